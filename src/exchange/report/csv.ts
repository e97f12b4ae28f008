import type { Diagnostic } from '../../base/diagnostic.js';

type Column = (diagnostic: Diagnostic) => string | number | undefined;

/** What is in each column of the report. */
const COLUMNS: { readonly [name: string]: Column } = {
  file: ({ at }) => at.uri,
  line: ({ at }) => at.range?.start.line,
  position: ({ at }) => at.range?.start.column,
  // Rows of a database have keys instead of numbers.
  row: ({ params }) => textOf(params?.row) ?? (params?.key ? JSON.stringify(params.key) : undefined),
  column: ({ params }) => textOf(params?.column),
  pointer: ({ at }) => at.pointer,
  severity: ({ severity }) => severity,
  code: ({ code }) => code,
  message: ({ message }) => message,
  help: ({ help }) => help,
};

function textOf(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The names of the columns, as the first line of a report. */
export const csvHeader = csvLine(Object.keys(COLUMNS));

/** Findings as lines of CSV (RFC 4180), one each. */
export function csvLines(diagnostics: readonly Diagnostic[]): string {
  const columns = Object.values(COLUMNS);
  return diagnostics.map((each) => csvLine(columns.map((column) => column(each)))).join('');
}

function csvLine(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => cellOf(String(cell ?? ''))).join(',')}\r\n`;
}

function cellOf(text: string): string {
  // Spreadsheets take a cell that begins like this for a formula, also in quotes; an apostrophe makes it a text.
  if (/^[=+\-@\t\r]/.test(text)) return `"'${text.replaceAll('"', '""')}"`;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
