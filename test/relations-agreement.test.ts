// Keys and relations in engines against the row checker: the same rows, in the same words.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { prepareRows, type Table } from '../src/data/check/index.js';
import {
  checkRelations,
  type Engine,
  openDuckdb,
  parquetSource,
  postgresEngine,
  type RelationSource,
} from '../src/data/engines/index.js';
import type { EngineRow, TableSource } from '../src/data/sql/index.js';
import { batchOf, type RowBatch, rowReader, rowsIn } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { runs } from './effort.js';
import {
  A,
  ANY_TABLE,
  agree,
  B,
  keyOf,
  OPTIONS,
  REQUESTS,
  type Rows,
  reference,
  unique,
} from './relation-agreement.js';

const folder = mkdtempSync(join(tmpdir(), 'relations-agreement-'));
let duck: Engine;
let pglite: Engine;

beforeAll(async () => {
  duck = await openDuckdb({ threads: 1 });
  const server = await PGlite.create();
  await server.exec(
    `CREATE TABLE "it's ""x""" ("a; --" bigint, "b'" text); INSERT INTO "it's ""x""" VALUES (9007199254740993, 'x'), (2, 'x'), (3, 'y')`,
  );
  pglite = await postgresEngine({
    query: (sql) => server.query<EngineRow>(sql),
    cancel: () => {},
    end: () => server.close(),
  });
});
afterAll(async () => {
  await duck.close();
  await pglite.close();
  rmSync(folder, { recursive: true });
});

/** Those that depend on both tables. */
const REFERENCES = REQUESTS.filter(({ is }) => is === 'reference');

/** Types, with values that are easily taken for others. */
const TYPES = [
  ['BOOLEAN', ['TRUE', 'FALSE']],
  ['INTEGER', ['0', '1', '2']],
  ['BIGINT', ['0', '1', '9007199254740992', '9007199254740993', '1000000000000000', '-9223372036854775808']],
  ['HUGEINT', ['1', '9007199254740993', '9223372036854775808', '170141183460469231731687303715884105727']],
  ['REAL', ['0', '1', '0.1', "'NaN'", "'Infinity'", '16777216']],
  ['DOUBLE', ['0', '-0.0', '1', '0.1', "'NaN'", "'-Infinity'", '0.12345678901234568']],
  ['DOUBLE', ['1', '9007199254740992', '1e300', '1e15']],
  ['DECIMAL(18, 3)', ['0', '1', '0.1', '100', '-1.5', '100000000000000']],
  [
    'DECIMAL(38, 20)',
    ['1', '0.1', '0.12345678901234567891', '0.12345678901234567892', '123456789012345.678'],
  ],
  [
    'VARCHAR',
    [
      "''",
      "'1'",
      "'1.0'",
      "'a'",
      "'A'",
      "'a '",
      "'é'",
      "'e\u0301'",
      "'NaN'",
      "'true'",
      "'2024-02-29'",
      "'-000043-03-15'",
    ],
  ],
  ['DATE', ["'2024-02-29'", "'1970-01-01'"]],
  ['DATE', ["'2024-02-29'", "'0044-03-15 (BC)'"]],
  ['TIMESTAMP', ["'2024-02-29 12:00:00'", "'1970-01-01 00:00:00.5'"]],
  ['TIMESTAMPTZ', ["'2024-02-29 12:00:00Z'", "'2024-02-29 13:00:00+01'", "'1970-01-01 00:00:00Z'"]],
  ['UUID', ["'00112233-4455-6677-8899-AABBCCDDEEFF'", "'00000000-0000-0000-0000-000000000000'"]],
  ['INTEGER[]', ['[]', '[1]']],
] as const;

type Types = readonly (readonly [type: string, values: readonly string[]])[];
interface Column {
  readonly type: string;
  readonly values: readonly string[];
}

/** Tables of each type beside each: all values of the first, some of them twice, and all of the second. */
function* pairsOf(types: Types): Generator<readonly [own: readonly Column[], other: readonly Column[]]> {
  for (const [index, [type, values]] of types.entries()) {
    const [nextType, nextValues] = types[(index + 1) % types.length]!;
    const own = [...values, 'NULL', 'NULL', ...values.slice(0, 2), values.at(-1)!];
    const beside = own.map((_, row) =>
      row % 4 === 3 ? 'NULL' : nextValues[(row % values.length) % nextValues.length]!,
    );
    for (const [otherType, others] of types) {
      const target = [...others, 'NULL'];
      yield [
        [
          { type, values: own },
          { type: nextType, values: beside },
        ],
        [
          { type: otherType, values: target },
          { type: nextType, values: target.map((_, row) => beside[row] ?? 'NULL') },
        ],
      ];
    }
  }
}

async function parquetRows(path: string, uri: string): Promise<readonly RowBatch[]> {
  const bytes = readFileSync(path);
  const batches: RowBatch[] = [];
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  for await (const batch of rowsIn('parquet', file, ANY_TABLE, { uri })) batches.push(batch);
  return batches;
}

test('DuckDB finds in Parquet files what the row checker finds', async () => {
  let [answered, asked] = [0, 0];
  const every = runs({ test: 16, conformance: 4, nightly: 1 });
  for (const tables of [...pairsOf(TYPES)].filter((_, index) => index % every === 0)) {
    const sources: RelationSource[] = [];
    const files: Rows[] = [];
    for (const [index, columns] of tables.entries()) {
      const [a, b] = columns as readonly [Column, Column];
      const entry = 'tu'[index]!;
      const path = join(folder, `${entry}.parquet`);
      const rows = a.values.map(
        (value, row) =>
          `SELECT CAST(${value} AS ${a.type}) AS a, CAST(${b.values[row]} AS ${b.type}) AS "b""c"`,
      );
      for await (const _ of duck.rows(`COPY (${rows.join(' UNION ALL ')}) TO '${path}' (FORMAT parquet)`));
      sources.push({ entry, uri: entry, table: ANY_TABLE, source: await parquetSource(duck, path) });
      files.push({ entry, uri: entry, batches: await parquetRows(path, entry) });
    }
    const requests = tables[0][0]!.type === tables[1][0]!.type ? REQUESTS : REFERENCES;
    answered += (await agree(duck, sources, files, requests)).answered;
    asked += requests.length;
  }
  // What is never answered agrees with anything.
  expect(answered / asked).toBeGreaterThan(0.65);
});

/** Cells that are equal to others, or only seem to be. */
const CELLS = [
  '',
  '0',
  '-0',
  '1',
  '1.0',
  '1e0',
  '10',
  '1e1',
  '01',
  'a',
  'A',
  'true',
  'TRUE',
  'null',
  '9007199254740993',
  '9007199254740992',
  '9007199254740993.0',
  '0.1',
  '0.10',
];

describe.each([
  ['DuckDB', () => duck],
  ['PostgreSQL', () => pglite],
])('cells in %s', (_name, engineOf) => {
  test.each([
    [{ type: 'integer' }, 0.2],
    [{ type: 'string' }, 1],
    [{ type: ['integer', 'null'] }, 0.2],
    [{ type: ['boolean', 'string'] }, 1],
  ] as const)('mean what their schema says: %j', async (schema, leastAnswered) => {
    const engine = engineOf();
    const document = documentOf({ type: 'object', properties: { a: schema } }, 's.json');
    const { table: typed } = await prepareRows(document, {});
    const cells: Table = { ...typed!, comparesFractions: true };
    const column = fc.array(fc.constantFrom(...CELLS), { minLength: 5, maxLength: 5 });
    let [answered, asked] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.tuple(column, column, column, column), async ([a, b, c, d]) => {
        const tables = [
          [a, b],
          [c, d],
        ] as const;
        const sources: RelationSource[] = [];
        const files: Rows[] = [];
        for (const [index, [first, second]] of tables.entries()) {
          const entry = 'tu'[index]!;
          const sql = (cell: string) => (cell === '' ? 'NULL' : `'${cell}'`);
          const values = first.map((cell, row) => `(${row + 1}, ${sql(cell)}, ${sql(second[row]!)})`);
          const from = `(SELECT n, CAST(x AS VARCHAR) AS a, CAST(y AS VARCHAR) AS "b""c" FROM (VALUES ${values.join(', ')}) AS v(n, x, y)) AS w`;
          const columns = [A, B].map((name) => ({ name, type: 'cells' as const }));
          const reader = rowReader('csv', cells, { uri: entry });
          const text = `a,"b""c"\n${first.map((cell, row) => `${cell},${second[row]}`).join('\n')}\n`;
          const rows = [...reader.read(new TextEncoder().encode(text)), reader.end()].flatMap(
            ({ values }) => values as readonly Json[],
          );
          files.push({ entry, uri: entry, batches: [batchOf(1, rows, entry)] });
          sources.push({
            entry,
            uri: entry,
            table: cells,
            source: { from, columns, identity: { number: 'n' } },
            async *batches(found) {
              for await (const row of found) {
                const number = Number(row.row_number);
                yield [row, batchOf(number, [rows[number - 1]!], entry)];
              }
            },
          });
        }
        answered += (await agree(engine, sources, files)).answered;
        asked += REQUESTS.length;
      }),
      { numRuns: runs({ test: 3, conformance: 20, nightly: 100 }) },
    );
    expect(answered / asked).toBeGreaterThanOrEqual(leastAnswered * 0.5);
  });
});

test('rows of a table without numbers are known by their keys, also hostile ones', async () => {
  const columns = [
    { name: 'a; --', type: 'integer' },
    { name: "b'", type: 'text' },
  ] as const;
  const source: TableSource = { from: `"it's ""x"""`, columns, identity: { key: ['a; --'] } };
  const sources = [{ entry: undefined, uri: 'x', table: ANY_TABLE, source }];
  const requests = [unique({ ...keyOf('x', "b'"), entry: undefined })];
  const { diagnostics, summaries } = await checkRelations(pglite, requests, sources, OPTIONS);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `The value "x" of "b'" is in the row with the key {"a; --":2} already.`,
  ]);
  expect(String((diagnostics[0]!.params!.key as { [name: string]: Json })['a; --'])).toBe('9007199254740993');
  expect(summaries.get(sources[0]!)).toMatchObject({ errors: 1 });
});

test('all are counted, some come back', async () => {
  const source: TableSource = {
    from: '(SELECT i AS n, i % 10 AS a FROM range(1000) AS r(i)) AS w',
    columns: [{ name: 'a', type: 'integer' }],
    identity: { number: 'n' },
  };
  const sources = [{ entry: 't', uri: 't', table: ANY_TABLE, source }];
  const { diagnostics, summaries, unchecked } = await checkRelations(
    duck,
    [unique(keyOf('t', A)), reference([A])],
    sources,
    { ...OPTIONS, maxErrors: 3 },
  );
  expect(diagnostics).toHaveLength(3);
  expect(summaries.get(sources[0]!)!.errors).toBe(990);
  expect(unchecked).toMatchObject([{ reason: 'the rows that it refers to are not there' }]);
});
