import { cellFormats, delimiterOf, type RowFormat } from '../../rows/index.js';

/** The formats whose rows can be told apart without reading them. */
export type PartedFormat = Exclude<RowFormat, 'json'>;

/** Whether a format is one of those. */
export function isParted(format: string | undefined): format is PartedFormat {
  return format === 'ndjson' || cellFormats.some((each) => each === format);
}

/** Goes over bytes that follow each other; tells of each stretch where its last row begins, 0 if none does. */
export type RowEnds = (bytes: Uint8Array) => number;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** The lesser of the bytes that begin a text in UTF-16. */
const UTF_16 = 0xfe;

/** Whether bytes do not begin as UTF-16 does. */
export function isText(bytes: Uint8Array): boolean {
  return !(bytes[0]! >= UTF_16);
}

/** Finds where one row ends and the next begins. */
export function rowEnds(format: PartedFormat): RowEnds {
  return format === 'ndjson' ? lastLineEnd : quotedRowEnds(delimiterOf(format));
}

function lastLineEnd(bytes: Uint8Array): number {
  return bytes.lastIndexOf(LINE_FEED) + 1;
}

// Where in a cell a byte stands. After a quotation mark within quotation marks it is not yet known
// whether it ends the cell, or is the first of two that stand for one.
const START = 0;
const INSIDE = 1;
const QUOTED = 2;
const CLOSING = 3;

/** A line break within quotation marks ends no row; a quotation mark inside a cell that began without is a plain sign. */
function quotedRowEnds(delimiter: number): RowEnds {
  let at = START;
  let marked = 0;
  return (bytes) => {
    let start = 0;
    while (marked < BYTE_ORDER_MARK.length && bytes[start] === BYTE_ORDER_MARK[marked]) {
      start++;
      marked++;
    }
    if (start === bytes.length) return 0;
    marked = BYTE_ORDER_MARK.length;
    if (at !== QUOTED && bytes.indexOf(QUOTE) === -1) {
      const last = bytes[bytes.length - 1];
      at = last === delimiter || last === LINE_FEED ? START : INSIDE;
      return lastLineEnd(bytes);
    }
    let end = 0;
    for (let index = start; index < bytes.length; index++) {
      const byte = bytes[index];
      if (at === QUOTED) {
        if (byte === QUOTE) at = CLOSING;
      } else if (byte === QUOTE) {
        if (at !== INSIDE) at = QUOTED;
      } else if (byte === LINE_FEED) {
        end = index + 1;
        at = START;
      } else at = byte === delimiter ? START : INSIDE;
    }
    return end;
  };
}
