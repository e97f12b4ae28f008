import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, highOf } from './hash.js';

test('the first half alone is the first half of the hash, wherever the text stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, text) => {
      const hash = { high: 0, low: 0 };
      hashOf(text, 0, text.length, hash);
      expect(highOf(before + text, before.length, before.length + text.length)).toBe(hash.high);
    }),
  );
});
