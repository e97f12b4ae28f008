import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pattern } from '../../../test/arbitrary-patterns.js';
import { matchingLengths } from './pattern-lengths.js';

test.each([
  ['^S-[0-9]{5}$', [7, 7]],
  ['^note [0-9]+$', [6, Infinity]],
  ['^a?b{2,4}$', [2, 5]],
  ['^(?:a|bcd)$', [1, 3]],
  ['^a$|^bcd$', [1, 3]],
  ['^a$|bcd', [1, Infinity]],
  ['^\\bab\\b$', [2, 2]],
  ['^😀$', [1, 1]],
  ['^$', [0, 0]],
  ['^(?:a*){0}b$', [1, 1]],
  ['^ab', [2, Infinity]],
  ['', [0, Infinity]],
  ['^(?=a)b$', undefined],
])('texts that match %s', (written, lengths) => {
  expect(matchingLengths(written)).toEqual(lengths);
});

test('every text that matches has one of the lengths', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '7', '-', ' ', '\n', 'é', '😀'), maxLength: 6 });
  const anchored = fc.oneof(
    pattern,
    pattern.map((each) => `^(?:${each})$`),
  );
  fc.assert(
    fc.property(anchored, fc.array(text, { minLength: 20, maxLength: 20 }), (written, texts) => {
      const lengths = matchingLengths(written);
      if (lengths === undefined) return;
      const [least, most] = lengths;
      for (const each of texts.filter((one) => new RegExp(written, 'u').test(one))) {
        expect([...each].length).toBeGreaterThanOrEqual(least);
        expect([...each].length).toBeLessThanOrEqual(most);
      }
    }),
  );
});
