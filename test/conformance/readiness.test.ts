// The same promise as in test/readiness.test.ts, on published schemas.
import { expect, test } from 'vitest';
import { fullyRepaired } from '../readiness-repairs.js';
import { corpus } from './material.js';

test.each(corpus('fair'))('who does all that is asked for %s has 100 points', async (_name, schema) => {
  const { score, losses } = await fullyRepaired(schema);
  expect(losses).toEqual([]);
  expect(score.total).toBe(100);
});
