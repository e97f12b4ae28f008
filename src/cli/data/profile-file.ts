import { TableProfile, ValueProfile } from '../../infer/index.js';
import type { Json } from '../../json.js';
import { textReport } from '../../report/index.js';
import {
  type Dialect,
  descriptionIn,
  type FileDescription,
  isCellFormat,
  plainDialect,
  type RowBatch,
  type RowReader,
  rawReader,
  rowReader,
  rowsIn,
} from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import type { Read } from '../files.js';
import { openFile, sourceOf } from './bytes.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';

/** What is known about a file of data. */
export interface Profiled {
  readonly profile: TableProfile | ValueProfile;
  /** How the dialect differs from the plain one of the format. */
  readonly dialect: { readonly [name: string]: Json };
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
}

/** No schema says anything about the columns. */
const ANY = { columns: [], others: { types: undefined, constants: new Map(), mentions: new Set<never>() } };

/** Reads all rows of a file. */
export async function profileOf(file: DataFile, say: (sentence: string) => void): Promise<Profiled> {
  const cells = { flags: { dialect: {}, isStrict: false }, say };
  const contents = await contentsOf(file, { columns: [], isArray: false }, () => undefined, cells);
  if (contents.kind === 'whole') {
    const { kind: _, format, ...how } = contents;
    const handle = await openFile(file.path);
    try {
      const { uri, sheet } = file;
      const source = await sourceOf(handle);
      const found = await valuesIn(rowsIn(format, source, ANY, { uri, sheet, ...how }));
      return { ...found, description: await descriptionIn(format, source) };
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file);
  const { format, bytes, start } = contents;
  if (!isCellFormat(format)) return valuesIn(batchesIn(rowReader(format, ANY, { uri: file.uri }), bytes));
  const dialect = contents.dialect ?? plainDialect(format);
  const profile = new TableProfile(dialect.delimiter !== ',');
  const reader = rawReader(format, profile, { uri: file.uri, dialect, start });
  for await (const _ of batchesIn(reader, bytes));
  profile.finish();
  return { profile, dialect: differing(dialect, plainDialect(format)) };
}

async function* batchesIn(reader: RowReader, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowBatch> {
  for await (const chunk of bytes) {
    yield* reader.read(chunk);
    if (reader.isStopped()) return;
  }
  yield reader.end();
}

async function valuesIn(batches: AsyncIterable<RowBatch>): Promise<Profiled> {
  const profile = new ValueProfile();
  for await (const { values } of batches)
    for (const value of values) {
      if (value === undefined) profile.unread++;
      else profile.add(value);
    }
  profile.finish();
  return { profile, dialect: {} };
}

function documentValues({ document, diagnostics, uri, text }: Read, file: DataFile): Profiled {
  if (document === undefined) {
    const found = textReport(diagnostics, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.path} cannot be read.\n${found}`);
  }
  const rows = Array.isArray(document.value) ? (document.value as readonly Json[]) : [document.value];
  const profile = new ValueProfile();
  for (const row of rows) profile.add(row);
  profile.finish();
  return { profile, dialect: {} };
}

const STATED = ['delimiter', 'quote', 'decimal', 'thousands', 'comment', 'skipRows', 'header'] as const;

function differing(dialect: Dialect, plain: Dialect): { readonly [name: string]: Json } {
  return Object.fromEntries(
    STATED.filter((name) => dialect[name] !== plain[name]).map((name) => [name, dialect[name]]),
  );
}
