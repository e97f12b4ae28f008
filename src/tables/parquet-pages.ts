import type { ColumnMetaData, PageHeader, SchemaTree } from 'hyparquet';
import { parquetHeader, readPage } from 'hyparquet/src/column.js';
import { convert as understood } from 'hyparquet/src/convert.js';
import { decompressPage, readDataPage } from 'hyparquet/src/datapage.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import type { Json } from '../json.js';
import { wholeNumberOf } from './parquet-numbers.js';
import { textsIn } from './parquet-texts.js';
import type { Converter } from './parquet-values.js';

/** What the reader of the package must know to decode a column. */
export type Decoder = Parameters<typeof understood>[1];

/** The cells of a page, of which only those that hold something have a value. */
export interface Page {
  readonly rows: number;
  /** 1 for each cell that holds something; nothing if all do. */
  readonly held: Uint8Array | undefined;
  /** The value of the cell that is the one with this index among those that hold something. */
  readonly valueAt: (index: number) => Json | undefined;
}

/** A column without lists and structures, and how its values become JSON. */
export interface FlatColumn {
  readonly decoder: Decoder;
  readonly convert: Converter;
  /** Whether its numbers and bytes stand for something else, such as days. */
  readonly isMeant: boolean;
}

/** Whether a column has neither lists nor structures in it. */
export function isFlat({ element, children }: SchemaTree): boolean {
  return children.length === 0 && element.repetition_type !== 'REPEATED';
}

/** How a column is decoded in a row group. */
export function decoderOf(
  tree: readonly [root: SchemaTree, column: SchemaTree],
  chunk: ColumnMetaData,
  options: Pick<Decoder, 'compressors' | 'parsers' | 'utf8'>,
): Decoder {
  const [, { element }] = tree;
  return { ...chunk, ...options, pathInSchema: chunk.path_in_schema, element, schemaPath: [...tree] };
}

/** The pages of a column in a row group, unpacked. A dictionary is converted once, all other values when they are asked for. */
export function pagesOf(bytes: ArrayBuffer, rows: number, column: FlatColumn): readonly Page[] {
  const { decoder, convert } = column;
  const reader = { view: new DataView(bytes), offset: 0 };
  const pages: Page[] = [];
  let dictionary: readonly Json[] | undefined;
  for (let read = 0; read < rows && reader.offset < bytes.byteLength - 1; ) {
    const header = parquetHeader(reader);
    if (header.type === 'DATA_PAGE' || header.type === 'DATA_PAGE_V2') {
      const packed = new Uint8Array(bytes, reader.offset, header.compressed_page_size);
      reader.offset += header.compressed_page_size;
      const page = pageOf(unpacked(packed, header, decoder), dictionary, column);
      pages.push(page);
      read += page.rows;
    } else {
      const { data } = readPage(reader, header, decoder, undefined, undefined, 0);
      if (data) dictionary = Array.from(understood(data, decoder) as ArrayLike<unknown>, convert);
    }
  }
  return pages;
}

/** A page whose bytes can be read, its levels being read already. */
interface Unpacked {
  readonly rows: number;
  readonly held: Uint8Array | undefined;
  readonly encoding: string;
  /** The values, one after the other. */
  readonly bytes: Uint8Array;
}

/** The two versions of pages differ in where the levels are: among the packed bytes, or before them. */
function unpacked(packed: Uint8Array, header: PageHeader, decoder: Decoder): Unpacked {
  const { codec, compressors, element } = decoder;
  const mayBeNull = element.repetition_type !== 'REQUIRED';
  const size = Number(header.uncompressed_page_size);
  const second = header.data_page_header_v2;
  if (second) {
    const { num_values: rows, encoding } = second;
    const before = second.repetition_levels_byte_length;
    const length = second.definition_levels_byte_length;
    const held = mayBeNull ? heldIn(packed, before, rows, length).held : undefined;
    const start = before + (mayBeNull ? length : 0);
    const values = packed.subarray(start);
    const isPacked = second.is_compressed !== false;
    const bytes = isPacked ? decompressPage(values, size - before - length, codec, compressors) : values;
    return { rows, held, encoding, bytes };
  }
  const first = header.data_page_header;
  if (!first) throw new Error('parquet data page header is undefined');
  const { num_values: rows, encoding } = first;
  const page = decompressPage(packed, size, codec, compressors);
  if (!mayBeNull) return { rows, held: undefined, encoding, bytes: page };
  const { held, end } = heldIn(page, 0, rows);
  return { rows, held, encoding, bytes: page.subarray(end) };
}

/** Which cells hold something, and where the bytes about that end. */
function heldIn(bytes: Uint8Array, start: number, rows: number, length?: number) {
  const reader = { view: viewOf(bytes), offset: start };
  const held = new Uint8Array(rows);
  readRleBitPackedHybrid(reader, 1, held, length);
  return { held: held.includes(0) ? held : undefined, end: reader.offset };
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView<ArrayBuffer> {
  return new DataView(buffer as ArrayBuffer, byteOffset, byteLength);
}

function pageOf(page: Unpacked, dictionary: readonly Json[] | undefined, column: FlatColumn): Page {
  const { rows, held, encoding } = page;
  const count = held === undefined ? rows : countOf(held);
  if (count === 0) return { rows, held, valueAt: () => null };
  if (dictionary && encoding.endsWith('_DICTIONARY')) {
    const indexes = indexesIn(page.bytes, count);
    return { rows, held, valueAt: (index) => dictionary[indexes[index]!] };
  }
  return { rows, held, valueAt: valuesIn(page, count, column) };
}

function countOf(held: Uint8Array): number {
  let count = 0;
  for (const each of held) count += each;
  return count;
}

/** The places of values in the dictionary; the first byte says how many bits each takes. */
function indexesIn(bytes: Uint8Array, count: number): Int32Array {
  const indexes = new Int32Array(count);
  const width = bytes[0]!;
  if (width > 0) readRleBitPackedHybrid({ view: viewOf(bytes), offset: 1 }, width, indexes, bytes.length - 1);
  return indexes;
}

function valuesIn({ bytes, encoding }: Unpacked, count: number, { decoder, convert, isMeant }: FlatColumn) {
  const isText = decoder.type === 'BYTE_ARRAY' && !isMeant && isTextual(decoder);
  if (encoding === 'PLAIN' && isText)
    return textsIn(bytes, count, (each) => convert(understood([each], decoder)[0]));
  // Without a path, the reader looks for no levels.
  const header = { num_values: count, encoding } as Parameters<typeof readDataPage>[1];
  const { dataPage } = readDataPage(bytes, header, { ...decoder, schemaPath: [] });
  const values = understood(dataPage, decoder);
  if (values instanceof BigInt64Array && !isMeant) return wholeNumbersIn(values);
  return (index: number) => convert(values[index]);
}

const TEXTUAL: ReadonlySet<string | undefined> = new Set([undefined, 'UTF8', 'STRING', 'ENUM']);

/** Whether bytes become texts, by what the file says or because it says nothing. */
function isTextual({ element: { converted_type: converted, logical_type: logical } }: Decoder): boolean {
  return TEXTUAL.has(converted) && TEXTUAL.has(logical?.type);
}

/** Numbers of 64 bits, read as two halves: a `bigint` for each takes several times as long. */
function wholeNumbersIn(values: BigInt64Array) {
  const halves = new Int32Array(values.buffer, values.byteOffset, 2 * values.length);
  return (index: number) => wholeNumberOf(halves[2 * index]!, halves[2 * index + 1]!);
}
