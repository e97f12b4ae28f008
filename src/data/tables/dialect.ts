import type { Encoding } from '../../schema/document/index.js';
import { type CellFormat, delimiterOf } from './format.js';

/** How a table of cells is written: plain data, so that it can be sent to a thread. */
export interface Dialect {
  /** One ASCII character. */
  readonly delimiter: string;
  /** One ASCII character; empty where quotes mean nothing. */
  readonly quote: string;
  readonly decimal: '.' | ',';
  /** What may be between groups of three digits; empty for nothing. */
  readonly thousands: string;
  /** One ASCII character: lines that begin with it are not read. Empty for none. */
  readonly comment: string;
  /** How many lines are before the table. */
  readonly skipRows: number;
  /** Whether the first row names the columns; otherwise they are those of the schema, in its order. */
  readonly header: boolean;
  /** Texts that are read as an empty cell, in every column. */
  readonly missing: readonly string[];
  /** The same, only in columns that allow no text. */
  readonly missingNumbers: readonly string[];
}

/** What people can say about how a table of cells is written. */
export interface DialectOptions {
  readonly encoding?: Encoding;
  /** One ASCII character, or `tab`; as are `quote` and `comment`. */
  readonly delimiter?: string;
  readonly quote?: string;
  readonly decimal?: '.' | ',';
  /** The thousands separator. */
  readonly thousands?: string;
  /** Lines that begin with it are left out. */
  readonly comment?: string;
  /** The number of lines before the header. */
  readonly skipRows?: number;
  /** Whether the first row names the columns; otherwise they are those of the schema, in its order. */
  readonly header?: boolean;
  /** Texts that are read as an empty cell. */
  readonly missing?: readonly string[];
}

/** The default dialect of a format (RFC 4180, except for the delimiter). */
export function plainDialect(format: CellFormat): Dialect {
  return {
    delimiter: String.fromCharCode(delimiterOf(format)),
    quote: '"',
    decimal: '.',
    thousands: '',
    comment: '',
    skipRows: 0,
    header: true,
    missing: [],
    missingNumbers: [],
  };
}

const NAMES: { readonly [character: string]: string } = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
  "'": 'apostrophes',
  '.': 'points',
  ' ': 'spaces',
  '\u00a0': 'no-break spaces',
  '\u202f': 'narrow no-break spaces',
};

/** A character in the plural, for people. */
export function charactersNamed(character: string): string {
  return NAMES[character] ?? JSON.stringify(character);
}

/** How a dialect differs from another, in words; empty where it does not. */
export function differences(dialect: Dialect, usual: Dialect): readonly string[] {
  const { delimiter, quote, decimal, thousands, comment, skipRows } = dialect;
  return [
    ...(delimiter === usual.delimiter ? [] : [charactersNamed(delimiter)]),
    ...(quote === usual.quote ? [] : [quote === '' ? 'no quotes' : `quotes ${quote}`]),
    ...(decimal === usual.decimal ? [] : ['decimal commas']),
    ...(thousands === usual.thousands ? [] : [`${charactersNamed(thousands)} between thousands`]),
    ...(comment === usual.comment ? [] : [`comments after ${comment}`]),
    ...(skipRows === usual.skipRows
      ? []
      : [`${skipRows} line${skipRows === 1 ? '' : 's'} before the header skipped`]),
  ];
}
