import { oneOfWords } from '../../json.js';
import type { DataFormat } from '../../tables/index.js';
import { discover } from '../discover.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { STDIN } from '../files.js';

/** A file of data. */
export interface DataFile {
  readonly path: string;
  /** What messages call it. */
  readonly uri: string;
  /** How it is written; that of standard input is detected by default. */
  readonly format?: DataFormat;
}

const EXTENSIONS: { readonly [extension: string]: DataFormat } = {
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  tsv: 'tsv',
  ssv: 'ssv',
  json: 'json',
  jsonld: 'json',
  geojson: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  parquet: 'parquet',
};

/** How to convert files of other programs. */
const CONVERTED: { readonly [extension: string]: string } = {
  xlsx: 'In Excel or LibreOffice, save the sheet as "CSV UTF-8".',
  xls: 'In Excel or LibreOffice, save the sheet as "CSV UTF-8".',
  ods: 'In LibreOffice, save the sheet as "Text CSV".',
  sav: "In R: haven::read_sav('data.sav') |> readr::write_csv('data.csv')",
  dta: "In R: haven::read_dta('data.dta') |> readr::write_csv('data.csv')",
};

const DATA_FILE = new RegExp(`\\.(?:${Object.keys(EXTENSIONS).join('|')})(?:\\.gz)?$`, 'i');

/** The files that paths, folders and globs name. */
export async function dataFiles(paths: readonly string[], format?: DataFormat): Promise<readonly DataFile[]> {
  const found = await discover(paths, [], DATA_FILE);
  return found.map((path) => {
    if (path === '-') return { path, uri: STDIN, ...(format === undefined ? {} : { format }) };
    return { path, uri: path, format: format ?? formatOfName(path) };
  });
}

function formatOfName(path: string): DataFormat {
  const [, extension = '', packed] = /(?:\.([^./\\]*?))?(\.gz)?$/i.exec(path)!;
  const format = Object.hasOwn(EXTENSIONS, extension.toLowerCase())
    ? EXTENSIONS[extension.toLowerCase()]!
    : undefined;
  if (format === 'parquet' && packed)
    throw wrongUsage(`${path} must be decompressed first: Parquet files have their own compression.`);
  if (format !== undefined) return format;
  const how = CONVERTED[extension.toLowerCase()];
  if (how) throw new Stop(EXIT.unreadable, `${path} cannot be read: convert it to CSV first. ${how}`);
  const known = oneOfWords(Object.keys(EXTENSIONS).map((each) => `.${each}`));
  throw new Stop(
    EXIT.unreadable,
    `The name of ${path} does not show the format of its data. Use a name that ends in ${known} (and .gz if compressed), or set --data-format.`,
  );
}
