// A page for each class of change, from its declaration: its examples are its tests.
import { changeClasses } from '../dist/quality/diff/index.js';

/** The pages docs/changes/*.md, by path. */
export function changePages() {
  const rows = changeClasses.map(
    ({ id, severity, bump, summary }) =>
      `| [\`${id}\`](${fileOf(id)}) | ${severity} | ${bump ?? 'none'} | ${summary} |`,
  );
  const index = `# The classes of change

Made from \`src/quality/diff/\`; change them there. \`fairwright explain CLASS\` shows the same. A configuration can set the severity and the
part of the version number of each class, and accept single changes: see [Compare two versions](../how-to/diff.md).

| class | severity | version | what changed |
|---|---|---|---|
${rows.join('\n')}
`;
  return [
    ['docs/changes/README.md', index],
    ...changeClasses.map((each) => [`docs/changes/${fileOf(each.id)}`, page(each)]),
  ];
}

function fileOf(id) {
  return `${id.replace('/', '-')}.md`;
}

function page({ id, severity, bump, summary, why, examples }) {
  const asked = bump ? `It asks for a ${bump} version.` : 'It is about the number of the version itself.';
  return [
    `# ${id}`,
    summary,
    why,
    `Severity: ${severity}. ${asked}`,
    ...examples.changed.map((pair) => `## A change of this class\n\n${blocks(pair)}`),
    ...examples.unchanged.map((pair) => `## No change of this class\n\n${blocks(pair)}`),
  ].join('\n\n');
}

function blocks({ old, new: next }) {
  return `Old:\n\n${block(old)}\nNew:\n\n${block(next)}`;
}

function block(schema) {
  return `\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n`;
}
