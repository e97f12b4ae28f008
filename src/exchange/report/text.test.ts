import { describe, expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { positionsOf } from '../../schema/document/index.js';
import { codeFrame } from './frame.js';
import { closingCount, inOrder } from './order.js';
import { textReport } from './text.js';

function frame(text: string, mark: string): string {
  const start = text.indexOf(mark);
  return codeFrame(text, positionsOf(text).range({ start, end: start + mark.length }), 'error');
}

function diagnostic(uri: string, offset: number, severity: Severity): Diagnostic {
  const position = { line: 1, column: offset + 1, offset };
  return {
    code: 'a/b',
    severity,
    message: 'M.',
    at: { uri, pointer: '', on: 'value', range: { start: position, end: position } },
  };
}

describe('a code frame', () => {
  test.each([
    [
      'marks what is meant between its neighbours',
      'one\ntwo x\nthree',
      'x',
      '  1 | one\n> 2 | two x\n    |     ^\n  3 | three',
    ],
    ['works on the first line', 'x\ntwo', 'x', '> 1 | x\n    | ^\n  2 | two'],
    ['works with CR LF', 'one\r\nx\r\nthree', 'x', '  1 | one\n> 2 | x\n    | ^\n  3 | three'],
    ['works with CR', 'one\rx\rthree', 'x', '  1 | one\n> 2 | x\n    | ^\n  3 | three'],
    ['shows tabs as blanks, so that the mark fits', '\tx', 'x', '> 1 |  x\n    |  ^'],
    ['leaves a byte order mark out', '\uFEFFx', 'x', '> 1 | x\n    | ^'],
    ['marks only the first of several lines', 'a {\n}', '{\n}', '> 1 | a {\n    |   ^\n  2 | }'],
    ['shows no control characters', 'x \u001b[31m', 'x', '> 1 | x  [31m\n    | ^'],
    ['aligns line numbers', `${'\n'.repeat(8)}x\ny`, 'x', '   8 |\n>  9 | x\n     | ^\n  10 | y'],
  ])('%s', (_name, text, mark, expected) => {
    expect(frame(text, mark)).toBe(expected);
  });

  test('is never wider than a screen', () => {
    const text = `${'a'.repeat(500)}${'x'.repeat(300)}${'b'.repeat(500)}`;
    for (const line of frame(text, 'x'.repeat(300)).split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });
});

describe('a report', () => {
  test('goes through the documents from top to bottom, errors first', () => {
    const found = [
      diagnostic('b', 5, 'error'),
      diagnostic('a', 3, 'hint'),
      diagnostic('b', 1, 'warning'),
      diagnostic('b', 1, 'error'),
    ];
    expect(inOrder(found).map(({ at, severity }) => `${at.uri}${at.range?.start.offset}${severity}`)).toEqual(
      ['b1error', 'b1warning', 'b5error', 'a3hint'],
    );
  });

  test('counts in words', () => {
    const severities: Severity[] = ['error', 'error', 'warning', 'info', 'info', 'hint'];
    expect(closingCount(severities.map((severity) => diagnostic('a', 0, severity)))).toBe(
      '2 errors, 1 warning, 2 info, 1 hint',
    );
  });

  test('names the pointer where there is no text', () => {
    const at = { uri: 'body', pointer: '/a', on: 'value' } as const;
    expect(textReport([{ code: 'a/b', severity: 'error', message: 'M.', at }])).toBe(
      'body#/a error M. (a/b)\n\n1 error\n',
    );
  });
});
