// What comes back from each standard without the schema that documents carry: by standard and keyword, printed.
import { describe, expect, test } from 'vitest';
import { roundTripOf } from '../standards/round-trip.js';
import { ownSchemas, randomSchemas } from '../standards/sources.js';

const RANDOM = 500;

describe('the round trip', () => {
  test.each([
    ['ro-crate', 0.95],
    ['cdif', 0.95],
    ['croissant', 0.95],
    ['prov', 0.9],
  ])(
    'through %s',
    async (id, share) => {
      const { all, restored, byKeyword, unexplained } = await roundTripOf(id, [
        ...ownSchemas,
        ...randomSchemas(RANDOM),
      ]);
      const partial = [...byKeyword].map(([keyword, each]) => `${keyword} ${each.restored}/${each.all}`);
      console.log(
        `round trip through ${id}: ${restored} of ${all} statements (${((restored / all) * 100).toFixed(1)} %), ${unexplained.length} neither restored nor listed; ${partial.join(', ')}`,
      );
      expect(restored / all).toBeGreaterThan(share);
    },
    600_000,
  );
});
