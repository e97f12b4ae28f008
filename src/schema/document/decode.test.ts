import { describe, expect, test } from 'vitest';
import { decode } from './decode.js';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])),
  );

describe('bytes become text', () => {
  test('when they are UTF-8, byte order mark included', () => {
    expect(decode(bytes('{"é": "😀"}'), 'x')).toEqual({ text: '{"é": "😀"}' });
    expect(decode(bytes(0xef, 0xbb, 0xbf, '{}'), 'x')).toEqual({ text: '\uFEFF{}' });
  });

  test.each([
    ['a lone byte', bytes('{\n "é', 0xff, '"'), /The byte FF at offset 6 is not UTF-8/, '2:4'],
    ['a cut character', bytes('ab', 0xe2, 0x82), /The byte E2 at offset 2 is not UTF-8/, '1:3'],
    ['a character broken off', bytes('ab', 0xe2, 0x82, 'c'), /The byte E2 at offset 2/, '1:3'],
    ['Latin-1', bytes('caf', 0xe9, ' x'), /The byte E9 at offset 3/, '1:4'],
    ['UTF-16', bytes(0xff, 0xfe, '{', 0, '}', 0), /The text is UTF-16/, '1:1'],
    ['a binary file', bytes(0x89, 'PNG', 0, 0, 1), /binary file/, '1:1'],
  ])('not when they are %s', (_name, input, says, at) => {
    const decoded = decode(input, 'x');
    if (!('diagnostic' in decoded)) throw new Error('decoded');
    expect(decoded.diagnostic.message).toMatch(says);
    const { line, column } = decoded.diagnostic.at.range!.start;
    expect(`${line}:${column}`).toBe(at);
  });
});
