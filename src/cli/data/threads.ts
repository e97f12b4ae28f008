import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '../../diagnostic.js';
import type { Format } from '../../document/index.js';
import { packageRoot } from '../../package-root.js';
import type { RegistryOptions } from '../../registry/index.js';
import type { Summary } from '../../rows/index.js';
import { EXIT, Stop } from '../exit.js';
import type { Checked } from './check-file.js';
import type { DataFile } from './data-files.js';
import type { Piece } from './parts.js';
import type { Range } from './ranges.js';
import type { PartedFormat } from './row-ends.js';
import type { SharedFile } from './shared-file.js';

/** What every thread must know: the schema as it was read, and how it judges. */
export interface ThreadSetting {
  readonly schema: { readonly uri: string; readonly text: string; readonly format?: Format };
  readonly options: { readonly strict: boolean; readonly formats?: 'annotate' | 'assert' };
  readonly registry: RegistryOptions;
}

/** A piece of a file's part, for a thread. */
export interface PieceTask extends Piece {
  readonly uri: string;
  readonly format: PartedFormat;
  readonly maxErrors?: number;
}

/** A range of a file, for a thread that reads it itself. */
export interface RangeTask {
  readonly range: Range;
  readonly file: SharedFile;
  readonly uri: string;
  readonly maxErrors?: number;
}

/** A whole file, for a thread. */
export interface FileTask {
  readonly file: DataFile;
  readonly maxErrors: number;
}

/** What came of a piece; the summary of its part when that has ended. */
export interface PieceReply {
  /** The memory that the piece came in. */
  readonly block: ArrayBuffer;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary?: Summary;
}

/** What came of a range; `fault` says why it could not be read to its end. */
export interface RangeReply {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  readonly fault?: StopWords;
}

/** What came of a whole file. */
export interface FileReply extends Checked {
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

interface Thread {
  readonly worker: Worker;
  /** Who waits for its answers, in order. */
  readonly waiting: { readonly done: (reply: Reply) => void; readonly failed: (fault: Error) => void }[];
}

/** Starts threads. */
export function startThreads(count: number, setting: ThreadSetting): RowThreads {
  const threads = Array.from({ length: count }, () => startThread(setting));
  let open: Thread | undefined;
  const idlest = () =>
    threads.reduce((best, each) => (each.waiting.length < best.waiting.length ? each : best));
  return {
    count,
    checkPiece(task) {
      const thread = open ?? idlest();
      open = task.isEnd ? undefined : thread;
      return ask(thread, task, [task.bytes.buffer]) as Promise<PieceReply>;
    },
    checkRange: (task) => ask(idlest(), task) as Promise<RangeReply>,
    checkFile: (task) => ask(idlest(), task) as Promise<FileReply>,
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
}

function startThread(workerData: ThreadSetting): Thread {
  const worker = new Worker(join(packageRoot, 'dist', 'cli', 'data', 'worker.js'), { workerData });
  const thread: Thread = { worker, waiting: [] };
  worker.on('message', (reply: Reply) => thread.waiting.shift()?.done(reply));
  worker.on('error', (fault) => {
    const sentence = `A thread could not go on (${fault.message}): try --workers 1.`;
    for (const { failed } of thread.waiting.splice(0)) failed(new Stop(EXIT.fault, sentence));
  });
  return thread;
}

async function ask(
  { worker, waiting }: Thread,
  task: Task,
  given: readonly ArrayBuffer[] = [],
): Promise<Reply> {
  const reply = await new Promise<Reply>((done, failed) => {
    waiting.push({ done, failed });
    worker.postMessage(task, given);
  });
  if ('stop' in reply) throw new Stop(reply.stop.code, reply.stop.message);
  return reply;
}
