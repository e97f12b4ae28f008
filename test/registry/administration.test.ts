// What only administrators may do over HTTP: tokens, and the audit.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import type { Json } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'administration-'));
const database = join(folder, 'registry.sqlite');
const [admin, manager] = [newToken(), newToken()];
let app: FastifyInstance;

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'admin', scopes: ['admin'], hash: hashOfToken(admin)! });
  await store.addToken({ label: 'manager', scopes: ['manage:statistics'], hash: hashOfToken(manager)! });
  await store.close();
  app = await createService({ registry: database, base: 'https://schemas.example.org', logLevel: 'silent' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token?: string, body?: Json) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
}

const publish = (name: string, token: string) =>
  send('PUT', `/s/statistics/${name}/1.0.0`, token, {
    title: 'Towns',
    'fair:version': { identifier: '1.0.0' },
  });

test('a token is made, used, listed without its secret, and revoked', async () => {
  const made = await send('POST', '/v1/tokens', admin, {
    label: 'CI of towns',
    scopes: ['publish:statistics', 'publish:statistics'],
    days: 7,
  });
  expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { id, token, expires } = made.json;
  expect(made.json).toMatchObject({ label: 'CI of towns', scopes: ['publish:statistics'] });
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(Date.parse(expires) - Date.now()).toBeLessThan(7.1 * 86_400_000);
  expect((await publish('towns', token)).status).toBe(201);
  const listed = await send('GET', '/v1/tokens', admin);
  expect([listed.status, listed.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(listed.json.tokens.at(-1)).toEqual({
    id,
    label: 'CI of towns',
    scopes: ['publish:statistics'],
    expires,
  });
  expect(listed.text).not.toMatch(/fw_|hash/);
  for (const file of [database, `${database}-wal`]) expect(readFileSync(file).includes(token)).toBe(false);
  expect(await send('DELETE', `/v1/tokens/${id}`, admin)).toMatchObject({ status: 200, json: { id } });
  expect((await send('DELETE', `/v1/tokens/${id}`, admin)).status).toBe(404);
  expect((await publish('rivers', token)).status).toBe(401);
  expect((await send('GET', '/v1/tokens', admin)).json.tokens.at(-1).revoked).toBeDefined();
});

test.each<[Json, string]>([
  [{ scopes: ['admin'] }, ''],
  [{ label: ' ', scopes: ['admin'] }, '/label'],
  [{ label: 'x'.repeat(201), scopes: ['admin'] }, '/label'],
  [{ label: 'x' }, ''],
  [{ label: 'x', scopes: [] }, '/scopes'],
  [{ label: 'x', scopes: 'admin' }, '/scopes'],
  [{ label: 'x', scopes: ['admin', 'root'] }, '/scopes/1'],
  [{ label: 'x', scopes: ['publish:statistics admin'] }, '/scopes/0'],
  [{ label: 'x', scopes: ['publish:nobody'] }, '/scopes/0'],
  [{ label: 'x', scopes: ['admin'], days: 0 }, '/days'],
  [{ label: 'x', scopes: ['admin'], expires: 'never' }, '/expires'],
  [[], ''],
])('a token is not made of %j', async (body, pointer) => {
  const { status, json } = await send('POST', '/v1/tokens', admin, body);
  expect([status, json.errors[0].pointer]).toEqual([422, pointer]);
});

test.each(['0', '999999', 'x', '1.5', '-1', '1e3', '9'.repeat(40)])('there is no token %s', async (id) => {
  expect((await send('DELETE', `/v1/tokens/${id}`, admin)).status).toBe(404);
});

const ROUTES = [
  ['GET', '/v1/tokens', undefined],
  ['POST', '/v1/tokens', { label: 'x', scopes: ['admin'] }],
  ['DELETE', '/v1/tokens/2', undefined],
  ['GET', '/v1/audit', undefined],
] as const;

test.each(ROUTES)('%s %s is for administrators', async (method, url, body) => {
  const nobody = await send(method, url, undefined, body);
  expect([nobody.status, nobody.headers['www-authenticate']]).toEqual([401, 'Bearer realm="fairwright"']);
  const other = await send(method, url, manager, body);
  expect([other.status, other.json.detail]).toEqual([403, 'The token needs the scope admin.']);
  expect(other.text).not.toContain('fw_');
});

test('the audit is read page by page, and names what was refused', async () => {
  await publish('lakes', manager);
  await send('POST', '/v1/tokens', manager, { label: 'x', scopes: ['admin'] });
  const first = await send('GET', '/v1/audit?limit=1', admin);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.json.writes).toMatchObject([
    { actor: 'token 3 (manager)', action: 'add token', target: '/v1/tokens', outcome: 'forbidden' },
  ]);
  const { json } = await send('GET', `/v1/audit?limit=1&cursor=${first.json.next}`, admin);
  expect(json.writes).toMatchObject([
    {
      actor: 'token 3 (manager)',
      action: 'publish',
      target: '/s/statistics/lakes/1.0.0',
      outcome: 'published',
    },
  ]);
  const all: number[] = [];
  for (let cursor = ''; ; ) {
    const page = (await send('GET', `/v1/audit?limit=2${cursor}`, admin)).json;
    all.push(...page.writes.map(({ id }: { readonly id: number }) => id));
    if (page.next === undefined) break;
    cursor = `&cursor=${page.next}`;
  }
  expect(all).toEqual(Array.from({ length: all.length }, (_, index) => all.length - index));
  expect(JSON.stringify((await send('GET', '/v1/audit', admin)).json)).not.toContain('fw_');
});

test.each(['limit=0', 'limit=1001', 'limit=x', 'cursor=-1', 'cursor=x', 'limit=1&limit=2'])(
  'the audit is not read with %s',
  async (query) => {
    expect((await send('GET', `/v1/audit?${query}`, admin)).json.type).toBe('/problems/malformed-parameter');
  },
);

test('all of it is in the interface description', async () => {
  const { json } = await send('GET', '/openapi.json');
  for (const [method, url] of ROUTES) {
    const entry = json.paths[url.replace('/2', '/{id}')][method.toLowerCase()];
    expect(entry.security).toEqual([{ token: [] }]);
    expect(Object.keys(entry.responses)).toContain('403');
  }
});
