import type { Diagnostic, Range } from '../diagnostic.js';
import { documentOf, type Positions, tokens } from '../document/index.js';
import { type Json, setMember } from '../json.js';
import { type CellReader, cellHint } from './cells.js';
import type { Columns } from './columns.js';
import { positionsFrom } from './cursor.js';
import type { Cells } from './delimited.js';
import { hasLoneReturn, namesIn, otherFormatOf } from './header.js';
import { columnOf } from './ledger.js';
import { headerFaults, type Plan, planFor } from './plan.js';
import { type Desk, RowVisitor } from './row-visitor.js';

const IN_WORDS = { csv: 'commas', tsv: 'tabs', ssv: 'semicolons' } as const;

/** Keywords that a cell may fail only because of how it is written. */
const HINTED: ReadonlySet<unknown> = new Set(['type', 'enum', 'const']);

/** Checks rows that are made of cells, below a header that names their columns. */
export class CellRows extends RowVisitor {
  private plan: Plan | undefined;
  /** The number of each column, by its name. */
  private numbers: ReadonlyMap<string, number> = new Map();

  constructor(
    desk: Desk,
    private readonly cells: Cells,
    private readonly columns: Columns,
    header: readonly string[] | undefined,
  ) {
    super(desk);
    if (header) this.follow(planFor(header, columns));
  }

  override row(text: string, start: number, end: number): void {
    if (this.isStopped) return;
    const fault = this.faultIn(text, start, end) ?? this.quoteFault(text, start, end);
    if (this.plan) this.checkRow(text, start, end, this.plan, fault);
    else if (fault) this.stop(fault);
    else this.readHeader(text, start, end);
  }

  override tooLong(text: string, start: number): void {
    if (this.plan) super.tooLong(text, start);
    else if (!this.isStopped) this.stop(this.lengthFault(text, start));
  }

  /** Says so when the bytes ended before there was a header. */
  end(): void {
    if (this.plan) return;
    const message = 'The file is empty: a header with the names of the columns is missing.';
    const help = 'Write the names of the columns on the first line.';
    this.stop(this.fault('empty', this.rangeOf('', 0, 0), message, help));
  }

  /** Without a header no row can be read. */
  private stop(fault: Diagnostic): void {
    this.desk.ledger.add([fault]);
    this.isStopped = true;
  }

  private follow(plan: Plan): void {
    this.plan = plan;
    this.numbers = new Map(plan.names.map((name, cell) => [name, cell] as const).toReversed());
  }

  private checkRow(
    text: string,
    start: number,
    end: number,
    plan: Plan,
    fault: Diagnostic | undefined,
  ): void {
    this.begin(end - start);
    const isWhole = this.cells.count === plan.names.length;
    if (fault || !isWhole) {
      this.tell(fault ?? this.countFault(text, start, end, plan));
      return;
    }
    const value = this.read(text, plan);
    if (!this.isAccepted(value)) this.examine(value, text, start, end, plan);
  }

  private readHeader(text: string, start: number, end: number): void {
    const { cells, columns } = this;
    const names = namesIn(text, cells);
    if (hasLoneReturn(names)) {
      const message = 'The lines of the file end in CR alone.';
      this.stop(this.fault('csv', this.rangeOf(text, start, start), message, 'Save it with LF or CR LF.'));
      return;
    }
    const plan = planFor(names, columns);
    const other = plan.strange.length > 0 ? otherFormatOf(names) : undefined;
    if (other) {
      const message = `The header was read as one cell: the file seems to be ${other.toUpperCase()}, with ${IN_WORDS[other]} between the cells.`;
      const help = `Say that its format is ${other}, or give it a name that ends in .${other}.`;
      this.stop(this.fault('csv', this.rangeOf(text, start, start), message, help));
      return;
    }
    this.follow(plan);
    const positions = this.positionsOf(text, start, end);
    const rangeOf = (cell: number) => rangeIn(positions, cells.spanOf(cell), start);
    const whole = rangeIn(positions, this.extentOf(start), start);
    this.desk.ledger.add(headerFaults(plan, columns, { uri: this.desk.uri, rangeOf, whole }));
  }

  private quoteFault(text: string, start: number, end: number): Diagnostic | undefined {
    const { broken } = this.cells;
    if (broken === undefined) return undefined;
    const { index, message, help } = broken;
    const range = rangeIn(this.positionsOf(text, start, end), { start: index, end: index }, start);
    return this.fault('csv', range, message, help);
  }

  private countFault(text: string, start: number, end: number, { names }: Plan): Diagnostic {
    const expected = names.length;
    const range = rangeIn(this.positionsOf(text, start, end), this.extentOf(start), start);
    const message = `Expected ${expected} cell${expected === 1 ? '' : 's'}, found ${this.cells.count}.`;
    const help = 'A cell with a delimiter, a quote or a line break in it stands in double quotes.';
    return this.fault('cells', range, message, help);
  }

  /** What the row says. Every row of a file gets its members in the same order, so that all have one shape. */
  private read(text: string, { names, readers }: Plan): Json {
    const { cells } = this;
    const row: { [name: string]: Json } = {};
    for (let cell = 0; cell < names.length; cell++) {
      const read = readers[cell];
      if (read === undefined) continue;
      const value = cells.isSpecial(cell)
        ? specialValue(cells.textOf(text, cell), read)
        : read(text, cells.start(cell), cells.end(cell));
      if (value !== undefined) setMember(row, names[cell]!, value);
    }
    return row;
  }

  /** A value that is nested too deep to be judged is examined like one that fails. */
  private isAccepted(value: Json): boolean {
    try {
      return this.desk.accepts(value);
    } catch {
      return false;
    }
  }

  private examine(value: Json, text: string, start: number, end: number, { missing }: Plan): void {
    const positions = this.positionsOf(text, start, end);
    const found = this.desk
      .judge(documentOf(value, this.desk.uri))
      .filter((each) => !isAboutHeader(each, missing))
      .map((each) => this.placed(each, text, start, positions));
    if (found.length > 0) this.tell(...found);
  }

  /** A diagnostic on the cell that it is about. */
  private placed(diagnostic: Diagnostic, text: string, start: number, positions: Positions): Diagnostic {
    const cell = this.numbers.get(columnOf(diagnostic) ?? '');
    const span = cell === undefined ? this.extentOf(start) : this.cells.spanOf(cell);
    const at = { ...diagnostic.at, range: rangeIn(positions, span, start) };
    const help = diagnostic.help ?? (cell === undefined ? undefined : this.hint(diagnostic, text, cell));
    return { ...diagnostic, ...(help ? { help } : {}), at };
  }

  private hint({ at, params }: Diagnostic, text: string, cell: number): string | undefined {
    if (at.pointer === '') return 'The cell is empty.';
    const isCell = tokens(at.pointer).length === 1;
    return isCell && HINTED.has(params?.keyword) ? cellHint(this.cells.textOf(text, cell)) : undefined;
  }

  /** From the first cell to the last. */
  private extentOf(start: number): { readonly start: number; readonly end: number } {
    return { start, end: this.cells.spanOf(this.cells.count - 1).end };
  }

  private positionsOf(text: string, start: number, end: number): Positions {
    return positionsFrom(this.desk.cursor.at(text, start), text.slice(start, end));
  }
}

/** A cell in quotes that is empty, or has doubled quotes in it. */
function specialValue(content: string, read: CellReader): Json | undefined {
  return content === '' ? '' : read(content, 0, content.length);
}

/** The range of a stretch of text, from the positions of a part of it that begins at `start`. */
function rangeIn(positions: Positions, span: { start: number; end: number }, start: number): Range {
  return positions.range({ start: span.start - start, end: span.end - start });
}

/** Whether a row fails only since the header lacks a column, which has been said. */
function isAboutHeader({ at, params }: Diagnostic, missing: ReadonlySet<string>): boolean {
  return at.pointer === '' && params?.keyword === 'required' && missing.has(String(params.member));
}
