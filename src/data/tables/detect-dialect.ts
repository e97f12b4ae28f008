import type { Columns } from './columns.js';
import { Cells } from './delimited.js';
import type { Dialect } from './dialect.js';

/** How many rows are looked at. */
const MOST_ROWS = 512;

/** How far below the first line a header is looked for. */
const MOST_PREAMBLE = 30;

const DELIMITERS = [',', ';', '\t', '|'];

/** Texts that people write in a column of numbers where there is no value. */
const MISSING = [
  ...['NA', 'N/A', 'n/a', '#N/A', 'NaN', 'nan', 'NULL', 'null', '\\N', 'None'],
  ...['-', '--', '.', '..', '...', '?', 'k.A.', 'k. A.', 'ND', 'n.d.', 'missing', '\u00a0'],
];

/**
 * How the beginning of a text shows that its table is written. What is given counts; with the columns of a schema, the
 * row that names most of them is the header, and numbers are looked for in the columns that allow no text.
 */
export function detectDialect(
  text: string,
  usual: Dialect,
  given: Partial<Dialect>,
  { columns }: Pick<Columns, 'columns'>,
): Dialect {
  const sample = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const names = new Set(columns.map(({ name }) => plainName(name)));
  const comment = given.comment ?? commentIn(sample, names, usual);
  const candidates = (
    given.delimiter ? [given.delimiter] : [...new Set([usual.delimiter, ...DELIMITERS])]
  ).map((delimiter) => tableIn(sample, { ...usual, ...given, comment, delimiter }, names));
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  const numeric = numericCells(best, columns);
  const numbers = numberStyle(numeric, best.dialect.delimiter, given);
  return {
    ...best.dialect,
    ...numbers,
    missingNumbers: given.missing ? [] : MISSING,
    ...given,
  };
}

/** A name without what people change when they write it again. */
export function plainName(name: string): string {
  return name.trim().toLowerCase();
}

/** Lines before the header that begin with a number sign are comments, unless the first column is named so. */
function commentIn(sample: string, names: ReadonlySet<string>, usual: Dialect): string {
  const [first = ''] = sample.trimStart().split('\n', 1);
  if (!first.startsWith('#')) return '';
  const [row = []] = rowsIn(first, usual);
  return row.some((cell) => names.has(plainName(cell))) ? '' : '#';
}

interface FoundTable {
  readonly dialect: Dialect;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly score: number;
}

/** The table that a dialect finds in a text, and how likely it is. */
function tableIn(sample: string, dialect: Dialect, names: ReadonlySet<string>): FoundTable {
  const known = (row: readonly string[]) => row.filter((cell) => names.has(plainName(cell))).length;
  const preamble = dialect.skipRows > 0 ? 0 : preambleIn(sample, dialect, known);
  const skipRows = dialect.skipRows + preamble;
  const lines = sample.split('\n').slice(skipRows).join('\n');
  const rows = rowsIn(lines, dialect);
  const [header = [], ...others] = rows;
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  const consistency = count / Math.max(1, rows.length);
  // A table of one column has no delimiter to go by, so it only counts where nothing else does.
  const shape = width > 1 ? consistency * (0.5 + 0.5 / (1 + cutsMissed(rows, dialect))) : 0.1;
  return {
    dialect: { ...dialect, skipRows },
    header,
    rows: dialect.header ? others : rows,
    score: known(header) * 10 + shape,
  };
}

/**
 * How many cells of a row, on average, have a sign that they were cut at the wrong places: another delimiter, or a quote
 * inside. Not the share of cells: lists inside of cells would gain by being cut into many.
 */
function cutsMissed(rows: readonly (readonly string[])[], { delimiter, quote }: Dialect): number {
  const others = DELIMITERS.filter((each) => each !== delimiter);
  const isWrong = (cell: string) => {
    const text = cell.replace(/(?<=\d),(?=\d)/g, '');
    return others.some((each) => text.includes(each)) || (quote !== '' && text.includes(quote));
  };
  return rows.flat().filter(isWrong).length / Math.max(1, rows.length);
}

/** How many lines are before the header: none where the first row names a column of the schema. */
function preambleIn(sample: string, dialect: Dialect, known: (row: readonly string[]) => number): number {
  const lines = sample.split('\n', MOST_PREAMBLE);
  if (dialect.header && /^sep=.\r?$/i.test(lines[0] ?? '')) return 1;
  if (!dialect.header) return 0;
  const counts = lines.map((line) => {
    const [row = []] = rowsIn(line, dialect);
    return row.length > 1 ? known(row) : 0;
  });
  const isComment = (line: string) => dialect.comment !== '' && line.startsWith(dialect.comment);
  const first = lines.findIndex((line) => line.trim() !== '' && !isComment(line));
  if (first === -1 || counts[first]! > 0) return 0;
  const most = Math.max(...counts);
  return most > 1 ? counts.indexOf(most) : 0;
}

/** The first rows of a text; the last line is left out if it may go on. */
function rowsIn(text: string, dialect: Dialect): readonly (readonly string[])[] {
  const cells = new Cells(dialect);
  const rows: string[][] = [];
  for (let start = 0; start < text.length && rows.length < MOST_ROWS; ) {
    const isComment = dialect.comment !== '' && text.startsWith(dialect.comment, start);
    const end = isComment ? lineEnd(text, start) : cells.find(text, start, true);
    if (!isComment && !cells.isBlank)
      rows.push(Array.from({ length: cells.count }, (_, cell) => cells.textOf(text, cell)));
    start = end + 1;
  }
  return rows;
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/** The cells that are meant as numbers: those of columns that allow no text. */
function numericCells({ header, rows }: FoundTable, columns: Columns['columns']): readonly string[] {
  const numeric = new Set(
    columns
      .filter(({ cells }) => cells.types?.has('number') && !cells.types.has('string'))
      .map(({ name }) => plainName(name)),
  );
  const wanted = header.map((name) => numeric.has(plainName(name)));
  return rows.flatMap((row) => row.filter((cell, index) => wanted[index] && /\d/.test(cell)));
}

/** Ways to write numbers that differ from JSON, each with the evidence for and against it. */
const STYLES: readonly {
  readonly decimal: '.' | ',';
  readonly thousands: string;
  readonly shows: RegExp;
}[] = [
  { decimal: ',', thousands: '.', shows: /^[-+]?\d{1,3}(?:\.\d{3})+,\d+$|^[-+]?\d{1,3}(?:\.\d{3}){2,}$/ },
  { decimal: '.', thousands: ',', shows: /^[-+]?\d{1,3}(?:,\d{3})+\.\d+$|^[-+]?\d{1,3}(?:,\d{3}){2,}$/ },
  { decimal: ',', thousands: ' ', shows: /^[-+]?\d{1,3}(?: \d{3})+(?:,\d+)?$/ },
  { decimal: ',', thousands: '\u00a0', shows: /^[-+]?\d{1,3}(?:\u00a0\d{3})+(?:,\d+)?$/ },
  { decimal: ',', thousands: '\u202f', shows: /^[-+]?\d{1,3}(?:\u202f\d{3})+(?:,\d+)?$/ },
  { decimal: '.', thousands: "'", shows: /^[-+]?\d{1,3}(?:'\d{3})+(?:\.\d+)?$/ },
  // Exactly three digits after a comma may be thousands as well: they show nothing.
  { decimal: ',', thousands: '', shows: /^[-+]?\d+,(?:\d{1,2}|\d{4,})$/ },
];

function numberStyle(
  cells: readonly string[],
  delimiter: string,
  given: Partial<Dialect>,
): Pick<Dialect, 'decimal' | 'thousands'> {
  const plain = { decimal: '.', thousands: '' } as const;
  const found = STYLES.find(
    ({ decimal, thousands, shows }) =>
      (given.decimal ?? decimal) === decimal &&
      (given.thousands ?? thousands) === thousands &&
      cells.some((cell) => shows.test(cell)),
  );
  if (found === undefined) return plain;
  const { thousands } = found;
  // Spaces between thousands say nothing about decimals: a point in some cell does.
  const hasPoint = cells.some((cell) => /\d\.\d/.test(cell));
  const hasComma = cells.some((cell) => /\d,\d/.test(cell));
  const isSpaced = /\s/.test(thousands);
  if (isSpaced) return { thousands, decimal: hasPoint && !hasComma ? '.' : hasComma ? ',' : '.' };
  // Both signs as decimals: nothing is certain.
  if (thousands === '' && hasPoint) return plain;
  return delimiter === ',' && found.decimal === ',' && thousands === '' && !hasComma ? plain : found;
}
