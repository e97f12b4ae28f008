// What a service says of its registry, with a database that stops, hangs, and comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../../registry/store/index.js';
import { LONGEST_WAIT } from './database-watch.js';
import { registryOver } from './service-registry.js';
import { type Writer, writerFor } from './writer.js';

const log = { error: vi.fn(), fatal: vi.fn() };

/** A database that answers, fails or hangs, as a test says. */
function database() {
  const state = { is: 'up' as 'up' | 'down' | 'hanging', asked: 0, seq: 1 };
  let comesBack: (() => void)[] = [];
  const seq = async () => {
    state.asked++;
    if (state.is === 'down') throw new Error('connection refused');
    if (state.is === 'hanging') await new Promise<void>((done) => comesBack.push(done));
    return state.seq;
  };
  const wake = () => {
    state.is = 'up';
    for (const each of comesBack) each();
    comesBack = [];
  };
  return { state, wake, store: { seq } as unknown as Store };
}

const writer = (more: Partial<Writer> = {}) =>
  ({ isReadOnly: () => false, isFailing: () => false, look: () => undefined, ...more }) as Writer;

describe('the state of a registry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is seen by those who ask for it, without any other request', async () => {
    const { state, store } = database();
    const registry = await registryOver(store, writer(), log);
    expect(await registry.state()).toBe('ok');
    state.is = 'down';
    await vi.advanceTimersByTimeAsync(1000);
    expect(await registry.state()).toBe('degraded');
    state.is = 'up';
    await vi.advanceTimersByTimeAsync(1000);
    expect(await registry.state()).toBe('ok');
  });

  test('is asked of the database at most once a second, and once at a time', async () => {
    const { state, store } = database();
    const registry = await registryOver(store, writer(), log);
    await vi.advanceTimersByTimeAsync(1000);
    const before = state.asked;
    await Promise.all([registry.state(), registry.state(), registry.state()]);
    await vi.advanceTimersByTimeAsync(999);
    await registry.state();
    expect(state.asked - before).toBe(1);
    state.is = 'hanging';
    await vi.advanceTimersByTimeAsync(1);
    for (let time = 0; time < 5; time++) {
      void registry.state();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(state.asked - before).toBe(2);
  });

  test('is degraded within a second while the database hangs, and what is kept is answered meanwhile', async () => {
    const { state, store, wake } = database();
    const registry = await registryOver(store, writer(), log);
    state.is = 'hanging';
    await vi.advanceTimersByTimeAsync(1000);
    let [said, refreshed] = ['', false];
    void registry.state().then((answer) => {
      said = answer;
    });
    void registry.refresh()?.then(() => {
      refreshed = true;
    });
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT + 1);
    expect([said, refreshed]).toEqual(['degraded', true]);
    // From now on, nobody waits.
    expect(registry.refresh()).toBeUndefined();
    expect(await registry.state()).toBe('degraded');
    wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(await registry.state()).toBe('ok');
    expect(registry.isDegraded()).toBe(false);
  });

  test('changes when writes fail, though it can be read', async () => {
    const { store } = database();
    const state = async (more: Partial<Writer>) => (await registryOver(store, writer(more), log)).state();
    expect(await state({ isFailing: () => true })).toBe('degraded');
    expect(await state({ isReadOnly: () => true, isFailing: () => true })).toBe('read-only');
    const failing = await registryOver(store, writer({ isFailing: () => true }), log);
    await failing.state();
    expect(failing.isDegraded()).toBe(false);
  });
});

describe('writes that failed', () => {
  test('are tried again when the state is asked for, until the database takes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'failing-writes-'));
    const address = join(folder, 'registry.sqlite');
    const write = writerFor(address, log as never, false);
    try {
      expect(write.look(0)).toBeUndefined();
      await expect(write.revokeToken(1, '2026-01-01T00:00:00Z')).rejects.toThrow('cannot be written now');
      expect(write.isFailing()).toBe(true);
      await write.look(0);
      expect(write.isFailing()).toBe(true);
      const store = await openStore(address, { isNew: true });
      await expect.poll(() => write.look(0)?.then(() => write.isFailing()) ?? write.isFailing()).toBe(false);
      expect(await store.audits({ limit: 10 })).toEqual([]);
      await store.close();
    } finally {
      await write.close();
      rmSync(folder, { recursive: true });
    }
  });
});
