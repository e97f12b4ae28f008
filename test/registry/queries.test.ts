// Queries of the registry: what they are made of, changes that can be followed, and what changed between versions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fairwright } from '../../src/apps/http/plugin.js';
import type { JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'queries-'));
const database = join(folder, 'registry.sqlite');
const token = newToken();
const app = fastify();
const routes: string[] = [];

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'admin', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) routes.push(url);
  });
  await app.register(fairwright, { registry: database, base: 'https://schemas.example.org' });
  await publish('1.0.0', ['a', 'b']);
  await publish('1.1.0', ['a', 'b', 'c']);
  await publish('2.0.0-rc.1', ['a']);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function publish(number: string, codes: readonly string[]) {
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url: `/s/statistics/towns/${number}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({
      title: 'Towns',
      'fair:version': { identifier: number },
      properties: { status: { enum: codes } },
    }),
  });
  expect([statusCode, body]).toEqual([201, expect.anything()]);
}

const get = (url: string, accept = 'application/json') =>
  app.inject({ url, headers: { accept, authorization: `Bearer ${token}` } });

test('no address takes a parameter twice', async () => {
  const own = routes.filter((route) =>
    /^\/(?:s\b|v1\/(?:schemas|changes|audit|tokens)|feed|catalog|sitemap)/.test(route),
  );
  expect(own.length).toBeGreaterThan(12);
  for (const route of own) {
    const path = route
      .replace(':owner', 'statistics')
      .replace(':name', 'towns')
      .replace(':number', '1.1.0')
      .replace(':file', 'linkset')
      .replace(':first', '0')
      .replace('*', 'x');
    for (const name of ['cursor', 'q', 'from', 'since', 'anything']) {
      const { statusCode, body } = await get(`${path}?${name}=1&${name}=x`, '*/*');
      expect([path, name, statusCode]).toEqual([path, name, 400]);
      expect(body).toContain(`Expected one value for \\"${name}\\", found \\"1,x\\".`);
    }
  }
  const { statusCode, body } = await get('/oai?verb=Identify&verb=Identify', '*/*');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('badVerb')]);
});

describe('changes', () => {
  test('name the registry that they are of', async () => {
    const { headers, ...answer } = await get('/v1/changes');
    const { registry, changes, next } = answer.json() as JsonObject;
    expect(registry).toMatch(/^[\w-]{8,}$/);
    expect(headers['fairwright-registry']).toBe(registry);
    expect(changes).toHaveLength(3);
    expect((await get(`/v1/changes?since=${next}`)).json()).toEqual({ registry, changes: [], next });
    expect((await get('/v1/changes', 'application/x-ndjson')).headers['fairwright-registry']).toBe(registry);
  });

  test('that the registry has not come to are a problem', async () => {
    const { next } = (await get('/v1/changes')).json() as { readonly next: number };
    const refused = await get(`/v1/changes?since=${next + 1}&wait=30`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { type: '/problems/unknown-change', newest: next, registry: expect.any(String) },
    ]);
    expect(refused.json()).toHaveProperty('detail', expect.stringContaining('start again with since=0'));
  });
});

describe('what changed between versions', () => {
  test('is answered as JSON, against the version before it or another one', async () => {
    const before = (await get('/s/statistics/towns/1.1.0/changes')).json() as JsonObject;
    expect(before).toMatchObject({ from: '1.0.0', to: '1.1.0', backward: { verdict: 'yes' } });
    expect((before.changes as JsonObject[]).length).toBeGreaterThan(0);
    const back = (await get('/s/statistics/towns/1.0.0/changes?from=1.1.0')).json();
    expect(back).toMatchObject({ from: '1.1.0', to: '1.0.0', backward: { verdict: 'no' } });
  });

  test('is a page', async () => {
    const { statusCode, body, headers } = await get(
      '/s/statistics/towns/1.1.0/changes?from=1.0.0',
      'text/html',
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('Changes from version');
    expect(body).toContain('<table');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('follows an alias, and says what cannot be compared', async () => {
    const led = await get('/s/statistics/towns/latest/changes?from=1.0.0');
    expect([led.statusCode, led.headers.location]).toEqual([
      307,
      '/s/statistics/towns/1.1.0/changes?from=1.0.0',
    ]);
    expect((await get('/s/statistics/towns/1.0.0/changes')).statusCode).toBe(404);
    for (const other of ['9.9.9', 'latest', '..', '%00', 'x'.repeat(100)])
      expect((await get(`/s/statistics/towns/1.0.0/changes?from=${other}`)).statusCode).toBe(404);
  });
});

test('the newest version is the same everywhere: the newest stable one', async () => {
  const schema = (await get('/s/statistics/towns')).json() as JsonObject;
  expect(schema.latest).toBe('1.1.0');
  expect((await get('/s/statistics/towns/latest')).headers.location).toBe('/s/statistics/towns/1.1.0');
  const list = (await get('/s')).json() as { readonly schemas: readonly JsonObject[] };
  expect(list.schemas[0]!.latest).toBe('1.1.0');
  const page = await get('/s/statistics/towns/1.0.0', 'text/html');
  expect(page.headers.link).toMatch(/<[^>]*\/1\.1\.0>; rel="latest-version"/);
  expect(page.body).toContain('The newest version is <a href="/s/statistics/towns/1.1.0">');
  expect((await get('/s/statistics/towns/series.ttl', 'text/turtle')).body).toMatch(
    /dcat:last <[^>]*1\.1\.0>/,
  );
});
