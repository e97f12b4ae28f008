// Tables of an engine with columns of its own types against the row checker: the same counts, and the same words about the same rows.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Diagnostic } from '../src/base/diagnostic.js';
import { type Json, type JsonObject, setMember } from '../src/base/json.js';
import { batchChecker, prepareRows, type Summary, type Table } from '../src/data/check/index.js';
import { checkTable, type Engine, sourceOf } from '../src/data/engines/index.js';
import type { StatementOptions } from '../src/data/sql/choices/index.js';
import { compile, type DialectName, reportOf, type SqlDialect, tableCheckOf } from '../src/data/sql/index.js';
import { batchOf, isLeftOut, numberFrom, shortest } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

/** A value of a column: the text that the engine casts to its type, and what JSON sees. */
export interface TypedValue {
  readonly text: string;
  readonly json: Json;
}

/** A type of an engine, with values that engines like to see otherwise. */
export interface TypedValues {
  readonly sqlType: string;
  readonly values: fc.Arbitrary<TypedValue>;
}

/** A column of a table. */
export interface NewColumn {
  readonly name: string;
  readonly sqlType: string;
}

/** An engine, and how tables are made in it. */
export interface AgreeingEngine {
  readonly dialect: SqlDialect;
  /** The engine, once a table is made. */
  readonly engine: Engine;
  readonly types: readonly TypedValues[];
  /** The type of the key: whole numbers. */
  readonly keyType: string;
  /** Makes a table, in place of one of the same name, and gives what follows FROM. Each value is a text to cast, or null. */
  readonly createTable: (
    name: string,
    columns: readonly NewColumn[],
    rows: readonly (readonly (string | null)[])[],
  ) => Promise<string>;
  /** How many tables are also checked by a text that people run. Default: all. */
  readonly mostByText?: number;
  /** The names of tables and columns. Default: `hostileNames`. */
  readonly names?: readonly string[];
}

/** What was compared. */
export interface Compared {
  readonly tables: number;
  readonly rows: number;
  readonly errors: number;
  readonly doubtful: number;
}

/** Names that mean something to engines, or to the queries of a check. No two differ in case only. */
export const hostileNames: readonly string[] = [
  'a',
  'b"c',
  'Größe',
  "it's",
  'x.y',
  'select',
  'c0',
  'f0',
  'n',
  'doubt',
  'failed',
  'row_number',
  'back`tick',
  'back\\slash',
  '"); DROP TABLE t; --',
  '$1 %s ?',
  ' ',
  '__proto__',
];

/** Fewer tables than these show no shares. */
const FEW = 30;

const KEY = 'the key';
const URI = 'table';
const registry = createRegistry();

const hostile = (...texts: readonly string[]) => fc.constantFrom(...texts);
const asText = (text: string): TypedValue => ({ text, json: text });
const asNumber = (text: string): TypedValue => ({ text, json: numberFrom(text) });
const asDouble = (text: string): TypedValue => ({
  text,
  json: Number.isFinite(Number(text)) ? Number(text) : text,
});
const asFloat = (text: string): TypedValue => ({ text, json: shortest(Math.fround(Number(text))) });
const wholeNumbers = (bits: number) =>
  fc
    .oneof(
      fc.integer({ min: -9, max: 9 }).map(BigInt),
      fc.bigInt({ min: -(2n ** BigInt(bits - 1)), max: 2n ** BigInt(bits - 1) - 1n }),
      fc.constantFrom(-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n),
    )
    .map((value) => asNumber(String(value)));
const NOT_FINITE = ['NaN', 'Infinity', '-Infinity'];

/** Values by the kind of a type. */
export interface ValuesByKind {
  readonly boolean: fc.Arbitrary<TypedValue>;
  /** Whole numbers of so many bits. */
  readonly integer: (bits: number) => fc.Arbitrary<TypedValue>;
  readonly long: fc.Arbitrary<TypedValue>;
  readonly float: fc.Arbitrary<TypedValue>;
  readonly double: fc.Arbitrary<TypedValue>;
  /** Numbers of so many digits, some of them after the point. */
  readonly decimal: (digits: number, after: number) => fc.Arbitrary<TypedValue>;
  readonly text: fc.Arbitrary<TypedValue>;
  readonly date: fc.Arbitrary<TypedValue>;
}

/** Values that engines like to see otherwise. */
export const typedValues: ValuesByKind = {
  boolean: fc.boolean().map((json): TypedValue => ({ text: String(json), json })),
  integer: wholeNumbers,
  long: fc.oneof(
    wholeNumbers(64),
    hostile('9007199254740991', '9007199254740992', '9007199254740993', '-9007199254740993').map(asNumber),
  ),
  float: fc
    .oneof(
      hostile('0', '0.1', '0.3', '0.5', '2.5', '3', '16777216', '1e-45', '3.4028235e38', ...NOT_FINITE),
      hostile('195.640625', '3560456.25', '158643536', '3.87e12', '8.41e21', '1.17549435e-38'),
      fc.float({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.integer({ min: -99, max: 99 }).map((tenths) => String(tenths / 10)),
    )
    .map(asFloat),
  double: fc
    .oneof(
      hostile('0', '0.1', '0.3', '1.5', '3', '1e300', '4e15', '5e-324', '1.7976931348623157e308'),
      hostile('0.30000000000000004', '9007199254740993.0', ...NOT_FINITE),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.integer({ min: -99, max: 99 }).map((tenths) => String(tenths / 10)),
    )
    .map(asDouble),
  decimal: (digits, after) =>
    fc
      .oneof(
        fc.bigInt({ min: -99n, max: 99n }).map((value) => value * 10n ** BigInt(Math.max(0, after - 1))),
        fc.bigInt({ min: -(10n ** BigInt(digits)) + 1n, max: 10n ** BigInt(digits) - 1n }),
      )
      .map((value) => asNumber(shifted(value, after))),
  text: fc
    .oneof(
      hostile(
        '',
        ' ',
        'abc',
        'ABC',
        'abc ',
        '1',
        '-99',
        '007',
        "it's",
        'x\\y',
        'null',
        'true',
        'NaN',
        '%',
        '_',
      ),
      hostile(
        'a\n',
        'a\r\nb',
        '\t',
        '😀😀',
        'é',
        'e\u0301',
        'ß',
        'SS',
        'İ',
        '\u00a0',
        '2024-02-29',
        '1.2.3.4',
      ),
      fc
        .string({ unit: 'binary', maxLength: 4 })
        .filter((text) => text.isWellFormed() && !text.includes('\0')),
    )
    .map(asText),
  date: fc
    .oneof(
      hostile('2024-02-29', '1969-12-31', '1582-10-10', '0001-01-01', '9999-12-31'),
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    )
    .map(asText),
};

const NUMBERS = [
  ...['0', '1', '2', '-1', '100', '0.1', '1.5', '16777216', '1000000000000000'],
  ...['9007199254740992', '9007199254740993', '0.12345678901234567', '0.12345678901234568'],
];
const wholeKeys = (bits: number) =>
  NUMBERS.filter((text) => !text.includes('.') && BigInt(text) < 2n ** BigInt(bits - 1));

/** Values of keys: few, so that many are equal, also to those of other types. */
export const keyValues: ValuesByKind = {
  boolean: typedValues.boolean,
  integer: (bits) => hostile(...wholeKeys(bits)).map(asNumber),
  long: hostile(...wholeKeys(64)).map(asNumber),
  float: hostile(...NUMBERS, ...NOT_FINITE).map(asFloat),
  double: hostile(...NUMBERS, '-0', '1e300', ...NOT_FINITE).map(asDouble),
  decimal: (digits, after) =>
    hostile(
      ...NUMBERS.filter((text) => {
        const [whole, fraction = ''] = text.split('.');
        return whole!.length <= digits - after && fraction.length <= after;
      }),
    ).map(asNumber),
  text: hostile('', '1', '1.0', 'a', 'A', 'a ', 'é', 'e\u0301', 'NaN', 'true', '2024-02-29').map(asText),
  date: hostile('2024-02-29', '1969-12-31', '0001-01-01').map(asText),
};

function shifted(value: bigint, after: number): string {
  const digits = String(value < 0n ? -value : value).padStart(after + 1, '0');
  const fraction = after === 0 ? '' : `.${digits.slice(-after)}`;
  return `${value < 0n ? '-' : ''}${digits.slice(0, digits.length - after)}${fraction}`;
}

const scalar = fc.constantFrom<Json>(1, 2, 3, -99, 0.5, 'abc', '1', '', 'true', true, false, null, '-99');
const typeNames = ['string', 'integer', 'number', 'boolean', 'null'] as const;

const FORMATS = [
  ...[
    'date',
    'time',
    'date-time',
    'duration',
    'email',
    'idn-email',
    'hostname',
    'idn-hostname',
    'ipv4',
    'ipv6',
  ],
  ...['uri', 'uri-reference', 'iri', 'iri-reference', 'uuid', 'uri-template', 'json-pointer', 'regex'],
];

/** Schemas of columns whose cells have one type, as most columns of real tables have. */
export const plainColumn: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constantFrom<JsonObject>(
    { type: 'integer' },
    { type: 'number' },
    { type: 'string' },
    { type: 'boolean' },
    { minimum: 1 },
    { exclusiveMaximum: 3 },
    { type: 'number', minimum: 0, maximum: 2.5 },
    { type: 'number', multipleOf: 0.1 },
    { type: 'integer', multipleOf: 3 },
    { type: 'string', minLength: 2, maxLength: 3 },
    { type: 'string', pattern: '^[a-c]+$' },
    { type: 'string', format: 'something else' },
    { pattern: '\\d' },
    { type: 'number', not: { minimum: 1 } },
    { type: 'integer', if: { minimum: 2 }, then: { maximum: 7 }, else: { multipleOf: 2 } },
    { type: 'string', anyOf: [{ pattern: '^a' }, { maxLength: 1 }] },
    {},
  ),
  fc.constantFrom(...FORMATS).map((format) => ({ format })),
  fc.constantFrom(...FORMATS).map((format) => ({ type: 'string', format })),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 5 })
    .map((codes) => ({ oneOf: codes.map((code) => ({ const: code, title: `Code ${code}` })) })),
);

/** Schemas of columns whose cells can be arrays or objects. */
export const nestedColumn = fc.constantFrom<JsonObject>(
  { type: 'array' },
  { type: ['object', 'null'] },
  { items: { type: 'string' } },
  { type: ['array', 'number'], maxItems: 0 },
  { type: ['array', 'object'], required: ['a'] },
  { not: { items: { type: 'string' } } },
  { enum: [[1], 1] },
  { const: [1] },
);

const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  plainColumn,
  fc.uniqueArray(fc.constantFrom(...typeNames), { minLength: 1, maxLength: 3 }).map((type) => ({ type })),
  fc
    .uniqueArray(scalar, { minLength: 1, maxLength: 4, selector: (each) => JSON.stringify(each) })
    .map((held) => ({ enum: held })),
  scalar.map((held) => ({ const: held })),
  nestedColumn,
  fc.constantFrom<JsonObject>({ allOf: [false] }, { if: { type: 'string' }, then: false }),
);

/** Schemas of columns of any types, with choices among them. */
export const { anyColumn } = fc.letrec<{ anyColumn: JsonObject }>((tie) => ({
  anyColumn: fc.oneof(
    { maxDepth: 1, withCrossShrink: true },
    leaf,
    fc.array(tie('anyColumn'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.array(tie('anyColumn'), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
    fc.array(tie('anyColumn'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
    tie('anyColumn').map((not) => ({ not })),
    fc
      .record({ if: tie('anyColumn'), then: tie('anyColumn'), else: tie('anyColumn') })
      .map((held) => held as unknown as JsonObject),
  ),
}));

/** Schemas of rows with these columns. */
export function rowSchema(
  column: fc.Arbitrary<JsonObject>,
  names: readonly [string, string, string],
): fc.Arbitrary<JsonObject> {
  const [first, second, third] = names;
  return fc
    .record({
      columns: fc.tuple(column, column, column),
      required: fc.subarray([...names]),
      more: fc.constantFrom<JsonObject>(
        {},
        { additionalProperties: true },
        { if: { properties: member(first, { const: 1 }), required: [first] }, then: { required: [third] } },
        { dependentRequired: member(first, [third]) },
        { not: { required: [first, third] } },
        { patternProperties: { '^(a|b)': { type: ['string', 'number'] }, ö: false } },
        {
          patternProperties: { '^(a|b)': { minimum: 2 }, x: false },
          additionalProperties: { type: 'string' },
        },
        { minProperties: 3 },
        { maxProperties: 1, minProperties: 1 },
        { allOf: [{ properties: member(first, true), additionalProperties: { type: 'string' } }] },
        { if: { properties: member(first, { const: 1 }) }, else: false },
        { allOf: [{ properties: member(first, false) }] },
        { anyOf: [{ required: [first] }, { properties: member(second, { type: 'integer' }) }] },
      ),
    })
    .map(
      ({ columns, required, more }): JsonObject => ({
        type: 'object',
        properties: Object.fromEntries(names.map((name, index) => [name, columns[index]!])),
        required,
        ...more,
      }),
    );
}

function member(name: string, value: Json): JsonObject {
  return Object.fromEntries([[name, value]]);
}

/** A table with the schema of its rows. */
interface MadeTable {
  readonly name: string;
  readonly schema: JsonObject;
  readonly columns: readonly NewColumn[];
  readonly rows: readonly (readonly (TypedValue | null)[])[];
}

function madeTables({ types, names = hostileNames }: AgreeingEngine): fc.Arbitrary<MadeTable> {
  return fc
    .tuple(
      fc.constantFrom(...names),
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 3, maxLength: 3 }),
      fc.array(fc.constantFrom(...types), { minLength: 3, maxLength: 3 }),
    )
    .chain(([name, columnNames, columnTypes]) =>
      fc.record({
        name: fc.constant(name),
        schema: rowSchema(anyColumn, columnNames as [string, string, string]),
        columns: fc.constant(
          columnTypes.map(({ sqlType }, index) => ({ name: columnNames[index]!, sqlType })),
        ),
        rows: fc.array(fc.tuple(...columnTypes.map(({ values }) => fc.option(values, { freq: 8 }))), {
          minLength: 1,
          maxLength: 30,
          size: 'max',
        }),
      }),
    );
}

/** Makes this many tables, and checks that the engine finds in each what the row checker finds. */
export async function expectAgreement(subject: AgreeingEngine, tables: number): Promise<Compared> {
  const { mostByText = Infinity } = subject;
  const compared = { tables: 0, rows: 0, errors: 0, doubtful: 0 };
  await fc.assert(
    fc.asyncProperty(madeTables(subject), async (made) => {
      const found = await foundBy(subject, made, compared.tables < mostByText);
      fc.pre(found !== undefined);
      const { summary, diagnostics } = foundByRows(found.table, made);
      for (const { summary: counted, diagnostics: said } of found.answers) {
        expect(counted).toEqual(summary);
        expect(said).toEqual(diagnostics);
      }
      compared.tables++;
      compared.rows += summary.rows;
      compared.errors += summary.errors;
      compared.doubtful += found.doubtful;
    }),
    { numRuns: tables },
  );
  // Nothing would be shown if most rows were left to the row checker. Few tables may differ from most.
  if (tables >= FEW) {
    expect(compared.errors).toBeGreaterThan(compared.rows / 4);
    expect(compared.doubtful).toBeLessThan(compared.rows * 0.65);
  }
  return compared;
}

/** What the engine finds, by the keys of rows; nothing if part of the schema cannot be checked there. */
async function foundBy(subject: AgreeingEngine, made: MadeTable, isByText: boolean) {
  const { table } = await prepareRows(documentOf(made.schema, 'x.json'), { registry, formats: 'assert' });
  if (isResidual(table!, made, subject.dialect)) return undefined;
  const from = await subject.createTable(
    made.name,
    [{ name: KEY, sqlType: subject.keyType }, ...made.columns],
    made.rows.map((values, index) => [String(index + 1), ...values.map((value) => value?.text ?? null)]),
  );
  const { engine } = subject;
  const source = await sourceOf(engine, from, { key: [KEY] });
  const options = { uri: URI, maxErrors: Infinity, assertsFormats: true };
  const answer = await checkTable(engine, table!, source, options);
  if (answer.is === 'residual') return undefined;
  const byText = isByText ? [await foundByText(engine, made, from)] : [];
  const answers = [{ summary: answer.summary, diagnostics: byKey(answer.diagnostics) }, ...byText];
  return { table: table!, doubtful: answer.doubtful, answers };
}

/** Whether part of a schema cannot be checked in columns of any type: then no table is made for it. */
function isResidual(table: Table, { columns }: MadeTable, dialect: SqlDialect): boolean {
  const texts = columns.map(({ name }) => ({ name, type: 'text' as const }));
  const source = { from: '', columns: texts, identity: { key: [] } };
  return tableCheckOf(table, source, dialect, { assertsFormats: true }).residual.length > 0;
}

/** What is reported when the engine runs the same check as a text. */
async function foundByText(engine: Engine, { name, schema }: MadeTable, from: string) {
  const document = documentOf(schema, 'x.json');
  const columns = await engine.columns(from);
  const options: StatementOptions = {
    dialect: engine.dialect.name as DialectName,
    table: `"${name.replaceAll('"', '""')}"`,
    key: [KEY],
    columns: Object.fromEntries(columns.map((column) => [column.name, column.type])),
    formats: 'assert',
    max_errors: 10_000,
  };
  const compiled = await compile(document, options, { registry });
  if (compiled.is !== 'statement') throw new Error(JSON.stringify(compiled));
  const lines = [];
  for await (const { line } of engine.rows(compiled.statement.text.replace(/;\n$/, ''))) lines.push(line);
  const reported = await reportOf(document, lines.join('\n'), { uri: URI }, { registry });
  if (reported.is !== 'report') throw new Error(JSON.stringify(reported));
  return { ...reported, diagnostics: byKey(reported.diagnostics) };
}

function byKey(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ params }: Diagnostic) => Number((params!.key as JsonObject)[KEY]);
  return [...diagnostics].sort((a, b) => keyOf(a) - keyOf(b));
}

/** What the row checker finds in the same values. */
function foundByRows(
  table: Table,
  { columns, rows }: MadeTable,
): { readonly summary: Summary; readonly diagnostics: readonly Diagnostic[] } {
  const leftOut = new Set(table.columns.filter(isLeftOut).map(({ name }) => name));
  const values = rows.map((cells, row) => {
    const object: { [name: string]: Json } = { [KEY]: row + 1 };
    for (const [index, { name }] of columns.entries())
      if (cells[index] !== null || !leftOut.has(name)) setMember(object, name, cells[index]?.json ?? null);
    return object;
  });
  const checker = batchChecker(table, { uri: URI });
  const found = [...checker.check(batchOf(1, values, URI)), ...checker.end()];
  const diagnostics = found.map(({ params, ...each }): Diagnostic => {
    const { row, ...others } = params!;
    return { ...each, params: { ...others, key: { [KEY]: row! } } };
  });
  return { summary: checker.summary(), diagnostics };
}
