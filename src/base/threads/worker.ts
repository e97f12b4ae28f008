import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread.js';

/** A result with memory that moves back instead of being copied. */
export class Transferred<Result> {
  constructor(
    readonly result: Result,
    readonly transfer: readonly Transferable[],
  ) {}
}

/** Answers one task; `report` sends a partial result ahead. */
export type Answer<Task, Result, Partial> = (
  task: Task,
  report: (partial: Partial) => void,
) => Promise<Result | Transferred<Result>> | Result | Transferred<Result>;

/**
 * Makes this thread answer the tasks of its pool, one after the other. `begin` gets the data of the pool, at the start
 * and whenever they change; the thread is ready when it has resolved for the first time.
 */
export function answerTasks<Data, Task, Result, Partial = never>(
  begin: (data: Data) => Promise<Answer<Task, Result, Partial>> | Answer<Task, Result, Partial>,
): void {
  const port = parentPort!;
  const post = (message: FromThread<Result, Partial>, transfer: readonly Transferable[] = []) =>
    port.postMessage(message, [...transfer]);
  let answer = Promise.resolve(begin(workerData as Data));
  // Answers go back in the order of the tasks, also where one waits for a file and the next does not.
  let last: Promise<unknown> = answer.then(() => post({ ready: true }));
  const take = async (message: ToThread<Task>): Promise<void> => {
    if ('data' in message) {
      answer = Promise.resolve(begin(message.data as Data));
      return;
    }
    try {
      const result = await (await answer)(message.task, (partial) => post({ partial }));
      if (result instanceof Transferred) post({ result: result.result }, result.transfer);
      else post({ result });
    } catch (fault) {
      post({ fault: fault instanceof Error ? fault.message : String(fault) });
    }
  };
  port.on('message', (message: ToThread<Task>) => {
    last = last.then(() => take(message));
  });
}
