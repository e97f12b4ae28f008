import {
  type FileMetaData,
  type ParquetScan,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
} from 'hyparquet';
import { type Json, setMember } from '../json.js';
import { batchOf, type RowBatch, type WholeOptions } from './batch.js';
import { BrokenFile } from './broken-file.js';
import type { ByteSource } from './byte-source.js';
import { allowsNull, type Columns } from './columns.js';
import type { FileDescription } from './file-description.js';
import { descriptionInMetadata } from './parquet-description.js';
import { unpackers } from './parquet-unpackers.js';
import { type Converter, converterOf, withoutMeanings } from './parquet-values.js';

/** How many rows are made of the columns at once. */
const BATCH = 10_000;

/** How many bytes any Parquet file has: the magic numbers at both ends, and the length of the metadata. */
const SHORTEST = 12;

/** The rows of a Parquet file; only the columns of one row group are held at a time. */
export async function* rowsInParquet(
  source: ByteSource,
  columns: Columns,
  { uri }: WholeOptions,
): AsyncGenerator<RowBatch> {
  const isLeftOut = leftOutIn(columns);
  const { scan, readers } = await opened(source);
  for (const { rowStart, rowEnd } of scan.ranges) {
    const cells = await cellsOf(scan, readers, rowStart, rowEnd);
    for (let start = rowStart; start < rowEnd; start += BATCH) {
      const end = Math.min(start + BATCH, rowEnd);
      const values = Array.from({ length: end - start }, (_, index) =>
        rowOf(readers, cells, start - rowStart + index, isLeftOut),
      );
      yield batchOf(start + 1, values, uri);
    }
  }
}

/** What a Parquet file says about its columns. */
export async function descriptionInParquet(source: ByteSource): Promise<FileDescription> {
  return descriptionInMetadata(await metadataOf(source));
}

async function metadataOf(file: ByteSource): Promise<FileMetaData> {
  if (file.byteLength < SHORTEST) throw new BrokenFile('parquet', 'the file is too short');
  try {
    return await parquetMetadataAsync(file, { geoparquet: false });
  } catch (fault) {
    throw notParquet(fault);
  }
}

type ColumnReaders = readonly (readonly [name: string, convert: Converter])[];

async function opened(file: ByteSource): Promise<{ scan: ParquetScan; readers: ColumnReaders }> {
  const metadata = await metadataOf(file);
  try {
    const readers = parquetSchema(metadata).children.map(
      (child) => [child.element.name, converterOf(child)] as const,
    );
    const scan = await parquetScan({
      file,
      metadata: withoutMeanings(metadata),
      compressors: unpackers,
      // The nanoseconds of an INT96, which a Date would round.
      parsers: { timestampFromNanoseconds: (nanoseconds: bigint) => nanoseconds },
      utf8: false,
      useOffsetIndex: false,
    });
    return { scan, readers };
  } catch (fault) {
    throw notParquet(fault);
  }
}

async function cellsOf(scan: ParquetScan, readers: ColumnReaders, rowStart: number, rowEnd: number) {
  try {
    return await Promise.all(readers.map(([column]) => scan.readColumn({ column, rowStart, rowEnd })));
  } catch (fault) {
    throw notParquet(fault);
  }
}

function notParquet(fault: unknown): BrokenFile {
  const message = fault instanceof Error ? fault.message : String(fault);
  return new BrokenFile('parquet', /footer != PAR1/.test(message) ? 'it does not end as one' : message);
}

/** A cell without a value is null, or no member at all where the schema does not allow null. */
function rowOf(
  readers: ColumnReaders,
  cells: readonly ArrayLike<unknown>[],
  index: number,
  isLeftOut: (column: string) => boolean,
): Json {
  const row: { [name: string]: Json } = {};
  for (const [column, [name, convert]] of readers.entries()) {
    const value = convert(cells[column]![index]);
    if (value !== null || !isLeftOut(name)) setMember(row, name, value);
  }
  return row;
}

/** Whether a cell without a value is left out: the schema does not allow null in the column, and does not require it. */
function leftOutIn({ columns }: Columns): (column: string) => boolean {
  const optional = columns.filter(({ isRequired, cells }) => !isRequired && !allowsNull(cells));
  const names = new Set(optional.map(({ name }) => name));
  return (column) => names.has(column);
}
