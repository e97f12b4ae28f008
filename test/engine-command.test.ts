// `validate --engine`: files in DuckDB get the findings that they get row by row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'engine-command-'));
const run = (...words: readonly string[]) => command(['validate', ...words], folder);

const MEASURED = `SELECT CAST(i AS INTEGER) AS id, CASE WHEN i % 50 = 0 THEN 'secret' ELSE 'ok' END AS note, i / 4 AS share`;
const SCHEMA = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer', maximum: 950 },
    note: { type: 'string', maxLength: 2 },
    share: { type: 'number', minimum: 0 },
  },
};

/** Writes the rows of a query to a file. */
async function written(sql: string, name: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`COPY (${sql}) TO '${join(folder, name)}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
}

beforeAll(async () => {
  await written(`${MEASURED} FROM range(1, 1001) AS t(i)`, 'a.parquet');
  await written(`${MEASURED} FROM range(1, 11) AS t(i)`, 'b.parquet');
  // Numbers that cannot be made smaller, so that the file is as large as DuckDB has to be worth its start.
  await written(
    'SELECT i AS id, random() AS share, random() AS b, random() AS c, random() AS d FROM range(3_000_000) AS t(i)',
    'large.parquet',
  );
  writeFileSync(join(folder, 'c.csv'), 'id,note\n1,ok\n2,secret\n');
  writeFileSync(join(folder, 'd.ndjson'), '{"id":1,"note":"ok"}\n{"id":2.5}\n{"id":3,"note":"ok",}\n');
  writeFileSync(join(folder, 's.json'), JSON.stringify(SCHEMA));
  const { id, note } = SCHEMA.properties;
  const looking = { ...SCHEMA, properties: { id, note: { ...note, pattern: '^(?=o)' } } };
  writeFileSync(join(folder, 'looks-ahead.json'), JSON.stringify(looking));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = ['a.parquet', 'c.csv', 'd.ndjson', 'b.parquet'];

/** A report without what says which engine made it. */
function withoutEngine(report: string): unknown {
  const { files, ...rest } = JSON.parse(report);
  return {
    ...rest,
    files: files.map(
      ({
        engine: _engine,
        doubtful: _doubtful,
        unchecked: _unchecked,
        ...file
      }: object & { engine?: unknown; doubtful?: unknown; unchecked?: unknown }) => file,
    ),
  };
}

test.each([
  ['all findings', ['--max-errors', '0']],
  ['some findings', ['--max-errors', '7']],
  ['two threads', ['--workers', '2']],
])('DuckDB and the row checker report the same, with %s', async (_name, words) => {
  const call = ['s.json', ...FILES, '--format', 'json', ...words];
  const rows = await run(...call, '--engine', 'rows');
  const engine = await run(...call, '--engine', 'duckdb');
  const advice = words.includes('--workers') ? '' : ' Add --workers all to use all cores.';
  expect(engine.stderr).toBe(`2 files are checked row by row: DuckDB checks only Parquet files.${advice}\n`);
  expect(engine.status).toBe(1);
  expect(rows.status).toBe(1);
  expect(withoutEngine(engine.stdout)).toEqual(JSON.parse(rows.stdout));
  const { files } = JSON.parse(engine.stdout);
  expect(files.map(({ engine }: { engine?: string }) => engine)).toEqual([
    'DuckDB',
    undefined,
    undefined,
    'DuckDB',
  ]);
});

test('a text file is checked row by row, and a note says so', async () => {
  const engine = await run('s.json', 'c.csv', '--engine', 'duckdb');
  expect(engine).toEqual({
    ...(await run('s.json', 'c.csv')),
    stderr:
      'c.csv is checked row by row: DuckDB checks only Parquet files. Add --workers all to use all cores.\n',
  });
  expect(engine.status).toBe(1);
});

test('by default, DuckDB checks large Parquet files, and the report says so', async () => {
  const large = await run('s.json', 'large.parquet');
  expect(large).toMatchObject({ status: 1, stderr: '' });
  expect(large.stdout).toContain(
    '2,999,049 errors in 2,999,049 of 3,000,000 rows of large.parquet, checked with DuckDB\n',
  );
  const small = await run('s.json', 'b.parquet');
  expect(small.stdout).toBe('b.parquet is valid against s.json: 10 rows.\n');
});

test('DuckDB compares rows of several tables, and reports what the row checker reports', async () => {
  const integers = (...names: readonly string[]) => ({
    'fair:resourceType': 'dataset',
    type: 'array',
    items: { properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', maximum: 33 }])) },
  });
  const relation = {
    relationType: 'isRelatedTo',
    cardinality: 'many-to-one',
    targetRef: '#/properties/towns',
    sourceVariables: ['town'],
    targetVariables: ['town'],
  };
  const survey = {
    'fair:resourceType': 'data-product',
    type: 'object',
    properties: {
      towns: integers('town'),
      people: { ...integers('id', 'town'), 'fair:datasetRelations': [relation] },
    },
  };
  writeFileSync(join(folder, 'survey.json'), JSON.stringify(survey));
  await written('SELECT CAST(i % 7 AS INTEGER) AS town FROM range(8) AS t(i)', 'towns.parquet');
  await written('SELECT i AS id, i % 9 AS town FROM range(40) AS t(i)', 'people.parquet');
  const call = ['survey.json', 'people.parquet', 'towns.parquet', '--format', 'json'];
  const rows = JSON.parse((await run(...call, '--engine', 'rows')).stdout);
  // Two of the six people whose id is too large are among the eight without a town.
  expect(rows.summary).toMatchObject({ errors: 15, failed: 13 });
  for (let time = 0; time < 3; time++) {
    const engine = await run(...call, '--engine', 'duckdb');
    expect(engine).toMatchObject({ status: 1, stderr: '' });
    const { diagnostics, summary } = JSON.parse(engine.stdout);
    expect(summary).toEqual(rows.summary);
    const inOrder = (found: readonly unknown[]) => found.map((each) => JSON.stringify(each)).sort();
    expect(inOrder(diagnostics)).toEqual(inOrder(rows.diagnostics));
  }
});

test('rows that DuckDB cannot compare are compared row by row', async () => {
  const schema = { type: 'array', uniqueItems: true, items: { properties: { list: { type: 'array' } } } };
  writeFileSync(join(folder, 'lists.json'), JSON.stringify(schema));
  await written('SELECT [i % 3] AS list FROM range(5) AS t(i)', 'lists.parquet');
  const rows = await run('lists.json', 'lists.parquet', '--engine', 'rows');
  const engine = await run('lists.json', 'lists.parquet', '--engine', 'duckdb');
  expect(rows.stdout).toContain('2 errors');
  expect(engine).toEqual({
    ...rows,
    stderr: 'All rows are checked row by row, because values of such types are not compared in SQL.\n',
  });
});

/** A file with columns of whole numbers. */
function fileOf(...columns: readonly (readonly [name: string, data: number[]])[]): Buffer {
  const columnData = columns.map(
    ([name, data]) => ({ name, data, type: 'INT32', encoding: 'PLAIN' }) as const,
  );
  return Buffer.from(parquetWriteBuffer({ columnData, codec: 'UNCOMPRESSED', statistics: true }));
}

/** Statistics say that all values are above 100,000, and one is not. */
function fileWithWrongStatistics(): Buffer {
  const bytes = fileOf(['id', [100_001, 100_002, 100_003]]);
  const value = Buffer.alloc(4);
  value.writeInt32LE(100_002);
  bytes.writeInt32LE(-7, bytes.indexOf(value));
  return bytes;
}

test.each([
  ['in a folder that is named like a value', 'year=2020/x.parquet', fileOf(['id', [1, 9]]), ''],
  [
    'with names that differ only in case',
    'case.parquet',
    fileOf(['id', [1]], ['ID', [2]]),
    'case.parquet is checked row by row. DuckDB gives its columns other names.\n',
  ],
  ['whose statistics are wrong', 'statistics.parquet', fileWithWrongStatistics(), ''],
])('a file %s gets the same findings', async (_name, name, bytes, note) => {
  mkdirSync(join(folder, 'year=2020'), { recursive: true });
  writeFileSync(join(folder, name), bytes);
  const schema = { properties: { id: { type: 'integer', minimum: 5 } }, additionalProperties: false };
  writeFileSync(join(folder, 'narrow.json'), JSON.stringify(schema));
  const rows = await run('narrow.json', name, '--engine', 'rows');
  const engine = await run('narrow.json', name, '--engine', 'duckdb');
  expect(rows.status).toBe(1);
  expect(engine).toEqual({
    ...rows,
    stdout: note === '' ? rows.stdout.replace(/(of \S+)\n$/, '$1, checked with DuckDB\n') : rows.stdout,
    stderr: note,
  });
});

test('times that are infinite have the same words', async () => {
  const both = (type: string) => `CAST(unnest(['infinity', '-infinity', '2024-02-29']) AS ${type})`;
  const types = {
    date: 'DATE',
    micros: 'TIMESTAMP',
    nanos: 'TIMESTAMP_NS',
    millis: 'TIMESTAMP_MS',
    zone: 'TIMESTAMPTZ',
  };
  const columns = Object.entries(types);
  await written(
    `SELECT ${columns.map(([name, type]) => `${both(type)} AS ${name}`).join(', ')}`,
    'infinite.parquet',
  );
  const properties = Object.fromEntries(columns.map(([name]) => [name, { type: 'integer' }]));
  writeFileSync(join(folder, 'infinite.json'), JSON.stringify({ properties }));
  const call = ['infinite.json', 'infinite.parquet', '--format', 'json', '--engine'];
  const rows = await run(...call, 'rows');
  expect(rows.stdout.match(/found the string \\"-?infinity\\"/g)).toHaveLength(10);
  expect(withoutEngine((await run(...call, 'duckdb')).stdout)).toEqual(JSON.parse(rows.stdout));
});

test('without a temporary folder, DuckDB is not started', async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = join(folder, 'none');
  try {
    expect(await run('s.json', 'a.parquet', '--engine', 'duckdb')).toEqual({
      status: 3,
      stdout: '',
      stderr: 'fairwright: No temporary folder can be made for DuckDB. Set TMPDIR to a folder that exists.\n',
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
});

describe('the temporary folder of DuckDB', () => {
  const temporary = join(folder, 'temporary');
  const left = () => readdirSync(temporary);
  /** Starts a check, and ends it by a signal when DuckDB has its folder. */
  const ended = async (signal: NodeJS.Signals) => {
    mkdirSync(temporary, { recursive: true });
    const words = ['validate', 's.json', 'large.parquet', '--engine', 'duckdb'];
    const child = spawn(process.execPath, [resolve('bin/fairwright.js'), ...words], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary },
    });
    const before = left();
    const closed = once(child, 'close');
    const isThere = () => left().some((name) => !before.includes(name));
    await vi.waitUntil(isThere, { timeout: 20_000, interval: 1 });
    child.kill(signal);
    return closed;
  };

  test('goes when a signal ends the process', async () => {
    expect(await ended('SIGTERM')).toEqual([null, 'SIGTERM']);
    expect(left()).toEqual([]);
    expect(await ended('SIGINT')).toEqual([130, null]);
    expect(left()).toEqual([]);
  });

  test('goes when the next process starts, if nothing else could remove it', async () => {
    expect(await ended('SIGKILL')).toEqual([null, 'SIGKILL']);
    const [killed] = left();
    const mine = killed!.replace(/-\d+-/, `-${process.pid}-`);
    mkdirSync(join(temporary, mine));
    mkdirSync(join(temporary, 'fairwright-of-others'));
    await ended('SIGTERM');
    expect(left().sort()).toEqual([mine, 'fairwright-of-others'].sort());
  });
});

test('values can be hidden', async () => {
  for (const engine of ['rows', 'duckdb']) {
    const { stdout } = await run('s.json', 'a.parquet', '--engine', engine, '--hide-values');
    expect(stdout).toContain('row 50, note: The value does not meet "maxLength" of the schema.');
    expect(stdout).not.toContain('secret');
  }
});

test('what DuckDB cannot check is said before anything runs, and can be skipped or checked row by row', async () => {
  const refused = await run('looks-ahead.json', 'a.parquet', '--engine', 'duckdb');
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toContain('/properties/note/pattern: the engine does not support this pattern\n');
  expect(refused.stderr).toContain('--residual skip');

  const skipped = await run('looks-ahead.json', 'b.parquet', '--engine', 'duckdb', '--residual', 'skip');
  expect(skipped).toMatchObject({ status: 0, stderr: '' });
  expect(skipped.stdout).toContain(
    'Not checked: "pattern" of note, because the engine does not support this pattern.',
  );
  const report = await run(
    'looks-ahead.json',
    'b.parquet',
    '--engine',
    'duckdb',
    '--residual',
    'skip',
    '--format',
    'json',
  );
  expect(JSON.parse(report.stdout)).toMatchObject({
    valid: false,
    files: [{ unchecked: [{ column: 'note' }] }],
  });

  const rows = await run('looks-ahead.json', 'a.parquet', '--engine', 'duckdb', '--residual', 'rows');
  expect(rows.stdout).toBe((await run('looks-ahead.json', 'a.parquet', '--engine', 'rows')).stdout);
});

test('a broken file is refused before DuckDB sees it, and nothing is left behind', async () => {
  writeFileSync(join(folder, 'broken.parquet'), readFileSync(join(folder, 'a.parquet')).subarray(0, 400));
  const before = readdirSync(folder);
  const broken = await run('s.json', 'broken.parquet', '--engine', 'duckdb');
  expect(broken.status).toBe(3);
  expect(broken.stdout).toContain('This cannot be read as Parquet');
  expect(broken.stderr).toBe('');
  expect(broken.stdout).not.toContain(folder);
  expect(readdirSync(folder)).toEqual(before);
});

test.each([
  [['--memory', 'much'], '--memory'],
  [['--server', 'x'], '--server is for tables of a database'],
  [['--engine', 'postgres'], '--engine postgres checks a table of a database: remove the files.'],
])('a call that makes no sense is refused: %s', async (words, sentence) => {
  const { status, stderr } = await run('s.json', 'a.parquet', ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
