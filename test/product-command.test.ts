// Data products with the real command: each file is checked by its table, in one thread or several.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { xlsxFile } from './files/xlsx-writer.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'product-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}

function run(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words, '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    input,
  });
  return { status, stdout, stderr };
}

const rows = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const schema = file(
  'product.json',
  JSON.stringify({
    'fair:resourceType': 'data-product',
    properties: { towns: rows({ size: { type: 'integer' } }), people: rows({ size: { type: 'string' } }) },
  }),
);

/** Texts are the sizes of people; the second town has one. */
const CSV = 'size\n1\nx\n';
const OBJECTS = [{ size: 1 }, { size: 'x' }];
const FOUND = /^\S+ error row 2, size: Expected an integer, found the string "x"\. \(instance\/type\)\n/;

describe.each(['1', '2'])('with %s threads', (workers) => {
  test.each([
    ['towns.csv', CSV],
    ['towns.csv.gz', gzipSync(CSV)],
    ['towns.ndjson', OBJECTS.map((each) => JSON.stringify(each)).join('\n')],
    ['towns.json', JSON.stringify(OBJECTS)],
    ['towns.yaml', JSON.stringify(OBJECTS)],
    ['towns.xlsx', xlsxFile({ sheets: { A: [['size'], [1], ['x']] } })],
  ])('%s has rows of the table "towns"', (name, content) => {
    const { status, stdout } = run(['validate', schema, file(name, content), '--workers', workers]);
    expect(stdout).toMatch(FOUND);
    expect(stdout.startsWith(name)).toBe(true);
    expect(status).toBe(1);
  });

  test('each of many files has its own table', () => {
    const many = `size\n${'1\n'.repeat(300_000)}x\n`;
    const files = [file('a/towns.csv', many), file('a/people.csv', 'size\nx\n'), file('b/towns.csv', CSV)];
    const { stdout } = run(['validate', schema, ...files, '--workers', workers]);
    expect(stdout.match(/ error .*/g)).toHaveLength(2);
    expect(stdout).toContain('a/towns.csv:300002:1 error row 300001, size');
    expect(stdout).toMatch(/2 errors in 2 of 300,004 rows of 3 files/);
  });

  test.each([
    ['x.csv', CSV],
    ['x.ndjson', '{"size":1}\n'],
    ['x.json', '[{"size":1}]'],
    ['x.yaml', '- size: 1\n'],
    ['text.yaml', 'size 1\n'],
    ['x.xlsx', xlsxFile({ sheets: { A: [['size'], [1]] } })],
  ])('%s has rows of no table, which is reported', (name, content) => {
    const { status, stdout } = run(['validate', schema, file(name, content), '--workers', workers]);
    expect(stdout).toMatch(/error The rows were not checked: .+ "towns", "people"\. \(rows\/no-table\)/);
    expect(stdout).toMatch(/; 0 rows were read\.\n$/);
    expect(status).toBe(1);
  });

  test('a document with all tables is checked as one', () => {
    const all = file('all.json', JSON.stringify({ towns: OBJECTS }));
    const one = run(['validate', schema, all, '--workers', workers]);
    expect(one.stdout).toMatch(/^all\.json:1:30 error Expected an integer/);
    const two = run(['validate', schema, all, file('towns.csv', CSV), '--workers', workers]);
    expect(two.stdout).toMatch(/all\.json:1:30 error Expected an integer.*\ntowns\.csv:3:1 error row 2/);
  });
});

test('standard input has rows of the table that is named', () => {
  expect(run(['validate', schema, '-'], 'size,x\n1,2\n').stdout).toMatch(/rows\/no-table/);
  expect(run(['validate', schema, '-', '--table', 'towns', '--data-format', 'csv'], CSV).stdout).toMatch(
    FOUND,
  );
  expect(run(['validate', schema, '-', '--table', 'people', '--data-format', 'csv'], CSV).status).toBe(0);
});

test('a schema that is no data product has no tables to name', () => {
  const one = file('one.json', JSON.stringify(rows({})));
  const { status, stderr } = run(['validate', one, file('one.csv', CSV), '--table', 'one']);
  expect(stderr).toBe('fairwright: The schema is no data product: it has no tables with names.\n');
  expect(status).toBe(2);
});

test('a data product that was made from files accepts them, and no others', () => {
  const files = [
    file('north/towns.csv', 'town,size\na,1\nb,2\n'),
    file('south/towns.csv', 'town,length_m\nc,1.5\nd,2\n'),
    file('people.csv', 'person,size\ne,5\nf,6\n'),
  ];
  expect(run(['infer', ...files, '-o', 'made.yaml']).status).toBe(0);
  const { stdout } = run(['validate', 'made.yaml', ...files]);
  expect(stdout).toBe('3 files are valid against made.yaml: 6 rows.\n');
  const options = file('none.yaml', '{}');
  expect(run(['validate', 'made.yaml', files[1]!, '--options', options]).status).toBe(0);
  file('north/towns.csv', 'town,size\na,x\n');
  expect(run(['validate', 'made.yaml', ...files]).stdout).toMatch(/^north\/towns\.csv:2:3 error row 1, size/);
});

test('an update of a data product finds the tables of its files', () => {
  const files = [
    file('east/towns.csv', 'town,size\na,1\nb,2\n'),
    file('west/towns.csv', 'town,length_m\nc,1.5\nd,2\n'),
  ];
  expect(run(['infer', ...files, '-o', 'updated.yaml']).status).toBe(0);
  for (const each of [files, files.slice(1)])
    expect(run(['infer', ...each, '--update', 'updated.yaml', '--check']).status).toBe(0);
  file('west/towns.csv', 'town,length_m,year\nc,1.5,2020\nd,2,2021\n');
  const { stdout } = run(['infer', files[1]!, '--update', 'updated.yaml', '--dry-run']);
  expect(stdout).toMatch(/\+ {8}year:/);
  expect(stdout).not.toMatch(/\+ {2}towns:/);
});

test('an export checks each file by its table, as the options say', () => {
  const options = file(
    'export.options.yaml',
    'distribution:\n  - { contentUrl: survey.csv, encodingFormat: text/csv, table: towns }\n',
  );
  const words = ['export', 'croissant', schema, '--data', file('survey.csv', CSV), '--options', options];
  const { status, stderr } = run(words);
  expect(stderr).toMatch(/survey\.csv:3:1 error row 2, size/);
  expect(status).toBe(1);
});
