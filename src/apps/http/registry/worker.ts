// The thread of a service that writes to its registry: syncs take long, and requests are not to wait for them.
import { LimitExceeded } from '../../../base/budget.js';
import { answerTasks } from '../../../base/threads/index.js';
import {
  DamagedVersion,
  diskFault,
  openStore,
  publishVersion,
  type Store,
} from '../../../registry/store/index.js';
import { parse } from '../../../schema/document/index.js';
import { STEPS } from '../perform.js';
import { damaged, plainProblem, problemFor } from '../problems.js';
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
  let readOnly: string | undefined;
  return async ({ method, args }) => {
    if (readOnly !== undefined) return { readOnly };
    try {
      const store = await opened();
      if (method === 'publish') return { value: await publish(store, ...args) };
      return { value: await (store[method] as (...values: readonly unknown[]) => Promise<unknown>)(...args) };
    } catch (fault) {
      if (fault instanceof DamagedVersion) return { problem: plainProblem(damaged(fault)) };
      if (fault instanceof LimitExceeded) return { problem: plainProblem(problemFor(fault)) };
      readOnly = diskFault(fault);
      return readOnly === undefined ? { fault: (fault as Error).message } : { readOnly };
    }
  };
});

async function publish(store: Store, { text, format, ...publication }: Sent): Promise<Outcome> {
  const { document, diagnostics } = await parse(text, `schema.${format}`, format);
  return document ? publishVersion(store, { ...publication, document, steps: STEPS }) : { diagnostics };
}
