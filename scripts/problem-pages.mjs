// A page for each kind of problem, from the table in src/apps/http/problems.ts.
import { problemKinds } from '../dist/apps/http/index.js';

/** The pages docs/problems/*.md, by path. */
export function problemPages() {
  const kinds = Object.entries(problemKinds);
  const pages = kinds.map(([name, { status, title, about }]) => [
    `docs/problems/${name}.md`,
    `# ${title}\n\nStatus ${status}. The service answers it with \`"type": "/problems/${name}"\`, and serves this page there.\n\n${about}\n`,
  ]);
  const rows = kinds.map(
    ([name, { status, title }]) => `| ${status} | [\`${name}\`](${name}.md) | ${title} |`,
  );
  const index = `# Problems\n\nErrors are problem details (RFC 9457, \`application/problem+json\`): \`type\`, \`title\`, \`status\`, \`detail\`, \`instance\`, and\nwhere it helps \`errors\` (each with a JSON Pointer) or \`limit\`. Made from the table in \`src/apps/http/problems.ts\`.\n\n| status | kind | title |\n|---|---|---|\n${rows.join('\n')}\n`;
  return [['docs/problems/README.md', index], ...pages];
}
