import { installCommand } from '../../base/install-command.js';
import { type EngineRow, postgres } from '../sql/index.js';
import type { Engine } from './engine.js';
import { EngineFault } from './engine-fault.js';
import { faultOf } from './postgres-faults.js';

/** Which server is asked. */
export interface PostgresOptions {
  /** Its address, such as `postgres://user@host/database`. Default for each part: the `PG*` variables. */
  readonly server?: string | undefined;
}

/** What runs statements of SQL, one after another. */
export interface PostgresClient {
  readonly query: (sql: string) => Promise<{
    readonly rows: readonly EngineRow[];
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  }>;
  /** Ends the query of a process of the server. */
  readonly cancel: (process: number) => void;
  readonly end: () => Promise<void>;
}

/** How long it may take to connect, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** A connection to a PostgreSQL server. */
export async function openPostgres({ server }: PostgresOptions = {}): Promise<Engine> {
  const { default: pg } = await import('pg').catch(() => {
    throw new EngineFault(
      'The client of PostgreSQL is not installed.',
      `Install it: ${installCommand('pg')}`,
    );
  });
  if (server !== undefined && !/^postgres(?:ql)?:\/\//i.test(server))
    throw new EngineFault(
      'This is no address of PostgreSQL.',
      'Write it as postgres://steward@db.example.org/geo, or leave it out and set the PG* variables.',
    );
  const connect = async () => {
    const client = new pg.Client({
      ...(server === undefined ? {} : { connectionString: server }),
      application_name: 'fairwright',
      connectionTimeoutMillis: LONGEST_WAIT,
      keepAlive: true,
    });
    // Without this, a server that ends a connection would end the process.
    client.on('error', ignore);
    await client.connect();
    return client;
  };
  const client = await connect().catch((fault: unknown) => {
    throw faultOf(fault);
  });
  const cancel = async (process: number) => {
    const other = await connect();
    await other.query('SELECT pg_cancel_backend($1)', [process]).finally(() => other.end());
  };
  return postgresEngine({
    query: (sql) => client.query(sql),
    // Without a second connection, the first one is given up.
    cancel: (process) => void cancel(process).catch(() => client.end()),
    end: () => client.end(),
  }).catch(async (fault: unknown) => {
    await client.end();
    throw fault;
  });
}

/** So many rows are fetched at once. */
const PIECE = 1_000;

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** What values look like as texts, and how texts are written. */
const SETTINGS = {
  DateStyle: 'ISO, YMD',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
};

const SET = `SELECT pg_backend_pid() AS process, current_setting('server_encoding') AS encoding, ${Object.entries(
  SETTINGS,
)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`;

/** PostgreSQL by a client. Tables are seen as they are at the first query, whatever changes meanwhile. */
export async function postgresEngine(client: PostgresClient): Promise<Engine> {
  let process = 0;
  let hasBegun = false;
  let cursors = 0;
  async function run(sql: string): ReturnType<PostgresClient['query']> {
    try {
      if (!hasBegun) await begin();
      return await client.query(sql);
    } catch (fault) {
      // What failed has ended the transaction.
      hasBegun = false;
      await client.query('ROLLBACK').catch(ignore);
      throw faultOf(fault);
    }
  }
  async function begin(): Promise<void> {
    await client.query(BEGIN);
    const [set] = (await client.query(SET)).rows;
    if (set!.encoding !== 'UTF8')
      throw new EngineFault(
        `The database has the encoding ${set!.encoding}, and only tables in UTF8 can be checked there.`,
        'Copy the table to a file, and check that.',
      );
    process = Number(set!.process);
    hasBegun = true;
  }
  await run('SELECT');
  return {
    label: 'PostgreSQL',
    dialect: postgres,
    async columns(from) {
      const { fields } = await run(`SELECT * FROM ${from} LIMIT 0`);
      const { rows } = await run(typesOf(fields.map(({ dataTypeID }) => dataTypeID)));
      const types = new Map(rows.map(({ oid, type }) => [Number(oid), String(type)]));
      return fields.map(({ name, dataTypeID }) => ({ name, type: types.get(dataTypeID) ?? '' }));
    },
    async mayHideRows(table) {
      const { rows } = await run(`SELECT row_security_active(${postgres.text(table)}) AS hides`);
      return rows[0]?.hides === true;
    },
    // Queries of cursors do not run in parallel.
    row: async (sql) => (await run(sql)).rows[0] ?? {},
    async *rows(sql) {
      const cursor = `fairwright_${cursors++}`;
      await run(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`);
      try {
        for (;;) {
          const { rows } = await run(`FETCH ${PIECE} FROM ${cursor}`);
          yield* rows;
          if (rows.length < PIECE) return;
        }
      } finally {
        await client.query(`CLOSE ${cursor}`).catch(ignore);
      }
    },
    cancel: () => client.cancel(process),
    async close() {
      await client.query('ROLLBACK').catch(ignore);
      await client.end();
    },
  };
}

/** The names of types. A domain comes as the type that it is based on; types of extensions can be in any schema. */
function typesOf(ids: readonly number[]): string {
  return `SELECT oid, CASE WHEN typtype = 'e' THEN 'ENUM' WHEN typname = 'citext' THEN 'citext' ELSE format_type(oid, NULL) END AS type FROM pg_catalog.pg_type WHERE oid IN (${[0, ...ids].join(', ')})`;
}

function ignore(): void {}
