import { expect, test } from 'vitest';
import { roundTripOf } from './round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test('what CDIF does not bring back is listed as lost', async () => {
  const { all, restored, unexplained } = await roundTripOf('cdif', [...ownSchemas, ...randomSchemas(40)]);
  expect(unexplained).toEqual([]);
  expect(restored / all).toBeGreaterThan(0.99);
});
