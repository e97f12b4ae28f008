// The same as test/score.test.ts, on published schemas.
import { expect, test } from 'vitest';
import { fullyRepaired } from '../score-repairs.js';
import { corpus } from './material.js';

test.each(corpus('fair'))(
  'who does what the findings on %s ask for has 100 points',
  async (_name, schema) => {
    const { score, losses } = await fullyRepaired(schema);
    expect(losses).toEqual([]);
    expect(score.total).toBe(100);
  },
);
