// The score is a promise: who does all that it asks for has all points.
import { expect, test } from 'vitest';
import { isObject } from '../src/json.js';
import { fullyRepaired } from './score-repairs.js';
import { ownSchemas } from './standards/sources.js';

const scored = ownSchemas.filter(({ schema }) => isObject(schema));

test.each(scored)('who does what the findings on $name ask for has 100 points', async ({ schema }) => {
  const { score, losses } = await fullyRepaired(schema);
  expect(losses).toEqual([]);
  expect(score.total).toBe(100);
});
