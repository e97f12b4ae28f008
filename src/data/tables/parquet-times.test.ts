import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { decimal, shortest, wholeNumber, wholeNumberOf } from './parquet-numbers.js';
import { date, time, timestamp, UNITS } from './parquet-times.js';

test.each([
  [0, '1970-01-01'],
  [-1, '1969-12-31'],
  [-719_528, '0000-01-01'],
  [-719_529, '-000001-12-31'],
  [2_932_896, '9999-12-31'],
  [2_932_897, '+010000-01-01'],
  [2 ** 31 - 2, '2147483646'],
  [2 ** 31 - 1, 'infinity'],
  [1 - 2 ** 31, '-infinity'],
])('day %d is %s', (days, text) => {
  expect(date(days)).toBe(text);
});

test.each([
  [0n, 'MICROS', '1970-01-01T00:00:00Z'],
  [-1n, 'MICROS', '1969-12-31T23:59:59.999999Z'],
  [-86_400_000n, 'MILLIS', '1969-12-31T00:00:00Z'],
  [1_714_566_600_250_000_001n, 'NANOS', '2024-05-01T12:30:00.250000001Z'],
  [-(2n ** 62n), 'NANOS', '1823-11-12T00:06:21.572612096Z'],
  [2n ** 63n - 1n, 'MICROS', 'infinity'],
  [1n - 2n ** 63n, 'MILLIS', '-infinity'],
  [2n ** 63n - 2n, 'NANOS', '2262-04-11T23:47:16.854775806Z'],
] as const)('%d %s since 1970 are %s', (count, unit, text) => {
  expect(timestamp(UNITS[unit], true)(count)).toBe(text);
});

test('a time has as much of a second as there is', () => {
  expect(time(UNITS.MICROS, false)(86_399_999_990n)).toBe('23:59:59.99999');
});

describe('numbers', () => {
  test.each([
    [2, 30, '0.3'],
    [2, -105n, '-1.05'],
    [2, new Uint8Array([255, 255, 255, 255, 255, 255, 255, 151]), '-1.05'],
    [1, new Uint8Array([128, 0]), '-3276.8'],
    [0, 999_999_999_999_999n, '999999999999999'],
    [3, 12_345_678_901_234_567_890n, '12345678901234567.89'],
    [25, 1n, '1e-25'],
  ])('scale %d of %o is %s', (scale, value, text) => {
    expect(String(decimal(scale)(value))).toBe(text);
  });

  test('halves give the number that they are of', () => {
    for (const value of [0n, -1n, 2n ** 32n, -(2n ** 32n), 2n ** 53n, -(2n ** 53n), -(2n ** 63n)]) {
      const [low, high] = new Int32Array(new BigInt64Array([value]).buffer);
      expect(wholeNumberOf(low!, high!)).toEqual(wholeNumber(value));
    }
  });

  test('numbers of 32 bits have the fewest of 6 to 9 digits that name them', () => {
    const byText = (value: number): Json =>
      [6, 7, 8, 9]
        .map((digits) => Number(value.toPrecision(digits)))
        .find((each) => Math.fround(each) === value)!;
    for (let bits = 0; bits < 2 ** 31; bits += 104_729) {
      const [value] = new Float32Array(new Int32Array([bits]).buffer);
      if (Number.isFinite(value)) expect(shortest(value!)).toBe(byText(value!));
    }
  });
});
