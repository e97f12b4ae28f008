// A thread that lints files, one batch after the other.
import { answerTasks } from '../../../base/threads/index.js';
import { Stop } from '../exit.js';
import { fileLinter, type LintedFile, type LintPlan } from './lint-file.js';

/** The files of a batch, or those before the one that stops the command, and why. */
export interface LintedBatch {
  readonly files: readonly LintedFile[];
  readonly stop?: { readonly code: number; readonly message: string };
}

answerTasks<LintPlan, readonly string[], string>(async (plan) => {
  const lintFile = await fileLinter(plan);
  // As text: copying that many small objects between threads takes several times as long.
  return async (paths) => {
    const files: LintedFile[] = [];
    try {
      for (const path of paths) files.push(await lintFile(path));
      return JSON.stringify({ files } satisfies LintedBatch);
    } catch (fault) {
      if (!(fault instanceof Stop)) throw fault;
      const { code, message } = fault;
      return JSON.stringify({ files, stop: { code, message } } satisfies LintedBatch);
    }
  };
});
