// Checks as SQL over HTTP: what the service writes, DuckDB runs, and the service reports.
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { againstDescription, expectProblem, post } from './service.js';
import {
  expectDescribed,
  expectProblem as expectRefused,
  form,
  listeningService,
  ndjson,
} from './streams.js';

const { app, send } = listeningService();
const PATH = '/v1/sql/report';

const schema: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
};
const asked = { schema, dialect: 'duckdb', table: 'main.people', key: ['name'] };

async function written(body: JsonObject) {
  const answer = await post(await app(), '/v1/sql', body);
  expect(answer.status, answer.text).toBe(200);
  expect(await againstDescription('POST', '/v1/sql', answer)).toEqual([]);
  return answer.body as { statements: string[]; [name: string]: Json };
}

/** What DuckDB prints for a statement, a line each. */
async function printed(sql: string): Promise<string> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    "CREATE TABLE people AS SELECT * FROM (VALUES ('a', 1), ('b', -1), ('c', NULL)) AS v(name, age)",
  );
  const rows = (await connection.runAndReadAll(sql)).getRowObjects();
  connection.closeSync();
  return rows.map(({ line }) => `${line}\n`).join('');
}

function report(found: string, of: Json = schema) {
  const { headers, body } = form({ name: 'schema', text: JSON.stringify(of) }, ndjson(found));
  return send({ headers, path: PATH }, body);
}

test('SQL is written, and what it found is reported as rows are', async () => {
  const { statements, ...others } = await written(asked);
  expect(others).toMatchObject({
    checks: [
      { column: 'name', keyword: 'type', location: '/properties/name/type' },
      { column: 'age', keyword: 'type', location: '/properties/age/type' },
      { column: 'age', keyword: 'minimum', location: '/properties/age/minimum' },
      { column: 'name', keyword: 'required', location: '/required' },
    ],
    residual: [],
    fingerprint: expect.stringMatching(/^[\da-f-]{36}$/),
    columns: [
      { name: 'name', type: 'text' },
      { name: 'age', type: 'integer' },
    ],
  });
  expect(statements).toHaveLength(1);
  const answer = await report(await printed(statements[0]!));
  await expectDescribed(answer, PATH);
  expect(answer.lines).toMatchObject([
    {
      key: { name: 'b' },
      column: 'age',
      diagnostic: { code: 'instance/minimum', message: 'Expected a number of at least 0, found -1.' },
    },
    {
      summary: {
        valid: false,
        rows: 3,
        failed: 1,
        errors: 1,
        tallies: [{ column: 'age', keyword: 'minimum', count: 1 }],
        engine: 'DuckDB',
        doubtful: 0,
        unchecked: [],
      },
    },
  ]);
});

test('what is not checked is listed, and nothing is valid then', async () => {
  const hard = { properties: { name: { type: 'string', pattern: '(?=b)b' } } };
  const { statements, residual } = await written({ ...asked, schema: hard });
  const unchecked = [{ column: 'name', keyword: 'pattern', location: '/properties/name/pattern' }];
  expect(residual).toMatchObject(unchecked);
  const answer = await report(await printed(statements[0]!), hard);
  await expectDescribed(answer, PATH);
  expect(answer.lines).toMatchObject([{ summary: { valid: false, rows: 3, errors: 0, unchecked } }]);
});

test('other results and broken ones are refused in a finding', async () => {
  const { statements } = await written(asked);
  const found = await printed(statements[0]!);
  const cases: readonly (readonly [string, Json, RegExp])[] = [
    [found, { ...schema, title: 'Other' }, /^The results belong to another schema/],
    ['{"a":1}\n', schema, /^Line 1: Expected the counts/],
    [`${found}x\n`, schema, /^Line 3: Expected a row as JSON/],
    ['', schema, /^There are no results\.$/],
  ];
  for (const [text, of, message] of cases) {
    const answer = await report(text, of);
    await expectDescribed(answer, PATH);
    expect(answer.lines).toMatchObject([
      { diagnostic: { code: 'sql/refused', message: expect.stringMatching(message) } },
      { summary: { valid: false, rows: 0, errors: 1 } },
    ]);
  }
});

test.each<[name: string, body: JsonObject, pointer: string]>([
  ['a key that is no column', { ...asked, key: ['nope'] }, '/key'],
  ['a name that is none', { ...asked, table: 'a..b' }, '/table'],
  ['a table of no data product', { ...asked, dataset: 'people' }, '/dataset'],
  ['a schema without columns', { ...asked, schema: {} }, '/columns'],
  ['an unknown dialect', { ...asked, dialect: 'oracle' }, '/dialect'],
  ['too many rows', { ...asked, max_errors: 1_000_000 }, '/max_errors'],
  ['types that are no texts', { ...asked, columns: { name: 1 } }, '/columns/name'],
])('%s is refused', async (_name, body, pointer) => {
  const answer = await post(await app(), '/v1/sql', body);
  expectProblem(answer, 422, 'invalid-body');
  expect(answer.body?.errors).toMatchObject([{ pointer }]);
});

test('a schema that cannot be used is a problem for SQL, and a finding in a report', async () => {
  const wrong = { type: 'nothing' };
  expectProblem(await post(await app(), '/v1/sql', { ...asked, schema: wrong }), 422, 'unusable-schema');
  const { statements } = await written(asked);
  const answer = await report(await printed(statements[0]!), wrong);
  await expectDescribed(answer, PATH);
  expect(answer.summary).toMatchObject({ valid: false, rows: 0 });
  expect(answer.lines.length).toBeGreaterThan(1);
});

test('short schemas that ask for a lot end at a limit', async () => {
  const codes = Array.from({ length: 4000 }, (_, index) => `code ${index}`);
  const columns = Array.from({ length: 2000 }, (_, index) => [`c${index}`, { $ref: '#/$defs/codes' }]);
  const large = { $defs: { codes: { enum: codes } }, properties: Object.fromEntries(columns) };
  const answer = await post(await app(), '/v1/sql', { ...asked, schema: large, key: ['c0'] });
  expectProblem(answer, 422, 'limit-exceeded');
});

test('results must be lines of JSON', async () => {
  const answer = await send({ headers: { 'content-type': 'text/csv' }, path: PATH }, 'a,b\n');
  await expectRefused(
    answer,
    415,
    'unsupported-media-type',
    /^The body must be sent as application\/x-ndjson or/,
  );
  expect(answer.lines[0]?.detail).not.toMatch(/Parquet/);
});
