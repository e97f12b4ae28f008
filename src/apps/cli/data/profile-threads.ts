import { join } from 'node:path';
import { packageRoot } from '../../../base/package-root.js';
import { createPool, type Thread } from '../../../base/threads/index.js';
import type { TableProfile, ValueProfile } from '../../../data/infer/index.js';
import { type CellFormat, isDivisible } from '../../../data/tables/index.js';
import type { DataFile } from './data-files.js';
import { type PieceTask, type RangeTask, type StopWords, stopOfThread } from './threads.js';

/** A piece of a part of a file of cells. */
export type CellsTask = Omit<PieceTask, 'format' | 'maxErrors'> & {
  readonly format: CellFormat;
  /** The columns with more values, in all threads, than duplicates are looked for in. */
  readonly full: readonly number[];
};

/** A range of a file whose rows are lines, and its number. */
export type LinesTask = Omit<RangeTask, 'maxErrors'> & { readonly part: number };

/** What a piece has, and the memory that it came in. */
export interface CellsReply {
  readonly block: ArrayBuffer;
  readonly rows: number;
  readonly lines: number;
  /** How many rows were not read, and the first of them: their lines count from the start of the part. */
  readonly unreadRows: number;
  readonly firstUnread: TableProfile['firstUnread'];
  /** How many values each column has in all that the thread has read. */
  readonly filled: readonly number[];
}

/** How many rows a range has; `fault` says why it could not be read to its end. */
export interface LinesReply {
  readonly rows: number;
  readonly fault?: StopWords;
}

/** What a thread knows of all that it has read; it starts again with the next task. */
export interface SentProfiles {
  readonly table?: Pick<TableProfile, 'names' | 'columns' | 'rows'>;
  readonly values?: ValueProfile;
}

export type ProfileTask = CellsTask | LinesTask | { readonly isEnd: 'file' };
export type ProfileReply = CellsReply | LinesReply | SentProfiles;

/** Threads that read rows and keep what they know of them. */
export interface ProfileThreads {
  readonly count: number;
  /** Lets all threads read one file. */
  readonly share: <Result>(read: (threads: readonly ProfileThread[]) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** A thread that reads rows. */
export interface ProfileThread {
  readonly takeCells: (task: CellsTask) => Promise<CellsReply>;
  readonly takeLines: (task: LinesTask) => Promise<LinesReply>;
  readonly end: () => Promise<SentProfiles>;
}

/** Starts threads, unless there is no file that several can read. */
export function profileThreadsFor(files: readonly DataFile[], count: number): ProfileThreads | undefined {
  if (count < 2 || !files.some(({ format }) => format === undefined || isDivisible(format))) return undefined;
  const script = join(packageRoot, 'dist', 'apps', 'cli', 'data', 'profile-worker.js');
  const pool = createPool<ProfileTask, ProfileReply>({ script, data: undefined, threads: count });
  void pool.start();
  return {
    count,
    async share(read) {
      const claims = await Promise.all(Array.from({ length: count }, () => pool.claim())).catch(stopOfThread);
      try {
        return await read(claims.map(profileThread));
      } finally {
        for (const { release } of claims) release();
      }
    },
    close: pool.close,
  };
}

function profileThread({ ask }: Thread<ProfileTask, ProfileReply>): ProfileThread {
  return {
    takeCells: (task) =>
      ask(task, { transfer: [task.bytes.buffer] }).catch(stopOfThread) as Promise<CellsReply>,
    takeLines: (task) => ask(task).catch(stopOfThread) as Promise<LinesReply>,
    end: () => ask({ isEnd: 'file' }).catch(stopOfThread) as Promise<SentProfiles>,
  };
}
