import { expect, test } from 'vitest';
import { differentNames, tableName } from './infer-text.js';

test.each([
  ['towns.csv', 'towns'],
  ['data/towns.csv.gz', 'towns'],
  ['C:\\data\\Towns.v2.CSV', 'Towns.v2'],
  ['../.csv', 'data'],
  ['towns', 'towns'],
])('the file %s is the table %s', (file, table) => {
  expect(tableName(file)).toBe(table);
});

test('tables have different names', () => {
  expect(differentNames(['a', 'a', 'a-2', 'a', 'b'])).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'b']);
});
