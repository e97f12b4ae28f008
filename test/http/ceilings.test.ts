// The memory of all requests together stays within bounds, whatever clients send and however little they read.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/registry/store/index.js';
import { ask, type ServiceProcess, startService, talk } from './service-process.js';

const ASSET = '/assets/swagger-ui-bundle.js';
const ASSET_BYTES = 1_685_697;
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

let service: ServiceProcess;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
const stopEach = () => afterEach(() => service.stop());

/** A client that sends, and reads nothing. */
function sendOnly(text: string | Buffer): Promise<void> {
  const socket = connect(service.port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.pause();
  return new Promise((done) => socket.write(text, () => done()));
}

const SPACES = gzipSync(' '.repeat(5_000_000));

/** A body that packs well, as no other. Parts of gzip data can be packed on their own. */
function packed(index: number): Buffer {
  return Buffer.concat([gzipSync(`{"schema":{"title":"${index}"}`), SPACES, gzipSync('}')]);
}

const statuses = async (answers: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('a service whose clients', () => {
  stopEach();

  test('ask a thousand times at once for a large file, and read nothing, stays small and answers others', async () => {
    service = await startService();
    await Promise.all([sendOnly(get(ASSET).repeat(1000)), sendOnly(get(ASSET).repeat(1000))]);
    const other = await ask(service.port, ASSET);
    expect(other).toMatchObject({ status: 200, bytes: ASSET_BYTES });
    expect((await ask(service.port, '/status')).status).toBe(200);
    expect(service.peakMemory()).toBeLessThan(512);
  });

  test('do so over many connections stays small, too', async () => {
    service = await startService();
    await Promise.all(Array.from({ length: 20 }, () => sendOnly(get('/v1/rules').repeat(1000))));
    expect((await ask(service.port, '/status')).status).toBe(200);
    expect(service.peakMemory()).toBeLessThan(512);
  });

  test('ask for a large file at the same time reads and packs it once', async () => {
    service = await startService();
    const headers = { 'accept-encoding': 'br' };
    const answers = await Promise.all([
      ...Array.from({ length: 200 }, () => ask(service.port, ASSET)),
      ...Array.from({ length: 200 }, () => ask(service.port, ASSET, { headers })),
    ]);
    expect(new Set(answers.slice(0, 200).map(({ bytes }) => bytes))).toEqual(new Set([ASSET_BYTES]));
    expect(new Set(answers.slice(200).map(({ headers }) => headers['content-encoding']))).toEqual(
      new Set(['br']),
    );
    expect(service.peakMemory()).toBeLessThan(512);
  });

  test('send a thousand small bodies that unpack to 5 MB answers or refuses all, and stays small', async () => {
    service = await startService();
    const bodies = Array.from({ length: 1000 }, (_, index) => packed(index));
    const headers = { 'content-encoding': 'gzip' };
    const all = await Promise.all(bodies.map((body) => ask(service.port, '/v1/lint', { body, headers })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { status, headers } of all) if (status === 503) expect(headers['retry-after']).toBe('1');
    expect(service.peakMemory()).toBeLessThan(1024);
  });

  test('send more bytes than it may hold refuses those that do not fit', async () => {
    service = await startService('--body-budget', '3000000');
    const part = Buffer.alloc(1_000_000, ' ');
    const head = `POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n`;
    for (let client = 0; client < 2; client++) await sendOnly(Buffer.concat([Buffer.from(head), part]));
    const body = Buffer.from(`{"schema":{}${' '.repeat(1_500_000)}}`);
    const refused = async () => {
      const answer = await ask(service.port, '/v1/validate', { body });
      return answer.status === 503 ? answer : undefined;
    };
    // What was sent before may not have arrived yet.
    let answer = await refused();
    while (answer === undefined) answer = await refused();
    expect(answer.headers['retry-after']).toBe('1');
    expect(JSON.parse(answer.text)).toMatchObject({ type: '/problems/unavailable', status: 503 });
    const small = Buffer.from('{"schema":{}}');
    expect((await ask(service.port, '/v1/validate', { body: small })).status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    const again = async () => (await ask(service.port, '/v1/validate', { body })).status;
    while ((await again()) !== 200);
  });

  test('send a body in pieces of one byte does not keep the pieces', async () => {
    service = await startService();
    const piece = '1\r\n \r\n'.repeat(10_000);
    const socket = connect(service.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(
      'POST /v1/validate HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    for (let count = 0; count < 150; count++)
      if (!socket.write(piece)) await new Promise((done) => socket.once('drain', done));
    expect(service.peakMemory()).toBeLessThan(512);
    socket.write('d\r\n{"schema":{}}\r\n0\r\n\r\n');
    let heard = '';
    for await (const chunk of socket) heard += chunk;
    expect(heard).toMatch(/^HTTP\/1.1 200 /);
  });

  test('read nothing of large answers refuses to make more of them', async () => {
    service = await startService();
    const properties = Object.fromEntries(
      Array.from({ length: 2500 }, (_, index) => [`p${index}`, { type: 'string', title: `P ${index}` }]),
    );
    const bodyOf = (index: number) => JSON.stringify({ schema: { title: `${index}`, properties } });
    const large = await ask(service.port, '/v1/lint', { body: Buffer.from(bodyOf(-1)) });
    expect(large.bytes).toBeGreaterThan(3_000_000);
    const most = Math.ceil((128 * 1024 * 1024) / large.bytes) + 1;
    let [index, refused] = [0, false];
    while (!refused && index < 2 * most) {
      await Promise.all(Array.from({ length: 8 }, () => sendOnly(post('/v1/lint', bodyOf(index++)))));
      refused = (await ask(service.port, '/v1/lint', { body: Buffer.from(bodyOf(-2)) })).status === 503;
    }
    expect(refused).toBe(true);
    expect((await ask(service.port, '/status')).status).toBe(200);
    expect(service.peakMemory()).toBeLessThan(1024);
  });
});

describe('on a connection of one client', () => {
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  test('requests that are sent without waiting for answers are answered in their order', async () => {
    const paths = Array.from({ length: 60 }, (_, index) =>
      index % 2 ? '/v1/rules' : `/problems/none-${index}`,
    );
    const heard = await talk(
      service.port,
      paths.map((path) => get(path)).join('') + get('/status', 'Connection: close\r\n'),
    );
    const found = [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(found).toEqual([...paths.map((path) => (path === '/v1/rules' ? '200' : '404')), '200']);
  });

  test('such requests are refused when they are too many, and the connection is closed', async () => {
    const slow = JSON.stringify({ schema: { pattern: '^(a+)+\\1$' }, instance: `${'a'.repeat(60)}b` });
    const heard = await talk(service.port, post('/v1/validate', slow) + get('/v1/rules').repeat(1000));
    const found = [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(found).toEqual(['422', ...Array.from({ length: 107 }, () => '200'), '503']);
    const last = heard.slice(heard.lastIndexOf('HTTP/1.1 503'));
    expect(last).toContain('retry-after: 1\r\n');
    expect(last).toContain('connection: close\r\n');
  });

  test('clients that disconnect while they send are no internal errors', async () => {
    const begun =
      'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    for (let count = 0; count < 20; count++) {
      await sendOnly(begun);
      sockets.pop()!.destroy();
    }
    expect(await statuses(Array.from({ length: 5 }, () => ask(service.port, '/status')))).toEqual(
      Array.from({ length: 5 }, () => 200),
    );
    expect(service.log()).toBe('');
  });
});

describe('a service with as many requests as it may have', () => {
  stopEach();

  const begun =
    'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

  test('refuses others, but not probes, and takes them again when some have ended', async () => {
    service = await startService('--max-requests', '5');
    const schemas = () => ask(service.port, '/v1/schemas');
    await Promise.all(Array.from({ length: 5 }, () => sendOnly(begun)));
    let answer = await schemas();
    while (answer.status === 200) answer = await schemas();
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(JSON.parse(answer.text)).toMatchObject({ type: '/problems/unavailable' });
    expect((await ask(service.port, '/status')).status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    while ((await schemas()).status !== 200);
    expect(service.log()).toBe('');
  });

  test('does not count requests that wait for others of their connection', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ceilings-'));
    const registry = join(folder, 'registry.sqlite');
    await (await openStore(registry, { isNew: true })).close();
    service = await startService('--max-requests', '20', '--registry', registry);
    const waiting = get('/v1/changes?since=0&wait=30').repeat(8) + get('/v1/rules').repeat(60);
    await Promise.all([sendOnly(waiting), sendOnly(waiting)]);
    for (let turn = 0; turn < 20; turn++) expect((await ask(service.port, '/v1/rules')).status).toBe(200);
    rmSync(folder, { recursive: true });
  });
});
