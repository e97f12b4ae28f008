import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { isObject, type Json } from '../../base/json.js';
import type { InstanceValidator } from '../../quality/validate/index.js';
import { append, type Document, locate, type Read, tokens } from '../../schema/document/index.js';
import { BrokenFile, batchOf, brokenDiagnostic, type RowBatch, rowReader, rowsIn } from '../tables/index.js';
import type { CheckedByEngine } from './checked-by-engine.js';
import { batchChecker, rowChecker } from './checker.js';
import { type Contents, isOneInstance } from './contents.js';
import { KeyCollector, type RowKeys } from './row-keys.js';
import { addSummaries, NO_ROWS, type Summary } from './summary.js';
import type { Table } from './table.js';
import type { CheckedFile, FileValidators } from './validators.js';

/** Gets findings and progress. */
export interface Listener {
  /** How many errors it still takes. */
  readonly room: () => number;
  readonly report: (diagnostics: readonly Diagnostic[]) => void;
  /** So many bytes were read, so many rows were checked. */
  readonly passed: (progress: { readonly bytes?: number; readonly rows?: number }) => void;
  /** Whether the work is to end early. */
  readonly isDone: () => boolean;
  /** Gets the keys of the next rows of a file, if its rows are compared with others. */
  readonly keyed?: (keys: RowKeys) => void;
}

/** The result of a file. */
export interface Checked {
  readonly summary: Summary;
  /** Whether it, or the end of it, could not be read. */
  readonly isUnreadable: boolean;
  /** The engine that checked it. Default: the row checker. */
  readonly engine?: CheckedByEngine;
}

/** Checks all that a file holds; `open` finds out what that is. */
export async function checkFile<F extends CheckedFile>(
  file: F,
  validators: FileValidators,
  listener: Listener,
  open: (file: F) => Promise<Contents>,
): Promise<Checked> {
  try {
    return await checkContents(file, await open(file), validators, listener);
  } catch (fault) {
    return broken(file, fault, NO_ROWS, listener);
  }
}

/** Checks the contents of a file. */
export async function checkContents(
  file: CheckedFile,
  contents: Contents,
  { table, document, keyPlan }: FileValidators,
  listener: Listener,
): Promise<Checked> {
  const keys = keyPlan && new KeyCollector(keyPlan);
  if (file.noTable && !(contents.kind === 'document' && isWholeProduct(contents.read)))
    return refuse(file.noTable, contents, listener);
  if (contents.kind === 'whole')
    return checkSteps(file, wholeSteps(file, contents, table, listener, keys), listener, keys);
  if (contents.kind === 'rows') {
    return checkSteps(file, byteSteps(file, contents, table, listener, keys), listener, keys);
  }
  const { read } = contents;
  if (isOneInstance(read, table)) return checkDocument(read, document, listener, keys);
  listener.report(read.diagnostics);
  return checkSteps(file, itemSteps(read.document!, table, listener, keys), listener, keys);
}

/** Whether a document may be a whole data product; what is wrong with one that cannot be read is reported. */
export function isWholeProduct({ document }: Read): boolean {
  return document === undefined || isObject(document.value);
}

async function refuse(noTable: Diagnostic, contents: Contents, listener: Listener): Promise<Checked> {
  // The file is closed.
  if (contents.kind === 'rows') for await (const _ of contents.bytes) break;
  listener.report([noTable]);
  return { summary: withFindings(NO_ROWS, [noTable]), isUnreadable: false };
}

/** A step of checking; it gives what it finds. */
type Step = () => readonly Diagnostic[];

/** Steps, and the summary of those that were done. */
interface Steps {
  readonly steps: AsyncIterable<Step> | Iterable<Step>;
  readonly summary: () => Summary;
}

async function checkSteps(
  file: CheckedFile,
  { steps, summary }: Steps,
  listener: Listener,
  keys: KeyCollector | undefined,
): Promise<Checked> {
  let rows = 0;
  try {
    for await (const step of steps) {
      if (listener.isDone()) return { summary: summary(), isUnreadable: false };
      listener.report(step());
      if (keys) listener.keyed?.(keys.take());
      const now = summary().rows;
      listener.passed({ rows: now - rows });
      rows = now;
    }
  } catch (fault) {
    return broken(file, fault, summary(), listener);
  }
  return { summary: summary(), isUnreadable: summary().isGivenUp };
}

function byteSteps(
  { uri }: CheckedFile,
  { kind: _kind, bytes, ...how }: Contents & { readonly kind: 'rows' },
  table: Table,
  listener: Listener,
  keys: KeyCollector | undefined,
): Steps {
  const checker = rowChecker(table, { uri, ...how, ...limitOf(listener), keys });
  async function* steps() {
    for await (const chunk of bytes) yield () => checker.take(chunk);
    yield checker.end;
  }
  return { steps: steps(), summary: checker.summary };
}

function wholeSteps(
  { uri, sheet }: CheckedFile,
  { kind: _kind, format, open, ...how }: Contents & { readonly kind: 'whole' },
  table: Table,
  listener: Listener,
  keys: KeyCollector | undefined,
): Steps {
  const checker = batchChecker(table, { uri, ...limitOf(listener), keys });
  async function* steps() {
    const { source, close } = await open();
    try {
      for await (const batch of rowsIn(format, source, table, { uri, sheet, ...how }))
        yield () => checker.check(batch);
    } finally {
      await close();
    }
    yield checker.end;
  }
  return { steps: steps(), summary: () => checker.summary() };
}

/** The rows of a file, without a check. */
export async function* batchesIn(
  { uri, sheet }: CheckedFile,
  contents: Contents,
  table: Table,
): AsyncGenerator<RowBatch> {
  if (contents.kind === 'document') {
    const value = contents.read.document?.value;
    if (Array.isArray(value)) yield batchOf(1, value as readonly Json[], uri);
  } else if (contents.kind === 'whole') {
    const { source, close } = await contents.open();
    try {
      yield* rowsIn(contents.format, source, table, { ...contents, uri, sheet });
    } finally {
      await close();
    }
  } else {
    const { comparesFractions } = table;
    const reader = rowReader(contents.format, table, { ...contents, uri, comparesFractions });
    for await (const chunk of contents.bytes) yield* reader.read(chunk);
    yield reader.end();
  }
}

/** The maximum number of errors. */
export function limitOf(listener: Listener): { readonly maxErrors?: number } {
  const maxErrors = listener.room();
  return maxErrors === Infinity ? {} : { maxErrors };
}

/** The items of a document as rows; findings about them get their positions in the document. */
function itemSteps(
  document: Document,
  table: Table,
  listener: Listener,
  keys: KeyCollector | undefined,
): Steps {
  const { uri, value } = document;
  const checker = batchChecker(table, { uri, ...limitOf(listener), keys });
  const check = () => {
    const found = checker.check(batchOf(1, value as readonly Json[], uri));
    const inDocument = found.map(({ at, params, ...rest }) => {
      const pointer = `${append('', Number(params?.row) - 1)}${at.pointer}`;
      return { ...rest, ...(params ? { params } : {}), at: { ...at, pointer } };
    });
    return locate(inDocument, [document]).map((each, index) => ({
      ...each,
      at: { ...each.at, pointer: found[index]!.at.pointer },
    }));
  };
  return { steps: [check, checker.end], summary: () => checker.summary() };
}

/** A file that is one document counts as one row. */
function checkDocument(
  read: Read,
  validate: InstanceValidator,
  listener: Listener,
  keys: KeyCollector | undefined,
): Checked {
  const { document } = read;
  const found = document === undefined ? [] : locate(validate(document), [document]);
  const diagnostics = [...read.diagnostics, ...found];
  listener.report(diagnostics);
  listener.passed({ rows: 1 });
  if (keys && Array.isArray(document?.value)) {
    for (const row of document.value) keys.add(row, false);
    listener.keyed?.(keys.take());
  }
  const summary = { ...NO_ROWS, rows: 1, failed: isValid(diagnostics) ? 0 : 1 };
  return { summary: withFindings(summary, diagnostics), isUnreadable: document === undefined };
}

function broken(file: CheckedFile, fault: unknown, summary: Summary, listener: Listener): Checked {
  if (!(fault instanceof BrokenFile)) throw fault;
  const diagnostics = [brokenDiagnostic(file.uri, fault)];
  listener.report(diagnostics);
  return { summary: withFindings(summary, diagnostics), isUnreadable: true };
}

/** A summary with errors that no checker has counted. */
export function withFindings(summary: Summary, diagnostics: readonly Diagnostic[]): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const tallies = errors.map(({ code, params, at }) => ({
    column: String(tokens(at.pointer)[0] ?? params?.member ?? ''),
    keyword: typeof params?.keyword === 'string' ? params.keyword : code.split('/')[0]!,
    count: 1,
  }));
  return addSummaries([summary, ...tallies.map((each) => ({ ...NO_ROWS, errors: 1, tallies: [each] }))]);
}
