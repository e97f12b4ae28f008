import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { installCommand } from '../../base/install-command.js';
import {
  CannotOpen,
  type Connection,
  type Database,
  type Dialect,
  folded,
  type Row,
  type Searchable,
  storable,
  type Value,
} from './database.js';

/** The part of the interface of Node that we use: `node:sqlite` has the same. */
interface Statement {
  all(...values: readonly Value[]): Row[];
}
interface DatabaseSync {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type Open = new (path: string, options?: { readonly readOnly?: boolean }) => unknown;

/** Older ones can lose what was written when a log is reset. */
const OLDEST = [3, 51, 3];

/** How long a write waits for those of other processes. */
const LONGEST_WAIT = 10_000;

/** The columns of the search index. */
const SEARCHED = 'name, title, description, keywords, variables';

const sqlite: Dialect = {
  name: 'sqlite',
  bytes: 'blob',
  bytewise: '',
  hasTables: 'select 1 as found from sqlite_master limit 1',
  hasRegistry: "select 1 as found from sqlite_master where type = 'table' and name = 'registry'",
  columns: `select m.name as held, c.name as name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
  indexes: "select name from sqlite_master where type = 'index'",
  triggers: "select name from sqlite_master where type = 'trigger'",
  index: `insert into find (rowid, ${SEARCHED}) values ($1, $2, $3, $4, $5, $6)`,
  unindex: 'delete from find where rowid = $1',
  // The index gives its rows in order: of a word that all schemas have, only so many are read as are asked for.
  find: { from: 'find f cross join schema s on s.id = f.rowid', where: 'f.find match $1', id: 'f.rowid' },
  // Each word in quotation marks, so that none of them is read as an operator.
  queryOf: (words) => words.map((word) => `"${folded(word).replaceAll('"', '""')}"*`).join(' '),
};

/** Opens a database in a file. `isNew` says whether it may be made. */
export async function openSqlite(path: string, { isNew = false } = {}): Promise<Database> {
  const { DatabaseSync: open } = await import('@photostructure/sqlite').catch(() => {
    throw new CannotOpen(`SQLite is not installed. Install it: ${installCommand('@photostructure/sqlite')}`);
  });
  const old = existsSync(path) ? statSync(path) : undefined;
  if (!old && !isNew)
    throw new CannotOpen(`There is no registry at ${path}: run fairwright registry init --registry ${path}.`);
  if (old?.isDirectory()) throw new CannotOpen(`${path} is a folder.`);
  // Drafts, tokens and the audit are not for other users of the machine.
  if (!old) makePrivate(path);
  const { database, isReadOnly } = old ? openExisting(open, path) : openFile(open, path, false);
  const [{ version } = { version: '' }] = database.prepare('select sqlite_version() as version').all() as {
    version: string;
  }[];
  if (isOlder(version)) {
    database.close();
    throw new CannotOpen(`SQLite ${version} is too old: ${OLDEST.join('.')} or newer is needed.`);
  }
  const statements = new Map<string, Statement>();
  const run = (sql: string, values: readonly Value[]): readonly Row[] => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      statements.set(sql, statement);
    }
    return statement.all(...values.map(storable));
  };
  const all = async (sql: string, ...values: readonly Value[]) => run(sql, values);
  const script = async (sql: string) => database.exec(sql);
  let last: Promise<unknown> = Promise.resolve();
  let hasLog = false;
  return {
    dialect: sqlite,
    isReadOnly,
    all,
    script,
    transaction(work) {
      const result = last.then(async () => {
        if (!hasLog) keepLog(database);
        hasLog = true;
        // The lock comes first: what is read below it stays true until the end.
        database.exec('begin immediate');
        try {
          const made = await work({ all, script });
          database.exec('commit');
          return made;
        } catch (fault) {
          try {
            database.exec('rollback');
          } catch {
            // The fault has ended the transaction already.
          }
          throw fault;
        }
      });
      last = result.catch(() => {});
      return result;
    },
    faults: async () =>
      run('pragma integrity_check', [])
        .map((row) => Object.values(row).join(' '))
        .filter((text) => text !== 'ok'),
    async snapshot(work) {
      await last;
      database.exec('begin');
      try {
        return await work({ all, script });
      } finally {
        database.exec('rollback');
      }
    },
    searchFaults,
    backup: (target) => copyTo(database, target),
    close: async () => {
      await last;
      statements.clear();
      if (hasLog) emptyLog(database);
      database.close();
    },
  };
}

function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (fault) {
    throw new CannotOpen(`${path} cannot be made: ${reasonOf(fault)}.`);
  }
}

interface Opened {
  readonly database: DatabaseSync;
  readonly isReadOnly: boolean;
}

/** Opens a file to read and write; on a read-only file system, to read. */
function openExisting(open: Open, path: string): Opened {
  try {
    return openFile(open, path, false);
  } catch (fault) {
    if (!(fault instanceof CannotOpen)) throw fault;
    try {
      return openFile(open, path, true);
    } catch {
      // A log that cannot be opened would be left out: its versions were acknowledged.
      const log = `${path}-wal`;
      if (existsSync(log) && statSync(log).size > 0) throw fault;
    }
    try {
      return openFile(open, `${pathToFileURL(path)}?immutable=1`, true, path);
    } catch {
      throw fault;
    }
  }
}

function openFile(open: Open, location: string, readOnly: boolean, path = location): Opened {
  let database: DatabaseSync | undefined;
  try {
    database = new open(location, { readOnly }) as DatabaseSync;
    database.exec(
      `pragma busy_timeout = ${LONGEST_WAIT}; pragma synchronous = full; pragma foreign_keys = on;`,
    );
    database.prepare('select count(*) from sqlite_master').all();
    return { database, isReadOnly: readOnly || !canWrite(path) };
  } catch (fault) {
    database?.close();
    throw new CannotOpen(`${path} cannot be opened: ${reasonOf(fault)}.`);
  }
}

/** SQLite opens a file that it may not write to as read-only, without saying so. */
function canWrite(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets others read while something is written. The mode stays in the file, so it is set with the first write: a backup
 * that is only read stays as it is, and so does the database of another program.
 */
function keepLog(database: DatabaseSync): void {
  const isEmpty = database.prepare(sqlite.hasTables).all().length === 0;
  if (isEmpty || database.prepare(sqlite.hasRegistry).all().length > 0)
    database.exec('pragma journal_mode = wal');
}

/** Puts all of the log into the file, so that the file alone can be read; not while others use it. */
function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('pragma busy_timeout = 0');
    database.prepare('pragma wal_checkpoint(truncate)').all();
  } catch {
    // The log stays, and belongs to the file.
  }
}

/** Copies what is there at one moment: others go on writing. A name that is there is always a whole copy. */
async function copyTo(database: DatabaseSync, target: string): Promise<void> {
  const partial = `${target}.partial`;
  try {
    rmSync(partial, { force: true });
    closeSync(openSync(partial, 'wx', 0o600));
    database.exec(`vacuum into '${partial.replaceAll("'", "''")}'`);
    await rename(partial, target);
  } catch (fault) {
    if (existsSync(partial)) rmSync(partial);
    throw new CannotOpen(`${target} cannot be written: ${reasonOf(fault)}.`);
  }
}

/** How many schemas with a wrong index are named. */
const MOST_NAMED = 20;

/** Makes the search index again beside it, and compares what both have. */
async function searchFaults(
  { all, script }: Connection,
  schemas: AsyncIterable<Searchable>,
): Promise<readonly string[]> {
  const labels = new Map<number, string>();
  try {
    await script(`
create virtual table temp.right_find using fts5(${SEARCHED}, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
create virtual table temp.right_words using fts5vocab(temp, right_find, instance);
create virtual table temp.found_words using fts5vocab(main, find, instance);`);
    for await (const { id, label, texts } of schemas) {
      labels.set(id, label);
      await all(
        `insert into temp.right_find (rowid, ${SEARCHED}) values ($1, $2, $3, $4, $5, $6)`,
        ...[id, ...texts],
      );
    }
    const differing = await all(`
with expected as (select term, doc, col, offset from temp.right_words), found as (select term, doc, col, offset from temp.found_words),
  sizes as (select id, sz from temp.right_find_docsize), found_sizes as (select id, sz from main.find_docsize)
select doc from (select * from expected except select * from found)
union select doc from (select * from found except select * from expected)
union select id from (select * from sizes except select * from found_sizes)
union select id from (select * from found_sizes except select * from sizes)
limit ${MOST_NAMED}`);
    return differing.map(({ doc }) => {
      const label = labels.get(doc as number);
      return label === undefined
        ? `The search index has an entry ${doc} that belongs to no schema with a published version.`
        : `${label}: the search index does not have the words of the schema.`;
    });
  } catch (fault) {
    return [`The search index cannot be read: ${(fault as Error).message}.`];
  } finally {
    for (const table of ['found_words', 'right_words', 'right_find'])
      await script(`drop table if exists temp.${table}`);
  }
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST.entries()) {
    if (parts[index] !== least) return (parts[index] ?? 0) < least;
  }
  return false;
}

const REASONS: { readonly [code: number | string]: string } = {
  8: 'it is read-only',
  10: 'the disk reports an error',
  13: 'the disk is full',
  14: 'its folder does not exist, or permission is denied',
  26: 'it is not a database of SQLite',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk reports an error',
};

function reasonOf(fault: unknown): string {
  const { code = '', message } = fault as NodeJS.ErrnoException;
  return REASONS[codeOf(fault)] ?? REASONS[code] ?? message;
}

/** Faults of statements have no code, only the message of SQLite. */
const CODES: { readonly [message: string]: number } = {
  'attempt to write a readonly database': 8,
  'disk I/O error': 10,
  'database or disk is full': 13,
};

/** The codes of SQLite have their kind in the last byte. */
function codeOf(fault: unknown): number {
  const { errcode, message } = fault as { errcode?: number; message: string };
  return (errcode ?? CODES[message] ?? 0) & 0xff;
}

/** What a fault says of the disk, if it is one: after it nobody knows what was written, or nothing can be. */
export function diskFault(fault: unknown): string | undefined {
  const code = codeOf(fault);
  return [8, 10, 13].includes(code) ? REASONS[code] : undefined;
}
