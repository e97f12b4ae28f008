// Published tables: a schema that lacks columns and statements gets them back, accepts the data, and keeps its text.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFiles } from '../../src/apps/cli/data/data-files.js';
import { profileOf } from '../../src/apps/cli/data/profile-file.js';
import { refusedRows } from '../../src/apps/cli/data/refused-rows.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { infer, loadKnowledge, updateSchema } from '../../src/data/infer/index.js';
import { documentOf, parse } from '../../src/schema/document/index.js';
import { textOf } from '../../src/schema/draft/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { loadLicenses } from '../../src/schema/vocabulary/index.js';
import { folder, readJson } from './material.js';

const tables = readJson('truth', 'manifest.json') as unknown as readonly { readonly file: string }[];
const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };
const registry = createRegistry();
const CELLS = { dialect: {}, isStrict: false };

/** Every third column is dropped, and every second statement of the others. */
function thinned(schema: Json): Json {
  const { items, ...root } = schema as { items: { properties?: JsonObject } };
  const columns = Object.entries(items.properties ?? {}).filter((_, index) => index % 3 > 0);
  const properties = Object.fromEntries(
    columns.map(([name, column], index) => [
      name,
      Object.fromEntries(Object.entries(column as JsonObject).filter((_, at) => (at + index) % 2 > 0)),
    ]),
  );
  return { ...root, items: { ...items, properties } } as unknown as Json;
}

test('thinned schemas of published tables are completed', { timeout: 1_800_000 }, async () => {
  const faults: string[] = [];
  let additions = 0;
  for (const { file } of tables) {
    const [data] = (await dataFiles([join(folder, 'data', 'truth', file)])).files;
    const { profile, description } = await profileOf(data!, () => undefined);
    const inferred = infer([{ name: 'data', profile, description }], settings);
    const shown = { inferred, names: ['data'] };
    const text = textOf(thinned(inferred.schema), 'yaml');
    const { document } = await parse(text, 'schema', 'yaml');
    const { document: after, applied, refused } = await updateSchema(document!, shown, { registry });
    additions += applied.length;
    if (refused.length > 0) faults.push(`${file}: ${refused[0]!.reason}`);
    const again = await updateSchema(after, shown, { registry });
    if (again.applied.length > 0) faults.push(`${file}: not done after one run`);
    const before = await refusedRows(data!, document!, { registry }, CELLS);
    const found = await refusedRows(data!, documentOf(after.value, 'schema'), { registry }, CELLS);
    const news = [...found!.refused].filter(([reason]) => !before!.refused.has(reason));
    for (const [, { column, first }] of news) faults.push(`${file}: ${column}: ${first.message}`);
  }
  console.log(`${additions} additions to the schemas of ${tables.length} tables`);
  expect(faults).toEqual([]);
});
