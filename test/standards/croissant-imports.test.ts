import { describe, expect, test } from 'vitest';
import { exporters, importers, importFrom } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exported, ownSchemas } from './sources.js';

describe('options', () => {
  const croissant = exporters.find(({ id }) => id === 'croissant')!;
  const {
    license: _,
    creator: __,
    publisher: ___,
    version: ____,
    datePublished: _____,
    ...others
  } = fullOptions;

  test.each(ownSchemas.map((each) => [each.name, each] as const))(
    'come back beside %s',
    async (_name, source) => {
      const { document } = exported(croissant, source, fullOptions);
      const { options } = await importFrom(importers.croissant!, document, { uri: 'document' });
      expect(options).toMatchObject(others);
    },
  );
});
