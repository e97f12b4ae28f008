// A thread that checks rows: parts of files, or files as a whole.
import { parentPort, workerData } from 'node:worker_threads';
import type { Diagnostic } from '../../diagnostic.js';
import { parse } from '../../document/index.js';
import { createRegistry } from '../../registry/index.js';
import { type RowChecker, rowChecker } from '../../rows/index.js';
import { Stop } from '../exit.js';
import { checkFile, type Judges, judgesOf, type Listener } from './check-file.js';
import { checkRange } from './check-range.js';
import { contentsOf } from './contents.js';
import { readerOf } from './shared-file.js';
import type {
  FileReply,
  FileTask,
  PieceReply,
  PieceTask,
  RangeReply,
  RangeTask,
  Reply,
  StopWords,
  Task,
  ThreadSetting,
} from './threads.js';

/** How much of a range is read at a time: as much as stays in the cache of the processor. */
const ROOM = 64 * 1024;

const { schema, options, registry } = workerData as ThreadSetting;

async function ready(): Promise<Judges> {
  const { document } = await parse(schema.text, schema.uri, schema.format);
  const { judges } = await judgesOf(document!, { ...options, registry: createRegistry(registry) });
  return judges!;
}

const judges = await ready();
let checker: RowChecker | undefined;
const room = new Uint8Array(ROOM);

function replyToPiece({ bytes, isEnd, isCut, ...rest }: PieceTask): PieceReply {
  const block = bytes.buffer;
  checker ??= rowChecker(judges.table, { ...rest, isPart: true });
  const found = checker.take(bytes);
  if (!isEnd) return { diagnostics: found, block };
  const diagnostics = isCut ? found : [...found, ...checker.end()];
  const summary = checker.summary();
  checker = undefined;
  return { diagnostics, summary, block };
}

function replyToRange({ range, file, ...rest }: RangeTask): RangeReply {
  const { stop, ...checked } = checkRange(range, readerOf(file), room, judges.table, rest);
  return stop ? { ...checked, fault: wordsOf(stop) } : checked;
}

async function replyToFile({ file, maxErrors }: FileTask): Promise<FileReply> {
  const diagnostics: Diagnostic[] = [];
  const listener: Listener = {
    room: () => maxErrors,
    tell: (found) => void diagnostics.push(...found),
    passed: () => undefined,
    isDone: () => false,
  };
  const checked = await checkFile(file, judges, listener, () =>
    contentsOf(file, judges.table, () => undefined),
  );
  return { ...checked, diagnostics };
}

function wordsOf({ code, message }: Stop): StopWords {
  return { code, message };
}

async function replyTo(task: Task): Promise<Reply> {
  try {
    if ('range' in task) return replyToRange(task);
    return 'file' in task ? await replyToFile(task) : replyToPiece(task);
  } catch (fault) {
    if (fault instanceof Stop) return { stop: wordsOf(fault) };
    throw fault;
  }
}

// Answers go back in the order of the tasks, also where one waits for a file and the next does not.
let last: Promise<void> = Promise.resolve();
parentPort!.on('message', (task: Task) => {
  last = last.then(async () => {
    const reply = await replyTo(task);
    parentPort!.postMessage(reply, 'block' in reply ? [reply.block] : []);
  });
});
