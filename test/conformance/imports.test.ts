// Documents that others wrote: each is read, gives a valid schema, and every value of it is accounted for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/index.js';
import { importFrom } from '../../src/standards/import.js';
import type { Importer } from '../../src/standards/importer.js';
import { importer as roCrate } from '../../src/standards/ro-crate/importer.js';
import { validateSchema } from '../../src/validate/index.js';
import { folder, readJson } from './material.js';

/** The importers, by the folder of the documents. */
const importers: { readonly [folder: string]: Importer } = {
  'ro-crate': roCrate,
};

describe.each(Object.entries(importers))('%s', (name, importer) => {
  const files = readdirSync(join(folder, 'data', 'import', name)).filter((each) =>
    /\.json(?:ld)?$/.test(each),
  );

  test('has documents', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('reads %s', async (file) => {
    const document = readJson('import', name, file);
    expect(importer.detects(document)).toBeGreaterThan(0);
    const { schema, account } = await importFrom(importer, document, { uri: file });
    expect(validateSchema(documentOf(schema, file))).toEqual([]);
    const { leaves, schema: inSchema, options, repeated, notTaken } = account;
    expect(inSchema + options + repeated + notTaken.length).toBe(leaves);
    expect(inSchema + options).toBeGreaterThan(0);
  });
});
