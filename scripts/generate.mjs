// Writes the derived files again, or with --check says which of them are not fresh. Needs a build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prefixes from '@zazuko/prefixes';
import { optionsKind } from '../dist/exchange/options/index.js';
import { configSchema } from '../dist/quality/config/index.js';
import { rules } from '../dist/quality/lint/index.js';
import { metaSchemas, PUBLISHED_DOCS_URL } from '../dist/schema/vocabulary/index.js';
import { apiReference } from './api-reference.mjs';
import { changePages } from './change-pages.mjs';
import { examplePages } from './example-pages.mjs';
import { keywordReference } from './keyword-reference.mjs';
import { codeTable, licenseTable, unitTable } from './lookup-lists.mjs';
import { mappingTables } from './mapping-tables.mjs';
import { problemPages } from './problem-pages.mjs';
import { rulePages } from './rule-pages.mjs';
import { sentenceList } from './sentences.mjs';
import { terminalPicture } from './terminal-picture.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function* derivedFiles() {
  yield ['src/schema/vocabulary/prefixes.generated.ts', prefixTable()];
  yield ['src/schema/vocabulary/licenses.generated.ts', licenseTable()];
  yield ['src/schema/vocabulary/units.generated.ts', unitTable()];
  yield ['src/data/infer/meanings/codes.generated.ts', codeTable()];
  yield ['src/schema/references/standard.generated.ts', standardDocuments()];
  yield* examplePages(root);
  yield ['docs/terminal.svg', terminalPicture(root)];
  yield ['docs/api.md', apiReference(root)];
  yield ['docs/keywords.md', keywordReference()];
  yield ['docs/mappings.md', mappingTables()];
  yield ['docs/config.schema.json', `${JSON.stringify(configSchema(rules), null, 2)}\n`];
  yield ['docs/options.schema.json', optionsSchema()];
  yield* problemPages();
  yield* rulePages();
  yield* changePages();
  yield ['test/sentences.txt', sentenceList(root)];
  for (const [address, schema] of metaSchemas()) {
    const path = address.slice(PUBLISHED_DOCS_URL.length) || '/current';
    yield [`docs/meta-schemas${path}.json`, `${JSON.stringify(schema, null, 2)}\n`];
  }
}

function optionsSchema() {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Options of exports',
    description: 'What no keyword of a schema can say: fairwright export --options FILE.',
    ...optionsKind.schema,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function prefixTable() {
  const rows = Object.entries(prefixes)
    .filter(([prefix]) => prefix !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, namespace]) => `  ${JSON.stringify(prefix)}: ${JSON.stringify(namespace)},`);
  return `// Made by scripts/generate.mjs from the package @zazuko/prefixes (MIT). Do not edit.

/** Prefixes of the vocabularies that people use on the web. */
export const generatedPrefixes: { readonly [prefix: string]: string } = {
${rows.join('\n')}
};
`;
}

function standardDocuments() {
  const require = createRequire(import.meta.url);
  const names = [
    'schema',
    ...['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'].map(
      (name) => `meta/${name}`,
    ),
  ];
  const documents = names.map((name) => require(`ajv/dist/refs/json-schema-2020-12/${name}.json`));
  return `// Made by scripts/generate.mjs from the meta-schemas of Draft 2020-12 (json-schema.org, BSD-3-Clause) in the package ajv. Do not edit.
import type { JsonObject } from '../../base/json.js';

/** The meta-schemas of the standard. */
export const standardDocuments: readonly JsonObject[] = ${JSON.stringify(documents, null, 2)};
`;
}

const isCheck = process.argv.includes('--check');
let stale = 0;
for (const [path, content] of derivedFiles()) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  stale++;
  console.log(`${isCheck ? 'not fresh' : 'written'}: ${path}`);
  if (isCheck) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
if (isCheck && stale > 0) process.exit(1);
if (stale === 0) console.log('All derived files are fresh.');
