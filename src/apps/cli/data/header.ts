import type { Json } from '../../../base/json.js';
import {
  type DialectOptions,
  detectDialect,
  detectEncoding,
  headerOf,
  isCellFormat,
  LOOKED_AT,
  peeked,
  plainDialect,
} from '../../../data/tables/index.js';
import { dialectFrom } from '../../../exchange/options/index.js';
import { bytesOf } from './bytes.js';
import { dataFiles } from './data-files.js';

/** The delimiter and the columns of a file of cells, as its first lines have them; nothing of other files. */
export async function headerIn(
  path: string,
  options: DialectOptions = {},
): Promise<{ readonly [name: string]: Json }> {
  const [file] = (await dataFiles([path])).files;
  if (file?.format === undefined || !isCellFormat(file.format)) return {};
  const stream = bytesOf(file, () => undefined);
  const { start, isAll } = await peeked(stream, LOOKED_AT);
  await stream.return(undefined);
  const text = new TextDecoder(options.encoding ?? detectEncoding(start, isAll)).decode(start);
  const dialect = detectDialect(text, plainDialect(file.format), dialectFrom(options), { columns: [] });
  const rows = text.split('\n').slice(dialect.skipRows).join('\n');
  const header = dialect.header ? headerOf(new TextEncoder().encode(rows), file.format, dialect) : undefined;
  return { delimiter: dialect.delimiter, ...(header ? { columns: header.names } : {}) };
}
