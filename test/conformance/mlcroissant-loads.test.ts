// The official library loads every row of every format that we write, with the values and the types of the file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { loadCroissants } from './validators.js';

const workplace = mkdtempSync(join(tmpdir(), 'loads-'));
afterAll(() => rmSync(workplace, { recursive: true }));

const rows = [
  { name: 'Älpha, "one"', inhabitants: 120, area: 3.5, isCity: true, since: '1900-01-31' },
  { name: 'Beta', inhabitants: -34, area: 1.25, isCity: false, since: '2000-02-29' },
  { name: '007', inhabitants: 9007199254740991, area: 1e-7, isCity: true, since: '2024-12-31' },
];
const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[0])[];

const properties = {
  name: { type: 'string' },
  inhabitants: { type: 'integer' },
  area: { type: 'number' },
  isCity: { type: 'boolean' },
  since: { type: 'string', format: 'date' },
};
const town = { type: 'object', required: columns, properties };
const towns: Json = { title: 'Towns', type: 'array', items: town };

/** The rows as the library gives them. */
function loaded(table: string): readonly JsonObject[] {
  return rows.map(({ name, inhabitants, area, isCity, since }) => ({
    [`${table}/name`]: ['bytes', name],
    [`${table}/inhabitants`]: ['int', inhabitants],
    [`${table}/area`]: ['float', area],
    [`${table}/isCity`]: ['bool', isCity],
    [`${table}/since`]: ['Timestamp', `${since} 00:00:00`],
  }));
}

function delimited(delimiter: string): string {
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  return [
    columns.join(delimiter),
    ...rows.map((row) => columns.map((each) => cell(row[each])).join(delimiter)),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function parquet(): Uint8Array {
  const types = ['STRING', 'INT64', 'DOUBLE', 'BOOLEAN', 'STRING'] as const;
  const columnData = columns.map((name, index) => ({
    name,
    type: types[index]!,
    data: rows.map((row) => (name === 'inhabitants' ? BigInt(row[name]) : row[name])),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

const several: Json = {
  title: 'Towns and villages',
  'fair:resourceType': 'data-product',
  type: 'object',
  properties: { towns: { type: 'array', items: town }, villages: { type: 'array', items: town } },
};

const csv = delimited(',');
const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const cases: readonly (readonly [
  file: string,
  schema: Json,
  content: string | Uint8Array,
  tables: readonly string[],
])[] = [
  ['towns.csv', towns, csv, ['data']],
  ['towns.tsv', towns, delimited('\t'), ['data']],
  ['towns.json', towns, JSON.stringify(rows), ['data']],
  ['both.json', several, JSON.stringify({ towns: rows, villages: rows }), ['towns', 'villages']],
  ['towns.ndjson', towns, lines, ['data']],
  ['towns.jsonl', towns, lines, ['data']],
  ['towns.parquet', towns, parquet(), ['data']],
  ['towns.csv.gz', towns, gzipSync(csv), ['data']],
  ['towns.tsv.gz', towns, gzipSync(delimited('\t')), ['data']],
  ['towns.json.gz', towns, gzipSync(JSON.stringify(rows)), ['data']],
  ['towns.ndjson.gz', towns, gzipSync(lines), ['data']],
];

test.each(cases)('loads %s', async (file, schema, content, tables) => {
  const place = join(workplace, file);
  mkdirSync(place);
  for (const [name, bytes] of [
    ['schema.json', JSON.stringify(schema)],
    [file, content],
  ] as const)
    writeFileSync(join(place, name), bytes);
  const words = ['export', 'croissant', 'schema.json', '--data', file, '--output', 'croissant.json'];
  execFileSync(process.execPath, [resolve('bin/fairwright.js'), ...words], { cwd: place, stdio: 'ignore' });
  const [result] = await loadCroissants([join(place, 'croissant.json')]);
  expect(result!.rows).toEqual(Object.fromEntries(tables.map((table) => [table, loaded(table)])));
});
