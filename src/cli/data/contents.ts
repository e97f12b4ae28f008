import type { Table } from '../../check/index.js';
import { type DivisibleFormat, isDivisible, type RowFormat, sniff } from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import { collect, documentIn, type Read } from '../files.js';
import { type Bytes, bytesOf, peeked } from './bytes.js';
import type { DataFile } from './data-files.js';

/** What a file holds: rows as bytes, one document that was read, or Parquet, which is not read from its beginning. */
export type Contents =
  | { readonly kind: 'rows'; readonly format: RowFormat; readonly bytes: Bytes }
  | { readonly kind: 'document'; readonly read: Read }
  | { readonly kind: 'parquet' };

/** How much is read to guess the format. */
const LOOKED_AT = 64 * 1024;

/** An array that is the instance of its schema is validated as one document up to this size, and row by row above it. */
const SMALL_ARRAY = 16 * 1024 * 1024;

/** What a file holds. */
export async function contentsOf(
  file: DataFile,
  table: Table,
  onRead: (bytes: number) => void,
): Promise<Contents> {
  const stream = bytesOf(file, onRead);
  // Of a stream that comes slowly, the first rows must not wait until there is enough to guess the format.
  if (file.format === 'parquet' || isDivisible(file.format)) return rowsIn(file, file.format, stream);
  const { start, bytes } = await peeked(stream, LOOKED_AT);
  const text = new TextDecoder().decode(start);
  const format = file.format ?? sniff(text);
  if (format === 'parquet' || isDivisible(format)) return rowsIn(file, format, bytes);
  const isArray = format === 'json' && /^\s*\[/.test(text);
  if (isArray && isOfObjects(table)) return { kind: 'rows', format: 'json', bytes };
  if (!isArray || !table.isArray) return document(bytes, file, format);
  const array = await peeked(bytes, SMALL_ARRAY);
  return array.isAll
    ? document(array.bytes, file, format)
    : { kind: 'rows', format: 'json', bytes: array.bytes };
}

/** Whether a schema is that of objects, so that an array of them is a table and no instance. */
function isOfObjects({ isArray, columns }: Table): boolean {
  return !isArray && columns.length > 0;
}

/** Whether a document is validated as one instance, and is no table. */
export function isOneInstance({ document }: Read, table: Table): boolean {
  return !(isOfObjects(table) && Array.isArray(document?.value));
}

async function document(bytes: Bytes, { uri }: DataFile, format: 'json' | 'yaml'): Promise<Contents> {
  return { kind: 'document', read: await documentIn(await collect(bytes, uri), uri, format) };
}

function rowsIn({ path }: DataFile, format: DivisibleFormat | 'parquet', bytes: Bytes): Contents {
  if (format !== 'parquet') return { kind: 'rows', format, bytes };
  if (path !== '-') return { kind: 'parquet' };
  throw new Stop(EXIT.unreadable, 'Parquet cannot be read from standard input: save it as a file.');
}
