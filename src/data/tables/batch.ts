import type { Diagnostic, Range } from '../../base/diagnostic.js';
import { isExact, type Json } from '../../base/json.js';
import { type Document, documentOf } from '../../schema/document/index.js';
import type { Dialect } from './dialect.js';

/** Rows that follow each other in a table. */
export interface RowBatch {
  /** The number of the first one: rows count from 1, and a header is none. */
  readonly first: number;
  /** What each holds; `undefined` for one that could not be read. */
  readonly values: readonly (Json | undefined)[];
  /** The rows, by index, with a number that no double holds (`ExactNumber`). */
  readonly exact: ReadonlySet<number>;
  /** What is wrong with the text; rows that are no JSON have no fault here, `explain` says what is wrong. */
  readonly faults: readonly Fault[];
  /** The header, in the batch that begins with it. */
  readonly header?: HeaderCells;
  /** The length of a row in UTF-16 code units. */
  readonly lengthOf: (index: number) => number;
  /** The findings about a row, with their positions. To be called in the order of rows. */
  readonly explain: (index: number, validator: RowValidator) => readonly Diagnostic[];
}

/** Something wrong with the text of a table. */
export interface Fault {
  /** The index of the row that it belongs to, or that follows. */
  readonly index: number;
  /** Whether the row could not be read because of it. */
  readonly isOfRow: boolean;
  readonly diagnostic: Diagnostic;
}

/** The header of a table. */
export interface HeaderCells {
  readonly names: readonly string[];
  /** Where each name is; not in a file that is no text. */
  readonly ranges?: readonly Range[];
  /** Where all of them are. */
  readonly range?: Range;
}

/** Validates a row. */
export interface RowValidator {
  /** Whether a value is accepted; it must not hold exact numbers. */
  readonly accepts: (value: Json) => boolean;
  readonly validate: (row: Document) => readonly Diagnostic[];
}

/** A batch of rows that were not read from a text. */
export function batchOf(first: number, values: readonly Json[], uri: string): RowBatch {
  const exact = new Set<number>();
  for (const [index, value] of values.entries()) if (holdsExact(value)) exact.add(index);
  return batchWith(first, values, exact, uri);
}

/** The same, where it is known which rows have a number that no double holds. */
export function batchWith(
  first: number,
  values: readonly Json[],
  exact: ReadonlySet<number>,
  uri: string,
): RowBatch {
  return {
    first,
    values,
    exact,
    faults: [],
    lengthOf: () => 0,
    explain: (index, { validate }) => validate(documentOf(values[index]!, uri)),
  };
}

/** Whether a value is, or has in it, a number that no double holds. */
export function holdsExact(value: Json): boolean {
  // A list instead of recursion: values can be nested deeper than the stack allows.
  const left = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (isExact(next)) return true;
    for (const part of Array.isArray(next) ? next : Object.values(next)) left.push(part);
  }
  return false;
}

/** How much of a text has been read. */
export interface Extent {
  readonly rows: number;
  /** The line breaks that were passed. */
  readonly lines: number;
  /** UTF-16 code units, as positions count them. */
  readonly characters: number;
}

/** Reads rows as their bytes come. */
export interface RowReader {
  /** The rows that are complete with these bytes. */
  readonly read: (bytes: Uint8Array) => Iterable<RowBatch>;
  /** What is left when there are no more bytes. */
  readonly end: () => RowBatch;
  readonly extent: () => Extent;
  /** Whether something, such as a header that cannot be read, makes it pointless to read on. */
  readonly isStopped: () => boolean;
}

/** How rows are read. */
export interface ReaderOptions {
  /** What messages call the file. */
  readonly uri: string;
  /** For a part of a CSV file that is not the first one: the names of the columns. */
  readonly header?: readonly string[];
  /** Whether it is a part that is not the first one: only a file begins with a byte order mark, or shows that it is UTF-16. */
  readonly isLater?: boolean;
  /** How cells are written. Default: plainly, by the format. */
  readonly dialect?: Dialect | undefined;
  /** Whether all digits of numbers with a fraction matter. Default: yes. */
  readonly comparesFractions?: boolean;
  /** What precedes the first row and is not among the bytes. */
  readonly start?: { readonly lines: number; readonly characters: number } | undefined;
  /** How long a row may be, in UTF-16 code units; default 64 Mi. A longer one is a fault, and is not kept in memory. */
  readonly longestRow?: number;
}

/** How a file that must be whole is read. */
export interface WholeOptions {
  /** What messages call the file. */
  readonly uri: string;
  /** The name or the number of a sheet. Default: the first. */
  readonly sheet?: string | undefined;
  /** How many rows of a sheet are before the header. Default: those before the one that names columns of the schema. */
  readonly skipRows?: number | undefined;
  /** Gets a note about what is read, where there is a choice. */
  readonly say?: ((sentence: string) => void) | undefined;
}
