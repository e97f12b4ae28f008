import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { diagnosticsOf, type ReportedFile } from './file.js';
import { codeFrame } from './frame.js';
import { closingCount, inOrder } from './order.js';
import { coloured, type Paint, plain } from './paint.js';
import { placeOf } from './place.js';
import { hiddenSentence, type Selection, select } from './selection.js';

/** What a text report may use. */
export interface TextOptions {
  readonly colour?: boolean;
  /** The texts of the documents, by uri, for code frames. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The text for no findings. */
  readonly clean?: string;
}

/** Findings for people: `file:line:column severity message (code)`, the lines meant, what to do, and a count. */
export function textReport(diagnostics: readonly Diagnostic[], options: TextOptions = {}): string {
  const paint = options.colour ? coloured : plain;
  const clean = paint('good', printable(options.clean ?? 'No problems found.'));
  if (diagnostics.length === 0) return `${clean}\n`;
  const findings = inOrder(diagnostics).map((each) => finding(each, options, paint));
  const isClean = diagnostics.every((each) => each.severity !== 'error');
  return `${findings.join('\n\n')}\n\n${isClean && options.clean ? `${clean} ` : ''}${closingCount(diagnostics)}\n`;
}

/** Options of a text report about many files. */
export interface FilesTextOptions extends Selection {
  readonly colour?: boolean;
}

/** The same for many files: the findings file by file, and one count of all of them at the end. */
export function filesTextReport(files: readonly ReportedFile[], options: FilesTextOptions = {}): string {
  const paint = options.colour ? coloured : plain;
  const { files: shown, hidden } = select(files, options);
  const texts = new Map(files.flatMap(({ uri, text }) => (text === undefined ? [] : [[uri, text] as const])));
  const findings = diagnosticsOf(shown).map((each) => finding(each, { texts }, paint));
  return `${[...findings, closing(files, hidden, paint)].join('\n\n')}\n`;
}

function closing(files: readonly ReportedFile[], hidden: number, paint: Paint): string {
  const all = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
  if (affected === 0) return paint('good', `No problems found in ${all}.`);
  const count = closingCount(diagnosticsOf(files));
  const where = files.length === 1 ? '' : ` in ${affected} of ${all}`;
  return [`${count}${where}`, ...(hidden > 0 ? [paint('quiet', hiddenSentence(hidden))] : [])].join('\n');
}

function finding(diagnostic: Diagnostic, { texts }: TextOptions, paint: Paint): string {
  const { at, severity, message, code, help, related } = diagnostic;
  const text = texts?.get(at.uri);
  const rows = [
    `${paint('place', printable(placeOf(at)))} ${paint(severity, severity)} ${printable(message)} ${paint('quiet', `(${code})`)}`,
  ];
  if (at.range && text !== undefined) rows.push(codeFrame(text, at.range, severity, paint));
  if (help) rows.push(`  ${paint('quiet', 'help:')} ${printable(help)}`);
  for (const { message: note, at: place } of related ?? []) {
    rows.push(`  ${paint('quiet', 'see:')} ${printable(`${placeOf(place)} ${note}`)}`);
  }
  return rows.join('\n');
}
