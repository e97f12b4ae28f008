import { printable } from '../../base/printable.js';
import type { ColumnSummary, CountedValue, Histogram, TableSummary } from '../../data/infer/index.js';
import { cutToWidth } from './display-width.js';
import { grouped } from './rows.js';

/** A statement about a column: its label, and what it says. */
export type Fact = readonly [label: string, text: string];

/** Each kind of statement with its label, in the order of a summary; undefined where a column has none. */
const FACTS: readonly (readonly [
  label: string,
  text: (column: ColumnSummary) => string | false | undefined,
])[] = [
  ['Label', ({ label }) => label && shown(label)],
  ['Unit', ({ unit }) => unit && shown(unit)],
  ['Meaning', ({ meaning }) => meaning],
  ['Missing', missingInWords],
  ['Different', differentInWords],
  ['Length', ({ lengths }) => lengths && charactersInWords(lengths)],
  ['Range', rangeInWords],
  [
    'Quartiles',
    ({ quartiles, different = 0 }) =>
      quartiles &&
      different > quartiles.texts.length &&
      `${quartiles.isEstimated ? 'about ' : ''}${quartiles.texts.map(shownValue).join(', ')}`,
  ],
  ['Mean', ({ mean }) => mean],
];

/** What is stated about a column. */
export function factsOf(column: ColumnSummary): readonly Fact[] {
  return FACTS.flatMap(([label, textOf]) => {
    const text = textOf(column);
    return text ? [[label, text] as const] : [];
  });
}

/** What is odd about a column. */
export function notesOf({ personal, notes }: ColumnSummary): readonly string[] {
  if (personal === undefined) return notes;
  return [`Values are not shown: the column seems to have personal data (${personal}).`];
}

/** The size of a table. */
export function sizeOf({ rows, columns }: TableSummary): string {
  return `${counted(rows, 'row')}, ${counted(columns.length, 'column')}`;
}

/** How many of the words for missing values are listed. */
const MOST_WORDS = 5;

export function missingInWords({ missing, empty, places }: ColumnSummary): string {
  const total = missing.reduce((sum, { count }) => sum + count, empty);
  if (total === 0) return 'none';
  const listed = missing.slice(0, MOST_WORDS);
  const others = missing.slice(MOST_WORDS).reduce((sum, { count }) => sum + count, 0);
  const parts = [
    ...(empty > 0 ? [`${grouped(empty)} empty`] : []),
    ...listed.map((each) => `${grouped(each.count)} × ${valueInWords(each)}`),
    ...(others > 0 ? [`${grouped(others)} others`] : []),
  ];
  return `${grouped(total)} of ${grouped(places)} (${shareOf(total, places)}): ${parts.join(', ')}`;
}

export function differentInWords({
  different,
  isDifferentEstimated,
  values,
}: ColumnSummary): string | undefined {
  if (different === undefined) return undefined;
  // The estimate has an error of about 3 %.
  if (isDifferentEstimated) return `about ${grouped(Math.min(values, Number(different.toPrecision(2))))}`;
  return `${grouped(different)}${different === values && values > 1 ? ' (all)' : ''}`;
}

export function rangeInWords({ range }: ColumnSummary): string | undefined {
  if (range === undefined) return undefined;
  const [least, greatest] = [shownValue(range.least), shownValue(range.greatest)];
  return least === greatest ? least : `${least} to ${greatest}`;
}

function charactersInWords({ shortest, longest }: NonNullable<ColumnSummary['lengths']>): string {
  const most = counted(longest, 'character');
  return shortest === longest ? most : `${grouped(shortest)} to ${most}`;
}

/** A value with what it stands for. */
export function valueInWords({ text, label }: CountedValue): string {
  return label ? `${shownValue(text)} (${shown(label)})` : shownValue(text);
}

/** A value; in quotes if its ends could not be seen. */
function shownValue(text: string): string {
  return text === '' || text !== text.trim() ? `"${shown(text)}"` : shown(text);
}

const LONGEST = 200;

/** The start of a text from data, with nothing in it that is not shown. */
export function shown(text: string): string {
  return cutToWidth(printable(text.slice(0, 10 * LONGEST)), LONGEST);
}

/** The ranges of a histogram, with their counts. */
export function binsOf({ bins, hasLastValues }: Histogram): readonly CountedValue[] {
  const to = hasLastValues ? 'to' : 'to below';
  return bins.map((bin) => ({
    text: bin.from === bin.to ? bin.from : `${bin.from} ${to} ${bin.to}`,
    count: bin.count,
  }));
}

/** A share in percent, never 0 % of something nor 100 % of less than all. */
export function shareOf(count: number, total: number): string {
  const percent = (100 * count) / total;
  if (percent > 0 && percent < 0.1) return '< 0.1 %';
  if (percent < 100 && percent > 99.9) return '> 99.9 %';
  return `${Number(percent.toFixed(1))} %`;
}

function counted(count: number, unit: string): string {
  return `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;
}
