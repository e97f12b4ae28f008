// Tables in real servers of Spark against the row checker, patterns against the native engine, and what users read about faults.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRows, type Table } from '../../src/check/index.js';
import { documentOf } from '../../src/document/index.js';
import { checkTable, type Engine, EngineFault, openSpark, sourceOf } from '../../src/engines/index.js';
import type { Json } from '../../src/json.js';
import { spark } from '../../src/sql/index.js';
import { patternFor } from '../../src/validate/patterns/index.js';
import { pattern, SETS } from '../arbitrary-patterns.js';
import { type AgreeingEngine, expectAgreement, hostileNames, typedValues } from '../engine-agreement.js';
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

/** Tables of Parquet files, each with a view of its name: names of tables in the catalog have letters, digits and `_` only. */
function agreeing(engine: Engine): AgreeingEngine {
  let tables = 0;
  return {
    engine,
    keyType: 'int',
    // Spark would replace the last of these by a variable of the server.
    names: [...hostileNames, `$\{env:HOME}`],
    types: [
      { sqlType: 'boolean', values: typedValues.boolean },
      { sqlType: 'tinyint', values: typedValues.integer(8) },
      { sqlType: 'smallint', values: typedValues.integer(16) },
      { sqlType: 'int', values: typedValues.integer(32) },
      { sqlType: 'bigint', values: typedValues.long },
      { sqlType: 'float', values: typedValues.float },
      { sqlType: 'double', values: typedValues.double },
      { sqlType: 'decimal(10,2)', values: typedValues.decimal(10, 2) },
      { sqlType: 'decimal(38,0)', values: typedValues.decimal(38, 0) },
      { sqlType: 'string', values: typedValues.text },
      { sqlType: 'varchar(20)', values: typedValues.text },
      {
        sqlType: 'char(12)',
        values: typedValues.text.map(({ text }) => ({
          text,
          json: text + ' '.repeat(12 - [...text].length),
        })),
      },
      { sqlType: 'date', values: typedValues.date },
    ],
    async createTable(name, columns, rows) {
      const table = `table${tables++}`;
      const named = columns.map((column) => `${identifier(column.name)} ${column.sqlType}`);
      const values = rows.map((row) => {
        const cells = row.map((value, index) => {
          const written = value === null ? 'NULL' : text(value);
          return `CAST(${written} AS ${columns[index]!.sqlType})`;
        });
        return `(${cells.join(', ')})`;
      });
      await run(
        engine,
        `CREATE TABLE ${table} (${named.join(', ')}) USING parquet`,
        `INSERT INTO ${table} VALUES ${values.join(', ')}`,
        `CREATE OR REPLACE TEMPORARY VIEW ${identifier(name)} AS SELECT * FROM ${table}`,
      );
      return identifier(name);
    },
  };
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
    const compared = await expectAgreement(agreeing(engine), 40);
    console.log(`Spark in one process: ${JSON.stringify(compared)}`);
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

  test('has the patterns of schemas', async () => {
    const texts = [...TEXTS, ...fc.sample(randomText, { numRuns: 200, seed: 8 })];
    const rows = texts.map((each, index) => `(${index}, ${text(each)})`);
    await run(
      engine,
      `CREATE TABLE texts USING parquet AS SELECT * FROM VALUES ${rows.join(', ')} AS t(i, s)`,
    );
    const all = [
      ...SETS.flatMap((set) => [set, `^${set}$`]),
      ...fc.sample(pattern, { numRuns: 500, seed: 9 }),
    ];
    const known = all.filter((each) => patternFor(each, 'java') !== undefined);
    const differing: string[] = [];
    for (let start = 0; start < known.length; start += 25) {
      const some = known.slice(start, start + 25);
      const matches = some.map(
        (each, index) => `${spark.matches('s', patternFor(each, 'java')!)} AS p${index}`,
      );
      for await (const row of engine.rows(`SELECT i, ${matches.join(', ')} FROM texts`)) {
        const held = texts[Number(row.i)]!;
        for (const [index, each] of some.entries())
          if (row[`p${index}`] !== new RegExp(each, 'u').test(held))
            differing.push(`${each} on ${JSON.stringify(held)}`);
      }
    }
    console.log(`Spark: ${known.length} of ${all.length} patterns on ${texts.length} texts.`);
    expect(differing).toEqual([]);
    expect(known.length).toBeGreaterThan(all.length * 0.9);
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
    const compared = await expectAgreement(agreeing(engine), 8);
    console.log(`Spark on two workers: ${JSON.stringify(compared)}`);
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

const CHARACTERS = ['a', 'b', 'c', '1', ' ', '\n', 'é', '😀', '_', '\u2028', '\r', '\u0301', '٣', 'Ж', '-'];
const randomText = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 });

/** Texts on which engines may differ. */
const TEXTS = [
  ...['', 'a', 'ab', 'abc', 'aabbcc', 'a b', 'a-b', 'ab\u0301c', '\u0301a', 'a\n', '\na', 'a\r\nb', '\u0085'],
  ...[
    'a\u0085',
    '\u2028',
    'a\u2029',
    '\t',
    '\v',
    '\f',
    '\u00a0',
    '\ufeff',
    '\u3000',
    '\u200b',
    '\u180e',
    'é',
  ],
  ...[
    'aéb',
    'ß',
    'ı',
    'İ',
    'ſ',
    '\u212a',
    'Ж',
    '漢',
    'ａ',
    'ª',
    'Σς',
    '٣a',
    '²',
    'Ⅷ',
    '\u{1d7d8}',
    '😀',
    'a😀b',
  ],
  ...[
    '🇩🇪',
    '\u{10ffff}',
    '\ufffd',
    '\uffff',
    '\u007f',
    '\u0080',
    '%',
    "'",
    '"',
    '\\',
    '\\b',
    '$1',
    `$\{x}`,
    '\0',
  ],
];
