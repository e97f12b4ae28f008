import type { Dialect } from './dialect.js';
import type { RowCollector, Scanner } from './row-collector.js';
import { QuotedRowEnds } from './row-ends.js';

const NEWLINE = 10;
const RETURN = 13;

/** How a cell is written. */
const BARE = 0;
const QUOTED = 1;
/** In quotes, with doubled quotes inside. */
const DOUBLED = 2;

/** What keeps a row from being read, and where. */
export interface BrokenQuotes {
  readonly index: number;
  readonly message: string;
  readonly help: string;
}

/**
 * The cells of the row at hand, as stretches of its text (RFC 4180). A quote opens a quoted cell only at its very
 * start; elsewhere it is a character like others. The lists are used again for each row, so that none is allocated.
 */
export class Cells {
  count = 0;
  broken: BrokenQuotes | undefined;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly writings: number[] = [];

  private readonly delimiter: number;
  private readonly quoteText: string;
  /** NaN is no character. */
  private readonly quote: number;

  constructor({ delimiter, quote }: Pick<Dialect, 'delimiter' | 'quote'>) {
    this.delimiter = delimiter.charCodeAt(0);
    this.quoteText = quote;
    this.quote = quote.charCodeAt(0);
  }

  /** Finds the cells of the row that begins at `start`; gives the end of the row, or -1 if it is not complete. */
  find(text: string, start: number, isEnd: boolean): number {
    this.count = 0;
    this.broken = undefined;
    let at = start;
    for (;;) {
      const end = text.charCodeAt(at) === this.quote ? this.quoted(text, at, isEnd) : this.bare(text, at);
      if (end === -1 || (end === text.length && !isEnd)) return -1;
      if (text.charCodeAt(end) !== this.delimiter) return end;
      at = end + 1;
    }
  }

  /** Whether the row is an empty line. */
  get isBlank(): boolean {
    return this.count === 1 && this.starts[0] === this.ends[0] && this.writings[0] === BARE;
  }

  start(cell: number): number {
    return this.starts[cell]!;
  }

  end(cell: number): number {
    return this.ends[cell]!;
  }

  /** Whether its text has to be freed from doubled quotes, or its being empty means an empty string. */
  isSpecial(cell: number): boolean {
    return (
      this.writings[cell] === DOUBLED ||
      (this.writings[cell] === QUOTED && this.starts[cell] === this.ends[cell])
    );
  }

  textOf(text: string, cell: number): string {
    const content = text.slice(this.starts[cell], this.ends[cell]);
    return this.writings[cell] === DOUBLED
      ? content.replaceAll(this.quoteText + this.quoteText, this.quoteText)
      : content;
  }

  /** Where it is, with its quotes. */
  spanOf(cell: number): { readonly start: number; readonly end: number } {
    const quote = this.writings[cell] === BARE ? 0 : 1;
    return { start: this.starts[cell]! - quote, end: this.ends[cell]! + quote };
  }

  private add(start: number, end: number, writing: number): void {
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.writings[this.count] = writing;
    this.count++;
  }

  private bare(text: string, start: number): number {
    const end = this.boundary(text, start);
    const hasReturn = end > start && isLineEnd(text, end) && text.charCodeAt(end - 1) === RETURN;
    this.add(start, hasReturn ? end - 1 : end, BARE);
    return end;
  }

  private quoted(text: string, open: number, isEnd: boolean): number {
    let writing = QUOTED;
    let close = text.indexOf(this.quoteText, open + 1);
    while (close !== -1 && text.charCodeAt(close + 1) === this.quote) {
      writing = DOUBLED;
      close = text.indexOf(this.quoteText, close + 2);
    }
    if (close === -1) {
      if (!isEnd) return -1;
      this.broken ??= {
        index: open,
        message: 'A quoted cell is not closed.',
        help: 'Close it with a double quote; a quote inside is written twice.',
      };
      this.add(open + 1, text.length, writing);
      return text.length;
    }
    this.add(open + 1, close, writing);
    const end = this.boundary(text, close + 1);
    const isClean =
      end === close + 1 || (text.charCodeAt(close + 1) === RETURN && isLineEnd(text, close + 2));
    if (!isClean) {
      this.broken ??= {
        index: close + 1,
        message: 'There is text after the closing quote of a cell.',
        help: 'Put the whole cell in quotes; a quote inside is written twice.',
      };
    }
    return end;
  }

  /** Where the next delimiter, line break or end of the text is. */
  private boundary(text: string, from: number): number {
    const { delimiter } = this;
    let at = from;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === delimiter || code === NEWLINE) break;
      at++;
    }
    return at;
  }
}

function isLineEnd(text: string, index: number): boolean {
  return index >= text.length || text.charCodeAt(index) === NEWLINE;
}

/** Finds rows of cells; empty lines are none. */
export class CellScanner implements Scanner {
  private readonly ends: QuotedRowEnds;

  constructor(
    private readonly rows: RowCollector,
    private readonly cells: Cells,
    private readonly dialect: Dialect,
  ) {
    this.ends = new QuotedRowEnds(dialect);
  }

  scan(text: string, isEnd: boolean): number {
    let start = 0;
    const { comment } = this.dialect;
    while (start < text.length) {
      if (comment !== '' && text.startsWith(comment, start)) {
        const end = text.indexOf('\n', start);
        if (end === -1) return isEnd ? text.length : start;
        start = end + 1;
        continue;
      }
      const end = this.cells.find(text, start, isEnd);
      if (end === -1) return start;
      if (!this.cells.isBlank) this.rows.row(text, start, end);
      start = end + 1;
    }
    return text.length;
  }

  skip(text: string, isStart: boolean): number {
    if (isStart) this.ends.begin();
    return this.ends.first(text);
  }
}
