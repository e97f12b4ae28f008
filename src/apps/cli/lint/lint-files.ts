import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../base/package-root.js';
import { createPool, inOrder } from '../../../base/threads/index.js';
import { Stop } from '../exit.js';
import { fileLinter, type LintedFile, type LintPlan } from './lint-file.js';
import type { LintedBatch } from './worker.js';

/** How files are worked through. */
export interface LintWork {
  /** How many threads there are; chosen from the number of files by default. */
  readonly workers?: number | undefined;
  /** Called with the number of files that are done. */
  readonly done?: (count: number) => void;
  /** Ends the work early; what is done by then comes back. */
  readonly signal?: AbortSignal;
}

/** A thread has to load all rules before its first file: it saves time from about this many files on. */
const FILES_PER_WORKER = 200;

/** Large enough that threads seldom wait for the next, small enough that they end at the same time. */
const BATCH = 10;

/** Lints files, in several threads where they are many; the result is the same, and in the same order. */
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
  return Math.min(availableParallelism(), Math.floor(files / FILES_PER_WORKER));
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

async function lintInThreads(
  paths: readonly string[],
  plan: LintPlan,
  workers: number,
  { done, signal }: LintWork,
): Promise<readonly LintedFile[]> {
  const threads = Math.min(workers, Math.ceil(paths.length / BATCH));
  const script = join(packageRoot, 'dist', 'apps', 'cli', 'lint', 'worker.js');
  const pool = createPool<readonly string[], string>({ script, data: plan, threads });
  const abort = () => void pool.close();
  signal?.addEventListener('abort', abort);
  const files: LintedFile[] = [];
  function* tasks() {
    for (let start = 0; start < paths.length; start += BATCH)
      yield () => pool.run(paths.slice(start, start + BATCH));
  }
  try {
    await inOrder(tasks(), 2 * threads, (text) => {
      const batch = JSON.parse(text) as LintedBatch;
      files.push(...batch.files);
      done?.(files.length);
      if (batch.stop) throw new Stop(batch.stop.code, batch.stop.message);
    });
  } catch (fault) {
    if (!signal?.aborted) throw fault;
  } finally {
    signal?.removeEventListener('abort', abort);
    await pool.close();
  }
  return files;
}
