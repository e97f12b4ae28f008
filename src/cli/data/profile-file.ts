import type { Diagnostic } from '../../diagnostic.js';
import { TableProfile, type UnreadRow, ValueProfile } from '../../infer/index.js';
import type { Json } from '../../json.js';
import { textReport } from '../../report/index.js';
import {
  BrokenFile,
  brokenDiagnostic,
  type Dialect,
  descriptionIn,
  type Encoding,
  type FileDescription,
  isCellFormat,
  plainDialect,
  type RowBatch,
  type RowReader,
  rawReader,
  rowReader,
  rowsIn,
} from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import type { Read } from '../files.js';
import { openFile, sourceOf } from './bytes.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';
import { refuseNoTable } from './no-table.js';

/** What is known about a file of data. */
export interface Profiled {
  readonly profile: TableProfile | ValueProfile;
  /** How the dialect differs from the plain one of the format. */
  readonly dialect: { readonly [name: string]: Json };
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
  /** Whether the file is one object, and no list of objects. */
  readonly isOneRow?: boolean;
}

/** No schema says anything about the columns. */
const ANY = { columns: [], others: { types: undefined, constants: new Map(), mentions: new Set<never>() } };

const NO_FLAGS: DialectFlags = { dialect: {}, isStrict: false };

/** Reads all rows of a file, or throws why it cannot be read. */
export async function profileOf(
  file: DataFile,
  say: (sentence: string) => void,
  flags = NO_FLAGS,
): Promise<Profiled> {
  try {
    return await profileIn(file, say, flags);
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    const { message, help } = brokenDiagnostic(file.uri, fault);
    throw new Stop(EXIT.unreadable, `${file.uri}: ${message} ${help}`);
  }
}

async function profileIn(
  file: DataFile,
  say: (sentence: string) => void,
  flags: DialectFlags,
): Promise<Profiled> {
  let encoding: Encoding | undefined;
  const onEncoding = (found: Encoding) => {
    encoding = found;
  };
  const onStart = (start: Uint8Array) => refuseNoTable(file.uri, start);
  const cells = { flags, say, onEncoding, onStart, mayWait: true };
  const contents = await contentsOf(file, { columns: [], isArray: true }, () => undefined, cells);
  if (contents.kind === 'whole') {
    const { kind: _, format, ...how } = contents;
    const handle = await openFile(file.path);
    try {
      const { uri, sheet } = file;
      const source = await sourceOf(handle);
      const description = await descriptionIn(format, source);
      const names = description?.variables.map(({ name }) => name);
      const found = await valuesIn(rowsIn(format, source, ANY, { uri, sheet, ...how }), names);
      return { ...found, description };
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file);
  const { format, bytes, start } = contents;
  if (!isCellFormat(format)) return valuesIn(batchesIn(rowReader(format, ANY, { uri: file.uri }), bytes));
  const dialect = contents.dialect ?? plainDialect(format);
  const profile = new TableProfile(dialect.delimiter !== ',' || dialect.decimal === ',');
  const reader = rawReader(format, profile, { uri: file.uri, dialect, start });
  for await (const _ of batchesIn(reader, bytes));
  profile.finish();
  const stated = encoding === undefined || encoding === 'utf-8' ? {} : { encoding };
  return { profile, dialect: { ...stated, ...differing(dialect, plainDialect(format)) } };
}

async function* batchesIn(reader: RowReader, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowBatch> {
  for await (const chunk of bytes) {
    yield* reader.read(chunk);
    if (reader.isStopped()) return;
  }
  yield reader.end();
}

async function valuesIn(batches: AsyncIterable<RowBatch>, names: readonly string[] = []): Promise<Profiled> {
  const profile = new ValueProfile();
  profile.header(names);
  for await (const batch of batches) {
    if (batch.header) profile.header(batch.header.names);
    for (const [index, value] of batch.values.entries()) {
      if (value === undefined) profile.addUnread(unreadIn(batch, index));
      else profile.add(value);
    }
    for (const { isOfRow, diagnostic } of batch.faults)
      if (!isOfRow) profile.addUnread(unreadRow(batch.first, diagnostic));
  }
  profile.finish();
  return { profile, dialect: {} };
}

/** Only rows that cannot be read are asked about. */
const NO_VALIDATOR = { accepts: () => true, validate: () => [] };

function unreadIn(batch: RowBatch, index: number): UnreadRow {
  const fault = batch.faults.find((each) => each.isOfRow && each.index === index)?.diagnostic;
  return unreadRow(batch.first + index, fault ?? batch.explain(index, NO_VALIDATOR)[0]);
}

function unreadRow(row: number, fault: Diagnostic | undefined): UnreadRow {
  const { message = 'It is no JSON.', help } = fault ?? {};
  return { line: fault?.at.range?.start.line ?? row, reason: help ? `${message} ${help}` : message };
}

/** What to do with data that are no document. */
const ADVICE: { readonly [code: string]: { readonly help: string } } = {
  'syntax/several-documents': { help: 'Make the documents the items of one list.' },
};

function documentValues({ document, diagnostics, uri, text }: Read, file: DataFile): Profiled {
  if (document === undefined) {
    if (diagnostics.some(({ code }) => code === 'syntax/empty'))
      return { profile: new ValueProfile(), dialect: {} };
    const advised = diagnostics.map((each) => ({ ...ADVICE[each.code], ...each }));
    const found = textReport(advised, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.uri} cannot be read.\n${found}`);
  }
  const { value } = document;
  const isOneRow = !Array.isArray(value);
  const profile = new ValueProfile();
  for (const row of isOneRow ? [value] : (value as readonly Json[])) profile.add(row);
  profile.finish();
  return { profile, dialect: {}, isOneRow };
}

const STATED = ['delimiter', 'quote', 'decimal', 'thousands', 'comment', 'skipRows', 'header'] as const;

function differing(dialect: Dialect, plain: Dialect): { readonly [name: string]: Json } {
  return Object.fromEntries(
    STATED.filter((name) => dialect[name] !== plain[name]).map((name) => [name, dialect[name]]),
  );
}
