// A thread of the service: performs operations, and works on the streams whose state it has.
import { Budget } from '../../base/budget.js';
import { answerTasks } from '../../base/threads/index.js';
import { today } from '../../base/today.js';
import { createRegistry, type RegistryOptions } from '../../schema/references/index.js';
import type { Context } from '../operations/index.js';
import { singles } from './operations.js';
import { type Call, perform, STEPS } from './perform.js';
import type { Performed } from './presentation.js';
import { type PlainProblem, plainProblem, problemFor } from './problems.js';
import { contextWith, NeedsSchemas } from './provided-schemas.js';
import { represent, type StoredVersion } from './registry/represent.js';
import { answerFiles, dropFiles, type FilesTask } from './rows/files-worker.js';
import { answerStream, dropStream, type Report, type StreamTask } from './rows/stream-worker.js';
import { warmUp } from './warm-up.js';

/** What a thread is asked to do; streams have numbers. */
export type Task =
  | { readonly operation: string; readonly call: Call }
  | { readonly represent: string; readonly version: StoredVersion }
  | { readonly stream: number; readonly rows: StreamTask }
  | { readonly stream: number; readonly files: FilesTask }
  | { readonly drop: number };

/** What comes back: an answer, how far a stream has come, the answer about files, or the problem that the client gets. */
export type Result =
  | { readonly performed: Performed }
  | { readonly report: Report }
  | { readonly answer: string }
  /** The addresses of which a thread must know whether the registry has them, before it can begin. */
  | { readonly needs: readonly string[] }
  | { readonly dropped: number }
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
      if ('files' in task) return { answer: await answerFiles(task.stream, task.files, context) };
      if ('rows' in task) return { report: await answerStream(task.stream, task.rows, context, options) };
      if ('represent' in task) return { performed: await represent(task.represent, task.version, options) };
      if ('operation' in task) {
        const { operation, call } = task;
        const knowing = await contextWith(context, options, call.provided, new Budget(STEPS));
        return { performed: await perform(operations.get(operation)!, call, knowing) };
      }
      dropFiles(task.drop);
      dropStream(task.drop);
      return { dropped: task.drop };
    } catch (fault) {
      if (fault instanceof NeedsSchemas) return { needs: fault.addresses };
      return { problem: plainProblem(problemFor(fault)) };
    }
  };
});
