// Writes the derived files anew, or with --check says which of them are not fresh. Needs a build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prefixes from '@zazuko/prefixes';
import { metaSchemas, PUBLISHED_DOCS_URL } from '../dist/vocabulary/index.js';
import { keywordReference } from './keyword-reference.mjs';
import { readme } from './readme.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function* derivedFiles() {
  yield ['src/vocabulary/prefixes.generated.ts', prefixTable()];
  yield ['README.md', readme(root)];
  yield ['docs/keywords.md', keywordReference()];
  for (const [address, schema] of metaSchemas()) {
    const path = address.slice(PUBLISHED_DOCS_URL.length) || '/current';
    yield [`docs/meta-schemas${path}.json`, `${JSON.stringify(schema, null, 2)}\n`];
  }
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
