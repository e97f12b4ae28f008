import fc from 'fast-check';
import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import type { Diagnostic } from '../src/base/diagnostic.js';
import type { Json, JsonObject } from '../src/base/json.js';
import { batchChecker, prepareRows, rowChecker, type Table } from '../src/data/check/index.js';
import { type RowFormat, rowsIn } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';

/** A value as all formats can write it: its JSON text, or nothing. */
type Cell = string | undefined;

/** A column: its schema, and how its values are made. Values that a CSV file cannot tell apart are left out. */
interface ColumnKind {
  readonly schema: JsonObject;
  readonly cell: fc.Arbitrary<Cell>;
  /** How Parquet stores it; not at all if the types of its values differ. */
  readonly type?: BasicType;
}

const integer = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer()).map(String);
const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const decimal = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value));
const character = fc.constantFrom(...'abcdmxyz', 'é', '😀', ' ', ',', ';', '\t', '"', '\n');
const word = fc
  .array(character, { maxLength: 5 })
  .map((characters) => JSON.stringify(`${['a', 'm', 'x'][characters.length % 3]}${characters.join('')}z`));
const absent = fc.constant<Cell>(undefined);
const sometimes = (cell: fc.Arbitrary<Cell>) => fc.oneof({ weight: 6, arbitrary: cell }, absent);

const bounds = fc.constantFrom<JsonObject>(
  {},
  { minimum: 0 },
  { maximum: 10 },
  { exclusiveMinimum: -5 },
  { multipleOf: 3 },
  { minimum: 9007199254740000, maximum: 1e18 },
);
const texts = fc.constantFrom<JsonObject>({}, { maxLength: 3 }, { pattern: '^[a-m]' }, { minLength: 2 });

const kinds: fc.Arbitrary<ColumnKind> = fc.oneof(
  bounds.map((more): ColumnKind => ({ schema: { type: 'integer', ...more }, cell: integer, type: 'INT64' })),
  bounds.map((more): ColumnKind => ({ schema: { type: 'integer', ...more }, cell: long, type: 'INT64' })),
  bounds.map((more): ColumnKind => ({ schema: { type: 'number', ...more }, cell: decimal, type: 'DOUBLE' })),
  // Without a type, keywords for numbers make a cell a number.
  bounds
    .filter((more) => Object.keys(more).length > 0)
    .map((schema): ColumnKind => ({ schema, cell: integer, type: 'INT64' })),
  bounds.map(
    (more): ColumnKind => ({
      schema: { type: ['integer', 'null'], ...more },
      cell: sometimes(integer),
      type: 'INT64',
    }),
  ),
  bounds.map(
    (more): ColumnKind => ({ schema: { type: 'integer', ...more }, cell: sometimes(long), type: 'INT64' }),
  ),
  texts.map(
    (more): ColumnKind => ({ schema: { type: 'string', ...more }, cell: sometimes(word), type: 'STRING' }),
  ),
  fc.constant<ColumnKind>({ schema: { enum: ['ab', 'cd', 'é'] }, cell: word, type: 'STRING' }),
  fc.constant<ColumnKind>({ schema: { type: 'integer' }, cell: word, type: 'STRING' }),
  fc.constant<ColumnKind>({ schema: { type: 'boolean' }, cell: fc.boolean().map(String), type: 'BOOLEAN' }),
  fc.constant<ColumnKind>({ schema: { enum: [1, 2, 3] }, cell: integer, type: 'INT64' }),
  fc.constant<ColumnKind>({
    schema: { type: 'array', items: { type: 'integer' } },
    cell: fc.array(fc.oneof(integer, long), { maxLength: 3 }).map((items) => `[${items.join()}]`),
  }),
);

/** A table with a schema. */
export interface RandomTable {
  readonly schema: Json;
  readonly names: readonly string[];
  readonly types: readonly (BasicType | undefined)[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Rows whose `value` is of another type for each `kind`. */
const conditional: fc.Arbitrary<RandomTable> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('"n"'), fc.oneof(integer, long, word)),
      fc.tuple(
        fc.constant('"t"'),
        fc.oneof(
          word,
          integer.map((text) => JSON.stringify(text)),
        ),
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) => ({
    schema: {
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'n' } } },
      then: { properties: { value: { type: 'number', minimum: 0 } } },
      else: { properties: { value: { type: 'string', maxLength: 3 } } },
    },
    names: ['kind', 'value'],
    types: ['STRING', undefined],
    rows,
  }));

/** A row that has no cell at all would be an empty line of a CSV file, which is no row. */
const first: ColumnKind = { schema: { type: 'integer' }, cell: integer, type: 'INT64' };

const plain: fc.Arbitrary<RandomTable> = fc
  .array(kinds, { minLength: 1, maxLength: 4 })
  .map((columns) => [first, ...columns])
  .chain((columns) =>
    fc
      .array(fc.tuple(...columns.map(({ cell }) => cell)), { minLength: 1, maxLength: 6 })
      .map((rows) => ({ columns, rows })),
  )
  .map(({ columns, rows }) => {
    const names = columns.map((_, index) => `c${index}`);
    const properties = Object.fromEntries(columns.map(({ schema }, index) => [names[index]!, schema]));
    return { schema: { type: 'object', properties }, names, types: columns.map(({ type }) => type), rows };
  });

export const randomTables: fc.Arbitrary<RandomTable> = fc.oneof(
  { weight: 5, arbitrary: plain },
  { weight: 1, arbitrary: conditional },
);

/** What is found in a table, as each format that can hold it. */
export async function findingsByFormat(random: RandomTable): Promise<Map<string, readonly string[]>> {
  const { table } = await prepareRows(documentOf(random.schema, 's'));
  const objects = random.rows.map((cells) => objectText(random, cells));
  const texts: readonly (readonly [RowFormat, string])[] = [
    ['ndjson', objects.join('\n')],
    ['json', `[${objects.join(',\n')}]`],
    ['csv', delimited(random, ',')],
    ['tsv', delimited(random, '\t')],
    ['ssv', delimited(random, ';')],
  ];
  const found = new Map<string, readonly string[]>();
  for (const [format, text] of texts) found.set(format, textFindings(table!, format, text));
  const bytes = parquetOf(random);
  if (bytes) found.set('parquet', await parquetFindings(table!, bytes));
  return found;
}

function objectText({ names, schema }: RandomTable, cells: readonly Cell[]): string {
  const members = cells.flatMap((cell, index) => {
    const name = names[index]!;
    const text = cell ?? (isNullable(schema, name) ? 'null' : undefined);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join()}}`;
}

function isNullable(schema: Json, name: string): boolean {
  const { type } = ((schema as JsonObject).properties as JsonObject)[name] as JsonObject;
  return Array.isArray(type) && type.includes('null');
}

function delimited({ names, rows }: RandomTable, delimiter: string): string {
  const lines = rows.map((cells) => cells.map((cell) => cellText(cell, delimiter)).join(delimiter));
  return [names.join(delimiter), ...lines].map((line) => `${line}\n`).join('');
}

function cellText(cell: Cell, delimiter: string): string {
  const text = cell === undefined ? '' : cell.startsWith('"') ? String(JSON.parse(cell)) : cell;
  return text.includes('"') || text.includes('\n') || text.includes(delimiter)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

function textFindings(table: Table, format: RowFormat, text: string): readonly string[] {
  const checker = rowChecker(table, { uri: 'd', format });
  return [...checker.take(new TextEncoder().encode(text)), ...checker.end()].map(inShort);
}

function parquetOf({ names, types, rows }: RandomTable): ArrayBuffer | undefined {
  if (types.includes(undefined)) return undefined;
  const columnData = names.map((name, index) => ({
    name,
    type: types[index]!,
    data: rows.map((cells) => parquetValue(cells[index], types[index]!)),
  }));
  return parquetWriteBuffer({ columnData });
}

function parquetValue(cell: Cell, type: BasicType): unknown {
  if (cell === undefined) return null;
  return type === 'INT64' ? BigInt(cell) : JSON.parse(cell);
}

async function parquetFindings(table: Table, bytes: ArrayBuffer): Promise<readonly string[]> {
  const checker = batchChecker(table, { uri: 'd' });
  const source = {
    byteLength: bytes.byteLength,
    slice: (start: number, end?: number) => bytes.slice(start, end),
  };
  const found: Diagnostic[] = [];
  for await (const batch of rowsIn('parquet', source, table, { uri: 'd' }))
    found.push(...checker.check(batch));
  return [...found, ...checker.end()].map(inShort);
}

function inShort({ code, message, params }: Diagnostic): string {
  return `${params?.row} ${params?.column} ${code} ${message}`;
}
