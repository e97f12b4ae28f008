import { existsSync, statSync } from 'node:fs';
import { CannotOpen, type Database, type Dialect, type Row, storable, type Value } from './database.js';

/** The part of the interface of Node that we use: `node:sqlite` has the same. */
interface Statement {
  all(...values: readonly Value[]): Row[];
}
interface DatabaseSync {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Older ones can lose what was written when a log is reset. */
const OLDEST = [3, 51, 3];

/** How long a write waits for those of other processes. */
const LONGEST_WAIT = 10_000;

const sqlite: Dialect = {
  name: 'sqlite',
  bytes: 'blob',
  bytewise: '',
  hasTables: 'select 1 as found from sqlite_master limit 1',
  hasRegistry: "select 1 as found from sqlite_master where type = 'table' and name = 'registry'",
  index:
    'insert into find (rowid, name, title, description, keywords, variables) values ($1, $2, $3, $4, $5, $6)',
  unindex: 'delete from find where rowid = $1',
  // The index gives its rows in order: of a word that all schemas have, only so many are read as are asked for.
  find: { from: 'find f cross join schema s on s.id = f.rowid', where: 'f.find match $1', id: 'f.rowid' },
  // Each word in quotation marks, so that none of them is read as an operator.
  queryOf: (words) => words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' '),
};

/** Opens a database in a file. `isNew` says whether it may be made. */
export async function openSqlite(path: string, { isNew = false } = {}): Promise<Database> {
  const { DatabaseSync: open, backup } = await import('@photostructure/sqlite').catch(() => {
    throw new CannotOpen('SQLite is not installed: run npm install @photostructure/sqlite@1.2.1.');
  });
  const old = existsSync(path) ? statSync(path) : undefined;
  if (!old && !isNew)
    throw new CannotOpen(`There is no registry at ${path}: run fairwright registry init --registry ${path}.`);
  if (old?.isDirectory()) throw new CannotOpen(`${path} is a folder.`);
  let database: DatabaseSync;
  try {
    database = new open(path) as unknown as DatabaseSync;
    // The mode of the log stays in the file: one that is no registry is left as it is.
    if (!old) database.exec('pragma journal_mode = wal');
    database.exec(
      `pragma busy_timeout = ${LONGEST_WAIT}; pragma synchronous = full; pragma foreign_keys = on;`,
    );
    database.prepare('select count(*) from sqlite_master').all();
  } catch (fault) {
    throw new CannotOpen(`${path} cannot be opened: ${reasonOf(fault)}.`);
  }
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
  return {
    dialect: sqlite,
    all,
    script,
    transaction(work) {
      const result = last.then(async () => {
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
    faults: async () => {
      const rows = [...run('pragma integrity_check', []), ...run('pragma foreign_key_check', [])];
      return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
    },
    backup: async (target) => {
      await backup(database as never, target);
    },
    close: async () => {
      await last;
      statements.clear();
      database.close();
    },
  };
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST.entries()) {
    if (parts[index] !== least) return (parts[index] ?? 0) < least;
  }
  return false;
}

const REASONS: { readonly [code: number]: string } = {
  8: 'it is read-only',
  10: 'the disk reports an error',
  13: 'the disk is full',
  14: 'its folder does not exist, or permission is denied',
  26: 'it is not a database of SQLite',
};

function reasonOf(fault: unknown): string {
  return REASONS[codeOf(fault)] ?? (fault as Error).message;
}

/** The codes of SQLite have their kind in the last byte. */
function codeOf(fault: unknown): number {
  return ((fault as { errcode?: number }).errcode ?? 0) & 0xff;
}

/** What a fault says of the disk, if it is one: after it nobody knows what was written. */
export function diskFault(fault: unknown): string | undefined {
  const code = codeOf(fault);
  return code === 10 || code === 13 ? REASONS[code] : undefined;
}
