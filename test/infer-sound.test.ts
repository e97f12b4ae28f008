// A schema accepts every row that it was made from, whatever the rows are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { prepareRows, rowChecker } from '../src/data/check/index.js';
import { infer, loadKnowledge, TableProfile, ValueProfile } from '../src/data/infer/index.js';
import { type Dialect, plainDialect, type RowFormat, rawReader } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { loadLicenses } from '../src/schema/vocabulary/index.js';
import { runs } from './effort.js';

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };

async function errorsIn(schema: Json, text: string, format: RowFormat, dialect?: Dialect) {
  const { table } = await prepareRows(documentOf(schema, 'schema'), {});
  const checker = rowChecker(table!, { uri: 'data', format, ...(dialect ? { dialect } : {}) });
  return [...checker.take(new TextEncoder().encode(text)), ...checker.end()];
}

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  fc.constantFrom('007', '+5', '1e400', '-0', '1.', '.5', '12345678901234567890', '1,5', '0x1'),
);
const grouped = (decimal: string, thousands: string) =>
  fc
    .tuple(fc.integer(), fc.constantFrom('', '5', '25', '125'))
    .map(([whole, part]) => `${groups(whole, thousands)}${part && decimal}${part}`);
const groups = (whole: number, thousands: string) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, thousands);
const words = fc.constantFrom(
  ...[
    'NA',
    'n/a',
    '-',
    '.',
    'NULL',
    'nan',
    'TRUE',
    'true',
    'False',
    'yes',
    'no',
    ' ',
    'x',
    'null',
    '""',
    'constructor',
  ],
);
const days = fc.constantFrom(
  '2020-02-29',
  '2021-02-29',
  '01/02/2020',
  '2020-01-01T00:00:00Z',
  '10:00',
  '10:00:00Z',
);
const others = fc.constantFrom(
  'a@example.org',
  'https://example.org/x',
  'http://',
  'DE',
  'FR',
  '45.5',
  '-200',
  'é😀',
  '\ud800',
);
const cell = fc.oneof(numbers, words, days, others, fc.string());

/** Columns that are mostly of one kind, with a few other cells. */
const column = fc
  .tuple(
    fc.constantFrom(
      'id',
      'latitude',
      'country',
      'length_mm',
      'Name',
      'x',
      'email',
      'constructor',
      '__proto__',
    ),
    fc.constantFrom(
      ...[numbers, words, days, others, cell],
      ...[grouped('.', ','), grouped(',', '.'), grouped(',', ' '), grouped('.', "'"), grouped(',', '')],
    ),
  )
  .chain(([name, usual]) =>
    fc.tuple(
      fc.constant(name),
      fc.array(fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: cell })),
    ),
  );

const quoted = (text: string) => `"${text.toWellFormed().replaceAll('"', '""')}"`;

test('of tables', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(column, { minLength: 1, maxLength: 4, selector: ([name]) => name }),
      async (columns) => {
        const rows = Math.max(...columns.map(([, cells]) => cells.length));
        const lines = Array.from({ length: rows }, (_, row) =>
          columns.map(([, cells]) => (cells[row] === undefined ? '' : quoted(cells[row]))).join(','),
        );
        const text = `${columns.map(([name]) => quoted(name)).join(',')}\n${lines.join('\n')}\n`;
        const profile = new TableProfile(true);
        const reader = rawReader('csv', profile, { uri: 'data' });
        for (const _ of reader.read(new TextEncoder().encode(text)));
        reader.end();
        profile.finish();
        const { schema, options } = infer([{ name: 'data', profile }], settings);
        const dialect = { ...plainDialect('csv'), ...(options.dialect as Partial<Dialect>) };
        expect(await errorsIn(schema, text, 'csv', dialect)).toEqual([]);
      },
    ),
    { numRuns: runs({ test: 150, conformance: 3000 }) },
  );
});

test('of JSON values', async () => {
  const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
  const row = fc.dictionary(fc.constantFrom('id', 'a', 'b', 'latitude', 'country', '__proto__'), value);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
      const text = rows.map((each) => JSON.stringify(each)).join('\n');
      const profile = new ValueProfile();
      for (const line of text.split('\n')) profile.add(JSON.parse(line) as Json);
      profile.finish();
      const { schema } = infer([{ name: 'data', profile }], settings);
      expect(await errorsIn(schema, text, 'ndjson')).toEqual([]);
    }),
    { numRuns: runs({ test: 150, conformance: 3000 }) },
  );
});
