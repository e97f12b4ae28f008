import type { Cells } from './delimited.js';
import type { Dialect } from './dialect.js';
import { hasLoneReturn, LONE_RETURN, namesIn } from './header.js';
import { type ReadContext, RowCollector } from './row-collector.js';

/** Gets rows of cells as they are written, without values being made of them. */
export interface CellVisitor {
  /** The names of the columns. */
  readonly header: (names: readonly string[]) => void;
  /** A row whose cells are stretches of a text; both are used again for the next row. */
  readonly row: (text: string, cells: Cells) => void;
  /** A row that cannot be read: it has too many or too few cells, broken quotes or bytes that are no text. `texts` has its cells. */
  readonly unread: (line: number, reason: string, texts?: () => readonly string[]) => void;
}

/** Passes rows of cells to a visitor. */
export class RawRows extends RowCollector {
  private width: number;

  constructor(
    context: ReadContext,
    private readonly cells: Cells,
    private readonly visitor: CellVisitor,
    header: readonly string[] | undefined,
    /** Whether the first row names the columns; otherwise they are numbered. */
    private readonly hasHeader: boolean,
    private readonly dialect: Pick<Dialect, 'quote'>,
  ) {
    super(context);
    this.width = header?.length ?? -1;
  }

  override row(text: string, start: number, end: number): void {
    const { cells, visitor } = this;
    const fault = this.faultIn(text, start, end);
    if (this.width === -1) {
      const names = namesIn(text, cells);
      this.width = names.length;
      if (this.hasHeader && hasLoneReturn(text, start, end, this.dialect)) {
        visitor.unread(this.lineOf(text, start), LONE_RETURN);
        return;
      }
      visitor.header(this.hasHeader ? names : names.map((_, index) => `column${index + 1}`));
      if (this.hasHeader) return;
    }
    this.rows++;
    if (fault === undefined && cells.broken === undefined && cells.count === this.width) {
      visitor.row(text, cells);
      return;
    }
    const count = `Expected ${this.width} cell${this.width === 1 ? '' : 's'}, found ${cells.count}.`;
    visitor.unread(this.lineOf(text, start), fault?.message ?? cells.broken?.message ?? count, () =>
      namesIn(text, cells),
    );
  }

  override tooLong(text: string, start: number): void {
    this.rows++;
    this.visitor.unread(this.lineOf(text, start), this.lengthFault(text, start).message);
  }

  override explain(): readonly never[] {
    return [];
  }

  private lineOf(text: string, start: number): number {
    return this.rangeOf(text, start, start).start.line;
  }
}
