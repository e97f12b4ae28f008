import type { RowChecker, RowOptions } from './row.js';
import type { Table } from './table.js';

/** A checker of the rows of one file, or of a part of it. */
export function rowChecker(_table: Table, _options: RowOptions): RowChecker {
  const summary = { rows: 0, lines: 0, characters: 0, failed: 0, errors: 0, tallies: [] };
  return { take: () => [], end: () => [], check: () => [], summary: () => summary };
}
