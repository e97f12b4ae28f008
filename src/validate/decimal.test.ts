import { expect, test } from 'vitest';
import { isMultiple } from './decimal.js';

test.each([
  [0.3, 0.1, true],
  [19.99, 0.01, true],
  [4.35, 0.01, true],
  [-0.5, 0.25, true],
  [0.35, 0.1, false],
  [1 / 3, 0.1, false],
  [-0, 7, true],
  [7, 0.5, true],
  [7.5, 7, false],
  [1e22, 1e21, true],
  [1e308, 0.5, true],
  [1e308, 3, false],
  [1e-7, 5e-324, true],
  [5e-324, 1e308, false],
  [2 ** 53, 3, false],
  [2 ** 53 + 2, 4, false],
])('whether %d is a multiple of %d', (value, divisor, expected) => {
  expect(isMultiple(value, divisor)).toBe(expected);
});
