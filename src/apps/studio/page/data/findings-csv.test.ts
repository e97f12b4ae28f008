import { describe, expect, test } from 'vitest';
import { csvOf, findingsCsv } from './findings-csv.js';

describe('cells', () => {
  test.each([
    ['plain', 'Ulm', 'Ulm'],
    ['empty', '', ''],
    ['with a comma', 'a,b', '"a,b"'],
    ['with quotes', 'is "x"', '"is ""x"""'],
    ['with a line break', 'a\nb', '"a\nb"'],
    ['with spaces around it', ' a ', '" a "'],
    ['with spaces inside', 'a b', 'a b'],
  ])('%s', (_, text, written) => {
    expect(csvOf([[text, 'end']])).toBe(`${written},end\r\n`);
  });
});

test('findings have a row each, with the name of their file', () => {
  const file = { name: 'towns.csv', table: '', rows: 2, failed: 1, errors: 2 };
  const written = findingsCsv({
    files: [file],
    findings: [
      { file: 0, row: 2, column: 'area', keyword: 'minimum', message: 'is -1, must be >= 0' },
      { file: 0, column: '', keyword: 'header', message: 'No "id".' },
    ],
  });
  expect(written).toBe(
    'file,row,column,keyword,message\r\n' +
      'towns.csv,2,area,minimum,"is -1, must be >= 0"\r\n' +
      'towns.csv,,,header,"No ""id""."\r\n',
  );
});
