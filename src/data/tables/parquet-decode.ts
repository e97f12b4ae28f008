import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import { byteStreamSplit } from 'hyparquet/src/encoding.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { type Decoder, type Page, viewOf } from './parquet-pages.js';
import { readRuns } from './parquet-runs.js';

type Decoded = ReturnType<typeof readPlain>;

/** Whether the values of a page are places in a dictionary. */
export function isByDictionary({ encoding }: Page): boolean {
  return encoding.endsWith('_DICTIONARY');
}

/** The places of values in a dictionary of a length; the first byte says how many bits each takes. */
export function indexesIn({ bytes, present }: Page, length: number): Int32Array {
  const indexes = new Int32Array(present);
  if (present === 0) return indexes;
  if (bytes.length === 0) throw new Error('a page ends before its values do');
  readRuns(bytes.subarray(1), bytes[0]!, indexes, length);
  return indexes;
}

/** The values of a page that are not null, as they are stored. */
export function storedIn({ bytes, present: count, encoding }: Page, { type, element }: Decoder): Decoded {
  const reader = new ForwardReader(bytes);
  const length = element.type_length;
  switch (encoding) {
    case 'PLAIN':
      checkLength(bytes, count, type, length);
      return readPlain(reader, type, count, length);
    case 'BYTE_STREAM_SPLIT':
      checkLength(bytes, count, type, length);
      return byteStreamSplit(reader, count, type, length);
    case 'RLE':
      return booleansIn(bytes, count);
    case 'DELTA_BINARY_PACKED': {
      const numbers = type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count);
      if (count > 0) deltaBinaryUnpack(reader, count, numbers);
      return numbers;
    }
    case 'DELTA_LENGTH_BYTE_ARRAY':
    case 'DELTA_BYTE_ARRAY': {
      const texts: Uint8Array[] = [];
      const decode = encoding === 'DELTA_BYTE_ARRAY' ? deltaByteArray : deltaLengthByteArray;
      if (count > 0) decode(reader, count, texts);
      return texts;
    }
    default:
      throw new Error(`it uses the encoding ${encoding}, which is not supported here`);
  }
}

/** How many bits the values of a type take at least. */
const LEAST_BITS: { readonly [type: string]: number } = {
  BOOLEAN: 1,
  INT32: 32,
  INT64: 64,
  INT96: 96,
  FLOAT: 32,
  DOUBLE: 64,
  BYTE_ARRAY: 32,
};

function checkLength(bytes: Uint8Array, count: number, type: string, length: number | undefined): void {
  const bits = LEAST_BITS[type] ?? 8 * (length ?? 0);
  if (bytes.length < Math.ceil((count * bits) / 8))
    throw new Error(`a page has ${bytes.length} bytes for ${count} values`);
}

function booleansIn(bytes: Uint8Array, count: number): boolean[] {
  const found = new Uint8Array(count);
  const end = 4 + viewOf(bytes).getUint32(0, true);
  readRuns(bytes.subarray(4, end), 1, found, 2);
  return Array.from(found, Boolean);
}

/** Refuses to go back: damaged lengths would be read again and again. */
class ForwardReader {
  readonly view: DataView<ArrayBuffer>;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.view = viewOf(bytes);
  }

  get offset(): number {
    return this.#offset;
  }

  set offset(offset: number) {
    if (!(offset >= this.#offset)) throw new Error('the lengths in a page are damaged');
    this.#offset = offset;
  }
}
