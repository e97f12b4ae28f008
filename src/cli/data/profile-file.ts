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
import { ANY_COLUMNS, addRows } from './add-rows.js';
import { openFile, sourceOf } from './bytes.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import { FirstRows } from './first-rows.js';
import { addCells, linesProfile } from './profile-in-threads.js';
import type { ProfileThreads } from './profile-threads.js';
import type { Progress } from './progress.js';

/** What is known about a file of data. */
export interface Profiled {
  readonly profile: TableProfile | ValueProfile;
  /** How the dialect differs from the plain one of the format. */
  readonly dialect: { readonly [name: string]: Json };
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
  /** Whether there are more rows than were read. */
  readonly isSample?: boolean;
}

/** How a file is read. */
export interface ProfileOptions {
  /** How many rows are read. Default: all. */
  readonly most?: number | undefined;
  /** Threads that share the reading of all rows. */
  readonly threads?: ProfileThreads | undefined;
  readonly passed?: Progress['passed'];
}

/** Reads the rows of a file. */
export async function profileOf(
  file: DataFile,
  say: (sentence: string) => void,
  { most = Number.POSITIVE_INFINITY, threads, passed = () => undefined }: ProfileOptions = {},
): Promise<Profiled> {
  const lines = threads && (await linesProfile(file, { threads, passed }));
  if (lines) return profiledValues(lines, false);
  const cells = { flags: { dialect: {}, isStrict: false }, say };
  const onRead = (bytes: number) => passed({ bytes });
  const contents = await contentsOf(file, { columns: [], isArray: false }, onRead, cells);
  if (contents.kind === 'whole') {
    const { kind: _, format, ...how } = contents;
    const handle = await openFile(file.path);
    try {
      const { uri, sheet } = file;
      const source = await sourceOf(handle);
      const found = await valuesIn(rowsIn(format, source, ANY_COLUMNS, { uri, sheet, ...how }), most, passed);
      return { ...found, description: await descriptionIn(format, source) };
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file, most);
  const { format, bytes, start } = contents;
  if (!isCellFormat(format))
    return valuesIn(batchesIn(rowReader(format, ANY_COLUMNS, { uri: file.uri }), bytes), most, passed);
  const dialect = contents.dialect ?? plainDialect(format);
  const profile = new TableProfile(dialect.delimiter !== ',');
  const how = { uri: file.uri, dialect, start };
  const first = new FirstRows(profile, most);
  if (threads) await addCells(profile, { format, bytes, ...how }, { threads, passed });
  else {
    const reader = rawReader(format, first, how);
    let rows = 0;
    for await (const _ of batchesIn(reader, bytes)) {
      passed({ rows: reader.extent().rows - rows });
      rows = reader.extent().rows;
      if (first.isCut) break;
    }
  }
  profile.finish();
  return { profile, dialect: differing(dialect, plainDialect(format)), isSample: first.isCut };
}

async function* batchesIn(reader: RowReader, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowBatch> {
  for await (const chunk of bytes) {
    yield* reader.read(chunk);
    if (reader.isStopped()) return;
  }
  yield reader.end();
}

async function valuesIn(
  batches: AsyncIterable<RowBatch>,
  most: number,
  passed: Progress['passed'],
): Promise<Profiled> {
  const profile = new ValueProfile();
  for await (const { values } of batches) {
    const left = most - profile.count - profile.unread;
    addRows(profile, values.slice(0, left));
    passed({ rows: values.length });
    if (values.length > left) return profiledValues(profile, true);
  }
  return profiledValues(profile, false);
}

function profiledValues(profile: ValueProfile, isSample: boolean): Profiled {
  profile.finish();
  return { profile, dialect: {}, isSample };
}

function documentValues({ document, diagnostics, uri, text }: Read, file: DataFile, most: number): Profiled {
  if (document === undefined) {
    const found = textReport(diagnostics, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.path} cannot be read.\n${found}`);
  }
  const rows = Array.isArray(document.value) ? (document.value as readonly Json[]) : [document.value];
  const profile = new ValueProfile();
  addRows(profile, rows.slice(0, most));
  return profiledValues(profile, rows.length > most);
}

const STATED = ['delimiter', 'quote', 'decimal', 'thousands', 'comment', 'skipRows', 'header'] as const;

function differing(dialect: Dialect, plain: Dialect): { readonly [name: string]: Json } {
  return Object.fromEntries(
    STATED.filter((name) => dialect[name] !== plain[name]).map((name) => [name, dialect[name]]),
  );
}
