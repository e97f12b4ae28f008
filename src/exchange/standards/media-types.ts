const MEDIA_TYPES: { readonly [ending: string]: string } = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  ssv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  parquet: 'application/vnd.apache.parquet',
  sav: 'application/x-spss-sav',
  zsav: 'application/x-spss-sav',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  txt: 'text/plain',
  md: 'text/markdown',
  xml: 'application/xml',
  zip: 'application/zip',
  gz: 'application/gzip',
};

// A name that only starts with a dot has no ending.
const ENDING = /(?<=[^/])\.([^./]*)$/;

/** The media type of a file, by its name. */
export function mediaTypeOf(name: string): string {
  const [, ending = ''] = ENDING.exec(name.toLowerCase()) ?? [];
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending]! : 'application/octet-stream';
}

/** The name of a file without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(ENDING, '');
}
