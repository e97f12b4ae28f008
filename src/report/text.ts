import type { Diagnostic, Location } from '../diagnostic.js';
import { codeFrame } from './frame.js';
import { closingCount, inOrder } from './order.js';
import { coloured, type Paint, plain } from './paint.js';

/** What a text report may use. */
export interface TextOptions {
  readonly colour?: boolean;
  /** The texts of the documents, by uri, for code frames. */
  readonly texts?: ReadonlyMap<string, string>;
  /** What to say when there is nothing to say. */
  readonly clean?: string;
}

/** Findings for people: `file:line:column severity message (code)`, the lines meant, what to do, and a count. */
export function textReport(diagnostics: readonly Diagnostic[], options: TextOptions = {}): string {
  const paint = options.colour ? coloured : plain;
  const clean = paint('good', options.clean ?? 'No problems found.');
  if (diagnostics.length === 0) return `${clean}\n`;
  const findings = inOrder(diagnostics).map((each) => finding(each, options, paint));
  const isClean = diagnostics.every((each) => each.severity !== 'error');
  return `${findings.join('\n\n')}\n\n${isClean && options.clean ? `${clean} ` : ''}${closingCount(diagnostics)}\n`;
}

function finding(diagnostic: Diagnostic, { texts }: TextOptions, paint: Paint): string {
  const { at, severity, message, code, help, related } = diagnostic;
  const text = texts?.get(at.uri);
  const rows = [
    `${paint('place', placeOf(at))} ${paint(severity, severity)} ${message} ${paint('quiet', `(${code})`)}`,
  ];
  if (at.range && text !== undefined) rows.push(codeFrame(text, at.range, severity, paint));
  if (help) rows.push(`  ${paint('quiet', 'help:')} ${help}`);
  for (const { message: note, at: place } of related ?? []) {
    rows.push(`  ${paint('quiet', 'see:')} ${placeOf(place)} ${note}`);
  }
  return rows.join('\n');
}

function placeOf({ uri, pointer, range }: Location): string {
  return range ? `${uri}:${range.start.line}:${range.start.column}` : `${uri}#${pointer}`;
}
