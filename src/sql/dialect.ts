import type { ColumnType } from './column-type.js';

/** How an engine writes what conditions are made of. All else is the same in every engine. */
export interface SqlDialect {
  readonly name: string;
  /** A name of a table or column. */
  readonly identifier: (name: string) => string;
  /** A text. */
  readonly text: (value: string) => string;
  /** A number, as a double. */
  readonly number: (value: number) => string;
  /** What the engine calls its types of texts and of doubles. */
  readonly textType: string;
  readonly doubleType: string;
  /** What the types of its columns are, by their names without parameters. Values of others are not known. */
  readonly types: { readonly [name: string]: ColumnType };
  /** A pattern of JSON Schema as the engine writes it; none where it has none that means the same. */
  readonly pattern: (pattern: string) => string | undefined;
  /** Whether a text matches a pattern that `pattern` gave. */
  readonly matches: (text: string, pattern: string) => string;
  /** A text that JSON would read as a number, as a double; null or not finite if that is out of range. */
  readonly numberIn: (text: string) => string;
  /** Whether a double is neither infinite nor not a number; null for null. */
  readonly isFinite: (number: string) => string;
  /** The number of code points of a text. */
  readonly length: (text: string) => string;
  /** The largest whole number that a double does not exceed, as a double. */
  readonly floor: (number: string) => string;
  /** The remainder of two doubles that are whole numbers. */
  readonly remainder: (number: string, divisor: string) => string;
  /** What follows a layer of a query that must not be folded into the next one. */
  readonly barrier?: string;
  /** A text that is equal only to one with the same bytes. Default: all texts are. */
  readonly binary?: (text: string) => string;
}
