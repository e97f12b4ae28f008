import { expect, test } from 'vitest';
import { namesByPath, tableNames } from './table-names.js';

test.each([
  ['towns.csv', ['towns', 'towns', 'towns-csv']],
  ['data/towns.csv.gz', ['towns', 'data-towns', 'towns-csv']],
  ['C:\\data\\Towns.v2.CSV', ['Towns.v2', 'data-Towns.v2', 'Towns.v2-CSV']],
  ['./towns', ['towns', 'towns', 'towns']],
  ['../.csv', ['data', '..-data', 'data-csv']],
  ['-', ['data', 'data', 'data']],
])('names of a table in the file %s', (path, names) => {
  expect(namesByPath(path)).toEqual(names);
});

test.each([
  [[], []],
  [
    ['towns.csv', 'people.csv'],
    ['towns', 'people'],
  ],
  [
    ['north/towns.csv', 'south/towns.csv', 'people.csv'],
    ['north-towns', 'south-towns', 'people'],
  ],
  [
    ['towns.csv', 'towns.json'],
    ['towns-csv', 'towns-json'],
  ],
  [
    ['a', 'a', 'a-2', 'a', 'b'],
    ['a', 'a-2', 'a-2-2', 'a-3', 'b'],
  ],
])('tables of the files %j have different names', (paths, names) => {
  expect(tableNames(paths)).toEqual(names);
});
