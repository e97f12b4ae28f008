import { escapeMarkup } from './escape.js';

/** Nothing may be loaded and nothing may run, whatever a file says. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A page that needs nothing else. */
export function htmlPage(title: string, style: string, content: string): string {
  const name = escapeMarkup(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>
${style}
</style>
</head>
<body>
<main>
<h1>${name}</h1>
${content}
</main>
</body>
</html>
`;
}
