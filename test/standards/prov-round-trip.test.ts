import { expect, test } from 'vitest';
import { roundTripOf } from './round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test('a provenance graph brings back every value, or lists it as lost', async () => {
  const { all, unexplained } = await roundTripOf('prov', [...ownSchemas, ...randomSchemas(40)]);
  expect(all).toBeGreaterThan(3000);
  expect(unexplained).toEqual([]);
});
