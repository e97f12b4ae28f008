// Tables in real servers of Spark against the row checker, patterns against the native engine, and what users read about faults.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import { prepareRows, type Table } from '../../src/data/check/index.js';
import { checkTable, type Engine, EngineFault, openSpark, sourceOf } from '../../src/data/engines/index.js';
import { spark } from '../../src/data/sql/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { expectSameCells } from '../cell-agreement.js';
import {
  type AgreeingEngine,
  anyColumn,
  expectAgreement,
  hostileNames,
  keyValues,
  type NewColumn,
  typedValues,
  type ValuesByKind,
} from '../engine-agreement.js';
import { expectSamePatterns } from '../pattern-agreement.js';
import { expectSameRelations } from '../relation-agreement.js';
import { type Spark, startSpark } from './spark.js';

const { identifier, text } = spark;

async function run(engine: Engine, ...statements: readonly string[]): Promise<void> {
  for (const sql of statements) for await (const _ of engine.rows(sql));
}

async function tableOf(schema: Json): Promise<Table> {
  return (await prepareRows(documentOf(schema, 'x.json'))).table!;
}

async function checked(engine: Engine, from: string, schema: Json, key: readonly string[] = []) {
  const source = await sourceOf(engine, from, { key });
  return checkTable(engine, await tableOf(schema), source, {
    uri: 'table',
    maxErrors: 100,
    assertsFormats: false,
  });
}

let tables = 0;

/** Tables of Parquet files, each with a view of its name: names of tables in the catalog have letters, digits and `_` only. */
function agreeing(engine: Engine, of: ValuesByKind): AgreeingEngine {
  return {
    dialect: spark,
    engine,
    keyType: 'int',
    mostByText: 5,
    // Spark would replace the last of these by a variable of the server.
    names: [...hostileNames, `$\{env:HOME}`],
    types: [
      { sqlType: 'boolean', values: of.boolean },
      { sqlType: 'tinyint', values: of.integer(8) },
      { sqlType: 'smallint', values: of.integer(16) },
      { sqlType: 'int', values: of.integer(32) },
      { sqlType: 'bigint', values: of.long },
      { sqlType: 'float', values: of.float },
      { sqlType: 'double', values: of.double },
      { sqlType: 'decimal(10,2)', values: of.decimal(10, 2) },
      { sqlType: 'decimal(38,0)', values: of.decimal(38, 0) },
      { sqlType: 'string', values: of.text },
      { sqlType: 'varchar(20)', values: of.text },
      {
        sqlType: 'char(12)',
        values: of.text.map(({ text }) => ({ text, json: text + ' '.repeat(12 - [...text].length) })),
      },
      { sqlType: 'date', values: of.date },
    ],
    async createTable(name, columns, rows) {
      const table = `table${tables++}`;
      const named = columns.map((column) => `${identifier(column.name)} ${column.sqlType}`);
      await run(
        engine,
        `CREATE TABLE ${table} (${named.join(', ')}) USING parquet`,
        `INSERT INTO ${table} ${valuesOf(columns, rows)}`,
        `CREATE OR REPLACE TEMPORARY VIEW ${identifier(name)} AS SELECT * FROM ${table}`,
      );
      return identifier(name);
    },
  };
}

/** The same, in views of values if they have no CHAR, which only files have: these are made sooner. */
function agreeingInViews(engine: Engine, of: ValuesByKind): AgreeingEngine {
  const inFiles = agreeing(engine, of);
  return {
    ...inFiles,
    async createTable(name, columns, rows) {
      if (columns.some(({ sqlType }) => sqlType.startsWith('char')))
        return inFiles.createTable(name, columns, rows);
      const view = identifier(name);
      const names = columns.map((column) => identifier(column.name)).join(', ');
      await run(engine, `CREATE OR REPLACE TEMPORARY VIEW ${view} (${names}) AS ${valuesOf(columns, rows)}`);
      return view;
    },
  };
}

/** Rows of values that are written as texts. */
function valuesOf(columns: readonly NewColumn[], rows: readonly (readonly (string | null)[])[]): string {
  const values = rows.map((row) => {
    const cells = row.map((value, index) => {
      const written = value === null ? 'NULL' : text(value);
      return `CAST(${written} AS ${columns[index]!.sqlType})`;
    });
    return `(${cells.join(', ')})`;
  });
  return `VALUES ${values.join(', ')}`;
}

describe('a server', () => {
  let server: Spark;
  let engine: Engine;
  beforeAll(async () => {
    server = await startSpark();
    engine = await openSpark(server);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });

  test('finds in typed tables what the row checker finds', async () => {
    console.log('Spark, tables:', await expectAgreement(agreeing(engine, typedValues), 40));
  });

  test('finds in columns of text what the row checker finds', async () => {
    console.log('Spark, tables of texts:', await expectSameCells(engine, anyColumn, 20));
  });

  test('finds the duplicates and orphans that the row checker finds', async () => {
    console.log(
      'Spark, keys and relations:',
      await expectSameRelations(agreeingInViews(engine, keyValues), 40),
    );
  });

  test('matches the texts that the native engine matches', async () => {
    console.log('Spark, patterns:', await expectSamePatterns(agreeing(engine, typedValues), 'java'));
  });

  test('leaves columns of other types', async () => {
    await run(
      engine,
      "CREATE TEMPORARY VIEW others AS SELECT 1 AS id, current_timestamp() AS t, X'00' AS b, array(1) AS l, map(1, 2) AS m, 'a' COLLATE UTF8_LCASE AS c",
    );
    const columns = ['t', 'b', 'l', 'm', 'c'];
    const properties = Object.fromEntries(columns.map((name) => [name, { type: 'string' }]));
    const answer = await checked(engine, 'others', { properties });
    expect(answer).toMatchObject({ is: 'residual', residual: columns.map((column) => ({ column })) });
    expect(await checked(engine, 'others', { properties: { id: { maximum: 0 } } }, ['id'])).toMatchObject({
      is: 'checked',
      summary: { rows: 1, errors: 1 },
    });
  });

  test('gives more rows than a piece has, once each and in order', async () => {
    const found = [];
    for await (const { id } of engine.rows('SELECT id FROM range(0, 2500, 1, 3) ORDER BY id'))
      found.push(Number(id));
    expect(found).toEqual(Array.from({ length: 2500 }, (_, index) => index));
  });

  test.each([
    [
      'a table that is not there',
      'SELECT * FROM nowhere.`no``where`',
      /cannot be found\.$/,
      /name of the table/,
    ],
    [
      'a column that is not there',
      'SELECT nothing FROM range(1)',
      /`nothing` cannot be resolved\.$/,
      /columns/,
    ],
    ['a query that it does not understand', 'SELECT (', /Syntax error at or near/, undefined],
    ['a query that fails on a row', "SELECT CAST('x' AS INT)", /cannot be cast to "INT"/, undefined],
  ])('says in one sentence what is wrong: %s', async (_, sql, message, help) => {
    const fault = await run(engine, sql).catch((each: unknown) => each);
    expect(fault).toBeInstanceOf(EngineFault);
    const said = fault as EngineFault;
    expect(said.message).toMatch(message);
    expect(said.message).toMatch(/^Spark could not check the table: [^\n]*\.$/);
    expect(said.message).not.toMatch(/org\.apache|SQLSTATE|\tat /);
    if (help) expect(said.help).toMatch(help);
  });

  test('ends a query that is cancelled, and answers the next one', async () => {
    const slow = 'SELECT count(*) AS n FROM range(1000000000000) AS a WHERE sqrt(a.id) < 0';
    const running = run(engine, slow);
    setTimeout(() => engine.cancel(), 3000);
    await expect(running).rejects.toThrow('The query was cancelled.');
    await run(engine, 'SELECT 1');
  });
});

describe('a cluster of two workers that asks for a password', () => {
  let server: Spark;
  const login = { user: 'reader', password: 'pass"word' };
  beforeAll(async () => {
    server = await startSpark({ workers: 2, login });
  });
  afterAll(() => server?.stop());

  test('finds in typed tables what the row checker finds', async () => {
    const engine = await openSpark({ ...server, ...login });
    console.log('Spark on two workers, tables:', await expectAgreement(agreeing(engine, typedValues), 6));
    await engine.close();
  });

  test('refuses a wrong password, which no message repeats', async () => {
    const fault = await openSpark({ ...server, user: 'reader', password: 'guess' }).catch((each) => each);
    expect(fault).toBeInstanceOf(EngineFault);
    expect(fault.message).toMatch(/^Spark at 127\.0\.0\.1:\d+ refused the credentials\.$/);
  });

  test('is reported when it dies', async () => {
    const engine = await openSpark({ ...server, ...login });
    const running = run(engine, 'SELECT count(*) FROM range(1000000000000) AS a WHERE sqrt(a.id) < 0');
    setTimeout(() => process.kill(server.pid, 'SIGKILL'), 2000);
    await expect(running).rejects.toThrow(/^Spark at 127\.0\.0\.1:\d+ is out of reach/);
    await engine.close();
    await expect(openSpark({ ...server, ...login })).rejects.toThrow(/is out of reach \(ECONNREFUSED\)\.$/);
  });
});

describe('a server that speaks HTTP', () => {
  let server: Spark;
  const login = { user: 'reader', password: 'secret' };
  beforeAll(async () => {
    server = await startSpark({ isHttp: true, login });
  });
  afterAll(() => server?.stop());

  test('answers, and refuses a wrong password', async () => {
    const engine = await openSpark({ ...server, ...login });
    const answer = await checked(engine, 'range(5)', { properties: { id: { maximum: 3 } } }, ['id']);
    expect(answer).toMatchObject({ is: 'checked', summary: { rows: 5, errors: 1 } });
    await engine.close();
    const wrong = openSpark({ ...server, user: 'reader', password: 'guess' });
    await expect(wrong).rejects.toThrow(/refused the credentials\.$/);
  });
});

test.each(['hive2s', 'https'])(
  'nothing is sent to a server without a trusted certificate: %s',
  async (scheme) => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const sent: unknown[] = [];
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
      socket.on('data', (piece) => sent.push(piece)).on('error', () => {});
    }).listen(0);
    const { port } = server.address() as { port: number };
    const opened = openSpark({ server: `${scheme}://localhost:${port}`, user: 'reader', password: 'secret' });
    await expect(opened).rejects.toThrow(/is out of reach \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/);
    expect(sent).toEqual([]);
    server.close();
    rmSync(folder, { recursive: true });
  },
);
