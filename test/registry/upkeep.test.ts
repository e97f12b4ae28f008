// What an operator does on the second day: copies while others publish, read-only disks, restores, damaged files.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import { openStore, type Store } from '../../src/registry/store/index.js';
import { runs } from '../effort.js';
import { schemaNamed } from './contract.js';
import { interruptedImport } from './interrupted-import.js';
import { openRaw } from './raw-database.js';

let folder = '';
const path = (name = 'registry.sqlite') => join(folder, name);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  await withStore(
    path(),
    (store) => store.putOwner({ name: 'statistics', title: 'Office of Statistics' }),
    true,
  );
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

async function withStore<T>(file: string, work: (store: Store) => Promise<T>, isNew = false): Promise<T> {
  const store = await openStore(file, { isNew });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const towns = (number: string) => ({ owner: 'statistics', name: 'towns', number });

/** The modes of files mean nothing to root: another user has to run what must not write. */
function unprivileged() {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

/** Runs the command, as a user who may not write if that is asked for. */
function registry(words: readonly string[], isUnprivileged = false) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('bin/fairwright.js'), 'registry', ...words],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, FAIRWRIGHT_REGISTRY: 'registry.sqlite' },
      ...(isUnprivileged ? unprivileged() : {}),
    },
  );
  return { status, stdout, stderr };
}

let count = 0;
const imports = mkdtempSync(join(tmpdir(), 'registries-'));
afterAll(() => rmSync(imports, { recursive: true }));
interruptedImport(
  'SQLite',
  () => join(imports, `${count++}.sqlite`),
  runs({ test: 4, conformance: 15, nightly: 50 }),
);

test('a copy ends while others publish, and is a registry', async () => {
  const publisher = spawn(
    process.execPath,
    [resolve('test/registry/publisher.mjs'), path(), 'p', '100000', '20'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  publisher.stdout!.on('data', (data) => {
    printed += data;
  });
  await expect.poll(() => printed.split('\n').length).toBeGreaterThan(20);
  const acknowledged = printed.split('\n').slice(0, -1).length;
  const made = registry(['backup', 'copy.sqlite']);
  const isStillPublishing = publisher.exitCode === null;
  publisher.kill('SIGKILL');
  await once(publisher, 'close');
  expect([made.status, isStillPublishing]).toEqual([0, true]);
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
  expect(statSync(path('copy.sqlite')).mode & 0o777).toBe(0o600);
  const restored = registry(['restore', 'copy.sqlite', '--registry', 'restored.sqlite']);
  expect(restored).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^restored\.sqlite is restored from copy\.sqlite, up to change \d+\.\n$/),
  });
  await withStore(path('restored.sqlite'), async (store) => {
    expect(await store.check()).toEqual([]);
    expect(await store.count()).toBeGreaterThanOrEqual(acknowledged);
    const { id } = await store.identity();
    expect((await withStore(path(), (original) => original.identity())).id).not.toBe(id);
  });
});

test('a copy that cannot be written leaves nothing, and says why', () => {
  writeFileSync(path('file'), '');
  for (const [target, says] of [
    ['none/copy.sqlite', 'none/copy.sqlite cannot be written: its folder does not exist.'],
    ['file/copy.sqlite', 'file/copy.sqlite cannot be written: its folder does not exist.'],
    ['registry.sqlite', 'registry.sqlite already exists: choose another name.'],
  ] as const)
    expect(registry(['backup', target])).toMatchObject({ status: 3, stderr: expect.stringContaining(says) });
  expect(readdirSync(folder).filter((name) => !name.startsWith('registry.'))).toEqual(['file']);
});

test('what is in the log of a registry in use is restored as well', async () => {
  await withStore(path(), async (store) => {
    for (const number of ['1.0.0', '1.1.0']) {
      const comparedWith = number === '1.0.0' ? undefined : '1.0.0';
      await store.store(schemaNamed(towns(number), { comparedWith }));
    }
    expect(statSync(`${path()}-wal`).size).toBeGreaterThan(0);
    expect(registry(['restore', 'registry.sqlite', '--registry', 'other.sqlite']).status).toBe(0);
  });
  await withStore(path('other.sqlite'), async (store) =>
    expect(await store.versions(towns(''))).toHaveLength(2),
  );
});

test('what cannot be written can be read', async () => {
  await withStore(path(), (store) => store.store(schemaNamed(towns('1.0.0'))));
  expect(registry(['backup', 'copy.sqlite']).status).toBe(0);
  for (const name of ['registry.sqlite', 'copy.sqlite']) chmodSync(path(name), 0o444);
  chmodSync(folder, 0o555);
  for (const name of ['registry.sqlite', 'copy.sqlite']) {
    const on = (...words: readonly string[]) => registry([...words, '--registry', name], true);
    expect(on('check')).toMatchObject({ status: 0, stdout: 'No faults found.\n' });
    expect(on('list').stdout).toContain('statistics/towns 1.0.0');
    expect(on('export').stdout.split('\n')).toHaveLength(5);
    expect(on('owner', 'survey', '--title', 'Survey')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('cannot be written: it is read-only'),
    });
  }
});

test('the file of a registry is for its user only', () => {
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

test('a damaged version is named, is not answered, and leaves all others as they are', async () => {
  await withStore(path(), async (store) => {
    await store.store(schemaNamed(towns('1.0.0')));
    await store.store(schemaNamed({ ...towns('1.0.0'), name: 'rivers' }));
  });
  const raw = await openRaw(path());
  const [{ digest } = { digest: null }] = await raw.all(
    "select v.digest from version v join schema s on s.id = v.schema where s.name = 'towns'",
  );
  await raw.all('update content set compressed = $2 where digest = $1', digest!, new Uint8Array([1, 2, 3]));
  await raw.close();
  expect(registry(['check'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('statistics/towns/1.0.0: its content is damaged: it cannot be unpacked.'),
  });
  expect(registry(['get', 'statistics/towns/1.0.0'])).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('The content of statistics/towns/1.0.0 is damaged'),
  });
  const app = await createService({ registry: path(), logLevel: 'silent' });
  try {
    const get = (url: string) => app.inject({ url, headers: { accept: 'application/json' } });
    const damaged = await get('/s/statistics/towns/1.0.0');
    expect([damaged.statusCode, damaged.json().type]).toEqual([500, '/problems/damaged-version']);
    expect(damaged.json().detail).toContain('statistics/towns/1.0.0');
    expect((await get('/s/statistics/rivers/1.0.0')).statusCode).toBe(200);
    expect((await get('/status')).json().registry).toBe('ok');
  } finally {
    await app.close();
  }
});

test('a service on a read-only file reads, and says so', async () => {
  await withStore(path(), (store) => store.store(schemaNamed(towns('1.0.0'))));
  chmodSync(path(), 0o444);
  chmodSync(folder, 0o555);
  const words = ['serve', '--port', '0', '--registry', 'registry.sqlite', '--log-level', 'silent'];
  const child = spawn(process.execPath, [resolve('bin/fairwright.js'), ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...unprivileged(),
  });
  try {
    const [line] = await once(child.stdout!, 'data');
    const [address] = /http:\S+/.exec(String(line))!;
    const status = (await (await fetch(`${address}/status`)).json()) as { readonly registry: string };
    expect(status.registry).toBe('read-only');
    expect((await fetch(`${address}/s/statistics/towns/1.0.0`)).status).toBe(200);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

test('a registry is served at the address that it knows, and what was published before is still referred to', async () => {
  const ref = 'http://localhost:8000/s/statistics/towns/1.0.0';
  writeFileSync(path('towns.json'), '{"title":"Towns","fair:version":{"identifier":"1.0.0"}}');
  expect(registry(['publish', 'towns.json', 'statistics/towns']).stdout).toContain(ref);
  expect(registry(['init', '--base', 'https://schemas.example.org']).status).toBe(0);
  for (const [name, base] of [
    ['old', 'http://localhost:8000'],
    ['new', 'https://schemas.example.org'],
  ] as const) {
    const $ref = `${base}/s/statistics/towns/1.0.0`;
    const schema = { title: name, 'fair:version': { identifier: '1.0.0' }, items: { $ref } };
    writeFileSync(path('more.json'), JSON.stringify(schema));
    expect(registry(['publish', 'more.json', `statistics/${name}`])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`https://schemas.example.org/s/statistics/${name}/1.0.0`),
    });
  }
  const app = await createService({ registry: path(), logLevel: 'silent' });
  try {
    const page = await app.inject({ url: '/s/statistics/new/1.0.0', headers: { accept: 'text/html' } });
    expect(page.body).toContain('https://schemas.example.org/s/statistics/new/1.0.0');
  } finally {
    await app.close();
  }
});

test('all schemas and writes are listed, however many they are', async () => {
  await withStore(path(), (store) =>
    store.transaction(async (inner) => {
      for (let index = 0; index < 1003; index++)
        await inner.store(schemaNamed({ owner: 'statistics', name: `s${index}`, number: '1.0.0' }));
    }),
  );
  expect(registry(['list']).stdout.split('\n')).toHaveLength(1004);
  expect(JSON.parse(registry(['audit', '--format', 'json']).stdout)).toHaveLength(1004);
});

test('latest is a name like any other for reading, and cannot be moved', async () => {
  await withStore(path(), async (store) => {
    await store.store(schemaNamed(towns('1.0.0')));
    await store.store(schemaNamed(towns('2.0.0-rc.1'), { comparedWith: '1.0.0' }));
  });
  expect(registry(['get', 'statistics/towns/latest']).stdout).toContain('"1.0.0"');
  expect(registry(['show', 'statistics/towns']).stdout).toMatch(/^1\.0\.0 published .*, also latest$/m);
  expect(registry(['alias', 'statistics/towns/2.0.0-rc.1', 'latest'])).toMatchObject({ status: 2 });
});
