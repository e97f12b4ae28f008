import type { Pool, PoolClient, QueryConfig } from 'pg';
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
  type TransactionOptions,
  Unanswered,
  type Value,
} from './database.js';

/** The texts of a schema as its search index has them. */
const INDEXED = `to_tsvector('simple', $2 || ' ' || $3 || ' ' || $4 || ' ' || $5 || ' ' || $6)`;

const postgres: Dialect = {
  name: 'postgres',
  bytes: 'bytea',
  bytewise: 'collate "C"',
  hasTables: 'select 1 as found from pg_tables where schemaname = current_schema() limit 1',
  hasRegistry: "select 1 as found where to_regclass('registry') is not null",
  columns:
    'select table_name as held, column_name as name from information_schema.columns where table_schema = current_schema()',
  indexes: 'select indexname as name from pg_indexes where schemaname = current_schema()',
  triggers: `select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and not t.tgisinternal`,
  index: `update schema set find = ${INDEXED} where id = $1`,
  unindex: 'update schema set find = null where id = $1',
  find: { from: 'schema s', where: "s.find @@ to_tsquery('simple', $1)", id: 's.id' },
  // Each word in quotation marks, so that none of them is read as an operator.
  queryOf: (words) => words.map((word) => `'${folded(word).replaceAll(/['\\]/g, ' ').trim()}':*`).join(' & '),
};

/** How long a connection and a statement may take, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** The same for migrations and checks, which go through all of it. */
const LONGEST_UPKEEP = 3_600_000;

/** A writer that stops in a transaction, such as a paused machine, gives the lock back before others give up. */
const LONGEST_PAUSE = 3_000;

/** The same for a batch of an import, which derives what it writes: most versions take milliseconds, some seconds. */
const LONGEST_BATCH_PAUSE = 30_000;

/** The lock that puts transactions one after another: what one has read stays true until its end. */
const ONE_AT_A_TIME = 7_261_514;

/** Opens a database at an address such as `postgres://user@host/name`. */
export async function openPostgres(address: string): Promise<Database> {
  const { default: pg } = await import('pg').catch(() => {
    throw new CannotOpen(`The PostgreSQL client is not installed. Install it: ${installCommand('pg')}`);
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
    // The server keeps the limit above: one that hangs keeps none.
    query_timeout: LONGEST_WAIT,
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
    keepAlive: true,
    keepAliveInitialDelayMillis: LONGEST_WAIT,
    types: types as never,
  });
  // Without this, a restart of the database would end the process.
  pool.on('error', () => {});
  const on = (client: Pool | PoolClient, wait = LONGEST_WAIT): Connection => ({
    all: (text, ...values) =>
      client
        .query<Row>({ text, values: values.map(asParameter), query_timeout: wait } as QueryConfig)
        .then(({ rows }) => rows, refuse),
    script: (text) => client.query({ text, query_timeout: wait } as QueryConfig).then(ignore, refuse),
  });
  const between = async <T>(
    begin: (connection: Connection) => Promise<unknown>,
    work: (connection: Connection) => Promise<T>,
    { isLong = false, isBatch = false }: TransactionOptions = {},
  ): Promise<T> => {
    const client = await pool.connect().catch(refuse);
    const { all, script } = on(client, isLong ? LONGEST_UPKEEP : LONGEST_WAIT);
    let fault: unknown;
    client.on('error', ignore);
    try {
      await begin({ all, script });
      if (isLong)
        await script('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      else if (isBatch)
        await script(`set local idle_in_transaction_session_timeout = ${LONGEST_BATCH_PAUSE}`);
      const made = await work({ all, script });
      await script('commit');
      return made;
    } catch (found) {
      fault = found;
      // A connection that does not answer is closed, which ends its transaction.
      if (!(found instanceof Unanswered)) await script('rollback').catch(ignore);
      throw found;
    } finally {
      client.off('error', ignore);
      client.release(fault instanceof Unanswered);
    }
  };
  const lock = async ({ all, script }: Connection) => {
    await script('begin');
    await all('select pg_advisory_xact_lock($1)', ONE_AT_A_TIME);
  };
  try {
    await pool.query('select 1');
  } catch (fault) {
    await pool.end();
    throw new CannotOpen(`PostgreSQL cannot be reached: ${reasonOf(fault)}.`);
  }
  return {
    dialect: postgres,
    isReadOnly: false,
    ...on(pool),
    transaction: (work, options) => between(lock, work, options),
    snapshot: (work) =>
      between(({ script }) => script('begin isolation level repeatable read read only'), work, {
        isLong: true,
      }),
    faults: async () => [],
    searchFaults,
    close: () => pool.end(),
  };
}

/** Compares the index of each schema with one that is made again. */
async function searchFaults(
  connection: Connection,
  schemas: AsyncIterable<Searchable>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const indexed = new Set<number>();
  for await (const { id, label, texts } of schemas) {
    indexed.add(id);
    const [row] = await connection.all(
      `select 1 as found from schema where id = $1 and find is not distinct from ${INDEXED}`,
      ...[id, ...texts],
    );
    if (!row) faults.push(`${label}: the search index does not have the words of the schema.`);
  }
  for (const { id } of await connection.all('select id from schema where find is not null'))
    if (!indexed.has(id as number))
      faults.push(`The search index has an entry ${id} that belongs to no schema with a published version.`);
  return faults;
}

/** Faults of a database that is away, busy or hangs, by their code; the client gives those of its own none. */
const AWAY: { readonly [code: string]: string } = {
  '57014': 'it is busy',
  '55P03': 'it is busy',
  '25P03': 'it ended the transaction, which was silent for too long',
  '57P01': 'it is shutting down',
  '57P02': 'it crashed',
  '57P03': 'it is starting',
  '53300': 'it has too many connections',
};

/** Throws a fault of the database; one that may pass is told from one of our own. */
function refuse(fault: unknown): never {
  const { code, message } = fault as { code?: string; message: string };
  const reason = code === undefined ? message : (AWAY[code] ?? REASONS[code]);
  const isAway = code === undefined || reason !== undefined || /^E[A-Z]+$|^08/.test(code);
  throw isAway ? new Unanswered(`PostgreSQL does not answer: ${reason ?? message}.`) : fault;
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
