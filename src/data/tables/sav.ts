import { unzlibSync } from 'fflate';
import { type Json, quote } from '../../base/json.js';
import type { RowBatch, WholeOptions } from './batch.js';
import { type ByteSource, piecesOf } from './byte-source.js';
import type { Columns } from './columns.js';
import type { FileDescription } from './file-description.js';
import { NamedRows } from './named-rows.js';
import { type Dictionary, descriptionOf, dictionaryOf, textIn, type Variable } from './sav-dictionary.js';
import { Cursor, notSav, type Records, recordsIn, TooShort, UNIT } from './sav-records.js';

/** How many bytes are read first, and at once later. */
const CHUNK = 1 << 20;

/** How long the description of the variables may be. */
const LONGEST_DICTIONARY = 1 << 26;

/** How many values a batch has, about. */
const BATCH = 200_000;

/** The rows of an SPSS file; numbers that are declared as missing values stay what they are. */
export async function* rowsInSav(
  source: ByteSource,
  columns: Columns,
  { uri, say }: WholeOptions,
): AsyncGenerator<RowBatch> {
  const { records, dictionary } = await opened(source);
  const { decoder, unknownEncoding } = dictionary;
  if (unknownEncoding !== undefined)
    say?.(
      `${uri}: the encoding ${quote(unknownEncoding)} is unknown, so texts are read as ${decoder.encoding}.`,
    );
  const { variables } = dictionary;
  const names = variables.map(({ description }) => description.name);
  const rows = new NamedRows(names, columns, uri);
  const cases = new Cases(records);
  const valueIn = valueReader(cases.row, records, dictionary);
  const most = Math.max(1, Math.floor(BATCH / variables.length));
  let first = 1;
  let values: Json[] = [];
  for await (const piece of dataIn(source, records)) {
    for (const _ of cases.take(piece)) {
      values.push(rows.row((column) => valueIn(variables[column]!)));
      if (values.length < most) continue;
      yield rows.batch(first, values);
      first += values.length;
      values = [];
    }
  }
  yield rows.batch(first, values);
  if (cases.isCut) throw notSav('it ends within a row');
  const read = first + values.length - 1;
  if (records.cases !== -1 && records.cases !== read)
    say?.(`${uri}: the file states ${records.cases} rows, and has ${read}. Check that it is complete.`);
}

/** What an SPSS file says about its variables. */
export async function descriptionInSav(source: ByteSource): Promise<FileDescription> {
  return descriptionOf((await opened(source)).dictionary);
}

async function opened(
  source: ByteSource,
): Promise<{ readonly records: Records; readonly dictionary: Dictionary }> {
  for (let length = CHUNK; ; length *= 4) {
    const bytes = new Uint8Array(await source.slice(0, Math.min(length, source.byteLength)));
    try {
      const records = recordsIn(bytes);
      return { records, dictionary: dictionaryOf(records) };
    } catch (fault) {
      if (!(fault instanceof TooShort)) throw fault;
      if (length >= source.byteLength) throw notSav('it ends too early');
      if (length >= LONGEST_DICTIONARY) throw notSav('the description of its variables is damaged');
    }
  }
}

/** Reads a value of the row at hand; `undefined` for none. */
function valueReader(row: Uint8Array, { isLittleEndian }: Records, { systemMissing, decoder }: Dictionary) {
  const view = new DataView(row.buffer);
  return ({ segments, start, read }: Variable): Json | undefined => {
    if (segments.length === 0) {
      const number = view.getFloat64(start, isLittleEndian);
      return number === systemMissing || number === -Number.MAX_VALUE ? undefined : read(number);
    }
    const parts = segments.map((each) => row.subarray(each.start, each.end));
    return textIn(parts.length === 1 ? parts[0]! : joined(parts), decoder) || undefined;
  };
}

/** The codes that stand for a unit, other than a small number. */
const CODE = { nothing: 0, end: 252, plain: 253, blanks: 254, missing: 255 } as const;

/** Finds rows in the data that follow the dictionary. */
class Cases {
  /** The row at hand, as it would be without compression. */
  readonly row: Uint8Array;
  private filled = 0;
  private codes = new Uint8Array();
  private code = 0;
  private rest = new Uint8Array();
  private isOver = false;

  constructor(private readonly records: Records) {
    this.row = new Uint8Array(records.units * UNIT);
  }

  /** Whether the data end within a row. */
  get isCut(): boolean {
    return !this.isOver && (this.filled > 0 || this.rest.length > 0 || this.code < this.codes.length);
  }

  /** Stops at each row that these bytes complete. */
  *take(piece: Uint8Array): Generator<void> {
    const bytes = this.rest.length > 0 ? joined([this.rest, piece]) : piece;
    const { row, records } = this;
    const isPlain = records.compression === 'none';
    let at = 0;
    while (!this.isOver) {
      if (!isPlain && this.code === this.codes.length) {
        if (bytes.length - at < UNIT) break;
        this.codes = bytes.slice(at, at + UNIT);
        this.code = 0;
        at += UNIT;
      }
      const code = isPlain ? CODE.plain : this.codes[this.code]!;
      if (code === CODE.plain) {
        if (bytes.length - at < UNIT) break;
        row.set(bytes.subarray(at, at + UNIT), this.filled);
        at += UNIT;
      }
      this.code++;
      this.isOver = code === CODE.end && !isPlain;
      if (this.isOver || code === CODE.nothing) continue;
      if (code !== CODE.plain) this.fill(code);
      this.filled += UNIT;
      if (this.filled < row.length) continue;
      yield;
      this.filled = 0;
    }
    this.rest = bytes.slice(at);
  }

  /** Writes the unit that a code stands for. */
  private fill(code: number): void {
    const { row, filled, records } = this;
    if (code === CODE.blanks) {
      row.fill(0x20, filled, filled + UNIT);
      return;
    }
    const number = code === CODE.missing ? -Number.MAX_VALUE : code - records.bias;
    new DataView(row.buffer).setFloat64(filled, number, records.isLittleEndian);
  }
}

/** The bytes of all rows. */
async function* dataIn(source: ByteSource, records: Records): AsyncGenerator<Uint8Array> {
  if (records.compression === 'zlib') yield* blocksIn(source, records);
  else yield* piecesOf(source, records.end, source.byteLength, CHUNK);
}

/** How large a compressed block may become; writers make blocks of 4 MiB. */
const LARGEST_BLOCK = 1 << 26;

/** The blocks of a file that is compressed as a whole; a list of them is at its end. */
async function* blocksIn(source: ByteSource, { end, isLittleEndian }: Records): AsyncGenerator<Uint8Array> {
  const cursorAt = async (start: number, length: number) =>
    new Cursor(new Uint8Array(await source.slice(start, start + length)), isLittleEndian);
  try {
    const header = await cursorAt(end, 24);
    const [at, length] = [header.skip(8).long(), header.long()];
    if (at < end || length < 24 || at + length > source.byteLength)
      throw notSav('its list of blocks is missing');
    const trailer = await cursorAt(at, length);
    trailer.skip(20);
    for (let left = trailer.count(24); left > 0; left--) {
      const start = trailer.skip(8).long();
      const [size, packed] = [trailer.int(), trailer.int()];
      if (start < end || packed < 0 || start + packed > at || size < 0 || size > LARGEST_BLOCK)
        throw notSav('its list of blocks is damaged');
      yield unpacked(new Uint8Array(await source.slice(start, start + packed)), size);
    }
  } catch (fault) {
    throw fault instanceof TooShort ? notSav('it ends too early') : fault;
  }
}

function unpacked(bytes: Uint8Array, size: number): Uint8Array {
  try {
    return unzlibSync(bytes, { out: new Uint8Array(size) });
  } catch {
    throw notSav('its compressed rows are damaged');
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
