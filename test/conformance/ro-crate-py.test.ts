// Crates that ro-crate-py, the usual library, opened and saved: the official validator and our importer take them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import { importers, importFrom } from '../../src/exchange/standards/index.js';
import { ownSchemas } from '../standards/sources.js';
import { judgeCrates, saveCrates } from './validators.js';

const workplace = mkdtempSync(join(tmpdir(), 'crates-'));
afterAll(() => rmSync(workplace, { recursive: true }));

const NAMES = ['complete', 'data-product', 'everything-everywhere', 'languages', 'no-address', 'odd-names'];

/** A crate with a data file, as the command writes it. */
function crateOf(name: string): string {
  const [schema, data, crate] = [`${name}.json`, 'notes of mine.csv', name].map((each) =>
    join(workplace, each),
  );
  writeFileSync(schema!, JSON.stringify(ownSchemas.find((each) => each.name === name)!.schema));
  writeFileSync(data!, 'a\n1\n');
  const words = ['export', 'ro-crate', schema!, '--to', crate!, '--data', data!, '--no-check'];
  execFileSync(process.execPath, [resolve('bin/fairwright.js'), ...words], { stdio: 'ignore' });
  return crate!;
}

/** What ro-crate-py 0.16 leaves out by default: the definitions of terms in the context of the crate. */
const LEFT_OUT = /is not defined as a term or compact IRI by the @context/;

test('ro-crate-py opens and saves our crates, and nothing is lost', async () => {
  const saved = await saveCrates(NAMES.map(crateOf));
  expect(saved).toHaveLength(NAMES.length);
  const verdicts = await judgeCrates(saved.flatMap(({ plain, whole }) => [plain, whole]));
  expect(verdicts).toHaveLength(2 * NAMES.length);
  for (const { path, issues } of verdicts) {
    const required = issues.filter(({ severity }) => severity === 'REQUIRED');
    const counted = path.endsWith('-plain')
      ? required.filter(({ message }) => !LEFT_OUT.test(message))
      : required;
    expect([path, ...counted]).toEqual([path]);
  }
  const read = async (crate: string) => {
    const text = readFileSync(join(crate, 'ro-crate-metadata.json'), 'utf8');
    // The library has no languages of texts.
    const document = JSON.parse(text, (_, value) => value?.['@value'] ?? value) as Json;
    const { schema, options } = await importFrom(importers['ro-crate']!, document, { uri: crate });
    return { schema, options };
  };
  for (const { from, plain, whole } of saved) {
    for (const folder of [plain, whole]) {
      expect(readdirSync(folder).sort()).toEqual(readdirSync(from).sort());
      expect(await read(folder)).toEqual(await read(from));
    }
  }
});
