import { stat } from 'node:fs/promises';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { printable } from '../../../base/printable.js';
import {
  type Checked,
  type Contents,
  checkFile,
  isOneInstance,
  isWholeProduct,
  type Listener,
  Relations,
  type RowsRequest,
  type Together,
  type ValidatorsFor,
} from '../../../data/check/index.js';
import { isDivisible } from '../../../data/tables/index.js';
import { type Document, formatOf, type Read } from '../../../schema/document/index.js';
import type { Terminal } from '../terminal.js';
import { checkInThreads } from './check-in-threads.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';
import { reportCompared } from './engine-relations.js';
import { checkByEngine, type FileEngine } from './file-engine.js';
import { progressOn } from './progress.js';
import { reportRelations } from './report-relations.js';
import { type ReportSetting, reporterOn } from './row-reporter.js';
import { type RowThreads, startThreads, type ThreadSetting } from './threads.js';

/** How data are checked, and how findings are reported. */
export interface DataSetting extends ReportSetting, Pick<ThreadSetting, 'options' | 'registry'> {
  /** How files of cells are written. */
  readonly cells: DialectFlags;
  readonly workers: number;
}

/** A schema that is ready, the findings about it, and the threads that use it if there are several. */
export interface Ready {
  readonly diagnostics: readonly Diagnostic[];
  readonly validatorsFor: ValidatorsFor;
  /** What is asked of rows together. */
  readonly requests: readonly RowsRequest[];
  readonly threads: RowThreads | undefined;
  /** The engine that may check files. */
  readonly engine: FileEngine | undefined;
}

/** Checks files of data; gives the exit code, or the instance if the data turn out to be one document. */
export async function validateData(
  schema: Read & { readonly document: Document },
  { diagnostics, validatorsFor, requests, threads, engine }: Ready,
  files: readonly DataFile[],
  setting: DataSetting,
  terminal: Terminal,
): Promise<number | Read> {
  const progress = progressOn(terminal, await sizeOf(files));
  try {
    const cells = {
      flags: setting.cells,
      say(sentence: string) {
        progress.clear();
        terminal.note(`${printable(sentence)}\n`);
      },
    };
    const open: (file: DataFile) => Promise<Contents> = (file) =>
      contentsOf(file, validatorsFor(file).table, (bytes) => progress.passed({ bytes }), cells);
    const openAgain = (file: DataFile) =>
      contentsOf(file, validatorsFor(file).table, () => undefined, { ...cells, say: () => undefined });
    // The format of a single file is found out first; what cannot be read is reported in its turn.
    const early = files.length === 1 ? open(files[0]!) : undefined;
    const contents = await early?.catch(() => undefined);
    if (contents?.kind === 'document' && isWholeInstance(files[0]!, contents.read, validatorsFor))
      return contents.read;
    const reporter = reporterOn(schema.document, setting, terminal, progress);
    reporter.begin([...schema.diagnostics, ...diagnostics]);
    const { listener, onFound, release } = reporter;
    if (engine) reporter.signal.addEventListener('abort', engine.cancel);
    engine?.noteOthers(files);
    const compared =
      requests.length > 0
        ? await engine?.compare(files, requests, validatorsFor, listener.room())
        : undefined;
    const inEngine = requests.length === 0 || compared ? engine : undefined;
    const relations = requests.length > 0 && !compared ? new Relations<DataFile>(requests) : undefined;
    const listenerFor = (file: DataFile): Listener =>
      relations ? { ...listener, keyed: (keys) => relations.add(file, keys) } : listener;
    const onChecked = (file: DataFile, checked: Checked) => {
      if (checked.isUnreadable) relations?.miss(file);
      reporter.onChecked(file, checked);
    };
    const byRows = (these: readonly DataFile[]) =>
      checkByRows(these, validatorsFor, listenerFor, onChecked, (file) => early ?? open(file), threads);
    try {
      if (inEngine) await checkByEngine(files, inEngine, { validatorsFor, listener, onChecked, byRows });
      else await byRows(files);
      const { say } = cells;
      if (listener.isDone()) return reporter.end(schema.uri);
      if (relations) await reportRelations(relations, validatorsFor, openAgain, { listener, onFound, say });
      if (compared)
        reportCompared(compared, { listener, say, onFound: ({ file }, ...more) => onFound(file, ...more) });
    } finally {
      release();
    }
    return reporter.end(schema.uri);
  } finally {
    progress.end();
  }
}

function isWholeInstance(file: DataFile, read: Read, validatorsFor: ValidatorsFor): boolean {
  if (file.entry !== undefined || (file.noTable && !isWholeProduct(read))) return false;
  return isOneInstance(read, validatorsFor(file).table);
}

async function checkByRows(
  files: readonly DataFile[],
  validatorsFor: ValidatorsFor,
  listenerFor: (file: DataFile) => Listener,
  onChecked: (file: DataFile, checked: Checked) => void,
  open: (file: DataFile) => Promise<Contents>,
  threads: RowThreads | undefined,
): Promise<void> {
  if (threads) return checkInThreads(files, validatorsFor, threads, listenerFor, onChecked, open);
  for (const file of files) {
    const listener = listenerFor(file);
    if (listener.isDone()) return;
    onChecked(file, await checkFile(file, validatorsFor(file), listener, open));
  }
}

/** How many bytes there are to read, if that can be known. */
export async function sizeOf(files: readonly DataFile[]): Promise<number | undefined> {
  const sizes = await Promise.all(
    files.map(({ path }) =>
      path === '-' ? undefined : stat(path).then((file) => (file.isFile() ? file.size : undefined)),
    ),
  );
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}

/** Starts the threads that are asked for, unless the data are one file that is never divided. */
export function threadsFor(
  files: readonly DataFile[],
  { uri, text }: Read,
  { workers, options, registry }: DataSetting,
  together: Together,
): RowThreads | undefined {
  const canDivide = files.some(({ format }) => format === undefined || isDivisible(format));
  if (workers < 2 || !(canDivide || files.length > 1)) return undefined;
  const format = formatOf(uri);
  return startThreads(workers, {
    schema: { uri, text, ...(format === undefined ? {} : { format }) },
    entries: files.map(({ entry }) => entry),
    options,
    registry,
    together,
  });
}
