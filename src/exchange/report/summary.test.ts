import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { ColumnSummary, TableSummary } from '../../data/infer/index.js';
import { cutToWidth, displayWidth, padToWidth } from './display-width.js';
import { shareOf } from './summary-facts.js';
import { summaryHtml } from './summary-html.js';
import { summaryText } from './summary-text.js';

const heights: ColumnSummary = {
  name: 'height',
  kind: 'whole numbers',
  unit: 'cm',
  places: 12,
  values: 10,
  empty: 1,
  missing: [{ text: 'NA', count: 1 }],
  different: 8,
  range: { least: '150', greatest: '182' },
  quartiles: { texts: ['160', '165', '170'], isEstimated: true },
  mean: '166.2',
  histogram: {
    bins: [
      { from: '150', to: '159', count: 2 },
      { from: '160', to: '169', count: 8 },
      { from: '170', to: '179', count: 0 },
      { from: '180', to: '189', count: 1 },
    ],
    isEstimated: true,
    hasLastValues: true,
  },
  top: [
    { text: '165', count: 4, label: 'usual' },
    { text: '160', count: 1 },
  ],
  notes: ['It is odd.'],
};

const table = (...columns: readonly ColumnSummary[]): TableSummary => ({
  file: 'people.csv',
  rows: 12,
  oddities: ['1 row cannot be read.'],
  columns,
});

const NASTY = [
  '</title></style><script>alert(1)</script><img src="https://example.org/x" onerror=\'a\'>&amp;',
  '\u001b[31mred\u0000\u009b2J\u2028\r\n\t',
  '\u202Eright to left\u2066\u061C',
  '\ud800 lone',
  '很长的名字'.repeat(40),
  'e\u0301'.repeat(3000),
  '👨‍👩‍👧‍👦'.repeat(60),
  ' ',
  '',
  'x'.repeat(100_000),
];

/** A column all of whose texts are the same. */
const filledWith = (text: string): ColumnSummary => ({
  ...heights,
  name: text,
  label: text,
  unit: text,
  missing: [{ text, count: 1, label: text }],
  range: { least: text, greatest: text },
  quartiles: { texts: [text, text, text], isEstimated: false },
  top: [{ text, count: 4, label: text }],
});

describe('a summary as text', () => {
  test('has what is known about each column', () => {
    expect(summaryText([table(heights)])).toBe(`people.csv
12 rows, 1 column
1 row cannot be read.

height  whole numbers
  Unit       cm
  Missing    2 of 12 (16.7 %): 1 empty, 1 × NA
  Different  8
  Range      150 to 182
  Quartiles  about 160, 165, 170
  Mean       166.2
  Histogram  150 |▂▂██  ▁▁| 189 (about)
  Top        165 (usual) 4     40 % ████████████████████
             160         1     10 % █████
  It is odd.
`);
  });

  test('has only counts of personal data, with the reason', () => {
    const personal: ColumnSummary = {
      ...{ name: 'x', kind: 'texts', places: 3, values: 3, empty: 0, missing: [], different: 3 },
      ...{ personal: 'name', top: [], notes: [] },
    };
    expect(summaryText([table(personal)])).toContain(`x  texts
  Missing    none
  Different  3 (all)
  Values are not shown: the column seems to have personal data (name).
`);
  });

  test.each(NASTY)('fits 80 columns and has nothing that is not shown: %j', (text) => {
    const shown = summaryText([{ ...table(filledWith(text)), file: text, label: text, oddities: [text] }]);
    expect(shown.split('\n').filter((line) => displayWidth(line) > 80)).toEqual([]);
    expect(shown.replaceAll('\n', '')).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });

  test('has colours only if they are asked for', () => {
    expect(summaryText([table(heights)], { colour: true })).toContain('\u001b[');
    expect(summaryText([table(heights)])).not.toContain('\u001b[');
  });
});

describe('a summary as page', () => {
  // The parser of XML knows neither the doctype nor elements without an end.
  const asXml = (page: string) =>
    page.replace('<!doctype html>', '').replace(/<(meta|link)([^>]*)>/g, '<$1$2/>');

  test('has tables with headers, and the counts beside the bars', () => {
    const page = summaryHtml([table(heights)]);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<caption>Histogram (counts are estimated)</caption>');
    expect(page).toContain(
      '<tr><th scope="row"><bdi>160 to 169</bdi></th><td>8</td><td>80 %</td><td class="bar" aria-hidden="true"><span style="width:100%"></span></td></tr>',
    );
    expect(page).toContain('<th scope="row"><bdi>165 (usual)</bdi></th><td>4</td><td>40 %</td>');
    expect(page).toContain('prefers-color-scheme: dark');
    expect(XMLValidator.validate(asXml(page))).toBe(true);
  });

  test('has an address for each column, whatever its name', () => {
    const page = summaryHtml([table(heights, heights), table(heights)]);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links).toHaveLength(3);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  });

  test.each(NASTY)('takes texts for nothing but texts: %j', (text) => {
    const page = summaryHtml([{ ...table(filledWith(text)), file: text, label: text, oddities: [text] }]);
    expect(XMLValidator.validate(asXml(page))).toBe(true);
    expect(page).not.toMatch(/<script|<img|javascript:/);
    expect(page.replaceAll('\n', '')).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(page.length).toBeLessThan(40_000);
  });
});

test.each([
  ['abc', 3],
  ['日本', 4],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 2],
  ['🇩🇪', 2],
  ['☀️', 2],
  ['한글', 4],
  ['ｆｕｌｌ', 8],
  ['é', 1],
  ['\u0301', 0],
])('%s takes %d columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%s is cut to %d columns', (text, most, cut) => {
  expect(cutToWidth(text, most)).toBe(cut);
  expect(displayWidth(padToWidth(cut, most))).toBe(most);
});

test.each([
  [0, 7, '0 %'],
  [7, 7, '100 %'],
  [1, 3, '33.3 %'],
  [1, 100_000, '< 0.1 %'],
  [99_999, 100_000, '> 99.9 %'],
])('%d of %d is %s', (count, total, share) => {
  expect(shareOf(count, total)).toBe(share);
});
