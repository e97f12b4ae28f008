import { type FileMetaData, parquetMetadataAsync } from 'hyparquet';
import { type Json, setMember } from '../json.js';
import { batchWith, holdsExact, type RowBatch, type WholeOptions } from './batch.js';
import { BrokenFile } from './broken-file.js';
import type { ByteSource } from './byte-source.js';
import { type Columns, isLeftOut } from './columns.js';
import type { FileDescription } from './file-description.js';
import { type Cells, columnsIn, type ReadColumns } from './parquet-columns.js';
import { descriptionInMetadata } from './parquet-description.js';

/** How many rows are made of the columns at once; those of more live too long for a cheap garbage collection. */
const BATCH = 1_000;

/** How many bytes any Parquet file has: the magic numbers at both ends, and the length of the metadata. */
const SHORTEST = 12;

/** The rows of a Parquet file; only the columns of one row group are held at a time. */
export async function* rowsInParquet(
  source: ByteSource,
  columns: Columns,
  { uri }: WholeOptions,
): AsyncGenerator<RowBatch> {
  const leftOut = new Set(columns.columns.filter(isLeftOut).map(({ name }) => name));
  const { names, groups } = await opened(source);
  const kept = names.map((name) => !leftOut.has(name));
  let first = 1;
  for (const { rows, read } of groups) {
    const cells = await cellsOf(read);
    for (let start = 0; start < rows; start += BATCH) {
      const { values, exact } = rowsOf(names, kept, cells, Math.min(BATCH, rows - start));
      yield batchWith(first + start, values, exact, uri);
    }
    first += rows;
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

async function opened(file: ByteSource): Promise<ReadColumns> {
  const metadata = await metadataOf(file);
  try {
    return await columnsIn(file, metadata);
  } catch (fault) {
    throw notParquet(fault);
  }
}

async function cellsOf(read: () => Promise<readonly Cells[]>): Promise<readonly Cells[]> {
  try {
    return await read();
  } catch (fault) {
    throw notParquet(fault);
  }
}

function notParquet(fault: unknown): BrokenFile {
  const message = fault instanceof Error ? fault.message : String(fault);
  return new BrokenFile('parquet', /footer != PAR1/.test(message) ? 'it does not end as one' : message);
}

/** The next rows. A cell without a value is null, or no member at all where that is not `kept`. */
function rowsOf(
  names: readonly string[],
  kept: readonly boolean[],
  cells: readonly Cells[],
  count: number,
): { readonly values: readonly Json[]; readonly exact: ReadonlySet<number> } {
  const columns = cells.map((next) => next(count));
  const exact = new Set<number>();
  const values: Json[] = [];
  for (let index = 0; index < count; index++) {
    // Every row gets its members in the same order, so that all have one shape.
    const row: { [name: string]: Json } = {};
    for (let column = 0; column < names.length; column++) {
      const value = columns[column]![index]!;
      if (value === null && !kept[column]) continue;
      if (typeof value === 'object' && value !== null && holdsExact(value)) exact.add(index);
      setMember(row, names[column]!, value);
    }
    values.push(row);
  }
  return { values, exact };
}
