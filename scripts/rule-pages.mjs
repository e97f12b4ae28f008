// A page for each rule of the linter, from its declaration: its examples are its tests.
import { askSentence, rules } from '../dist/quality/lint/index.js';

/** The pages docs/rules/*.md, by path. */
export function rulePages() {
  const groups = [...new Set(rules.map(({ group }) => group))];
  const index = `# The rules of the linter

Made from \`src/quality/lint/rules/\`; change them there. \`fairwright explain RULE\` shows the same. The severity is that of the preset
\`recommended\`; what a standard requires is an error with \`--for STANDARD\`, what it recommends a warning.

${groups.map(groupTable).join('\n')}`;
  return [['docs/rules/README.md', index], ...rules.map((rule) => [`docs/rules/${rule.id}.md`, page(rule)])];
}

function groupTable(group) {
  const rows = rules
    .filter((rule) => rule.group === group)
    .map(({ id, severity, fix, summary }) => `| [\`${id}\`](${id}.md) | ${severity} | ${fix} | ${summary} |`);
  return `## ${group[0].toUpperCase()}${group.slice(1)}\n\n| rule | severity | fix | what must be true |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function page(rule) {
  const { id, group, on, severity, presets = {}, fix, summary, why, targets, metrics, examples } = rule;
  const facts = [
    `Group: ${group}. Checks: ${on}. Severity: ${severity}${others(presets)}. Fix: ${fix}.`,
    askSentence(rule),
    Object.keys(targets).length > 0 &&
      `Standards: ${Object.entries(targets)
        .map(([target, level]) => `${target} (${level})`)
        .join(', ')}.`,
    metrics.length > 0 && `FAIR metrics: ${metrics.join(', ')}.`,
  ].filter(Boolean);
  const bad = examples.bad.map(
    ({ schema, fixed }) =>
      `## Incorrect\n\n${block(schema)}${fixed === undefined ? '' : `\nRepaired:\n\n${block(fixed)}`}`,
  );
  const good = examples.good.map(({ schema }) => `## Correct\n\n${block(schema)}`);
  return `# ${id}\n\n${summary}\n\n${why}\n\n${facts.join('\n')}\n\n${[...bad, ...good].join('\n')}`;
}

function others(presets) {
  const words = Object.entries(presets).map(([preset, severity]) => `${preset}: ${severity}`);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

function block(schema) {
  return `\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n`;
}
