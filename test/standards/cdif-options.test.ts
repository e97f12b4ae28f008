import { expect, test } from 'vitest';
import { importer } from '../../src/exchange/standards/cdif/importer.js';
import { importFrom } from '../../src/exchange/standards/import.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exported, ownSchemas } from './sources.js';

const cdif = exporters.find(({ id }) => id === 'cdif')!;

/** Options that come back as keywords, or have no place in CDIF. */
const ELSEWHERE = ['version', 'datePublished', 'license', 'publisher', 'creator'] as const;

test.each(ownSchemas.map((each) => [each.name, each] as const))(
  'options come back beside %s',
  async (_name, source) => {
    const { document } = exported(cdif, source, fullOptions);
    const { options } = await importFrom(importer, document, { uri: 'document' });
    const expected: { [name: string]: unknown } = { ...fullOptions };
    for (const name of ELSEWHERE) delete expected[name];
    expect(options).toMatchObject(expected);
  },
);

test('keys and roles come back by table and column', async () => {
  const source = ownSchemas.find(({ name }) => name === 'data-product')!;
  const given = { keys: { households: ['household_id'] }, roles: { 'persons/age': 'measure' } } as const;
  const { options } = await importFrom(importer, exported(cdif, source, given).document, { uri: 'document' });
  expect(options).toMatchObject(given);
});
