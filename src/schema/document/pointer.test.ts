import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { append, isPointer, split, tokens, valueAt } from './pointer.js';

describe('JSON Pointers', () => {
  test('take any names apart and together', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const pointer = append('', ...names);
        expect(tokens(pointer)).toEqual(names);
        expect(isPointer(pointer)).toBe(true);
        if (names.length > 0)
          expect(split(pointer)).toEqual([append('', ...names.slice(0, -1)), names.at(-1)]);
      }),
      { seed: 5 },
    );
  });

  test.each([
    ['', { a: [1, { b: 2 }] }],
    ['/a/1/b', 2],
    ['/a/01', undefined],
    ['/a/-', undefined],
    ['/a/length', undefined],
    ['/constructor', undefined],
    ['/a/1/b/c', undefined],
  ])('%j finds %j', (pointer, value) => {
    expect(valueAt({ a: [1, { b: 2 }] }, pointer)).toEqual(value);
  });

  test.each([
    ['a', false],
    ['/~2', false],
    ['/~', false],
    ['/~0~1', true],
  ])('%j is a pointer: %s', (text, is) => {
    expect(isPointer(text)).toBe(is);
  });
});
