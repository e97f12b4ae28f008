import type { Diagnostic } from '../../../base/diagnostic.js';
import { oneOfWords } from '../../../base/json.js';
import {
  type DataFormat,
  dataEndings,
  dataFormats,
  formatOfName,
  isWhole,
} from '../../../data/tables/index.js';
import { oneOf } from '../../../schema/vocabulary/index.js';
import { flag } from '../command.js';
import { discoverAll } from '../discover.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { STDIN } from '../files.js';
import { refuseName } from './other-programs.js';

/** A file of data. */
export interface DataFile {
  readonly path: string;
  /** What messages call it. */
  readonly uri: string;
  /** How it is written; that of standard input is detected by default. */
  readonly format?: DataFormat;
  /** The name or the number of the sheet, if it is a workbook; by default the first. */
  readonly sheet?: string | undefined;
  /** The pointer of the schema object of its table, if the schema has several. */
  readonly entry?: string | undefined;
  /** What is reported if it has rows: they have no table. */
  readonly noTable?: Diagnostic | undefined;
}

/** The flag that names the format of all files. */
export const dataFormatFlag = flag(
  'The format of the data, if the file name does not show it.',
  oneOf(...dataFormats),
);

/** The flag that names a sheet. */
export const sheetFlag = {
  ...flag('The sheet of an Excel workbook. Default: the first.'),
  placeholder: 'NAME|NUMBER',
};

/** Files with such names, but not those that Excel makes while a workbook is open. */
const DATA_FILE = new RegExp(`^(?!~\\$).*\\.(?:${Object.keys(dataEndings).join('|')})(?:\\.gz)?$`, 'i');

/** The data that a call means, and the folders that cannot be read. */
export interface DataFiles {
  readonly files: readonly DataFile[];
  readonly unreadable: readonly string[];
}

/** The files that paths, folders and globs name. */
export async function dataFiles(
  paths: readonly string[],
  format?: DataFormat,
  sheet?: string,
): Promise<DataFiles> {
  const { files, unreadable } = await discoverAll(paths, [], DATA_FILE);
  return {
    unreadable,
    files: files.map((path) => {
      if (path === '-') return { path, uri: STDIN, ...(format === undefined ? {} : { format }) };
      return { path, uri: path, format: format ?? statedFormat(path), sheet };
    }),
  };
}

function statedFormat(path: string): DataFormat {
  const [, extension = '', packed] = /(?:\.([^./\\]*?))?(\.gz)?$/i.exec(path)!;
  const format = formatOfName(path);
  if (isWhole(format) && packed)
    throw wrongUsage(`${path} must be decompressed first: only text formats are read in .gz files.`);
  if (format !== undefined) return format;
  refuseName(path, extension);
  const known = oneOfWords(Object.keys(dataEndings).map((each) => `.${each}`));
  throw new Stop(
    EXIT.unreadable,
    `The name of ${path} does not show the format of its data. Use a name that ends in ${known} (and .gz if compressed), or set --data-format.`,
  );
}
