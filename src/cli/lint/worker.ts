// A thread that judges files, one batch after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { Stop } from '../exit.js';
import { fileLinter, type LintedFile, type LintPlan } from './lint-file.js';

/** What came of a batch: all its files, or those before the one that stops the command, and why. */
export interface LintedBatch {
  readonly files: readonly LintedFile[];
  readonly stop?: { readonly code: number; readonly message: string };
}

const port = parentPort!;
const ready = fileLinter(workerData as LintPlan);

// As text: to copy so many small objects from thread to thread takes several times as long.
port.on('message', async (paths: readonly string[]) =>
  port.postMessage(JSON.stringify(await lintBatch(paths))),
);

async function lintBatch(paths: readonly string[]): Promise<LintedBatch> {
  const lintFile = await ready;
  const files: LintedFile[] = [];
  try {
    for (const path of paths) files.push(await lintFile(path));
    return { files };
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault;
    return { files, stop: { code: fault.code, message: fault.message } };
  }
}
