import type { Encoding } from '../../document/index.js';
import {
  ANY_COLUMNS,
  type Profiled,
  profileOfBatches,
  profileOfCells,
  profileOfDocument,
  profileOfRows,
  ValueProfile,
} from '../../infer/index.js';
import { textReport } from '../../report/index.js';
import { BrokenFile, brokenDiagnostic, descriptionIn, isCellFormat, rowsIn } from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import type { Read } from '../files.js';
import { openFile, sourceOf } from './bytes.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';
import { refuseNoTable } from './no-table.js';

const NO_FLAGS: DialectFlags = { dialect: {}, isStrict: false };

/** Reads all rows of a file, or throws why it cannot be read. */
export async function profileOf(
  file: DataFile,
  say: (sentence: string) => void,
  flags = NO_FLAGS,
): Promise<Profiled> {
  try {
    return await profileIn(file, say, flags);
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    const { message, help } = brokenDiagnostic(file.uri, fault);
    throw new Stop(EXIT.unreadable, `${file.uri}: ${message} ${help}`);
  }
}

async function profileIn(
  file: DataFile,
  say: (sentence: string) => void,
  flags: DialectFlags,
): Promise<Profiled> {
  let encoding: Encoding | undefined;
  const onEncoding = (found: Encoding) => {
    encoding = found;
  };
  const onStart = (start: Uint8Array) => refuseNoTable(file.uri, start);
  const cells = { flags, say, onEncoding, onStart, mayWait: true };
  const contents = await contentsOf(file, { columns: [], isArray: true }, () => undefined, cells);
  if (contents.kind === 'whole') {
    const { kind: _, format, ...how } = contents;
    const handle = await openFile(file.path);
    try {
      const { uri, sheet } = file;
      const source = await sourceOf(handle);
      const description = await descriptionIn(format, source);
      const names = description?.variables.map(({ name }) => name);
      const rows = rowsIn(format, source, ANY_COLUMNS, { uri, sheet, ...how });
      return { ...(await profileOfBatches(rows, {}, names)), description };
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file);
  const { format, bytes } = contents;
  if (!isCellFormat(format)) return profileOfRows(format, bytes, file.uri);
  const { dialect, ...profiled } = await profileOfCells(format, contents, file.uri);
  const stated = encoding === undefined || encoding === 'utf-8' ? {} : { encoding };
  return { ...profiled, dialect: { ...stated, ...dialect } };
}

/** What to do with data that are no document. */
const ADVICE: { readonly [code: string]: { readonly help: string } } = {
  'syntax/several-documents': { help: 'Make the documents the items of one list.' },
};

function documentValues({ document, diagnostics, uri, text }: Read, file: DataFile): Profiled {
  if (document === undefined) {
    if (diagnostics.some(({ code }) => code === 'syntax/empty'))
      return { profile: new ValueProfile(), dialect: {} };
    const advised = diagnostics.map((each) => ({ ...ADVICE[each.code], ...each }));
    const found = textReport(advised, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.uri} cannot be read.\n${found}`);
  }
  return profileOfDocument(document.value);
}
