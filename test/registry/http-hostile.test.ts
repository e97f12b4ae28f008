import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../src/http/server.js';
import type { Json, JsonObject } from '../../src/json.js';
import { hashOfToken, newToken, openStore } from '../../src/store/index.js';

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
