import { expect, test } from 'vitest';
import { roundTripOf } from './round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test('a crate brings back every value that is not listed as lost', async () => {
  const { all, unexplained } = await roundTripOf('ro-crate', [...ownSchemas, ...randomSchemas(40)]);
  expect(all).toBeGreaterThan(3000);
  expect(unexplained).toEqual([]);
});
