// What probes say of a registry whose database goes away and comes back, while nobody asks for anything else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'probes-'));
const database = join(folder, 'registry.sqlite');
const VERSION = '/s/statistics/towns/1.0.0';
let app: FastifyInstance;
let draining = false;

beforeAll(async () => {
  const token = newToken();
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  app = await createService({ registry: database, logLevel: 'silent', isDraining: () => draining });
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: VERSION,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ title: 'Towns', 'fair:version': { identifier: '1.0.0' } }),
  });
  expect(statusCode).toBe(201);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const statusOf = async (url: string) => (await app.inject(url)).statusCode;
const state = async () => (await app.inject('/status')).json().registry;

/** Makes the database fail all that is asked of it, or work again. */
function rename(from: string, to: string): void {
  const other = new DatabaseSync(database);
  other.exec(`alter table ${from} rename to ${to}`);
  other.close();
}

test('the state follows the database, and what was answered lately still is', async () => {
  expect([await state(), await statusOf('/readyz'), await statusOf(VERSION)]).toEqual(['ok', 200, 200]);
  rename('registry', 'elsewhere');
  await expect.poll(state, { timeout: 20_000 }).toBe('degraded');
  expect([await statusOf('/readyz'), await statusOf('/livez'), await statusOf('/status')]).toEqual([
    503, 200, 200,
  ]);
  expect((await app.inject('/readyz')).json()).toMatchObject({
    type: '/problems/unavailable',
    detail: 'The registry does not answer.',
  });
  expect(await statusOf(VERSION)).toBe(200);
  rename('elsewhere', 'registry');
  await expect.poll(state, { timeout: 20_000 }).toBe('ok');
  expect(await statusOf('/readyz')).toBe(200);
});

test('a service that is about to stop answers everything else', async () => {
  draining = true;
  try {
    expect([await statusOf('/readyz'), await statusOf('/status')]).toEqual([503, 503]);
    const answer = await app.inject(VERSION);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    expect(await statusOf('/livez')).toBe(200);
  } finally {
    draining = false;
  }
  expect([await statusOf('/readyz'), await statusOf('/status')]).toEqual([200, 200]);
});
