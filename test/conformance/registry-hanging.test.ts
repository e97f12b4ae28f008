// A service whose PostgreSQL accepts questions and answers none, as one behind a network that drops packets does.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import { openStore } from '../../src/registry/store/index.js';
import { versionNamed } from '../registry/contract.js';
import { type Postgres, startPostgres } from './postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop());

/** Something between a service and its database that can stop passing answers on. */
async function between(port: number) {
  let isHanging = false;
  const answering = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    answering.add(database);
    if (isHanging) database.pause();
    client.pipe(database);
    database.on('data', (data) => client.write(data));
    for (const each of [client, database]) {
      each.on('error', () => {});
      each.on('close', () => {
        answering.delete(database);
        client.destroy();
        database.destroy();
      });
    }
    if (isHanging) database.pause();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const set = (hangs: boolean) => {
    isHanging = hangs;
    for (const each of answering) each[hangs ? 'pause' : 'resume']();
  };
  return { port: (proxy.address() as AddressInfo).port, set, close: () => proxy.close() };
}

test('a database that hangs is degraded within the bound, and nobody waits for it who need not', async () => {
  const database = new URL(server.database());
  const store = await openStore(database.href, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.store(versionNamed({ owner: 'statistics', name: 'towns', number: '1.0.0' }));
  await store.close();
  const proxy = await between(Number(database.port));
  database.port = String(proxy.port);
  const app = await createService({ registry: database.href, logLevel: 'silent' });
  try {
    const version = () => app.inject('/s/statistics/towns/1.0.0').then(({ statusCode }) => statusCode);
    const state = async () => (await app.inject('/status')).json().registry;
    expect([await version(), await state()]).toEqual([200, 'ok']);
    proxy.set(true);
    // Each of these would never end if it waited for the database.
    await expect.poll(state, { timeout: 20_000 }).toBe('degraded');
    expect(await version()).toBe(200);
    const probes = await Promise.all(['/readyz', '/livez'].map((path) => app.inject(path)));
    expect(probes.map(({ statusCode }) => statusCode)).toEqual([503, 200]);
    proxy.set(false);
    await expect.poll(state, { timeout: 20_000 }).toBe('ok');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  } finally {
    proxy.set(false);
    await app.close();
    proxy.close();
  }
}, 120_000);
