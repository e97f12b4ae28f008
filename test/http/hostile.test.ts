// Whoever sends what: each attack gets its decided answer from a real server, and the service lives.
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createListener } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/index.js';
import type { JsonObject } from '../../src/base/json.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { runs, sample } from '../effort.js';
import { type Attack, attacks } from './attacks.js';

const OTHERS = ['/v1/lint', '/v1/fix', ...exporters.map(({ id }) => `/v1/export/${id}`)];
/** How many attacks come at once: more than there are threads. */
const ATTACKS = runs({ test: 8, conformance: 20 });

let service: FastifyInstance;
let address: string;

beforeAll(async () => {
  service = await createService({ logLevel: 'silent' });
  await service.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

async function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address + path, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as JsonObject };
}

function bodyOf({ schema, instance, formats, text }: Attack, path: string): string {
  if (text !== undefined) return text;
  return JSON.stringify(path === '/v1/validate' ? { schema, instance, formats } : { schema });
}

/** What an answer says, in one word. */
function wordFor({ status, body }: Awaited<ReturnType<typeof post>>): string {
  if (status === 200) return 'valid' in body ? (body.valid ? 'valid' : 'invalid') : 'done';
  const { limit, type } = body as { limit?: { name: string; value: number }; type: string };
  if (limit) expect(limit.value).toBeGreaterThan(0);
  return limit?.name ?? type.replace('/problems/', '');
}

async function expectAlive(): Promise<void> {
  await expect.poll(async () => (await fetch(`${address}/status`)).status).toBe(200);
}

describe('POST /v1/validate has a decided answer to', () => {
  test.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
    const answer = await post('/v1/validate', bodyOf(attack, '/v1/validate'));
    expect(attack.answers).toContain(wordFor(answer));
    await expectAlive();
  });
});

describe.each(OTHERS.map((path, at) => [path, at] as const))(
  'POST %s has a decided answer to',
  (path, at) => {
    const usual = ['valid', 'invalid', 'done', 'unusable-schema', 'steps', 'memory'];
    // Each attack goes to one of these paths, in turn.
    const sent = sample(attacks, (_attack, index) => index % OTHERS.length === at);
    test.each(sent.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
      const answer = await post(path, bodyOf(attack, path));
      expect(attack.isRefused ? attack.answers : usual).toContain(wordFor(answer));
      await expectAlive();
    });
  },
);

describe('limits hold for a text, too', () => {
  const refused = attacks.filter(({ schema, isRefused }) => schema !== undefined && isRefused);
  test.each(refused.map((attack) => [attack.name, attack] as const))(
    '%s',
    async (_name, { schema, answers }) => {
      const text = JSON.stringify(schema);
      for (const path of ['/v1/lint', '/v1/fix']) {
        expect(answers).toContain(wordFor(await post(path, JSON.stringify({ text, format: 'json' }))));
      }
    },
  );

  test('and aliases in YAML stand for no more than they may', async () => {
    const bomb = Array.from(
      { length: 30 },
      (_, index) => `d${index + 1}: &d${index + 1} [*d${index}, *d${index}]`,
    );
    const text = ['d0: &d0 [x, x]', ...bomb].join('\n');
    const answer = await post('/v1/lint', JSON.stringify({ text, format: 'yaml' }));
    expect(answer).toMatchObject({ status: 200, body: { findings: [{ code: 'syntax/alias-limit' }] } });
  });
});

describe('nothing is fetched', () => {
  test('from a network or a disk, whatever a schema refers to', async () => {
    let requests = 0;
    const web = createServer((_request, response) => {
      requests++;
      response.end('{}');
    });
    const listener = createListener(() => requests++);
    await Promise.all(
      [web, listener].map((each) => new Promise<void>((done) => each.listen(0, '127.0.0.1', done))),
    );
    const [webPort, port] = [web, listener].map((each) => (each.address() as AddressInfo).port);
    const targets = [
      `http://127.0.0.1:${webPort}/schema.json`,
      `https://127.0.0.1:${port}/schema.json`,
      'file:///etc/passwd',
      'data:application/json,{"type":"string"}',
      '../../../../etc/passwd',
    ];
    for (const target of targets) {
      for (const schema of [
        { $ref: target },
        { $dynamicRef: target },
        { $schema: target },
        { $id: target, properties: { a: { $ref: 'x' } } },
        { 'fair:conceptRef': target, 'fair:licenseRef': target, title: 'x' },
      ]) {
        const checked = await post('/v1/validate', JSON.stringify({ schema, instance: { a: 1 } }));
        expect(checked.status).toBe(200);
        expect(JSON.stringify(checked.body)).not.toContain('root:');
        for (const path of OTHERS)
          expect((await post(path, JSON.stringify({ schema }))).status).toBeLessThan(500);
      }
    }
    expect(requests).toBe(0);
    for (const each of [web, listener]) each.close();
  });
});

/** What a server says to a client that sends pieces of text until it hears something. */
function hear(port: number, head: string, piece: string, pause: number): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    let talking: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      talking = setInterval(() => socket.write(piece), pause);
    });
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(talking);
      done(heard);
    });
  });
}

const HEAD = 'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('a client', () => {
  test('that never stops sending gets a 413', async () => {
    const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const { port } = service.server.address() as AddressInfo;
    expect(await hear(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, piece, 1)).toMatch(
      /^HTTP\/1.1 413 /,
    );
    await expectAlive();
  });

  test('that sends a byte now and then gets a 408, however often', async () => {
    const slow = await createService({ logLevel: 'silent', requestTimeout: 500 });
    await slow.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = slow.server.address() as AddressInfo;
      const clients = Array.from({ length: 50 }, () =>
        hear(port, `${HEAD}Content-Length: 100000\r\n\r\n`, ' ', 50),
      );
      for (const heard of await Promise.all(clients)) expect(heard).toMatch(/^HTTP\/1.1 408 /);
      expect(await hear(port, 'GET /status HTTP/1.1\r\n', 'X-A: b\r\n', 50)).toMatch(/^HTTP\/1.1 408 /);
    } finally {
      await slow.close();
    }
  });
});

test('many attacks at once get their answers, and so does who comes between them', async () => {
  const attack = JSON.stringify({ schema: { pattern: '^(a*)*\\1$' }, instance: `${'a'.repeat(60)}b` });
  const attacked = Promise.all(Array.from({ length: ATTACKS }, () => post('/v1/validate', attack)));
  const ordinary = await post('/v1/validate', JSON.stringify({ schema: { type: 'string' }, instance: 'x' }));
  expect(ordinary).toMatchObject({ status: 200, body: { valid: true } });
  for (const answer of await attacked) expect(['steps', 'unavailable']).toContain(wordFor(answer));
  await expectAlive();
});
