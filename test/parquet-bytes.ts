// Parquet files of one optional INT64 column, byte by byte, so that each part can state something false.

type Field = readonly [id: number, type: number, bytes: readonly number[]];

const I32 = 5;
const I64 = 6;
const BINARY = 8;
const LIST = 9;
const STRUCT = 12;

function varint(value: bigint): readonly number[] {
  return value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...varint(value >> 7n)];
}

function zigzag(value: number | bigint): readonly number[] {
  const wide = BigInt(value);
  return varint(wide < 0n ? -2n * wide - 1n : 2n * wide);
}

const i32 = (id: number, value: number): Field => [id, I32, zigzag(value)];
const i64 = (id: number, value: number | bigint): Field => [id, I64, zigzag(value)];
const text = (id: number, value: string): Field => [id, BINARY, [value.length, ...Buffer.from(value)]];
const inside = (id: number, ...fields: readonly Field[]): Field => [id, STRUCT, struct(fields)];

function list(id: number, type: number, items: readonly (readonly number[])[]): Field {
  return [id, LIST, [0xf0 | type, ...varint(BigInt(items.length)), ...items.flat()]];
}

/** Fields in the order of their ids, as the compact protocol of Thrift writes them. */
function struct(fields: readonly Field[]): readonly number[] {
  let last = 0;
  const bytes = fields.flatMap(([id, type, value]) => {
    const head = ((id - last) << 4) | type;
    last = id;
    return [head, ...value];
  });
  return [...bytes, 0];
}

const element = (name: string, children?: number): readonly number[] =>
  struct([
    ...(children === undefined ? [i32(1, 2)] : []),
    i32(3, 1),
    text(4, name),
    ...(children === undefined ? [] : [i32(5, children)]),
  ]);

/** What a file states; all of it is right by default. */
export interface Stated {
  readonly rows?: number | bigint;
  readonly values?: number | bigint;
  readonly offset?: number;
  readonly codec?: number;
  /** The elements of the schema, with the root. */
  readonly schema?: readonly (readonly number[])[];
  /** The pages, each with its header. */
  readonly pages?: readonly (readonly number[])[];
}

/** Codecs of Parquet. */
export const GZIP = 2;

/** How many rows the file has. */
export const ROWS = 3;

/** A page of values: a byte for each that says that it is there, then 8 bytes for each. */
export function dataPage({
  count = ROWS,
  size,
  packed,
  encoding = 0,
  body = plainBody(ROWS),
}: {
  readonly count?: number;
  readonly size?: number;
  readonly packed?: Uint8Array;
  readonly encoding?: number;
  readonly body?: readonly number[];
} = {}): readonly number[] {
  const bytes = packed ? [...packed] : body;
  const header = struct([
    i32(1, 0),
    i32(2, size ?? body.length),
    i32(3, bytes.length),
    inside(5, i32(1, count), i32(2, encoding), i32(3, 3), i32(4, 3)),
  ]);
  return [...header, ...bytes];
}

/** Levels that say that all values are there, and the values 1, 2, 3 and so on. */
export function plainBody(count: number): readonly number[] {
  const values = Array.from({ length: count }, (_, index) => [index + 1, 0, 0, 0, 0, 0, 0, 0]);
  return [...levels(count), ...values.flat()];
}

/** One run of ones, with its length before it. */
export function levels(count: number): readonly number[] {
  return [2, 0, 0, 0, 2 * count, 1];
}

/** A dictionary of the values 7 and 8. */
export function dictionaryPage(count = 2): readonly number[] {
  const body = [7, 8].flatMap((value) => [value, 0, 0, 0, 0, 0, 0, 0]);
  const header = struct([
    i32(1, 2),
    i32(2, body.length),
    i32(3, body.length),
    inside(7, i32(1, count), i32(2, 0)),
  ]);
  return [...header, ...body];
}

/** A file of one column. */
export function parquetFile({
  rows = ROWS,
  values = rows,
  offset = 4,
  codec = 0,
  schema,
  pages,
}: Stated = {}) {
  const data = (pages ?? [dataPage()]).flat();
  const chunk = inside(
    3,
    i32(1, 2),
    list(2, I32, [zigzag(0)]),
    list(3, BINARY, [[1, ...Buffer.from('a')]]),
    i32(4, codec),
    i64(5, values),
    i64(6, data.length),
    i64(7, data.length),
    i64(9, offset),
  );
  const group = struct([list(1, STRUCT, [struct([i64(2, 4), chunk])]), i64(2, data.length), i64(3, rows)]);
  const footer = struct([
    i32(1, 1),
    list(2, STRUCT, schema ?? [element('root', 1), element('a')]),
    i64(3, rows),
    list(4, STRUCT, [group]),
  ]);
  const magic = [...Buffer.from('PAR1')];
  const length = [...new Uint8Array(new Uint32Array([footer.length]).buffer)];
  return new Uint8Array([...magic, ...data, ...footer, ...length, ...magic]);
}

/** A schema whose root states any number of columns. */
export function schemaStating(children: number): readonly (readonly number[])[] {
  return [element('root', children), element('a')];
}

/** A schema with a column inside so many others. */
export function nestedSchema(depth: number): readonly (readonly number[])[] {
  return [...Array.from({ length: depth }, () => element('a', 1)), element('a')];
}
