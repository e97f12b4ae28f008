import type { ColumnSummary, Histogram, TableSummary } from '../../data/infer/index.js';
import { cutToWidth, displayWidth, padToWidth } from './display-width.js';
import { coloured, type Paint, plain } from './paint.js';
import { grouped } from './rows.js';
import { factsOf, notesOf, shareOf, shown, sizeOf, valueInWords } from './summary-facts.js';

const WIDTH = 80;
const INDENT = '  ';
const LABEL = 11;
const WIDEST_VALUE = 34;
const BAR = 20;
/** How many of the most frequent values are shown. */
const MOST_TOP = 5;

/** What tables have, for a terminal of 80 columns. */
export function summaryText(
  tables: readonly TableSummary[],
  { colour = false }: { readonly colour?: boolean } = {},
): string {
  const paint = colour ? coloured : plain;
  return tables.map((table) => tableText(table, paint)).join('\n');
}

function tableText(table: TableSummary, paint: Paint): string {
  const head = [
    paint('place', cutToWidth(shown(table.file), WIDTH)),
    ...(table.label ? wrapped(shown(table.label), '') : []),
    sizeOf(table),
    ...table.oddities.flatMap((sentence) =>
      wrapped(shown(sentence), '').map((line) => paint('warning', line)),
    ),
  ];
  return `${[head, ...table.columns.map((column) => columnLines(column, paint))].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function columnLines(column: ColumnSummary, paint: Paint): readonly string[] {
  const kind = `  ${column.kind}`;
  const name = cutToWidth(shown(column.name) || '(no name)', WIDTH - displayWidth(kind));
  return [
    `${paint('good', name)}${paint('quiet', kind)}`,
    ...factsOf(column).flatMap(([label, text]) => labelled(label, text, paint)),
    ...(column.histogram ? histogramLines(column.histogram, paint) : []),
    ...topLines(column, paint),
    ...notesOf(column).flatMap((note) => wrapped(note, INDENT).map((line) => paint('warning', line))),
  ];
}

function labelled(label: string, text: string, paint: Paint): readonly string[] {
  const [first = '', ...others] = wrapped(text, ' '.repeat(INDENT.length + LABEL));
  return [`${INDENT}${paint('quiet', label.padEnd(LABEL))}${first.trimStart()}`, ...others];
}

/** A text in lines that begin with an indent. */
function wrapped(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  const most = WIDTH - indent.length;
  for (const word of text.split(' ').map((each) => cutToWidth(each, most))) {
    const last = lines.at(-1);
    if (last !== undefined && displayWidth(last) + 1 + displayWidth(word) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => indent + line);
}

const HEIGHTS = '▁▂▃▄▅▆▇█';
const NO_BREAK = '\u00a0';

/** A histogram in one line, between the ends of its first and its last bin. */
function histogramLines({ bins, isEstimated }: Histogram, paint: Paint): readonly string[] {
  const most = Math.max(...bins.map(({ count }) => count));
  const bars = bins.map(({ count }) => {
    const height = Math.ceil((count / most) * HEIGHTS.length);
    return (count === 0 ? NO_BREAK : HEIGHTS[height - 1]!).repeat(2);
  });
  const text = `${bins[0]!.from} |${bars.join('')}| ${bins.at(-1)!.to}${isEstimated ? ' (about)' : ''}`;
  return labelled('Histogram', text, paint).map((line) => line.replaceAll(NO_BREAK, ' '));
}

function topLines({ top, values }: ColumnSummary, paint: Paint): readonly string[] {
  const listed = top
    .slice(0, MOST_TOP)
    .map((each) => ({ ...each, text: cutToWidth(valueInWords(each), WIDEST_VALUE) }));
  const widest = Math.max(0, ...listed.map(({ text }) => displayWidth(text)));
  const digits = Math.max(0, ...listed.map(({ count }) => grouped(count).length));
  return listed.map(({ text, count }, index) => {
    const label = paint('quiet', (index === 0 ? 'Top' : '').padEnd(LABEL));
    const cells = `${padToWidth(text, widest)} ${grouped(count).padStart(digits)} ${shareOf(count, values).padStart(8)} ${bar(count / listed[0]!.count)}`;
    return `${INDENT}${label}${cells}`.trimEnd();
  });
}

const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function bar(share: number): string {
  const eighths = Math.max(1, Math.round(share * BAR * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + PARTS[eighths % 8]!;
}
