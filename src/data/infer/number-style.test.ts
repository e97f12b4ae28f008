import { expect, test } from 'vitest';
import { decide } from './decide.js';
import { numberStyleOf } from './number-style.js';
import { TableProfile } from './profile.js';

function tableOf(columns: readonly (readonly string[])[], mayHaveDecimalCommas = true): TableProfile {
  const table = new TableProfile(mayHaveDecimalCommas);
  table.header(columns.map((_, index) => `c${index}`));
  for (const [index, texts] of columns.entries())
    for (const text of texts) table.columns[index]!.add(text, 0, text.length);
  table.finish();
  return table;
}

const style = (decimal: string, thousands: string) => ({ decimal, thousands });

test.each([
  ['points are plain', [['1.5', '20']], style('.', ''), ['number']],
  ['two groups show commas', [['1,234,567', '12']], style('.', ','), ['integer']],
  ['a group and a point show commas', [['1,234.5', '12']], style('.', ','), ['number']],
  ['two groups show points', [['1.234.567', '12']], style(',', '.'), ['integer']],
  ['a group and a comma show points', [['1.234,5', '12,25']], style(',', '.'), ['number']],
  ['spaces have one reading', [['1 234', '12']], style('.', ' '), ['integer']],
  [
    'spaces beside decimal commas',
    [
      ['1 234', '12'],
      ['0,5', '2,25'],
    ],
    style(',', ' '),
    ['integer', 'number'],
  ],
  ['no-break spaces', [['1\u00a0234', '12']], style('.', '\u00a0'), ['integer']],
  ['apostrophes', [["1'234.50", '12']], style('.', "'"), ['number']],
  ['three digits after each comma show nothing', [['1,234', '12,345']], style('.', ''), [undefined]],
  [
    'a decimal comma elsewhere shows what they are',
    [
      ['1,234', '12,345'],
      ['0,5', '1'],
    ],
    style(',', ''),
    ['number', 'number'],
  ],
  [
    'thousands elsewhere show what they are',
    [
      ['1,234', '12,345'],
      ['1,234,567', '1'],
    ],
    style('.', ','),
    ['integer', 'integer'],
  ],
  [
    'one sign counts for the whole table',
    [
      ['1,234,567', '1'],
      ['2.5', '3'],
      ['1.234.567', '2'],
    ],
    style('.', ','),
    ['integer', 'number', undefined],
  ],
  ['groups of one length name something', [['732 829 320', '732 829 321']], style('.', ''), [undefined]],
  ['words for missing values do not count', [['1,234,567', 'NA', '5']], style('.', ','), ['integer']],
  ['zeros lead no number', [['01,234,567', '5']], style('.', ''), [undefined]],
] as const)('%s', (_, columns, expected, types) => {
  const table = tableOf(columns);
  const found = numberStyleOf([table]);
  expect(found).toEqual(expected);
  expect(decide(table, found).map(({ kind }) => kind?.type)).toEqual(types);
});

test('between commas as delimiters, a comma is a decimal sign only where points are between thousands', () => {
  expect(numberStyleOf([tableOf([['1,5', '2,25']], false)])).toEqual(style('.', ''));
  expect(numberStyleOf([tableOf([['1.234,5', '2,25']], false)])).toEqual(style(',', '.'));
});

test('what is given counts', () => {
  const table = tableOf([['1,234', '12,345']]);
  expect(numberStyleOf([table], { thousands: ',' })).toEqual(style('.', ','));
  expect(numberStyleOf([table], { decimal: ',' })).toEqual(style(',', ''));
  expect(decide(table, style('.', ',') as never).map(({ kind }) => kind?.type)).toEqual(['integer']);
});
