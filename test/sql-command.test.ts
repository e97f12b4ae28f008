// Checks that the command writes as SQL, run by DuckDB, and its reports of the results against those of `validate`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'sql-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHEMA = `type: object
required: [id]
properties:
  id: { type: integer, minimum: 1 }
  name: { type: string, maxLength: 8 }
  area: { type: number, minimum: 0 }
  founded: { type: string, format: date }
`;
const ROWS = [
  { id: 1, name: 'Albury', area: 12.5, founded: '1900-01-01' },
  { id: 2, name: 'Beeston upon Sea', area: -3, founded: '1900-02-29' },
  { id: 3, name: 'Corby', founded: '2000-02-29' },
  { id: -4, area: 1 },
];
/** The lines that the engine prints for SQL. */
let printed: (sql: string) => Promise<string>;

beforeAll(async () => {
  writeFileSync(join(folder, 'towns.yaml'), SCHEMA);
  writeFileSync(join(folder, 'hard.yaml'), `${SCHEMA}  page: { type: string, pattern: '(?=h)h' }\n`);
  writeFileSync(join(folder, 'rows.ndjson'), ROWS.map((row) => `${JSON.stringify(row)}\n`).join(''));
  writeFileSync(
    join(folder, 'types.json'),
    '{"id":"INTEGER","name":"VARCHAR","area":"DOUBLE","founded":"VARCHAR"}',
  );
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    'CREATE TABLE towns (id INTEGER, name VARCHAR, area DOUBLE, founded VARCHAR, page VARCHAR)',
  );
  await connection.run('CREATE TABLE good AS SELECT * FROM towns');
  for (const { id, name, area, founded } of ROWS)
    await connection.run('INSERT INTO towns VALUES ($1, $2, $3, $4, NULL)', [
      id,
      name ?? null,
      area ?? null,
      founded ?? null,
    ]);
  await connection.run("INSERT INTO good VALUES (1, 'Albury', 12.5, '1900-01-01', 'https://example.org/')");
  printed = async (sql) =>
    (await connection.runAndReadAll(sql))
      .getRowObjects()
      .map(({ line }) => `${line}\n`)
      .join('');
});

const fairwright = (...words: readonly string[]) => command(words, folder);

/** Writes SQL, runs it, and keeps what it printed in a file. */
async function run(file: string, ...words: readonly string[]): Promise<void> {
  const { status, stdout } = await fairwright('sql', ...words, '--dialect', 'duckdb');
  expect(status).toBe(0);
  writeFileSync(join(folder, file), await printed(stdout));
}

test('the report is that of validate', async () => {
  await run('found.ndjson', 'towns.yaml', '--table', 'towns', '--key', 'id');
  const byRows = await fairwright('validate', 'towns.yaml', 'rows.ndjson', '--format', 'json');
  const bySql = await fairwright('sql', 'report', 'towns.yaml', 'found.ndjson', '--format', 'json');
  expect([byRows.status, bySql.status]).toEqual([1, 1]);
  const [expected, found] = [byRows, bySql].map(({ stdout }) => JSON.parse(stdout));
  expect(found.summary).toEqual(expected.summary);
  const said = (report: typeof found) =>
    report.diagnostics
      .map((each: { message: string; params: { row?: number; key?: { id: number }; column: string } }) => {
        const { row, key, column } = each.params;
        return `${key?.id ?? ROWS[row! - 1]!.id} ${column} ${each.message}`;
      })
      .sort();
  expect(said(found)).toEqual(said(expected));
  expect(said(found)).toHaveLength(4);
  expect(found.files).toMatchObject([{ uri: 'towns', engine: 'DuckDB', doubtful: 0, unchecked: [] }]);
});

test.each([
  ['text', /^towns error row with id -4, id: Expected a number of at least 1, found -4\./],
  ['csv', /^file,line,position,/],
  ['sarif', /"version": "2\.1\.0"/],
  ['junit', /<testsuite/],
])('it can be written as %s', async (format, pattern) => {
  const { status, stdout, stderr } = await fairwright(
    'sql',
    'report',
    'towns.yaml',
    'found.ndjson',
    '--format',
    format,
  );
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(pattern);
});

test('values can be left out of it', async () => {
  const { stdout } = await fairwright('sql', 'report', 'towns.yaml', 'found.ndjson', '--hide-values');
  expect(stdout).toContain('row with id 2, name');
  expect(stdout).not.toContain('Beeston');
});

test('the columns of the schema are listed, and others can be given', async () => {
  const words = ['sql', 'towns.yaml', '--dialect', 'duckdb', '--table', 'towns'];
  const derived = await fairwright(...words);
  expect(derived.stderr).toBe(
    'The columns are assumed to be those of the schema: id (integer), name (text), area (double), founded (text). Use --columns if the table has others.\n',
  );
  for (const columns of ['types.json', 'id:INTEGER, name:VARCHAR,area:DECIMAL(18, 2),founded:VARCHAR']) {
    const given = await fairwright(...words, '--columns', columns);
    expect(given).toMatchObject({ status: 0, stderr: '' });
    expect(given.stdout).toMatch(/^-- Columns, as given: id \(small integer\), name \(text\), area \(d/m);
  }
  for (const [columns, sentence] of [
    ['none.json', '--columns must be a file, or columns'],
    ['id:', '--columns must be a file, or columns'],
    ['rows.ndjson', 'rows.ndjson: '],
  ] as const) {
    const { status, stdout, stderr } = await fairwright(...words, '--columns', columns);
    expect([2, 3]).toContain(status);
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: expect.stringContaining(sentence) });
  }
});

test('results that are clean end with 0, also from standard input', async () => {
  await run('good.ndjson', 'towns.yaml', '--table', 'good');
  const clean = await fairwright('sql', 'report', 'towns.yaml', 'good.ndjson');
  expect(clean).toEqual({
    status: 0,
    stdout: 'good is valid against towns.yaml: 1 row, checked with DuckDB.\n',
    stderr: '',
  });
  const text = readFileSync(join(folder, 'good.ndjson'));
  expect(await command(['sql', 'report', 'towns.yaml', '-'], folder, text)).toEqual(clean);
});

test('what no SQL checks is listed, and no report without it is clean', async () => {
  const written = await fairwright('sql', 'hard.yaml', '--dialect', 'duckdb', '--table', 'good', '--quiet');
  expect(written.status).toBe(0);
  expect(written.stderr).toBe(
    'Not checked: "pattern" at /properties/page/pattern (column page), because the engine does not support this pattern.\n',
  );
  writeFileSync(join(folder, 'hard.ndjson'), await printed(written.stdout));
  const report = ['sql', 'report', 'hard.yaml', 'hard.ndjson'];
  const { status, stdout, stderr } = await fairwright(...report);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'fairwright: Not all was checked. Use --residual skip to accept that.\n',
  });
  expect(stdout).toContain('Not checked: "pattern" of page');
  const accepted = await fairwright(...report, '--residual', 'skip', '--format', 'json');
  expect(accepted.status).toBe(0);
  expect(JSON.parse(accepted.stdout)).toMatchObject({ valid: false });
});

test('results of other things are refused in one sentence, and broken ones with their line', async () => {
  const found = readFileSync(join(folder, 'found.ndjson'), 'utf8');
  writeFileSync(join(folder, 'cut.ndjson'), found.slice(0, -20));
  writeFileSync(join(folder, 'other.yaml'), SCHEMA.replace('8', '9'));
  const cases: readonly (readonly [string[], number, RegExp])[] = [
    [['other.yaml', 'found.ndjson'], 2, /^fairwright: found\.ndjson: The results belong to another schema/],
    [['towns.yaml', 'found.ndjson', '--key', 'name'], 2, /with the option "key" as \["id"\], not \["name"\]/],
    [['towns.yaml', 'cut.ndjson'], 3, /^fairwright: cut\.ndjson:3: Expected a row as JSON\. Run/],
    [['towns.yaml', 'rows.ndjson'], 3, /^fairwright: rows\.ndjson:1: Expected the counts of a statement/],
    [['towns.yaml', 'none.ndjson'], 3, /^fairwright: none\.ndjson does not exist\.$/m],
    [['-', '-'], 2, /Only one of SCHEMA and FOUND/],
    [['towns.yaml'], 2, /The argument FOUND is missing/],
  ];
  for (const [words, status, sentence] of cases) {
    const answer = await fairwright('sql', 'report', ...words);
    expect(answer, words.join(' ')).toEqual({ status, stdout: '', stderr: expect.stringMatching(sentence) });
    expect(answer.stderr.trim().split('\n')).toHaveLength(1);
  }
});

test('a wrong call or schema writes no SQL', async () => {
  writeFileSync(join(folder, 'wrong.yaml'), 'type: nothing\n');
  writeFileSync(join(folder, 'broken.yaml'), 'type: [\n');
  const cases: readonly (readonly [string[], number, RegExp])[] = [
    [['towns.yaml', '--table', 't'], 2, /--dialect is missing\./],
    [['towns.yaml', '--dialect', 'duckdb'], 2, /--table is missing\./],
    [['towns.yaml', '--dialect', 'oracle', '--table', 't'], 2, /--dialect must be "duckdb"/],
    [['towns.yaml', '--dialect', 'duckdb', '--table', 'a..b'], 2, /--table: "a\.\.b" is no name of a table/],
    [['towns.yaml', '--dialect', 'duckdb', '--table', 't', '--key', 'x,id'], 2, /there is no column "x"/],
    [['towns.yaml', '--dialect', 'duckdb', '--table', 't', '--max-errors', '0'], 2, /--max-errors must be/],
    [['wrong.yaml', '--dialect', 'duckdb', '--table', 't'], 1, /"nothing"/],
    [['broken.yaml', '--dialect', 'duckdb', '--table', 't'], 3, /broken\.yaml cannot be read\./],
    [['towns.yaml', 'more', '--dialect', 'duckdb', '--table', 't'], 2, /Unexpected argument "more"\./],
    [['x', 'y', 'z'], 2, /Write: fairwright sql SCHEMA/],
  ];
  for (const [words, status, sentence] of cases)
    expect(await fairwright('sql', ...words), words.join(' ')).toEqual({
      status,
      stdout: '',
      stderr: expect.stringMatching(sentence),
    });
});
