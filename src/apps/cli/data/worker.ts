// A thread that checks rows: parts of files, or files as a whole.

import type { Diagnostic } from '../../../base/diagnostic.js';
import { answerTasks, Transferred } from '../../../base/threads/index.js';
import {
  buffersOf,
  checkFile,
  type FileValidators,
  KeyCollector,
  type Listener,
  type RowChecker,
  type RowKeys,
  rowChecker,
  type ValidatorsFor,
  validatorsOfTables,
} from '../../../data/check/index.js';
import { parse } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { Stop } from '../exit.js';
import { withBase } from '../files.js';
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
const room = new Uint8Array(ROOM);

answerTasks<ThreadSetting, Task, Reply>(async ({ schema, entries, options, registry, together }) => {
  const { document } = withBase(await parse(schema.text, schema.uri, schema.format));
  const { validatorsFor } = await validatorsOfTables(document!, entries, {
    ...options,
    registry: createRegistry(registry),
    together,
  });
  const checkPiece = pieceChecker(validatorsFor!);
  return async (task) => {
    try {
      if ('range' in task) return replyToRange(task, validatorsFor!(task));
      return 'file' in task ? await replyToFile(task, validatorsFor!(task.file)) : checkPiece(task);
    } catch (fault) {
      if (fault instanceof Stop) return { stop: wordsOf(fault) };
      throw fault;
    }
  };
});

function pieceChecker(validatorsFor: ValidatorsFor): (task: PieceTask) => Transferred<PieceReply> {
  let checker: RowChecker | undefined;
  let collector: KeyCollector | undefined;
  return ({ bytes, isEnd, isCut, entry, ...rest }) => {
    const block = bytes.buffer;
    if (checker === undefined) {
      const { table, keyPlan } = validatorsFor({ entry });
      collector = keyPlan && new KeyCollector(keyPlan);
      checker = rowChecker(table, { ...rest, isPart: true, keys: collector });
    }
    const found = checker.take(bytes);
    const diagnostics = isCut || !isEnd ? found : [...found, ...checker.end()];
    const ended = isEnd ? { summary: checker.summary() } : {};
    const keys = collector ? [collector.take()] : [];
    if (isEnd) checker = undefined;
    return new Transferred({ diagnostics, ...ended, block, keys }, [block, ...buffersOf(keys)]);
  };
}

function replyToRange(
  { range, file, entry: _entry, ...rest }: RangeTask,
  { table, keyPlan }: FileValidators,
): Transferred<RangeReply> {
  const collector = keyPlan && new KeyCollector(keyPlan);
  const { stop, ...checked } = checkRange(range, readerOf(file), room, table, { ...rest, keys: collector });
  const keys = collector ? [collector.take()] : [];
  const fault = stop ? { fault: wordsOf(stop) } : {};
  return new Transferred({ ...checked, ...fault, keys }, buffersOf(keys));
}

async function replyToFile(
  { file, maxErrors }: FileTask,
  validators: FileValidators,
): Promise<Transferred<FileReply>> {
  const diagnostics: Diagnostic[] = [];
  const keys: RowKeys[] = [];
  const listener: Listener = {
    room: () => maxErrors,
    report: (found) => void diagnostics.push(...found),
    passed: () => undefined,
    isDone: () => false,
    keyed: (each) => void keys.push(each),
  };
  const checked = await checkFile(file, validators, listener, () =>
    contentsOf(file, validators.table, () => undefined),
  );
  return new Transferred({ ...checked, diagnostics, keys }, buffersOf(keys));
}

function wordsOf({ code, message }: Stop): StopWords {
  return { code, message };
}
