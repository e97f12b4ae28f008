import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createSharedPool,
  type Session,
  type SharedPool,
  type ThreadFailure,
} from '../../src/base/threads/index.js';

type Task = Record<string, unknown>;
type Result = { readonly echo?: unknown };
type Options = Parameters<typeof createSharedPool>[0];

const script = join(import.meta.dirname, 'echo-worker.mjs');
const open: SharedPool<Task, Result>[] = [];

function poolOf(options: Partial<Options> = {}): SharedPool<Task, Result> {
  const defaults = { script, data: 'first', threads: 1, placesPerThread: 4, queue: 100 };
  const pool = createSharedPool<Task, Result>({ ...defaults, ...options });
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const lost: string[] = [];
const sessionOf = (pool: SharedPool<Task, Result>, client: string) =>
  pool.open(client, ({ message }) => lost.push(message));

const ask = (session: Session<Task, Result>, ...tasks: Task[]) =>
  Promise.all(session.ask(tasks.map((task) => ({ task }))));

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (fault: ThreadFailure) => fault.reason,
  );

describe('threads that are shared', () => {
  test('answer the tasks of a session in order, and those of others while it is idle', async () => {
    const pool = poolOf();
    const [one, other] = [sessionOf(pool, 'a'), sessionOf(pool, 'b')];
    expect(await ask(one, { wait: 20, echo: 1 }, { echo: 2 })).toMatchObject([{ echo: 1 }, { echo: 2 }]);
    expect(one.hasPlace()).toBe(true);
    expect(await ask(other, { echo: 3 })).toMatchObject([{ echo: 3 }]);
    expect(await ask(one, { echo: 4 })).toMatchObject([{ echo: 4 }]);
  });

  test('go round the clients, however much one of them asks for', async () => {
    const pool = poolOf({ placesPerThread: 40 });
    const order: string[] = [];
    const busy = Array.from({ length: 10 }, () =>
      ask(sessionOf(pool, 'many'), { echo: 1 }).then(() => order.push('many')),
    );
    const one = ask(sessionOf(pool, 'one'), { echo: 1 }).then(() => order.push('one'));
    await Promise.all([...busy, one]);
    expect(order.indexOf('one')).toBeLessThanOrEqual(1);
  });

  test('give a client half of the places; who needs one turn only needs none', async () => {
    const pool = poolOf();
    const own = Array.from({ length: 4 }, () => sessionOf(pool, 'a'));
    const asked = own.map((session) => ask(session, { echo: 1 }));
    await Promise.all(asked.slice(0, 2));
    const [other, third] = [sessionOf(pool, 'b'), sessionOf(pool, 'c')];
    await Promise.all([ask(other, { echo: 1 }), ask(third, { echo: 1 })]);
    expect(own.map((session) => session.hasPlace())).toEqual([true, true, false, false]);
    expect(pool.isFull()).toBe(false);
    const last = sessionOf(pool, 'd');
    const waits = ask(last, { echo: 5 });
    expect(pool.isFull()).toBe(true);
    const once = sessionOf(pool, 'e');
    once.needs('turn');
    expect(await ask(once, { echo: 6 })).toMatchObject([{ echo: 6 }]);
    for (const session of own.slice(0, 2)) session.close({ echo: 'gone' });
    expect(await waits).toMatchObject([{ echo: 5 }]);
    await Promise.allSettled(asked.slice(0, 3));
    expect(own[2]!.hasPlace()).toBe(true);
    asked[3]!.catch(() => undefined);
  });

  test('serve those who can wait only when nobody else waits, and do not count them', async () => {
    const pool = poolOf({ queue: 0 });
    await ask(sessionOf(pool, 'a'), { echo: 0 });
    const order: string[] = [];
    const busy = ask(sessionOf(pool, 'b'), { wait: 20 });
    const early = sessionOf(pool, 'c');
    early.needs('later');
    const waits = ask(early, { echo: 1 }).then(() => order.push('later'));
    await Promise.all([busy, waits]);
    expect(order).toEqual(['later']);
  });

  test('refuse the last one of the client that has most of those who wait', async () => {
    const pool = poolOf({ queue: 2, placesPerThread: 40 });
    await ask(sessionOf(pool, 'x'), { echo: 0 });
    const busy = ask(sessionOf(pool, 'x'), { wait: 50 });
    const many = [1, 2].map((echo) => reasonOf(ask(sessionOf(pool, 'many'), { echo })));
    const one = reasonOf(ask(sessionOf(pool, 'one'), { echo: 3 }));
    expect(await Promise.all([...many, one])).toEqual(['none', 'queue full', 'none']);
    await busy;
  });

  test.each([
    ['crash', { crash: true }, ['crashed', 'lost']],
    ['work without end', { hang: true }, ['out of time', 'lost']],
    ['all memory used up, by whoever it was', { hog: true }, ['lost', 'lost']],
  ])('end with the sessions that they have: %s', async (_name, task, reasons) => {
    lost.length = 0;
    const pool = poolOf({ memory: 16, lastResort: 2_000 });
    const [guilty, idle] = [sessionOf(pool, 'a'), sessionOf(pool, 'b')];
    await Promise.all([ask(guilty, { echo: 1 }), ask(idle, { echo: 1 })]);
    const died = reasonOf(ask(guilty, task));
    expect([await died, await reasonOf(ask(idle, { echo: 2 }))]).toEqual(reasons);
    expect(lost).toHaveLength(2);
    expect(await ask(sessionOf(pool, 'c'), { echo: 3 })).toMatchObject([{ echo: 3 }]);
  });

  test('say that a session needs too much memory if it is the only one', async () => {
    const pool = poolOf({ memory: 16 });
    expect(await reasonOf(ask(sessionOf(pool, 'a'), { hog: true }))).toBe('out of memory');
  });

  test('reject what waits when they are closed, or cannot start', async () => {
    const pool = poolOf();
    const waits = reasonOf(ask(sessionOf(pool, 'a'), { echo: 1 }));
    await pool.close();
    expect([await waits, await reasonOf(ask(sessionOf(pool, 'a'), {}))]).toEqual(['closed', 'closed']);
    const broken = poolOf({ script: join(import.meta.dirname, 'no-such-script.mjs') });
    expect(await reasonOf(ask(sessionOf(broken, 'a'), { echo: 1 }))).toBe('crashed');
  });
});
