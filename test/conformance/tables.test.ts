import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsByFormat, randomTables } from '../random-tables.js';

test('2,500 random tables have the same findings in all formats', async () => {
  let findings = 0;
  let parquet = 0;
  const property = fc.asyncProperty(randomTables, async (table) => {
    const { ndjson, ...others } = Object.fromEntries(await findingsByFormat(table));
    findings += ndjson!.length;
    if (others.parquet) parquet++;
    for (const [format, found] of Object.entries(others))
      expect({ format, found }).toEqual({ format, found: ndjson });
  });
  await fc.assert(property, { numRuns: 2500 });
  console.log(`${findings} findings; ${parquet} of the tables also as Parquet`);
  expect(Math.min(findings, parquet)).toBeGreaterThan(1000);
});
