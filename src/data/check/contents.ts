import { documentInBytes, type Encoding, type Read } from '../../schema/document/index.js';
import {
  type ByteSource,
  type CellFormat,
  type CellText,
  type Columns,
  cellText,
  type DataFormat,
  type DetectedCells,
  type Dialect,
  detectCells,
  footerIn,
  footerNote,
  isCellFormat,
  isDivisible,
  isWhole,
  LOOKED_AT,
  type Peeked,
  peeked,
  type RowFormat,
  readAs,
  type StatedDialect,
  sniff,
  type WholeFormat,
  type WholeOptions,
} from '../tables/index.js';
import type { Table } from './table.js';

type Bytes = AsyncIterable<Uint8Array>;

/** A file of which any stretch can be read, until it is closed. */
export interface OpenFile {
  readonly source: ByteSource;
  readonly close: () => Promise<void>;
}

/** A file of data, wherever it is. */
export interface DataInput {
  /** What messages call it. */
  readonly uri: string;
  /** How it is written. Default: as its beginning shows. */
  readonly format?: DataFormat | undefined;
  /** Its bytes, decompressed. */
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** Whether it may come slowly, so that its first rows must not wait for others. */
  readonly isStream: boolean;
  /** Its last bytes, and its size; none if they cannot be read before the others. */
  readonly lastBytes: (
    most: number,
  ) => Promise<{ readonly bytes: Uint8Array; readonly size: number } | undefined>;
  readonly open: () => Promise<OpenFile>;
  /** The bytes in one piece, or throws that they are too many. */
  readonly collect: (bytes: Bytes) => Promise<Uint8Array>;
}

/** What a file holds: rows as bytes, one document that was read, or rows that are not read from its beginning. */
export type Contents =
  | (CellText & {
      readonly kind: 'rows';
      readonly format: RowFormat;
      /** How cells are written. */
      readonly dialect?: Dialect;
    })
  | { readonly kind: 'document'; readonly read: Read }
  | ({
      readonly kind: 'whole';
      readonly format: WholeFormat;
      readonly open: DataInput['open'];
    } & Pick<WholeOptions, 'skipRows' | 'say'>);

/** How files of cells are read, and who gets a note about it. */
export interface CellReading {
  readonly stated: StatedDialect;
  readonly say: (sentence: string) => void;
  /** How cells are written, by the first bytes. Default: as they show it. */
  readonly detect?: (
    format: CellFormat,
    beginning: Pick<Peeked, 'start' | 'isAll'>,
    columns: Pick<Columns, 'columns'>,
  ) => DetectedCells;
  /** Whether notes below a table are rows too. */
  readonly keepsFooter?: boolean;
  /** Gets the encoding once the bytes show it, which those of ASCII never do. */
  readonly onEncoding?: (encoding: Encoding) => void;
}

/** An array that is the instance of its schema is validated as one document up to this size, and row by row above it. */
const SMALL_ARRAY = 16 * 1024 * 1024;

/** What a schema tells about the rows of a file before any is read. */
export type Expected = Pick<Table, 'columns' | 'isArray'>;

/** What a file holds. */
export async function contentsIn(input: DataInput, table: Expected, reading: CellReading): Promise<Contents> {
  const stream = input.bytes;
  if (isCellFormat(input.format))
    return closingOnFault(stream, cellsIn(input, input.format, stream, table, reading));
  // Of a stream that comes slowly, the first rows must not wait until there is enough to guess the format.
  if (isWhole(input.format)) return wholeFile(input, input.format, reading);
  if (isDivisible(input.format)) return { kind: 'rows', format: input.format, bytes: stream };
  const { start, bytes } = await peeked(stream, LOOKED_AT);
  const text = new TextDecoder().decode(start);
  const format = input.format ?? sniff(text);
  if (isCellFormat(format)) return closingOnFault(stream, cellsIn(input, format, bytes, table, reading));
  if (isWhole(format)) {
    await stream.return(undefined);
    return wholeFile(input, format, reading);
  }
  if (isDivisible(format)) return { kind: 'rows', format, bytes };
  const isArray = format === 'json' && /^\s*\[/.test(text);
  if (isArray && isOfObjects(table)) return { kind: 'rows', format: 'json', bytes };
  if (!isArray || !table.isArray) return document(bytes, input, format);
  const array = await peeked(bytes, SMALL_ARRAY);
  return array.isAll
    ? document(array.bytes, input, format)
    : { kind: 'rows', format: 'json', bytes: array.bytes };
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

async function document(bytes: Bytes, input: DataInput, format: 'json' | 'yaml'): Promise<Contents> {
  return { kind: 'document', read: await documentInBytes(await input.collect(bytes), input.uri, format) };
}

function wholeFile({ open }: DataInput, format: WholeFormat, { stated, say }: CellReading): Contents {
  return { kind: 'whole', format, open, skipRows: stated.dialect.skipRows, say };
}

/** The rows of a file of cells, as UTF-8 and without what is before and below them. */
async function cellsIn(
  { uri, isStream, lastBytes }: DataInput,
  format: CellFormat,
  stream: Bytes,
  table: Expected,
  { stated, say, detect, keepsFooter, onEncoding }: CellReading,
): Promise<Contents> {
  const beginning = await peeked(stream, isStream ? 1 : LOOKED_AT);
  const detected = detect ? detect(format, beginning, table) : detectCells(beginning, format, stated, table);
  const { encoding, dialect, notes, isOther } = detected;
  const tail = keepsFooter || encoding?.startsWith('utf-16') ? undefined : await lastBytes(LOOKED_AT);
  const footer = tail && footerIn(tail.bytes, dialect);
  const said = [...notes, ...(footer ? [footerNote(footer.lines)] : [])];
  if (isOther || said.length > 0) say(`${uri}: ${readAs(encoding, said)}.`);
  const kept = footer ? limited(beginning.bytes, tail.size - footer.bytes) : beginning.bytes;
  if (encoding !== undefined) onEncoding?.(encoding);
  const text = cellText(kept, detected, (decided) => {
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
