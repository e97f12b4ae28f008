// Whole tables in PostgreSQL against the row checker, without a server. `npm run conformance` does the same with one.
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { prepareRows } from '../src/data/check/index.js';
import { checkTable, EngineFault, postgresEngine, quotedTable, sourceOf } from '../src/data/engines/index.js';
import { type EngineRow, postgres } from '../src/data/sql/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { runs } from './effort.js';
import { expectAgreement, keyValues, typedValues } from './engine-agreement.js';
import {
  createPostgresTable,
  type PostgresServer,
  postgresAgreement,
  postgresTypes,
  TYPES_OF_THEIR_OWN,
} from './postgres-tables.js';
import { expectSameRelations } from './relation-agreement.js';

let database: PGlite;
const server: PostgresServer = {
  execute: (sql) => database.exec(sql),
  open: () =>
    postgresEngine({
      query: (sql) => database.query<EngineRow>(sql),
      cancel: () => {},
      end: async () => {},
    }),
};
beforeAll(async () => {
  database = await PGlite.create({ extensions: { citext } });
  for (const sql of TYPES_OF_THEIR_OWN) await server.execute(sql);
});
afterAll(() => database.close());

test('PostgreSQL finds what the row checker finds in columns of all types', async () => {
  const subject = postgresAgreement(server, postgresTypes(typedValues));
  try {
    const compared = await expectAgreement(subject, runs({ test: 25, conformance: 300 }));
    console.log('PostgreSQL without a server:', compared);
  } finally {
    await subject.close();
  }
});

test('PostgreSQL finds the duplicates and orphans that the row checker finds', async () => {
  const subject = postgresAgreement(server, postgresTypes(keyValues));
  try {
    const compared = await expectSameRelations(subject, runs({ test: 50, conformance: 1000 }));
    console.log('PostgreSQL without a server:', compared);
  } finally {
    await subject.close();
  }
});

/** What is found in a table. */
async function checked(table: string, schema: Json, { key = ['id'], maxErrors = 100 } = {}) {
  const engine = await server.open();
  try {
    const source = await sourceOf(engine, quotedTable(table, postgres), { key });
    const { table: prepared } = await prepareRows(documentOf(schema, 'x.json'));
    return await checkTable(engine, prepared!, source, { uri: table, maxErrors, assertsFormats: true });
  } finally {
    await engine.close();
  }
}

test('the first findings are those with the smallest keys, by value, in tables of many pieces', async () => {
  await server.execute('CREATE TABLE many AS SELECT i AS id, -i AS n FROM generate_series(1, 2500) AS t(i)');
  const schema: Json = { properties: { n: { minimum: 0 } } };
  const some = await checked('many', schema, { maxErrors: 12 });
  const keys = some.is === 'checked' ? some.diagnostics.map(({ params }) => params?.key) : [];
  expect(keys).toEqual(Array.from({ length: 12 }, (_, index) => ({ id: index + 1 })));
  const all = await checked('many', schema, { maxErrors: Infinity });
  expect(all.is === 'checked' && all.diagnostics.length).toBe(2500);
});

test('a constant that no text of PostgreSQL is equal to', async () => {
  const rows = ['a', '\ufffd'].map((text, index) => [String(index), text]);
  const columns = [
    { name: 'id', sqlType: 'integer' },
    { name: 'c', sqlType: 'text' },
  ];
  await createPostgresTable(server, 'odd', columns, rows);
  const answer = await checked('odd', { properties: { c: { enum: ['a', 'a\0b', '\ud800'] } } });
  expect(answer).toMatchObject({ is: 'checked', summary: { errors: 1 } });
  expect(answer.is === 'checked' && answer.diagnostics).toMatchObject([
    { code: 'instance/enum', params: { key: { id: 1 } } },
  ]);
});

test('texts are equal if their characters are, and zeros at the end of a number cast no doubt', async () => {
  await server.execute('CREATE TABLE equal (id integer, c citext, p char(3), z numeric(30, 20))');
  await server.execute("INSERT INTO equal VALUES (1, 'a', 'a', 0.5), (2, 'A', 'a ', 0.25)");
  const text: Json = { const: 'a', maxLength: 1 };
  const answer = await checked('equal', { properties: { c: text, p: text, z: { multipleOf: 0.5 } } });
  expect(answer).toMatchObject({ is: 'checked', doubtful: 0, summary: { errors: 2 } });
  const found = answer.is === 'checked' ? answer.diagnostics : [];
  expect(found.map(({ params }) => [params?.key, params?.column])).toEqual([
    [{ id: 2 }, 'c'],
    [{ id: 2 }, 'z'],
  ]);
});

test('numbers whose multiples are out of range raise no error', async () => {
  const numbers = ['1.7976931348623157e308', '-1.7976931348623157e308', '5e-324'];
  await server.execute(
    `CREATE TABLE large AS SELECT id, d FROM unnest('{${numbers}}'::double precision[]) WITH ORDINALITY AS t(d, id)`,
  );
  const schema: Json = { properties: { d: { allOf: [{ multipleOf: 3 }, { multipleOf: 0.01 }] } } };
  expect(await checked('large', schema)).toMatchObject({
    is: 'checked',
    doubtful: 2,
    summary: { failed: 3 },
  });
});

test('a type can have any name, and a day can be very late', async () => {
  await server.execute('CREATE TYPE constructor AS (x integer)');
  await server.execute('CREATE TABLE late (id integer, c constructor, day date)');
  await server.execute("INSERT INTO late VALUES (1, NULL, '5874897-12-31')");
  const answer = await checked('late', { properties: { id: { minimum: 2 }, day: { type: 'integer' } } });
  expect(answer).toMatchObject({ is: 'checked', summary: { errors: 2, failed: 1 } });
});

test('columns whose types are unknown are left to the row checker', async () => {
  await server.execute('CREATE TABLE nested (id integer, list integer[], held jsonb)');
  const schema: Json = { properties: { list: { type: 'string' }, held: { type: 'string' } } };
  const answer = await checked('nested', schema);
  expect(answer).toMatchObject({ is: 'residual', residual: [{ column: 'held' }], unreadable: 'held' });
  const looking = await checked('nested', { properties: { list: { pattern: '^(?=o)' } } });
  expect(looking).toMatchObject({ is: 'residual', residual: [{ column: 'list' }], unreadable: undefined });
});

test.each([
  [
    'a missing table',
    'public.none',
    ['id'],
    /^PostgreSQL has no such table: relation "public.none" does not exist\.$/,
  ],
  [
    'a missing schema',
    'none.t',
    ['id'],
    /^PostgreSQL has no such table: relation "none.t" does not exist\.$/,
  ],
  [
    'a column that is missing in the key',
    'held',
    ['id', 'x"y'],
    /^The key names "x\\"y", and the table has no such column\.$/,
  ],
])('%s', async (_name, table, key, sentence) => {
  await server.execute('CREATE TABLE IF NOT EXISTS held (id integer)');
  const failed = checked(table, { properties: { id: { minimum: 0 } } }, { key });
  await expect(failed).rejects.toThrow(EngineFault);
  await expect(failed).rejects.toThrow(sentence);
  await expect(failed).rejects.toHaveProperty('help', expect.stringMatching(/\S/));
});

test.each([
  ['with a key', ['id']],
  ['without a key', []],
])('a table may have more checks than a query has columns, %s', async (_name, key) => {
  const names = Array.from({ length: 850 }, (_, index) => `c${index}`);
  await server.execute(
    `CREATE TABLE IF NOT EXISTS wide AS SELECT i AS id, ${names.map((name, index) => `CASE WHEN i = ${index} THEN -i ELSE i % 7 END AS ${name}`).join(', ')}, CASE WHEN i = 7 THEN 12345678901234567.5 ELSE 1 END AS large FROM generate_series(1, 20) AS t(i)`,
  );
  const properties = Object.fromEntries(names.map((name) => [name, { minimum: 0, maximum: 5 }]));
  const schema: Json = { properties: { ...properties, large: { maximum: 3 } } };
  const answer = await checked('wide', schema, { key, maxErrors: 5000 });
  expect(answer).toMatchObject({ is: 'checked', doubtful: 1, summary: { rows: 20, failed: 20 } });
  expect(JSON.stringify(answer)).not.toContain('sql/disagreement');
  const few = { properties: Object.fromEntries(Object.entries(properties).slice(0, 40)) };
  const narrow = await checked('wide', few, { key, maxErrors: 5000 });
  const inFew = (found: typeof answer) =>
    found.is === 'checked' &&
    found.summary.tallies
      .filter(({ column }) => Number(column.slice(1)) < 40)
      .map(({ column, keyword, count }) => `${column} ${keyword} ${count}`);
  expect(inFew(answer)).toEqual(inFew(narrow));
  expect(inFew(narrow)).toContain('c7 minimum 1');
});

test('a fault does not end the connection', async () => {
  const engine = await server.open();
  await expect(engine.columns('none')).rejects.toThrow(EngineFault);
  expect(await engine.columns('(SELECT 1 AS one) AS t')).toEqual([{ name: 'one', type: 'integer' }]);
  await engine.close();
});

test('nothing is written, not even by a view that would', async () => {
  await server.execute('CREATE TABLE counted (id integer)');
  await server.execute(
    "CREATE FUNCTION count_up() RETURNS integer LANGUAGE sql AS 'INSERT INTO counted VALUES (1) RETURNING id'",
  );
  await server.execute('CREATE VIEW counting AS SELECT count_up() AS id');
  await expect(checked('counting', { properties: { id: { minimum: 2 } } })).rejects.toThrow(
    /^The engine could not check the table: cannot execute INSERT in a read-only transaction\.$/,
  );
});

test.each(['on', 'off'])('texts mean the same with standard_conforming_strings = %s', async (setting) => {
  const texts = ["\\'; DROP TABLE victim; --", 'a\\b', "it's", '\\n', '\\\\', "'", "E'", ''];
  await database.exec(`SET standard_conforming_strings = ${setting}`);
  try {
    for (const text of texts) {
      const { rows } = await database.query<EngineRow>(
        `SELECT ${postgres.text(text)} AS found, ${postgres.matches("'a.b'", '^a\\.b$')} AS matched`,
      );
      expect(rows).toEqual([{ found: text, matched: true }]);
    }
  } finally {
    await database.exec('RESET standard_conforming_strings');
  }
});
