import type { Cells, CellVisitor } from '../tables/index.js';

/** Passes on the first rows, also those that cannot be read. */
export class FirstRows implements CellVisitor {
  /** Whether there was another row. */
  isCut = false;

  constructor(
    private readonly visitor: CellVisitor,
    private left: number,
  ) {}

  readonly header = (names: readonly string[]): void => this.visitor.header(names);

  readonly row = (text: string, cells: Cells): void => {
    if (this.takesOne()) this.visitor.row(text, cells);
  };

  readonly unread = (line: number, reason: string): void => {
    if (this.takesOne()) this.visitor.unread(line, reason);
  };

  private takesOne(): boolean {
    if (this.left === 0) this.isCut = true;
    else this.left--;
    return !this.isCut;
  }
}
