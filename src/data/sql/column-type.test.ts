import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { asText, typedCell } from './cells.js';
import { type ColumnType, jsonValue } from './column-type.js';
import type { SqlDialect } from './dialect.js';
import { duckdb } from './dialects/duckdb.js';
import { postgres } from './dialects/postgres.js';

/** Values with their types, what the row checker reads of them in a Parquet file, and whether engines leave them to it. */
const VALUES: readonly (readonly [sql: string, type: ColumnType, read: Json, isDoubtful?: true])[] = [
  ["DATE '2024-02-29'", 'date', '2024-02-29'],
  ["DATE '0001-01-01'", 'date', '0001-01-01'],
  ["DATE '12024-01-01'", 'date', '+012024-01-01', true],
  ["CAST('infinity' AS DATE)", 'date', 'infinity', true],
  ["TIME '00:00:00'", 'time', '00:00:00'],
  ["TIME '23:59:59.120'", 'time', '23:59:59.12'],
  ["TIMESTAMP '2024-02-29 12:00:00'", 'timestamp', '2024-02-29T12:00:00'],
  ["TIMESTAMP '2024-02-29 12:00:00.120'", 'timestamp', '2024-02-29T12:00:00.12'],
  ["TIMESTAMP '1969-12-31 23:59:59.000001'", 'timestamp', '1969-12-31T23:59:59.000001'],
  ["TIMESTAMP '12024-01-01 10:00:00'", 'timestamp', '+012024-01-01T10:00:00', true],
  ["CAST('-infinity' AS TIMESTAMP)", 'timestamp', '-infinity', true],
  ["TIMESTAMPTZ '2024-01-01 01:00:00.50+02'", 'timestamp with zone', '2023-12-31T23:00:00.5Z'],
  ["TIMESTAMPTZ '1969-12-31 23:59:00+00'", 'timestamp with zone', '1969-12-31T23:59:00Z'],
  ["TIMESTAMPTZ '10000-01-01 02:00:00+00'", 'timestamp with zone', '+010000-01-01T02:00:00Z', true],
  ["CAST('infinity' AS TIMESTAMPTZ)", 'timestamp with zone', 'infinity', true],
  ["CAST('00112233-4455-6677-8899-AABBCCDDEEFF' AS UUID)", 'uuid', '00112233-4455-6677-8899-aabbccddeeff'],
];

/** Values that one engine has, or writes in its own way. */
const OF_DUCKDB: typeof VALUES = [
  ["CAST('0044-03-15 (BC)' AS DATE)", 'date', '-000043-03-15', true],
  ["CAST('0001-03-15 (BC) 01:02:03' AS TIMESTAMP)", 'timestamp', '0000-03-15T01:02:03', true],
  ["CAST('2024-01-01 12:00:00.123456789' AS TIMESTAMP_NS)", 'timestamp', '2024-01-01T12:00:00.123456789'],
  ["CAST('12:00:00.5+00' AS TIMETZ)", 'time with zone', '12:00:00.5Z'],
  ["INTERVAL '14 months 2 days 26 hours 10.25 seconds'", 'duration', 'P14M2DT93610.25S'],
  ["INTERVAL '1 day'", 'duration', 'P0M1DT0S'],
  ["CAST('\\xC3\\xA9' AS BLOB)", 'bytes', 'é'],
  ["CAST('\\xFFabc' AS BLOB)", 'bytes', '/2FiYw=='],
  ["[1.5, 'NaN'::DOUBLE, '-Infinity'::DOUBLE]", 'array', [1.5, 'NaN', '-Infinity']],
  ["{'a': 1, 'b\"': 'NaN'}", 'object', { a: 1, 'b"': 'NaN' }],
  ["MAP {'k': [DATE '2024-02-29']}", 'object', { k: ['2024-02-29'] }],
];
const OF_POSTGRES: typeof VALUES = [
  ["DATE '0044-03-15 BC'", 'date', '-000043-03-15', true],
  ["TIMESTAMP '0001-03-15 01:02:03.5 BC'", 'timestamp', '0000-03-15T01:02:03.5', true],
  ["TIMESTAMPTZ '0044-03-15 01:02:03+00 BC'", 'timestamp with zone', '-000043-03-15T01:02:03Z', true],
  ['ARRAY[1, 2]', 'array', [1, 2]],
];

type Rows = (sql: string) => Promise<readonly { readonly [name: string]: unknown }[]>;
let rowsOfDuckdb: Rows;
let rowsOfPostgres: Rows;
beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  rowsOfDuckdb = async (sql) => (await connection.runAndReadAll(sql)).getRowObjects();
  const server = await PGlite.create();
  rowsOfPostgres = async (sql) => (await server.query<{ [name: string]: unknown }>(sql)).rows;
});

async function readIn(rows: Rows, dialect: SqlDialect, values: typeof VALUES): Promise<typeof VALUES> {
  const found = [];
  for (const [sql, type] of values) {
    const { doubt } = typedCell('v', type, true, dialect);
    const [row] = await rows(
      `SELECT ${asText('v', dialect, type)} AS read, ${doubt} AS doubt FROM (SELECT ${sql} AS v) AS t`,
    );
    const read = jsonValue(String(row!.read), type);
    found.push(row!.doubt === true ? ([sql, type, read, true] as const) : ([sql, type, read] as const));
  }
  return found;
}

test.each(['UTC', 'Asia/Tokyo', 'America/New_York'])(
  'DuckDB writes values as the row checker reads them, in %s',
  async (zone) => {
    await rowsOfDuckdb(`SET TimeZone = '${zone}'`);
    const values = [...VALUES, ...OF_DUCKDB];
    expect(await readIn(rowsOfDuckdb, duckdb, values)).toEqual(values);
  },
);

test.each([
  ['ISO, MDY', 'UTC'],
  ['SQL, DMY', 'Asia/Tokyo'],
  ['German', 'America/New_York'],
])('PostgreSQL writes values as the row checker reads them, in style %s and in %s', async (style, zone) => {
  await rowsOfPostgres(`SET DateStyle = '${style}'`);
  await rowsOfPostgres(`SET TimeZone = '${zone}'`);
  const values = [...VALUES, ...OF_POSTGRES];
  expect(await readIn(rowsOfPostgres, postgres, values)).toEqual(values);
});
