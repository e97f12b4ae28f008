// The service inside larger applications, under a prefix: Fastify, Express, node:http, and behind a proxy.
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { createHandler, createService, fairwright } from '../../src/apps/http/index.js';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise((done) => server.close(done)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Follows what a page loads and links to, all of which is the service's own. */
async function expectLinks(base: string, path: string): Promise<void> {
  const response = await fetch(base + path, { headers: { accept: 'text/html' } });
  const links = [...(await response.text()).matchAll(/(?:href|src)="(?!data:)([^"]+)"/g)];
  expect(links.length, path).toBeGreaterThan(0);
  for (const [, link] of links) {
    const { href } = new URL(link!, response.url);
    expect(href).toMatch(new RegExp(`^${base}/`));
    const target = await fetch(href, { method: 'HEAD' });
    expect(target.ok, href).toBe(true);
  }
}

/** What must hold wherever the service is mounted. */
async function expectService(origin: string, prefix: string): Promise<void> {
  const base = origin + prefix;
  await expect.poll(async () => (await fetch(`${base}/status`)).status).toBe(200);
  expect(await (await fetch(`${base}/status`)).json()).toMatchObject({ status: 'ok' });

  const validated = await fetch(`${base}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ schema: { type: 'string' }, instance: 5 }),
  });
  expect(await validated.json()).toMatchObject({ valid: false, instance_errors: [expect.any(String)] });

  const { schemas } = (await (await fetch(`${base}/v1/schemas`)).json()) as {
    schemas: { id: string; path: string }[];
  };
  for (const { id, path } of schemas) {
    expect(path.startsWith(`${prefix}/`), path).toBe(true);
    expect(await (await fetch(origin + path)).json()).toMatchObject({ $id: id });
  }

  const { links } = (await (await fetch(`${base}/`, { headers: { accept: 'application/json' } })).json()) as {
    links: { href: string }[];
  };
  for (const { href } of links) expect((await fetch(origin + href)).status, href).toBe(200);
  for (const path of ['', '/', '/docs', '/docs/', '/studio', '/studio/', '/problems/not-found'])
    await expectLinks(base, path);

  const broken = await fetch(`${base}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
  const { type } = (await broken.json()) as { type: string };
  expect((await fetch(origin + type)).status, type).toBe(200);

  const { servers } = (await (await fetch(`${base}/openapi.json`)).json()) as { servers: { url: string }[] };
  expect(servers[0]?.url).toBe(prefix || '/');
  expect((await fetch(`${base}/nowhere`)).status).toBe(404);
  expect((await fetch(`${base}/v1/validate`)).status).toBe(405);
}

describe('the service is whole', () => {
  test('by itself', async () => {
    const app = await createService({ logLevel: 'silent' });
    closers.push(() => app.close());
    await expectService(await app.listen({ port: 0, host: '127.0.0.1' }), '');
  });

  test('by itself under a prefix', async () => {
    const app = await createService({ logLevel: 'silent', prefix: '/a/b' });
    closers.push(() => app.close());
    await expectService(await app.listen({ port: 0, host: '127.0.0.1' }), '/a/b');
  });

  test('as a plugin of a larger Fastify application, which stays as it was', async () => {
    const app = Fastify();
    closers.push(() => app.close());
    app.get('/', () => ({ mine: true }));
    app.post('/mine', (request) => ({ got: request.body }));
    await app.register(fairwright, { prefix: '/meta/data' });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await expectService(origin, '/meta/data');
    expect(await (await fetch(`${origin}/`)).json()).toEqual({ mine: true });
    const mine = await fetch(`${origin}/mine`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await mine.json()).toEqual({ got: { a: 1 } });
    expect((await (await fetch(`${origin}/nowhere`)).json()) as object).toMatchObject({ error: 'Not Found' });
  });

  test('in Express', async () => {
    const handler = await createHandler();
    closers.push(() => handler.close());
    const app = express();
    app.get('/', (_request, response) => {
      response.json({ mine: true });
    });
    app.use('/meta', handler);
    const origin = await listen(createServer(app));
    await expectService(origin, '/meta');
    expect(await (await fetch(`${origin}/`)).json()).toEqual({ mine: true });
  });

  test('in node:http', async () => {
    const handler = await createHandler({ prefix: '/meta' });
    closers.push(() => handler.close());
    const origin = await listen(
      createServer((request, response) => {
        if (request.url?.startsWith('/meta')) handler(request, response);
        else response.end('mine');
      }),
    );
    await expectService(origin, '/meta');
    expect(await (await fetch(`${origin}/`)).text()).toBe('mine');
  });

  test('behind a proxy that takes the prefix away', async () => {
    const app = await createService({ logLevel: 'silent', prefix: '/outside' });
    closers.push(() => app.close());
    const inner = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const origin = await listen(
      createServer((request, response) => {
        const path = request.url!.replace(/^\/outside/, '') || '/';
        const onward = httpRequest({
          port: inner.port,
          host: inner.hostname,
          path,
          method: request.method,
          headers: request.headers,
        });
        onward.on('response', (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        });
        request.pipe(onward);
      }),
    );
    await expectService(origin, '/outside');
  });
});
