// Documents of other standards, as their communities write them: each gives a sound schema, and no value is forgotten.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { optionsKind } from '../../src/exchange/options/export-options.js';
import { importers, importFrom } from '../../src/exchange/standards/index.js';
import { validateSchema } from '../../src/quality/validate/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { folder, readJson } from './material.js';

/** The standards of which others wrote documents, by the folders of these. */
const STANDARDS = ['ro-crate', 'cdif', 'croissant'];

describe.each(STANDARDS)('documents of %s', (name) => {
  const importer = importers[name]!;
  const files = readdirSync(join(folder, 'data', 'import', name)).filter((each) =>
    /\.json(?:ld)?$/.test(each),
  );

  test('are there', () => expect(files.length).toBeGreaterThan(10));

  test.each(files)('%s', async (file) => {
    const document = readJson('import', name, file);
    expect(importer.detects(document)).toBeGreaterThan(0);
    const { schema, options, ledger } = await importFrom(importer, document, { uri: file });
    expect(validateSchema(documentOf(schema, 'schema'))).toEqual([]);
    expect(optionsKind.check(options)).toEqual([]);
    const { leaves, schema: inSchema, options: inOptions, repeated, assumed, notTaken } = ledger;
    expect(inSchema + inOptions + repeated + assumed + notTaken.length).toBe(leaves);
    expect(inSchema + inOptions).toBeGreaterThan(0);
  });
});
