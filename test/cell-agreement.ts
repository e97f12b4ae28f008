// Tables of texts in an engine against the row checker on the same table as CSV: the same counts, and the same findings.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { JsonObject } from '../src/base/json.js';
import { batchChecker, prepareRows, type Table } from '../src/data/check/index.js';
import { checkTable, type Engine } from '../src/data/engines/index.js';
import type { EngineRows } from '../src/data/sql/index.js';
import { type RowBatch, rowReader } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { rowSchema } from './engine-agreement.js';

const NAMES = ['a', 'b"c', 'Größe'] as const;
const URI = 'x.csv';
const registry = createRegistry();

/** Cells that engines like to read otherwise. */
export const HOSTILE_CELLS = [
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
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_CELLS) },
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 9 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('[1]', '["x"]', '[]', '{}', '{"a": 1}', '[', '{x}', ' []') },
);
const cellRows = fc.array(fc.tuple(cellTexts, cellTexts, cellTexts), { minLength: 1, maxLength: 30 });

type CellRow = readonly [string, string, string];

/** What was compared. */
export interface ComparedCells {
  readonly tables: number;
  readonly rows: number;
  readonly errors: number;
  readonly doubtful: number;
}

/** Makes this many tables of texts, and checks that the engine finds in each what the row checker finds. */
export async function expectSameCells(
  engine: Engine,
  columnOf: fc.Arbitrary<JsonObject>,
  tables: number,
): Promise<ComparedCells> {
  const compared = { tables: 0, rows: 0, errors: 0, doubtful: 0 };
  await fc.assert(
    fc.asyncProperty(rowSchema(columnOf, NAMES), cellRows, async (schema, rows) => {
      const { table } = await prepareRows(documentOf(schema, 'x.json'), { registry, formats: 'assert' });
      const source = {
        from: valuesOf(rows, engine),
        columns: NAMES.map((name) => ({ name, type: 'cells' as const })),
        identity: { number: 'n' },
      };
      const options = { uri: URI, maxErrors: Infinity, assertsFormats: true };
      const answer = await checkTable(engine, table!, source, {
        ...options,
        batches: batchesOf(table!, rows),
      });
      fc.pre(answer.is === 'checked');
      const checker = batchChecker(table!, { uri: URI });
      const found = [...batchesIn(table!, textOf(rows))].flatMap((batch) => checker.check(batch));
      expect(answer.diagnostics).toEqual([...found, ...checker.end()]);
      expect(answer.summary).toEqual(checker.summary());
      compared.tables++;
      compared.rows += answer.summary.rows;
      compared.errors += answer.summary.errors;
      compared.doubtful += answer.doubtful;
    }),
    { numRuns: tables },
  );
  return compared;
}

/** Rows as they stand after FROM. */
function valuesOf(rows: readonly CellRow[], { dialect }: Engine): string {
  const names = NAMES.map(dialect.identifier);
  const values = rows.map((cells, index) => {
    const texts = cells.map((cell) => (cell === '' ? 'NULL' : dialect.text(cell === '""' ? '' : cell)));
    return `(${index + 1}, ${texts.join(', ')})`;
  });
  const casts = names.map((name) => `CAST(${name} AS ${dialect.textType}) AS ${name}`);
  return `(SELECT n, ${casts.join(', ')} FROM (VALUES ${values.join(', ')}) AS v(n, ${names.join(', ')})) AS w`;
}

/** Rows as a CSV file without a header has them. */
function textOf(rows: readonly CellRow[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\n`).join('');
}

/** A cell of a CSV file; `""` stands for the empty text, nothing for an empty cell. */
function written(cell: string): string {
  if (cell === '' || cell === '""') return cell;
  return /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The rows of a part of a CSV file that begins after another text. */
function* batchesIn(table: Table, text: string, before = ''): Generator<RowBatch> {
  const start = { lines: before.split('\n').length - 1, characters: before.length };
  const { comparesFractions } = table;
  const options = { uri: URI, header: NAMES, comparesFractions, start };
  const reader = rowReader('csv', table, options);
  yield* reader.read(new TextEncoder().encode(text));
  yield reader.end();
}

/** The rows that an engine names, as the row checker reads them. */
function batchesOf(table: Table, rows: readonly CellRow[]) {
  return async function* (named: EngineRows) {
    for await (const row of named) {
      const number = Number(row.row_number);
      const before = textOf(rows.slice(0, number - 1));
      for (const batch of batchesIn(table, textOf([rows[number - 1]!]), before))
        if (batch.values.length > 0) yield [row, { ...batch, first: number }] as const;
    }
  };
}
