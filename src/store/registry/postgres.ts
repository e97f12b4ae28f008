import type { Pool, PoolClient } from 'pg';
import {
  CannotOpen,
  type Connection,
  type Database,
  type Dialect,
  type Row,
  storable,
  type Value,
} from './database.js';

const postgres: Dialect = {
  name: 'postgres',
  bytes: 'bytea',
  bytewise: 'collate "C"',
  hasTables: 'select 1 as found from pg_tables where schemaname = current_schema() limit 1',
  hasRegistry: "select 1 as found where to_regclass('registry') is not null",
  find: { from: 'schema s', where: "s.find @@ to_tsquery('simple', $1)", id: 's.id' },
  // Each word in quotation marks, so that none of them is read as an operator.
  queryOf: (words) => words.map((word) => `'${word.replaceAll(/['\\]/g, ' ').trim()}':*`).join(' & '),
};

/** How long a connection and a statement may take, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** The lock that puts transactions one after another: what one has read stays true until its end. */
const ONE_AT_A_TIME = 7_261_514;

/** Opens a database at an address such as `postgres://user@host/name`. */
export async function openPostgres(address: string): Promise<Database> {
  const { default: pg } = await import('pg').catch(() => {
    throw new CannotOpen('The client of PostgreSQL is not installed: run npm install pg@8.23.1.');
  });
  // Numbers of changes are whole numbers below 2 ** 53.
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === 20 ? Number : (pg.types.getTypeParser(id, format as 'text') as (text: string) => unknown),
  };
  const pool: Pool = new pg.Pool({
    connectionString: address,
    connectionTimeoutMillis: LONGEST_WAIT,
    statement_timeout: LONGEST_WAIT,
    types: types as never,
  });
  // Without this, a restart of the database would end the process.
  pool.on('error', () => {});
  const on = (client: Pool | PoolClient): Connection => ({
    all: async (sql, ...values) => (await client.query<Row>(sql, values.map(asParameter))).rows,
    script: async (sql) => void (await client.query(sql)),
  });
  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    let fault: unknown;
    client.on('error', ignore);
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME]);
      const made = await work(on(client));
      await client.query('commit');
      return made;
    } catch (found) {
      fault = found;
      await client.query('rollback').catch(ignore);
      throw found;
    } finally {
      client.off('error', ignore);
      client.release(fault instanceof Error && !('code' in fault) ? fault : undefined);
    }
  };
  try {
    await pool.query('select 1');
  } catch (fault) {
    await pool.end();
    throw new CannotOpen(`PostgreSQL cannot be reached: ${reasonOf(fault)}.`);
  }
  return { dialect: postgres, ...on(pool), transaction, faults: async () => [], close: () => pool.end() };
}

function ignore(): void {}

function asParameter(value: Value): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : storable(value);
}

const REASONS: { readonly [code: string]: string } = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'its host is unknown',
  '28P01': 'the password is wrong',
  '28000': 'the user is not allowed to connect',
  '3D000': 'there is no such database',
};

/** The address has a password: it is never part of a message. */
function reasonOf(fault: unknown): string {
  const { code = '', message } = fault as { code?: string; message: string };
  return REASONS[code] ?? message;
}
