import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { ExactNumber } from '../../base/exact-number.js';
import type { Json } from '../../base/json.js';
import { columnsOf, rowsIn } from './index.js';

type Written = Parameters<typeof parquetWriteBuffer>[0];
type Element = Omit<NonNullable<Written['schema']>[number], 'name'>;

const ROWS = 2_500;

/** A column with a null in every third row, in small pages and several row groups, with or without a dictionary. */
async function cellsOf(
  element: Element,
  cells: readonly unknown[],
  isPlain: boolean,
): Promise<readonly Json[]> {
  const data = Array.from({ length: ROWS }, (_, row) => (row % 3 === 2 ? null : cells[row % cells.length]));
  const buffer = parquetWriteBuffer({
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'c', repetition_type: 'OPTIONAL', ...element },
    ],
    columnData: [{ name: 'c', data, ...(isPlain ? { encoding: 'PLAIN' as const } : {}) }],
    rowGroupSize: 1_100,
    pageSize: 512,
    statistics: false,
  });
  const source = {
    byteLength: buffer.byteLength,
    slice: (start: number, end?: number) => buffer.slice(start, end),
  };
  const rows: Json[] = [];
  for await (const { first, values } of rowsIn('parquet', source, columnsOf(true, new Map()), { uri: 'd' })) {
    expect(first).toBe(rows.length + 1);
    rows.push(...(values as readonly Json[]));
  }
  return rows.map((row) => (row as { readonly c: Json }).c);
}

const exactly = (literal: string) => ExactNumber.read(literal);

const CASES: readonly [
  name: string,
  element: Element,
  written: readonly unknown[],
  read: readonly unknown[],
][] = [
  [
    'whole numbers beyond doubles',
    { type: 'INT64' },
    [0n, -1n, 2n ** 53n - 1n, 2n ** 53n, -(2n ** 53n), -(2n ** 53n) - 1n, 2n ** 63n - 1n],
    [
      ...[0, -1, 2 ** 53 - 1, exactly('9007199254740992'), -(2 ** 53)],
      ...[exactly('-9007199254740993'), exactly('9223372036854775807')],
    ],
  ],
  ['numbers of 32 bits', { type: 'FLOAT' }, [0.1, -2.5, 123456.7, 16777216], [0.1, -2.5, 123456.7, 16777216]],
  ['doubles', { type: 'DOUBLE' }, [0.1, Number.NaN, -5], [0.1, 'NaN', -5]],
  ['booleans', { type: 'BOOLEAN' }, [true, false], [true, false]],
  [
    'texts, some not in ASCII, some long',
    { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    ['', 'Ulm', 'Zürich', '日本', 'x'.repeat(200), '🙂'],
    ['', 'Ulm', 'Zürich', '日本', 'x'.repeat(200), '🙂'],
  ],
  ['bytes', { type: 'BYTE_ARRAY' }, [new Uint8Array([255, 0]), new Uint8Array([65, 66])], ['/wA=', 'AB']],
];

test.each(
  CASES.flatMap(([name, ...rest]) => [
    [`${name}, plain`, true, ...rest] as const,
    [`${name}, by default`, false, ...rest] as const,
  ]),
)('%s', async (_name, isPlain, element, written, read) => {
  const cells = await cellsOf(element, written, isPlain);
  const wanted = Array.from({ length: ROWS }, (_, row) => (row % 3 === 2 ? null : read[row % read.length]));
  expect(cells).toEqual(wanted);
});
