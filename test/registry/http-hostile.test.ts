import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { isReserved } from '../../src/registry/publish/names.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const BASE = 'https://schemas.example.org';
const folder = mkdtempSync(join(tmpdir(), 'registry-hostile-'));
const database = join(folder, 'registry.sqlite');
const tokens: Record<string, string> = {};
let app: FastifyInstance;

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  for (const name of ['statistics', 'rivals']) await store.putOwner({ name, title: `Office of ${name}` });
  for (const [label, scope] of [
    ['manager', 'manage:statistics'],
    ['rival', 'manage:rivals'],
    ['admin', 'admin'],
  ] as const) {
    tokens[label] = newToken();
    await store.addToken({
      label,
      scopes: [scope],
      expires: '2999-01-01T00:00:00Z',
      hash: hashOfToken(tokens[label])!,
    });
  }
  await store.close();
  app = await createService({ registry: database, base: BASE, logLevel: 'silent' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const towns = (number: string, more: JsonObject = {}): JsonObject => ({
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns of Ruritania',
  'fair:version': { identifier: number },
  type: 'object',
  properties: { area: { type: 'number' } },
  ...more,
});

const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method: method!, url, headers });
const as = (label: string) => ({ authorization: `Bearer ${tokens[label]}` });
const write = (
  method: 'PUT' | 'PATCH',
  url: string,
  body: Json,
  { by = 'manager', headers = {} }: { by?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method,
    url,
    headers: { ...as(by), 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

/** A version that no other test uses. */
let last = 0;
const published = async (more: JsonObject = {}) => {
  const url = `/s/statistics/towns-${++last}/1.0.0`;
  const made = await write('PUT', url, towns('1.0.0', more));
  expect(made.statusCode).toBe(201);
  return { url, digest: made.json().digest as string };
};
const LONG = { description: 'All towns of Ruritania, with their areas. '.repeat(50) };

describe('an answer', () => {
  test('that is a file is the same file when it is asked for again', async () => {
    const { url } = await published();
    const first = await get(`${url}/ro-crate.zip`);
    const second = await get(`${url}/ro-crate.zip`, { 'accept-encoding': 'gzip, br' });
    expect(first.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
    const known = await get(`${url}/ro-crate.zip`, { 'if-none-match': first.headers.etag as string });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['identity', 'gzip', 'br'])(
    'in the encoding %s has a digest of its bytes, and the validator with which it is known',
    async (encoding) => {
      const { url } = await published(LONG);
      const got = await get(`${url}/schema.json`, { 'accept-encoding': encoding });
      expect(got.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const digest = createHash('sha256').update(got.rawPayload).digest('base64');
      expect(got.headers['repr-digest']).toBe(`sha-256=:${digest}:`);
      const { etag, 'cache-control': kept, 'content-location': location, vary } = got.headers;
      const known = await get(`${url}/schema.json`, {
        'accept-encoding': encoding,
        'if-none-match': `"other", ${etag}`,
      });
      expect(known.statusCode).toBe(304);
      expect(known.headers).toMatchObject({
        etag,
        'cache-control': kept,
        'content-location': location,
        vary,
      });
      expect(known.headers['repr-digest']).toBeUndefined();
      const stranger = await get(`${url}/schema.json`, {
        'if-none-match': `${String(etag).slice(0, -1)}-x"`,
      });
      expect(stranger.statusCode).toBe(200);
      if (encoding === 'gzip')
        expect(JSON.parse(gunzipSync(got.rawPayload).toString())).toEqual(towns('1.0.0', LONG));
    },
  );
});

test('a sitemap that is not there is answered at once', async () => {
  const start = performance.now();
  expect((await get('/sitemap-99999.xml')).statusCode).toBe(404);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('scripts of other origins may write, and see what an answer says', async () => {
  const { url } = await published();
  const { statusCode, headers } = await get(url, { origin: 'https://editor.example' }, 'OPTIONS');
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-methods']).toMatch(/PUT.*PATCH/);
  for (const name of ['authorization', 'if-match', 'if-none-match', 'content-type'])
    expect(headers['access-control-allow-headers']).toContain(name);
  for (const name of ['ETag', 'Location', 'Link', 'Deprecation', 'Repr-Digest'])
    expect(headers['access-control-expose-headers']).toContain(name);
});

test.each([
  '/s',
  '/s/statistics',
  '/s/statistics/nothing/1.0.0',
  '/feed.atom',
  '/catalog',
  '/oai?verb=Identify',
  '/v1/changes',
  '/sitemap.xml',
  '/robots.txt',
  '/nothing',
  '/s/%',
])('browsers do not guess the type of %s, and nobody keeps a problem', async (url) => {
  const { statusCode, headers } = await get(url, { accept: 'text/html, */*;q=0.5' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (statusCode === 404) expect(headers['cache-control']).toBe('no-store');
  if (/html/.test(String(headers['content-type'])))
    expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a withdrawn version is gone as a page too, and no cache keeps that for another type', async () => {
  const { url, digest } = await published();
  const body = { state: 'withdrawn', reason: '<img src=x onerror=alert(1)>' };
  await write('PATCH', url, body, { headers: { 'if-match': `"${digest}"` } });
  for (const path of [url, `${url}/index.html`, `${url}/schema.json`]) {
    const { statusCode, headers, body: text } = await get(path, { accept: 'text/html' });
    expect(statusCode).toBe(410);
    expect(text).not.toContain('<img');
    expect(headers).toMatchObject({
      vary: expect.stringContaining('accept'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

describe('a draft', () => {
  const draft = async (number: string, more: JsonObject, name = `rival-${++last}`, by = 'rival') => {
    const url = `/s/${by === 'rival' ? 'rivals' : 'statistics'}/${name}/${number}`;
    const made = await write('PUT', `${url}?state=draft`, towns(number, more), { by });
    expect(made.statusCode).toBe(201);
    return { url, name, digest: made.json().digest as string };
  };

  test('that refers to a version is not named on its page, and does not keep it from being withdrawn', async () => {
    const { url, digest } = await published();
    const { name } = await draft('1.0.0', { properties: { area: { $ref: BASE + url } } });
    expect((await get(`${url}/index.html`)).body).not.toContain(name);
    const withdrawn = await write(
      'PATCH',
      url,
      { state: 'withdrawn', reason: 'Wrong.' },
      { headers: { 'if-match': `"${digest}"` } },
    );
    expect([withdrawn.statusCode, withdrawn.body.includes(name)]).toEqual([200, false]);
  });

  test('is nowhere in what everybody reads', async () => {
    const { name } = await draft('1.0.0', { title: 'A secret title' });
    for (const url of [
      '/s',
      '/s?q=secret',
      '/s/rivals',
      '/feed.atom',
      '/catalog',
      '/sitemap-0.xml',
      '/v1/changes',
      '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:schemas.example.org:rivals/${name}/1.0.0`,
      `/s/rivals/${name}`,
      `/s/rivals/${name}/feed.atom`,
      `/s/rivals/${name}/series.ttl`,
      `/s/rivals/${name}/latest`,
      `/s/rivals/${name}/1.0.0/linkset`,
    ]) {
      const { body } = await get(url, as('manager'));
      expect([url, body.includes('A secret title')]).toEqual([url, false]);
      if (!url.includes(name)) expect([url, body.includes(name)]).toEqual([url, false]);
    }
  });

  test('is compared with the versions before it when it is published', async () => {
    const { url } = await published();
    const name = url.split('/')[3]!;
    const { url: next, digest } = await draft('1.0.1', { required: ['area'] }, name, 'manager');
    const headers = { 'if-match': `"${digest}"` };
    const refused = await write('PATCH', next, { state: 'published' }, { headers });
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/incompatible']);
    expect((await get(next)).statusCode).toBe(404);
    const good = await draft('1.0.2', { description: 'With areas.' }, name, 'manager');
    const done = await write(
      'PATCH',
      good.url,
      { state: 'published' },
      { headers: { 'if-match': `"${good.digest}"` } },
    );
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'published', digest: good.digest }),
    ]);
  });
});

describe('a private registry', () => {
  let hidden: FastifyInstance;
  beforeAll(async () => {
    hidden = await createService({ registry: database, base: BASE, private: true, logLevel: 'silent' });
  });
  afterAll(() => hidden.close());

  test('answers nobody without a token, also what it has answered before', async () => {
    const { url } = await published();
    for (const path of [
      '/s',
      '/s/statistics',
      url.slice(0, url.lastIndexOf('/')),
      url,
      `${url}/schema.json`,
      `${url}/ro-crate.zip`,
      `${url}/index.html`,
      `${url}/nothing`,
      '/feed.atom',
      '/catalog',
      '/oai?verb=Identify',
      '/v1/changes',
      '/sitemap.xml',
      '/sitemap-0.xml',
      `${url.slice(0, url.lastIndexOf('/'))}/feed.atom`,
    ]) {
      const allowed = await hidden.inject({ url: path, headers: as('rival') });
      expect([path, allowed.statusCode]).toEqual([path, path.endsWith('nothing') ? 404 : 200]);
      expect([path, allowed.headers['cache-control'] ?? '']).toEqual([
        path,
        expect.not.stringContaining('public'),
      ]);
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await hidden.inject({ method, url: path });
        expect([path, statusCode, headers.etag]).toEqual([path, 401, undefined]);
      }
    }
  });
});

test('many clients that ask for the same page at once all get it', async () => {
  const { url } = await published(LONG);
  const answers = await Promise.all(Array.from({ length: 250 }, () => get(`${url}/index.html`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('of many that publish under one number one wins', async () => {
  const url = `/s/statistics/towns-${++last}/1.0.0`;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => write('PUT', url, towns('1.0.0', { title: `Towns ${index}` }))),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made.length).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409).length).toBe(29);
  expect((await get(url)).headers.etag).toBe(`"${made[0]!.json().digest}"`);
});

test('no address of a page or of its data is a script', async () => {
  const script = 'javascript:alert(1)';
  const settings = { homepage: script, ror: script };
  expect((await write('PATCH', '/s/statistics', settings)).statusCode).toBe(200);
  const { url } = await published();
  for (const path of [url, `${url}/metadata.jsonld`, `${url}/linkset`, '/catalog']) {
    const { statusCode, body } = await get(path, { accept: 'text/html, */*;q=0.5' });
    expect([path, statusCode, body.includes(script)]).toEqual([path, 200, false]);
  }
  expect((await get('/s/statistics', { accept: 'text/html' })).body).not.toContain(`="${script}`);
});

test.each(['latest', 'aliases', 'feed.atom', 'series.ttl'])(
  'no version has the number %s, whose address leads to something else',
  async (number) => {
    const { url } = await published();
    const schema = url.slice(0, url.lastIndexOf('/'));
    await write('PATCH', schema, { versioning: 'opaque' });
    const refused = await write('PUT', `${schema}/${number}`, towns(number));
    expect([refused.statusCode, refused.json().type]).toEqual([422, '/problems/invalid-name']);
    // Clients make another path of it before they send it.
    expect(isReserved('..')).toBe(true);
  },
);

test('a version says since when it is deprecated, which is later than its publication', async () => {
  const { url, digest } = await published();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const now = Math.floor(Date.now() / 1000);
  const headers = { 'if-match': `"${digest}"` };
  await write('PATCH', url, { state: 'deprecated', reason: 'Old.' }, { headers });
  const since = String((await get(url)).headers.deprecation);
  expect(Number(since.slice(1))).toBeGreaterThanOrEqual(now);
});

test('the feed of a schema is not that of all schemas', async () => {
  const { url } = await published();
  const feed = `${url.slice(0, url.lastIndexOf('/'))}/feed.atom`;
  expect((await get(feed)).body).toContain(`<id>${BASE}${feed}</id>`);
  expect((await get('/feed.atom')).body).toContain(`<id>${BASE}/feed.atom</id>`);
});

test('a service that another server runs has feeds too', async () => {
  const inner = await createService({ registry: database, logLevel: 'silent' });
  expect((await inner.inject('/feed.atom')).statusCode).toBe(200);
  await inner.close();
});

test('a short schema with very many variables is refused, and holds up nobody', async () => {
  const $defs: Record<string, JsonObject> = { d16: { title: 'Last' } };
  for (let depth = 0; depth < 16; depth++) {
    const $ref = `#/$defs/d${depth + 1}`;
    $defs[`d${depth}`] = { properties: { a: { $ref }, b: { $ref } } };
  }
  const url = `/s/statistics/towns-${++last}/1.0.0`;
  const refused = await write('PUT', url, towns('1.0.0', { $ref: '#/$defs/d0', $defs }));
  expect([refused.statusCode, refused.json().limit?.name]).toEqual([422, 'steps']);
  expect((await get('/status')).json().registry).toBe('ok');
  await published();
}, 20_000);

test('a service that stops lets nobody wait for changes', async () => {
  const stopping = await createService({ registry: database, base: BASE, logLevel: 'silent' });
  const address = await stopping.listen({ port: 0 });
  const { next } = (await (await fetch(`${address}/v1/changes`)).json()) as { readonly next: number };
  const waiting = fetch(`${address}/v1/changes?since=${next}&wait=8`);
  await new Promise((resolve) => setTimeout(resolve, 400));
  const start = performance.now();
  await stopping.close();
  expect(performance.now() - start).toBeLessThan(3000);
  expect((await waiting).status).toBe(200);
}, 20_000);
