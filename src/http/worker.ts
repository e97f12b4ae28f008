// A thread of the service: performs operations, and works on the streams whose state it has.
import type { Context } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { answerTasks } from '../threads/index.js';
import { today } from '../today.js';
import { singles } from './operations.js';
import { type Call, perform } from './perform.js';
import type { Performed } from './presentation.js';
import { type PlainProblem, plainProblem } from './problems.js';
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
      if ('rows' in task) return { report: await answerStream(task.stream, task.rows, context) };
      if ('represent' in task) return { performed: await represent(task.represent, task.version, options) };
      if ('operation' in task)
        return { performed: await perform(operations.get(task.operation)!, task.call, context) };
      dropFiles(task.drop);
      dropStream(task.drop);
      return { dropped: task.drop };
    } catch (fault) {
      return { problem: plainProblem(fault) };
    }
  };
});
