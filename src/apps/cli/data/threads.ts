import { join } from 'node:path';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { packageRoot } from '../../../base/package-root.js';
import { createPool } from '../../../base/threads/index.js';
import type { Checked, RowKeys, Summary, Together } from '../../../data/check/index.js';
import type { Dialect, DivisibleFormat, Piece } from '../../../data/tables/index.js';
import type { Format } from '../../../schema/document/index.js';
import type { RegistryOptions } from '../../../schema/references/index.js';
import { EXIT, Stop } from '../exit.js';
import type { DataFile } from './data-files.js';
import type { Range } from './ranges.js';
import type { SharedFile } from './shared-file.js';

/** What every thread must know: the schema as it was read, and how it is applied. */
export interface ThreadSetting {
  readonly schema: { readonly uri: string; readonly text: string; readonly format?: Format };
  /** The pointers of the schema objects of the tables. */
  readonly entries: readonly (string | undefined)[];
  readonly options: { readonly strict: boolean; readonly formats?: 'annotate' | 'assert' };
  readonly registry: RegistryOptions;
  readonly together: Together;
}

/** A piece of a file's part, for a thread. */
export interface PieceTask extends Piece {
  readonly uri: string;
  readonly entry?: string | undefined;
  readonly format: DivisibleFormat;
  readonly dialect?: Dialect;
  readonly start?: { readonly lines: number; readonly characters: number } | undefined;
  readonly maxErrors?: number;
}

/** A range of a file, for a thread that reads it itself. */
export interface RangeTask {
  readonly range: Range;
  readonly file: SharedFile;
  readonly uri: string;
  readonly entry?: string | undefined;
  readonly maxErrors?: number;
}

/** A whole file, for a thread. */
export interface FileTask {
  readonly file: DataFile;
  readonly maxErrors: number;
}

/** The keys of the rows, if they are compared with others. */
interface Keyed {
  readonly keys: readonly RowKeys[];
}

/** The result of a piece; the summary of its part when that has ended. */
export interface PieceReply extends Keyed {
  /** The memory that the piece came in. */
  readonly block: ArrayBuffer;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary?: Summary;
}

/** The result of a range; `fault` says why it could not be read to its end. */
export interface RangeReply extends Keyed {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  readonly fault?: StopWords;
}

/** The result of a whole file. */
export interface FileReply extends Checked, Keyed {
  readonly diagnostics: readonly Diagnostic[];
}

/** A `Stop`, which cannot go from thread to thread as such. */
export type StopWords = Pick<Stop, 'code' | 'message'>;

export type Task = PieceTask | RangeTask | FileTask;
export type Reply = PieceReply | RangeReply | FileReply | { readonly stop: StopWords };

/** Threads that check rows. */
export interface RowThreads {
  readonly count: number;
  /** Pieces of one part must be given one after another. */
  readonly checkPiece: (task: PieceTask) => Promise<PieceReply>;
  readonly checkRange: (task: RangeTask) => Promise<RangeReply>;
  readonly checkFile: (task: FileTask) => Promise<FileReply>;
  readonly close: () => Promise<void>;
}

/** Starts threads. */
export function startThreads(count: number, setting: ThreadSetting): RowThreads {
  const script = join(packageRoot, 'dist', 'apps', 'cli', 'data', 'worker.js');
  const pool = createPool<Task, Reply>({ script, data: setting, threads: count });
  void pool.start();
  let part: ReturnType<typeof pool.claim> | undefined;
  return {
    count,
    async checkPiece(task) {
      const isWhole = part === undefined && task.isEnd;
      if (isWhole) return checked(pool.run(task, { transfer: [task.bytes.buffer] }));
      // All pieces of a part go to the same thread.
      part ??= pool.claim();
      const claimed = part;
      if (task.isEnd) part = undefined;
      const thread = await claimed;
      const reply = checked<PieceReply>(thread.ask(task, { transfer: [task.bytes.buffer] }));
      return task.isEnd ? reply.finally(thread.release) : reply;
    },
    checkRange: (task) => checked(pool.run(task)),
    checkFile: (task) => checked(pool.run(task)),
    close: pool.close,
  };
}

/** The reply of a thread; what stops the command is thrown here. */
async function checked<R extends Reply>(reply: Promise<Reply>): Promise<R> {
  const given = await reply.catch(stopOfThread);
  if ('stop' in given) throw new Stop(given.stop.code, given.stop.message);
  return given as R;
}

/** Throws what stops the command when a thread fails. */
export function stopOfThread(fault: Error): never {
  throw new Stop(EXIT.fault, `A thread failed (${fault.message}). Run the command again with --workers 1.`);
}
