import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../base/diagnostic.js';
import { type CheckedRows, grouped, nameOf } from './rows.js';
import { rowsCsvReport, rowsJsonReport, rowsJunitReport, rowsSarifReport } from './rows-reports.js';
import { rowsTextReport } from './rows-text.js';

function finding(row: number, column: string, more: Partial<Diagnostic> = {}): Diagnostic {
  const start = { line: row + 1, column: 5, offset: row * 10 };
  return {
    code: 'instance/minimum',
    severity: 'error',
    message: 'Expected a number of at least 0, found -3.',
    params: { keyword: 'minimum', row, column },
    at: { uri: 'rows.csv', pointer: `/${column}`, on: 'value', range: { start, end: start } },
    ...more,
  };
}

const counts = { lines: 0, characters: 0, isGivenUp: false };
const summary = {
  ...counts,
  rows: 1200,
  failed: 3,
  errors: 4,
  tallies: [
    { column: 'age', keyword: 'minimum', count: 3 },
    { column: '', keyword: 'syntax', count: 1 },
  ],
};
const checked: CheckedRows = {
  schema: 'people.json',
  files: [{ uri: 'rows.csv', summary }],
  total: summary,
  told: 1,
  isStopped: false,
};

describe('text', () => {
  test('a line for each finding, then how often what is broken', () => {
    const report = rowsTextReport();
    expect(report.findings([finding(16, 'age')])).toBe(
      'rows.csv:17:5 error row 16, age: Expected a number of at least 0, found -3. (instance/minimum)\n',
    );
    expect(report.closing(checked)).toBe(
      [
        '',
        'column  keyword  errors',
        'age     minimum       3',
        '-       syntax        1',
        '',
        '4 errors in 3 of 1,200 rows of rows.csv',
        '3 more errors are not shown (--max-errors).',
        '',
      ].join('\n'),
    );
  });

  test('a finding without lines, about no row, with help', () => {
    const { params: _, ...bare } = finding(1, 'age');
    const { range: __, ...at } = bare.at;
    expect(
      rowsTextReport().findings([
        { ...finding(7, 'a\nb'), at, help: 'Do.' },
        { ...bare, at },
      ]),
    ).toBe(
      [
        'rows.csv error row 7, "a\\nb": Expected a number of at least 0, found -3. (instance/minimum)',
        '  help: Do.',
        'rows.csv#/age error Expected a number of at least 0, found -3. (instance/minimum)',
        '',
      ].join('\n'),
    );
  });

  test('nothing wrong', () => {
    const clean = { ...summary, failed: 0, errors: 0, tallies: [] };
    const fine = { ...checked, total: clean, told: 0 };
    expect(rowsTextReport().closing(fine)).toBe('rows.csv is valid against people.json: 1,200 rows.\n');
    expect(rowsTextReport().closing({ ...fine, files: [...fine.files, ...fine.files] })).toBe(
      '2 files are valid against people.json: 1,200 rows.\n',
    );
    expect(rowsTextReport().closing({ ...fine, isStopped: true })).toBe('Stopped early, after 1,200 rows.\n');
  });

  test('a long table is cut', () => {
    const tallies = Array.from({ length: 45 }, (_, index) => ({
      column: `c${index}`,
      keyword: 'type',
      count: 1,
    }));
    const text = rowsTextReport().closing({ ...checked, total: { ...summary, tallies } });
    expect(text).toContain('and 5 more kinds of errors\n');
  });
});

test('CSV has its header once, and quotes what needs it', () => {
  const report = rowsCsvReport();
  const odd = finding(2, 'a"b', { message: 'One, two.', help: 'Do.' });
  expect(report.findings([finding(16, 'age')]) + report.findings([odd]) + report.closing(checked)).toBe(
    [
      'file,line,position,row,column,pointer,severity,code,message,help',
      'rows.csv,17,5,16,age,/age,error,instance/minimum,"Expected a number of at least 0, found -3.",',
      'rows.csv,3,5,2,"a""b","/a""b",error,instance/minimum,"One, two.",Do.',
      '',
    ].join('\r\n'),
  );
  expect(rowsCsvReport().closing(checked)).toBe(
    'file,line,position,row,column,pointer,severity,code,message,help\r\n',
  );
});

test('JSON has the counts and the findings', () => {
  const report = rowsJsonReport();
  expect(report.findings([finding(16, 'age')])).toBe('');
  expect(JSON.parse(report.closing(checked))).toEqual({
    valid: false,
    summary: {
      files: 1,
      rows: 1200,
      failed: 3,
      errors: 4,
      tallies: summary.tallies,
      shown: 1,
      stopped: false,
    },
    files: [{ uri: 'rows.csv', rows: 1200, failed: 3, errors: 4, tallies: summary.tallies }],
    diagnostics: [finding(16, 'age')],
  });
});

test('SARIF and JUnit name row and column in their messages', () => {
  for (const report of [rowsSarifReport({ version: '1.0.0' }), rowsJunitReport()]) {
    report.findings([finding(16, 'age')]);
    expect(report.closing(checked)).toContain('row 16, age: Expected a number of at least 0, found -3.');
  }
});

test('numbers and names as people read them', () => {
  expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(['age', 'Größe in cm', 'a,b', ' x', '\u001b[31m'].map(nameOf)).toEqual([
    'age',
    'Größe in cm',
    '"a,b"',
    '" x"',
    '"\\u001b[31m"',
  ]);
});
