// Documents of other standards, as their communities write them: each gives a sound schema, and no value is forgotten.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/index.js';
import { optionsKind } from '../../src/operations/export-options.js';
import { importer as cdif } from '../../src/standards/cdif/importer.js';
import { importFrom } from '../../src/standards/import.js';
import type { Importer } from '../../src/standards/importer.js';
import { validateSchema } from '../../src/validate/index.js';
import { folder, readJson } from './material.js';

/** The importers, by the folders of their documents. */
const importers: { readonly [name: string]: Importer } = {
  cdif,
};

describe.each(Object.entries(importers))('documents of %s', (name, importer) => {
  test.each(readdirSync(join(folder, 'data', 'import', name)))('%s', async (file) => {
    const document = readJson('import', name, file);
    const { schema, options, account } = await importFrom(importer, document, file);
    expect(importer.detects(document)).toBeGreaterThan(0);
    expect(validateSchema(documentOf(schema, 'schema'))).toEqual([]);
    expect(optionsKind.check(options)).toEqual([]);
    expect(account.schema + account.options + account.repeated + account.notTaken.length).toBe(
      account.leaves,
    );
    expect(account.schema).toBeGreaterThan(0);
  });
});
