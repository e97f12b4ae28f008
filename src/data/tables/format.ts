/** How rows are written in a text. */
export const rowFormats = ['ndjson', 'csv', 'tsv', 'ssv', 'json'] as const;
export type RowFormat = (typeof rowFormats)[number];

/** What separates the cells of a row, by format. */
const DELIMITERS = { csv: 44, tsv: 9, ssv: 59 } as const;

/** A format whose rows are made of cells. */
export type CellFormat = keyof typeof DELIMITERS;

export const cellFormats = Object.keys(DELIMITERS) as readonly CellFormat[];

/** The character code of the delimiter; none in a format without cells. */
export function delimiterOf(format: CellFormat): number;
export function delimiterOf(format: string): number | undefined;
export function delimiterOf(format: string): number | undefined {
  return Object.hasOwn(DELIMITERS, format) ? DELIMITERS[format as CellFormat] : undefined;
}

/** Whether the rows of a format are made of cells. */
export function isCellFormat(format: string | undefined): format is CellFormat {
  return cellFormats.some((each) => each === format);
}

/** The formats that can be cut between rows without parsing them. */
export type DivisibleFormat = Exclude<RowFormat, 'json'>;

export function isDivisible(format: string | undefined): format is DivisibleFormat {
  return format === 'ndjson' || isCellFormat(format);
}

/** What messages call the formats whose rows cannot be read from the beginning of a file to its end. */
export const wholeNames = {
  parquet: 'Parquet',
  sav: 'An SPSS file',
  xlsx: 'An Excel workbook',
} as const;
export type WholeFormat = keyof typeof wholeNames;

export function isWhole(format: string | undefined): format is WholeFormat {
  return format !== undefined && Object.hasOwn(wholeNames, format);
}

/** How data may be written: rows, one document, or a file that must be whole. */
export const dataFormats = ['ndjson', 'csv', 'tsv', 'ssv', 'json', 'yaml', 'parquet', 'sav', 'xlsx'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** How data are written, by the endings of file names. */
export const dataEndings: { readonly [ending: string]: DataFormat } = {
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
  sav: 'sav',
  zsav: 'sav',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

/** How a file is written, by its name; `.gz` does not count. */
export function formatOfName(name: string): DataFormat | undefined {
  const [, ending = ''] = /\.([^./\\]+?)(?:\.gz)?$/i.exec(name.toLowerCase()) ?? [];
  return Object.hasOwn(dataEndings, ending) ? dataEndings[ending] : undefined;
}

/** Whether bytes begin like compressed data. */
export function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

/** Whether a file name is that of compressed data. */
export function isNamedGzip(path: string): boolean {
  return /\.gz$/i.test(path);
}
