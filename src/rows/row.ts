import type { Budget } from '../budget.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Json } from '../json.js';

/** How rows are written in a file. */
export const rowFormats = ['ndjson', 'csv', 'tsv', 'ssv', 'json'] as const;
export type RowFormat = (typeof rowFormats)[number];

/** Rows that follow each other in a file. */
export interface Rows {
  /** The number of the first one: rows count from 1 over the whole file, and a header is none. */
  readonly first: number;
  /** What each holds; `undefined` for one that could not be read, about which a fault speaks. */
  readonly values: readonly (Json | undefined)[];
  /** The line on which each begins; empty for a file that has no lines. */
  readonly lines: readonly number[];
  /** What reading had to say. */
  readonly faults: readonly Diagnostic[];
}

/** How often rows break a keyword in a column. */
export interface Tally {
  /** Empty when it is about a row as a whole. */
  readonly column: string;
  readonly keyword: string;
  readonly count: number;
}

/** How much of a file has been read. */
export interface Extent {
  readonly rows: number;
  /** The line breaks that were passed. */
  readonly lines: number;
  /** UTF-16 code units, as positions count them. */
  readonly characters: number;
}

/** What is known of the rows that were checked. */
export interface Summary extends Extent {
  /** The rows with an error. */
  readonly failed: number;
  /** All errors, also those that were not told, those of the header too: none means valid. */
  readonly errors: number;
  readonly tallies: readonly Tally[];
  /** Whether something, such as a header that cannot be read, made it pointless to read on. */
  readonly isGivenUp: boolean;
}

/** How rows are read and how much is told of them. */
export interface RowOptions {
  /** What messages call the file. */
  readonly uri: string;
  readonly format: RowFormat;
  /** The steps that checking may take; each row adds some for its length. */
  readonly budget?: Budget | undefined;
  /** How many errors are told; counting goes on. All, if it is left out. */
  readonly maxErrors?: number;
  /** For a part of a CSV file that is not the first one: the names of the columns. */
  readonly header?: readonly string[];
  /** Whether this is a part of a file: then nobody asks here how many rows there are (`countFaults`). */
  readonly isPart?: boolean;
  /** Whether it is a part that is not the first one: only a file begins with a byte order mark, or shows that it is UTF-16. */
  readonly isLater?: boolean;
  /** How long a row may be, in UTF-16 code units; 64 Mi if left out. A longer one is a fault, and is not kept in memory. */
  readonly longestRow?: number;
}

/** Checks rows as their bytes come, and tells what is wrong with them. */
export interface RowChecker {
  take(bytes: Uint8Array): readonly Diagnostic[];
  end(): readonly Diagnostic[];
  /** Rows that somebody else has read. */
  check(rows: Rows): readonly Diagnostic[];
  summary(): Summary;
}
