import { closeSync } from 'node:fs';
import { inOrder } from '../../threads/index.js';
import { type Account, accountOf, type OnChecked } from './account.js';
import { BrokenFile } from './broken-file.js';
import { checkContents, type Judges, type Listener, type Opener } from './check-file.js';
import type { DataFile } from './data-files.js';
import { Memory } from './memory.js';
import { partsOf } from './parts.js';
import { rangesOf } from './ranges.js';
import { isParted } from './row-ends.js';
import { openShared, type SharedFile } from './shared-file.js';
import type { RowThreads } from './threads.js';

/** What is left to do with a result when all before it has been told. */
type Turn = () => void | Promise<void>;

/** How many pieces of work a thread has ahead, the one it works on counted in: enough that the others go on while one is held up. */
const AHEAD = 4;

/** Checks files with several threads; what is told is the same, in the same order, as with one. */
export async function checkInThreads(
  files: readonly DataFile[],
  judges: Judges,
  threads: RowThreads,
  listener: Listener,
  onChecked: OnChecked,
  open: Opener,
): Promise<void> {
  async function* turns() {
    for (const file of files) {
      if (listener.isDone()) return;
      yield* turnsOf(file, judges, threads, listener, onChecked, open);
    }
  }
  await inOrder(turns(), threads.count * AHEAD, (turn) => turn());
}

async function* turnsOf(
  file: DataFile,
  judges: Judges,
  threads: RowThreads,
  listener: Listener,
  onChecked: OnChecked,
  open: Opener,
): AsyncGenerator<() => Promise<Turn>> {
  // All errors of a whole file would wait for their turn in memory.
  if (isWhole(file) && listener.room() < Infinity) {
    yield () => wholeFile(file, threads, listener, onChecked);
    return;
  }
  const account = accountOf(file, judges, listener, onChecked);
  const shared = openShared(file);
  if (shared) {
    yield* rangeTurns(file, shared, threads, listener, account);
    return;
  }
  try {
    const contents = await open(file);
    if (contents.kind !== 'rows' || !isParted(contents.format)) {
      const check = async () => onChecked(file, await checkContents(file, contents, judges, listener));
      yield async () => check;
      return;
    }
    const { format, bytes } = contents;
    const memory = new Memory();
    for await (const piece of partsOf(bytes, format, memory)) {
      if (listener.isDone()) break;
      yield async () => {
        const reply = await threads.checkPiece({ ...piece, uri: file.uri, format, ...limitOf(listener) });
        memory.giveBack(reply.block);
        return () => account.add(reply);
      };
    }
    yield async () => () => account.close();
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    yield async () => () => account.close(fault);
  }
}

/** The threads read the file themselves: to read and hand on all of it would keep a core busy that they could use. */
async function* rangeTurns(
  { uri }: DataFile,
  file: SharedFile,
  threads: RowThreads,
  listener: Listener,
  account: Account,
): AsyncGenerator<() => Promise<Turn>> {
  for (const range of rangesOf(file.size)) {
    if (listener.isDone()) break;
    const bytes = Math.min(range.end, file.size) - range.start;
    yield async () => {
      const reply = await threads.checkRange({ range, file, uri, ...limitOf(listener) });
      return () => {
        listener.passed({ bytes });
        account.add(reply);
      };
    };
  }
  const close = () => {
    closeSync(file.descriptor);
    account.close();
  };
  yield async () => close;
}

function limitOf(listener: Listener): { readonly maxErrors?: number } {
  const maxErrors = listener.room();
  return maxErrors === Infinity ? {} : { maxErrors };
}

/** Whether a file is not cut into parts. */
function isWhole({ path, format }: DataFile): boolean {
  return path !== '-' && !isParted(format);
}

async function wholeFile(
  file: DataFile,
  threads: RowThreads,
  listener: Listener,
  onChecked: OnChecked,
): Promise<Turn> {
  const { diagnostics, ...checked } = await threads.checkFile({ file, maxErrors: listener.room() });
  return () => {
    listener.tell(diagnostics);
    listener.passed({ rows: checked.summary.rows });
    onChecked(file, checked);
  };
}
