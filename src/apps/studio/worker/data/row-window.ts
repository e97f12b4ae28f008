import { isObject, type Json, member } from '../../../../base/json.js';
import type { CellVisitor, RowBatch } from '../../../../data/tables/index.js';
import type { DataRows } from '../../protocol.js';

/** Takes the rows of a table whose numbers are wanted, and makes texts of them. */
export class RowWindow {
  private names: readonly string[] = [];
  private readonly cells: (readonly string[])[] = [];
  private readonly values: (Json | undefined)[] = [];

  constructor(
    private readonly first: number,
    private readonly last: number,
  ) {}

  /** The columns as far as they are known. */
  get columns(): readonly string[] {
    return this.names;
  }

  /** Says which columns there are. */
  name(names: readonly string[]): void {
    this.names = names;
  }

  /** Whether all rows that are wanted have been passed. */
  isFull(rows: number): boolean {
    return rows >= this.last - 1;
  }

  /** Takes cells as they are written, of rows that follow others. */
  visitor(before: number): CellVisitor {
    let number = before;
    const take = (texts: () => readonly string[]) => {
      number++;
      if (this.isWanted(number)) this.cells.push(texts());
    };
    return {
      header: (names) => this.name(names),
      row: (text, cells) =>
        take(() => Array.from({ length: cells.count }, (_, cell) => cells.textOf(text, cell))),
      unread: (_line, reason, texts = () => [reason]) => take(texts),
    };
  }

  /** Takes values; `before` is the number of rows before the part of the file that the batch is in. */
  take({ first, values, header }: RowBatch, before = 0): void {
    if (header) this.name(header.names);
    for (const [index, value] of values.entries())
      if (this.isWanted(before + first + index)) this.values.push(value);
  }

  rows(): DataRows {
    const { first, values, cells } = this;
    if (values.length === 0) return { columns: this.names, first, rows: cells };
    const found = values.flatMap((value) => (isObject(value) ? Object.keys(value) : []));
    const columns = [...new Set([...this.names, ...found])];
    return { columns, first, rows: values.map((value) => textsOf(value, columns)) };
  }

  private isWanted(number: number): boolean {
    return number >= this.first && number < this.last;
  }
}

/** A row that is no object has one cell. */
function textsOf(row: Json | undefined, columns: readonly string[]): readonly string[] {
  return isObject(row) ? columns.map((name) => textOf(member(row, name))) : [textOf(row)];
}

function textOf(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
