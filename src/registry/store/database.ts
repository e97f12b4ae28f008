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
  /** The order of texts by their bytes, if it is not the default. */
  readonly bytewise: string;
  /** Gives a row if there is any table. */
  readonly hasTables: string;
  /** Gives a row if there is the table `registry`. */
  readonly hasRegistry: string;
  /** Lists columns as `held` and `name`, where `held` is their table; and the names of indexes and triggers. */
  readonly columns: string;
  readonly indexes: string;
  readonly triggers: string;
  /** Puts the texts of a schema into the search index: its id, its name, and the texts that describe it. */
  readonly index: string;
  /** Takes a schema out of the search index. */
  readonly unindex: string;
  /** How schemas `s` that have some words, which are the parameter `$1`, are found, and their ids in order. */
  readonly find: { readonly from: string; readonly where: string; readonly id: string };
  /** The words as that parameter. */
  readonly queryOf: (words: readonly string[]) => string;
}

/** The texts that a schema is found by: its name, title, description, keywords and variables. */
export type SearchTexts = readonly [string, string, string, string, string];

/** A schema with the texts that the search index must have of it. */
export interface Searchable {
  readonly id: number;
  /** What messages call it. */
  readonly label: string;
  readonly texts: SearchTexts;
}

/** What work in a transaction may do that others must wait for. */
export interface TransactionOptions {
  /** Whether its statements may take longer than those of requests. */
  readonly isLong?: boolean;
  /** Whether it computes something between its statements, as requests do before they begin one. */
  readonly isBatch?: boolean;
}

/** A database. */
export interface Database extends Connection {
  readonly dialect: Dialect;
  /** Whether it can only be read: its file or file system is read-only. */
  readonly isReadOnly: boolean;
  /** Does all of some work or none of it, one after another. */
  readonly transaction: <T>(
    work: (connection: Connection) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>;
  /** Reads all as it is at one moment, while others write. */
  readonly snapshot: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** What is wrong with the files of the database; nothing if all is well. */
  readonly faults: () => Promise<readonly string[]>;
  /** What is wrong with the search index, which must have just these schemas. */
  readonly searchFaults: (
    connection: Connection,
    schemas: AsyncIterable<Searchable>,
  ) => Promise<readonly string[]>;
  /** Writes a snapshot of all of it to a new file, while others write. */
  readonly backup?: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A database inside one of its transactions: what is a transaction there is undone alone if it fails. */
export function within(database: Database, connection: Connection): Database {
  return {
    ...database,
    ...connection,
    async transaction(work) {
      await connection.all('savepoint part');
      try {
        const made = await work(connection);
        await connection.all('release savepoint part');
        return made;
      } catch (fault) {
        await connection.all('rollback to savepoint part');
        await connection.all('release savepoint part');
        throw fault;
      }
    },
    close: async () => {},
  };
}

/** A text as both databases index it and look for it: without diacritics. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Says why a database cannot be used, in a sentence for the person who runs it. */
export class CannotOpen extends Error {}

/** Says why a database does not answer now. */
export class Unanswered extends Error {}
