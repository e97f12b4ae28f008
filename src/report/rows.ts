import type { Summary } from '../check/index.js';
import type { Diagnostic } from '../diagnostic.js';
import { quote } from '../json.js';

/** What came of checking files of rows. */
export interface CheckedRows {
  /** What the schema is called. */
  readonly schema: string;
  readonly files: readonly { readonly uri: string; readonly summary: Summary }[];
  readonly total: Summary;
  /** How many errors of rows were reported. */
  readonly told: number;
  /** Whether the work was ended early. */
  readonly isStopped: boolean;
}

/** A report that is written while rows are checked. */
export interface RowReport {
  /** What to write about findings, in their order. */
  readonly findings: (diagnostics: readonly Diagnostic[]) => string;
  /** What to write at the end. */
  readonly closing: (checked: CheckedRows) => string;
}

/** Which row and column a finding is about, in words: `row 16, age`; nothing if it is about no row. */
export function rowPlace({ params }: Diagnostic): string {
  const { row, column } = params ?? {};
  if (typeof row !== 'number') return '';
  return typeof column === 'string' ? `row ${row}, ${nameOf(column)}` : `row ${row}`;
}

/** A finding that says in its message which row and column it is about. */
export function withRowPlace(diagnostic: Diagnostic): Diagnostic {
  const place = rowPlace(diagnostic);
  return place === '' ? diagnostic : { ...diagnostic, message: `${place}: ${diagnostic.message}` };
}

/** The name of a column as it is in a line of text: any text can be a name. */
export function nameOf(column: string): string {
  return /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. -]{0,59}$/u.test(column) ? column : quote(column);
}

/** A whole number as people read it: `1,000,000`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
