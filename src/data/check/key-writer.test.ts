import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExactNumber } from '../../base/exact-number.js';
import { areEqual, type Json } from '../../base/json.js';
import { keyWriter, WORDS } from './key-writer.js';

const seed = Uint32Array.of(1, 2, 3, 4);

function keyOf(row: Json, ...names: readonly string[]): string {
  const words = new Uint32Array(3 * WORDS).fill(7);
  keyWriter(
    names.map((name) => [name]),
    seed,
  )(row, words, WORDS);
  expect([...words.subarray(0, WORDS), ...words.subarray(2 * WORDS)]).toEqual(Array(2 * WORDS).fill(7));
  return words.subarray(WORDS, 2 * WORDS).join(' ');
}

const exact = (literal: string) => ExactNumber.read(literal) as unknown as Json;
const NOTHING = '0 0 0 0';

test.each<[string, Json, Json]>([
  ['1 and 1.0', 1, JSON.parse('1.0')],
  ['0 and -0', 0, -0],
  ['1e3 and 1000', exact('1e3'), exact('1000')],
  ['a long integer in two spellings', exact('9007199254740993'), exact('9.007199254740993e15')],
  ['members in another order', { a: 1, b: [1] }, { b: [1], a: 1 }],
])('%s have the same key', (_name, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each<[string, Json, Json]>([
  ['a number and its text', 1, '1'],
  ['integers beyond 2^53', exact('9007199254740993'), exact('9007199254740992')],
  ['fractions of many digits', exact('0.12345678901234567891'), exact('0.12345678901234567892')],
  ['null and its text', null, 'null'],
  ['null and an absent member', { a: null }, {}],
  ['nested and flat arrays', [[1], 2], [[1, 2]]],
  ['an array and an object', ['a', 1], { a: 1 }],
  ['texts that are one when joined', ['ab', 'c'], ['a', 'bc']],
  ['lone surrogates', '\ud800', '\ud801'],
  ['texts that differ at the end', `${'x'.repeat(100)}a`, `${'x'.repeat(100)}b`],
  ['texts of zeros', '\0'.repeat(20), '\0'.repeat(21)],
  ['cases', 'A', 'a'],
  ['composed characters', 'é', 'e\u0301'],
])('%s have different keys', (_name, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

const few = fc.constantFrom<Json>(
  null,
  true,
  0,
  1,
  -1,
  1.5,
  2 ** 31,
  1e300,
  '',
  '1',
  'é',
  '😀',
  'a long text of some length',
);
const values = fc.oneof(
  few,
  fc.array(few, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b'), few),
) as fc.Arbitrary<Json>;

test('keys are equal if and only if values are', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(keyOf(one) === keyOf(other)).toBe(areEqual(one, other));
      expect(keyOf({ x: one, y: other }, 'x', 'y') === keyOf({ x: other, y: one }, 'x', 'y')).toBe(
        areEqual(one, other),
      );
    }),
    { numRuns: 2000 },
  );
});

test('a key of nulls is none; absent is null', () => {
  expect(keyOf({ a: null }, 'a', 'b')).toBe(NOTHING);
  expect(keyOf('no object', 'a')).toBe(NOTHING);
  expect(keyOf({ a: 1, b: null }, 'a', 'b')).toBe(keyOf({ a: 1 }, 'a', 'b'));
  expect(keyOf({ a: 1 }, 'a', 'b')).not.toBe(keyOf({ b: 1 }, 'a', 'b'));
  expect(keyOf(null)).not.toBe(NOTHING);
});

test('values may be nested deeper than the stack allows', () => {
  let deep: Json = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(keyOf(deep)).toBe(keyOf(deep));
  expect(keyOf(Array.from({ length: 300_000 }, (_, index) => index))).not.toBe(NOTHING);
});

test('long keys depend on the seed', () => {
  const words = new Uint32Array(2 * WORDS);
  const text = 'a text that does not fit into a key';
  keyWriter([], seed)(text, words, 0);
  keyWriter([], Uint32Array.of(5, 6, 7, 8))(text, words, WORDS);
  expect([...words.subarray(1, WORDS)]).not.toEqual([...words.subarray(WORDS + 1)]);
});
