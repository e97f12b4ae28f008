import type { Diagnostic } from '../../../base/diagnostic.js';
import { type RowOptions, rowChecker, type Summary, type Table } from '../../../data/check/index.js';
import { Stop } from '../exit.js';
import { linesIn, type Range, type Reader } from './ranges.js';

/** The result of a range. */
export interface CheckedRange {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  /** Why it could not be read to its end. */
  readonly stop?: Stop;
}

/** Checks the rows of NDJSON that begin in a range of a file, as far as it can be read. */
export function checkRange(
  range: Range,
  read: Reader,
  room: Uint8Array,
  table: Table,
  options: Pick<RowOptions, 'uri' | 'maxErrors' | 'keys'>,
): CheckedRange {
  const checker = rowChecker(table, { ...options, format: 'ndjson', isPart: true, isLater: range.start > 0 });
  const found: (readonly Diagnostic[])[] = [];
  const checked = () => ({ diagnostics: found.flat(), summary: checker.summary() });
  try {
    for (const lines of linesIn(range, read, room)) found.push(checker.take(lines));
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault;
    return { ...checked(), stop: fault };
  }
  found.push(checker.end());
  return checked();
}
