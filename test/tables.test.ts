import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsByFormat, randomTables } from './random-tables.js';

test('the same rows have the same findings in all formats', async () => {
  const property = fc.asyncProperty(randomTables, async (table) => {
    const { ndjson, ...others } = Object.fromEntries(await findingsByFormat(table));
    for (const [format, found] of Object.entries(others))
      expect({ format, found }).toEqual({ format, found: ndjson });
  });
  await fc.assert(property, { seed: 3, numRuns: 50 });
});
