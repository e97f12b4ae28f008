import { type FileMetaData, parquetMetadataAsync } from 'hyparquet';
import { type Json, setMember } from '../../base/json.js';
import { batchWith, holdsExact, type RowBatch, type WholeOptions } from './batch.js';
import { BrokenFile } from './broken-file.js';
import type { ByteSource } from './byte-source.js';
import { type Columns, isLeftOut } from './columns.js';
import type { FileDescription } from './file-description.js';
import { type Cells, columnsIn } from './parquet-columns.js';
import { descriptionInMetadata } from './parquet-description.js';
import { checkFooter } from './parquet-footer.js';

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
  const { names, groups } = columnsIn(source, await metadataOf(source));
  const kept = names.map((name) => !leftOut.has(name));
  let first = 1;
  for (const { rows, read } of groups) {
    const cells = await refusing(read);
    for (let start = 0; start < rows; start += BATCH) {
      const count = Math.min(BATCH, rows - start);
      const { values, exact } = await refusing(() => rowsOf(names, kept, cells, count));
      yield batchWith(first + start, values, exact, uri);
    }
    first += rows;
  }
}

/** What a Parquet file says about its columns. */
export async function descriptionInParquet(source: ByteSource): Promise<FileDescription> {
  return descriptionInMetadata(await metadataOf(source));
}

/** The footer of a file, if it can be followed. */
async function metadataOf(file: ByteSource): Promise<FileMetaData> {
  if (file.byteLength < SHORTEST) throw new BrokenFile('parquet', 'the file is too short');
  return refusing(async () => {
    const metadata = await parquetMetadataAsync(file, { geoparquet: false });
    checkFooter(metadata, file.byteLength);
    return metadata;
  });
}

/** Does a part of the work; all that is wrong with the file ends it in one sentence. */
async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw new BrokenFile('parquet', reasonOf(fault));
  }
}

function reasonOf(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (/footer != PAR1/.test(message)) return 'it does not end as one';
  // What the readers of bytes say of lengths that lead nowhere is of no use to anybody.
  const isAboutCode = fault instanceof RangeError || fault instanceof TypeError;
  return isAboutCode ? 'a part of it is damaged' : message;
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
