import { Budget } from '../../../base/budget.js';
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
  | { readonly finish: { readonly document?: string } };

/** The steps that the answer may take; what the files themselves take is limited by their rows. */
const STEPS = 20_000_000;

/** The work on the files of requests that are not over, by their numbers. */
const works = new Map<number, FilesWork>();

/** Does the next piece of work for a request; the text of the answer is in the result of the last. */
export async function answerFiles(id: number, task: FilesTask, context: Context): Promise<string> {
  try {
    if ('open' in task) {
      const { operation: name, input, limits } = task.open;
      const operation = filesOperations.find((each) => each.name === name)!;
      works.set(id, await operation.open(input, limits, { ...context, budget: new Budget(STEPS) }));
    } else {
      const work = works.get(id)!;
      if ('file' in task) await work.file(task.file);
      else if ('piece' in task) await work.take(task.piece);
      else return JSON.stringify(await work.end(task.finish.document));
    }
    return '';
  } catch (fault) {
    throw problemFor(fault);
  }
}

/** Forgets a request. */
export function dropFiles(id: number): void {
  works.delete(id);
}
