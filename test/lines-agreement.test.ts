// Rows of text files in DuckDB against the row checker: lines that are not given to it are right, and findings are the same.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../src/base/diagnostic.js';
import type { JsonObject } from '../src/base/json.js';
import { prepareRows, rowChecker, type Table } from '../src/data/check/index.js';
import { checkLines, type Engine, EngineFault, openDuckdb } from '../src/data/engines/index.js';
import { patternsOfCells, patternsOfObjects } from '../src/data/sql/index.js';
import {
  type CellFormat,
  type Dialect,
  type DivisibleFormat,
  plainDialect,
} from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { pattern } from './arbitrary-patterns.js';
import { runs } from './effort.js';
import { anyColumn, plainColumn, rowSchema } from './engine-agreement.js';

const NAMES = ['a', 'b"c', 'Größe'] as const;
const URI = 'lines';

const bound = fc.oneof(
  fc.constantFrom(-90, -10, -1, -0.5, 0, 0.25, 0.5, 1, 2.5, 9, 10, 60, 99, 100, 359, 2 ** 53, -1e300),
  fc.integer({ min: -130, max: 130 }),
  fc.integer({ min: -1300, max: 1300 }).map((tenths) => tenths / 10),
);
const DIVISORS = [1, 2, 3, 5, 10, 20, 25, 0.1, 0.01, 0.001, 0.2, 0.25, 0.5, 0.3, 0.125, 1.5, 1e-7];

const boundNumbers: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      type: fc.constantFrom(
        'integer',
        'number',
        ['number', 'null'],
        ['integer', 'boolean'],
        ['number', 'string'],
      ),
      minimum: bound,
      maximum: bound,
      exclusiveMinimum: bound,
      exclusiveMaximum: bound,
      multipleOf: fc.constantFrom(...DIVISORS),
    },
    { requiredKeys: ['type'] },
  )
  .map((schema) => schema as JsonObject);

const boundTexts: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      type: fc.constantFrom('string', ['string', 'null'], ['string', 'boolean']),
      pattern: fc.oneof(
        fc.constantFrom(
          '^[a-c]+$',
          '^a|b$',
          '^(a|^b)',
          'x,y',
          '^.$',
          '^S-[0-9]{2}$',
          '\\bab\\b',
          '^$|7',
          '[^a]',
        ),
        pattern,
      ),
      minLength: fc.integer({ min: 0, max: 3 }),
      maxLength: fc.integer({ min: 0, max: 4 }),
    },
    { requiredKeys: ['type'] },
  )
  .map((schema) => schema as JsonObject);

const constants = fc.constantFrom<JsonObject>(
  { enum: ['a', 'b', 'x,y', '7', ''] },
  { enum: [1, '1', 'a', true, null] },
  { anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { const: -99 }] },
  {
    anyOf: [
      { type: 'number', minimum: 0, multipleOf: 0.5 },
      { enum: ['x', '7'], pattern: '^.$' },
    ],
  },
  { anyOf: [{ type: 'string', pattern: '^a' }, { const: -99 }] },
  { type: 'integer', enum: [1, 2, 3.5, 'x'], maximum: 2 },
  { allOf: [{ type: 'number' }, { minimum: 0 }, { multipleOf: 5 }] },
);

const easy = fc.constantFrom<JsonObject>(
  {},
  { type: 'string' },
  { type: ['number', 'string'] },
  { type: ['string', 'number', 'boolean', 'null'] },
);

const column = fc.oneof(
  { weight: 3, arbitrary: boundNumbers },
  { weight: 2, arbitrary: boundTexts },
  { weight: 1, arbitrary: constants },
  { weight: 2, arbitrary: plainColumn },
  { weight: 1, arbitrary: anyColumn },
);

/** Rows that are asked little together, so that most can be seen in their lines. */
const schemas: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 1, arbitrary: rowSchema(column, [...NAMES]) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.oneof(easy, column), column, easy, fc.subarray([...NAMES])).map(
      ([...held]): JsonObject => ({
        type: 'object',
        properties: Object.fromEntries(NAMES.map((name, index) => [name, held[index] as JsonObject])),
        required: held[3] as readonly string[],
      }),
    ),
  },
);

const number = fc.oneof(
  fc.integer({ min: -130, max: 400 }).map(String),
  fc
    .integer({ min: -13000, max: 13000 })
    .chain((each) => fc.constantFrom(10, 100).map((by) => String(each / by))),
  fc
    .tuple(
      fc.integer({ min: -130, max: 130 }),
      fc.constantFrom('.0', '.50', '.999', '.25', '.0000000000000000001'),
    )
    .map(([whole, end]) => `${whole}${end}`),
  fc.constantFrom(
    '0',
    '-0',
    '-0.0',
    '007',
    '+7',
    '.5',
    '5.',
    '1e3',
    '1.5e-05',
    '-2E-3',
    '0e-1',
    '1E400',
    '9007199254740993',
  ),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
);
const word = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'b',
    'ab',
    'abc',
    'x',
    'x,y',
    'S-12',
    '7',
    'true',
    'TRUE',
    'false',
    '1',
    'null',
    'NA',
    '-99',
    ' a',
  ),
  fc.constantFrom('a;b', 'é', '😀', '[1]', '{}', "it's", 'a"b', '\t', '2024-02-29', 'a@b.example'),
);

const dialects: fc.Arbitrary<readonly [CellFormat, Dialect]> = fc
  .record({
    format: fc.constantFrom<CellFormat>('csv', 'tsv', 'ssv'),
    decimal: fc.constantFrom<'.' | ','>('.', '.', ','),
    quote: fc.constantFrom('"', '"', "'", ''),
    missing: fc.constantFrom([], [], ['NA', 'x'], ['-99']),
    missingNumbers: fc.constantFrom([], [], ['7', '-9']),
  })
  .map(({ format, ...more }) => [format, { ...plainDialect(format), ...more }]);

/** A cell, in quotes or not. */
const cell = (value: string, isQuoted: boolean, { quote, delimiter }: Dialect): string => {
  const isNeeded = quote !== '' && (isQuoted || value.includes(delimiter) || value.startsWith(quote));
  return isNeeded ? `${quote}${value.replaceAll(quote, quote + quote)}${quote}` : value;
};

const rowsOfCells = fc.array(
  fc.array(fc.tuple(fc.oneof(number, word), fc.boolean()), { minLength: 3, maxLength: 3 }),
  { minLength: 1, maxLength: 30 },
);

const jsonValue = fc.oneof(
  number.filter((text) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text)),
  word.map((text) => JSON.stringify(text)),
  fc.constantFrom('true', 'false', 'null', '[]', '{"a":1}', '"\\u0061"'),
);
const rowsOfObjects = fc.array(
  fc.tuple(fc.tuple(jsonValue, jsonValue, jsonValue), fc.subarray([0, 1, 2]), fc.constantFrom('', '', ' ')),
  { minLength: 1, maxLength: 30 },
);

function objectLine([values, kept, blank]: readonly [readonly string[], readonly number[], string]): string {
  const members = kept.map((index) => `${JSON.stringify(NAMES[index])}:${blank}${values[index]}`);
  return `{${members.join(`,${blank}`)}}`;
}

async function tableOf(schema: JsonObject): Promise<Table | undefined> {
  return (await prepareRows(documentOf(schema, 'schema.json'), { formats: 'assert' })).table;
}

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly rows: number;
  readonly failed: number;
  readonly errors: number;
  readonly tallies: unknown;
}

function foundByRows(table: Table, text: string, format: DivisibleFormat, dialect?: Dialect): Found {
  const checker = rowChecker(table, { uri: URI, format, dialect, maxErrors: 20 });
  const diagnostics = [...checker.take(new TextEncoder().encode(text)), ...checker.end()];
  const { rows, failed, errors, tallies } = checker.summary();
  return { diagnostics, rows, failed, errors, tallies };
}

/** The same patterns for the engine of this process. */
function native(patterns: readonly string[]): readonly RegExp[] {
  return patterns.map((pattern) => new RegExp(`^(?:${pattern.replaceAll('\\x{', '\\u{')})$`, 'u'));
}

const BESIDE = 'z';

test('a row is right if its line matches', { timeout: 300_000 }, async () => {
  let matched = 0;
  let known = 0;
  const name = NAMES[1];
  const cells = fc.array(fc.tuple(fc.oneof(number, word), fc.boolean()), { minLength: 40, maxLength: 40 });
  const values = fc.array(jsonValue, { minLength: 40, maxLength: 40 });
  const agree = (
    table: Table,
    pieces: readonly string[],
    line: string,
    format: DivisibleFormat,
    dialect?: Dialect,
  ) => {
    const sure = native(pieces);
    if (!sure.every((each) => each.test(line))) return;
    matched++;
    const header =
      format === 'ndjson' ? '' : `${[cell(name, false, dialect!), BESIDE].join(dialect!.delimiter)}\n`;
    const { rows, failed } = foundByRows(table, `${header}${line}\n`, format, dialect);
    expect({ rows, failed }, JSON.stringify([table.row, dialect, line])).toEqual({ rows: 1, failed: 0 });
  };
  await fc.assert(
    fc.asyncProperty(
      column,
      fc.boolean(),
      dialects,
      cells,
      values,
      async (held, isRequired, [format, dialect], texts, scalars) => {
        const properties = { [name]: held, [BESIDE]: { type: 'integer' } };
        const table = await tableOf({ type: 'object', properties, required: isRequired ? [name] : [] });
        if (table === undefined) return;
        const ofCells = patternsOfCells(table, [name, BESIDE], dialect, true);
        if (ofCells !== undefined) {
          known++;
          for (const [value, isQuoted] of texts)
            agree(table, ofCells, `${cell(value, isQuoted, dialect)}${dialect.delimiter}1`, format, dialect);
        }
        const ofObjects = patternsOfObjects(table, { [name]: 1, [BESIDE]: 1 }, true);
        if (ofObjects === undefined) return;
        known++;
        for (const value of scalars)
          agree(table, ofObjects, `{${JSON.stringify(name)}:${value},"${BESIDE}":1}`, 'ndjson');
      },
    ),
    { numRuns: runs({ test: 300, conformance: 1500 }) },
  );
  console.log(`${known} schemas whose lines can be known, ${matched} lines that match`);
  expect(matched).toBeGreaterThan(1000);
});

let engine: Engine;
let folder: string;
beforeAll(async () => {
  engine = await openDuckdb({ threads: 2 });
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

/** What happens to lines of text. */
const ends = fc.record({
  lineBreak: fc.constantFrom('\n', '\n', '\n', '\r\n'),
  mark: fc.constantFrom('', '', '\uFEFF'),
  hasLast: fc.boolean(),
  stray: fc.constantFrom(
    '',
    '',
    '',
    '',
    '\n',
    '"',
    '"\n',
    '\r',
    ' ',
    'a,b,c,d\n',
    '\u0001',
    '😀é,"a\nb",\n',
    '{"a":1,}\n',
  ),
  place: fc.nat(),
});

test('the findings are those of the row checker', { timeout: 300_000 }, async () => {
  let checked = 0;
  let given = 0;
  let all = 0;
  const path = join(folder, 'lines.txt');
  const agree = async (table: Table, text: string, format: DivisibleFormat, dialect?: Dialect) => {
    writeFileSync(path, text);
    all++;
    const asked = { uri: URI, maxErrors: 20, assertsFormats: true };
    try {
      const found = await checkLines(engine, table, { path, format, dialect }, asked);
      const { rows, failed, errors, tallies } = found.summary;
      const inEngine = { diagnostics: found.diagnostics, rows, failed, errors, tallies };
      expect(inEngine, JSON.stringify([table.row, text])).toEqual(foundByRows(table, text, format, dialect));
      checked++;
      given += found.doubtful;
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };
  await fc.assert(
    fc.asyncProperty(
      schemas,
      dialects,
      rowsOfCells,
      rowsOfObjects,
      ends,
      async (schema, [format, dialect], cells, objects, end) => {
        const table = await tableOf(schema);
        if (table === undefined) return;
        const { lineBreak, mark, hasLast, stray, place } = end;
        const textOf = (lines: readonly string[]) => {
          const text = `${mark}${lines.join(lineBreak)}${hasLast ? lineBreak : ''}`;
          const at = place % (text.length + 1);
          return (text.slice(0, at) + stray + text.slice(at)).toWellFormed();
        };
        const header = NAMES.map((name) => cell(name, false, dialect)).join(dialect.delimiter);
        const lines = cells.map((row) =>
          row.map(([value, isQuoted]) => cell(value, isQuoted, dialect)).join(dialect.delimiter),
        );
        await agree(table, textOf([header, ...lines]), format, dialect);
        await agree(table, textOf(objects.map(objectLine)), 'ndjson');
      },
    ),
    { numRuns: runs({ test: 100, conformance: 400 }) },
  );
  console.log(`${checked} of ${all} files by their lines; ${given} rows given to the row checker`);
  expect(checked / all).toBeGreaterThan(0.2);
});

const integerAndText: JsonObject = {
  type: 'object',
  properties: { a: { type: 'integer' }, b: { type: 'string' } },
};
const numberAndText: JsonObject = {
  type: 'object',
  properties: { a: { type: 'number' }, b: { type: 'string' } },
};
const listed: JsonObject = {
  type: 'object',
  properties: { a: { enum: [true, false] }, b: { type: 'string' } },
};

interface Case {
  readonly schema: JsonObject;
  readonly text: string;
  readonly dialect?: Partial<Dialect>;
  readonly folder?: string;
  /** How many rows are given to the row checker. */
  readonly doubtful: number;
}

const cases: { readonly [what: string]: Case } = {
  'constants that are booleans': { schema: listed, text: 'a,b\nTRUE,x\ntrue,y\n', doubtful: 1 },
  'a decimal sign that is the delimiter': {
    schema: numberAndText,
    text: 'a,b\n1,5,x\n2,y\n',
    dialect: { decimal: ',' },
    doubtful: 1,
  },
  'a delimiter that is in numbers': {
    schema: integerAndText,
    text: 'a-b\n-1-x\n2-y\n',
    dialect: { delimiter: '-' },
    doubtful: 1,
  },
  'a folder whose name is that of a column': {
    schema: integerAndText,
    text: 'a,b\n1,x\nq,y\n3,z\n',
    folder: 'line=1,x',
    doubtful: 1,
  },
};

test.each(Object.entries(cases))('the findings are the same with %s', async (_what, given) => {
  const { schema, text, dialect: other, folder: inside = '.', doubtful } = given;
  const table = (await tableOf(schema))!;
  const dialect = { ...plainDialect('csv'), ...other };
  mkdirSync(join(folder, inside), { recursive: true });
  const path = join(folder, inside, 'case.csv');
  writeFileSync(path, text);
  const asked = { uri: URI, maxErrors: 20, assertsFormats: true };
  const found = await checkLines(engine, table, { path, format: 'csv', dialect }, asked);
  const { rows, failed, errors, tallies } = found.summary;
  const byRows = foundByRows(table, text, 'csv', dialect);
  expect({ diagnostics: found.diagnostics, rows, failed, errors, tallies }).toEqual(byRows);
  expect({ failed, doubtful: found.doubtful }).toEqual({ failed: 1, doubtful });
});

test.each([
  ['a long line that may be wrong', integerAndText, `a,b\n1,x\nq,${'y'.repeat(70_000)}\n2,z\nq,5\n`, true],
  [
    'thousands of constants of several types',
    {
      type: 'object',
      properties: {
        a: { enum: Array.from({ length: 20_000 }, (_, index) => (index % 2 ? index : `s${index}`)) },
      },
      required: ['a'],
    },
    'a\n1\n',
    true,
  ],
  ['no columns', { type: 'object' }, 'x\n', false],
] as const)('a file with %s is left to the row checker', async (_what, schema, text, header) => {
  const table = (await tableOf(schema))!;
  const dialect = { ...plainDialect('csv'), header };
  const path = join(folder, 'left.csv');
  writeFileSync(path, text);
  const asked = { uri: URI, maxErrors: 20, assertsFormats: true };
  const found = checkLines(engine, table, { path, format: 'csv', dialect }, asked);
  await expect(found).rejects.toThrow(/very long|does not show/);
});
