import type { Json } from '../../../../base/json.js';
import {
  type Contents,
  contentsIn,
  type DataInput,
  prepareRows,
  productTables,
} from '../../../../data/check/index.js';
import { ANY_COLUMNS } from '../../../../data/infer/index.js';
import {
  batchOf,
  type Columns,
  type Dialect,
  type DivisibleFormat,
  detectEncoding,
  footerIn,
  isCellFormat,
  isDivisible,
  isGzip,
  LOOKED_AT,
  rawReader,
  rowEnds,
  rowReader,
  rowsIn,
} from '../../../../data/tables/index.js';
import { type Encoding, isBroken } from '../../../../schema/document/index.js';
import { createRegistry } from '../../../../schema/references/index.js';
import type { DataRows, Questions } from '../../protocol.js';
import type { Answerer } from '../answerer.js';
import { documentIn } from '../documents.js';
import { placedFile, statedIn } from './check.js';
import { inputOf, type Reader } from './input.js';
import { RowIndex, type Stretch } from './row-index.js';
import { RowWindow } from './row-window.js';

type Ask = Questions['data rows']['ask'];

/** A file whose rows can be read from any place in the index. */
interface IndexedFile {
  readonly index: RowIndex;
  readonly format: DivisibleFormat;
  readonly dialect: Dialect | undefined;
  /** Unknown as long as there is only ASCII. */
  readonly encoding: Encoding | undefined;
  /** The columns, once the header has been read. */
  header?: readonly string[];
}

/** What is known of files, as long as the page has them; by how they are read. */
const known = new WeakMap<File, Map<string, IndexedFile>>();

/** Rows of a file as texts. Of CSV and NDJSON, only the part that has them is read. */
export const dataRows: Answerer<'data rows'> = async (ask, { signal }) => {
  const { file, first, last, options = {} } = ask;
  const reader: Reader = { passed: () => undefined, signal };
  const key = JSON.stringify([options.dialect ?? null, file.table ?? null]);
  const indexed = known.get(file.file)?.get(key);
  if (indexed) return rowsByIndex(indexed, first, last, reader);
  const columns = await columnsFor(ask);
  let encoding: Encoding | undefined;
  const input = inputOf(file.file, reader);
  const contents = await contentsIn(input, columns, {
    stated: statedIn(options),
    say: () => undefined,
    onEncoding(found) {
      encoding = found;
    },
  });
  if (contents.kind !== 'rows' || !isDivisible(contents.format) || !(await isSeekable(file.file, encoding)))
    return rowsInOrder(contents, ask);
  // Closes the stream: the rows are read by their places.
  for await (const _ of contents.bytes) break;
  const { format, dialect } = contents;
  const place = await placeOfRows(file.file, input, dialect);
  const index = new RowIndex({ file: file.file, ...place, ends: () => rowEnds(format, dialect) });
  const found: IndexedFile = { index, format, dialect, encoding };
  known.set(file.file, (known.get(file.file) ?? new Map<string, IndexedFile>()).set(key, found));
  return rowsByIndex(found, first, last, reader);
};

/** Whether rows end in bytes that mean nothing else. */
async function isSeekable(file: File, encoding: Encoding | undefined): Promise<boolean> {
  return !encoding?.startsWith('utf-16') && !isGzip(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
}

/** Where the header is and the last row ends: titles and notes are no rows. */
async function placeOfRows(
  file: File,
  { lastBytes }: DataInput,
  dialect: Dialect | undefined,
): Promise<{ readonly start: number; readonly end: number }> {
  if (dialect === undefined) return { start: 0, end: file.size };
  const tail = await lastBytes(LOOKED_AT);
  const footer = tail && footerIn(tail.bytes, dialect);
  const end = file.size - (footer?.bytes ?? 0);
  if (dialect.skipRows === 0) return { start: 0, end };
  const beginning = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  let start = 0;
  for (let line = 0; line < dialect.skipRows; line++) start = beginning.indexOf(10, start) + 1;
  return { start, end };
}

async function rowsByIndex(
  file: IndexedFile,
  first: number,
  last: number,
  reader: Reader,
): Promise<DataRows> {
  const window = new RowWindow(first, last);
  if (file.header) window.name(file.header);
  await file.index.read(first, last, (stretch) => takeStretch(file, stretch, window), reader);
  if (isCellFormat(file.format)) file.header = window.columns;
  return window.rows();
}

/** Reads the rows of a stretch; gives how many there are. */
function takeStretch(
  { format, dialect, encoding, header }: IndexedFile,
  stretch: Stretch,
  window: RowWindow,
): number {
  const { before, isFirst } = stretch;
  const options = { uri: '', isLater: !isFirst, dialect };
  const names = isFirst ? {} : { header: header ?? window.columns };
  const rows = isCellFormat(format)
    ? rawReader(format, window.visitor(before), { ...options, ...names })
    : rowReader(format, ANY_COLUMNS, options);
  const bytes = isCellFormat(format) ? utf8Of(stretch.bytes, encoding) : stretch.bytes;
  for (const batch of rows.read(bytes)) if (!isCellFormat(format)) window.take(batch, before);
  const batch = rows.end();
  if (!isCellFormat(format)) window.take(batch, before);
  return rows.extent().rows;
}

function utf8Of(bytes: Uint8Array, given: Encoding | undefined): Uint8Array {
  const encoding = given ?? detectEncoding(bytes, true) ?? 'utf-8';
  return encoding === 'utf-8' ? bytes : new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

/** The rows of a file that is read from its beginning. */
async function rowsInOrder(contents: Contents, { file, first, last }: Ask): Promise<DataRows> {
  const window = new RowWindow(first, last);
  const uri = file.file.name;
  if (contents.kind === 'document') {
    const value = contents.read.document?.value ?? [];
    window.take(batchOf(1, Array.isArray(value) ? (value as readonly Json[]) : [value], uri));
  } else if (contents.kind === 'whole') {
    const { kind: _, format, open, ...how } = contents;
    const { source, close } = await open();
    try {
      for await (const batch of rowsIn(format, source, ANY_COLUMNS, { uri, sheet: file.sheet, ...how })) {
        window.take(batch);
        if (window.isFull(batch.first + batch.values.length - 1)) break;
      }
    } finally {
      await close();
    }
  } else await takeRows(contents, window, uri);
  return window.rows();
}

async function takeRows(
  contents: Extract<Contents, { readonly kind: 'rows' }>,
  window: RowWindow,
  uri: string,
) {
  const { format, bytes, dialect, start } = contents;
  const options = { uri, dialect, start };
  const rows = isCellFormat(format)
    ? rawReader(format, window.visitor(0), options)
    : rowReader(format, ANY_COLUMNS, options);
  for await (const chunk of bytes) {
    for (const batch of rows.read(chunk)) if (!isCellFormat(format)) window.take(batch);
    if (rows.isStopped() || window.isFull(rows.extent().rows)) return;
  }
  const batch = rows.end();
  if (!isCellFormat(format)) window.take(batch);
}

/** The columns that the schema has for a file; none if it cannot be read. */
async function columnsFor(ask: Ask): Promise<Columns & { readonly isArray: boolean }> {
  const { document } = await documentIn(ask);
  if (isBroken(document)) return { ...ANY_COLUMNS, isArray: true };
  const registry = createRegistry();
  const { entry } = placedFile(ask.file, productTables(document, registry), ask.options ?? {});
  const { table } = await prepareRows(document, { registry, ...(entry === undefined ? {} : { entry }) });
  return table ?? { ...ANY_COLUMNS, isArray: true };
}
