import { stat } from 'node:fs/promises';
import {
  addSummaries,
  type Checked,
  type Contents,
  checkFile,
  isOneInstance,
  isWholeProduct,
  type Listener,
  NO_ROWS,
  Relations,
  type RowsRequest,
  type Summary,
  type Together,
  type ValidatorsFor,
} from '../../check/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import { type Document, formatOf, locate, type Read } from '../../document/index.js';
import {
  type CheckedRows,
  type RowReport,
  rowsCsvReport,
  rowsJsonReport,
  rowsJunitReport,
  rowsOutputReport,
  rowsSarifReport,
  rowsTextReport,
} from '../../report/index.js';
import { isDivisible } from '../../tables/index.js';
import type { OutputShape } from '../../validate/index.js';
import { version } from '../../version.js';
import { EXIT } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { checkInThreads } from './check-in-threads.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';
import { type Progress, progressOn } from './progress.js';
import { reportRelations } from './report-relations.js';
import { type RowThreads, startThreads, type ThreadSetting } from './threads.js';

/** How data are checked, and how findings are reported. */
export interface DataSetting extends Pick<ThreadSetting, 'options' | 'registry'> {
  readonly format: keyof typeof REPORTS;
  /** The files that the schema refers to, with their texts. */
  readonly referredTo: readonly Document[];
  /** The output format to write instead of a report. */
  readonly output?: OutputShape;
  /** How files of cells are written. */
  readonly cells: DialectFlags;
  /** Infinity is all. */
  readonly maxErrors: number;
  readonly workers: number;
}

/** How each format is written; those that hold all findings until the end cannot take any number of them. */
const REPORTS = {
  text: { most: Infinity, start: ({ colour }: Terminal) => rowsTextReport({ colour }) },
  csv: { most: Infinity, start: rowsCsvReport },
  json: { most: 100_000, start: rowsJsonReport },
  sarif: { most: 100_000, start: () => rowsSarifReport({ version }) },
  junit: { most: 100_000, start: rowsJunitReport },
} as const satisfies {
  readonly [format: string]: { readonly most: number; readonly start: (terminal: Terminal) => RowReport };
};

/** A schema that is ready, the findings about it, and the threads that use it if there are several. */
export interface Ready {
  readonly diagnostics: readonly Diagnostic[];
  readonly validatorsFor: ValidatorsFor;
  /** What is asked of rows together. */
  readonly requests: readonly RowsRequest[];
  readonly threads: RowThreads | undefined;
}

/** Checks files of data; gives the exit code, or the instance if the data turn out to be one document. */
export async function validateData(
  schema: Read & { readonly document: Document },
  { diagnostics, validatorsFor, requests, threads }: Ready,
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
        terminal.note(`${sentence}\n`);
      },
    };
    const open: (file: DataFile) => Promise<Contents> = (file) =>
      contentsOf(file, validatorsFor(file).table, (bytes) => progress.passed({ bytes }), cells);
    const openAgain = (file: DataFile) =>
      contentsOf(file, validatorsFor(file).table, () => undefined, { ...cells, say: () => undefined });
    // The format of a single file is found out first; what cannot be read is reported in its turn.
    const opened = files.length === 1 ? open(files[0]!) : undefined;
    const contents = await opened?.catch(() => undefined);
    if (contents?.kind === 'document' && isWholeInstance(files[0]!, contents.read, validatorsFor))
      return contents.read;
    const reporter = reporterOn(schema.document, setting, terminal, progress);
    reporter.begin([...schema.diagnostics, ...diagnostics]);
    const opener = opened ? () => opened : open;
    const { listener, onFound, release } = reporter;
    const relations = requests.length > 0 ? new Relations<DataFile>(requests) : undefined;
    const listenerFor = (file: DataFile): Listener =>
      relations ? { ...listener, keyed: (keys) => relations.add(file, keys) } : listener;
    const onChecked = (file: DataFile, checked: Checked) => {
      if (checked.isUnreadable) relations?.miss(file);
      reporter.onChecked(file, checked);
    };
    try {
      await checkFiles(files, validatorsFor, listenerFor, onChecked, opener, threads);
      if (relations && !listener.isDone())
        await reportRelations(relations, validatorsFor, openAgain, { listener, onFound, say: cells.say });
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

async function checkFiles(
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

/** Reports the results of data on a terminal, and keeps count. */
function reporterOn(schema: Document, setting: DataSetting, terminal: Terminal, progress: Progress) {
  const { most, start } = REPORTS[setting.output ? 'json' : setting.format];
  const report = setting.output ? rowsOutputReport(setting.output) : start(terminal);
  let room = Math.min(setting.maxErrors, most);
  const files = new Map<DataFile, Checked>();
  const documents = [schema, ...setting.referredTo];
  let reported = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    process.stdin.destroy();
  };
  // The first Ctrl-C prints the report so far; the second one ends the process.
  process.once('SIGINT', stop);
  const write = (text: string) => {
    if (text === '') return;
    progress.clear();
    terminal.out(text);
  };
  const listener: Listener = {
    room: () => room,
    report(diagnostics) {
      const wanted = diagnostics.slice(0, room);
      room -= wanted.length;
      reported += wanted.filter(({ severity }) => severity === 'error').length;
      if (wanted.length > 0) write(report.findings(locate(wanted, documents)));
    },
    passed: progress.passed,
    isDone: () => isStopped || !terminal.isHeard(),
  };
  return {
    listener,
    /** Reports the findings about the schema. */
    begin: (diagnostics: readonly Diagnostic[]) => write(report.findings(locate(diagnostics, documents))),
    onChecked: (file: DataFile, checked: Checked) => void files.set(file, checked),
    /** Adds to the summary of a file. */
    onFound(file: DataFile, more: Summary) {
      const { summary, isUnreadable } = files.get(file)!;
      files.set(file, { summary: addSummaries([summary, more]), isUnreadable });
    },
    /** Leaves Ctrl-C to the process again. */
    release: () => void process.off('SIGINT', stop),
    /** Writes the end of the report; gives the exit code. */
    end(uri: string): number {
      const all = [...files].map(([{ uri }, checked]) => ({ uri, ...checked }));
      const total = addSummaries([NO_ROWS, ...all.map(({ summary }) => summary)]);
      const closing = { schema: uri, files: all, total, told: reported, isStopped } satisfies CheckedRows;
      write(report.closing(closing));
      if (isStopped) return EXIT.interrupted;
      if (all.some(({ isUnreadable }) => isUnreadable)) return EXIT.unreadable;
      return total.errors > 0 ? EXIT.findings : EXIT.clean;
    },
  };
}
