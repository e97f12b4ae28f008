import { isIdnEmail } from '@hyperjump/json-schema-formats';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formats } from './formats.js';

test('a mail address with a tag that is not registered is none', () => {
  for (const text of ['a@[x:y]', 'a@[IPv6:z]']) expect(formats.email!(text)).toBe(false);
  for (const text of ['a@[IPv6:::1]', 'a@[127.0.0.1]', 'a@b']) expect(formats.email!(text)).toBe(true);
});

test('international mail addresses are those of the library, without its output', () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {});
  const pieces = fc.constantFrom(
    ...['a', 'é', '@', '"', '.', '-', '[', ']', 'IPv6:', '::1', 'xn--a', '。', ' ', '\u{E0100}', '日本'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      written.mockClear();
      const found = [formats['idn-email']!(text), formats['idn-email']!(`a@${text}`)];
      expect(written).not.toHaveBeenCalled();
      expect(found).toEqual([isIdnEmail(text), isIdnEmail(`a@${text}`)]);
    }),
    { numRuns: 2000 },
  );
  written.mockRestore();
});
