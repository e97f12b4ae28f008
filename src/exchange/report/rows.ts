import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json, type JsonObject, quote } from '../../base/json.js';
import type { Checked, Summary, Unchecked } from '../../data/check/index.js';

/** What came of checking files of rows. */
export interface CheckedRows {
  /** What the schema is called. */
  readonly schema: string;
  readonly files: readonly CheckedFileRows[];
  readonly total: Summary;
  /** How many errors of rows were reported. */
  readonly told: number;
  /** Whether the work was ended early. */
  readonly isStopped: boolean;
}

/** What came of checking a file or table. */
export interface CheckedFileRows extends Omit<Checked, 'isUnreadable'> {
  readonly uri: string;
}

/** What was not checked, in all files. */
export function uncheckedIn(files: CheckedRows['files']): readonly Unchecked[] {
  return files.flatMap(({ engine }) => engine?.unchecked ?? []);
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
  const { row, key, column } = params ?? {};
  const place =
    typeof row === 'number'
      ? `row ${row}`
      : isObject(key as Json | undefined)
        ? `row with ${keyPlace(key as JsonObject)}`
        : '';
  return place !== '' && typeof column === 'string' ? `${place}, ${nameOf(column)}` : place;
}

/** Of a row without a key, all values are its key: some of them tell it apart. */
const LONGEST_KEY = 3;

function keyPlace(key: JsonObject): string {
  const parts = Object.entries(key).map(([name, value]) => `${nameOf(name)} ${JSON.stringify(value)}`);
  const shown = parts.slice(0, LONGEST_KEY).join(', ');
  return parts.length > LONGEST_KEY ? `${shown} …` : shown;
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
