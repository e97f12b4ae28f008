import { expect, test } from 'vitest';
import { trino } from './trino.js';

test.each([
  ['one class of letters', '^\\p{L}{1,60}$', true],
  ['twenty of them', '\\p{L}-'.repeat(20), false],
])('whether a pattern fits into a query: %s', (_, pattern, fits) => {
  expect(trino.pattern(pattern) !== undefined).toBe(fits);
});
