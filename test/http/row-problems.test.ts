// Streams of rows that are refused, or cut off.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/index.js';
import type { JsonObject } from '../../src/base/json.js';
import { send as inject } from './service.js';
import {
  expectDescribed,
  expectProblem,
  type FormPart,
  form,
  listeningService,
  ndjson,
  openForm,
  openStream,
  PATH,
  PEOPLE,
  SLOW,
  SLOW_ROW,
  type StreamAnswer,
  schemaPart,
} from './streams.js';

const { app, send, sendForm } = listeningService({ bodyLimit: 100_000 });

describe('a request that is no stream of rows', () => {
  const CSV_TYPE = { 'content-type': 'text/csv' };
  const plain: readonly (readonly [
    name: string,
    query: Record<string, string>,
    headers: Record<string, string>,
    status: number,
    kind: string,
    detail: RegExp,
  ])[] = [
    [
      'unknown schema',
      { schema: 'https://example.org/x' },
      CSV_TYPE,
      404,
      'not-found',
      /No schema is registered/,
    ],
    ['no schema', {}, CSV_TYPE, 422, 'invalid-body', /The schema is missing/],
    ['bad parameter', { strict: 'x' }, CSV_TYPE, 400, 'malformed-parameter', /strict/],
    ['negative number of errors', { max_errors: '-1' }, CSV_TYPE, 400, 'malformed-parameter', /max_errors/],
    ['JSON', {}, { 'content-type': 'application/json' }, 415, 'unsupported-media-type', /text\/csv/],
    ['no real type', {}, { 'content-type': 'rows' }, 415, 'unsupported-media-type', /text\/csv/],
    [
      'a workbook',
      {},
      { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      415,
      'unsupported-media-type',
      /Excel files are read by the command only: fairwright validate SCHEMA FILE\./,
    ],
    [
      'another charset',
      {},
      { 'content-type': 'text/csv; charset=latin1' },
      415,
      'unsupported-media-type',
      /UTF-8/,
    ],
    [
      'another encoding',
      {},
      { ...CSV_TYPE, 'content-encoding': 'br' },
      415,
      'unsupported-media-type',
      /gzip/,
    ],
    ['another accepted type', {}, { ...CSV_TYPE, accept: 'text/html' }, 406, 'not-acceptable', /x-ndjson/],
    [
      'no boundary',
      {},
      { 'content-type': 'multipart/form-data' },
      400,
      'malformed-request',
      /names no boundary/,
    ],
  ];
  test.each(plain)('%s', async (_name, query, headers, status, kind, detail) => {
    await expectProblem(await send({ query, headers }, 'a,b\r\n'), status, kind, detail);
  });

  test('is told so also when it has much to send', async () => {
    const answer = await send({ query: { schema: 'x' } }, `${'{}\n'.repeat(1_000_000)}`);
    await expectProblem(answer, 404, 'not-found', /No schema/);
  });

  const forms: readonly (readonly [
    name: string,
    parts: readonly FormPart[],
    status: number,
    kind: string,
    detail: RegExp,
  ])[] = [
    [
      'data before the schema',
      [ndjson(PEOPLE.ndjson), schemaPart],
      422,
      'invalid-body',
      /"schema" must come before the data/,
    ],
    ['no data', [schemaPart], 422, 'invalid-body', /no part with data/],
    ['nothing', [], 422, 'invalid-body', /neither a schema nor data/],
    ['two schemas', [schemaPart, schemaPart], 422, 'invalid-body', /two schemas/],
    [
      'data of no known format',
      [schemaPart, { name: 'x', text: '' }],
      415,
      'unsupported-media-type',
      /part "x"/,
    ],
    [
      'broken JSON',
      [{ name: 'schema', text: '{"a":\n tru}' }, ndjson('')],
      400,
      'malformed-json',
      /^Line 2, column 2/,
    ],
    [
      'a schema that is a list',
      [{ name: 'schema', text: '[]' }, ndjson('')],
      422,
      'invalid-body',
      /\/schema: Expected/,
    ],
    [
      'a schema too large',
      [{ name: 'schema', text: `"${'x'.repeat(100_000)}"` }, ndjson('')],
      413,
      'content-too-large',
      /schema is larger than 100000 bytes/,
    ],
    [
      'a schema too deep',
      [{ name: 'schema', text: '{"not":'.repeat(300) + '{}'.padEnd(302, '}') }, ndjson('')],
      422,
      'limit-exceeded',
      /200 levels/,
    ],
  ];
  test.each(forms)('a form with %s', async (_name, parts, status, kind, detail) => {
    await expectProblem(await sendForm(parts), status, kind, detail);
  });

  test('a schema in both places', async () => {
    const answer = await sendForm([schemaPart, ndjson('')], 0, { schema: '/dev' });
    await expectProblem(answer, 422, 'invalid-body', /two schemas/);
  });

  test('a form that is cut short', async () => {
    const { headers, body } = form(schemaPart);
    const answer = await send({ headers }, body.slice(0, -10));
    await expectProblem(answer, 400, 'malformed-request', /ends before its last boundary/);
  });

  test('another method', async () => {
    const service = await app();
    for (const method of ['GET', 'HEAD', 'PUT'] as const) {
      const { status, headers } = await inject(service, { method, url: PATH });
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
    }
    const { status, headers } = await inject(service, { method: 'OPTIONS', url: PATH });
    expect({ status, allow: headers.allow }).toEqual({ status: 204, allow: 'POST, OPTIONS' });
  });
});

describe('work that is cut off', () => {
  const cutOff = async (answer: StreamAnswer, kind: string, rest: JsonObject) => {
    await expectDescribed(answer);
    expect(answer.summary).toMatchObject({ valid: false, cut_off: { type: `/problems/${kind}`, ...rest } });
  };

  test('when its steps are used up, tells what was found before, and the next stream is fine', async () => {
    const client = openForm(await app(), SLOW);
    client.sent.write('5\n');
    // The first row is answered before the slow one comes in the same piece.
    await once(await client.begun, 'readable');
    client.sent.write(SLOW_ROW);
    const read = await client.read();
    await cutOff(read, 'limit-exceeded', { limit: { name: 'steps', value: 1_200_000 } });
    expect(read.lines.slice(0, 2)).toMatchObject([
      { diagnostic: { code: 'schema/pattern-backtracking' } },
      { row: 1, diagnostic: { code: 'instance/type' } },
    ]);
    expect(read.summary).toMatchObject({ rows: 1, failed: 1 });
    client.sent.destroy();
    expect((await sendForm([schemaPart, ndjson(PEOPLE.ndjson)])).lines).toMatchObject(PEOPLE.found);
  });

  test('by the number of rows', async () => {
    const service = await createService({ logLevel: 'silent', maxRows: 1000, prefix: '/api' });
    await service.listen({ port: 0, host: '127.0.0.1' });
    try {
      const ask = async (rows: number) => {
        const client = openStream(service, { query: { schema: '/dev' }, prefix: '/api' });
        client.sent.end('{}\n'.repeat(rows));
        return client.read();
      };
      expect((await ask(1000)).summary).toEqual({
        valid: true,
        rows: 1000,
        failed: 0,
        errors: 0,
        tallies: [],
      });
      const { summary } = await ask(200_000);
      expect(summary).toMatchObject({
        valid: false,
        cut_off: {
          type: '/api/problems/limit-exceeded',
          status: 422,
          limit: { name: 'rows', value: 1000 },
          instance: expect.stringMatching(/^urn:request:/),
        },
      });
      expect(summary.rows).toBeGreaterThan(1000);
      expect(summary.rows).toBeLessThan(200_000);
    } finally {
      await service.close();
    }
  });

  test('by an end of the gzip that is none', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const packed = gzipSync('{"title":5}\n'.repeat(10_000));
    const query = { schema: '/dev' };
    const answer = await send({ query, headers }, packed.subarray(0, -20));
    await cutOff(answer, 'malformed-request', {
      detail: expect.stringMatching(/not complete gzip data/),
    });
    const plain = await send({ query, headers }, 'a,b\r\n');
    await cutOff(plain, 'malformed-request', {});
  });

  test('by a part after the data', async () => {
    const answer = await sendForm([schemaPart, ndjson(PEOPLE.ndjson), ndjson(PEOPLE.ndjson)]);
    await cutOff(answer, 'invalid-body', { detail: expect.stringMatching(/A part follows the data/) });
  });

  test('by a body that breaks the rules of HTTP', async () => {
    const { port } = (await app()).server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${PATH}?schema=/dev HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{}\n\r\n`,
    );
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.endsWith('\r\n\r\n')) socket.write('no number\r\n');
      if (heard.includes('summary')) socket.end();
    });
    await once(socket, 'close');
    expect(heard).toMatch(/"cut_off":\{"type":"\/problems\/malformed-request"/);
    expect(heard.match(/HTTP\/1/g)).toHaveLength(1);
  });
});

test('a row that is too long is a fault of its own', async () => {
  const long = `{"name":"${'x'.repeat(2 ** 20)}"}\n`;
  const answer = await sendForm([schemaPart, ndjson(`{"name":"a"}\n${long}{"name":5}\n`)]);
  await expectDescribed(answer);
  expect(answer.lines).toMatchObject([
    { row: 2, diagnostic: { code: expect.stringMatching(/^syntax\//) } },
    { row: 3, column: 'name' },
    { summary: { rows: 3, failed: 2 } },
  ]);
});
