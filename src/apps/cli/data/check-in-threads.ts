import { closeSync } from 'node:fs';
import { inOrder } from '../../../base/threads/index.js';
import {
  type Contents,
  checkContents,
  type Listener,
  limitOf,
  type ValidatorsFor,
} from '../../../data/check/index.js';
import { BrokenFile, isDivisible, partsOf } from '../../../data/tables/index.js';
import type { DataFile } from './data-files.js';
import { Memory } from './memory.js';
import { type Merge, mergeOf, type OnChecked } from './merge.js';
import { rangesOf } from './ranges.js';
import { openShared, type SharedFile } from './shared-file.js';
import type { RowThreads } from './threads.js';

/** What is left to do with a result when all before it has been reported. */
type Turn = () => void | Promise<void>;

/** How many pieces of work a thread has ahead, the one it works on counted in: enough that the others go on while one is held up. */
export const AHEAD = 4;

/** Checks files with several threads; findings are the same, in the same order, as with one. */
export async function checkInThreads(
  files: readonly DataFile[],
  validatorsFor: ValidatorsFor,
  threads: RowThreads,
  listenerFor: (file: DataFile) => Listener,
  onChecked: OnChecked,
  open: (file: DataFile) => Promise<Contents>,
): Promise<void> {
  async function* turns() {
    for (const file of files) {
      const listener = listenerFor(file);
      if (listener.isDone()) return;
      yield* turnsOf(file, validatorsFor, threads, listener, onChecked, open);
    }
  }
  await inOrder(turns(), threads.count * AHEAD, (turn) => turn());
}

async function* turnsOf(
  file: DataFile,
  validatorsFor: ValidatorsFor,
  threads: RowThreads,
  listener: Listener,
  onChecked: OnChecked,
  open: (file: DataFile) => Promise<Contents>,
): AsyncGenerator<() => Promise<Turn>> {
  // All errors of a whole file would wait for their turn in memory.
  if (isUndivided(file) && listener.room() < Infinity) {
    yield () => undividedFile(file, threads, listener, onChecked);
    return;
  }
  const validators = validatorsFor(file);
  const merge = mergeOf(file, validators, listener, onChecked);
  const shared = file.noTable ? undefined : openShared(file);
  if (shared) {
    yield* rangeTurns(file, shared, threads, listener, merge);
    return;
  }
  try {
    const contents = await open(file);
    if (contents.kind !== 'rows' || !isDivisible(contents.format) || file.noTable) {
      const check = async () => onChecked(file, await checkContents(file, contents, validators, listener));
      yield async () => check;
      return;
    }
    const { kind: _kind, bytes, ...how } = contents;
    const format = contents.format;
    const memory = new Memory();
    for await (const piece of partsOf(bytes, format, memory, how.dialect)) {
      if (listener.isDone()) break;
      yield async () => {
        const reply = await threads.checkPiece({
          ...piece,
          uri: file.uri,
          entry: file.entry,
          ...how,
          format,
          ...limitOf(listener),
        });
        memory.giveBack(reply.block);
        return () => merge.add(reply);
      };
    }
    yield async () => () => merge.close();
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    yield async () => () => merge.close(fault);
  }
}

/** The threads read the file themselves: to read and hand on all of it would keep a core busy that they could use. */
async function* rangeTurns(
  { uri, entry }: DataFile,
  file: SharedFile,
  threads: RowThreads,
  listener: Listener,
  merge: Merge,
): AsyncGenerator<() => Promise<Turn>> {
  for (const range of rangesOf(file.size)) {
    if (listener.isDone()) break;
    const bytes = Math.min(range.end, file.size) - range.start;
    yield async () => {
      const reply = await threads.checkRange({ range, file, uri, entry, ...limitOf(listener) });
      return () => {
        listener.passed({ bytes });
        merge.add(reply);
      };
    };
  }
  const close = () => {
    closeSync(file.descriptor);
    merge.close();
  };
  yield async () => close;
}

/** Whether a file is not cut into parts. */
function isUndivided({ path, format }: DataFile): boolean {
  return path !== '-' && !isDivisible(format);
}

async function undividedFile(
  file: DataFile,
  threads: RowThreads,
  listener: Listener,
  onChecked: OnChecked,
): Promise<Turn> {
  const { diagnostics, keys, ...checked } = await threads.checkFile({ file, maxErrors: listener.room() });
  return () => {
    listener.report(diagnostics);
    for (const each of keys) listener.keyed?.(each);
    listener.passed({ rows: checked.summary.rows });
    onChecked(file, checked);
  };
}
