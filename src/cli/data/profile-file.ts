import {
  ANY_COLUMNS,
  type Profiled,
  profileOfBatches,
  profileOfCells,
  profileOfDocument,
  profileOfRows,
} from '../../infer/index.js';
import { textReport } from '../../report/index.js';
import { descriptionIn, isCellFormat, rowsIn } from '../../tables/index.js';
import { EXIT, Stop } from '../exit.js';
import type { Read } from '../files.js';
import { openFile, sourceOf } from './bytes.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';

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
      const found = await profileOfBatches(rowsIn(format, source, ANY_COLUMNS, { uri, sheet, ...how }));
      return { ...found, description: await descriptionIn(format, source) };
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file);
  const { format, bytes } = contents;
  return isCellFormat(format)
    ? profileOfCells(format, contents, file.uri)
    : profileOfRows(format, bytes, file.uri);
}

function documentValues({ document, diagnostics, uri, text }: Read, file: DataFile): Profiled {
  if (document === undefined) {
    const found = textReport(diagnostics, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
    throw new Stop(EXIT.unreadable, `${file.path} cannot be read.\n${found}`);
  }
  return profileOfDocument(document.value);
}
