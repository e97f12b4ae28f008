import { type Diagnostic, isValid } from '../../diagnostic.js';
import { append, type Document, locate, tokens } from '../../document/index.js';
import type { Json } from '../../json.js';
import {
  addSummaries,
  type CellTypes,
  countFaults,
  prepareRows,
  type RowChecker,
  type RowFormat,
  rowChecker,
  type Summary,
  type Table,
} from '../../rows/index.js';
import {
  type Acceptor,
  type InstanceValidator,
  prepare,
  type ValidateOptions,
} from '../../validate/index.js';
import type { Read } from '../files.js';
import { BrokenFile, brokenDiagnostic } from './broken-file.js';
import { openFile } from './bytes.js';
import { type Contents, isOneInstance } from './contents.js';
import type { DataFile } from './data-files.js';

/** A schema that is ready to judge files of data. */
export interface Judges {
  readonly table: Table;
  /** Judges a file that is one document. */
  readonly whole: InstanceValidator;
}

/** Who hears what comes of data. */
export interface Listener {
  /** How many errors it still wants to be told. */
  readonly room: () => number;
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
  /** So many bytes were read, so many rows were checked. */
  readonly passed: (progress: { readonly bytes?: number; readonly rows?: number }) => void;
  /** Whether the work is to end early. */
  readonly isDone: () => boolean;
}

/** What came of a file. */
export interface Checked {
  readonly summary: Summary;
  /** Whether it, or the end of it, could not be read. */
  readonly isUnreadable: boolean;
}

/** The summary of no rows. */
export const NO_ROWS: Summary = {
  rows: 0,
  lines: 0,
  characters: 0,
  failed: 0,
  errors: 0,
  tallies: [],
  isGivenUp: false,
};

/** Makes a schema ready to judge files of data; if it cannot, the diagnostics say why. */
export async function judgesOf(
  schema: Document,
  options: ValidateOptions,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly judges?: Judges }> {
  const { diagnostics, table } = await prepareRows(schema, options);
  if (table === undefined) return { diagnostics };
  const { judge = table.judge } = table.isArray ? await prepare(schema, options) : table;
  return { diagnostics, judges: { table: withOneAcceptor(table), whole: judge } };
}

/** Taking an acceptor out costs something: all files, and all parts of them, share one. */
function withOneAcceptor(table: Table): Table {
  let accepts: Acceptor | undefined;
  return {
    ...table,
    acceptor: () => {
      accepts ??= table.acceptor();
      return accepts;
    },
  };
}

/** Looks into a file. */
export type Opener = (file: DataFile) => Promise<Contents>;

/** Checks all that a file holds. */
export async function checkFile(
  file: DataFile,
  judges: Judges,
  listener: Listener,
  open: Opener,
): Promise<Checked> {
  try {
    return await checkContents(file, await open(file), judges, listener);
  } catch (fault) {
    return broken(file, fault, NO_ROWS, listener);
  }
}

/** Checks what was found in a file. */
export async function checkContents(
  file: DataFile,
  contents: Contents,
  { table, whole }: Judges,
  listener: Listener,
): Promise<Checked> {
  if (contents.kind === 'parquet') return checkSteps(file, parquetSteps(file, table), table, listener);
  if (contents.kind === 'rows') {
    return checkSteps(file, byteSteps(contents.bytes), table, listener, contents.format);
  }
  const { read } = contents;
  if (isOneInstance(read, table)) return checkDocument(read, whole, listener);
  listener.tell(read.diagnostics);
  return checkSteps(file, [itemStep(read.document!)], table, listener);
}

/** A piece of work for a checker. */
type Step = (checker: RowChecker) => readonly Diagnostic[];

/** Lets a checker do its steps; one that is not given bytes of a format is given rows. */
async function checkSteps(
  file: DataFile,
  steps: AsyncIterable<Step> | Iterable<Step>,
  table: Table,
  listener: Listener,
  format?: RowFormat,
): Promise<Checked> {
  const { uri } = file;
  const maxErrors = listener.room();
  const checker = rowChecker(table, {
    uri,
    format: format ?? 'json',
    isPart: format === undefined,
    ...(maxErrors === Infinity ? {} : { maxErrors }),
  });
  let rows = 0;
  try {
    for await (const step of steps) {
      if (listener.isDone()) return { summary: checker.summary(), isUnreadable: false };
      listener.tell(step(checker));
      const now = checker.summary().rows;
      listener.passed({ rows: now - rows });
      rows = now;
    }
  } catch (fault) {
    return broken(file, fault, checker.summary(), listener);
  }
  const faults = format === undefined ? countFaults(table, rows, uri) : [];
  listener.tell(faults);
  const summary = withFaults(checker.summary(), faults);
  return { summary, isUnreadable: summary.isGivenUp };
}

async function* byteSteps(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Step> {
  for await (const chunk of bytes) yield (checker) => checker.take(chunk);
  yield (checker) => checker.end();
}

async function* parquetSteps({ path }: DataFile, table: Table): AsyncGenerator<Step> {
  const handle = await openFile(path);
  // Loaded only now, as it takes long and every thread would do it.
  const { parquetRows } = await import('./parquet.js');
  try {
    for await (const { first, values } of parquetRows(handle, isLeftOut(table))) {
      yield (checker) => checker.check({ first, values, lines: [], faults: [] });
    }
  } finally {
    await handle.close();
  }
}

/** The items of a document as rows; what is said of them is placed in the document. */
function itemStep(document: Document): Step {
  return (checker) => {
    const values = document.value as readonly Json[];
    const found = checker.check({ first: 1, values, lines: [], faults: [] });
    const placed = found.map(({ at, params, ...rest }) => {
      const { range: _, ...place } = at;
      const item = append('', Number(params?.row) - 1);
      return { ...rest, ...(params ? { params } : {}), at: { ...place, pointer: `${item}${at.pointer}` } };
    });
    return locate(placed, [document]).map((each, index) => ({
      ...each,
      at: { ...each.at, pointer: found[index]!.at.pointer },
    }));
  };
}

/** A file that is one document counts as one row. */
function checkDocument(read: Read, whole: InstanceValidator, listener: Listener): Checked {
  const { document } = read;
  const found = document === undefined ? [] : locate(whole(document), [document]);
  const diagnostics = [...read.diagnostics, ...found];
  listener.tell(diagnostics);
  listener.passed({ rows: 1 });
  const summary = { ...NO_ROWS, rows: 1, failed: isValid(diagnostics) ? 0 : 1 };
  return { summary: withFaults(summary, diagnostics), isUnreadable: document === undefined };
}

function broken(file: DataFile, fault: unknown, summary: Summary, listener: Listener): Checked {
  if (!(fault instanceof BrokenFile)) throw fault;
  const diagnostics = [brokenDiagnostic(file.uri, fault)];
  listener.tell(diagnostics);
  return { summary: withFaults(summary, diagnostics), isUnreadable: true };
}

/** A summary with the errors that no checker has counted. */
export function withFaults(summary: Summary, diagnostics: readonly Diagnostic[]): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const tallies = errors.map(({ code, params, at }) => ({
    column: String(tokens(at.pointer)[0] ?? params?.member ?? ''),
    keyword: typeof params?.keyword === 'string' ? params.keyword : code.split('/')[0]!,
    count: 1,
  }));
  return addSummaries([summary, ...tallies.map((each) => ({ ...NO_ROWS, errors: 1, tallies: [each] }))]);
}

/** Whether a cell without a value is no member: the schema knows no null for the column, and can do without it. */
function isLeftOut({ columns }: Table): (column: string) => boolean {
  const optional = columns.filter(({ isRequired, cells }) => !isRequired && !allowsNull(cells));
  const names = new Set(optional.map(({ name }) => name));
  return (column) => names.has(column);
}

function allowsNull({ types, constants }: CellTypes): boolean {
  const isListed = [...constants.values()].includes(null);
  return isListed || (types ? types.has('null') : constants.size === 0);
}
