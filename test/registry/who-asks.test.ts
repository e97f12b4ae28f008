// What is answered depends on who asks only where it must, and is then never shared.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createService, type ServerOptions } from '../../src/apps/http/server.js';
import { type AuditRecord, hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-who-'));
const registry = join(folder, 'registry.sqlite');
const tokens: Record<string, string> = {};
const services: FastifyInstance[] = [];

const start = async (options: ServerOptions = {}) => {
  const app = await createService({ registry, logLevel: 'silent', ...options });
  services.push(app);
  return app;
};
const as = (label: string) => ({ authorization: `Bearer ${tokens[label] ?? label}` });
const publish = (app: FastifyInstance, number: string, query = '') =>
  app.inject({
    method: 'PUT',
    url: `/s/statistics/towns/${number}${query}`,
    headers: { ...as('publisher'), 'content-type': 'application/json' },
    payload: JSON.stringify({
      title: `Towns ${number}`,
      type: 'object',
      'fair:version': { identifier: number },
    }),
  });

beforeAll(async () => {
  const store = await openStore(registry, { isNew: true });
  for (const name of ['statistics', 'rivals']) await store.putOwner({ name, title: name });
  for (const [label, scope] of [
    ['publisher', 'publish:statistics'],
    ['rival', 'manage:rivals'],
    ['admin', 'admin'],
  ] as const) {
    tokens[label] = newToken();
    const expires = '2999-01-01T00:00:00Z';
    await store.addToken({ label, scopes: [scope], expires, hash: hashOfToken(tokens[label])! });
  }
  await store.close();
  const app = await start();
  expect((await publish(app, '1.0.0')).statusCode).toBe(201);
  expect((await publish(app, '2.0.0', '?state=draft')).statusCode).toBe(201);
});
afterEach(async () => {
  for (const app of services.splice(0)) await app.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('of many who ask at the same time for the same', () => {
  test.each(['/s', '/s/statistics/towns', '/s/statistics/towns/1.0.0', '/v1/schemas', '/feed.atom'])(
    'only those with a token get %s of a private registry',
    async (url) => {
      const app = await start({ private: true });
      const senders = ['publisher', 'nobody', 'rival', undefined, 'admin'];
      const asked = Array.from({ length: 40 }, (_, index) => senders[index % senders.length]);
      const answers = await Promise.all(
        asked.map((sender) => app.inject({ url, headers: sender === undefined ? {} : as(sender) })),
      );
      const expected = asked.map((sender) => (sender !== undefined && sender in tokens ? 200 : 401));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected);
      for (const { statusCode, body } of answers) if (statusCode === 401) expect(body).not.toContain('Towns');
    },
  );

  test.each(['', '/index.html', '/schema.yaml'])(
    'only those who may publish for its owner get a draft%s',
    async (file) => {
      const app = await start();
      const senders = ['publisher', 'rival', undefined, 'admin'];
      const asked = Array.from({ length: 40 }, (_, index) => senders[index % senders.length]);
      const url = `/s/statistics/towns/2.0.0${file}`;
      const answers = await Promise.all(
        asked.map((sender) => app.inject({ url, headers: sender === undefined ? {} : as(sender) })),
      );
      const mayRead = ['publisher', 'admin'];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        asked.map((sender) => (mayRead.includes(sender ?? '') ? 200 : 404)),
      );
      for (const { statusCode, headers } of answers)
        if (statusCode === 200) expect(headers['cache-control']).toBe('private, no-store');
    },
  );
});

test('attempts that are refused before anything is looked at are in the audit', async () => {
  const app = await start({ bodyLimit: 1000 });
  const put = (headers: Record<string, string>, payload: string | Buffer) =>
    app.inject({ method: 'PUT', url: '/s/statistics/towns/3.0.0', headers, payload });
  const json = { 'content-type': 'application/json' };
  const before = await auditedFor(app);
  for (const [sender, expected] of [
    [as('publisher'), [413, 415, 400, 413]],
    [as('rival'), [413, 415, 403, 403]],
    [{}, [413, 415, 401, 401]],
  ] as const) {
    const own: Record<string, string> = { ...sender };
    const statuses = [
      await put({ ...own, ...json }, ' '.repeat(1001)),
      await put({ ...own, 'content-type': 'text/plain' }, 'x'),
      await put({ ...own, ...json, 'content-encoding': 'gzip' }, 'no gzip'),
      await put({ ...own, ...json, 'content-encoding': 'gzip' }, gzipSync(' '.repeat(1001))),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(expected);
  }
  const rows = (await auditedFor(app)).slice(0, -before.length || undefined).reverse();
  const kinds = ['content-too-large', 'unsupported-media-type'];
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    ...kinds,
    'malformed-request',
    'content-too-large',
    ...kinds,
    'forbidden',
    'forbidden',
  ]);
});

async function auditedFor(app: FastifyInstance): Promise<readonly AuditRecord[]> {
  const { writes } = (await app.inject({ url: '/v1/audit?limit=1000', headers: as('admin') })).json() as {
    readonly writes: readonly AuditRecord[];
  };
  return writes;
}

describe('requests that wait for changes', () => {
  test('leave room for all others, and have a limit of their own', async () => {
    const app = await start({ requestLimits: { requests: 3, longPolls: 50 } });
    const { next } = (await app.inject('/v1/changes')).json() as { readonly next: number };
    const waiting = Array.from({ length: 50 }, () =>
      // A request is sent when somebody waits for its answer.
      app.inject(`/v1/changes?since=${next}&wait=30`).then((answer) => answer),
    );
    const refused = await app.inject(`/v1/changes?since=${next}&wait=30`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await app.inject('/s')).statusCode).toBe(200);
    expect((await publish(app, '1.1.0')).statusCode).toBe(201);
    for (const { statusCode, body } of await Promise.all(waiting)) {
      expect(statusCode).toBe(200);
      expect(body).toContain('1.1.0');
    }
  });
});

describe('pages of other origins that are open in a browser', () => {
  const origins = async (options: ServerOptions) => {
    const app = await start(options);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const originOf = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, init)).headers.get('access-control-allow-origin');
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"schema":{}}' };
    return {
      stored: [
        await originOf('/s'),
        await originOf('/s/statistics/towns/1.0.0'),
        await originOf('/v1/schemas'),
        await originOf('/v1/changes'),
      ],
      stateless: [
        await originOf('/v1/validate', body),
        await originOf('/status'),
        await originOf('/openapi.json'),
      ],
    };
  };

  test('do not read what is stored in a service for this machine only', async () => {
    expect(await origins({})).toEqual({ stored: [null, null, null, null], stateless: ['*', '*', '*'] });
  });

  test('read it where the service has a public address', async () => {
    const { stored } = await origins({ base: 'https://schemas.example.org' });
    expect(stored).toEqual(['*', '*', '*', '*']);
  });
});
