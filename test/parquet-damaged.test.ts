// Damaged Parquet files: an error that says what is wrong, never cells that are null because nothing was found.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../src/base/json.js';
import { fileLiteral } from '../src/data/engines/duckdb.js';
import { type Engine, openDuckdb } from '../src/data/engines/index.js';
import { BrokenFile, columnsOf, rowsIn } from '../src/data/tables/index.js';
import { command } from './command.js';
import { sample } from './effort.js';
import {
  dataPage,
  dictionaryPage,
  GZIP,
  levels,
  nestedSchema,
  parquetFile,
  plainBody,
  ROWS,
  schemaStating,
} from './parquet-bytes.js';

const folder = mkdtempSync(join(tmpdir(), 'parquet-damaged-'));
writeFileSync(join(folder, 's.json'), '{"properties":{"a":{"type":["integer","null"],"multipleOf":1}}}');
let engine: Engine;
beforeAll(async () => {
  engine = await openDuckdb({ threads: 1 });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

async function rowsOf(bytes: Uint8Array): Promise<readonly JsonObject[]> {
  const source = {
    byteLength: bytes.length,
    slice: (start: number, end?: number) => bytes.slice(start, end).buffer as ArrayBuffer,
  };
  const rows: JsonObject[] = [];
  for await (const { values } of rowsIn('parquet', source, columnsOf(true, new Map()), { uri: 'd' }))
    rows.push(...(values as readonly JsonObject[]));
  return rows;
}

let files = 0;

/** Whether DuckDB reads a file. */
async function isReadByDuckdb(bytes: Uint8Array): Promise<boolean> {
  // DuckDB remembers what it has read under a name.
  const path = join(folder, `judged${files++}.parquet`);
  writeFileSync(path, bytes);
  try {
    for await (const _ of engine.rows(`SELECT * FROM read_parquet(${fileLiteral(path)})`));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(path);
  }
}

const GZIPPED = new Uint8Array(gzipSync(Buffer.from(plainBody(ROWS))));
/** Bits of 1 byte for each index: one run. */
const indexes = (index: number) => [...levels(ROWS), 8, 2 * ROWS, index];

const DAMAGED: readonly (readonly [name: string, file: Uint8Array, says: RegExp])[] = [
  [
    'an index outside of the dictionary',
    parquetFile({ pages: [dictionaryPage(), dataPage({ encoding: 8, body: indexes(2) })] }),
    /refers to entry 2, and the last one is 1/,
  ],
  [
    'indexes without a dictionary',
    parquetFile({ pages: [dataPage({ encoding: 8, body: indexes(0) })] }),
    /refer to a dictionary that the file does not have/,
  ],
  [
    'a dictionary that is shorter than it states',
    parquetFile({ pages: [dictionaryPage(3), dataPage({ encoding: 8, body: indexes(2) })] }),
    /damaged|states 3 values/,
  ],
  ['a column behind the end of the file', parquetFile({ offset: 2 ** 30 }), /is not within the data/],
  ['a column before the start of the data', parquetFile({ offset: 0 }), /is not within the data/],
  [
    'fewer values than rows',
    parquetFile({ pages: [dataPage({ count: 2, body: plainBody(2) })] }),
    /has 2 values and states 3/,
  ],
  ['another number of values than of rows', parquetFile({ values: 2 }), /states 2 values for 3 rows/],
  [
    'more values than rows',
    parquetFile({ pages: [dataPage({ count: 4, body: plainBody(4) })] }),
    /states 4 values, and at most 3 are expected/,
  ],
  ['a negative number of rows', parquetFile({ rows: -5, values: -5 }), /states -5 rows/],
  ['2^40 rows', parquetFile({ rows: 2n ** 40n }), /states 1099511627776 rows/],
  ['2^30 rows that are not there', parquetFile({ rows: 2 ** 30 }), /has 3 values and states 1073741824/],
  [
    'a page that states less than it holds',
    parquetFile({ codec: GZIP, pages: [dataPage({ packed: GZIPPED, size: 12 })] }),
    /states 12 bytes, and has another number/,
  ],
  [
    'a page that states more than it holds',
    parquetFile({ codec: GZIP, pages: [dataPage({ packed: GZIPPED, size: 1000 })] }),
    /states 1000 bytes, and has another number/,
  ],
  [
    'a page of a gigabyte of zeros, which states 12 bytes',
    parquetFile({
      codec: GZIP,
      pages: [dataPage({ packed: new Uint8Array(gzipSync(Buffer.alloc(2 ** 27))), size: 12 })],
    }),
    /states 12 bytes, and has another number/,
  ],
  [
    'a page with less values than it states',
    parquetFile({ pages: [dataPage({ body: plainBody(ROWS).slice(0, -8) })] }),
    /has 16 bytes for 3 values/,
  ],
  [
    'levels that are longer than their page',
    parquetFile({ pages: [dataPage({ body: [255, 0, 0, 0, 6, 1] })] }),
    /ends before its levels do/,
  ],
  [
    'a level that the column does not have',
    parquetFile({ pages: [dataPage({ body: [2, 0, 0, 0, 6, 2, ...plainBody(ROWS).slice(6)] })] }),
    /refers to entry 2/,
  ],
  ['2^31 columns', parquetFile({ schema: schemaStating(2 ** 31 - 1) }), /states 2147483647 columns/],
  ['a negative number of columns', parquetFile({ schema: schemaStating(-1) }), /states -1 columns/],
  ['columns nested 20,000 deep', parquetFile({ schema: nestedSchema(20_000) }), /more than 200 levels deep/],
  [
    'a schema with another column',
    parquetFile({ schema: nestedSchema(2) }),
    /is another one than in the schema/,
  ],
];

test('a file that is not damaged is read', async () => {
  expect(await rowsOf(parquetFile())).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  const packed = parquetFile({ codec: GZIP, pages: [dataPage({ packed: GZIPPED })] });
  expect(await rowsOf(packed)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  const coded = parquetFile({ pages: [dictionaryPage(), dataPage({ encoding: 8, body: indexes(1) })] });
  expect(await rowsOf(coded)).toEqual([{ a: 8 }, { a: 8 }, { a: 8 }]);
  expect(await isReadByDuckdb(parquetFile())).toBe(true);
});

describe.each(DAMAGED)('%s', (name, bytes, says) => {
  const file = `${name.replaceAll(/\W+/g, '-')}.parquet`;
  writeFileSync(join(folder, file), bytes);

  test('is refused by the row checker', async () => {
    const { status, stdout, stderr } = await command(
      ['validate', 's.json', file, '--engine', 'rows'],
      folder,
    );
    expect(stdout).toContain('This cannot be read as Parquet: ');
    expect(stdout).toMatch(says);
    expect(stdout + stderr).not.toMatch(/Internal|valid against/);
    expect(status).toBe(3);
  });

  test('is refused with DuckDB, unless that reads it', async () => {
    const { status, stdout } = await command(['validate', 's.json', file, '--engine', 'duckdb'], folder);
    if (status === 3) expect(stdout).toContain('This cannot be read as Parquet: ');
    else expect([status, await isReadByDuckdb(bytes)]).toEqual([0, true]);
  });

  test('is refused by infer', async () => {
    const { status, stderr } = await command(['infer', file], folder);
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('Internal');
    expect(status).toBe(3);
  });
});

const WRITTEN = 12;

/** A small file with nulls, a dictionary, numbers and booleans. */
function written(codec: 'UNCOMPRESSED' | 'SNAPPY'): Uint8Array {
  const of = <T>(value: (row: number) => T) => Array.from({ length: WRITTEN }, (_, row) => value(row));
  const columnData = [
    { name: 'i', data: of((row) => (row % 5 === 4 ? null : BigInt(row))), type: 'INT64' as const },
    {
      name: 's',
      data: of((row) => (row % 3 === 2 ? null : ['Ulm', 'Bonn'][row % 2])),
      type: 'STRING' as const,
    },
    { name: 'd', data: of((row) => row / 2), type: 'DOUBLE' as const },
    { name: 'b', data: of((row) => row % 2 === 0), type: 'BOOLEAN' as const },
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData, codec, statistics: false }));
}

/** Whether a cell that held a value is null now, or rows are missing. */
function hasLost(before: readonly JsonObject[], after: readonly JsonObject[]): boolean {
  return (
    after.length !== before.length ||
    before.some((row, at) => Object.keys(row).some((name) => row[name] !== null && after[at]![name] === null))
  );
}

describe.each(['UNCOMPRESSED', 'SNAPPY'] as const)('a file with a wrong byte, %s', (codec) => {
  const bytes = written(codec);
  const flips = [1, 0x80, 0xff].flatMap((flip) => Array.from(bytes, (_, at) => [at, flip] as const));

  test('gives its rows, others or an error, and loses nothing where DuckDB refuses it', async () => {
    const before = await rowsOf(bytes);
    expect(before).toHaveLength(WRITTEN);
    let refused = 0;
    for (const [at, flip] of sample(flips, (_flip, index) => index % 7 === 0)) {
      const damaged = bytes.map((byte, index) => (index === at ? byte ^ flip : byte));
      const after = await rowsOf(damaged).catch((fault: unknown) => {
        if (!(fault instanceof BrokenFile)) throw new Error(`byte ${at} ^ ${flip}: ${fault}`);
        refused++;
        return undefined;
      });
      if (after === undefined || !hasLost(before, after)) continue;
      expect(await isReadByDuckdb(damaged), `byte ${at} ^ ${flip}`).toBe(true);
    }
    expect(refused).toBeGreaterThan(50);
  });
});
