import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineFault } from './engine-fault.js';

/** A folder, and what removes it. */
export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

const OPTIONS = { recursive: true, force: true, maxRetries: 5 };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Processes of other machines, or of other containers, can share the folder of temporary files. */
const OURS = `fairwright-${hostname().replace(/[^\w.]/g, '_')}-`;

/** The folders of this process. */
const folders = new Set<string>();

/** A folder for what does not fit into memory. It is removed by whoever made it, by signals that end the process, and else by the next process. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  await removeLeft();
  // Before the folder is there, and before others, which may listen only once.
  if (folders.size === 0) for (const signal of SIGNALS) process.prependListener(signal, end);
  try {
    const path = mkdtempSync(join(tmpdir(), `${OURS}${process.pid}-`));
    folders.add(path);
    return {
      path,
      async remove() {
        await rm(path, OPTIONS);
        folders.delete(path);
        release();
      },
    };
  } catch {
    release();
    throw new EngineFault(
      'No temporary folder can be made for DuckDB.',
      'Set TMPDIR to a folder that exists.',
    );
  }
}

function end(signal: NodeJS.Signals): void {
  // Others may have something to do before the process ends: the first Ctrl-C prints a report.
  if (process.listenerCount(signal) > 1) return;
  for (const path of folders) rmSync(path, OPTIONS);
  process.off(signal, end);
  process.kill(process.pid, signal);
}

function release(): void {
  if (folders.size === 0) for (const signal of SIGNALS) process.off(signal, end);
}

/** Removes the folders of processes that were ended before they could do so. */
async function removeLeft(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const left = names.filter((name) => {
    const [, process] = name.startsWith(OURS) ? (/^(\d+)-/.exec(name.slice(OURS.length)) ?? []) : [];
    return process !== undefined && !isRunning(Number(process));
  });
  // What cannot be removed is that of another user.
  for (const name of left) await rm(join(tmpdir(), name), OPTIONS).catch(() => undefined);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
