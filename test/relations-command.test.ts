// Keys and relations with the real command: in all formats, in one thread or several, over several files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from './command.js';
import { xlsxFile } from './files/xlsx-writer.js';

const folder = mkdtempSync(join(tmpdir(), 'relations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const rows = (properties: object, more: object = {}) => ({
  type: 'array',
  items: { type: 'object', properties },
  ...more,
});

const schema = file(
  'product.json',
  JSON.stringify({
    'fair:resourceType': 'data-product',
    properties: {
      towns: rows({ id: { type: 'integer' }, name: { type: 'string' } }),
      people: rows(
        { town: { type: ['integer', 'null'] }, name: { type: 'string' } },
        {
          uniqueItems: true,
          'fair:datasetRelations': [
            {
              relationType: 'isRelatedTo',
              targetRef: '#/properties/towns',
              sourceVariables: ['town'],
              targetVariables: ['id'],
              cardinality: 'many-to-one',
            },
          ],
        },
      ),
    },
  }),
);

const TOWNS = [
  [1, 'Ayr'],
  [2, 'Bonn'],
  [1, 'Cork'],
] as const;
const PEOPLE = [
  [1, 'Ada'],
  [2, 'Bo'],
  [7, 'Cy'],
  [null, 'Di'],
  [1, 'Ada'],
] as const;

type Rows = readonly (readonly (number | string | null)[])[];
const csv = (names: string, table: Rows) => `${names}\n${table.map((row) => row.join(',')).join('\n')}\n`;
const objects = (names: string, table: Rows) =>
  table.map((row) => Object.fromEntries(names.split(',').map((name, index) => [name, row[index]])));
const lines = (names: string, table: Rows) =>
  objects(names, table)
    .map((each) => `${JSON.stringify(each)}\n`)
    .join('');
const sheet = (names: string, table: Rows) => xlsxFile({ sheets: { A: [names.split(','), ...table] } });

async function parquet(name: string, names: string, table: Rows): Promise<void> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const values = table.map(
    (row) => `(${row.map((each) => (typeof each === 'string' ? `'${each}'` : String(each))).join(', ')})`,
  );
  await connection.run(
    `COPY (SELECT * FROM (VALUES ${values.join(', ')}) AS t(${names})) TO '${join(folder, name)}' (FORMAT parquet)`,
  );
  connection.closeSync();
}

beforeAll(async () => {
  await parquet('towns.parquet', 'id,name', TOWNS);
  await parquet('people.parquet', 'town,name', PEOPLE);
});

const FOUND = [
  'towns 3: The value 1 of "id" is in row 1 already.',
  'people 3: No row of "towns" has 7 in "id".',
  'people 5: The row is equal to row 1.',
];

interface Report {
  readonly summary: {
    readonly failed: number;
    readonly errors: number;
    readonly tallies: readonly { column: string; keyword: string; count: number }[];
  };
  readonly diagnostics: readonly {
    code: string;
    message: string;
    params: { row: number };
    at: { uri: string; range?: { start: { line: number; column: number } } };
  }[];
}

async function checked(words: readonly string[], input?: string) {
  const { stdout, stderr, status } = await command(['validate', ...words, '--format', 'json'], folder, input);
  const report = JSON.parse(stdout) as Report;
  const found = report.diagnostics.map(
    ({ at, params, message }) => `${at.uri.split('.')[0]} ${params.row}: ${message}`,
  );
  return { ...report, found, stderr, status };
}

describe.each(['1', '2'])('with %s threads', (workers) => {
  test.each([
    ['csv', csv],
    ['csv.gz', (names: string, table: Rows) => gzipSync(csv(names, table))],
    ['ndjson', lines],
    ['ndjson.gz', (names: string, table: Rows) => gzipSync(lines(names, table))],
    ['json', (names: string, table: Rows) => JSON.stringify(objects(names, table))],
    ['yaml', (names: string, table: Rows) => JSON.stringify(objects(names, table), null, 2)],
    ['xlsx', sheet],
    ['parquet', undefined],
  ])('%s', async (ending, write) => {
    const names = [`towns.${ending}`, `people.${ending}`] as const;
    if (write) {
      file(names[0], write('id,name', TOWNS));
      file(names[1], write('town,name', PEOPLE));
    }
    for (const order of [names, names.toReversed()]) {
      const { summary, found, status } = await checked([schema, ...order, '--workers', workers]);
      expect([...found].sort()).toEqual([...FOUND].sort());
      expect(summary).toMatchObject({ failed: 3, errors: 3 });
      expect(summary.tallies.map((each) => `${each.column} ${each.keyword} ${each.count}`).sort()).toEqual([
        ' uniqueItems 1',
        'id fair:datasetRelations 1',
        'town fair:datasetRelations 1',
      ]);
      expect(status).toBe(1);
    }
  });

  test('a finding is where the value is in the file', async () => {
    file('towns.csv', csv('id,name', TOWNS));
    file('people.csv', csv('town,name', PEOPLE).replaceAll(',Di', ',"D\ni"').replaceAll('2,Bo', '2,"B\no"'));
    const { diagnostics } = await checked([schema, 'towns.csv', 'people.csv', '--workers', workers]);
    const places = diagnostics.map(({ code, at }) => `${code} ${at.range?.start.line}`);
    expect(places).toEqual(['relation/duplicate-key 4', 'relation/orphan 5', 'instance/uniqueItems 8']);
  });

  test('a table of many rows in several files', async () => {
    const count = 120_000;
    const part = (start: number) =>
      Array.from({ length: count }, (_, index) => [start + index, `town ${start + index}`] as const);
    file('towns-1.csv', csv('id,name', part(0)));
    file('towns-2.ndjson', lines('id,name', [...part(count), [77_777, 'again'], [3 * count, 'last']]));
    file(
      'people.csv',
      csv('town,name', [...part(0), ...part(count), [3 * count, 'x'], [3 * count + 1, 'y']]),
    );
    writeFileSync(
      join(folder, 'parts.yaml'),
      'distribution:\n  - { contentUrl: towns-1.csv, table: towns, encodingFormat: text/csv }\n  - { contentUrl: towns-2.ndjson, table: towns, encodingFormat: application/x-ndjson }\n',
    );
    const { found, summary } = await checked([
      ...[schema, 'people.csv', 'towns-1.csv', 'towns-2.ndjson'],
      ...['--options', 'parts.yaml', '--workers', workers],
    ]);
    expect(found).toEqual([
      `towns-2 ${count + 1}: The value 77777 of "id" is in row 77778 of towns-1.csv already.`,
      `people ${2 * count + 2}: No row of "towns" has ${3 * count + 1} in "id".`,
    ]);
    expect(summary.failed).toBe(2);
  });

  test('all are counted, some are shown', async () => {
    file('towns.ndjson', lines('id,name', []));
    const many = Array.from({ length: 1000 }, (_, index) => [index, 'x'] as const);
    file('people.ndjson', lines('town,name', many));
    const words = [schema, 'people.ndjson', 'towns.ndjson', '--max-errors', '3', '--workers', workers];
    const { found, summary } = await checked(words);
    expect(found).toHaveLength(3);
    expect(summary).toMatchObject({ errors: 1000, failed: 1000 });
  });
});

test('without the rows of the target, a note says that a relation is not checked', async () => {
  file('people.csv', csv('town,name', PEOPLE));
  const { found, stderr } = await checked([schema, 'people.csv']);
  expect(found).toEqual([FOUND[2]]);
  expect(stderr).toContain(
    'The relation of "people" to "towns" was not checked: not all rows of "towns" were read.\n',
  );
});

test('keys of the options are checked', async () => {
  const single = file('towns.schema.json', JSON.stringify(rows({ id: { type: 'integer' }, name: {} })));
  file('towns.csv', csv('id,name', TOWNS));
  const { found, summary } = await checked([
    ...[single, 'towns.csv', '--options', file('keys.yaml', 'keys: { data: [id] }\n')],
  ]);
  expect(found).toEqual(['towns 3: The value 1 of "id" is in row 1 already.']);
  expect(summary.tallies).toEqual([{ column: 'id', keyword: 'keys', count: 1 }]);
  // Standard input is read once: its values are not known any more.
  const { found: inStream } = await checked([single, '-', '--options', 'keys.yaml'], csv('id,name', TOWNS));
  expect(inStream).toEqual(['<stdin> 3: The value of "id" is in row 1 already.']);
});

test('a document has all rows', async () => {
  const single = file('towns.schema.json', JSON.stringify(rows({ id: { type: 'integer' }, name: {} })));
  file('keys.yaml', 'keys: { data: [id] }\n');
  file('rows.json', JSON.stringify(objects('id,name', TOWNS), null, 1));
  const array = await command(['validate', single, 'rows.json', '--options', 'keys.yaml'], folder);
  expect(array.stdout).toMatch(/^rows.json:11:\d+ error .*The value 1 of "id" is in row 1 already\./m);
  expect(array.status).toBe(1);
  const tables = { towns: objects('id,name', TOWNS), people: objects('town,name', PEOPLE.slice(0, 4)) };
  file('all.json', JSON.stringify(tables));
  const { stdout, status } = await command(['validate', schema, 'all.json', '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; at: { pointer: string } }[] };
  expect(diagnostics.map(({ code, at }) => `${code} ${at.pointer}`)).toEqual([
    'relation/duplicate-key /towns/2/id',
    'relation/orphan /people/2/town',
  ]);
  expect(status).toBe(1);
});

test('integers beyond 2^53 are compared by all their digits', async () => {
  const single = file(
    'big.schema.json',
    JSON.stringify({ ...rows({ id: { type: 'integer' } }), uniqueItems: true }),
  );
  file('big.csv', 'id\n9007199254740993\n9007199254740992\n9007199254740994\n9007199254740993\n');
  const { found } = await checked([single, 'big.csv']);
  expect(found).toEqual(['big 4: The row is equal to row 1.']);
});
