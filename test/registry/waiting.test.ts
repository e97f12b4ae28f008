// What waits for a thread: it holds nothing meanwhile, and goes with its client.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import { serviceThreads } from '../../src/apps/http/service-threads.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';
import { openRaw } from './raw-database.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-waiting-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a version is read when there is a thread for it, not before', async () => {
  const threads = serviceThreads({}, 1, { threads: 2 });
  let [reading, most] = [0, 0];
  const load = async () => {
    most = Math.max(most, ++reading);
    await setTimeout(5);
    reading--;
    throw new Error('It was read.');
  };
  const asked = Array.from({ length: 20 }, () => threads.represent('schema.html', load));
  const outcomes = await Promise.allSettled(asked);
  await threads.close();
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});

test('a version whose client leaves while it waits is not published', async () => {
  const database = join(folder, 'registry.sqlite');
  const token = newToken();
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  const service = await createService({ registry: database, logLevel: 'silent' });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.address() as AddressInfo;
  const publish = (name: string) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, method: 'PUT', path: `/s/statistics/${name}/1.0.0` },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    sent.on('error', () => {});
    sent.end(JSON.stringify({ title: name, 'fair:version': { identifier: '1.0.0' } }));
    return sent;
  };
  // Nobody can write while another process does.
  const other = await openRaw(database);
  await other.script('begin immediate');
  const first = publish('first');
  const answered = once(first, 'response');
  await setTimeout(300);
  const [left, stays] = [publish('left'), publish('stays')];
  const published = once(stays, 'response');
  await setTimeout(300);
  left.destroy();
  await setTimeout(100);
  await other.script('commit');
  await other.close();
  const statuses = await Promise.all([answered, published]);
  expect(statuses.map(([{ statusCode }]) => statusCode)).toEqual([201, 201]);
  const isThere = (name: string) => store.version({ owner: 'statistics', name, number: '1.0.0' });
  expect(await isThere('left')).toBeUndefined();
  expect(await isThere('stays')).toBeDefined();
  await service.close();
  await store.close();
});
