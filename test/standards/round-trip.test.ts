import { expect, test } from 'vitest';
import { roundTripOf } from './round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test.each([
  ['ro-crate', 0.95],
  ['cdif', 0.95],
  ['croissant', 0.95],
  ['prov', 0.9],
])('%s brings back what it was given', async (id, share) => {
  const { all, restored, unexplained } = await roundTripOf(id, [...ownSchemas, ...randomSchemas(40)]);
  expect(all).toBeGreaterThan(3000);
  expect(restored / all).toBeGreaterThan(share);
  expect(unexplained.length / all).toBeLessThan(0.03);
});
