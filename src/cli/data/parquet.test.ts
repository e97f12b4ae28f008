import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { BrokenFile } from './broken-file.js';
import { parquetRows } from './parquet.js';

async function rowsOf(name: string, isAbsent: (column: string) => boolean = () => false) {
  const handle = await open(name);
  try {
    const batches: { first: number; values: readonly Json[] }[] = [];
    for await (const batch of parquetRows(handle, isAbsent)) batches.push(batch);
    return batches;
  } finally {
    await handle.close();
  }
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
        exact: '12345678901234567890.0123456789',
        big: '9007199254740993',
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
    const [first] = await rowsOf('test/parquet/people.none.parquet', (column) => column === 'name');
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

test('an empty file is said to be too short', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
  const path = join(folder, 'empty.parquet');
  writeFileSync(path, '');
  await expect(rowsOf(path)).rejects.toThrow('the file is too short');
  rmSync(folder, { recursive: true });
});
