// Statements as texts, run by real engines, and the reports of their results against the row checker.
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { Budget, LimitExceeded } from '../src/base/budget.js';
import type { Diagnostic } from '../src/base/diagnostic.js';
import type { Json, JsonObject } from '../src/base/json.js';
import { prepareRows, rowChecker } from '../src/data/check/index.js';
import type { StatementOptions } from '../src/data/sql/choices/index.js';
import { compile, type Reported, reportOf } from '../src/data/sql/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

/** Names that would end a name, a text or a comment if they were not quoted. */
const TABLE = `t"; DROP TABLE "kept"; --\n*/ 'x' \${y}`;
const ID = `i"d'; --`;
const NAME = `na\nme /* "`;

const SCHEMA: JsonObject = {
  type: 'array',
  maxItems: 6,
  items: {
    type: 'object',
    required: [ID],
    properties: {
      [ID]: { type: 'integer' },
      [NAME]: { type: 'string', pattern: "^[a-z' ;$-]+$", maxLength: 8 },
      area: { type: 'number', minimum: 0, maximum: 100 },
      is_open: { type: 'boolean' },
      since: { type: 'string', format: 'date' },
      code: { oneOf: [{ const: 1 }, { const: 2 }, { const: -99 }] },
    },
    if: { properties: { is_open: { const: true } } },
    then: { required: ['since'] },
  },
};

const NAMES = [ID, NAME, 'area', 'is_open', 'since', 'code'];
const BIG = 9007199254740993n;

/** The cells of rows as SQL and as JSON. */
const ROWS: readonly (readonly (readonly [sql: string, json: Json | bigint])[])[] = [
  [
    ['1', 1],
    ["'ab'", 'ab'],
    ['5.5', 5.5],
    ['TRUE', true],
    ["'2024-02-29'", '2024-02-29'],
    ['1', 1],
  ],
  [
    ['2', 2],
    ["'A''b'", "A'b"],
    ['-0.5', -0.5],
    ['TRUE', true],
    ['NULL', null],
    ['3', 3],
  ],
  [
    ['3', 3],
    ["'x\"y\\z'", 'x"y\\z'],
    ['1e9', 1e9],
    ['FALSE', false],
    ["'2023-02-29'", '2023-02-29'],
    ['2', 2],
  ],
  [
    [`${BIG}`, BIG],
    ["'ok'", 'ok'],
    ['NULL', null],
    ['NULL', null],
    ["'x'", 'x'],
    ['-99', -99],
  ],
  [
    ['5', 5],
    ["'much too long'", 'much too long'],
    ['0.1', 0.1],
    ['NULL', null],
    ["''", ''],
    ['2', 2],
  ],
  [
    ['6', 6],
    ["'fine'", 'fine'],
    ['7', 7],
    ['FALSE', false],
    ['NULL', null],
    ['NULL', null],
  ],
  [
    ['7', 7],
    ["'é\n'", 'é\n'],
    ['7', 7],
    ['FALSE', false],
    ["'2024-01-01'", '2024-01-01'],
    ['1', 1],
  ],
];

const registry = createRegistry();
const schema = documentOf(SCHEMA, 'schema.json');

interface Engine {
  readonly run: (sql: string) => Promise<readonly { readonly [name: string]: unknown }[]>;
  /** The types of the columns. */
  readonly types: readonly string[];
}

const engines = new Map<StatementOptions['dialect'], Engine>();
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  engines.set('duckdb', {
    run: async (sql) => (await connection.runAndReadAll(sql)).getRowObjects(),
    types: ['BIGINT', 'VARCHAR', 'DOUBLE', 'BOOLEAN', 'VARCHAR', 'INTEGER'],
  });
  const server = await PGlite.create();
  engines.set('postgres', {
    run: async (sql) => (await server.query<{ [name: string]: unknown }>(sql)).rows,
    types: ['bigint', 'text', 'double precision', 'boolean', 'text', 'integer'],
  });
  for (const { run, types } of engines.values()) {
    await run('CREATE TABLE kept (a integer)');
    const columns = NAMES.map((name, index) => `${quoted(name)} ${types[index]}`);
    await run(`CREATE TABLE ${quoted(TABLE)} (${columns.join(', ')})`);
    for (const row of ROWS)
      await run(`INSERT INTO ${quoted(TABLE)} VALUES (${row.map(([sql]) => sql).join(', ')})`);
  }
});

const base = {
  table: `"${TABLE.replaceAll('"', '""')}"`,
  key: [ID],
  formats: 'assert',
  max_errors: 100,
} as const;

async function written(options: StatementOptions, of = schema) {
  const compiled = await compile(of, options, { registry });
  if (compiled.is !== 'statement') throw new Error(JSON.stringify(compiled));
  return compiled.statement;
}

/** What the engine prints for a statement, a line each. */
async function foundBy(options: StatementOptions): Promise<string> {
  const { text } = await written(options);
  const rows = await engines.get(options.dialect)!.run(text);
  return rows.map(({ line }) => `${line}\n`).join('');
}

async function reported(found: string, more: Parameters<typeof reportOf>[2] = {}, of = schema) {
  return reportOf(of, found, more, { registry });
}

/** The same rows, checked one by one. */
async function byRows() {
  const { table } = await prepareRows(schema, { registry, formats: 'assert' });
  const checker = rowChecker(table!, { uri: 'x', format: 'ndjson' });
  const lines = ROWS.map((row) => {
    const members = row.flatMap(([, json], index) =>
      json === null
        ? []
        : [`${JSON.stringify(NAMES[index])}:${typeof json === 'bigint' ? json : JSON.stringify(json)}`],
    );
    return `{${members.join(',')}}\n`;
  });
  const found = [...checker.take(new TextEncoder().encode(lines.join(''))), ...checker.end()];
  return { found, summary: checker.summary() };
}

/** A finding by its row, its column and its words. */
function short({ params = {}, message }: Diagnostic): string {
  const key = params.key as JsonObject | undefined;
  const row = key?.[ID] ?? (typeof params.row === 'number' ? ROWS[params.row - 1]![0]![1] : '');
  return `${row} ${params.column ?? ''} ${params.keyword} ${message}`;
}

function report(answer: Reported): Reported & { readonly is: 'report' } {
  if (answer.is !== 'report') throw new Error(JSON.stringify(answer));
  return answer;
}

describe.each(['duckdb', 'postgres'] as const)('%s', (dialect) => {
  const options: StatementOptions = { ...base, dialect };
  const withTypes = (): StatementOptions => ({
    ...options,
    columns: Object.fromEntries(NAMES.map((name, index) => [name, engines.get(dialect)!.types[index]!])),
  });

  test.each([
    ['of the schema', () => options],
    ['that are given', withTypes],
  ])('finds what the row checker finds, with the columns %s', async (_name, optionsOf) => {
    const { found, summary } = await byRows();
    const answer = report(await reported(await foundBy(optionsOf())));
    expect(answer.diagnostics.map(short).sort()).toEqual(found.map(short).sort());
    expect(answer.summary).toMatchObject({
      rows: ROWS.length,
      failed: summary.failed,
      errors: summary.errors,
      tallies: summary.tallies,
    });
    expect(answer.engine).toMatchObject({ doubtful: 1, unchecked: [] });
    expect(await engines.get(dialect)!.run('SELECT * FROM kept')).toEqual([]);
  });

  test('returns some rows, and counts all', async () => {
    const found = await foundBy({ ...options, max_errors: 2 });
    expect(found.trim().split('\n')).toHaveLength(1 + 2 + 1);
    const { found: all, summary } = await byRows();
    const answer = report(await reported(found));
    expect(answer.summary).toMatchObject({ failed: summary.failed, errors: summary.errors });
    expect(answer.diagnostics).toHaveLength(2);
    expect(all.map(short)).toEqual(expect.arrayContaining(answer.diagnostics.map(short)));
  });

  test('the report shows fewer rows than were found if it is asked to, and never more', async () => {
    const found = await foundBy({ ...options, max_errors: 2 });
    const fewer = report(await reported(found, { expected: { max_errors: 1 } }));
    expect(fewer.diagnostics).toHaveLength(1);
    expect(fewer.summary.errors).toBe(report(await reported(found)).summary.errors);
    expect(await reported(found, { expected: { max_errors: 3 } })).toMatchObject({
      is: 'refused',
      message: 'The SQL was written with the option "max_errors" as 2, not 3.',
    });
  });

  test('all columns are the key of rows without one', async () => {
    const { key: _key, ...others } = options;
    const answer = report(await reported(await foundBy(others)));
    expect(Object.keys(answer.diagnostics[0]!.params!.key as JsonObject)).toEqual(NAMES);
  });

  test('says that it is incomplete if doubtful rows are missing', async () => {
    const wide = { ...options, max_errors: 1 };
    const { run } = engines.get(dialect)!;
    await run(`INSERT INTO ${quoted(TABLE)} (${quoted(ID)}) VALUES (${BIG + 2n})`);
    try {
      const answer = report(await reported(await foundBy(wide)));
      expect(answer.diagnostics[0]).toMatchObject({
        code: 'sql/incomplete',
        severity: 'error',
        message: 'The result is incomplete: 2 rows must be checked again, and only 1 of them were returned.',
      });
      expect(answer.summary.tallies).toContainEqual({ column: '', keyword: 'incomplete', count: 1 });
    } finally {
      await run(`DELETE FROM ${quoted(TABLE)} WHERE ${quoted(ID)} = ${BIG + 2n}`);
    }
  });

  test('reads what clients make of lines, and refuses what is broken', async () => {
    const found = await foundBy(options);
    const expected = await reported(found);
    const inQuotes = found.replace(/^.+$/gm, (line) => `"${line.replaceAll('"', '""')}"`);
    for (const same of [`\uFEFF${found}`, `line\n${found}`, `"line"\r\n${inQuotes}`, ` ${found}\n\n`])
      expect(await reported(same)).toEqual(expected);
    const [counts, first, ...rest] = found.trim().split('\n');
    const flags = Object.keys(JSON.parse(counts!)).filter((name) => /^f\d+$/.test(name));
    const nothing = Object.fromEntries(flags.map((name) => [name, 0]));
    const forged = [nothing, { n: 0 }, { [flags[0]!]: -5 }, { [flags[0]!]: null }, { [flags[0]!]: 1e9 }];
    const refusals: readonly (readonly [string, RegExp, number?])[] = [
      ['', /^There are no results\.$/],
      ['nothing', /^Expected the counts/, 1],
      [`x\n${found}`, /^Expected the counts/, 1],
      [[first, ...rest].join('\n'), /^Expected the counts/, 1],
      [[counts, first!.slice(0, -3), ...rest].join('\n'), /^Expected a row as JSON/, 2],
      [[counts, first, counts].join('\n'), /^Expected a row as JSON/, 3],
      [[counts, first].join('\n'), /^The results have 1 rows, and their counts announce \d+\.$/],
      [[counts, first, first, ...rest].join('\n'), /^The results have/],
      [`"${'""'.repeat(2_000_000)}x`, /^Expected the counts/, 1],
      ...forged.map(
        (change) =>
          [
            [JSON.stringify({ ...JSON.parse(counts!), ...change }), first, ...rest].join('\n'),
            /^The counts contradict each other\.$/,
            1,
          ] as const,
      ),
    ];
    for (const [text, message, line] of refusals)
      expect(await reported(text), text).toEqual({
        is: 'refused',
        isBroken: true,
        message: expect.stringMatching(message),
        help: expect.any(String),
        ...(line === undefined ? {} : { line }),
      });
  });

  test('refuses results of another schema, other options and another version', async () => {
    const found = await foundBy(options);
    const other = documentOf({ ...SCHEMA, maxItems: 7 }, 'schema.json');
    expect(await reported(found, {}, other)).toMatchObject({
      is: 'refused',
      isBroken: false,
      message: 'The results belong to another schema: this one has changed since the SQL was written.',
    });
    const without = documentOf({ items: { properties: { a: { type: 'integer' } } } }, 'schema.json');
    expect(await reported(found, {}, without)).toMatchObject({
      is: 'refused',
      message: expect.stringMatching(/another schema/),
    });
    expect(await reported(found, { expected: { key: ['area'] } })).toMatchObject({
      is: 'refused',
      message: `The SQL was written with the option "key" as ${JSON.stringify([ID])}, not ["area"].`,
    });
    expect(await reported(found, { expected: { key: [ID], dialect } })).toMatchObject({ is: 'report' });
    const old = found.replace(/\\"version\\": ?\\"[^"]*\\"/, '\\"version\\":\\"0.0.1\\"');
    expect(old).not.toBe(found);
    expect(await reported(old)).toMatchObject({
      is: 'refused',
      isBroken: false,
      message: expect.stringMatching(/^The SQL was written by fairwright 0\.0\.1, and this is/),
    });
    const changed = found.replaceAll('\\"max_errors\\":100', '\\"max_errors\\":99');
    expect(changed).not.toBe(found);
    expect(await reported(changed)).toMatchObject({ is: 'refused' });
  });
});

describe('the text', () => {
  const options: StatementOptions = { ...base, dialect: 'duckdb', table: 'lake.geo.towns' };

  test('is one statement, whose comments cannot end', async () => {
    const { text } = await written({ ...options, table: base.table });
    const lines = text.split('\n');
    const end = lines.findIndex((line) => !line.startsWith('-- '));
    expect(lines.slice(0, end).join('\n')).not.toMatch(/["';*]|\$\{/);
    expect(text.slice(lines.slice(0, end).join('\n').length)).toMatch(/^\nWITH flagged /);
  });

  test('quotes each part of the name of a table', async () => {
    expect((await written(options)).text).toContain('FROM "lake"."geo"."towns"');
    expect((await written({ ...options, table: '"a.b".c' })).text).toContain('FROM "a.b"."c"');
    for (const table of ['', '.', 'a.', '.a', 'a..b', 'a"b', '"a', '"a"b'])
      expect(await compile(schema, { ...options, table }, { registry })).toMatchObject({
        is: 'wrong',
        option: 'table',
      });
  });

  test('says what is not checked', async () => {
    const of = documentOf(
      { properties: { a: { type: 'string', pattern: '(?=x)y' }, b: { type: 'string' } } },
      'x',
    );
    const { text, check } = await written({ ...options, key: ['a'] }, of);
    expect(check.residual.map(({ column, keyword }) => [column, keyword])).toEqual([['a', 'pattern']]);
    expect(text).toContain('-- Not checked: pattern at /properties/a/pattern (column a), because ');
  });

  test('has another fingerprint for another schema and for other options', async () => {
    const all = await Promise.all([
      written(options),
      written({ ...options, dialect: 'postgres' }),
      written({ ...options, table: 'towns' }),
      written({ ...options, key: ['area'] }),
      written({ ...options, formats: 'annotate' }),
      written({ ...options, max_errors: 5 }),
      written(options, documentOf({ ...SCHEMA, title: 'Other' }, 'x')),
    ]);
    expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
    expect((await written(options)).fingerprint).toBe(all[0]!.fingerprint);
  });

  test('needs columns, keys that are columns, and a known table of a data product', async () => {
    const compiled = (of: JsonObject, more: Partial<StatementOptions>) =>
      compile(documentOf(of, 'x'), { ...options, ...more }, { registry });
    expect(await compiled({}, { key: ['a'] })).toMatchObject({ is: 'wrong', option: 'columns' });
    expect(await compiled(SCHEMA, { key: ['nope'] })).toMatchObject({
      is: 'wrong',
      option: 'key',
      message: 'The key must be columns of the table: there is no column "nope".',
    });
    expect(await compiled(SCHEMA, { dataset: 'towns' })).toMatchObject({ is: 'wrong', option: 'dataset' });
    expect(await compiled({ type: 'nothing' }, {})).toMatchObject({ is: 'unusable' });
    const product: JsonObject = {
      'fair:resourceType': 'data-product',
      properties: {
        towns: { 'fair:resourceType': 'dataset', ...SCHEMA },
        people: { 'fair:resourceType': 'dataset', items: { properties: { id: { type: 'integer' } } } },
      },
    };
    expect(await compiled(product, {})).toMatchObject({ is: 'statement' });
    expect(await compiled(product, { table: 'x.people', key: ['id'] })).toMatchObject({ is: 'statement' });
    expect(await compiled(product, { table: 'x', dataset: 'people', key: ['id'] })).toMatchObject({
      is: 'statement',
    });
    expect(await compiled(product, { table: 'other' })).toMatchObject({
      is: 'wrong',
      message: 'The schema has no table "other". Its tables are "towns", "people".',
    });
  });

  test('takes the types of columns from the schema', async () => {
    const of = documentOf(
      {
        $defs: { whole: { type: 'integer' } },
        allOf: [{ properties: { inAll: { type: ['integer', 'null'] } } }],
        properties: {
          text: { type: 'string' },
          day: { type: 'string', format: 'date' },
          whole: { $ref: '#/$defs/whole' },
          number: { type: 'number' },
          flag: { type: 'boolean' },
          codes: { enum: [1, 2] },
          measures: { oneOf: [{ const: 0.5 }, { const: 1 }] },
          mixed: { type: ['string', 'integer'] },
          missing: { anyOf: [{ type: 'integer' }, { const: -99 }] },
          any: {},
          list: { type: 'array' },
        },
      },
      'x',
    );
    const { columns } = await written({ ...options, key: ['text'] }, of);
    expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual({
      text: 'text',
      day: 'text',
      whole: 'integer',
      number: 'double',
      flag: 'boolean',
      codes: 'integer',
      measures: 'double',
      mixed: 'text',
      missing: 'integer',
      any: 'text',
      inAll: 'integer',
      list: undefined,
    });
  });

  test('of a short schema that asks for a lot ends at a limit', async () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => [
        `d${level}`,
        { allOf: [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}` }] },
      ]),
    );
    const of = documentOf(
      { $defs: { ...$defs, d30: { minimum: 1 } }, properties: { a: { $ref: '#/$defs/d0' } } },
      'x',
    );
    const context = { registry, budget: new Budget(1_200_000) };
    await expect(compile(of, { ...options, key: ['a'] }, context)).rejects.toThrow(LimitExceeded);
  });

  test('of a long condition that applies to many columns ends at a limit', async () => {
    const columns = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`b${at}`, { type: 'integer' }]),
    );
    const words = Array.from({ length: 5000 }, (_, at) => `v${at}`);
    const value = {
      properties: { a: { type: 'string' } },
      if: { properties: { a: { enum: words } } },
      then: { properties: columns },
    };
    const context = { registry, budget: new Budget(1_200_000) };
    const compiled = compile(documentOf(value, 'x'), { ...options, key: ['a'] }, context);
    await expect(compiled).rejects.toThrow(LimitExceeded);
  });
});
