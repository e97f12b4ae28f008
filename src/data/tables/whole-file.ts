import type { RowBatch, WholeOptions } from './batch.js';
import type { ByteSource } from './byte-source.js';
import type { Columns } from './columns.js';
import type { FileDescription } from './file-description.js';
import type { WholeFormat } from './format.js';

type RowsOf = (source: ByteSource, columns: Columns, options: WholeOptions) => AsyncIterable<RowBatch>;

/** Loaded only when they are needed, as that takes long and every thread would do it. */
const READERS: { readonly [F in WholeFormat]: () => Promise<RowsOf> } = {
  parquet: async () => (await import('./parquet.js')).rowsInParquet,
  sav: async () => (await import('./sav.js')).rowsInSav,
  xlsx: async () => (await import('./xlsx.js')).rowsInXlsx,
};

const DESCRIPTIONS: { readonly [F in WholeFormat]?: (source: ByteSource) => Promise<FileDescription> } = {
  parquet: async (source) => (await import('./parquet.js')).descriptionInParquet(source),
  sav: async (source) => (await import('./sav.js')).descriptionInSav(source),
};

/** The rows of a file that must be whole. */
export async function* rowsIn(
  format: WholeFormat,
  source: ByteSource,
  columns: Columns,
  options: WholeOptions,
): AsyncGenerator<RowBatch> {
  const rowsOf = await READERS[format]();
  yield* rowsOf(source, columns, options);
}

/** What a file says about its variables; `undefined` if its format has no place for that. */
export async function descriptionIn(
  format: WholeFormat,
  source: ByteSource,
): Promise<FileDescription | undefined> {
  return DESCRIPTIONS[format]?.(source);
}
