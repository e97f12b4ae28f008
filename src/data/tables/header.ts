import { Decoder } from './decoder.js';
import { Cells } from './delimited.js';
import { type Dialect, plainDialect } from './dialect.js';
import { type CellFormat, cellFormats, delimiterOf, isCellFormat, type RowFormat } from './format.js';

/** The first line of a CSV file. */
export interface Header {
  readonly names: readonly string[];
  /** The byte at which the rows begin. */
  readonly end: number;
  /** How many lines it takes. */
  readonly lines: number;
}

/** The header of a file, from its first bytes, which must hold all of it; none in JSON, or if it cannot be read. */
export function headerOf(bytes: Uint8Array, format: RowFormat, given?: Dialect): Header | undefined {
  if (!isCellFormat(format)) return undefined;
  const dialect = given ?? plainDialect(format);
  const decoder = new Decoder();
  const text = decoder.decode(bytes, false);
  const cells = new Cells(dialect);
  let end = text.startsWith('\uFEFF') ? 0 : -1;
  const isComment = () => dialect.comment !== '' && text.startsWith(dialect.comment, end + 1);
  let isRow: boolean;
  do {
    const isLeftOut = isComment();
    end = cells.find(text, end + 1, true);
    isRow = !isLeftOut && !cells.isBlank;
  } while (!isRow && end < text.length);
  if (!isRow || cells.broken || decoder.badBytes.some(({ offset }) => offset < end)) return undefined;
  const header = text.slice(0, end + 1);
  const names = namesIn(text, cells);
  if (hasLoneReturn(text, 0, end, dialect) || (given === undefined && otherFormatOf(names))) return undefined;
  return {
    names,
    end: new TextEncoder().encode(header).length,
    lines: header.split('\n').length - 1,
  };
}

/** The texts of the cells of a header. */
export function namesIn(text: string, cells: Cells): readonly string[] {
  return Array.from({ length: cells.count }, (_, cell) => cells.textOf(text, cell));
}

/** The format that a file seems to have whose header was read as one cell. */
export function otherFormatOf(names: readonly string[]): CellFormat | undefined {
  const [name = '', ...others] = names;
  if (others.length > 0) return undefined;
  return cellFormats.find((format) => name.includes(String.fromCharCode(delimiterOf(format))));
}

/** What is wrong with such a file. */
export const LONE_RETURN = 'The lines of the file end in CR alone.';

/** Whether lines seem to end in CR alone, so that a header and the rows below it run together. */
export function hasLoneReturn(
  text: string,
  start: number,
  end: number,
  { quote }: Pick<Dialect, 'quote'>,
): boolean {
  let isQuoted = false;
  for (let at = start; at < end - 1; at++) {
    if (quote !== '' && text[at] === quote) isQuoted = !isQuoted;
    else if (text[at] === '\r' && text[at + 1] !== '\n' && !isQuoted) return true;
  }
  return false;
}
