// The database of a registry without the registry: for tests that damage it, or make one of an older layout.
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

/** A value of a row. */
export type RawValue = string | number | null | Uint8Array;

/** A connection that keeps no rules. Parameters are written `$1`, `$2` and so on. */
export interface RawDatabase {
  readonly name: 'sqlite' | 'postgres';
  readonly all: (sql: string, ...values: readonly RawValue[]) => Promise<Record<string, RawValue>[]>;
  readonly script: (sql: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the database at a path, or at an address of PostgreSQL, with neither triggers nor foreign keys. */
export async function openRaw(address: string): Promise<RawDatabase> {
  return address.startsWith('postgres') ? openRawPostgres(address) : openRawSqlite(address);
}

function openRawSqlite(path: string): RawDatabase {
  const database = new DatabaseSync(path);
  database.exec('pragma foreign_keys = off');
  return {
    name: 'sqlite',
    all: async (sql, ...values) =>
      database.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(...values) as Record<string, RawValue>[],
    script: async (sql) => database.exec(sql),
    close: async () => database.close(),
  };
}

async function openRawPostgres(address: string): Promise<RawDatabase> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  // The server may end a connection that a test lets hang.
  client.on('error', () => {});
  await client.query("set session_replication_role = 'replica'");
  const parameter = (value: RawValue) => (value instanceof Uint8Array ? Buffer.from(value) : value);
  return {
    name: 'postgres',
    all: async (sql, ...values) => (await client.query(sql, values.map(parameter))).rows,
    script: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}
