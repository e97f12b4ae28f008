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
  /**
   * How values are written as texts, by type, where a cast does not write them so:
   * - floats of 32 bits with all their digits
   * - times as in ISO 8601, with as many digits of a second as they need; in UTC, with a `Z`, if they have a zone
   * - durations as months, days and seconds: `P1M2DT3.5S`
   * - years before 1 as engines do, with `BC` after the date
   * - bytes as the text that they are in UTF-8, else in base 64
   * - arrays and objects as JSON
   */
  readonly texts?: { readonly [type in ColumnType]?: (column: string) => string };
  /** A column without the rules that its type has for equal values or digits. Default: as it is. */
  readonly plain?: (column: string, type: ColumnType | 'cells') => string;
  /** Whether there is a value with this text. Default: yes. */
  readonly canHold?: (text: string) => boolean;
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
  /** A whole number near a double, as a double: the same one if that is whole. */
  readonly floor: (number: string) => string;
  /** The remainder of two doubles that are whole numbers. */
  readonly remainder: (number: string, divisor: string) => string;
  /** Whether it is an error if a product is too large for a double. Default: it is infinite. */
  readonly raisesOverflow?: boolean;
  /** How much is one column where a query may have only so many of them. Default: there is no such limit. */
  readonly packing?: Packing;
  /** What follows a layer of a query that must not be folded into the next one. */
  readonly barrier?: string;
  /**
   * Set where it is faster to leave out rows that are sure to pass before all checks are computed. `matches` is a faster test
   * for simple patterns of JSON Schema.
   */
  readonly filtersFirst?: { readonly matches: (text: string, pattern: string) => string | undefined };
  /** A text that is equal only to one with the same bytes. Default: all texts are. */
  readonly binary?: (text: string) => string;
}

/** How an engine makes one column of several. */
export interface Packing {
  /** The largest number of columns of a query. */
  readonly mostColumns: number;
  /** A list of values of one type, and one of them, from 0. */
  readonly list: (values: readonly string[]) => string;
  readonly item: (list: string, index: number) => string;
  /** Whether a list of booleans has a true one. */
  readonly hasTrue: (list: string) => string;
  /** Values that order rows one after another. */
  readonly order: (values: readonly string[]) => string;
}
