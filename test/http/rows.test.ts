// Rows as they are, compressed or in a form, over real connections.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routeOf, streams } from '../../src/apps/http/operations.js';
import {
  expectDescribed,
  expectProblem,
  type FormPart,
  form,
  listeningService,
  ndjson,
  PATH,
  PEOPLE,
  schemaPart,
} from './streams.js';

const { send, sendForm } = listeningService();

describe('rows', () => {
  const bodies: readonly (readonly [name: string, data: FormPart])[] = [
    ['NDJSON', { name: 'data', text: PEOPLE.ndjson, type: 'application/x-ndjson' }],
    ['NDJSON by another name', { name: 'data', text: PEOPLE.ndjson, type: 'application/ndjson' }],
    ['JSON lines', { name: 'data', text: PEOPLE.ndjson, type: 'application/jsonl' }],
    ['CSV', { name: 'data', text: PEOPLE.csv, type: 'text/csv; charset=utf-8' }],
    ['TSV', { name: 'data', text: PEOPLE.csv.replaceAll(',', '\t'), type: 'text/tab-separated-values' }],
    ['CSV by file name', { name: 'file', text: PEOPLE.csv, file: 'Towns.CSV' }],
    [
      'CSV of a spreadsheet',
      { name: 'x', text: PEOPLE.csv, file: 'a.csv', type: 'application/vnd.ms-excel' },
    ],
    ['NDJSON by file name', { name: 'data', text: PEOPLE.ndjson, file: 'a.jsonl' }],
  ];
  test.each(bodies)('are read as %s in a form', async (_name, data) => {
    const answer = await sendForm([schemaPart, data]);
    await expectDescribed(answer);
    expect(answer.lines).toMatchObject(PEOPLE.found);
    expect(answer.summary.tallies).toEqual([{ column: 'age', keyword: 'minimum', count: 1 }]);
    expect(answer.lines[0]?.line).toBe(data.text === PEOPLE.ndjson ? 2 : 3);
  });

  test.each([1, 2, 3, 7, 61])('are the same in pieces of %i bytes', async (size) => {
    const answer = await sendForm([schemaPart, { name: 'data', text: PEOPLE.csv, type: 'text/csv' }], size);
    expect(answer.lines).toMatchObject(PEOPLE.found);
  });

  const address = { schema: 'https://highvaluedata.net/fair-data-schema/dev' };
  const schemas = '{"title":"x"}\n{"title":5}\n';
  const wrongTitle = [{ row: 2, column: 'title', line: 2 }, { summary: { rows: 2, failed: 1 } }];

  test('are checked by a registered schema, in chunks or not', async () => {
    for (const size of [0, 1, 5]) {
      const answer = await send({ query: address }, schemas, size);
      await expectDescribed(answer);
      expect(answer.lines).toMatchObject(wrongTitle);
    }
    const byPath = await send({ query: { schema: '/dev' } }, schemas);
    expect(byPath.lines).toMatchObject(wrongTitle);
    const { headers, body } = form(ndjson(schemas));
    expect((await send({ query: address, headers }, body)).lines).toMatchObject(wrongTitle);
  });

  test('may be compressed', async () => {
    const headers = { 'content-encoding': 'gzip' };
    for (const size of [0, 3])
      expect((await send({ query: address, headers }, gzipSync(schemas), size)).lines).toMatchObject(
        wrongTitle,
      );
    const packed = form(schemaPart, ndjson(PEOPLE.ndjson));
    const answer = await send({ headers: { ...packed.headers, ...headers } }, gzipSync(packed.body), 11);
    expect(answer.lines).toMatchObject(PEOPLE.found);
    const parts = form(schemaPart, { name: 'data', text: '#', file: 'people.csv.gz' });
    const [before, after] = parts.body.split('#') as [string, string];
    const body = Buffer.concat([Buffer.from(before), gzipSync(PEOPLE.csv), Buffer.from(after)]);
    expect((await send({ headers: parts.headers }, body, 13)).lines).toMatchObject(PEOPLE.found);
  });

  test('that are none are valid', async () => {
    const answer = await send({ query: address }, '');
    expect(answer.lines).toEqual([{ summary: { valid: true, rows: 0, failed: 0, errors: 0, tallies: [] } }]);
  });

  test('are checked as the query says', async () => {
    const dates = { name: 'schema', text: '{"properties":{"a":{"format":"date"}}}' };
    const row = ndjson('{"a":"x"}\n'.repeat(5));
    expect((await sendForm([dates, row])).summary).toMatchObject({ valid: true, rows: 5 });
    const asserted = await sendForm([dates, row], 0, { formats: 'assert', max_errors: '2' });
    expect(asserted.lines).toHaveLength(3);
    expect(asserted.summary).toMatchObject({ valid: false, failed: 5, errors: 5 });
    const misspelled = { name: 'schema', text: '{"fair:licence":"MIT"}' };
    expect((await sendForm([misspelled, row])).summary.valid).toBe(true);
    expect((await sendForm([misspelled, row], 0, { strict: 'true' })).summary.valid).toBe(false);
  });

  test('have keys, if the query names them', async () => {
    const towns = { type: 'array', items: { properties: { id: { type: 'integer', maximum: 8 } } } };
    const schema = { name: 'schema', text: JSON.stringify(towns) };
    const csv = { name: 'data', text: 'id,year\n1,1\n2,1\n1,2\n9,1\n,1\n,1\n9,1\n', type: 'text/csv' };
    const found = await sendForm([schema, csv], 0, { key: 'id' });
    await expectDescribed(found);
    expect(found.lines).toMatchObject([
      { row: 4, diagnostic: { code: 'instance/maximum' } },
      { row: 7, diagnostic: { code: 'instance/maximum' } },
      { row: 3, column: 'id', diagnostic: { code: 'relation/duplicate-key', params: { firstRow: 1 } } },
      { row: 7, column: 'id', diagnostic: { code: 'relation/duplicate-key', params: { firstRow: 4 } } },
      { summary: { valid: false, rows: 7, failed: 3, errors: 4 } },
    ]);
    for (const size of [1, 5])
      expect((await sendForm([schema, csv], size, { key: 'id' })).lines).toEqual(found.lines);
    expect((await sendForm([schema, csv], 0, { key: 'id,year' })).summary).toMatchObject({ errors: 3 });
    const few = await sendForm([schema, csv], 0, { key: 'id', max_errors: '3' });
    expect(few.lines).toHaveLength(4);
    expect(few.summary).toMatchObject({ failed: 3, errors: 4 });
    expect((await sendForm([schema, csv])).summary).toMatchObject({ errors: 2 });
    const many = await sendForm([schema, ndjson('{}\n'.repeat(1_200_000))], 0, { key: 'id' });
    expect(many.summary).toMatchObject({ cut_off: { limit: { name: 'rows', value: 1_000_000 } } });
  });

  test('of a data product are checked by the table of their file, or by the named one', async () => {
    const rows = {
      type: 'array',
      items: { type: 'object', properties: { age: { type: 'number', minimum: 0 } } },
    };
    const product = { 'fair:resourceType': 'data-product', properties: { people: rows, towns: rows } };
    const schema = { name: 'schema', text: JSON.stringify(product) };
    const csv = { name: 'data', text: PEOPLE.csv, type: 'text/csv' };
    const named = await sendForm([schema, csv], 0, { table: 'people' });
    await expectDescribed(named);
    expect(named.summary).toMatchObject({ rows: 3, failed: 1 });
    expect((await sendForm([schema, { ...csv, file: 'people.csv' }])).summary).toMatchObject({ failed: 1 });
    const unnamed = await sendForm([schema, csv]);
    await expectDescribed(unnamed);
    expect(unnamed.lines).toMatchObject([
      { diagnostic: { code: 'rows/no-table', help: 'Name the table in the query: ?table=NAME' } },
      { summary: { valid: false, rows: 0, errors: 1 } },
    ]);
    const wrong = await sendForm([schema, csv], 0, { table: 'person' });
    await expectProblem(wrong, 422, 'invalid-body', /no table "person"\. Its tables are "people", "towns"\./);
  });

  test('of an invalid schema are not checked, and the schema is the answer', async () => {
    const answer = await sendForm([{ name: 'schema', text: '{"type":"strng"}' }, ndjson(PEOPLE.ndjson)]);
    await expectDescribed(answer);
    expect(answer.lines).toMatchObject([
      { diagnostic: { code: 'schema/value', at: { uri: 'schema', pointer: '/type' } } },
      { summary: { valid: false, rows: 0, errors: 1 } },
    ]);
    expect(answer.lines[0]).not.toHaveProperty('row');
  });

  const examples = streams.flatMap((stream) => stream.examples.map((each) => ({ ...each, stream })));
  test.each(examples)('of the example "$title"', async ({ query, schema, mediaType, data, stream }) => {
    const { path } = routeOf(stream);
    const packed = form(
      { name: 'schema', text: JSON.stringify(schema) },
      { name: 'data', text: data, type: mediaType },
    );
    const headers = schema === undefined ? { 'content-type': mediaType } : packed.headers;
    const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await send({ query: asked, headers, path }, schema === undefined ? data : packed.body);
    await expectDescribed(answer, path);
    const counted = path === PATH ? { rows: 2, failed: 1 } : { rows: 0, errors: 1 };
    expect(answer.summary).toMatchObject({ valid: false, ...counted });
  });
});
