import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import type { Tally, Unchecked } from '../../data/check/index.js';
import { coloured, type Paint, plain } from './paint.js';
import { placeOf } from './place.js';
import { type CheckedRows, grouped, nameOf, type RowReport, rowPlace, uncheckedIn } from './rows.js';

/** How many kinds of errors the table at the end has at most. */
const LONGEST_TABLE = 40;

/** Findings in rows for people: one line each, and at the end how often each column breaks each keyword. */
export function rowsTextReport({ colour = false }: { readonly colour?: boolean } = {}): RowReport {
  const paint = colour ? coloured : plain;
  return {
    findings: (diagnostics) => diagnostics.map((each) => `${finding(each, paint)}\n`).join(''),
    closing: (checked) => `${closing(checked, paint)}\n`,
  };
}

function finding(diagnostic: Diagnostic, paint: Paint): string {
  const { at, severity, message, code, help } = diagnostic;
  const row = rowPlace(diagnostic);
  const place = printable(at.range || row === '' ? placeOf(at) : at.uri);
  const about = row === '' ? '' : `${row}: `;
  const line = `${paint('place', place)} ${paint(severity, severity)} ${printable(about + message)} ${paint('quiet', `(${code})`)}`;
  return help ? `${line}\n  ${paint('quiet', 'help:')} ${printable(help)}` : line;
}

function closing(checked: CheckedRows, paint: Paint): string {
  const { files, total, told, isStopped } = checked;
  const schema = printable(checked.schema);
  const [only] = files;
  const what = files.length === 1 ? printable(only!.uri) : `${grouped(files.length)} files`;
  const stopped = isStopped ? paint('warning', `Stopped early, after ${counted(total.rows, 'row')}.`) : '';
  const unchecked = uncheckedIn(files);
  const engines = enginesIn(files);
  if (total.errors === 0 && isStopped) return stopped;
  if (total.errors === 0 && unchecked.length > 0) {
    const sentence = `No errors in what was checked of ${what}: ${counted(total.rows, 'row')}${engines}.`;
    return [paint('warning', sentence), ...leftOut(unchecked)].join('\n');
  }
  if (total.errors === 0) {
    const verb = files.length === 1 ? 'is' : 'are';
    const sentence = `${what} ${verb} valid against ${schema}: ${counted(total.rows, 'row')}${engines}.`;
    return paint('good', sentence);
  }
  const hidden = total.errors - told;
  const more = `${counted(hidden, 'more error')} ${hidden === 1 ? 'is' : 'are'} not shown (--max-errors).`;
  return [
    told > 0 ? '' : undefined,
    table(total.tallies, paint),
    '',
    countSentence(total, what, engines),
    ...leftOut(unchecked),
    hidden > 0 ? paint('quiet', more) : undefined,
    stopped || undefined,
  ]
    .filter((each) => each !== undefined)
    .join('\n');
}

/** How many errors there are, and in how many rows. */
function countSentence(
  { errors, failed, rows }: CheckedRows['total'],
  what: string,
  engines: string,
): string {
  const found = counted(errors, 'error');
  return failed > 0
    ? `${found} in ${grouped(failed)} of ${counted(rows, 'row')} of ${what}${engines}`
    : `${found} in ${what}; ${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} read${engines}.`;
}

/** Which engines checked some files; all others were checked row by row. */
function enginesIn(files: CheckedRows['files']): string {
  const names = new Set(files.flatMap(({ engine }) => engine?.name ?? []));
  return names.size === 0 ? '' : `, checked with ${[...names].join(', ')}`;
}

/** What was not checked, a line each. */
function leftOut(unchecked: readonly Unchecked[]): readonly string[] {
  return unchecked.map(({ column, keyword, reason }) => {
    const place = column === '' ? '' : ` of ${nameOf(column)}`;
    return printable(`Not checked: "${keyword}"${place}, because ${reason}.`);
  });
}

function counted(count: number, unit: string): string {
  return `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** How often each column breaks each keyword. */
function table(tallies: readonly Tally[], paint: Paint): string {
  const shown = tallies.slice(0, LONGEST_TABLE);
  const cells = shown.map(({ column, keyword, count }) => [
    column === '' ? '-' : printable(nameOf(column)),
    printable(nameOf(keyword)),
    grouped(count),
  ]);
  const head = ['column', 'keyword', 'errors'];
  const widths = head.map((title, index) =>
    Math.max(title.length, ...cells.map((row) => row[index]!.length)),
  );
  const line = ([column, keyword, count]: readonly string[]) =>
    `${column!.padEnd(widths[0]!)}  ${keyword!.padEnd(widths[1]!)}  ${count!.padStart(widths[2]!)}`;
  const left = tallies.length - shown.length;
  return [
    paint('quiet', line(head)),
    ...cells.map(line),
    ...(left > 0 ? [paint('quiet', `and ${counted(left, 'more kind')} of errors`)] : []),
  ].join('\n');
}
