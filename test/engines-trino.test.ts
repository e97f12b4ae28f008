// The client protocol of Trino, spoken by a small server: pages, errors, busy servers, ends of queries and of connections.
// What Trino makes of the queries is tested with Trino itself: `npm run trino`.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { EngineFault, openTrino, sourceOf, type TrinoOptions } from '../src/data/engines/index.js';

/** A request as the server saw it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse, address: string, seen: readonly Seen[]) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server that answers each path in a way, and what it was asked. */
async function serverOf(answers: { readonly [request: string]: Answer }) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, headers, body });
    const answer = answers[`${method} ${path}`] ?? status(404);
    answer(response, `http://${headers.host}`, seen);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { seen, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('Something that nobody should see');

/** A page of a result; `next` is the path of the next one. */
const page =
  (content: object, next?: string): Answer =>
  (response, address) => {
    const nextUri = next === undefined ? {} : { nextUri: new URL(next, address).href };
    const json = JSON.stringify({ id: 'q1', stats: { state: 'RUNNING' }, ...content, ...nextUri });
    response.writeHead(200, { 'content-type': 'application/json' }).end(json);
  };

const COLUMNS = [
  { name: 'c0', type: 'varchar(3)' },
  { name: 'f0', type: 'boolean' },
];

/** A query with rows on two of its four pages. */
const TWO_PAGES = {
  'POST /v1/statement': page({}, '/queued/1'),
  'GET /queued/1': page({ columns: COLUMNS }, '/running/1'),
  'GET /running/1': page(
    {
      columns: COLUMNS,
      data: [
        ['a', true],
        ['b', false],
      ],
    },
    '/running/2',
  ),
  'GET /running/2': page({ columns: COLUMNS, data: [[null, true]] }, '/running/3'),
  'GET /running/3': page({ columns: COLUMNS }),
  'DELETE /running/2': status(204),
};

async function all(options: TrinoOptions, sql = 'SELECT 1') {
  const rows = [];
  for await (const row of openTrino(options).rows(sql)) rows.push(row);
  return rows;
}

async function faultOf(options: TrinoOptions): Promise<Pick<EngineFault, 'message' | 'help'>> {
  try {
    await all(options);
  } catch (fault) {
    if (!(fault instanceof EngineFault)) throw fault;
    const { message, help } = fault;
    return { message: message.replace(/127\.0\.0\.1:\d+/, 'HOST'), ...(help === undefined ? {} : { help }) };
  }
  throw new Error('There is no fault.');
}

test('rows come page by page, under the names of their columns', async () => {
  const { address, seen } = await serverOf(TWO_PAGES);
  const given = { server: `${address}/`, user: 'ada', catalog: 'lake', schema: 'geo' };
  const rows = openTrino(given).rows(`SELECT 'é'`) as AsyncGenerator;
  expect((await rows.next()).value).toEqual({ c0: 'a', f0: true });
  expect(seen.map(({ path }) => path)).toEqual(['/v1/statement', '/queued/1', '/running/1']);
  const rest = [];
  for await (const row of rows) rest.push(row);
  expect(rest).toEqual([
    { c0: 'b', f0: false },
    { c0: null, f0: true },
  ]);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    body: `SELECT 'é'`,
    headers: { 'x-trino-user': 'ada', 'x-trino-catalog': 'lake', 'x-trino-schema': 'geo' },
  });
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('a server below a path is asked there', async () => {
  const { address } = await serverOf({
    'POST /gate/v1/statement': page({ columns: COLUMNS, data: [['a', true]] }),
  });
  expect(await all({ server: `${address}/gate` })).toEqual([{ c0: 'a', f0: true }]);
});

test('the types of columns are those of the dialect', async () => {
  const columns = ['varchar(3)', 'decimal(18,3)', 'bigint', 'real', 'char(3)', 'array(bigint)'].map(
    (type, index) => ({
      name: `n${index}`,
      type,
    }),
  );
  const { address, seen } = await serverOf({
    'POST /v1/statement': page({}, '/1'),
    'GET /1': page({ columns }, '/2'),
    'GET /2': page({}),
  });
  const source = await sourceOf(openTrino({ server: address }), '"t"', { key: ['n0'] });
  expect(source.columns.map(({ type }) => type)).toEqual([
    'text',
    'decimal',
    'integer',
    'float',
    undefined,
    undefined,
  ]);
  expect(seen[0]!.body).toBe('SELECT * FROM "t" WHERE FALSE');
});

test('a busy server is asked again', async () => {
  const times: { [path: string]: number } = {};
  const busyAtFirst =
    (code: number, then: Answer): Answer =>
    (response, address, seen) => {
      const { path } = seen.at(-1)!;
      times[path] = (times[path] ?? 0) + 1;
      (times[path] < 3 ? status(code) : then)(response, address, seen);
    };
  const { address } = await serverOf({
    'POST /v1/statement': busyAtFirst(503, page({}, '/1')),
    'GET /1': busyAtFirst(502, page({ columns: COLUMNS, data: [['a', true]] })),
  });
  expect(await all({ server: address })).toEqual([{ c0: 'a', f0: true }]);
  expect(times).toEqual({ '/v1/statement': 3, '/1': 3 });
});

test('a query whose rows nobody wants is ended', async () => {
  const { address, seen } = await serverOf(TWO_PAGES);
  for await (const row of openTrino({ server: address }).rows('SELECT 1')) {
    expect(row).toEqual({ c0: 'a', f0: true });
    break;
  }
  expect(seen.at(-1)).toMatchObject({ method: 'DELETE', path: '/running/2' });
});

test('cancel ends a query that runs, with the page that it waits for', async () => {
  let asked = () => {};
  const waits = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { address, seen } = await serverOf({
    'POST /v1/statement': page({}, '/1'),
    'GET /1': () => asked(),
    'DELETE /1': status(204),
  });
  const engine = openTrino({ server: address });
  const rows = engine.rows('SELECT 1') as AsyncGenerator;
  const next = rows.next();
  const failed = expect(next).rejects.toThrow('The query was cancelled.');
  await waits;
  await engine.cancel();
  await failed;
  expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await engine.close();
});

test('no password is sent without https, and nothing is sent to other servers', async () => {
  const { address, seen } = await serverOf({
    'POST /v1/statement': page({}, 'http://127.0.0.1:9/elsewhere'),
  });
  expect(await faultOf({ server: address, password: 'secret' })).toEqual({
    message: 'A password is only sent over https.',
    help: 'Give an address that begins with https://.',
  });
  expect(seen).toEqual([]);
  expect(await faultOf({ server: address })).toEqual({
    message: 'Trino at HOST refers to another address.',
    help: 'If it is behind a proxy, set http-server.process-forwarded=true on the server.',
  });
});

test.each([
  ['ftp://example.org', {}, 'The address of Trino must begin with http:// or https://.'],
  ['https://', {}, 'The address of Trino must begin with http:// or https://.'],
  ['https://ada:secret@example.org', {}, 'The address of Trino must not contain a user or a password.'],
  [
    'https://example.org',
    { user: 'a\nb' },
    'The user, catalog or schema has characters that Trino does not take.',
  ],
])('%s with %j is refused before anything is sent', async (server, more, message) => {
  expect(await faultOf({ server, ...more })).toEqual({ message });
});

test.each<[string, Answer, string]>([
  ['no access', status(401), 'Trino at HOST does not accept this user or password.'],
  ['another status', status(500), 'The server at HOST answered with status 500 instead of rows.'],
  ['a redirection', status(302), 'The server at HOST answered with status 302 instead of rows.'],
  ['no JSON', (response) => response.end('<html>'), 'The server at HOST does not answer as Trino does.'],
  [
    'other JSON',
    (response) => response.end('{"rows":[]}'),
    'The server at HOST does not answer as Trino does.',
  ],
  ['being busy for too long', status(503), 'Trino at HOST is busy (status 503).'],
  ['no answer', () => {}, 'Trino at HOST does not answer in time.'],
  [
    'a closed connection',
    (response) => response.destroy(),
    'Trino at HOST cannot be reached: the connection failed.',
  ],
])('a server with %s is reported in a sentence', async (_name, answer, message) => {
  const { address } = await serverOf({ 'POST /v1/statement': answer });
  expect((await faultOf({ server: address, maximumWait: 300 })).message).toBe(message);
});

test.each<[string, Answer]>([
  ['between pages', (response) => response.destroy()],
  [
    'inside a page',
    (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"id":"q1","stats":{}');
      setImmediate(() => response.destroy());
    },
  ],
])('a connection that is lost %s is reported in a sentence', async (_name, answer) => {
  const { address } = await serverOf({ 'POST /v1/statement': page({}, '/1'), 'GET /1': answer });
  expect(await faultOf({ server: address })).toEqual({
    message: 'The connection to Trino at HOST was lost.',
    help: 'Try again.',
  });
});

test('a server that does not run is reported in a sentence', async () => {
  const { address } = await serverOf({});
  const server = servers.pop()!;
  server.close();
  await once(server, 'close');
  expect(await faultOf({ server: address })).toEqual({
    message: 'Trino at HOST cannot be reached: nothing listens at this address.',
    help: 'Check the address, and that the server runs.',
  });
});

test.each([
  [
    'TABLE_NOT_FOUND',
    "line 1:15: Table 'a.b.c' does not exist",
    "Trino has no such table: Table 'a.b.c' does not exist.",
  ],
  [
    'COLUMN_NOT_FOUND',
    "line 1:8: Column 'x' cannot be resolved",
    "Trino has no such column: Column 'x' cannot be resolved.",
  ],
  ['EXCEEDED_TIME_LIMIT', 'Query exceeded the limit', 'Trino ended the query: Query exceeded the limit.'],
  ['ADMINISTRATIVELY_KILLED', 'Killed.\nBy X', 'Trino ended the query: Killed.'],
  ['QUERY_QUEUE_FULL', 'Too many', 'Trino takes no query now: Too many.'],
  ['GENERIC_INTERNAL_ERROR', undefined, 'Trino refused the query: it does not say why.'],
])('the error %s is reported in a sentence', async (errorName, message, expected) => {
  const { address, seen } = await serverOf({
    'POST /v1/statement': page({}, '/1'),
    'GET /1': page({ columns: COLUMNS, data: [['a', true]] }, '/2'),
    'GET /2': page({ error: { errorName, message, failureInfo: { stack: ['at io.trino'] } } }),
  });
  expect((await faultOf({ server: address })).message).toBe(expected);
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
});
