import { readFileSync } from 'node:fs';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, test } from 'vitest';
import { ExactNumber } from '../../base/exact-number.js';
import type { Json } from '../../base/json.js';
import { BrokenFile } from './broken-file.js';
import { type ByteSource, columnsOf, rowsIn } from './index.js';

function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    byteLength: bytes.length,
    slice: (start, end) => bytes.slice(start, end).buffer as ArrayBuffer,
  };
}

async function rowsOf(file: string | Uint8Array, schema: Json = true) {
  const source = sourceOf(new Uint8Array(typeof file === 'string' ? readFileSync(file) : file));
  const batches: { first: number; values: readonly unknown[] }[] = [];
  for await (const { first, values } of rowsIn('parquet', source, columnsOf(schema, new Map()), { uri: 'd' }))
    batches.push({ first, values });
  return batches;
}

describe('values become what JSON has', () => {
  test('each type in its own way', async () => {
    const rows = (await rowsOf('test/parquet/values.parquet')).flatMap(({ values }) => values);
    expect(rows).toEqual([
      {
        id: 1,
        name: 'Ulm',
        born: '1850-01-02',
        seen: '2024-05-01T12:30:00.25Z',
        local: '2024-05-01T12:30:00',
        opens: '08:30:00',
        price: 0.3,
        exact: ExactNumber.read('12345678901234567890.0123456789'),
        big: ExactNumber.read('9007199254740993'),
        share: 0.1,
        rate: 2.5,
        open: true,
        tags: ['a', 'b'],
        place: { lat: 48.4, cost: 3.3 },
        notes: { x: 1 },
        raw: '/wA=',
      },
      {
        id: 2,
        name: null,
        born: '1969-12-31',
        seen: '1969-12-31T23:59:59Z',
        local: null,
        opens: null,
        price: -1.05,
        exact: 1.5,
        big: -5,
        share: null,
        rate: 'NaN',
        open: null,
        tags: [],
        place: null,
        notes: null,
        raw: 'text',
      },
      {
        id: 3,
        name: 'Zürich',
        born: null,
        seen: null,
        local: '1900-01-01T00:00:00.000001',
        opens: '23:59:59.999999',
        price: null,
        exact: null,
        big: null,
        share: 1.5,
        rate: -0,
        open: false,
        tags: null,
        place: { lat: null, cost: null },
        notes: {},
        raw: null,
      },
    ]);
  });

  test('rows count on over row groups', async () => {
    const batches = await rowsOf('test/parquet/values.parquet');
    expect(batches.map(({ first, values }) => [first, values.length])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  test('a cell without a value can be left out', async () => {
    const [first] = await rowsOf('test/parquet/people.none.parquet', {
      properties: { name: { type: 'string' } },
    });
    expect(first!.values[2]).toEqual({ id: 3, age: 20 });
    expect(first!.values[3]).toEqual({ id: 4, name: 'Di', age: null });
  });
});

test.each(['snappy', 'gzip', 'zstd', 'lz4', 'brotli'])('%s is unpacked', async (codec) => {
  expect(await rowsOf(`test/parquet/people.${codec}.parquet`)).toEqual(
    await rowsOf('test/parquet/people.none.parquet'),
  );
});

test('another file is refused', async () => {
  await expect(rowsOf('package.json')).rejects.toThrow(BrokenFile);
});

test('an empty file is too short', async () => {
  await expect(rowsOf(new Uint8Array())).rejects.toThrow('the file is too short');
});

/** Literals only, which is LZ4 that does not pack. */
function lz4(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 15) return new Uint8Array([bytes.length << 4, ...bytes]);
  const rest = bytes.length - 15;
  const lengths = [...Array<number>(Math.floor(rest / 255)).fill(255), rest % 255];
  return new Uint8Array([0xf0, ...lengths, ...bytes]);
}

test.each(['LZ4', 'LZ4_RAW'] as const)('%s: a column of nulls has no bytes', async (codec) => {
  const columnData = [
    { name: 'a', data: [null, null], type: 'INT32' as const },
    { name: 'b', data: [1, 2], type: 'INT32' as const },
  ];
  const bytes = parquetWriteBuffer({ columnData, codec, compressors: { [codec]: lz4 } });
  const [batch] = await rowsOf(new Uint8Array(bytes));
  expect(batch!.values).toEqual([
    { a: null, b: 1 },
    { a: null, b: 2 },
  ]);
});

/** A column of 12 bytes has the layout of INT96; only the number of its type (7) becomes another (3), in zigzag. */
function asInt96(bytes: Uint8Array): Uint8Array {
  const [fixed, int96] = [14, 6];
  return bytes.map((byte, at) => {
    const [before, after, next] = [bytes[at - 1], bytes[at + 1], bytes[at + 2]];
    const isType = before === 0x15 && ((after === 0x15 && next === 24) || after === 0x19);
    return byte === fixed && isType ? int96 : byte;
  });
}

test('INT96 is a moment', async () => {
  // Nanoseconds of the day, then the Julian day.
  const moment = new DataView(new ArrayBuffer(12));
  moment.setBigUint64(0, 3_600_000_000_001n, true);
  moment.setUint32(8, 2_440_589, true);
  const bytes = parquetWriteBuffer({
    schema: [
      { name: 'root', num_children: 1 },
      { name: 't', type: 'FIXED_LEN_BYTE_ARRAY', type_length: 12, repetition_type: 'OPTIONAL' },
    ],
    columnData: [{ name: 't', data: [new Uint8Array(moment.buffer), null] }],
    codec: 'UNCOMPRESSED',
    statistics: false,
  });
  const [batch] = await rowsOf(asInt96(new Uint8Array(bytes)));
  expect(batch!.values).toEqual([{ t: '1970-01-02T01:00:00.000000001Z' }, { t: null }]);
});

test('an interval is a duration', async () => {
  const interval = new DataView(new ArrayBuffer(12));
  for (const [index, part] of [14, 3, 1500].entries()) interval.setUint32(4 * index, part, true);
  const bytes = parquetWriteBuffer({
    schema: [
      { name: 'root', num_children: 1 },
      {
        ...{ name: 'i', type: 'FIXED_LEN_BYTE_ARRAY', type_length: 12 },
        ...{ converted_type: 'INTERVAL', repetition_type: 'OPTIONAL' },
      },
    ],
    columnData: [{ name: 'i', data: [new Uint8Array(interval.buffer), null] }],
    codec: 'UNCOMPRESSED',
    statistics: false,
  });
  const [batch] = await rowsOf(new Uint8Array(bytes));
  expect(batch!.values).toEqual([{ i: 'P14M3DT1.5S' }, { i: null }]);
});
