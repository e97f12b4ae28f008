import { expect, test } from 'vitest';
import { type Session, type SharedPool, ThreadFailure } from '../../../base/threads/index.js';
import type { Result, Task } from '../worker.js';
import { fileCarrier, streamThread } from './stream-thread.js';

/** A pool whose first sessions lose their thread. */
function poolThatLoses(count: number) {
  const asked: Task[][] = [];
  const pool = {
    open: (): Session<Task, Result> => ({
      id: asked.length,
      needs: () => undefined,
      ask(tasks) {
        asked.push(tasks.map(({ task }) => task));
        if (asked.length > count) return tasks.map(() => Promise.resolve({ answer: 'done' }));
        const lost = Promise.reject(new ThreadFailure('lost', 'The thread ended.'));
        lost.catch(() => undefined);
        return tasks.map((_task, index) => (index === 0 ? Promise.resolve({ answer: 'opened' }) : lost));
      },
      hasPlace: () => false,
      isNext: () => false,
      begun: Promise.resolve(),
      close: () => undefined,
    }),
  } as unknown as SharedPool<Task, Result>;
  return { asked, thread: streamThread(pool, 'client', fileCarrier, () => undefined) };
}

const piece = () => new Uint8Array([1, 2, 3]);

test('all tasks of a stream are done again when their thread is lost, once', async () => {
  const { asked, thread } = poolThatLoses(1);
  const tasks = [{ file: { name: 'a' } }, { piece: piece() }, { finish: {} }];
  expect(await Promise.all(thread.askAll(tasks))).toEqual(['opened', 'done', 'done']);
  const sent = [...tasks.map((files) => expect.objectContaining({ files })), { drop: expect.anything() }];
  expect(asked).toEqual([sent, sent]);
});

test('what is lost twice is a problem that says to send it again', async () => {
  const { thread } = poolThatLoses(2);
  const [, lost] = thread.askAll([{ file: { name: 'a' } }, { piece: piece() }]);
  await expect(lost).rejects.toMatchObject({ kind: 'unavailable', headers: { 'retry-after': '1' } });
});
