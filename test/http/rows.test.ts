// Streams of rows, over real connections.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createService } from '../../src/http/index.js';
import { streams } from '../../src/http/operations.js';
import type { JsonObject } from '../../src/json.js';
import { againstDescription, send as inject } from './service.js';
import { type FormPart, form, listeningService, openStream, type StreamAnswer } from './streams.js';

const { app, send } = listeningService({ bodyLimit: 100_000, rowStreams: 2 });
const PATH = '/v1/validate/rows';

const SCHEMA = JSON.stringify({
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
});
const schemaPart: FormPart = { name: 'schema', text: SCHEMA, type: 'application/json' };
const ndjson = (text: string): FormPart => ({ name: 'data', text, type: 'application/x-ndjson' });

/** Sends a form in pieces of a size. */
function sendForm(parts: readonly FormPart[], size = 0, query: Record<string, string> = {}) {
  const { headers, body } = form(...parts);
  return send({ headers, query }, body, size);
}

/** Opens a form and sends all of it up to the data, which is never ended. */
async function openForm(schema: object, query: Record<string, string> = {}, service = app()) {
  const { headers, body } = form({ name: 'schema', text: JSON.stringify(schema) }, ndjson(''));
  const client = openStream(await service, { headers, query });
  client.sent.on('error', () => {});
  client.sent.write(body.slice(0, body.lastIndexOf('\r\n--')));
  const end = () => client.sent.end(body.slice(body.lastIndexOf('\r\n--')));
  return { ...client, end };
}

async function expectProblem(answer: StreamAnswer, status: number, kind: string, detail: RegExp) {
  expect({ status: answer.status, type: answer.type, kind: answer.lines[0]?.type }).toEqual({
    status,
    type: 'application/problem+json',
    kind: `/problems/${kind}`,
  });
  expect(answer.lines[0]?.detail).toMatch(detail);
  const described = { ...answer, body: answer.lines[0] };
  expect(await againstDescription('POST', PATH, described)).toEqual([]);
}

async function expectDescribed({ status, type, lines }: StreamAnswer) {
  expect({ status, type }).toEqual({ status: 200, type: 'application/x-ndjson' });
  for (const body of lines)
    expect(await againstDescription('POST', PATH, { status, type, body })).toEqual([]);
  expect(lines.filter((line) => 'summary' in line)).toEqual([lines.at(-1)]);
}

/** What is told of one wrong row, the second of three. */
const FOUND = [
  {
    row: 2,
    column: 'age',
    diagnostic: { code: 'instance/minimum', message: 'Expected a number of at least 0, found -1.' },
  },
  { summary: { valid: false, rows: 3, failed: 1, errors: 1 } },
];
const TALLIES = [{ column: 'age', keyword: 'minimum', count: 1 }];
const NDJSON = '{"name":"a","age":1}\n{"name":"b","age":-1}\n{"name":"c"}\n';
const CSV = 'name,age\r\na,1\r\nb,-1\r\nc,\r\n';

describe('rows', () => {
  const bodies: readonly (readonly [name: string, data: FormPart])[] = [
    ['NDJSON', { name: 'data', text: NDJSON, type: 'application/x-ndjson' }],
    ['NDJSON by another name', { name: 'data', text: NDJSON, type: 'application/ndjson' }],
    ['JSON lines', { name: 'data', text: NDJSON, type: 'application/jsonl' }],
    ['CSV', { name: 'data', text: CSV, type: 'text/csv; charset=utf-8' }],
    ['TSV', { name: 'data', text: CSV.replaceAll(',', '\t'), type: 'text/tab-separated-values' }],
    ['CSV by file name', { name: 'file', text: CSV, file: 'Towns.CSV' }],
    ['CSV of a spreadsheet', { name: 'x', text: CSV, file: 'a.csv', type: 'application/vnd.ms-excel' }],
    ['NDJSON by file name', { name: 'data', text: NDJSON, file: 'a.jsonl' }],
  ];
  test.each(bodies)('are read as %s in a form', async (_name, data) => {
    const answer = await sendForm([schemaPart, data]);
    await expectDescribed(answer);
    expect(answer.lines).toMatchObject(FOUND);
    expect(answer.summary.tallies).toEqual(TALLIES);
    expect(answer.lines[0]?.line).toBe(data.text === NDJSON ? 2 : 3);
  });

  test.each([1, 2, 3, 7, 61])('are the same in pieces of %i bytes', async (size) => {
    const answer = await sendForm([schemaPart, { name: 'data', text: CSV, type: 'text/csv' }], size);
    expect(answer.lines).toMatchObject(FOUND);
  });

  const address = { schema: 'https://highvaluedata.net/fair-data-schema/dev' };
  const schemas = '{"title":"x"}\n{"title":5}\n';
  const wrongTitle = [{ row: 2, column: 'title', line: 2 }, { summary: { rows: 2, failed: 1 } }];

  test('are judged by a registered schema, in chunks or not', async () => {
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
    const packed = form(schemaPart, ndjson(NDJSON));
    const answer = await send({ headers: { ...packed.headers, ...headers } }, gzipSync(packed.body), 11);
    expect(answer.lines).toMatchObject(FOUND);
  });

  test('that are none are valid', async () => {
    const answer = await send({ query: address }, '');
    expect(answer.lines).toEqual([{ summary: { valid: true, rows: 0, failed: 0, errors: 0, tallies: [] } }]);
  });

  test('are judged as the query says', async () => {
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

  test('of an invalid schema are not judged, and the schema is the answer', async () => {
    const answer = await sendForm([{ name: 'schema', text: '{"type":"strng"}' }, ndjson(NDJSON)]);
    await expectDescribed(answer);
    expect(answer.lines).toMatchObject([
      { diagnostic: { code: 'schema/value', at: { uri: 'schema', pointer: '/type' } } },
      { summary: { valid: false, rows: 0, errors: 1 } },
    ]);
    expect(answer.lines[0]).not.toHaveProperty('row');
  });

  test.each(streams.flatMap(({ examples }) => examples))('of the example "$title"', async (example) => {
    const { query, schema, mediaType, data } = example;
    const packed = form(
      { name: 'schema', text: JSON.stringify(schema) },
      { name: 'data', text: data, type: mediaType },
    );
    const headers = schema === undefined ? { 'content-type': mediaType } : packed.headers;
    const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await send({ query: asked, headers }, schema === undefined ? data : packed.body);
    await expectDescribed(answer);
    expect(answer.summary).toMatchObject({ valid: false, rows: 2, failed: 1 });
  });
});

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
    ['no schema', {}, CSV_TYPE, 422, 'invalid-body', /There is no schema/],
    ['bad parameter', { strict: 'x' }, CSV_TYPE, 400, 'malformed-parameter', /strict/],
    ['negative number of errors', { max_errors: '-1' }, CSV_TYPE, 400, 'malformed-parameter', /max_errors/],
    ['JSON', {}, { 'content-type': 'application/json' }, 415, 'unsupported-media-type', /text\/csv/],
    ['no real type', {}, { 'content-type': 'rows' }, 415, 'unsupported-media-type', /text\/csv/],
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
      [ndjson(NDJSON), schemaPart],
      422,
      'invalid-body',
      /"schema" must come before the data/,
    ],
    ['no data', [schemaPart], 422, 'invalid-body', /no part with data/],
    ['nothing', [], 422, 'invalid-body', /neither a schema nor data/],
    ['two schemas', [schemaPart, schemaPart], 422, 'invalid-body', /second schema/],
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
      /schema is larger/,
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
    await expectProblem(answer, 422, 'invalid-body', /second schema/);
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

/** A pattern that no engine can run in linear time, and a text that shows it. */
const SLOW = { type: 'string', pattern: '^(?=(a+)+$)a' };
const SLOW_ROW = `"${'a'.repeat(60)}b"\n`;

describe('work that is cut off', () => {
  const cutOff = async (answer: StreamAnswer, kind: string, rest: JsonObject) => {
    await expectDescribed(answer);
    expect(answer.summary).toMatchObject({ valid: false, cut_off: { type: `/problems/${kind}`, ...rest } });
  };

  test('by the deadline, tells what was found before, and the next stream is fine', async () => {
    const client = await openForm(SLOW);
    const answer = client.read();
    client.sent.write('5\n');
    await client.begun;
    // The first row must be answered before the slow one comes in the same piece.
    await new Promise((done) => setTimeout(done, 200));
    client.sent.write(SLOW_ROW);
    const read = await answer;
    await cutOff(read, 'limit-exceeded', { limit: { name: 'time', value: 1000 } });
    expect(read.lines[0]).toMatchObject({ row: 1, diagnostic: { code: 'instance/type' } });
    expect(read.summary).toMatchObject({ rows: 1, failed: 1 });
    client.sent.destroy();
    expect((await sendForm([schemaPart, ndjson(NDJSON)])).lines).toMatchObject(FOUND);
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
      detail: expect.stringMatching(/not gzip, or not all of it/),
    });
    const plain = await send({ query, headers }, 'a,b\r\n');
    await cutOff(plain, 'malformed-request', {});
  });

  test('by a part after the data', async () => {
    const answer = await sendForm([schemaPart, ndjson(NDJSON), ndjson(NDJSON)]);
    await cutOff(answer, 'invalid-body', { detail: expect.stringMatching(/part after the data/) });
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

describe('a stream under way', () => {
  test('is answered while it is coming, and two may go on at once', async () => {
    const [one, two] = [await openForm({ type: 'string' }), await openForm({ type: 'integer' })];
    const hear = async ({ begun }: { begun: Promise<AsyncIterable<Buffer>> }) => {
      for await (const chunk of await begun) return String(chunk);
    };
    one.sent.write('1\n');
    two.sent.write('"x"\n');
    expect(await Promise.all([hear(one), hear(two)])).toEqual([
      expect.stringContaining('Expected a string'),
      expect.stringContaining('Expected an integer'),
    ]);
    one.sent.destroy();
    two.sent.destroy();
  });

  test('takes a place: beyond them others are asked to wait, and a client that goes away leaves its place', async () => {
    const clients = [await openForm(SLOW), await openForm(SLOW)];
    for (const { begun } of clients) await begun;
    const refused = await send({ query: { schema: '/dev' } }, '{}\n');
    await expectProblem(refused, 503, 'unavailable', /2 streams/);
    expect(refused.headers['retry-after']).toBe('5');
    // One is in the middle of its work, the other waits for rows.
    clients[0]!.sent.write(SLOW_ROW);
    for (const { sent } of clients) sent.destroy();
    await expect
      .poll(async () => (await send({ query: { schema: '/dev' } }, '{}\n')).status, { timeout: 10_000 })
      .toBe(200);
  });

  test('stops reading for a client that does not read, and goes on when it does', async () => {
    const connected = once((await app()).server, 'connection') as Promise<[Socket]>;
    const client = await openForm({ type: 'integer' }, { max_errors: '1000000' });
    const [socket] = await connected;
    const response = await client.begun;
    const rows = 50_000;
    for (let sent = 0; sent < rows; sent += 100) client.sent.write(`"${'x'.repeat(400)}"\n`.repeat(100));
    client.end();
    let before = -1;
    await expect
      .poll(
        () => {
          const isStuck = socket.bytesRead === before;
          before = socket.bytesRead;
          return isStuck;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(true);
    expect(before).toBeLessThan(rows * 400);
    let last = '';
    let count = 0;
    for await (const chunk of response) {
      last = (last + chunk).slice(-500);
      count += String(chunk).split('\n').length - 1;
    }
    expect(count).toBe(rows + 1);
    expect(last).toContain(`"rows":${rows},"failed":${rows}`);
  }, 60_000);

  test('keeps memory flat over 100,000 rows', async () => {
    const pad = 'x'.repeat(1000);
    const piece = `{"name":"a","age":1,"pad":"${pad}"}\n`.repeat(100);
    const measure = async (rows: number) => {
      const client = await openForm(JSON.parse(SCHEMA) as object);
      const answer = client.read();
      let most = 0;
      for (let sent = 0; sent < rows; sent += 100) {
        if (!client.sent.write(piece)) await once(client.sent, 'drain');
        most = Math.max(most, process.memoryUsage.rss());
      }
      client.end();
      expect((await answer).summary).toMatchObject({ valid: true, rows });
      return most / 2 ** 20;
    };
    const little = await measure(10_000);
    const much = await measure(100_000);
    // All of it would be 100 MiB.
    expect(much - little).toBeLessThan(50);
  }, 60_000);
});

describe('a client', () => {
  const limits = { logLevel: 'silent', streamLimits: { silence: 500, grace: 300 } } as const;
  const listening = async () => {
    const service = await createService(limits);
    await service.listen({ port: 0, host: '127.0.0.1' });
    return service;
  };

  test('that sends nothing gets a 408 before its answer began, and a last line after', async () => {
    const service = await listening();
    try {
      const early = openStream(service, form(schemaPart));
      const { lines, status, headers } = await early.read();
      expect({ status, type: lines[0]?.type, connection: headers.connection }).toEqual({
        status: 408,
        type: '/problems/request-timeout',
        connection: 'close',
      });
      const late = openStream(service, { query: { schema: '/dev' } });
      late.sent.write('{"title":5}\n');
      const { lines: found, summary } = await late.read();
      expect(found[0]).toMatchObject({ row: 1 });
      expect(summary).toMatchObject({ rows: 1, cut_off: { type: '/problems/request-timeout' } });
    } finally {
      await service.close();
    }
  });

  test('that never reads loses its connection', async () => {
    const service = await listening();
    try {
      const client = await openForm({ type: 'string' }, { max_errors: '1000000' }, Promise.resolve(service));
      const closed = new Promise((done) => client.sent.on('close', done));
      (await client.begun).pause();
      const push = () => {
        while (!client.sent.destroyed && client.sent.write('1\n'.repeat(10_000)));
      };
      client.sent.on('drain', push);
      push();
      await closed;
    } finally {
      await service.close();
    }
  }, 30_000);

  test('may send for longer than other requests', async () => {
    const service = await listening();
    try {
      const connected = once(service.server, 'connection') as Promise<[Socket]>;
      const client = openStream(service, { query: { schema: '/dev' } });
      client.sent.write('{}\n');
      const [socket] = await connected;
      await client.begun;
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      service.server.emit('clientError', late, socket);
      client.sent.end('{}\n');
      expect((await client.read()).summary).toMatchObject({ valid: true, rows: 2 });
    } finally {
      await service.close();
    }
  });

  test('of a service that stops may come to an end, or is cut off with the last line', async () => {
    const service = await listening();
    const ending = openStream(service, { query: { schema: '/dev' } });
    const endless = openStream(service, { query: { schema: '/dev' } });
    for (const { sent, begun } of [ending, endless]) {
      sent.write('{}\n');
      await begun;
    }
    const closed = service.close();
    ending.sent.end('{}\n');
    expect((await ending.read()).summary).toMatchObject({ valid: true, rows: 2 });
    expect((await endless.read()).summary).toMatchObject({
      valid: false,
      rows: 1,
      cut_off: { type: '/problems/unavailable' },
    });
    await closed;
  });

  test('is counted and keeps its connection for other requests', async () => {
    const service = await createService({ logLevel: 'silent', metrics: true });
    try {
      const headers = { 'content-type': 'application/x-ndjson' };
      const answer = await inject(service, {
        method: 'POST',
        url: `${PATH}?schema=/dev`,
        headers,
        payload: '{}\n',
      });
      expect(answer.text).toBe('{"summary":{"valid":true,"rows":1,"failed":0,"errors":0,"tallies":[]}}\n');
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'x-request-id': expect.anything(),
      });
      const { text } = await inject(service, { url: '/metrics' });
      expect(text).toContain(`fairwright_requests_total{method="POST",route="${PATH}",status="200"} 1`);
    } finally {
      await service.close();
    }
  });
});
