import type { ColumnMetaData, PageHeader, SchemaTree } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import type { convert as understood } from 'hyparquet/src/convert.js';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { counted } from './parquet-footer.js';
import { readRuns } from './parquet-runs.js';

/** What the reader of the package must know to decode a column. */
export type Decoder = Parameters<typeof understood>[1];

/** What a page holds, unpacked. */
export interface Page {
  /** How many values it has, those that are null and empty lists included. */
  readonly count: number;
  /** For each value whether it starts a row or continues a list; nothing if a row has one value. */
  readonly repetitions: Uint8Array | undefined;
  /** For each value how much of its path is there; nothing if all is required. */
  readonly definitions: Uint8Array | undefined;
  /** How many values are not null. */
  readonly present: number;
  readonly encoding: string;
  /** The values that are not null, one after the other, to the end of their buffer. */
  readonly bytes: Uint8Array;
}

/** How a column is decoded in a row group. */
export function decoderOf(
  path: readonly SchemaTree[],
  chunk: ColumnMetaData,
  options: Pick<Decoder, 'compressors' | 'parsers' | 'utf8'>,
): Decoder {
  const { element } = path.at(-1)!;
  return { ...chunk, ...options, pathInSchema: chunk.path_in_schema, element, schemaPath: [...path] };
}

/** How many values a page may have, so that a few bytes cannot claim all memory. */
const MOST_VALUES = 2 ** 28;

/**
 * The pages of a column in a row group, unpacked, which together have all values that the column states.
 * `onDictionary` takes the values of a dictionary.
 */
export function* pagesOf(
  bytes: ArrayBuffer,
  decoder: Decoder & Pick<ColumnMetaData, 'num_values'>,
  onDictionary: (values: ArrayLike<unknown>) => void,
): Generator<Page> {
  const levels = {
    repetition: getMaxRepetitionLevel(decoder.schemaPath),
    definition: getMaxDefinitionLevel(decoder.schemaPath),
  };
  const stated = Number(decoder.num_values);
  const reader = { view: new DataView(bytes), offset: 0 };
  for (let read = 0; read < stated; ) {
    if (reader.offset >= bytes.byteLength)
      throw new Error(`a column has ${read} values and states ${stated}`);
    const header = parquetHeader(reader);
    const { type, compressed_page_size: size } = header;
    if (!(size >= 0 && size <= bytes.byteLength - reader.offset))
      throw new Error(
        `a page states ${counted(size)} bytes, and ${bytes.byteLength - reader.offset} are left`,
      );
    if (!(header.uncompressed_page_size >= 0))
      throw new Error(`a page states ${counted(header.uncompressed_page_size)} bytes`);
    const packed = new Uint8Array(bytes, reader.offset, size);
    reader.offset += size;
    if (type === 'DATA_PAGE' || type === 'DATA_PAGE_V2') {
      const page = unpacked(packed, header, decoder, levels, stated - read);
      read += page.count;
      yield page;
    } else if (type === 'DICTIONARY_PAGE') {
      onDictionary(dictionaryIn(packed, header, decoder));
    } else if (type !== 'INDEX_PAGE') {
      throw new Error('it has a page of an unknown type');
    }
  }
}

function dictionaryIn(packed: Uint8Array, header: PageHeader, decoder: Decoder): ArrayLike<unknown> {
  const { codec, compressors, type, element } = decoder;
  const count = header.dictionary_page_header?.num_values ?? -1;
  const page = toEnd(decompressPage(packed, header.uncompressed_page_size, codec, compressors));
  // No value that is worth a dictionary takes less than a byte.
  if (!(count >= 0 && count <= page.length))
    throw new Error(`a dictionary of ${page.length} bytes states ${count} values`);
  return readPlain({ view: viewOf(page), offset: 0 }, type, count, element.type_length);
}

interface Levels {
  readonly repetition: number;
  readonly definition: number;
}

/** The two versions of pages differ in where the levels are: among the packed bytes, or before them. */
function unpacked(
  packed: Uint8Array,
  header: PageHeader,
  { codec, compressors }: Decoder,
  levels: Levels,
  left: number,
): Page {
  const size = header.uncompressed_page_size;
  const second = header.type === 'DATA_PAGE_V2' ? header.data_page_header_v2 : undefined;
  const stated = second ?? header.data_page_header;
  if (stated === undefined) throw new Error('a page does not state its values');
  const { num_values: count, encoding } = stated;
  if (encoding === undefined) throw new Error('a page has an unknown encoding');
  if (!(count >= 0 && count <= left && count <= MOST_VALUES))
    throw new Error(
      `a page states ${counted(count)} values, and at most ${Math.min(left, MOST_VALUES)} are expected`,
    );
  if (second === undefined) {
    const page = toEnd(decompressPage(packed, size, codec, compressors));
    const repetition = levelsIn(page, 0, count, levels.repetition);
    const definition = levelsIn(page, repetition.end, count, levels.definition);
    const bytes = page.subarray(definition.end);
    return pageWith(count, repetition.found, definition.found, levels, encoding, bytes);
  }
  const { repetition_levels_byte_length: before, definition_levels_byte_length: length } = second;
  if (!(before >= 0 && length >= 0 && before + length <= Math.min(packed.length, size)))
    throw new Error('a page ends before its levels do');
  const repetitions = runsIn(packed.subarray(0, before), count, levels.repetition);
  const definitions = runsIn(packed.subarray(before, before + length), count, levels.definition);
  const values = packed.subarray(before + length);
  const isPacked = second.is_compressed !== false;
  const rest = size - before - length;
  const bytes = decompressPage(values, rest, isPacked ? codec : 'UNCOMPRESSED', compressors);
  return pageWith(count, repetitions, definitions, levels, encoding, toEnd(bytes));
}

function pageWith(
  count: number,
  repetitions: Uint8Array | undefined,
  definitions: Uint8Array | undefined,
  { definition }: Levels,
  encoding: string,
  bytes: Uint8Array,
): Page {
  let present = count;
  if (definitions) for (const each of definitions) if (each !== definition) present--;
  return { count, repetitions, definitions, present, encoding, bytes };
}

/** Levels with their length before them, and where they end. */
function levelsIn(page: Uint8Array, start: number, count: number, most: number) {
  if (most === 0) return { found: undefined, end: start };
  const end = start + 4 + viewOf(page).getUint32(start, true);
  if (end > page.length) throw new Error('a page ends before its levels do');
  return { found: runsIn(page.subarray(start + 4, end), count, most), end };
}

function runsIn(bytes: Uint8Array, count: number, most: number): Uint8Array | undefined {
  if (most === 0) return undefined;
  const found = new Uint8Array(count);
  readRuns(bytes, 32 - Math.clz32(most), found, most + 1);
  return found;
}

/** Bytes that end where their buffer does, so that nobody reads what follows the page. */
function toEnd(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset + bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView<ArrayBuffer> {
  return new DataView(buffer as ArrayBuffer, byteOffset, byteLength);
}
