import type { Contents } from '../../../data/check/index.js';
import {
  beyondPlain,
  isNoJson,
  newTableProfile,
  type Profiled,
  profileOfContents,
  profileOfDocument,
  ValueProfile,
} from '../../../data/infer/index.js';
import {
  BrokenFile,
  brokenDiagnostic,
  type CellFormat,
  isCellFormat,
  plainDialect,
} from '../../../data/tables/index.js';
import { textReport } from '../../../exchange/report/index.js';
import type { Encoding, Read } from '../../../schema/document/index.js';
import { EXIT, Stop } from '../exit.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';
import { refuseNoTable } from './no-table.js';
import { addCells, linesProfile } from './profile-in-threads.js';
import type { ProfileThreads } from './profile-threads.js';
import type { Progress } from './progress.js';

/** How a file is read. */
export interface ProfileOptions {
  /** What the flags say of files of cells. */
  readonly flags?: DialectFlags;
  /** How many rows are read. Default: all. */
  readonly most?: number | undefined;
  /** Threads that share the reading of all rows. */
  readonly threads?: ProfileThreads | undefined;
  readonly passed?: Progress['passed'];
}

/** Reads the rows of a file, or throws why it cannot be read. */
export async function profileOf(
  file: DataFile,
  say: (sentence: string) => void,
  options: ProfileOptions = {},
): Promise<Profiled> {
  try {
    return await profileIn(file, say, options);
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    const { message, help } = brokenDiagnostic(file.uri, fault);
    throw new Stop(EXIT.unreadable, `${file.uri}: ${message} ${help}`);
  }
}

async function profileIn(
  file: DataFile,
  say: (sentence: string) => void,
  { flags = { dialect: {}, isStrict: false }, most, threads, passed = () => undefined }: ProfileOptions,
): Promise<Profiled> {
  const lines = threads && (await linesProfile(file, { threads, passed }));
  if (lines) {
    lines.finish();
    return { profile: lines, dialect: {} };
  }
  let encoding: Encoding | undefined;
  const onEncoding = (found: Encoding) => {
    encoding = found;
  };
  const onStart = (start: Uint8Array) => refuseNoTable(file.uri, start);
  const cells = { flags, say, onEncoding, onStart, mayWait: true };
  const onRead = (bytes: number) => passed({ bytes });
  const contents = await contentsOf(file, { columns: [], isArray: true }, onRead, cells);
  let rows = 0;
  const limits = {
    most,
    onRows: (all: number) => {
      passed({ rows: all - rows });
      rows = all;
    },
  };
  if (contents.kind === 'document') return documentValues(contents.read, file, most);
  const { dialect, ...profiled } =
    threads && contents.kind === 'rows' && isCellFormat(contents.format)
      ? await cellsInThreads(contents.format, contents, file, { threads, passed })
      : await profileOfContents(contents, file, limits);
  const stated = encoding === undefined || encoding === 'utf-8' ? {} : { encoding };
  return { ...profiled, dialect: { ...stated, ...dialect } };
}

async function cellsInThreads(
  format: CellFormat,
  { bytes, start, dialect = plainDialect(format) }: Extract<Contents, { readonly kind: 'rows' }>,
  { uri }: DataFile,
  shared: Parameters<typeof addCells>[2],
): Promise<Profiled> {
  const profile = newTableProfile(dialect);
  await addCells(profile, { format, bytes, uri, dialect, start }, shared);
  profile.finish();
  return { profile, dialect: beyondPlain(dialect, format) };
}

/** What to do with data that are no document. */
const ADVICE: { readonly [code: string]: { readonly help: string } } = {
  'syntax/several-documents': { help: 'Make the documents the items of one list.' },
};

function documentValues(
  { document, diagnostics, uri, text }: Read,
  file: DataFile,
  most: number | undefined,
): Profiled {
  const isUnusable = document === undefined || diagnostics.some(isNoJson);
  if (isUnusable) {
    if (diagnostics.some(({ code }) => code === 'syntax/empty'))
      return { profile: new ValueProfile(), dialect: {} };
    const advised = diagnostics.map((each) => ({ ...ADVICE[each.code], ...each }));
    const found = textReport(advised, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.uri} cannot be read.`, found);
  }
  return profileOfDocument(document!.value, most);
}
