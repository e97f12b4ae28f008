import type { SchemaTree } from 'hyparquet';
import { convert as understood } from 'hyparquet/src/convert.js';
import type { Json } from '../../base/json.js';
import { indexesIn, isByDictionary, storedIn } from './parquet-decode.js';
import { wholeNumberOf } from './parquet-numbers.js';
import { type Decoder, type Page, pagesOf } from './parquet-pages.js';
import { textsIn } from './parquet-texts.js';
import type { Converter } from './parquet-values.js';

/** The cells of a page, of which only those that hold something have a value. */
export interface FlatPage {
  readonly rows: number;
  /** 1 for each cell that holds something; nothing if all do. */
  readonly held: Uint8Array | undefined;
  /** The value of the cell that is the one with this index among those that hold something. */
  readonly valueAt: (index: number) => Json;
}

/** A column without lists and structures, and how its values become JSON. */
export interface FlatColumn {
  readonly decoder: Parameters<typeof pagesOf>[1];
  readonly convert: Converter;
  /** Whether its numbers and bytes stand for something else, such as days. */
  readonly isMeant: boolean;
}

/** Whether a column has neither lists nor structures in it. */
export function isFlat({ element, children }: SchemaTree): boolean {
  return children.length === 0 && element.repetition_type !== 'REPEATED';
}

/** The pages of a flat column. A dictionary is converted once, all other values when they are asked for. */
export function flatPagesOf(bytes: ArrayBuffer, column: FlatColumn): readonly FlatPage[] {
  const { decoder, convert } = column;
  const pages: FlatPage[] = [];
  let dictionary: readonly Json[] = [];
  const onDictionary = (values: ArrayLike<unknown>) => {
    dictionary = Array.from(understood(values as never, decoder) as ArrayLike<unknown>, convert);
  };
  for (const page of pagesOf(bytes, decoder, onDictionary)) pages.push(flatPage(page, dictionary, column));
  return pages;
}

function flatPage(page: Page, dictionary: readonly Json[], column: FlatColumn): FlatPage {
  const { count: rows, present } = page;
  const held = present === rows ? undefined : page.definitions;
  if (present === 0) return { rows, held, valueAt: () => null };
  if (isByDictionary(page)) {
    const indexes = indexesIn(page, dictionary.length);
    return { rows, held, valueAt: (index) => dictionary[indexes[index]!]! };
  }
  return { rows, held, valueAt: valuesIn(page, column) };
}

function valuesIn(page: Page, { decoder, convert, isMeant }: FlatColumn): (index: number) => Json {
  const isText = decoder.type === 'BYTE_ARRAY' && !isMeant && isTextual(decoder);
  if (page.encoding === 'PLAIN' && isText)
    return textsIn(page.bytes, page.present, (each) => convert(understood([each], decoder)[0]));
  const values = understood(storedIn(page, decoder), decoder);
  if (values.length !== page.present) throw new Error('a page ends before its values do');
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
