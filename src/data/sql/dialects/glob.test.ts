import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { globTest } from './glob.js';

const sets = fc.constantFrom(
  'a',
  'S',
  '-',
  '.',
  '\\.',
  ' ',
  "'",
  '"',
  '_',
  '[0-9]',
  '\\d',
  '[a-z]',
  '[A-Za-z0-9]',
  '[ab_]',
  '[+-]',
  '[!a]',
  '[^a]',
  '\\[',
  '\\*',
  '[*-/]',
  '\\w',
  'é',
  ',',
  '/',
);
const counts = fc.constantFrom('', '', '', '{2}', '{5}', '+', '*', '{2,}', '?', '{1,3}');
const patterns = fc.array(fc.tuple(sets, counts), { minLength: 1, maxLength: 4 }).chain((parts) =>
  fc.constantFrom(true, true, true, false).map((isWhole) => {
    const inner = parts.map(([set, count]) => set + count).join('');
    return isWhole ? `^${inner}$` : inner;
  }),
);
const TEXTS = [
  '',
  'a',
  'aa',
  'S-00001',
  'S-0000',
  'S-000011',
  'ab',
  'a_b',
  'a1',
  '11',
  '1',
  '12345',
  '123456',
  '-',
  '--',
  '.',
  '..',
  ' ',
  "'",
  '"',
  '[',
  '*',
  '**',
  '!',
  '!a',
  '^',
  '+',
  '+-',
  'é',
  'éa',
  'aé',
  '😀',
  '1é',
  '/',
  ',',
  'a b',
  'A',
  'Z9',
  '*-/',
  '\\',
  'a\n',
  '\n',
  ']',
];

test('GLOB finds what the pattern finds', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run('CREATE TABLE texts (n INTEGER, t VARCHAR)');
  const values = fc.sample(fc.string({ unit: fc.constantFrom(...'aS-.01 _é*[!'), maxLength: 6 }), {
    numRuns: 200,
    seed: 1,
  });
  const texts = [...TEXTS, ...values];
  const appender = await connection.createAppender('texts');
  texts.forEach((text, index) => {
    appender.appendInteger(index);
    appender.appendVarchar(text);
    appender.endRow();
  });
  appender.closeSync();
  let tested = 0;
  await fc.assert(
    fc.asyncProperty(patterns, async (pattern) => {
      const sql = globTest('t', pattern);
      if (sql === undefined) return;
      tested++;
      const found = (await connection.runAndReadAll(`SELECT n FROM texts WHERE ${sql} ORDER BY n`)).getRows();
      const expected = texts.flatMap((text, index) => (new RegExp(pattern, 'u').test(text) ? [index] : []));
      expect(
        found.map(([n]) => n),
        `${pattern} as ${sql}`,
      ).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(tested).toBeGreaterThan(50);
});
