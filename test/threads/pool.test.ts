import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createPool,
  inOrder,
  type Pool,
  type PoolOptions,
  ThreadFailure,
} from '../../src/base/threads/index.js';

type Task = Record<string, unknown>;
type Result = { readonly echo?: unknown; readonly data?: unknown; readonly size?: number };

const script = join(import.meta.dirname, 'echo-worker.mjs');
const open: Pool<Task, Result, string>[] = [];

function poolOf(options: Partial<PoolOptions> = {}): Pool<Task, Result, string> {
  const pool = createPool<Task, Result, string>({ script, data: 'first', threads: 2, ...options });
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (fault: ThreadFailure) => fault.reason,
  );

describe('a pool', () => {
  test('answers each task, with the data that it was given last', async () => {
    const pool = poolOf();
    expect(await pool.run({ echo: 1 })).toEqual({ echo: 1, data: 'first' });
    pool.update('second');
    const answers = await Promise.all([1, 2, 3, 4].map((echo) => pool.run({ echo })));
    expect(answers).toEqual([1, 2, 3, 4].map((echo) => ({ echo, data: 'second' })));
  });

  test('hands partial results on before the result', async () => {
    const heard: string[] = [];
    await poolOf().run({ partials: ['a', 'b'] }, { onPartial: (partial) => heard.push(partial) });
    expect(heard).toEqual(['a', 'b']);
  });

  test('moves memory there and back', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const result = await poolOf().run({ bytes }, { transfer: [bytes.buffer] });
    expect(bytes.length).toBe(0);
    expect(result.size).toBe(3);
  });

  test('passes on what a task throws, and goes on', async () => {
    const pool = poolOf({ threads: 1 });
    await expect(pool.run({ fail: 'no' })).rejects.toThrow('no');
    expect(await pool.run({ echo: 2 })).toMatchObject({ echo: 2 });
  });

  test('replaces a thread that dies', async () => {
    const pool = poolOf({ threads: 1 });
    const [died, after] = [reasonOf(pool.run({ crash: true })), pool.run({ echo: 2 })];
    expect(await died).toBe('crashed');
    expect(await after).toMatchObject({ echo: 2 });
  });

  test('replaces a thread that runs out of memory', async () => {
    const pool = poolOf({ threads: 1, memory: 16 });
    expect(await reasonOf(pool.run({ hog: true }))).toBe('out of memory');
    expect(await pool.run({ echo: 2 })).toMatchObject({ echo: 2 });
  });

  test('ends work that hangs, as a last resort', async () => {
    const pool = poolOf({ threads: 1, lastResort: 2_000 });
    expect(await reasonOf(pool.run({ hang: true }))).toBe('out of time');
    expect(await pool.run({ echo: 2 })).toMatchObject({ echo: 2 });
  });

  test('refuses more than may wait', async () => {
    const pool = poolOf({ threads: 1, queue: 1 });
    await pool.start();
    const claim = await pool.claim();
    const waits = pool.run({ echo: 1 });
    expect(await reasonOf(pool.run({ echo: 2 }))).toBe('queue full');
    claim.release();
    expect(await waits).toMatchObject({ echo: 1 });
  });

  test('leaves out a task that is cancelled before its turn', async () => {
    const pool = poolOf({ threads: 1 });
    const claim = await pool.claim();
    const cancelled = new AbortController();
    const work = pool.run({ echo: 1 }, { signal: cancelled.signal });
    cancelled.abort(new Error('not needed'));
    await expect(work).rejects.toThrow('not needed');
    claim.release();
    expect(await pool.run({ echo: 2 })).toMatchObject({ echo: 2 });
  });

  test('gives all tasks of a claim to one thread, in order', async () => {
    const claim = await poolOf().claim();
    const order: unknown[] = [];
    await Promise.all(
      [30, 0].map((wait) => claim.ask({ wait, echo: wait }).then(({ echo }) => order.push(echo))),
    );
    expect(order).toEqual([30, 0]);
    claim.release();
  });

  test('fails what waits when it is closed', async () => {
    const pool = poolOf({ threads: 1 });
    const work = reasonOf(pool.run({ hang: true }));
    const waits = reasonOf(pool.run({ echo: 1 }));
    await pool.close();
    expect([await work, await waits]).toEqual(['closed', 'closed']);
  });

  test('says so when its threads cannot start', async () => {
    const pool = poolOf({ script: join(import.meta.dirname, 'no-such-script.mjs') });
    await expect(pool.run({ echo: 1 })).rejects.toBeInstanceOf(ThreadFailure);
  });
});

describe('results in order', () => {
  const later = (time: number, result: number) => () =>
    new Promise<number>((done) => setTimeout(() => done(result), time));

  test('come in the order of their tasks, never more than allowed ahead', async () => {
    let begun = 0;
    let most = 0;
    const results: number[] = [];
    const tasks = [30, 1, 20, 1, 1].map((time, index) => () => {
      most = Math.max(most, ++begun - results.length);
      return later(time, index)();
    });
    await inOrder(tasks, 2, (result) => void results.push(result));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('a failure ends the run, also while the next task is waited for', async () => {
    async function* tasks() {
      yield () => Promise.reject(new Error('broken'));
      await new Promise(() => {});
    }
    await expect(inOrder(tasks(), 4, () => undefined)).rejects.toThrow('broken');
  });

  test('those before a task that cannot be made are handed on', async () => {
    const results: number[] = [];
    async function* tasks() {
      yield later(10, 1);
      throw new Error('no more');
    }
    await expect(inOrder(tasks(), 2, (result) => void results.push(result))).rejects.toThrow('no more');
    expect(results).toEqual([1]);
  });
});
