import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';
import { runs } from '../effort.js';
import { contract, versionNamed } from '../registry/contract.js';
import { damage } from '../registry/damage.js';
import { interruptedImport } from '../registry/interrupted-import.js';
import { olderLayouts } from '../registry/layouts.js';
import { openRaw } from '../registry/raw-database.js';
import { type Postgres, startPostgres } from './postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop());

contract('PostgreSQL', () => openStore(server.database(), { isNew: true }));
olderLayouts('PostgreSQL', () => server.database());
damage('PostgreSQL', () => server.database(), 200);
interruptedImport('PostgreSQL', () => server.database(), runs({ test: 0, conformance: 15, nightly: 50 }));

test('a writer that stops in a transaction does not stop the others', async () => {
  const database = server.database();
  const [store, frozen] = [await openStore(database, { isNew: true }), await openRaw(database)];
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  // As a service that is paused while it writes: it has the lock, and says nothing more.
  await frozen.script('set idle_in_transaction_session_timeout = 3000; begin');
  await frozen.all('select pg_advisory_xact_lock(7261514)');
  const start = performance.now();
  const { outcome } = await store.store(
    versionNamed({ owner: 'statistics', name: 'towns', number: '1.0.0' }),
  );
  expect(outcome).toBe('created');
  console.log(`A write beside a frozen writer took ${Math.round(performance.now() - start)} ms.`);
  await frozen.close().catch(() => undefined);
  await store.close();
});

test('a frozen service does not stop another one', async () => {
  const database = server.database();
  const token = await prepared(database);
  const [one, other] = await Promise.all([serve(database), serve(database)]);
  try {
    // Frozen while it writes, sooner or later: some of these stops are between a lock and its end.
    for (let round = 0; round < 5; round++) {
      const writing = put(one, token, `1.0.${round * 2}`).catch(() => 0);
      await new Promise((done) => setTimeout(done, 5 + round * 7));
      one.process.kill('SIGSTOP');
      const start = performance.now();
      expect([200, 201, 409, 412]).toContain(await put(other, token, `1.0.${round * 2 + 1}`));
      expect(performance.now() - start).toBeLessThan(10_000);
      one.process.kill('SIGCONT');
      await writing;
    }
  } finally {
    for (const { process: child } of [one, other]) child.kill('SIGKILL');
  }
}, 120_000);

test('a database that hangs is answered for within seconds, and reading goes on by itself', async () => {
  const database = server.database();
  const token = await prepared(database);
  const service = await serve(database);
  try {
    expect(await put(service, token, '1.0.0')).toBe(201);
    const get = async (path: string) => {
      const start = performance.now();
      const { status } = await fetch(service.address + path, { headers: { accept: 'application/json' } });
      return { status, seconds: (performance.now() - start) / 1000 };
    };
    expect((await get('/s/statistics/towns/1.0.0')).status).toBe(200);
    server.freeze();
    try {
      const answers = await Promise.all([
        get('/s/statistics/towns/1.0.0'),
        get('/s?q=towns'),
        get('/s/statistics'),
        get('/status'),
      ]);
      console.log(
        `A frozen PostgreSQL: ${answers.map(({ status, seconds }) => `${status} after ${seconds.toFixed(1)} s`)}.`,
      );
      for (const { seconds } of answers) expect(seconds).toBeLessThan(10);
      expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
      expect(await put(service, token, '1.0.1')).toBe(503);
    } finally {
      server.thaw();
    }
    await expect.poll(async () => (await get('/s/statistics')).status, { timeout: 30_000 }).toBe(200);
  } finally {
    service.process.kill('SIGKILL');
  }
}, 120_000);

/** Makes a registry with an owner, and gives a token for it. */
async function prepared(database: string): Promise<string> {
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  const token = newToken();
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  return token;
}

async function put(
  { address }: { readonly address: string },
  token: string,
  number: string,
): Promise<number> {
  const answer = await fetch(`${address}/s/statistics/towns/${number}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      $schema: 'https://highvaluedata.net/fair-data-schema/dev',
      title: 'Towns',
      'fair:version': { identifier: number },
    }),
  });
  return answer.status;
}

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
  const token = await prepared(database);
  const [one, other] = await Promise.all([serve(database), serve(database)]);
  try {
    const latest = async ({ address }: { readonly address: string }) =>
      (await fetch(`${address}/s/statistics/towns/latest`)).url.split('/').at(-1);
    expect(await put(one, token, '1.0.0')).toBe(201);
    expect(await latest(other)).toBe('1.0.0');
    const start = performance.now();
    expect(await put(one, token, '1.0.1')).toBe(201);
    const page = async () =>
      (
        await fetch(`${other.address}/s/statistics/towns`, { headers: { accept: 'application/json' } })
      ).text();
    await page();
    await expect.poll(page, { timeout: 10_000, interval: 20 }).toContain('"latest":"1.0.1"');
    console.log(`seen at the other service after ${Math.round(performance.now() - start)} ms`);
    one.process.kill('SIGKILL');
    await once(one.process, 'exit');
    expect(await put(other, token, '1.0.2')).toBe(201);
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
