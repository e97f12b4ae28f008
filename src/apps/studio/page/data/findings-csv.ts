import type { DataReport } from '../../protocol.js';

const COLUMNS = ['file', 'row', 'column', 'keyword', 'message'];

/** Rows of texts as CSV (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The findings of a check, for a spreadsheet. */
export function findingsCsv({ files, findings }: Pick<DataReport, 'files' | 'findings'>): string {
  const rows = findings.map(({ file, row, column, keyword, message }) => [
    files[file]?.name ?? '',
    row === undefined ? '' : String(row),
    column,
    keyword,
    message,
  ]);
  return csvOf([COLUMNS, ...rows]);
}
