// What a registry in a file promises: whatever was acknowledged is there, and of two only one is first.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotOpen, openStore, type Store } from '../../src/registry/store/index.js';
import { runs } from '../effort.js';

let folder = '';
const path = () => join(folder, 'registry.sqlite');
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const store = await openStore(path(), { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function publisher(prefix: string, count: number) {
  const words = [resolve('test/registry/publisher.mjs'), path(), prefix, String(count)];
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout!.on('data', (data) => {
    printed += data;
  });
  return { child, closed: once(child, 'close'), acknowledged: () => printed.split('\n').slice(0, -1) };
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(path());
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test('what was acknowledged is there after a process was killed', async () => {
  let all = 0;
  for (let round = 0; round < runs({ test: 3, conformance: 20 }); round++) {
    const { child, closed, acknowledged } = publisher(`k${round}-`, 100_000);
    while (acknowledged().length < 5 + round * 3) await new Promise((done) => setTimeout(done, 5));
    child.kill('SIGKILL');
    await closed;
    const names = acknowledged().map((line) => line.split(' ')[0]!);
    all += names.length;
    await withStore(async (store) => {
      expect(await store.check()).toEqual([]);
      for (const name of names)
        expect(await store.version({ owner: 'statistics', name, number: '1.0.0' })).toBeDefined();
    });
  }
  expect(all).toBeGreaterThan(10);
});

test('of three processes that publish the same numbers, one is first each time, and changes have no gaps', async () => {
  const publishers = [1, 2, 3].map(() => publisher('r', 40));
  await Promise.all(publishers.map(({ closed }) => closed));
  const outcomes = publishers.flatMap(({ acknowledged }) => acknowledged());
  expect(outcomes).toHaveLength(120);
  expect(outcomes.filter((line) => line.endsWith(' created'))).toHaveLength(40);
  expect(outcomes.filter((line) => line.endsWith(' taken'))).toHaveLength(80);
  const changes = await withStore((store) => store.changes(0, 1000));
  expect(changes).toHaveLength(40);
  expect(new Set(changes.map(({ seq }) => seq)).size).toBe(40);
});

test('a log that is cut anywhere leaves a registry with the first changes', async () => {
  const store = await openStore(path());
  for (let index = 0; index < 5; index++)
    await store.putOwner({ name: `o${index}`, title: 'x'.repeat(5000) });
  const [database, log] = [path(), `${path()}-wal`].map((file) => readFileSync(file));
  await store.close();
  const steps = runs({ test: 12, conformance: 150 });
  for (let step = 0; step <= steps; step++) {
    const copy = join(folder, `cut-${step}.sqlite`);
    writeFileSync(copy, database!);
    writeFileSync(`${copy}-wal`, log!.subarray(0, Math.floor((log!.length * step) / steps)));
    let names: readonly string[];
    try {
      const cut = await openStore(copy);
      names = (await cut.owners()).map(({ name }) => name).filter((name) => name.startsWith('o'));
      expect(await cut.check()).toEqual([]);
      await cut.close();
    } catch (fault) {
      // Nothing but the log may have the first tables.
      expect(fault).toBeInstanceOf(CannotOpen);
      names = [];
    }
    expect(names).toEqual(names.map((_, index) => `o${index}`));
    if (step === steps) expect(names).toHaveLength(5);
  }
});

test.each([
  ['a text', 'This is no database.', 'it is not a database of SQLite'],
  ['a newer format', undefined, 'this version of fairwright knows formats up to'],
])('%s is refused with a sentence', async (_what, content, says) => {
  const other = join(folder, 'other.sqlite');
  if (content === undefined) {
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const database = new DatabaseSync(other);
    database.exec('create table registry (one, seq, format); insert into registry values (1, 0, 99);');
    database.close();
  } else writeFileSync(other, content.repeat(100));
  const before = readFileSync(other);
  await expect(openStore(other)).rejects.toThrow(says);
  expect(readFileSync(other).equals(before)).toBe(true);
});
