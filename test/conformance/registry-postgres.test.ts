import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/http/server.js';
import { hashOfToken, newToken, openStore } from '../../src/store/index.js';
import { contract, versionNamed } from '../registry/contract.js';
import { type Postgres, startPostgres } from './postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop());

contract('PostgreSQL', () => openStore(server.database(), { isNew: true }));

test('what was acknowledged survives a crash of the server, and the registry goes on by itself', async () => {
  const store = await openStore(server.database(), { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  const acknowledged: string[] = [];
  const publish = async (name: string) => {
    const { outcome } = await store.store(versionNamed({ owner: 'statistics', name, number: '1.0.0' }));
    if (outcome === 'created') acknowledged.push(name);
  };
  let failed = 0;
  for (let round = 0; round < 6; round++) {
    const all = Array.from({ length: 20 }, (_, index) => publish(`s${round}-${index}`));
    if (round % 2 === 1) {
      await Promise.race(all);
      server.crash();
      server.start();
    }
    const results = await Promise.allSettled(all);
    failed += results.filter(({ status }) => status === 'rejected').length;
  }
  expect(failed).toBeGreaterThan(0);
  expect(acknowledged.filter((name) => name.startsWith('s4-'))).toHaveLength(20);
  for (const name of acknowledged)
    expect(await store.version({ owner: 'statistics', name, number: '1.0.0' })).toBeDefined();
  const changes = await store.changes(0, 1000);
  expect(changes.length).toBeGreaterThanOrEqual(acknowledged.length);
  console.log(
    `PostgreSQL crashed three times: ${acknowledged.length} acknowledged, 0 lost, ${failed} refused.`,
  );
  await store.close();
});

/** A service on a port of its own. */
async function serve(
  database: string,
): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const words = [
    'bin/fairwright.js',
    'serve',
    '--port',
    '0',
    '--registry',
    database,
    '--log-level',
    'silent',
  ];
  const child = spawn(process.execPath, [...words, '--base', 'https://schemas.example.org'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout!, 'data');
  return { process: child, address: /http:\S+/.exec(String(line))![0] };
}

test('two services share a database, and one goes on without the other', async () => {
  const database = server.database();
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  const token = newToken();
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  const [one, other] = await Promise.all([serve(database), serve(database)]);
  try {
    const put = async ({ address }: { readonly address: string }, number: string) =>
      (
        await fetch(`${address}/s/statistics/towns/${number}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            $schema: 'https://highvaluedata.net/fair-data-schema/dev',
            title: 'Towns',
            'fair:version': { identifier: number },
          }),
        })
      ).status;
    const latest = async ({ address }: { readonly address: string }) =>
      (await fetch(`${address}/s/statistics/towns/latest`)).url.split('/').at(-1);
    expect(await put(one, '1.0.0')).toBe(201);
    expect(await latest(other)).toBe('1.0.0');
    const start = performance.now();
    expect(await put(one, '1.0.1')).toBe(201);
    const page = async () =>
      (
        await fetch(`${other.address}/s/statistics/towns`, { headers: { accept: 'application/json' } })
      ).text();
    await page();
    await expect.poll(page, { timeout: 10_000, interval: 20 }).toContain('"latest":"1.0.1"');
    console.log(`seen at the other service after ${Math.round(performance.now() - start)} ms`);
    one.process.kill('SIGKILL');
    await once(one.process, 'exit');
    expect(await put(other, '1.0.2')).toBe(201);
    expect(await latest(other)).toBe('1.0.2');
  } finally {
    for (const { process: child } of [one, other]) child.kill('SIGKILL');
  }
}, 120_000);

test('without the database, what is kept goes on, and all else says when to try again', async () => {
  const database = server.database();
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  for (const name of ['towns', 'rivers'])
    await store.store(versionNamed({ owner: 'statistics', name, number: '1.0.0' }));
  await store.close();
  const app = await createService({ registry: database, logLevel: 'silent' });
  try {
    const get = (name: string) => app.inject({ url: `/s/statistics/${name}/1.0.0` });
    const state = async () => (await app.inject({ url: '/status' })).json().registry;
    expect([(await get('towns')).statusCode, await state()]).toEqual([200, 'ok']);
    server.crash();
    const refused = await get('rivers');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect([(await get('towns')).statusCode, await state()]).toEqual([200, 'degraded']);
    server.start();
    await expect.poll(async () => (await get('rivers')).statusCode, { timeout: 20_000 }).toBe(200);
    await expect.poll(async () => (await get('towns')) && state(), { timeout: 20_000 }).toBe('ok');
  } finally {
    await app.close();
  }
}, 120_000);
