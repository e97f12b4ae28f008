// A table checked by an engine, and row by row: CPU time in one run. `--table` is the size of the table in millions of rows.
import { mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { batchChecker, prepareRows, rowChecker } from '../dist/check/index.js';
import { documentOf } from '../dist/document/index.js';
import { checkTable, openDuckdb, parquetSource } from '../dist/engines/index.js';
import { rowsIn } from '../dist/tables/index.js';
import { report } from './measure.mjs';

/** Ten columns; about one row in two thousand has something wrong. */
const columns = `
  i AS id,
  CASE WHEN i % 7919 = 0 THEN 'x' ELSE 'S-' || lpad(CAST(i % 100000 AS VARCHAR), 5, '0') END AS station,
  CAST(2000 + i % 25 AS INTEGER) AS year,
  (i * 7 % 9000) / 100 - 40 AS temperature,
  CASE WHEN i % 9973 = 0 THEN 140 ELSE i % 101 END AS humidity,
  CASE WHEN i % 8011 = 0 THEN 99 ELSE i % 40 END AS code,
  i % 3 = 0 AS checked,
  CAST((i % 10000) / 4 AS DOUBLE) AS rain,
  'note ' || CAST(i % 977 AS VARCHAR) AS note,
  CASE WHEN i % 50 = 0 THEN -999 ELSE i % 360 END AS direction`;

const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'station', 'year', 'temperature'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      station: { type: 'string', pattern: '^S-[0-9]{5}$', maxLength: 7 },
      year: { type: 'integer', minimum: 1990, maximum: 2030 },
      temperature: { type: 'number', minimum: -90, maximum: 60 },
      humidity: { type: 'integer', minimum: 0, maximum: 100 },
      code: { oneOf: Array.from({ length: 40 }, (_, code) => ({ const: code, title: `Code ${code}` })) },
      checked: { type: 'boolean' },
      rain: { type: 'number', minimum: 0, multipleOf: 0.25 },
      note: { type: 'string', pattern: '^note [0-9]+$', minLength: 6 },
      direction: {
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 359 },
          { const: -999, title: 'No wind' },
        ],
      },
    },
  },
};

export async function run(_folder, millions = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-bench-'));
  try {
    const files = await writtenTo(folder, millions * 1_000_000);
    const { table } = await prepareRows(documentOf(SCHEMA, 'schema.json'));
    const spent = {
      csv: await cpuOf(() => textRows(files.csv, 'csv', table)),
      ndjson: await cpuOf(() => textRows(files.ndjson, 'ndjson', table)),
      parquet: await cpuOf(() => parquetRows(files.parquet, table)),
      duckdb: await cpuOf(() => inDuckDb(files.parquet, table)),
    };
    const found = new Set(Object.values(spent).map(({ failed }) => failed));
    if (found.size !== 1) throw new Error(`The contenders disagree: ${[...found].join(', ')} rows fail.`);
    console.log(`engines: ${millions} million rows, CPU seconds of one thread`);
    for (const [name, { seconds }] of Object.entries(spent)) report(name, seconds);
    console.log('engines: ratios of CPU time');
    report('row by row, Parquet over NDJSON', spent.parquet.seconds / spent.ndjson.seconds, { atMost: 1 });
    report('Parquet, row by row over DuckDB', spent.parquet.seconds / spent.duckdb.seconds, { atLeast: 8 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writtenTo(folder, rows) {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const files = {};
  for (const [name, format] of [
    ['parquet', 'FORMAT parquet'],
    ['csv', 'FORMAT csv, HEADER'],
    ['ndjson', 'FORMAT json'],
  ]) {
    files[name] = join(folder, `table.${name}`);
    await connection.run(
      `COPY (SELECT ${columns} FROM range(1, ${rows + 1}) AS t(i)) TO '${files[name]}' (${format})`,
    );
  }
  connection.closeSync();
  instance.closeSync();
  return files;
}

async function cpuOf(work) {
  const start = process.cpuUsage();
  const failed = await work();
  const { user, system } = process.cpuUsage(start);
  return { failed, seconds: (user + system) / 1e6 };
}

function textRows(path, format, table) {
  const checker = rowChecker(table, { uri: path, format, maxErrors: 100 });
  const file = openSync(path);
  const piece = Buffer.alloc(1024 * 1024);
  for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
    checker.take(piece.subarray(0, read));
  checker.end();
  return checker.summary().failed;
}

async function parquetRows(path, table) {
  const checker = batchChecker(table, { uri: path, maxErrors: 100 });
  const file = openSync(path);
  const source = {
    byteLength: statSync(path).size,
    slice(start, end = this.byteLength) {
      const bytes = new Uint8Array(end - start);
      readSync(file, bytes, 0, bytes.length, start);
      return bytes.buffer;
    },
  };
  for await (const batch of rowsIn('parquet', source, table, { uri: path })) checker.check(batch);
  return checker.summary().failed;
}

async function inDuckDb(path, table) {
  const engine = await openDuckdb({ threads: 1 });
  try {
    const options = { uri: path, maxErrors: 100, assertsFormats: false };
    const answer = await checkTable(engine, table, await parquetSource(engine, path), options);
    if (answer.is !== 'checked') throw new Error(JSON.stringify(answer));
    return answer.summary.failed;
  } finally {
    await engine.close();
  }
}
