// Where each keyword goes in each standard, and what each standard asks for: from the tables of the exporters.
import { exporters } from '../dist/exchange/standards/index.js';
import { keywords } from '../dist/schema/vocabulary/index.js';

/** The page docs/mappings.md. */
export function mappingTables() {
  const heads = exporters.map(({ title, version }) => `${title} ${version}`.trim());
  const rows = Object.keys(keywords).map((name) => {
    const cells = exporters.map(({ mapping }) => cell(mapping[name]));
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  return `# Where the keywords go

Made from the tables in \`src/exchange/standards/*/mapping.ts\` and \`requirements.ts\`; change them there. Every keyword has a place in a
standard, or a reason why it has none. Whatever is left out of a document is listed in its report, value by value, with the
pointer it came from. Terms of our own are in the namespace \`https://highvaluedata.net/fair-data-schema/vocab/annotations#\`.

| keyword | ${heads.join(' | ')} |
|---|${heads.map(() => '---').join('|')}|
${rows.join('\n')}

## Keywords of JSON Schema

What they say of tables (\`T\`), variables (\`V\`) and codes (\`C\`). All others have no place in any standard; whatever is left out is
listed in the report too.

| keyword | ${heads.join(' | ')} |
|---|${heads.map(() => '---').join('|')}|
${plainRows().join('\n')}

## What the standards ask for

Each value comes from the first that has it: given (an option), stated (the schema says it), assumed (it is true of the schema or
of this export, and the report says so; \`--no-assume\` switches this off). Otherwise it is missing, and the report says how to
supply it.

A document claims to conform only to what it has all musts of. Every Croissant document has \`conformsTo\`, since its validator
reads one without it by the rules of another version; the report (\`declares\`, "Conforms to") names Croissant only where
nothing is missing that must be in the document.

${exporters.map(requirementTable).join('\n')}`;
}

function plainRows() {
  const names = new Set(
    exporters.flatMap(({ plain }) => SUBJECTS.flatMap(([subject]) => Object.keys(plain[subject]))),
  );
  return [...names].map(
    (name) => `| \`${name}\` | ${exporters.map(({ plain }) => plainCell(plain, name)).join(' | ')} |`,
  );
}

const SUBJECTS = [
  ['table', 'T'],
  ['variable', 'V'],
  ['code', 'C'],
];

function plainCell(plain, name) {
  return SUBJECTS.flatMap(([subject, mark]) => {
    const place = plain[subject][name];
    if (place === undefined) return [];
    const only = place.only ? ` (only ${place.only.join(', ')})` : '';
    return `${mark}: ${escaped(place.to)}${only}`;
  }).join('<br>');
}

function cell(placement) {
  if ('drop' in placement) return `(left out: ${escaped(placement.drop)})`;
  const note = placement.note ? `; ${escaped(placement.note)}` : '';
  return `${escaped(placement.to)}${note}`;
}

function requirementTable({ title, version, requirements }) {
  const rows = requirements.map(
    ({ term, value, level, assume }) => `| \`${term}\` | ${level} | \`${value}\` | ${assume ? 'yes' : ''} |`,
  );
  return `### ${title} ${version}

| term | level | value | may be assumed |
|---|---|---|---|
${rows.join('\n')}
`;
}

function escaped(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
