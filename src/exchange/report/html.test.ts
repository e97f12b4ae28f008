import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../base/diagnostic.js';
import { positionsOf } from '../../schema/document/index.js';
import { htmlReport } from './html.js';

function found(text: string, mark: string, more: Partial<Diagnostic> = {}): Diagnostic {
  const start = text.indexOf(mark);
  const range = positionsOf(text).range({ start, end: start + mark.length });
  const at = { uri: 'a.json', pointer: '/x', on: 'value', range } as const;
  return { code: 'lint/known', severity: 'error', message: 'It is wrong.', at, ...more };
}

function page(text: string, ...diagnostics: readonly Diagnostic[]): string {
  return htmlReport([{ uri: 'a.json', text, diagnostics }]);
}

/** The lines that a page shows, with their numbers; marks as `[severity:text]`. */
function linesOf(html: string): readonly string[] {
  return [...html.matchAll(/<ol class="lines" start="(\d+)">(.*?)<\/ol>/g)].flatMap(([, start, items]) =>
    [...items!.matchAll(/<li><code>(.*?)<\/code><\/li>/g)].map(
      ([, line], index) =>
        `${Number(start) + index} ${line!.replace(/<mark class="(\w+)">(.*?)<\/mark>/g, '[$1:$2]')}`,
    ),
  );
}

const NASTY = '</title></style><script>alert(1)</script><img src="https://example.org/x" onerror=\'a\'>&amp;';

describe('a report page', () => {
  test('marks findings in the lines that they are about', () => {
    const text = 'one\ntwo x\nthree';
    expect(linesOf(page(text, found(text, 'x')))).toEqual(['1 one', '2 two [error:x]', '3 three']);
  });

  test.each([
    ['CR LF', 'one\r\nx\r\n', 'x', ['1 one', '2 [error:x]']],
    ['a byte order mark', '\uFEFFx y', 'x', ['1 [error:x] y']],
    ['a range over several lines', 'a {\n}', '{\n}', ['1 a [error:{]', '2 }']],
    ['an empty range', 'ab', '', ['1 [error:a]b']],
    ['an empty text', '', '', ['1 [error: ]']],
    ['markup', '<b>&', '<b>', ['1 [error:&lt;b&gt;]&amp;']],
    [
      'control characters and overrides of direction',
      'x\u0000\u202E\ty',
      'x',
      ['1 [error:x]\uFFFD\uFFFD\ty'],
    ],
  ])('copes with %s', (_name, text, mark, lines) => {
    expect(linesOf(page(text, found(text, mark)))).toEqual(lines);
  });

  test('shows the gravest of overlapping findings', () => {
    const text = 'abcdef';
    const html = page(text, found(text, 'abcd', { severity: 'hint' }), found(text, 'bc'), found(text, 'cde'));
    expect(linesOf(html)).toEqual(['1 [hint:a][error:b][error:c][error:d][error:e]f']);
  });

  test('folds long gaps, and leaves very long ones out', () => {
    const text = `${'a\n'.repeat(20)}x\n${'b\n'.repeat(5000)}y`;
    const html = page(text, found(text, 'x'), found(text, 'y'));
    expect(html).toContain('<summary>Lines 1 to 17</summary>');
    expect(html).toContain('Lines 25 to 5018 have no findings and are not shown.');
    expect(linesOf(html)).toHaveLength(20 + 1 + 3 + 3 + 1);
  });

  test('shows an excerpt of what a line is too long for', () => {
    const text = `${'a'.repeat(3000)}x${'b'.repeat(3000)}`;
    const html = page(text, found(text, 'x'));
    expect(html).toContain(`<code>…${'a'.repeat(60)}<mark class="error">x</mark>${'b'.repeat(60)}…</code>`);
    expect(html.length).toBeLessThan(10_000);
  });

  test('says what to do, which fix is known and what to see', () => {
    const related = [{ message: 'The first.', at: { uri: 'b.json', pointer: '/y', on: 'value' } as const }];
    const fixes = [{ title: 'Rename it.', safe: true, edits: [] }];
    const html = page('x', found('x', 'x', { help: 'Put it right.', related, fixes }));
    expect(html).toContain('<strong>What to do:</strong> Put it right.');
    expect(html).toContain('A safe fix is available: Rename it.');
    expect(html).toContain('See b.json#/y The first.');
  });

  test('shows findings that are in no text', () => {
    const at = { uri: 'a.json', pointer: '', on: 'object' } as const;
    expect(page('x', found('x', 'x', { at }))).toMatch(/class="whole">.*It is wrong\./s);
    expect(htmlReport([{ uri: 'a.json', diagnostics: [found('x', 'x')] }])).toMatch(/class="whole">/);
    const elsewhere = { ...found('x', 'x').at, uri: 'b.json' };
    expect(page('x', found('x', 'x', { at: elsewhere }))).toContain('b.json');
  });

  test('draws the score, in words too', () => {
    const score = { total: 71, principles: { F: 99, A: 100, I: 0, R: 5 } };
    const html = htmlReport([{ uri: 'a.json', diagnostics: [], score }]);
    expect(html).toContain(
      'aria-label="Readiness 71 of 100: Findable 99, Accessible 100, Interoperable 0, Reusable 5"',
    );
    expect(html).toContain('stroke-dasharray="71 100"');
  });

  test('lists several files with links to them', () => {
    const html = htmlReport(['a', 'b'].map((uri) => ({ uri, diagnostics: [] })));
    expect(html).toContain('<a href="#file-2">b</a>');
    expect(html).toContain('<h2 id="file-2">b</h2>');
    expect(html).toContain('No problems found. 2 files were checked.');
  });

  test('runs nothing and loads nothing, whatever a file says', () => {
    const at = { uri: NASTY, pointer: NASTY, on: 'value', range: found(NASTY, NASTY).at.range! } as const;
    const fixes = [{ title: NASTY, safe: false, edits: [] }];
    const related = [{ message: NASTY, at }];
    const finding = found(NASTY, NASTY, { code: NASTY, message: NASTY, help: NASTY, at, fixes, related });
    const score = { total: 1, principles: { F: 1, A: 1, I: 1, R: 1 } };
    const html = htmlReport(
      [
        { uri: NASTY, text: NASTY, diagnostics: [finding], score },
        { uri: NASTY, diagnostics: [finding] },
      ],
      { title: NASTY },
    );
    const tags = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name));
    expect([...tags].filter((name) => /script|img|iframe|object|embed|form|base/.test(name!))).toEqual([]);
    for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:#|data:,)/);
    expect(html).not.toMatch(/url\(|@import/);
    // With its few void elements closed, the page is XML, too.
    const xml = html.replace(/^<!doctype html>\n/, '').replace(/<(meta|link)\b([^>]*)>/g, '<$1$2/>');
    expect(XMLValidator.validate(xml)).toBe(true);
  });
});
