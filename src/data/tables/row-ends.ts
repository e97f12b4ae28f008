import { type Dialect, plainDialect } from './dialect.js';
import type { DivisibleFormat } from './format.js';

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** The lesser of the bytes that begin a text in UTF-16. */
const UTF_16 = 0xfe;

/** Whether bytes do not begin as UTF-16 does. */
export function isText(bytes: Uint8Array): boolean {
  return !(bytes[0]! >= UTF_16);
}

// Where in a cell a character is. After a quote within quotes it is not yet known whether it ends the cell, or is the
// first of two that stand for one.
const START = 0;
const INSIDE = 1;
const QUOTED = 2;
const CLOSING = 3;
const ROW_START = 4;
const COMMENT = 5;

/**
 * Finds the ends of rows of cells (RFC 4180) in pieces of text or bytes. A line break within quotes ends no row; a quote
 * inside a cell that began without one is a character like others.
 */
export class QuotedRowEnds {
  private state = ROW_START;
  /** NaN is no character. */
  private readonly delimiter: number;
  private readonly quote: number;
  private readonly comment: number;

  constructor({ delimiter, quote, comment }: Dialect) {
    this.delimiter = delimiter.charCodeAt(0);
    this.quote = quote.charCodeAt(0);
    this.comment = comment.charCodeAt(0);
  }

  /** A row begins with the next piece. */
  begin(): void {
    this.state = ROW_START;
  }

  /** The index of the line break that ends the row, or -1. */
  first(text: string): number {
    for (let at = 0; at < text.length; at++) if (this.endsRow(text.charCodeAt(at))) return at;
    return -1;
  }

  /** Where the last row begins that bytes have a beginning of; 0 if none does. */
  last(bytes: Uint8Array): number {
    if (this.state !== QUOTED && (Number.isNaN(this.quote) || bytes.indexOf(this.quote) === -1)) {
      const end = lastLineEnd(bytes);
      const isLineOpen = end < bytes.length;
      const isComment = isLineOpen && (end === 0 ? this.isInComment(bytes) : bytes[end] === this.comment);
      if (!isLineOpen) this.state = ROW_START;
      else if (isComment) this.state = COMMENT;
      else this.state = bytes.at(-1) === this.delimiter ? START : INSIDE;
      return end;
    }
    let end = 0;
    for (let at = 0; at < bytes.length; at++) if (this.endsRow(bytes[at]!)) end = at + 1;
    return end;
  }

  private isInComment(bytes: Uint8Array): boolean {
    return this.state === COMMENT || (this.state === ROW_START && bytes[0] === this.comment);
  }

  /** Goes on by one character. */
  private endsRow(code: number): boolean {
    if (this.state === QUOTED) {
      if (code === this.quote) this.state = CLOSING;
      return false;
    }
    if (this.state === COMMENT || (this.state === ROW_START && code === this.comment)) {
      this.state = code === LINE_FEED ? ROW_START : COMMENT;
      return code === LINE_FEED;
    }
    if (code === this.quote && this.state !== INSIDE) {
      this.state = QUOTED;
      return false;
    }
    this.state = code === LINE_FEED ? ROW_START : code === this.delimiter ? START : INSIDE;
    return code === LINE_FEED;
  }
}

function lastLineEnd(bytes: Uint8Array): number {
  return bytes.lastIndexOf(LINE_FEED) + 1;
}

/** Takes bytes that follow each other; gives for each stretch where its last row begins, 0 if none does. */
export type RowEnds = (bytes: Uint8Array) => number;

/** Finds where one row ends and the next begins. */
export function rowEnds(format: DivisibleFormat, dialect?: Dialect): RowEnds {
  if (format === 'ndjson') return lastLineEnd;
  const ends = new QuotedRowEnds(dialect ?? plainDialect(format));
  let marked = 0;
  return (bytes) => {
    let start = 0;
    while (marked < BYTE_ORDER_MARK.length && bytes[start] === BYTE_ORDER_MARK[marked]) {
      start++;
      marked++;
    }
    if (start === bytes.length) return 0;
    marked = BYTE_ORDER_MARK.length;
    const end = ends.last(bytes.subarray(start));
    return end === 0 ? 0 : start + end;
  };
}
