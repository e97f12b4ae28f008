import { expect, test } from 'vitest';
import { ExactNumber, isMultiple } from './exact-number.js';

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

const exact = (literal: string) => ExactNumber.read(literal) as ExactNumber;

test.each<[string, string | number]>([
  ['9007199254740992', 9007199254740992],
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['12345678901234567890.0123456789', '12345678901234567890.0123456789'],
  ['0.12345678901234567890', '0.1234567890123456789'],
  ['0.0000012345678901234567890', '0.000001234567890123456789'],
  ['1.0000000000000000000', 1],
  ['0.30000000000000004', 0.30000000000000004],
  ['123456789012345678901e3', '123456789012345678901000'],
  [`1${'0'.repeat(399)}1`, `1.${'0'.repeat(59)}…e400`],
  [`1${'0'.repeat(400)}`, '1e400'],
])('%s is read as %s', (literal, shown) => {
  const value = ExactNumber.read(literal);
  expect(typeof shown === 'number' ? value : String(value)).toBe(shown);
});

test.each<[string, number, number]>([
  ['9007199254740993', 9007199254740992, 1],
  ['9007199254740993', 9007199254740994, -1],
  ['-9007199254740993', -9007199254740992, -1],
  ['9223372036854775807', 2 ** 63, -1],
  ['9223372036854775808', 2 ** 63, 0],
  ['0.10000000000000000001', 0.1, 1],
  ['0.10000000000000000001', 0, 1],
  ['-0.10000000000000000001', 0, -1],
  ['123456789.123456789123456789', 1e9, -1],
])('%s compared with %d', (literal, value, sign) => {
  expect(Math.sign(exact(literal).compare(value))).toBe(sign);
});

test.each<[string, number, boolean]>([
  ['12345678901234567.89', 0.01, true],
  ['12345678901234567.895', 0.01, false],
  ['9007199254740993', 3, true],
  ['9007199254740995', 3, false],
  ['100000000000000000000000000000000007', 7, false],
])('whether %s is a multiple of %d', (literal, divisor, expected) => {
  expect(exact(literal).isMultipleOf(divisor)).toBe(expected);
});
