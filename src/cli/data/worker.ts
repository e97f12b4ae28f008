// A thread that checks rows: parts of files, or files as a whole.
import {
  checkFile,
  type FileValidators,
  type Listener,
  type RowChecker,
  rowChecker,
  type ValidatorsFor,
  validatorsOfTables,
} from '../../check/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import { parse } from '../../document/index.js';
import { createRegistry } from '../../registry/index.js';
import { answerTasks, Transferred } from '../../threads/index.js';
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

answerTasks<ThreadSetting, Task, Reply>(async ({ schema, entries, options, registry }) => {
  const { document } = withBase(await parse(schema.text, schema.uri, schema.format));
  const { validatorsFor } = await validatorsOfTables(document!, entries, {
    ...options,
    registry: createRegistry(registry),
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
  return ({ bytes, isEnd, isCut, entry, ...rest }) => {
    const block = bytes.buffer;
    checker ??= rowChecker(validatorsFor({ entry }).table, { ...rest, isPart: true });
    const found = checker.take(bytes);
    if (!isEnd) return new Transferred({ diagnostics: found, block }, [block]);
    const diagnostics = isCut ? found : [...found, ...checker.end()];
    const summary = checker.summary();
    checker = undefined;
    return new Transferred({ diagnostics, summary, block }, [block]);
  };
}

function replyToRange(
  { range, file, entry: _entry, ...rest }: RangeTask,
  { table }: FileValidators,
): RangeReply {
  const { stop, ...checked } = checkRange(range, readerOf(file), room, table, rest);
  return stop ? { ...checked, fault: wordsOf(stop) } : checked;
}

async function replyToFile({ file, maxErrors }: FileTask, validators: FileValidators): Promise<FileReply> {
  const diagnostics: Diagnostic[] = [];
  const listener: Listener = {
    room: () => maxErrors,
    report: (found) => void diagnostics.push(...found),
    passed: () => undefined,
    isDone: () => false,
  };
  const checked = await checkFile(file, validators, listener, () =>
    contentsOf(file, validators.table, () => undefined),
  );
  return { ...checked, diagnostics };
}

function wordsOf({ code, message }: Stop): StopWords {
  return { code, message };
}
