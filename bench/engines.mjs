// A table checked by an engine, and row by row: CPU time in one run. `--table` is the size of the table in millions of rows;
// `--spark` checks it in Spark, too.
import { mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchChecker, prepareRows, rowChecker } from '../dist/data/check/index.js';
import {
  checkRelations,
  checkTable,
  openDuckdb,
  openSpark,
  parquetSource,
  sourceOf,
} from '../dist/data/engines/index.js';
import { rowsIn } from '../dist/data/tables/index.js';
import { documentOf } from '../dist/schema/document/index.js';
import { withSpark } from './engines/spark.mjs';
import { failingRows, SCHEMA, writeRows } from './engines/table.mjs';
import { median, report } from './measure.mjs';

const ROUNDS = 3;
const OPTIONS = { uri: 'table', maxErrors: 100, assertsFormats: false };

export async function run(_folder, millions = 1, { hasSpark = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-bench-'));
  try {
    const files = await writtenTo(folder, millions * 1_000_000);
    const { table } = await prepareRows(documentOf(SCHEMA, 'schema.json'));
    const contenders = {
      'CSV row by row': () => textRows(files.csv, 'csv', table),
      'NDJSON row by row': () => textRows(files.ndjson, 'ndjson', table),
      'Parquet row by row': () => parquetRows(files.parquet, table),
      'Parquet in DuckDB': () => inDuckDb(files.parquet, table),
    };
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const spent = {};
      for (const [name, work] of Object.entries(contenders)) spent[name] = await cpuOf(work);
      rounds.push(spent);
    }
    const expected = failingRows(millions * 1_000_000);
    const medians = Object.keys(contenders).map((name) => {
      const failed = rounds.map((spent) => spent[name].failed).find((each) => each !== expected) ?? expected;
      return [name, { failed, seconds: median(rounds.map((spent) => spent[name].seconds)) }];
    });
    const spent = Object.fromEntries(medians);
    if (hasSpark)
      spent['Parquet in Spark, warm'] = await withSpark((spark) => inSpark(spark, files.parquet, table));
    for (const [name, { failed }] of Object.entries(spent))
      if (failed !== expected) throw new Error(`${name} found ${failed} rows that fail, not ${expected}.`);
    console.log(`engines: ${millions} million rows, CPU seconds of one thread`);
    for (const [name, { seconds }] of Object.entries(spent)) report(name, seconds);
    console.log('engines: rows compared with one another in DuckDB, CPU seconds of one thread');
    report(
      'a key of all rows',
      (await cpuOf(() => comparedInDuckDb(files.parquet, table, 'unique'))).seconds,
    );
    report(
      'orphans among all rows',
      (await cpuOf(() => comparedInDuckDb(files.parquet, table, 'reference'))).seconds,
    );
    console.log('engines: ratios of CPU time');
    const ratio = (over, under) => spent[over].seconds / spent[under].seconds;
    report('row by row, Parquet over NDJSON', ratio('Parquet row by row', 'NDJSON row by row'), {
      atMost: 1,
    });
    report('Parquet, row by row over DuckDB', ratio('Parquet row by row', 'Parquet in DuckDB'), {
      atLeast: 8,
    });
    if (hasSpark)
      report('Parquet, row by row over Spark', ratio('Parquet row by row', 'Parquet in Spark, warm'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writtenTo(folder, rows) {
  const files = {};
  for (const [name, format] of [
    ['parquet', 'FORMAT parquet'],
    ['csv', 'FORMAT csv, HEADER'],
    ['ndjson', 'FORMAT json'],
  ]) {
    files[name] = join(folder, `table.${name}`);
    await writeRows(files[name], format, 1, rows + 1);
  }
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
    return await failedIn(engine, table, await parquetSource(engine, path));
  } finally {
    await engine.close();
  }
}

/** Checks the table twice, and gives what the second check took in the server. */
async function inSpark({ address, cpuSeconds }, path, table) {
  const engine = await openSpark({ server: address });
  try {
    const source = await sourceOf(engine, `parquet.${engine.dialect.identifier(path)}`, { key: ['id'] });
    await failedIn(engine, table, source);
    const start = cpuSeconds();
    const failed = await failedIn(engine, table, source);
    return { failed, seconds: cpuSeconds() - start };
  } finally {
    await engine.close();
  }
}

async function failedIn(engine, table, source) {
  const answer = await checkTable(engine, table, source, OPTIONS);
  if (answer.is !== 'checked') throw new Error(JSON.stringify(answer));
  return answer.summary.failed;
}

/** Looks for rows with the same key, or for rows that refer to none of a table with the same rows: there are none. */
async function comparedInDuckDb(path, table, is) {
  const engine = await openDuckdb({ threads: 1 });
  try {
    const source = await parquetSource(engine, path);
    const keyOf = (entry, name) => ({ entry, table: entry, variables: [name], paths: [[name]] });
    const asked = {
      unique: { is, key: keyOf('rows', 'id'), keyword: 'keys' },
      reference: {
        is,
        source: keyOf('rows', 'id'),
        target: keyOf('others', 'id'),
        at: { uri: '', pointer: '' },
      },
    };
    const sources = ['rows', 'others'].map((entry) => ({ entry, uri: entry, table, source }));
    const { diagnostics, unchecked } = await checkRelations(engine, [asked[is]], sources, { maxErrors: 100 });
    if (diagnostics.length + unchecked.length > 0) throw new Error(JSON.stringify([diagnostics, unchecked]));
  } finally {
    await engine.close();
  }
}
