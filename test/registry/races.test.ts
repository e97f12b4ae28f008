// Two services on one database: what one acknowledges, the other cannot undo at the same moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';
import { runs } from '../effort.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-races-'));
const database = join(folder, 'registry.sqlite');
const token = newToken();
const base = 'https://schemas.example.org';
let services: readonly FastifyInstance[] = [];

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  const options = { registry: database, base, logLevel: 'silent' };
  services = await Promise.all([createService(options), createService(options)]);
});
afterAll(async () => {
  await Promise.all(services.map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

const schema = (more: JsonObject = {}): JsonObject => ({
  title: 'Towns',
  'fair:version': { identifier: '1.0.0' },
  ...more,
});

const send = async (
  service: number,
  method: 'PUT' | 'PATCH' | 'GET',
  url: string,
  body?: Json,
  match = '*',
) => {
  const answer = await services[service]!.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'if-match': match,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, json: answer.json() };
};

const ROUNDS = runs({ test: 8, conformance: 40 });
const isDone = ({ status }: { readonly status: number }) => status < 300;

test('a version is not withdrawn while another one that refers to it is published', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [area, towns] = [`/s/statistics/area-${round}/1.0.0`, `/s/statistics/towns-${round}/1.0.0`];
    await send(0, 'PUT', area, schema());
    const [withdrawn, published] = await Promise.all([
      send(round % 2, 'PATCH', area, { state: 'withdrawn', reason: 'Wrong.' }),
      send((round + 1) % 2, 'PUT', towns, schema({ items: { $ref: base + area } })),
    ]);
    expect([isDone(withdrawn!), isDone(published!)].filter(Boolean)).toHaveLength(1);
  }
});

test('a draft is published or deleted, not both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const url = `/s/statistics/deleted-${round}/1.0.0`;
    await send(0, 'PUT', `${url}?state=draft`, schema());
    const [published, deleted] = await Promise.all([
      send(round % 2, 'PATCH', url, { state: 'published' }),
      send((round + 1) % 2, 'PATCH', url, { state: 'deleted' }),
    ]);
    expect([isDone(published!), isDone(deleted!)].filter(Boolean)).toHaveLength(1);
  }
});

test('a correction of a draft that is acknowledged is what is published', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const url = `/s/statistics/corrected-${round}/1.0.0`;
    const { json } = await send(0, 'PUT', `${url}?state=draft`, schema());
    const [published, corrected] = await Promise.all([
      send(round % 2, 'PATCH', url, { state: 'published' }, `"${json.digest}"`),
      send((round + 1) % 2, 'PUT', `${url}?state=draft`, schema({ title: 'Corrected' })),
    ]);
    const { json: now } = await send(0, 'GET', url);
    if (isDone(corrected!)) expect([isDone(published!), now.title]).toEqual([false, 'Corrected']);
    else expect([isDone(published!), now.title]).toEqual([true, 'Towns']);
  }
});
