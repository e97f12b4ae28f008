// What engines say of rows against what the row checker says, on made-up schemas and tables with hostile cells.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchChecker, prepareRows, rowChecker, type Table } from '../src/check/index.js';
import type { Diagnostic } from '../src/diagnostic.js';
import { documentOf, indexSchema } from '../src/document/index.js';
import { checkTable, openDuckdb, parquetSource } from '../src/engines/index.js';
import { createRegistry } from '../src/registry/index.js';
import {
  type Check,
  DOUBT,
  duckdb,
  failing,
  flagOf,
  planOf,
  postgres,
  type SqlDialect,
  textCell,
} from '../src/sql/index.js';
import { rowsIn, targetsOf } from '../src/tables/index.js';
import { runs } from './effort.js';
import { anyColumn, nestedColumn, plainColumn, rowSchema } from './engine-agreement.js';

const NAMES = ['a', 'b"c', 'Größe'] as const;
const registry = createRegistry();

/** Cells that engines like to read otherwise. */
const HOSTILE = [
  '',
  '""',
  '0',
  '-0',
  '1',
  '2',
  '3',
  '7',
  ' 7',
  '7 ',
  '007',
  '+7',
  '7.',
  '.5',
  '0.1',
  '0.30',
  '1.5',
  '-1.5',
  '1e3',
  '1E400',
  '12345678901234567890',
  '0.1234567890123456789',
  'NaN',
  'Infinity',
  'inf',
  '0x1F',
  '1_000',
  '1d',
  'true',
  'TRUE',
  'True',
  'tRue',
  'false',
  'null',
  'NULL',
  'abc',
  'ABC',
  'a\nb',
  "it's",
  'Ünïcode',
  '😀😀',
  'x;y',
  'x,y',
  '-99',
  '-99.0',
  '99',
  '[1]',
  '{}',
  '2023-02-29',
  '2024-02-29',
  '2023-2-3',
  '\\N',
  '%',
  '_',
  '12:00:00.5Z',
  '23:59:60Z',
  '2024-02-29T12:00:00+01:00',
  '2016-12-31T23:59:60Z',
  'a@b.example',
  'a@[IPv6:::1]',
  'xn--nxasmq6b',
  'www.example.org',
  '::1',
  'http://example.org/?q=%20',
  'P1DT2H',
  '/a~1b',
  '(a|b)*',
  '00112233-4455-6677-8899-aabbccddeeff',
];

const cellTexts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 9 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('[1]', '["x"]', '[]', '{}', '{"a": 1}', '[', '{x}', ' []') },
);
const tableOf = fc.array(fc.tuple(cellTexts, cellTexts, cellTexts), { minLength: 1, maxLength: 30 });

/** A finding in short. */
type Found = `${number} ${string} ${string}`;

/** What the row checker finds in a CSV file. */
function foundByRows(table: Table, rows: readonly (readonly string[])[]): ReadonlySet<Found> {
  const checker = rowChecker(table, { uri: 'x.csv', format: 'csv' });
  const text = [NAMES, ...rows].map((cells) => cells.map(written).join(',')).join('\n');
  const bytes = new TextEncoder().encode(`${text}\n`);
  const found = [...checker.take(bytes), ...checker.end()];
  return new Set(foundIn(found));
}

/** The errors of rows. */
function foundIn(diagnostics: readonly Diagnostic[]): readonly Found[] {
  return diagnostics.flatMap(({ params, severity }) =>
    severity === 'error' && params?.row !== undefined
      ? [`${params.row} ${params.column ?? ''} ${params.keyword}` as Found]
      : [],
  );
}

/** What an engine finds, and the rows that it leaves to the row checker. */
async function foundBy(rowsOf: Engine['rows'], checks: readonly Check[], sql: string) {
  const doubtful = new Set<number>();
  const found = new Set<Found>();
  for (const row of await rowsOf(sql)) {
    const number = Number(row.row);
    if (row[DOUBT]) doubtful.add(number);
    checks.forEach(({ column, keyword }, index) => {
      if (row[flagOf(index)]) found.add(`${number} ${column} ${keyword}`);
    });
  }
  return { found, doubtful };
}

/** A cell of a CSV file; `""` stands for the empty text, nothing for an empty cell. */
function written(cell: string): string {
  if (cell === '' || cell === '""') return cell;
  return /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** An engine that runs in this process. */
interface Engine {
  readonly dialect: SqlDialect;
  /** The rows that a query gives. */
  readonly rows: (sql: string) => Promise<readonly { readonly [name: string]: unknown }[]>;
}

const engines = new Map<string, Engine>();
beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjects();
  engines.set('DuckDB', { dialect: duckdb, rows });
  const server = await PGlite.create();
  engines.set('PostgreSQL', {
    dialect: postgres,
    rows: async (sql) => (await server.query<{ [name: string]: unknown }>(sql)).rows,
  });
});

test.each([
  ['DuckDB', 'of one type each', plainColumn, 0.6],
  ['DuckDB', 'of arrays and objects', nestedColumn, 0.9],
  ['DuckDB', 'of any types', anyColumn, 0.9],
  ['PostgreSQL', 'of one type each', plainColumn, 0.6],
  ['PostgreSQL', 'of arrays and objects', nestedColumn, 0.9],
  ['PostgreSQL', 'of any types', anyColumn, 0.9],
])(
  '%s finds what the row checker finds in columns of text %s',
  async (engine, _name, columnOf, mostDoubted) => {
    const { dialect, rows: rowsOf } = engines.get(engine)!;
    let checked = 0;
    let doubted = 0;
    await fc.assert(
      fc.asyncProperty(rowSchema(columnOf, NAMES), tableOf, async (schema, rows) => {
        const document = documentOf(schema, 'x.json');
        const { table } = await prepareRows(document, { registry, formats: 'assert' });
        const targets = targetsOf(indexSchema(document), registry);
        const columns = new Map(table!.columns.map(({ name, cells }) => [name, cells]));
        const plan = planOf(schema, {
          targets,
          names: NAMES,
          assertsFormats: true,
          hasPattern: (pattern) => dialect.pattern(pattern) !== undefined,
          isNested: () => false,
        });
        if (plan.residual.length > 0) return;
        const cells = new Map(
          NAMES.map((name, index) => [
            name,
            textCell(dialect.identifier(name), columns.get(name)!, `number ${index}`, dialect),
          ]),
        );
        const values = rows.map((each, index) => {
          const texts = each.map((cell) => (cell === '' ? 'NULL' : dialect.text(cell === '""' ? '' : cell)));
          return `(${index + 1}, ${texts.join(', ')})`;
        });
        const names = NAMES.map((name) => `${dialect.identifier(name)}`);
        const from = `(SELECT * FROM (VALUES ${values.join(', ')}) AS v(row, ${names.join(', ')}))`;
        const types = `(SELECT row, ${names.map((name) => `CAST(${name} AS VARCHAR) AS ${name}`).join(', ')} FROM ${from})`;
        const sql = failing({
          from: `${types} AS t`,
          checks: plan.checks,
          cells,
          dialect,
        });
        const { found, doubtful } = await foundBy(rowsOf, plan.checks, sql);
        const isSure = (each: Found) => !doubtful.has(Number(each.split(' ')[0]));
        const expected = [...foundByRows(table!, rows)].filter(isSure).sort();
        expect([...found].filter(isSure).sort()).toEqual(expected);
        checked += rows.length;
        doubted += doubtful.size;
      }),
      { numRuns: runs({ test: 100, conformance: 300 }) },
    );
    // A check that doubts every row would agree with anything.
    expect(doubted / checked).toBeLessThan(mostDoubted);
  },
);

/** Types of DuckDB, each with some of its values, as SQL. */
const TYPES = [
  ['BOOLEAN', ['TRUE', 'FALSE']],
  ['INTEGER', ['0', '1', '2', '3', '7', '-99', '2147483647']],
  ['BIGINT', ['0', '1', '3', '9007199254740992', '9007199254740993', '-9223372036854775808']],
  ['REAL', ['0', '0.1', '0.5', '2.5', '3', '16777217', "'NaN'", "'Infinity'"]],
  ['DOUBLE', ['0', '-0.0', '0.1', '0.3', '1.5', '3', '1e300', '4e15', "'NaN'", "'Infinity'", "'-Infinity'"]],
  ['DECIMAL(18, 3)', ['0', '0.100', '1.5', '3', '123456789012345.678', '-99']],
  ['VARCHAR', ["''", "'abc'", "'1'", "'-99'", "'it''s'", "'😀😀'", "'null'", "'true'", "'a\n'"]],
  ['VARCHAR', HOSTILE.slice(HOSTILE.indexOf('12:00:00.5Z')).map(duckdb.text)],
  ['DATE', ["'2024-02-29'", "'1969-12-31'", "'0001-01-01'", "'0044-03-15 (BC)'", "'12024-01-01'"]],
  ['TIME', ["'00:00:00'", "'12:00:00.5'", "'23:59:59.999999'", "'24:00:00'"]],
  ['TIMETZ', ["'12:00:00.5+00'", "'12:00:00+02'"]],
  [
    'TIMESTAMP',
    [
      "'2024-02-29 12:00:00'",
      "'1969-12-31 23:59:59.000001'",
      "'0044-03-15 (BC) 01:02:03.5'",
      "'12024-01-01'",
    ],
  ],
  ['TIMESTAMP_NS', ["'2024-02-29 12:00:00.123456789'", "'1969-12-31 23:59:59.1'", "'1970-01-01'"]],
  [
    'TIMESTAMPTZ',
    [
      "'2024-02-29 12:00:00.12+02'",
      "'1969-12-31 23:59:59Z'",
      "'0044-03-15 (BC) 01:02:03Z'",
      "'12024-01-01 00:00:00Z'",
    ],
  ],
  ['UUID', ["'00112233-4455-6677-8899-AABBCCDDEEFF'"]],
  ['BLOB', ["'abc'", "''", "'\\xC3\\xA9'", "'\\xFFabc'"]],
  ['INTEGER[]', ['[]', '[1, 2]']],
  ['DOUBLE[]', ["['1', 'NaN']", "['-Infinity']"]],
  ['STRUCT(a INTEGER, b VARCHAR)', ["{'a': 1, 'b': 'NaN \"x\"'}"]],
  ['MAP(VARCHAR, DATE)', ["MAP {'k': '2024-02-29'}"]],
  ['INTERVAL', ["'14 months 2 days 26 hours 10.25 seconds'", "'1 day'", "'10 seconds'"]],
  ['JSON', ["'1'", "'[1]'"]],
] as const;

const typedColumn = fc.constantFrom(...TYPES).chain(([type, values]) =>
  fc.record({
    type: fc.constant(type),
    values: fc.array(fc.oneof(fc.constantFrom(...values), fc.constant('NULL')), {
      minLength: 12,
      maxLength: 12,
    }),
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'sql-agreement-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what DuckDB answers about Parquet is what the row checker says', async () => {
  const path = join(folder, 'table.parquet');
  const uri = 'x.parquet';
  const engine = await openDuckdb({ threads: 1 });
  const { rows } = engines.get('DuckDB')!;
  const counts = { tables: 0, residual: 0, rows: 0, doubtful: 0 };
  await fc.assert(
    fc.asyncProperty(
      rowSchema(anyColumn, NAMES),
      fc.tuple(typedColumn, typedColumn, typedColumn),
      async (schema, columns) => {
        const { table } = await prepareRows(documentOf(schema, 'x.json'), { registry, formats: 'assert' });
        const selected = columns[0].values.map((_, row) => {
          const cells = columns.map(
            ({ type, values }, index) =>
              `CAST(${values[row]} AS ${type}) AS ${duckdb.identifier(NAMES[index]!)}`,
          );
          return `SELECT ${cells.join(', ')}`;
        });
        await rows(`COPY (${selected.join(' UNION ALL ')}) TO '${path}' (FORMAT parquet)`);
        const options = { uri, maxErrors: Infinity, assertsFormats: true } as const;
        const origin = await parquetSource(engine, path);
        const answer = await checkTable(engine, table!, origin, { ...options, residual: 'skip' });
        if (answer.is === 'residual') throw new Error('It was to be skipped.');
        const { unchecked } = answer;
        const checker = batchChecker(table!, { uri });
        const bytes = readFileSync(path);
        const source = {
          byteLength: bytes.length,
          slice: (start: number, end = bytes.length) =>
            new Uint8Array(bytes.subarray(start, end)).buffer as ArrayBuffer,
        };
        const expected = [];
        for await (const batch of rowsIn('parquet', source, table!, { uri }))
          expected.push(...checker.check(batch));
        counts.tables++;
        if (unchecked.length > 0) {
          counts.residual++;
          expect(await checkTable(engine, table!, origin, options)).toEqual({
            is: 'residual',
            residual: unchecked,
          });
          // What is reported is true, and what is not reported was not checked.
          const reported = new Set(answer.diagnostics.map((each) => JSON.stringify(each)));
          const said = new Set(expected.map((each) => JSON.stringify(each)));
          expect([...reported].filter((each) => !said.has(each))).toEqual([]);
          const left = expected.filter((each) => !reported.has(JSON.stringify(each)));
          const isSkipped = ({ params }: Diagnostic) =>
            unchecked.some(({ column }) => column === (params?.column ?? '') || column === '');
          expect(left.filter((each) => !isSkipped(each))).toEqual([]);
          return;
        }
        expect(answer.diagnostics).toEqual(expected);
        expect(answer.summary).toEqual(checker.summary());
        counts.rows += answer.summary.rows;
        counts.doubtful += answer.doubtful;
      },
    ),
    { numRuns: runs({ test: 200, conformance: 600 }) },
  );
  await engine.close();
  expect(counts.doubtful / counts.rows).toBeLessThan(0.3);
  expect(counts.residual / counts.tables).toBeLessThan(0.3);
});
