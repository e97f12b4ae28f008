import type { Table } from '../../check/index.js';
import type { Encoding } from '../../document/index.js';
import {
  type CellFormat,
  type CellText,
  cellText,
  type Dialect,
  footerIn,
  footerNote,
  isCellFormat,
  isDivisible,
  isWhole,
  LOOKED_AT,
  peeked,
  type RowFormat,
  readAs,
  sniff,
  type WholeFormat,
  type WholeOptions,
  wholeNames,
} from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import { collect, documentIn, type Read } from '../files.js';
import { type Bytes, bytesOf, isRegular, lastBytes } from './bytes.js';
import type { DataFile } from './data-files.js';
import { type DialectFlags, readingOf } from './dialect.js';
import { refuseStart } from './other-programs.js';

/** What a file holds: rows as bytes, one document that was read, or rows that are not read from its beginning. */
export type Contents =
  | (CellText & {
      readonly kind: 'rows';
      readonly format: RowFormat;
      /** How cells are written. */
      readonly dialect?: Dialect;
    })
  | { readonly kind: 'document'; readonly read: Read }
  | ({ readonly kind: 'whole'; readonly format: WholeFormat } & Pick<WholeOptions, 'skipRows' | 'say'>);

/** How files of cells are read, and who gets a note about it. */
export interface CellReading {
  readonly flags: DialectFlags;
  readonly say: (sentence: string) => void;
  /** Gets the encoding once the bytes show it, which those of ASCII never do. */
  readonly onEncoding?: (encoding: Encoding) => void;
  /** Gets the first bytes of a file of rows. */
  readonly onStart?: (start: Uint8Array) => void;
  /** Whether the first rows of a stream may wait for others that show how they are written. */
  readonly mayWait?: boolean;
}

const NO_FLAGS: CellReading = { flags: { dialect: {}, isStrict: false }, say: () => undefined };

/** How many bytes show that a file is no text. */
const LONGEST_MARK = 8;

/** An array that is the instance of its schema is validated as one document up to this size, and row by row above it. */
const SMALL_ARRAY = 16 * 1024 * 1024;

/** What a schema tells about the rows of a file before any is read. */
export type Expected = Pick<Table, 'columns' | 'isArray'>;

/** What a file holds. */
export async function contentsOf(
  file: DataFile,
  table: Expected,
  onRead: (bytes: number) => void,
  cells: CellReading = NO_FLAGS,
): Promise<Contents> {
  const stream = withoutOthers(bytesOf(file, onRead), file, cells);
  if (isCellFormat(file.format))
    return closingOnFault(stream, cellsIn(file, file.format, stream, table, cells));
  // Of a stream that comes slowly, the first rows must not wait until there is enough to guess the format.
  if (isWhole(file.format)) return wholeFile(file, file.format, cells);
  if (isDivisible(file.format)) return { kind: 'rows', format: file.format, bytes: stream };
  const { start, bytes } = await peeked(stream, LOOKED_AT);
  const text = new TextDecoder().decode(start);
  const format = file.format ?? sniff(text);
  if (isCellFormat(format)) return closingOnFault(stream, cellsIn(file, format, bytes, table, cells));
  if (isWhole(format)) {
    await stream.return(undefined);
    return wholeFile(file, format, cells);
  }
  if (isDivisible(format)) return { kind: 'rows', format, bytes };
  const isArray = format === 'json' && /^\s*\[/.test(text);
  if (isArray && isOfObjects(table)) return { kind: 'rows', format: 'json', bytes };
  if (!isArray || !table.isArray) return document(bytes, file, format);
  const array = await peeked(bytes, SMALL_ARRAY);
  return array.isAll
    ? document(array.bytes, file, format)
    : { kind: 'rows', format: 'json', bytes: array.bytes };
}

/** The same bytes, unless they are a file of another program, or of another format than the stated one. */
async function* withoutOthers(
  bytes: Bytes,
  file: DataFile,
  { onStart }: CellReading,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) {
      refuseStart(file.uri, chunk);
      refuseMisnamed(file, chunk);
      if (isDivisible(file.format)) onStart?.(chunk);
    }
    isFirst = false;
    yield chunk;
  }
}

function refuseMisnamed(file: DataFile, start: Uint8Array): void {
  const format = sniff(new TextDecoder().decode(start.subarray(0, LONGEST_MARK)));
  if (file.format === undefined || !isWhole(format)) return;
  if (file.path === '-') throw notFromStream(format);
  const name = wholeNames[format].replace('An', 'an');
  throw new Stop(
    EXIT.unreadable,
    `${file.uri} is ${name}: give it a name that ends in .${format}, or set --data-format ${format}.`,
  );
}

/** A file that is not read after all is closed. */
async function closingOnFault(stream: AsyncGenerator, contents: Promise<Contents>): Promise<Contents> {
  try {
    return await contents;
  } catch (fault) {
    await stream.return(undefined);
    throw fault;
  }
}

/** Whether a schema is that of objects, so that an array of them is a table and no instance. */
function isOfObjects({ isArray, columns }: Expected): boolean {
  return !isArray && columns.length > 0;
}

/** Whether a document is validated as one instance, and is no table. */
export function isOneInstance({ document }: Read, table: Table): boolean {
  return !(isOfObjects(table) && Array.isArray(document?.value));
}

async function document(bytes: Bytes, { uri }: DataFile, format: 'json' | 'yaml'): Promise<Contents> {
  return { kind: 'document', read: await documentIn(await collect(bytes, uri), uri, format) };
}

function wholeFile({ path }: DataFile, format: WholeFormat, { flags, say }: CellReading): Contents {
  if (path === '-') throw notFromStream(format);
  return { kind: 'whole', format, skipRows: flags.dialect.skipRows, say };
}

function notFromStream(format: WholeFormat): Stop {
  return new Stop(
    EXIT.unreadable,
    `${wholeNames[format]} cannot be read from standard input: save it as a file.`,
  );
}

/** The rows of a file of cells, as UTF-8 and without what is before and below them. */
async function cellsIn(
  file: DataFile,
  format: CellFormat,
  stream: Bytes,
  table: Expected,
  { flags, say, onEncoding, mayWait = false }: CellReading,
): Promise<Contents> {
  const { uri, path } = file;
  // A stream may come slowly: its first rows must not wait for others.
  const isStream = !mayWait && (path === '-' || !(await isRegular(path)));
  const beginning = await peeked(stream, isStream ? 1 : LOOKED_AT);
  const reading = readingOf(uri, format, flags, beginning, table);
  const { encoding, dialect, notes, isOther } = reading;
  const tail =
    flags.isStrict || encoding?.startsWith('utf-16') ? undefined : await lastBytes(file, LOOKED_AT);
  const footer = tail && footerIn(tail.bytes, dialect);
  const said = [...notes, ...(footer ? [footerNote(footer.lines)] : [])];
  if (isOther || said.length > 0) say(`${uri}: ${readAs(encoding, said)}.`);
  const kept = footer ? limited(beginning.bytes, tail.size - footer.bytes) : beginning.bytes;
  if (encoding !== undefined) onEncoding?.(encoding);
  const text = cellText(kept, reading, (decided) => {
    onEncoding?.(decided);
    say(`${uri}: ${readAs(decided, [])}.`);
  });
  return { kind: 'rows', format, dialect, ...text };
}

async function* limited(bytes: Bytes, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  for await (const chunk of bytes) {
    if (left > 0) yield chunk.subarray(0, left);
    left -= chunk.length;
  }
}
