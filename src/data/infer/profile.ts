import type { Cells, CellVisitor } from '../tables/index.js';
import { ColumnProfile, mostUnique } from './column.js';

/** A row that was not read. */
export interface UnreadRow {
  readonly line: number;
  readonly reason: string;
}

/** How many of the rows that were not read are told one by one. */
const MOST_UNREAD = 20;

/** What is known about a table of cells. */
export class TableProfile implements CellVisitor {
  names: readonly string[] = [];
  columns: ColumnProfile[] = [];
  rows = 0;
  unreadRows = 0;
  readonly firstUnread: UnreadRow[] = [];

  constructor(
    /** Whether commas in cells may be decimal signs: not where they are between cells. */
    readonly mayHaveDecimalCommas = false,
    /** Gets the number of columns, and throws if there are too many. */
    private readonly onColumns?: (columns: number) => void,
  ) {}

  /** Begins with the names of the columns. */
  readonly header = (names: readonly string[]): void => {
    this.onColumns?.(names.length);
    this.names = names;
    const most = mostUnique(names.length);
    this.columns = names.map(() => new ColumnProfile(most));
  };

  readonly row = (text: string, cells: Cells): void => {
    this.rows++;
    const { columns } = this;
    for (let cell = 0; cell < columns.length; cell++) {
      const column = columns[cell]!;
      if (cells.isSpecial(cell)) column.addText(cells.textOf(text, cell));
      else column.add(text, cells.start(cell), cells.end(cell));
    }
  };

  readonly unread = (line: number, reason: string): void => {
    this.unreadRows++;
    if (this.firstUnread.length < MOST_UNREAD) this.firstUnread.push({ line, reason });
  };

  /** Adds rows that were not read, of which these are the first. */
  addUnread(count: number, first: readonly UnreadRow[]): void {
    this.unreadRows += count;
    this.firstUnread.push(...first.slice(0, MOST_UNREAD - this.firstUnread.length));
  }

  /** Adds what is known about other rows. */
  merge(other: Pick<TableProfile, 'names' | 'columns' | 'rows'>): void {
    if (this.columns.length === 0 && other.columns.length > 0) this.header(other.names);
    this.rows += other.rows;
    for (const [index, column] of other.columns.entries()) this.columns[index]!.merge(column);
  }

  finish(): void {
    for (const column of this.columns) column.finish();
  }
}
