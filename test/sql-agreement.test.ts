// What engines say of rows against what the row checker says, on made-up schemas and tables with hostile cells.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../src/base/diagnostic.js';
import { batchChecker, prepareRows } from '../src/data/check/index.js';
import {
  checkTable,
  type Engine,
  openDuckdb,
  parquetSource,
  postgresEngine,
} from '../src/data/engines/index.js';
import { duckdb, type EngineRow } from '../src/data/sql/index.js';
import { rowsIn } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { expectSameCells, HOSTILE_CELLS } from './cell-agreement.js';
import { runs } from './effort.js';
import { anyColumn, nestedColumn, plainColumn, rowSchema } from './engine-agreement.js';

const NAMES = ['a', 'b"c', 'Größe'] as const;
const registry = createRegistry();

const engines = new Map<string, Engine>();
beforeAll(async () => {
  engines.set('DuckDB', await openDuckdb({ threads: 1 }));
  const server = await PGlite.create();
  const client = { query: (sql: string) => server.query<EngineRow>(sql), cancel: () => {} };
  engines.set('PostgreSQL', await postgresEngine({ ...client, end: () => server.close() }));
});
afterAll(async () => {
  for (const engine of engines.values()) await engine.close();
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
    const compared = await expectSameCells(
      engines.get(engine)!,
      columnOf,
      runs({ test: 30, conformance: 300 }),
    );
    // A check that doubts every row would agree with anything.
    expect(compared.doubtful / compared.rows).toBeLessThan(mostDoubted);
  },
);

/** Types of DuckDB, each with some of its values, as SQL. */
const TYPES = [
  ['BOOLEAN', ['TRUE', 'FALSE']],
  ['TINYINT', ['0', '1', '3', '-99', '127', '-128']],
  ['USMALLINT', ['0', '1', '3', '65535']],
  ['INTEGER', ['0', '1', '2', '3', '7', '-99', '2147483647']],
  ['BIGINT', ['0', '1', '3', '9007199254740992', '9007199254740993', '-9223372036854775808']],
  ['UBIGINT', ['0', '1', '3', '9007199254740993', '18446744073709551615']],
  ['REAL', ['0', '0.1', '0.5', '2.5', '3', '16777217', "'NaN'", "'Infinity'"]],
  ['DOUBLE', ['0', '-0.0', '0.1', '0.3', '1.5', '3', '1e300', '4e15', "'NaN'", "'Infinity'", "'-Infinity'"]],
  ['DECIMAL(18, 3)', ['0', '0.100', '1.5', '3', '123456789012345.678', '-99']],
  ['VARCHAR', ["''", "'abc'", "'1'", "'-99'", "'it''s'", "'😀😀'", "'null'", "'true'", "'a\n'"]],
  ['VARCHAR', HOSTILE_CELLS.slice(HOSTILE_CELLS.indexOf('12:00:00.5Z')).map(duckdb.text)],
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
  const engine = engines.get('DuckDB')!;
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
        const copy = `COPY (${selected.join(' UNION ALL ')}) TO '${path}' (FORMAT parquet)`;
        for await (const _ of engine.rows(copy));
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
          expect(await checkTable(engine, table!, origin, options)).toMatchObject({
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
    { numRuns: runs({ test: 60, conformance: 600 }) },
  );
  expect(counts.doubtful / counts.rows).toBeLessThan(0.3);
  // With few runs, the share varies.
  expect(counts.residual / counts.tables).toBeLessThan(runs({ test: 0.45, conformance: 0.3 }));
});
