// A thread of the service: performs operations, or checks the rows of one stream after the other.
import { Budget } from '../budget.js';
import type { Context } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { answerTasks } from '../threads/index.js';
import { today } from '../today.js';
import { singles } from './operations.js';
import { type Call, perform, STEPS } from './perform.js';
import type { Performed } from './presentation.js';
import { type PlainProblem, plainProblem, problemFor } from './problems.js';
import { contextWith, NeedsSchemas } from './provided-schemas.js';
import { represent, type StoredVersion } from './registry/represent.js';
import { answerFiles, type FilesTask, isFilesTask } from './rows/files-worker.js';
import { answerStream, type Report, type StreamTask } from './rows/stream-worker.js';
import { warmUp } from './warm-up.js';

/** What a thread is asked to do. */
export type Task =
  | { readonly operation: string; readonly call: Call }
  | { readonly represent: string; readonly version: StoredVersion }
  | StreamTask
  | FilesTask;

/** What comes back: an answer, how far a stream has come, the answer about files, or the problem that the client gets. */
export type Result =
  | { readonly performed: Performed }
  | { readonly report: Report }
  | { readonly answer: string }
  /** The addresses of which a thread must know whether the registry has them, before it can begin. */
  | { readonly needs: readonly string[] }
  | { readonly problem: PlainProblem };

const operations = new Map(singles.map((each) => [each.name, each]));

answerTasks<RegistryOptions, Task, Result>(async (options) => {
  const context: Context = {
    registry: createRegistry(options),
    get today() {
      return today();
    },
  };
  await warmUp(context);
  return async (task) => {
    try {
      if (isFilesTask(task)) return { answer: await answerFiles(task, context) };
      if ('represent' in task) return { performed: await represent(task.represent, task.version, options) };
      if (!('operation' in task)) return { report: await answerStream(task, context, options) };
      const { operation, call } = task;
      const knowing = await contextWith(context, options, call.provided, new Budget(STEPS));
      return { performed: await perform(operations.get(operation)!, call, knowing) };
    } catch (fault) {
      if (fault instanceof NeedsSchemas) return { needs: fault.addresses };
      return { problem: plainProblem(problemFor(fault)) };
    }
  };
});
