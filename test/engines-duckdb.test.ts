// Whole tables in DuckDB against the row checker: the same counts, and the same words about the same rows.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { batchChecker, prepareRows, type Table } from '../src/data/check/index.js';
import {
  checkTable,
  type Engine,
  type EngineAnswer,
  EngineFault,
  openDuckdb,
  parquetSource,
} from '../src/data/engines/index.js';
import { rowsIn } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';

const ROWS = 5_000;
const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const path = join(folder, `it's [a] "measured*" ?.parquet`);
const URI = 'measured.parquet';

/** Every hundredth row or so has something wrong. */
const TABLE = `
SELECT
  CAST(i AS INTEGER) AS id,
  CASE WHEN i % 97 = 0 THEN 9007199254740993 + i ELSE i END AS "big ""number""",
  CASE WHEN i % 89 = 0 THEN CAST('NaN' AS DOUBLE) WHEN i % 83 = 0 THEN -500.5 ELSE (i % 400) / 10 END AS temperature,
  CASE WHEN i % 79 = 0 THEN NULL ELSE CAST((i % 1000) / 10.0 AS DECIMAL(18, 2)) END AS share,
  CASE WHEN i % 73 = 0 THEN 'x' ELSE ['north', 'south', 'east'][1 + i % 3] END AS region,
  CASE WHEN i % 71 = 0 THEN NULL ELSE DATE '2020-01-01' + CAST(i % 365 AS INTEGER) END AS day,
  CAST(0.1 * (i % 10) AS REAL) AS ratio,
  i % 2 = 0 AS "f0",
  CASE WHEN i % 67 = 0 THEN '' ELSE repeat('é', 1 + CAST(i % 5 AS INTEGER)) END AS doubt,
  CASE WHEN i % 61 = 0 THEN -99 ELSE i % 7 END AS code
FROM range(1, ${ROWS + 1}) AS t(i)`;

const SCHEMA: Json = {
  type: 'array',
  minItems: ROWS + 1,
  items: {
    type: 'object',
    required: ['id', 'share', 'day', 'absent'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      'big "number"': { type: 'integer', maximum: 4990 },
      temperature: { type: 'number', minimum: -90, maximum: 60 },
      share: { type: 'number', minimum: 0, maximum: 99.5, multipleOf: 0.1 },
      region: { oneOf: [{ const: 'north' }, { const: 'south' }, { const: 'east' }] },
      day: { type: 'string' },
      ratio: { enum: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] },
      f0: { type: 'boolean' },
      doubt: { type: 'string', minLength: 1, maxLength: 4 },
      code: { anyOf: [{ type: 'integer', minimum: 0, maximum: 5 }, { const: -99 }] },
    },
    if: { properties: { region: { const: 'north' } } },
    then: { properties: { temperature: { maximum: 39 } } },
  },
};

beforeAll(async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `COPY (${TABLE}) TO '${path.replaceAll("'", "''")}' (FORMAT parquet, ROW_GROUP_SIZE 2048)`,
  );
  connection.closeSync();
  instance.closeSync();
});
let engine: Engine;
beforeAll(async () => {
  engine = await openDuckdb({ memory: '1GB', threads: 2 });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

async function checked(file: string, table: Table, maxErrors: number): Promise<EngineAnswer> {
  const source = await parquetSource(engine, file);
  return checkTable(engine, table, source, { uri: URI, maxErrors, assertsFormats: false });
}

async function tableOf(schema: Json): Promise<Table> {
  return (await prepareRows(documentOf(schema, 'x.json'))).table!;
}

test('the counts and the first findings are those of the row checker', async () => {
  const table = await tableOf(SCHEMA);
  const checker = batchChecker(table, { uri: URI });
  const bytes = readFileSync(path);
  const source = {
    byteLength: bytes.length,
    slice: (start: number, end = bytes.length) =>
      new Uint8Array(bytes.subarray(start, end)).buffer as ArrayBuffer,
  };
  const expected = [];
  for await (const batch of rowsIn('parquet', source, table, { uri: URI }))
    expected.push(...checker.check(batch));
  expected.push(...checker.end());
  const answer = await checked(path, table, 100);
  if (answer.is !== 'checked') throw new Error(JSON.stringify(answer));
  expect(answer.summary).toEqual(checker.summary());
  expect(answer.diagnostics).toEqual(expected.slice(0, 100));
  expect(answer.doubtful).toBeGreaterThan(0);
  expect(answer.doubtful).toBeLessThan(ROWS / 50);
  const all = await checked(path, table, 1_000_000);
  expect(all.is === 'checked' && all.diagnostics).toEqual(expected);
});

test.each([0.1, 0.25, 1.5])(
  'numbers of a small type do not overflow where multiples of %d are asked for',
  async (divisor) => {
    const file = join(folder, 'small.parquet');
    const values = [120, -126, 127].map((value) => `SELECT CAST(${value} AS TINYINT) AS small`);
    const copy = `COPY (${values.join(' UNION ALL ')}) TO '${file}' (FORMAT parquet)`;
    for await (const _ of engine.rows(copy));
    const table = await tableOf({ properties: { small: { multipleOf: divisor } } });
    const answer = await checked(file, table, 10);
    expect(answer.is === 'checked' && answer.summary.failed).toBe(divisor === 1.5 ? 1 : 0);
  },
);

test('what cannot be checked there is told before anything runs', async () => {
  const schema: Json = { properties: { region: { pattern: '(?=x)y' }, code: { type: 'integer' } } };
  const answer = await checked(path, await tableOf(schema), 10);
  expect(answer).toMatchObject({ is: 'residual', residual: [{ column: 'region', keyword: 'pattern' }] });
});

test('a file that is not there, or is no Parquet, is told in one sentence', async () => {
  const table = await tableOf({ properties: { a: { type: 'integer' } } });
  for (const wrong of [join(folder, 'none.parquet'), 'package.json']) {
    const failed = checked(wrong, table, 10);
    await expect(failed).rejects.toThrow(EngineFault);
    await expect(failed).rejects.toThrow(/^The engine could not check the table: [^\n]*\.$/);
  }
});
