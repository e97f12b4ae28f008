// The thread of a service that writes to its registry: syncs take long, and requests are not to wait for them.
import { LimitExceeded } from '../../budget.js';
import { parse } from '../../document/index.js';
import { openStore, publishVersion, type Store } from '../../store/index.js';
import { answerTasks } from '../../threads/index.js';
import { STEPS } from '../perform.js';
import { plainProblem, problemFor } from '../problems.js';
import type { Outcome, Sent, WriteResult, WriteTask } from './writer.js';

answerTasks<string, WriteTask, WriteResult>(async (address) => {
  // Opened with the first task: a database that is away must not keep the thread from starting.
  let opening: ReturnType<typeof openStore> | undefined;
  const opened = () => {
    opening ??= openStore(address);
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  /** Why nothing is written any more: after a failed sync nobody knows what is on the disk. */
  let fatal: string | undefined;
  return async ({ method, args }) => {
    if (fatal !== undefined) return { fault: fatal };
    try {
      const store = await opened();
      if (method === 'publish') return { value: await publish(store, ...args) };
      return { value: await (store[method] as (...values: readonly unknown[]) => Promise<unknown>)(...args) };
    } catch (fault) {
      if (fault instanceof LimitExceeded) return { problem: plainProblem(problemFor(fault)) };
      const { errcode = 0, message } = fault as { errcode?: number; message: string };
      if ((errcode & 0xff) === DISK_ERROR)
        fatal = 'The disk of the registry reported an error: the service must be restarted.';
      return { fault: fatal ?? message };
    }
  };
});

/** The code of SQLite for a read, write or sync that failed. */
const DISK_ERROR = 10;

async function publish(store: Store, { text, format, ...publication }: Sent): Promise<Outcome> {
  const { document, diagnostics } = await parse(text, `schema.${format}`, format);
  return document ? publishVersion(store, { ...publication, document, steps: STEPS }) : { diagnostics };
}
