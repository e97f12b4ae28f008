import { expect, test } from 'vitest';
import { roundTripOf } from './round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test.each([
  ['ro-crate', 0.98],
  ['cdif', 0.98],
  ['croissant', 0.98],
  ['prov', 0.98],
])('%s brings back what it was given', async (id, share) => {
  const { all, restored, unexplained } = await roundTripOf(id, [...ownSchemas, ...randomSchemas(40)]);
  expect(all).toBeGreaterThan(3000);
  expect(restored / all).toBeGreaterThan(share);
  // The rest is what the list of losses says.
  expect(unexplained).toEqual([]);
});
