/** A value of a row, or of a parameter. */
export type Value = string | number | Uint8Array | null;

/** A value as every database keeps it: some end a text at the character NUL, or refuse it. */
export function storable(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}').toWellFormed() : value;
}

/** A row by the names of its columns. */
export type Row = { readonly [column: string]: Value };

/** A connection to a database. Parameters are written `$1`, `$2` and so on. */
export interface Connection {
  readonly all: (sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
  /** Several statements at once, without parameters. */
  readonly script: (sql: string) => Promise<void>;
}

/** What differs between the databases. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** The type of bytes. */
  readonly bytes: string;
  /** The order of texts by their bytes, if it is not the usual one. */
  readonly bytewise: string;
  /** Gives a row if there is any table. */
  readonly hasTables: string;
  /** Gives a row if there is the table `registry`. */
  readonly hasRegistry: string;
  /** Puts the texts of a schema into the index of words: its id, and the texts of its columns. */
  readonly index?: string;
  readonly unindex?: string;
  /** How schemas `s` that have some words, which are the parameter `$1`, are found, and their ids in order. */
  readonly find: { readonly from: string; readonly where: string; readonly id: string };
  /** The words as that parameter. */
  readonly queryOf: (words: readonly string[]) => string;
}

/** A database. */
export interface Database extends Connection {
  readonly dialect: Dialect;
  /** Does all of some work or none of it, one after another. */
  readonly transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** What is wrong with the files of the database; nothing if all is well. */
  readonly faults: () => Promise<readonly string[]>;
  readonly backup?: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Says why a database cannot be used, in a sentence for the person who runs it. */
export class CannotOpen extends Error {}
