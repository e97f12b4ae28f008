// The keyword reference, from the tables.

import { vocabulary } from '../dist/apps/operations/vocabulary/index.js';
import { keywords, lists, PUBLISHED_DOCS_URL } from '../dist/schema/vocabulary/index.js';

const SCOPES = {
  universal: 'On any schema object',
  dataset: 'On datasets',
  variable: 'On variables',
};

const { keywords: entries } = vocabulary.run({}, {});

/** The page docs/keywords.md. */
export function keywordReference() {
  const scopes = Object.entries(SCOPES).map(([scope, heading]) => {
    const rows = entries.filter(({ scopes: [first] }) => first === scope);
    return `## ${heading}\n\n${rows.map(section).join('\n')}`;
  });
  const editionCount = (edition) => entries.filter(({ editions }) => editions.includes(edition)).length;
  return `# The \`fair:\` keywords

Made from the table in \`src/schema/vocabulary/keywords.ts\`; change it there. The development edition has ${editionCount('dev')} keywords,
edition 0.1.0 has ${editionCount('0.1.0')}. Every keyword is allowed at any level; the headings show where it is usually used.
\`x-fair:NAME\` is read as \`fair:NAME\`.

${scopes.join('\n')}
## Controlled lists

A term is addressed as \`LIST#Term\` under \`${PUBLISHED_DOCS_URL}/cv/\`. Labels in any language, another case and usual synonyms are understood.

${Object.entries(lists).map(listSection).join('\n')}`;
}

function section({ name, about, value, example, scopes, pair, editions, members, deprecated }) {
  const facts = [
    `Value: ${value}.`,
    pair && `${name.endsWith('Ref') ? 'Literal' : 'Reference'} form: \`${pair}\`.`,
    scopes.length > 1 && `Also on: ${scopes.slice(1).join(', ')}.`,
    editions.length === 1 && `Edition: ${editions[0]} only.`,
    keywords[name].needs && `Needs \`${keywords[name].needs.join('`, `')}\` beside it.`,
  ].filter(Boolean);
  const table = members?.map(
    ({ name: member, title, required }) =>
      `| \`${member.replaceAll(' or ', '` or `')}\` | ${title} | ${required ? 'yes' : ''} |`,
  );
  return `### \`${name}\`

${deprecated ? `**Deprecated.** ${deprecated} ` : ''}${about} ${facts.join(' ')}

\`\`\`json
${JSON.stringify({ [name]: example }, null, 1).replaceAll(/\n */g, ' ')}
\`\`\`
${table ? `\n| member | what it says | required |\n|---|---|---|\n${table.join('\n')}\n` : ''}`;
}

function listSection([name, { title, description, terms }]) {
  const rows = Object.entries(terms).map(
    ([term, { label, description: words }]) => `| \`${term}\` | ${label.en} | ${label.fr} | ${words} |`,
  );
  return `### ${title}

\`${name}\`: ${description}

| term | en | fr | meaning |
|---|---|---|---|
${rows.join('\n')}
`;
}
