import { LimitExceeded } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { decode, parse } from '../../schema/document/index.js';
import {
  BrokenFile,
  brokenDiagnostic,
  type CellFormat,
  type CellText,
  cellText,
  type DataFormat,
  type Dialect,
  descriptionIn,
  detectCells,
  type FileDescription,
  footerNote,
  isCellFormat,
  isWhole,
  joined,
  LOOKED_AT,
  peeked,
  plainDialect,
  type RowBatch,
  type RowFormat,
  type RowReader,
  rawReader,
  readAs,
  rowReader,
  rowsIn,
  type StatedDialect,
  sniff,
  withoutFooter,
} from '../tables/index.js';
import { FirstRows } from './first-rows.js';
import { isNoJson, NoTable } from './no-table.js';
import { TableProfile, type UnreadRow } from './profile.js';
import { ValueProfile } from './values.js';

/** What is known about a table, and how it is written. */
export interface Profiled {
  readonly profile: TableProfile | ValueProfile;
  /** How the dialect differs from the plain one of the format. */
  readonly dialect: { readonly [name: string]: Json };
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
  /** Whether the data are one object, and no list of objects. */
  readonly isOneRow?: boolean;
  /** Whether there are more rows than were read. */
  readonly isSample?: boolean;
}

/** How much a profile may take in. */
export interface ProfileLimits {
  /** The length of a row, in UTF-16 code units. */
  readonly longestRow?: number;
  /** Gets the number of columns, and throws if there are too many. */
  readonly onColumns?: (columns: number) => void;
  /** The bytes of a file that is read as a whole. */
  readonly document?: number;
  /** Gets the number of rows after each piece, and throws if there are too many. */
  readonly onRows?: (rows: number) => void;
  /** How many rows are read. Default: all. */
  readonly most?: number | undefined;
}

/** Data of which a profile is made. */
export interface Data {
  /** What messages call it. */
  readonly name: string;
  /** How it is written. Default: as its beginning shows. */
  readonly format?: DataFormat | undefined;
  /** Without compression. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly stated?: StatedDialect;
  /** The name or the number of the sheet, if it is a workbook; by default the first. */
  readonly sheet?: string;
}

/** No schema says anything about the columns. */
export const ANY_COLUMNS = {
  columns: [],
  others: { types: undefined, constants: new Map(), mentions: new Set<never>() },
};

/** The profile of data as they come; `say` gets how they are read, where there is a choice. */
export async function profileOfData(
  { name, format: given, bytes: stream, stated = { dialect: {} }, sheet }: Data,
  say: (sentence: string) => void,
  limits: ProfileLimits = {},
): Promise<Profiled> {
  const beginning = await peeked(stream, LOOKED_AT);
  const format = given ?? sniff(new TextDecoder().decode(beginning.start));
  if (isCellFormat(format)) {
    const detected = detectCells(beginning, format, stated, ANY_COLUMNS);
    const { encoding, dialect, notes, isOther } = detected;
    if (isOther || notes.length > 0) say(readAs(encoding, notes));
    const kept = encoding?.startsWith('utf-16')
      ? beginning.bytes
      : withoutFooter(beginning.bytes, dialect, (lines) => say(readAs(encoding, [footerNote(lines)])));
    const text = cellText(kept, detected, (decided) => say(readAs(decided, [])));
    return profileOfCells(format, { ...text, dialect }, name, limits);
  }
  if (format === 'ndjson') return profileOfRows(format, beginning.bytes, name, limits);
  const whole = await collected(beginning.bytes, limits.document);
  if (!isWhole(format)) return profileOfDocument(await valueIn(whole, name, format));
  try {
    const description = await descriptionIn(format, whole.buffer);
    const names = description?.variables.map((each) => each.name);
    const rows = rowsIn(format, whole.buffer, ANY_COLUMNS, { uri: name, sheet });
    return { ...(await profileOfBatches(rows, limits, names)), description };
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    throw new NoTable(name, 'cannot be read', [brokenDiagnostic(name, fault)]);
  }
}

/** An empty profile for rows of cells. */
export function newTableProfile(
  { delimiter, decimal }: Dialect,
  onColumns?: ProfileLimits['onColumns'],
): TableProfile {
  return new TableProfile(delimiter !== ',' || decimal === ',', onColumns);
}

/** The profile of rows of cells. */
export async function profileOfCells(
  format: CellFormat,
  { bytes, start, dialect = plainDialect(format) }: CellText & { readonly dialect?: Dialect | undefined },
  uri: string,
  { longestRow, onColumns, onRows, most = Number.POSITIVE_INFINITY }: ProfileLimits = {},
): Promise<Profiled> {
  const profile = newTableProfile(dialect, onColumns);
  const first = new FirstRows(profile, most);
  const length = longestRow === undefined ? {} : { longestRow };
  const reader = rawReader(format, first, { uri, dialect, start, ...length });
  for await (const _ of batchesIn(reader, bytes)) {
    onRows?.(profile.rows + profile.unreadRows);
    if (first.isCut) break;
  }
  profile.finish();
  return { profile, dialect: beyondPlain(dialect, format), isSample: first.isCut };
}

/** The profile of rows that are JSON texts. */
export async function profileOfRows(
  format: Exclude<RowFormat, CellFormat>,
  bytes: AsyncIterable<Uint8Array>,
  uri: string,
  limits: ProfileLimits = {},
): Promise<Profiled> {
  const { longestRow } = limits;
  const reader = rowReader(format, ANY_COLUMNS, { uri, ...(longestRow === undefined ? {} : { longestRow }) });
  return profileOfBatches(batchesIn(reader, bytes), limits);
}

/** The profile of rows that have been read; the names are those of columns that the file states. */
export async function profileOfBatches(
  batches: AsyncIterable<RowBatch>,
  { onRows, most = Number.POSITIVE_INFINITY }: ProfileLimits = {},
  names: readonly string[] = [],
): Promise<Profiled> {
  const profile = new ValueProfile();
  profile.header(names);
  const done = (isSample: boolean): Profiled => {
    profile.finish();
    return { profile, dialect: {}, isSample };
  };
  for await (const batch of batches) {
    if (batch.header) profile.header(batch.header.names);
    for (const [index, value] of batch.values.entries()) {
      if (profile.count + profile.unread >= most) return done(true);
      if (value === undefined) profile.addUnread(unreadIn(batch, index));
      else profile.add(value);
    }
    for (const { isOfRow, diagnostic } of batch.faults)
      if (!isOfRow) profile.addUnread(unreadRow(batch.first, diagnostic));
    onRows?.(profile.count + profile.unread);
  }
  return done(false);
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

/** The profile of a document: an array of rows, or one row. */
export function profileOfDocument(value: Json, most = Number.POSITIVE_INFINITY): Profiled {
  const isOneRow = !Array.isArray(value);
  const rows = isOneRow ? [value] : (value as readonly Json[]);
  const profile = new ValueProfile();
  for (const row of rows.slice(0, most)) profile.add(row);
  profile.finish();
  return { profile, dialect: {}, isOneRow, isSample: rows.length > most };
}

async function* batchesIn(reader: RowReader, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowBatch> {
  for await (const chunk of bytes) {
    yield* reader.read(chunk);
    if (reader.isStopped()) return;
  }
  yield reader.end();
}

async function collected(
  bytes: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most)
      throw new LimitExceeded(
        { name: 'document', value: most },
        `A document in JSON or YAML may have at most ${most} bytes: send large tables as NDJSON or CSV.`,
      );
    chunks.push(chunk);
  }
  return joined(chunks);
}

async function valueIn(bytes: Uint8Array, name: string, format: 'json' | 'yaml'): Promise<Json> {
  const decoded = decode(bytes, name);
  const { document, diagnostics } =
    'diagnostic' in decoded
      ? { document: undefined, diagnostics: [decoded.diagnostic] }
      : await parse(decoded.text, name, format);
  if (document === undefined || diagnostics.some(isNoJson))
    throw new NoTable(name, 'cannot be read', diagnostics);
  return document.value;
}

const STATED = ['delimiter', 'quote', 'decimal', 'thousands', 'comment', 'skipRows', 'header'] as const;

/** How a dialect differs from the plain one of a format. */
export function beyondPlain(dialect: Dialect, format: CellFormat): { readonly [name: string]: Json } {
  const plain = plainDialect(format);
  return Object.fromEntries(
    STATED.filter((name) => dialect[name] !== plain[name]).map((name) => [name, dialect[name]]),
  );
}
