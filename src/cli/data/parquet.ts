import type { FileHandle } from 'node:fs/promises';
import {
  type AsyncBuffer,
  type ParquetScan,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { type Json, setMember } from '../../json.js';
import { BrokenFile } from './broken-file.js';
import { type Converter, converterOf, withoutMeanings } from './parquet-values.js';

/** Rows of a Parquet file that follow each other. */
export interface ParquetRows {
  /** The number of the first, counted from 1. */
  readonly first: number;
  readonly values: readonly Json[];
}

/** How many rows are made of the columns at once. */
const BATCH = 10_000;

/** How many bytes any Parquet file has. */
const SHORTEST = 12;

/** The rows of a Parquet file; only the columns of one row group are held at a time. */
export async function* parquetRows(
  file: FileHandle,
  isAbsent: (column: string) => boolean,
): AsyncGenerator<ParquetRows> {
  const { scan, columns } = await opened(file);
  for (const { rowStart, rowEnd } of scan.ranges) {
    const cells = await cellsOf(scan, columns, rowStart, rowEnd);
    for (let start = rowStart; start < rowEnd; start += BATCH) {
      const end = Math.min(start + BATCH, rowEnd);
      const values = Array.from({ length: end - start }, (_, index) =>
        rowOf(columns, cells, start - rowStart + index, isAbsent),
      );
      yield { first: start + 1, values };
    }
  }
}

type Columns = readonly (readonly [name: string, convert: Converter])[];

async function opened(handle: FileHandle): Promise<{ scan: ParquetScan; columns: Columns }> {
  const file = await bufferOf(handle);
  // The magic numbers at both ends, and the length of what is told of the columns, take as much.
  if (file.byteLength < SHORTEST) throw new BrokenFile('parquet', 'the file is too short');
  try {
    const metadata = await parquetMetadataAsync(file, { geoparquet: false });
    const columns = parquetSchema(metadata).children.map(
      (child) => [child.element.name, converterOf(child)] as const,
    );
    const bare = withoutMeanings(metadata);
    const scan = await parquetScan({ file, metadata: bare, compressors, utf8: false, useOffsetIndex: false });
    return { scan, columns };
  } catch (fault) {
    throw notParquet(fault);
  }
}

async function cellsOf(scan: ParquetScan, columns: Columns, rowStart: number, rowEnd: number) {
  try {
    return await Promise.all(columns.map(([column]) => scan.readColumn({ column, rowStart, rowEnd })));
  } catch (fault) {
    throw notParquet(fault);
  }
}

function notParquet(fault: unknown): BrokenFile {
  return new BrokenFile('parquet', fault instanceof Error ? fault.message : String(fault));
}

/** A cell without a value is null, or no member at all where the schema knows no null. */
function rowOf(
  columns: Columns,
  cells: readonly ArrayLike<unknown>[],
  index: number,
  isAbsent: (column: string) => boolean,
): Json {
  const row: { [name: string]: Json } = {};
  for (const [column, [name, convert]] of columns.entries()) {
    const value = convert(cells[column]![index]);
    if (value !== null || !isAbsent(name)) setMember(row, name, value);
  }
  return row;
}

async function bufferOf(handle: FileHandle): Promise<AsyncBuffer> {
  const { size } = await handle.stat();
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.buffer.slice(0, bytesRead);
    },
  };
}
