// The queries of a check in every dialect: whole, as texts (UPDATE_GOLDEN=1 updates them; read the difference before you commit
// it), and taken apart, to show that nothing of a schema or a table gets out of its quotes.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { prepareRows } from '../src/data/check/index.js';
import {
  type ColumnType,
  type DialectName,
  dialects,
  type SourceColumn,
  type TableCheck,
  tableCheckOf,
} from '../src/data/sql/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { runs } from './effort.js';
import { hostileNames } from './engine-agreement.js';

const GOLDEN = resolve('test/golden/sql');
const NAMES = Object.keys(dialects) as readonly DialectName[];

/** The queries of a check for the rows of a schema. */
async function checkOf(
  name: DialectName,
  schema: Json,
  columns: readonly SourceColumn[],
  key: string,
): Promise<TableCheck> {
  const { table, diagnostics } = await prepareRows(documentOf(schema, 'x.json'), { formats: 'assert' });
  if (table === undefined) throw new Error(JSON.stringify(diagnostics));
  const source = { from: dialects[name].identifier('the table'), columns, identity: { key: [key] } };
  return tableCheckOf(table, source, dialects[name], { assertsFormats: true });
}

/** All statements of a check. */
function statementsOf({ counts, flagged, failing, first, doubtful }: TableCheck): readonly string[] {
  const rows = `(${failing}) AS failing`;
  return [counts(`(${flagged}) AS flags`), first(rows, 100), doubtful(rows)];
}

/** The parts of these statements, with one flag a line. */
function partsOfCheck({ counts, flagged, failing, first, doubtful }: TableCheck): readonly string[] {
  return [
    `-- flagged\n${flagged}`,
    `-- counts\n${counts('(FLAGGED) AS flags')}`,
    `-- failing\n${failing.replace(flagged, () => 'FLAGGED')}`,
    `-- first\n${first('(FAILING) AS failing', 100)}`,
    `-- doubtful\n${doubtful('(FAILING) AS failing')}`,
  ].map((sql) => sql.replace(/ AS (f\d+|failed|doubt|c\d+),/g, '$&\n '));
}

/** One column of each type, with all keywords that have a condition, and some that have none. */
const COLUMNS: readonly (readonly [name: string, type: ColumnType | undefined, schema: Json])[] = [
  ['id', 'decimal', { type: 'integer', minimum: 1, exclusiveMaximum: 1e21 }],
  [
    "it's",
    'text',
    { type: ['string', 'null'], pattern: "^[A-Z]{2}-\\d+ '\\\\$", minLength: 1, maxLength: 40 },
  ],
  ['b"c', 'double', { type: 'number', exclusiveMinimum: -0.5, maximum: 60, multipleOf: 0.25 }],
  ['back`tick', 'float', { enum: [0.1, 0.5, 'NaN', -99] }],
  ['back\\slash\n', 'decimal', { type: 'number', multipleOf: 3 }],
  ['Größe 😀', 'text', { enum: ["it's", 'a\\', 'x\ny', '`"', "'; DROP TABLE t; --", null] }],
  ['day', 'date', { type: 'string', format: 'date' }],
  ['is there', 'boolean', { const: true }],
  ['whole', 'integer', { minimum: 0 }],
  ['small', 'decimal', { oneOf: [{ const: 1 }, { const: 2 }, { minimum: 10 }] }],
  ['either', 'text', { anyOf: [{ pattern: 'a|b' }, { maxLength: 1 }], not: { const: 'no' } }],
  ['other', undefined, { type: 'string' }],
  ['email', 'text', { format: 'email', pattern: '(?=x)y' }],
];
const SCHEMA: Json = {
  type: 'object',
  required: ['id', 'absent'],
  properties: Object.fromEntries(COLUMNS.map(([name, , schema]) => [name, schema])),
  additionalProperties: false,
  dependentRequired: { either: ['b"c'] },
  if: { properties: { small: { const: 1 } }, required: ['small'] },
  then: { allOf: [{ required: ["it's"] }], properties: { 'is there': { type: 'boolean' } } },
  else: { properties: { either: { type: 'string' } } },
};

test('the queries for Trino', async () => {
  const { types } = dialects.trino;
  const known = new Set<ColumnType | undefined>(Object.values(types));
  const columns = COLUMNS.map(([column, type]) => ({
    name: column,
    type: known.has(type) ? type : undefined,
  }));
  const check = await checkOf('trino', SCHEMA, [...columns, { name: 'more', type: 'text' }], 'id');
  const left = check.residual.map(
    ({ column, keyword, reason }) => `-- not checked: ${JSON.stringify(column)} ${keyword}: ${reason}`,
  );
  const text = `${[...left, ...partsOfCheck(check)].join('\n')}\n`;
  const path = resolve(GOLDEN, 'trino.sql');
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
});

/** What stands between quotes in the lexical structure of an engine, and what an escape stands for. */
interface Quotes {
  readonly text: RegExp;
  readonly identifier: RegExp;
  readonly unescaped: (quoted: string) => string;
}

const doubledQuotes = (quoted: string) => quoted.slice(1, -1).replaceAll(quoted[0]!.repeat(2), quoted[0]!);
const backslashes = (text: string) =>
  text.replace(/\\(?:x([0-9a-f]{2})|(.))/gs, (_, hex?: string, other?: string) =>
    hex === undefined ? other! : String.fromCharCode(Number.parseInt(hex, 16)),
  );
const STANDARD: Quotes = { text: /'(?:[^']|'')*'/, identifier: /"(?:[^"]|"")*"/, unescaped: doubledQuotes };
/** Literals that follow each other are one text. */
const RAW = /r'[^']*'|r"[^"]*"/;
const QUOTES: { readonly [name in DialectName]: Quotes } = {
  duckdb: STANDARD,
  postgres: {
    text: /E'(?:[^'\\]|\\.|'')*'|'(?:[^'\\]|'')*'/s,
    identifier: STANDARD.identifier,
    unescaped: (quoted) =>
      quoted.startsWith('E') ? backslashes(doubledQuotes(quoted.slice(1))) : doubledQuotes(quoted),
  },
  spark: {
    text: new RegExp(`(?:${RAW.source})(?: (?:${RAW.source}))*|'[^'\\\\]*'`),
    identifier: /`(?:[^`]|``)*`/,
    unescaped: (quoted) =>
      quoted.startsWith('r')
        ? quoted
            .match(new RegExp(RAW, 'g'))!
            .map((part) => part.slice(2, -1))
            .join('')
        : doubledQuotes(quoted),
  },
  trino: STANDARD,
};

/** The quoted texts and identifiers of a query, and what is left of it without them. */
function partsOf(sql: string, name: DialectName) {
  const { text, identifier, unescaped } = QUOTES[name];
  const quoted = new RegExp(`${text.source}|${identifier.source}`, 'gs');
  const texts = new Set<string>();
  const identifiers = new Set<string>();
  const frame = sql.replace(quoted, (each) => {
    const isName = /^["`]/.test(each);
    (isName ? identifiers : texts).add(unescaped(each));
    return isName ? '"' : "'";
  });
  return { texts, identifiers, frame };
}

const hostileText = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({
    unit: fc.constantFrom(
      "'",
      '"',
      '`',
      '\\',
      '\n',
      '\r',
      ';',
      '--',
      '/*',
      '$$',
      'é',
      '😀',
      '\0',
      'n',
      'x00',
      '{',
      "''",
    ),
    minLength: 1,
    maxLength: 8,
  }),
);

describe.each(NAMES)('%s', (name) => {
  const queriesFor = async (column: string, values: readonly string[], pattern: string) => {
    const schema: Json = { properties: Object.fromEntries([[column, { enum: values, pattern }]]) };
    return statementsOf(await checkOf(name, schema, [{ name: column, type: 'text' }], column)).map((sql) =>
      partsOf(sql, name),
    );
  };

  test('hostile names and texts stay inside one quoted token', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, hostileText, async (column, first, second) => {
        const { canHold = () => true, pattern: patternOf } = dialects[name];
        fc.pre(first !== second && canHold(first) && canHold(second));
        const pattern = first.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
        const written = patternOf(pattern);
        const harmless = await queriesFor('a', ['b', 'c'], written === undefined ? '(?=b)c' : 'b');
        const hostile = await queriesFor(column, [first, second], pattern);
        expect(hostile.map(({ frame }) => frame)).toEqual(harmless.map(({ frame }) => frame));
        for (const [index, { texts, identifiers }] of hostile.entries()) {
          const names = [...harmless[index]!.identifiers].map((each) => (each === 'a' ? column : each));
          expect(identifiers).toEqual(new Set(names));
          expect(texts).toEqual(new Set([first, second, ...(written === undefined ? [] : [written])]));
        }
      }),
      { numRuns: runs({ test: 50, conformance: 1000 }) },
    );
  });
});

test('a break out of quotes would be seen', () => {
  expect(partsOf(`SELECT 'a'; DROP TABLE t; --' FROM "t"`, 'trino').frame).toBe(
    `SELECT '; DROP TABLE t; --' FROM "`,
  );
  expect(partsOf(`SELECT '\\'; DROP TABLE t'`, 'trino').frame).toBe(`SELECT '; DROP TABLE t'`);
  expect(partsOf(`SELECT E'\\'; DROP TABLE t'`, 'postgres').texts).toEqual(new Set([`'; DROP TABLE t`]));
  expect(partsOf(`SELECT E'\\\\'; DROP TABLE t`, 'postgres').frame).toBe(`SELECT '; DROP TABLE t`);
});
