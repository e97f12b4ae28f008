import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../package-root.js';
import { Stop } from '../exit.js';
import { fileLinter, type LintedFile, type LintPlan } from './lint-file.js';
import type { LintedBatch } from './worker.js';

/** How files are worked through. */
export interface LintWork {
  /** How many threads there are; as many as pay unless said. */
  readonly workers?: number | undefined;
  /** Is told how many files are done. */
  readonly done?: (count: number) => void;
  /** Ends the work early; what is done by then comes back. */
  readonly signal?: AbortSignal;
}

/** A thread has to load all rules before its first file: it pays from about this many files on. */
const FILES_A_WORKER = 200;

/** Large enough that threads seldom wait for the next, small enough that they end at the same time. */
const BATCH = 10;

/** Judges files, in several threads where they are many; the result is the same, and in the same order. */
export async function lintFiles(
  paths: readonly string[],
  plan: LintPlan,
  work: LintWork = {},
): Promise<readonly LintedFile[]> {
  // Standard input belongs to the main thread.
  const workers = paths.includes('-') ? 1 : (work.workers ?? workersFor(paths.length));
  return workers > 1 ? lintInThreads(paths, plan, workers, work) : lintHere(paths, plan, work);
}

function workersFor(files: number): number {
  return Math.min(availableParallelism(), Math.floor(files / FILES_A_WORKER));
}

async function lintHere(paths: readonly string[], plan: LintPlan, { done, signal }: LintWork) {
  const lintFile = await fileLinter(plan);
  const files: LintedFile[] = [];
  for (const path of paths) {
    if (signal?.aborted) break;
    files.push(await lintFile(path));
    done?.(files.length);
  }
  return files;
}

/** What the threads share: batches are handed out in order, so that all before the latest are done or in work. */
interface Shared {
  handedOut: number;
  isOver: boolean;
  readonly batches: LintedBatch[];
}

async function lintInThreads(
  paths: readonly string[],
  plan: LintPlan,
  workers: number,
  work: LintWork,
): Promise<readonly LintedFile[]> {
  const all = Math.ceil(paths.length / BATCH);
  const shared: Shared = { handedOut: 0, isOver: false, batches: [] };
  const threads = Array.from({ length: Math.min(workers, all) }, () => runThread(paths, plan, shared, work));
  await Promise.all(threads);
  const stop = shared.batches.find((batch) => batch?.stop)?.stop;
  if (stop) throw new Stop(stop.code, stop.message);
  return shared.batches.flatMap(({ files }) => files);
}

/** A thread that takes batches for as long as there are some. */
async function runThread(
  paths: readonly string[],
  plan: LintPlan,
  shared: Shared,
  { done, signal }: LintWork,
): Promise<void> {
  const worker = new Worker(join(packageRoot, 'dist', 'cli', 'lint', 'worker.js'), { workerData: plan });
  const abort = () => {
    shared.isOver = true;
    void worker.terminate();
  };
  signal?.addEventListener('abort', abort);
  try {
    while (shared.handedOut * BATCH < paths.length && !shared.isOver) {
      const number = shared.handedOut++;
      const batch = await answerOf(worker, paths.slice(number * BATCH, (number + 1) * BATCH));
      shared.batches[number] = batch;
      // A file that stops the command: nothing after it matters, and what is before it is handed out already.
      shared.isOver ||= batch.stop !== undefined;
      done?.(shared.batches.reduce((count, { files }) => count + files.length, 0));
    }
  } catch (fault) {
    if (signal?.aborted) return;
    shared.isOver = true;
    throw fault;
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

/** What a thread makes of a batch. */
async function answerOf(worker: Worker, paths: readonly string[]): Promise<LintedBatch> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    worker.postMessage(paths);
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('A thread ended by itself.');
    });
    const [batch] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [string];
    return JSON.parse(batch) as LintedBatch;
  } finally {
    settled.abort();
  }
}
