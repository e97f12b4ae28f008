import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escaped } from '../../base/html.js';
import { allOfWords } from '../../base/json.js';
import { packageRoot } from '../../base/package-root.js';
import { version } from '../../base/version.js';
import { standardTitles } from '../../exchange/standards/list/index.js';
import { LIST_PATH } from '../../registry/publish/index.js';
import { type ProblemName, problemKinds } from './problems.js';

/** What a page may load: everything from this service, styles also from the scripts that draw the page. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  'worker-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The files that pages load, by their path under the service, with their media types. */
export const assets: { readonly [path: string]: string } = {
  '/assets/page.css': 'text/css; charset=utf-8',
  '/assets/registry.css': 'text/css; charset=utf-8',
  '/assets/swagger-ui.css': 'text/css; charset=utf-8',
  '/assets/swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  '/assets/swagger-start.js': 'text/javascript; charset=utf-8',
  '/assets/redoc.standalone.js': 'text/javascript; charset=utf-8',
  '/assets/redoc-start.js': 'text/javascript; charset=utf-8',
};

/** Reads a file that a page loads. */
export function readAsset(path: string): Promise<Buffer> {
  return readFile(join(packageRoot, 'dist', 'apps', 'http', path));
}

/** A path that people start from. */
interface StartLink {
  readonly rel: string;
  readonly path: string;
  readonly about: string;
}

const studio: StartLink = { rel: 'studio', path: '/studio/', about: 'Open the studio' };
const published: StartLink = { rel: 'registry', path: LIST_PATH, about: 'The published schemas' };
const links: readonly StartLink[] = [
  { rel: 'schemas', path: '/v1/schemas', about: 'The registered schemas' },
  { rel: 'documentation', path: '/docs', about: 'Try the interface' },
  { rel: 'reference', path: '/redoc', about: 'Read the API reference' },
  { rel: 'service-desc', path: '/openapi.json', about: 'The OpenAPI description' },
  { rel: 'status', path: '/status', about: 'The status of the service' },
];

/** The paths that people start from; the first is the studio. */
export function startLinks(hasRegistry: boolean): readonly StartLink[] {
  return [studio, ...(hasRegistry ? [published] : []), ...links];
}

// Addresses are relative where they can be, so that pages work also under a prefix that only a proxy knows.
function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Swagger UI. */
export const docsPage = page(
  'fairwright: try the interface',
  '<link rel="stylesheet" href="assets/swagger-ui.css">',
  '<div id="swagger-ui"></div>\n<script src="assets/swagger-ui-bundle.js"></script>\n<script src="assets/swagger-start.js"></script>',
);

/** Redoc. */
export const redocPage = page(
  'fairwright: the interface',
  '',
  '<div id="redoc"></div>\n<script src="assets/redoc.standalone.js"></script>\n<script src="assets/redoc-start.js"></script>',
);

/** The page at `/`. Under a prefix it is asked for with and without a slash, and which of them is not always known. */
export function landingPage(prefix: string, hasRegistry: boolean): string {
  const at = (path: string) => (prefix === '' ? path.slice(1) : escaped(prefix + path));
  const link = ({ path, about }: StartLink, more = '') => `<a${more} href="${at(path)}">${about}</a>`;
  return page(
    'fairwright',
    `<link rel="stylesheet" href="${at('/assets/page.css')}">`,
    `<main>
<h1>fairwright</h1>
<p class="lead">Describe research data with JSON Schemas that carry FAIR metadata. Check data against them, and convert them to ${allOfWords(standardTitles)}.</p>
<p class="actions">${link(studio, ' class="action"')}${hasRegistry ? ` ${link(published)}` : ''}</p>
<p class="quiet">Start from a table or from a schema. The studio runs in your browser: your files stay on your computer.</p>
<h2>For programs and administrators</h2>
<ul class="links">
${links.map((each) => `<li>${link(each)} <code>${each.path}</code></li>`).join('\n')}
</ul>
<p class="quiet">Version ${version}</p>
</main>`,
  );
}

/** The page about a kind of problem. */
export function problemPage(name: ProblemName): string {
  const { status, title, about } = problemKinds[name];
  const words = escaped(about).replace(/`([^`]+)`/g, '<code>$1</code>');
  return page(
    title,
    '<link rel="stylesheet" href="../assets/page.css">',
    `<main>\n<h1>${title}</h1>\n<p>Status ${status}, <code>${name}</code></p>\n<p>${words}</p>\n</main>`,
  );
}
