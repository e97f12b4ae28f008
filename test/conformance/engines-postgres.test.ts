// Tables of a PostgreSQL server against the row checker, and what is said when the server does not answer.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '../../src/base/json.js';
import { prepareRows } from '../../src/data/check/index.js';
import {
  checkTable,
  type Engine,
  EngineFault,
  openPostgres,
  quotedTable,
  sourceOf,
} from '../../src/data/engines/index.js';
import { postgres } from '../../src/data/sql/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { expectSameCells } from '../cell-agreement.js';
import { command } from '../command.js';
import {
  type AgreeingEngine,
  anyColumn,
  expectAgreement,
  keyValues,
  type TypedValues,
  typedValues,
  type ValuesByKind,
} from '../engine-agreement.js';
import { postgresAgreement, postgresTypes, TYPES_OF_THEIR_OWN } from '../postgres-tables.js';
import { expectSameRelations } from '../relation-agreement.js';
import { type Postgres, startPostgres } from './postgres.js';

const PASSWORD = 'not to be shown';

let server: Postgres;
let address: string;
let admin: pg.Client;
/** The address of what accepts connections and never answers. */
let silent: string;
const mute = createServer();
const execute = (sql: string) => admin.query(sql);
/** The address for a user. */
const as = (user: string) => address.replace('fairwright@', `${user}@`);

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(address);
  client.on('error', () => {});
  await client.connect();
  return client;
}

beforeAll(async () => {
  server = await startPostgres();
  address = server.database();
  admin = await connected();
  const { port } = new URL(address);
  for (const sql of [
    ...TYPES_OF_THEIR_OWN,
    "CREATE COLLATION any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
    "CREATE COLLATION german (provider = icu, locale = 'de-u-co-phonebk')",
    'CREATE TABLE towns AS SELECT i AS id, i % 10 AS n FROM generate_series(1, 5000) AS t(i)',
    'CREATE VIEW of_towns AS SELECT * FROM towns',
    'CREATE EXTENSION postgres_fdw',
    `CREATE SERVER itself FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '127.0.0.1', port '${port}', dbname '${new URL(address).pathname.slice(1)}')`,
    "CREATE USER MAPPING FOR fairwright SERVER itself OPTIONS (user 'fairwright')",
    "CREATE FOREIGN TABLE far_towns (id integer, n integer) SERVER itself OPTIONS (table_name 'towns')",
    'CREATE VIEW slow AS SELECT 1 AS id, length(pg_sleep(60)::text) AS n',
    'GRANT SELECT ON slow TO PUBLIC',
    'CREATE ROLE stranger LOGIN',
    'CREATE ROLE lonely LOGIN CONNECTION LIMIT 1',
    'CREATE ROLE hasty LOGIN',
    "ALTER ROLE hasty SET statement_timeout = '300ms'",
    `CREATE ROLE guarded LOGIN PASSWORD '${PASSWORD}'`,
    "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0",
    `DO $$ BEGIN EXECUTE format(
      'COPY (VALUES (%L), (%L)) TO %L',
      'host all guarded 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 trust',
      current_setting('hba_file')
    ); END $$`,
    'SELECT pg_reload_conf()',
  ])
    await execute(sql);
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  silent = `postgres://127.0.0.1:${(mute.address() as AddressInfo).port}/none`;
  const login = async () => (await openPostgres({ server: as('guarded') })).close();
  await vi.waitFor(() => expect(login()).rejects.toThrow(/password/), { timeout: 20_000 });
});
afterAll(async () => {
  await admin.end();
  mute.close();
  server.stop();
});
afterEach(() => vi.unstubAllEnvs());

/** Checks a table by an engine that is closed then. `meanwhile` happens once its columns are known. */
async function checked(
  name: string,
  {
    user = 'fairwright',
    schema = { properties: { n: { type: 'integer', minimum: 1 } } },
    meanwhile,
  }: { user?: string; schema?: Json; meanwhile?: (engine: Engine) => unknown } = {},
) {
  const engine = await openPostgres({ server: as(user) });
  try {
    const { table } = await prepareRows(documentOf(schema, 'x.json'));
    const source = await sourceOf(engine, quotedTable(name, postgres), { key: ['id'] });
    await meanwhile?.(engine);
    return await checkTable(engine, table!, source, { uri: name, maxErrors: 3, assertsFormats: true });
  } finally {
    await engine.close();
  }
}

/** Compares tables with columns of all types and collations. */
async function compared<T>(of: ValuesByKind, compare: (subject: AgreeingEngine) => Promise<T>): Promise<T> {
  const collated = ['text COLLATE any_case', 'varchar COLLATE german', 'text COLLATE "en-x-icu"'].map(
    (sqlType): TypedValues => ({ sqlType, values: of.text }),
  );
  const open = () => openPostgres({ server: address });
  const subject = postgresAgreement({ execute, open }, [...postgresTypes(of), ...collated]);
  try {
    return await compare(subject);
  } finally {
    await subject.close();
  }
}

test('a server finds what the row checker finds in columns of all types and collations', async () => {
  const found = await compared(typedValues, (subject) => expectAgreement(subject, 40));
  console.log('PostgreSQL with a server, tables:', found);
});

test('a server finds what the row checker finds in columns of text', async () => {
  const engine = await openPostgres({ server: address });
  console.log('PostgreSQL with a server, tables of texts:', await expectSameCells(engine, anyColumn, 100));
  await engine.close();
});

test('a server finds the duplicates and orphans that the row checker finds', async () => {
  const found = await compared(keyValues, (subject) => expectSameRelations(subject, 200));
  console.log('PostgreSQL with a server, keys and relations:', found);
});

test('texts of collations that ignore case are compared character by character', async () => {
  await execute('CREATE TABLE cased (id text COLLATE any_case PRIMARY KEY, n text COLLATE any_case)');
  await execute("INSERT INTO cased VALUES ('a', 'abc'), ('B', 'ABC')");
  const schema: Json = { properties: { n: { const: 'abc', pattern: '^[a-z]+$' } } };
  const answer = await checked('cased', { schema });
  const found = answer.is === 'checked' ? answer.diagnostics : [];
  expect(found.map(({ params }) => [params?.key, params?.keyword])).toEqual([
    [{ id: 'B' }, 'const'],
    [{ id: 'B' }, 'pattern'],
  ]);
});

test.each(['towns', 'of_towns', 'far_towns', 'public."towns"'])('%s is checked where it is', async (name) => {
  const answer = await checked(name);
  expect(answer).toMatchObject({ is: 'checked', doubtful: 0, summary: { rows: 5000, errors: 500 } });
  const keys = answer.is === 'checked' ? answer.diagnostics.map(({ params }) => params?.key) : [];
  expect(keys).toEqual([{ id: 10 }, { id: 20 }, { id: 30 }]);
});

test('a table may have more checks than a query has columns', async () => {
  const names = Array.from({ length: 850 }, (_, index) => `c${index}`);
  const columns = names.map((name, index) => `(i + ${index}) % 10 AS ${name}`);
  await execute(
    `CREATE TABLE many_checks AS SELECT i AS id, ${columns.join(', ')} FROM generate_series(1, 10) AS t(i)`,
  );
  const properties = Object.fromEntries(names.map((name) => [name, { minimum: 1, maximum: 8 }]));
  const answer = await checked('many_checks', { schema: { properties } });
  expect(answer).toMatchObject({ summary: { rows: 10, failed: 10, errors: 1700 } });
  expect(answer).toMatchObject({ diagnostics: [{ params: { key: { id: 1 } } }, {}, {}] });
  expect(JSON.stringify(answer)).not.toContain('sql/disagreement');
});

test('a table that changes meanwhile is seen as it was', async () => {
  await execute('CREATE TABLE changing AS SELECT * FROM towns');
  const meanwhile = () => execute('UPDATE changing SET n = -1; INSERT INTO changing VALUES (0, 0)');
  expect(await checked('changing', { meanwhile })).toMatchObject({ summary: { rows: 5000, errors: 500 } });
  expect(await checked('changing')).toMatchObject({ summary: { rows: 5001, errors: 5001 } });
});

test('a table cannot be dropped while it is checked', async () => {
  await execute('CREATE TABLE short_lived AS SELECT * FROM towns');
  const drop = "SET lock_timeout = '200ms'; DROP TABLE short_lived";
  const meanwhile = () => expect(execute(drop)).rejects.toThrow(/lock timeout/);
  expect(await checked('short_lived', { meanwhile })).toMatchObject({ summary: { errors: 500 } });
  await execute(drop);
  await expect(checked('short_lived')).rejects.toThrow(/^PostgreSQL has no such table: /);
});

test('the variables of PostgreSQL name the server', async () => {
  const { hostname, port, pathname } = new URL(address);
  vi.stubEnv('PGHOST', hostname);
  vi.stubEnv('PGPORT', port);
  vi.stubEnv('PGDATABASE', pathname.slice(1));
  vi.stubEnv('PGUSER', 'guarded');
  vi.stubEnv('PGPASSWORD', PASSWORD);
  const engine = await openPostgres();
  const { rows } = await execute(
    "SELECT usename FROM pg_stat_activity WHERE application_name = 'fairwright'",
  );
  expect(rows).toEqual([{ usename: 'guarded' }]);
  await engine.close();
});

/** Waits until a query of a user sleeps, then does something to it. */
function whenSleeping(act: (engine: Engine, process: number) => unknown, user = 'fairwright') {
  return (engine: Engine) => {
    const look = async (): Promise<void> => {
      const { rows } = await execute(
        `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND usename = '${user}'`,
      );
      if (rows.length === 0) return look();
      await act(engine, rows[0].pid);
    };
    void look();
  };
}

const terminated = whenSleeping((_engine, process) => execute(`SELECT pg_terminate_backend(${process})`));

test.each([
  [
    'an unreachable server',
    () => openPostgres({ server: 'postgres://127.0.0.1:1/none' }),
    /^PostgreSQL cannot be reached: nothing listens at that address\.$/,
  ],
  [
    'an unknown host',
    () => openPostgres({ server: 'postgres://none.invalid/none' }),
    /^PostgreSQL cannot be reached: its host is unknown\.$/,
  ],
  [
    'a server without encryption',
    () => {
      vi.stubEnv('PGSSLMODE', 'require');
      return openPostgres({ server: address });
    },
    /^PostgreSQL cannot be reached: the server does not encrypt connections\.$/,
  ],
  [
    'a server that does not answer',
    () => openPostgres({ server: silent }),
    /^PostgreSQL cannot be reached: the server does not answer\.$/,
  ],
  [
    'a wrong password',
    () => {
      vi.stubEnv('PGPASSWORD', `${PASSWORD}, and wrong`);
      return openPostgres({ server: as('guarded') });
    },
    /^PostgreSQL refuses the password\.$/,
  ],
  [
    'no password',
    () => openPostgres({ server: as('guarded') }),
    /^PostgreSQL asks for a password, and none is set\.$/,
  ],
  [
    'an unknown user',
    () => openPostgres({ server: as('nobody') }),
    /^PostgreSQL refuses the user: role "nobody" does not exist\.$/,
  ],
  [
    'a missing database',
    () => openPostgres({ server: `${address}x` }),
    /^PostgreSQL has no such database: database "registry\d+x" does not exist\.$/,
  ],
  [
    'a database of another encoding',
    () => openPostgres({ server: address.replace(/\w+$/, 'latin') }),
    /^The database has the encoding LATIN1, and only tables in UTF8 can be checked there\.$/,
  ],
  [
    'a table that the user may not read',
    () => checked('towns', { user: 'stranger' }),
    /^PostgreSQL does not let the user read the table: permission denied for table towns\.$/,
  ],
  [
    'a query that takes too long',
    () => checked('slow', { user: 'hasty' }),
    /^PostgreSQL ended the query, since it took longer than the server allows\.$/,
  ],
  [
    'a query that is cancelled where no second connection is allowed',
    () => checked('slow', { user: 'lonely', meanwhile: whenSleeping(({ cancel }) => cancel(), 'lonely') }),
    /^The connection to PostgreSQL was lost while a query ran\.$/,
  ],
  [
    'a connection that the server ends',
    () => checked('slow', { meanwhile: terminated }),
    /^The connection to PostgreSQL was lost while a query ran\.$/,
  ],
])('%s is reported in one sentence, with what to do', async (_name, work, sentence) => {
  const fault = await work().then(
    () => undefined,
    (each: unknown) => each,
  );
  expect(fault).toBeInstanceOf(EngineFault);
  const { message, help } = fault as EngineFault;
  expect(message).toMatch(sentence);
  expect(help).toMatch(/\S/);
  expect(`${message} ${help}`).not.toContain(PASSWORD);
});

test('the command checks a table, its keys and its relations, and keeps passwords out of sight', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-postgres-'));
  const validate = (...words: readonly string[]) =>
    command(['validate', 'survey.json', '--engine', 'postgres', ...words], folder);
  try {
    const integers = (names: readonly string[]) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', minimum: 0 }])),
      },
    });
    const survey = {
      'fair:resourceType': 'data-product',
      type: 'object',
      properties: {
        households: { 'fair:resourceType': 'dataset', ...integers(['household']) },
        persons: {
          'fair:resourceType': 'dataset',
          'fair:datasetRelations': [
            {
              relationType: 'isRelatedTo',
              targetRef: '#/properties/households',
              sourceVariables: ['household'],
              targetVariables: ['household'],
            },
          ],
          ...integers(['id', 'household', 'age']),
        },
      },
    };
    writeFileSync(join(folder, 'survey.json'), JSON.stringify(survey));
    await execute('CREATE TABLE households AS SELECT * FROM (VALUES (1), (2)) AS t(household)');
    await execute(
      'CREATE TABLE persons AS SELECT * FROM (VALUES (1, 1, 44), (2, 1, -4), (3, 7, 5)) AS t(id, household, age)',
    );
    const table = ['--server', address, '--table', 'public.persons', '--key', 'id'];
    const found = await validate(...table);
    expect(found).toMatchObject({ status: 1, stderr: '' });
    expect(found.stdout).toContain(
      'public.persons error row with id 2, age: Expected a number of at least 0, found -4. (instance/minimum)\n',
    );
    expect(found.stdout).toMatch(/public\.persons error row with id 3, .*\(relation\/orphan\)/);
    expect(found.stdout).toContain('2 errors in 2 of 3 rows of public.persons, checked with PostgreSQL');
    const hidden = await validate(...table, '--hide-values');
    expect(hidden.stdout).toContain('row with id 2, age: The value does not meet "minimum" of the schema.');
    expect(hidden.stdout).not.toContain('-4');
    expect(await validate('--server', address, '--table', 'none')).toMatchObject({ status: 2, stdout: '' });
    const secret = address.replace('fairwright@', `fairwright:${PASSWORD.replaceAll(' ', '')}@`);
    const refused = await validate('--server', secret, '--table', 'persons');
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).not.toContain(PASSWORD.replaceAll(' ', ''));
    const away = await validate('--server', 'postgres://fairwright@127.0.0.1:1/none', '--table', 'persons');
    expect(away).toMatchObject({ status: 3, stdout: '' });
    expect(away.stderr).toMatch(/^fairwright: [^\n]+\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a note says that rules of the table can hide rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-postgres-'));
  const validate = (user: string, table: string) => {
    const words = ['s.json', '--engine', 'postgres', '--server', as(user), '--table', table];
    return command(['validate', ...words], folder);
  };
  try {
    writeFileSync(join(folder, 's.json'), JSON.stringify({ properties: { id: { maximum: 9 } } }));
    for (const sql of [
      'CREATE TABLE "Secret rows" AS SELECT i AS id FROM generate_series(1, 10) AS t(i)',
      'ALTER TABLE "Secret rows" ENABLE ROW LEVEL SECURITY',
      'CREATE POLICY small ON "Secret rows" USING (id < 5)',
      'GRANT SELECT ON "Secret rows", towns TO stranger',
    ])
      await execute(sql);
    expect(await validate('stranger', 'Secret rows')).toEqual({
      status: 0,
      stdout: 'Secret rows is valid against s.json: 4 rows, checked with PostgreSQL.\n',
      stderr: 'Only the rows of Secret rows that the user may see are checked: it has row-level security.\n',
    });
    // Rules do not hold for the owner, and other tables have none.
    expect(await validate('fairwright', 'Secret rows')).toMatchObject({ status: 1, stderr: '' });
    expect(await validate('stranger', 'towns')).toMatchObject({ status: 1, stderr: '' });
  } finally {
    await execute('REVOKE SELECT ON towns FROM stranger');
    rmSync(folder, { recursive: true });
  }
});

test('what cannot work is not offered, and is wrong use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-postgres-'));
  const validate = (...words: readonly string[]) =>
    command(['validate', 's.json', '--engine', 'postgres', '--server', address, ...words], folder);
  try {
    writeFileSync(join(folder, 's.json'), JSON.stringify({ properties: { held: { type: 'string' } } }));
    await execute('CREATE TABLE holds (id integer, held jsonb)');
    const residual = await validate('--table', 'holds');
    expect(residual).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        'fairwright: The engine cannot check all that the schema asks of holds:',
        '  /properties/held/type: its type is not supported',
        'Use --residual skip to leave this out, or check a view that gives the values of "held" as texts.\n',
      ].join('\n'),
    });
    const rows = await validate('--table', 'holds', '--residual', 'rows');
    expect(rows).toMatchObject({ status: 2, stdout: '' });
    expect(await validate('--table', 'holds', '--residual', 'skip')).toMatchObject({ status: 0, stderr: '' });
    const columns = Array.from({ length: 12 }, (_, index) => `c${index}`);
    await execute(`CREATE TABLE wide (${columns.map((name) => `${name} integer`).join(', ')})`);
    expect(await validate('--table', 'wide', '--key', 'c1,none')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'fairwright: The key names "none", and the table has no such column. Its columns: c0, c1, c2, c3, c4, c5, c6, c7, c8, c9 and 2 more.\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a query can be cancelled', async () => {
  await expect(checked('slow', { meanwhile: whenSleeping(({ cancel }) => cancel()) })).rejects.toThrow(
    /^The query was cancelled\.$/,
  );
});

test('a server that crashes while a query runs is reported in one sentence', async () => {
  const crashed = whenSleeping(() => server.crash());
  await expect(checked('slow', { meanwhile: crashed })).rejects.toThrow(
    /^The connection to PostgreSQL was lost while a query ran\.$/,
  );
  await admin.end().catch(() => {});
  server.start();
  admin = await connected();
});
