// Expressions of POSIX give the answers of the native engine in one that reads them to the letter: PostgreSQL, told by `(?e)`.
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { pattern, SETS } from '../../../../test/arbitrary-patterns.js';
import { runs } from '../../../../test/effort.js';
import { posixPattern } from './posix-pattern.js';

const TEXTS = [
  ...['', 'a', 'ab', 'abc', 'a\n', '\na', 'a\nb', 'é', 'aé', '😀', ' ', '\t', '1', 'a1', '_', '-', '^', '^a'],
  ...[
    '[',
    ']',
    '[a]',
    '\\',
    '{',
    '}',
    '{2}',
    '(',
    ')',
    '|',
    '.',
    '*',
    '+',
    '?',
    '$',
    '$1',
    "'",
    '"',
    '%',
    '/',
  ],
  ...fc.sample(
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '\n', 'é', '-', ']'), maxLength: 8 }),
    {
      numRuns: 200,
      seed: 3,
    },
  ),
];

let server: PGlite;
beforeAll(async () => {
  server = await PGlite.create();
});

/** The texts about which the two engines differ. */
async function differences(written: string, posix: string): Promise<readonly string[]> {
  const { rows } = await server.query<{ text: string }>(
    'SELECT text FROM unnest($1::text[]) AS t(text) WHERE text ~ $2',
    [TEXTS, `(?e)${posix}`],
  );
  const found = new Set(rows.map(({ text }) => text));
  const native = new RegExp(written, 'u');
  return TEXTS.filter((text) => found.has(text) !== native.test(text));
}

test('made-up patterns that have such an expression mean the same', async () => {
  const PATTERNS = runs({ test: 1000, conformance: 5000 });
  let compared = 0;
  for (const written of [...SETS, ...fc.sample(pattern, { numRuns: PATTERNS, seed: 4 })]) {
    const posix = posixPattern(written);
    if (posix === undefined) continue;
    compared++;
    expect(await differences(written, posix), `${written} as ${posix}`).toEqual([]);
  }
  expect(compared).toBeGreaterThan(PATTERNS / 20);
});

test.each([
  ['^[A-Z]{2}-\\d+$', '^[A-Z]{2}-[0-9]+$'],
  ['^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?$', '^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$'],
  ['[\\w.-]+@x', '(-|\\.|[0-9A-Z_a-z])+@x'],
  ['[\\]\\\\[^]', '(\\[|\\\\|]|\\^)'],
  ['\\(a\\)\\{\\}\\?', '\\(a\\)\\{}\\?'],
  ['é|ab', '(é|ab)'],
  ['^a{300}$', '^a{255}a{45}$'],
])('%s is written as %s', async (written, posix) => {
  expect(posixPattern(written)).toBe(posix);
  expect(await differences(written, posix)).toEqual([]);
});

test.each([
  '[^a]',
  '.',
  '\\s',
  '\\D',
  '[à-ÿ]',
  '\\p{L}',
  '\\bx',
  'x\\B',
  'a|',
  '(?:|a)b',
  '',
  '\\0',
  '[]',
  'a(?=b)',
])('%s is not written', (written) => {
  expect(posixPattern(written)).toBeUndefined();
});
