import { Budget } from '../../budget.js';
import type { Context, FileStart, FilesLimits, FilesWork } from '../../operations/index.js';
import { filesOperations } from '../operations.js';
import { problemFor } from '../problems.js';

/** What a thread does for the files of a request, one after the other. */
export type FilesTask =
  | {
      readonly open: {
        readonly operation: string;
        readonly input: Readonly<Record<string, unknown>>;
        readonly limits: FilesLimits;
      };
    }
  | { readonly file: FileStart }
  | { readonly piece: Uint8Array<ArrayBuffer> }
  /** The document is the one that came with the files. */
  | { readonly finish: { readonly document?: string } }
  /** The request is over before its files are. */
  | { readonly drop: true };

/** The steps that the answer may take; what the files themselves take is limited by their rows. */
const STEPS = 20_000_000;

let work: FilesWork | undefined;

/** Does the next piece of work for the request that has this thread; the text of the answer is in the result of the last. */
export async function answerFiles(task: FilesTask, context: Context): Promise<string> {
  try {
    if ('open' in task) {
      const { operation: name, input, limits } = task.open;
      const operation = filesOperations.find((each) => each.name === name)!;
      work = await operation.open(input, limits, { ...context, budget: new Budget(STEPS) });
    } else if ('file' in task) await work!.file(task.file);
    else if ('piece' in task) await work!.take(task.piece);
    else {
      const done = work;
      // What has been read is large: it must not stay in memory until the next request.
      work = undefined;
      if ('finish' in task) return JSON.stringify(await done!.end(task.finish.document));
    }
    return '';
  } catch (fault) {
    throw problemFor(fault);
  }
}

/** Whether a task is about files. */
export function isFilesTask(task: object): task is FilesTask {
  return ['open', 'file', 'piece', 'finish', 'drop'].some((name) => name in task);
}
