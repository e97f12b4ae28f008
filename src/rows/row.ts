import type { Diagnostic } from '../diagnostic.js';
import type { Json } from '../json.js';

/** How rows are written in a file. */
export const rowFormats = ['ndjson', 'csv', 'tsv', 'json'] as const;
export type RowFormat = (typeof rowFormats)[number];

/** Rows that follow each other in a file. */
export interface Rows {
  /** The number of the first one: rows count from 1 over the whole file, and a header is none. */
  readonly first: number;
  /** What each holds; `undefined` for one that could not be read, about which a fault speaks. */
  readonly values: readonly (Json | undefined)[];
  /** The line on which each begins. */
  readonly lines: readonly number[];
  /** What reading had to say. */
  readonly faults: readonly Diagnostic[];
}

/** Makes rows of bytes as they come. */
export interface RowReader {
  read(bytes: Uint8Array): Rows;
  /** The rows that were left when the bytes ended. */
  end(): Rows;
}

/** How often rows break a keyword in a column. */
export interface Tally {
  readonly column: string;
  readonly keyword: string;
  readonly count: number;
}

/** What is known of the rows that were checked. */
export interface Summary {
  readonly rows: number;
  /** The rows with an error. */
  readonly failed: number;
  readonly errors: number;
  readonly tallies: readonly Tally[];
}

/** Checks rows as their bytes come, and tells what is wrong with them. */
export interface RowChecker {
  take(bytes: Uint8Array): readonly Diagnostic[];
  end(): readonly Diagnostic[];
  /** Rows that somebody else has read. */
  check(rows: Rows): readonly Diagnostic[];
  summary(): Summary;
}
