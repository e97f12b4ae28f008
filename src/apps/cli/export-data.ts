import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Json } from '../../base/json.js';
import {
  type DialectOptions,
  detectDialect,
  detectEncoding,
  headerOf,
  isCellFormat,
  LOOKED_AT,
  peeked,
  plainDialect,
} from '../../data/tables/index.js';
import { dialectFrom } from '../../exchange/options/index.js';
import { mediaTypeOf } from '../../exchange/standards/index.js';
import type { Call } from './command.js';
import { bytesOf } from './data/bytes.js';
import { dataFiles } from './data/data-files.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import type { Terminal } from './terminal.js';

/** What holds data; notes and pictures are not checked. */
const DATA = /\.(?:csv|tsv|ssv|json|ndjson|jsonl|ya?ml|parquet|z?sav|xls[xm])(?:\.gz)?$/i;

/** The flags that an export and a check of data have in common. */
const SHARED: ReadonlySet<string> = new Set(['schemas', 'docsUrl', 'sheet', 'options']);

/** Checks data against a schema, as `validate` does; all that it says goes to standard error. */
export async function checkData(
  schema: string,
  data: readonly string[],
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  const tables = data.filter((path) => DATA.test(path));
  if (tables.length === 0) return EXIT.clean;
  const { validateCommand } = await import('./validate.js');
  const shared = Object.entries(flags).filter(([name]) => SHARED.has(name));
  return validateCommand.run(
    { operands: { schema }, flags: { ...Object.fromEntries(shared), data: tables } },
    { ...terminal, out: terminal.err },
  );
}

/** Data files as the option `distribution` has them: address, media type, size, checksum and columns. */
export async function distributionsOf(
  data: readonly string[],
  address: string | undefined,
  dialect: DialectOptions | undefined,
): Promise<readonly Json[]> {
  return Promise.all(
    data.map(async (path) => {
      const name = basename(path);
      const { size } = await statOf(path);
      return {
        contentUrl: addressOf(name, data.length, address),
        encodingFormat: mediaTypeOf(name),
        contentSize: `${size} B`,
        sha256: await checksumOf(path),
        ...(DATA.test(path) ? await headerIn(path, dialect) : {}),
        ...(data.length > 1 ? { table: basename(name, extname(name)) } : {}),
      };
    }),
  );
}

async function statOf(path: string) {
  const found = await stat(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Stop(EXIT.unreadable, `${path} cannot be read (${code}).`);
  });
  if (!found.isFile()) throw wrongUsage(`${path} is not a file: --data names files.`);
  return found;
}

/** One file is at the address itself; several are below it. Without an address they are beside the document. */
function addressOf(name: string, count: number, address: string | undefined): string {
  if (address === undefined) return encodeURIComponent(name);
  if (count === 1 && !address.endsWith('/')) return address;
  return `${address.replace(/\/$/, '')}/${encodeURIComponent(name)}`;
}

/** In pieces, since data may be larger than memory. */
async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}

/** The delimiter and the columns of a file of cells, as its first lines have them; nothing of other files. */
async function headerIn(
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
