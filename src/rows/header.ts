import { Cells, DELIMITERS } from './delimited.js';
import type { RowFormat } from './row.js';

/** The first line of a CSV file. */
export interface Header {
  readonly names: readonly string[];
  /** The byte at which the rows begin. */
  readonly end: number;
  /** How many lines it takes. */
  readonly lines: number;
}

/** The header of a file, from its first bytes, which must hold all of it; none in files of JSON. */
export function headerOf(bytes: Uint8Array, format: RowFormat): Header | undefined {
  const delimiter = DELIMITERS[format];
  if (delimiter === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  const cells = new Cells(delimiter);
  let end = -1;
  do {
    end = cells.find(text, end + 1, true);
  } while (cells.isBlank && end < text.length);
  if (cells.isBlank) return undefined;
  const names = namesIn(text, cells);
  const lines = text.slice(0, end + 1).split('\n').length - 1;
  return { names, end: afterLines(bytes, end < text.length ? lines : Number.POSITIVE_INFINITY), lines };
}

/** The byte that follows a number of lines. */
function afterLines(bytes: Uint8Array, lines: number): number {
  let at = 0;
  for (let line = 0; line < lines; line++) {
    const newline = bytes.indexOf(10, at);
    if (newline === -1) return bytes.length;
    at = newline + 1;
  }
  return at;
}

/** The texts of the cells of a header. */
export function namesIn(text: string, cells: Cells): readonly string[] {
  return Array.from({ length: cells.count }, (_, cell) => cells.textOf(text, cell));
}
