import type { Diagnostic, Range } from '../../base/diagnostic.js';
import { type Json, quote, setMember } from '../../base/json.js';
import { documentOf, type Positions, tokens } from '../../schema/document/index.js';
import { holdsExact, type RowValidator } from './batch.js';
import { type CellReader, cellHint } from './cell-reader.js';
import type { Columns } from './columns.js';
import type { Cells } from './delimited.js';
import type { Dialect } from './dialect.js';
import { hasLoneReturn, LONE_RETURN, namesIn, otherFormatOf } from './header.js';
import { isAboutHeader, type Plan, planFor } from './plan.js';
import { type ReadContext, RowCollector, type RowText } from './row-collector.js';
import { positionsFrom } from './text-position.js';

const IN_WORDS = { csv: 'commas', tsv: 'tabs', ssv: 'semicolons' } as const;

/** Keywords that a cell may fail only because of how it is written. */
const HINTED: ReadonlySet<unknown> = new Set(['type', 'enum', 'const']);

/** In how many ways the cells of a row are read, at most, until the row is accepted. */
const MOST_READINGS = 32;

/** Reads rows that are made of cells, below a header that names their columns. */
export class CellRows extends RowCollector {
  private plan: Plan | undefined;
  /** The number of each column, by its name. */
  private numbers: ReadonlyMap<string, number> = new Map();

  constructor(
    context: ReadContext,
    private readonly cells: Cells,
    private readonly columns: Columns,
    private readonly dialect: Dialect,
    header: readonly string[] | undefined,
    /** Whether a header that was read as one cell may show another format. */
    private readonly mayBeOther: boolean,
  ) {
    super(context);
    if (header) this.follow(planFor(header, columns, dialect));
  }

  override row(text: string, start: number, end: number): void {
    if (this.isStopped) return;
    const fault = this.faultIn(text, start, end) ?? this.quoteFault(text, start, end);
    if (this.plan) this.readRow(text, start, end, this.plan, fault);
    else if (fault) this.stop(fault);
    else this.readHeader(text, start, end);
  }

  override tooLong(text: string, start: number): void {
    if (this.plan) super.tooLong(text, start);
    else if (!this.isStopped) this.stop(this.lengthFault(text, start));
  }

  /** Reports that the text ended before there was a header. */
  override end(): void {
    if (this.plan) return;
    const message = 'The file is empty: a header with the names of the columns is missing.';
    const help = 'Write the names of the columns on the first line.';
    this.stop(this.fault('empty', this.rangeOf('', 0, 0), message, help));
  }

  /** Without a header no row can be read. */
  private stop(fault: Diagnostic): void {
    this.addFault(fault);
    this.isStopped = true;
  }

  private follow(plan: Plan): void {
    this.plan = plan;
    this.numbers = new Map(plan.names.map((name, cell) => [name, cell] as const).toReversed());
  }

  private readRow(text: string, start: number, end: number, plan: Plan, fault: Diagnostic | undefined): void {
    if (fault || this.cells.count !== plan.names.length) {
      this.addFaulty(start, end, fault ?? this.countFault(text, start, end, plan));
      return;
    }
    const { cells } = this;
    const { names, readers } = plan;
    // Every row of a file gets its members in the same order, so that all have one shape.
    const row: { [name: string]: Json } = {};
    let isExact = false;
    for (let cell = 0; cell < names.length; cell++) {
      const read = readers[cell];
      if (read === undefined) continue;
      const value = cells.isSpecial(cell)
        ? specialValue(cells.textOf(text, cell), read)
        : read(text, cells.start(cell), cells.end(cell));
      if (value === undefined) continue;
      if (typeof value === 'object' && holdsExact(value)) isExact = true;
      setMember(row, names[cell]!, value);
    }
    this.add(start, end, row, isExact);
  }

  private readHeader(text: string, start: number, end: number): void {
    const { cells, columns } = this;
    const names = namesIn(text, cells);
    if (hasLoneReturn(text, start, end, this.dialect)) {
      this.stop(
        this.fault('csv', this.rangeOf(text, start, start), LONE_RETURN, 'Save it with LF or CR LF.'),
      );
      return;
    }
    const plan = planFor(names, columns, this.dialect);
    const other = this.mayBeOther && plan.unknown.length > 0 ? otherFormatOf(names) : undefined;
    if (other) {
      const message = `The header was read as one cell: the file seems to be ${other.toUpperCase()}, with ${IN_WORDS[other]} between the cells.`;
      const help = `Set its format to ${other}, or give it a name that ends in .${other}.`;
      this.stop(this.fault('csv', this.rangeOf(text, start, start), message, help));
      return;
    }
    this.follow(plan);
    const positions = this.positionsOf(text, start, end);
    this.addHeader({
      names,
      ranges: names.map((_, cell) => rangeIn(positions, cells.spanOf(cell), start)),
      range: rangeIn(positions, extentOf(cells, start), start),
    });
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
    const range = rangeIn(this.positionsOf(text, start, end), extentOf(this.cells, start), start);
    const message = `Expected ${expected} cell${expected === 1 ? '' : 's'}, found ${this.cells.count}.`;
    const help = 'Put a cell that contains a delimiter, a quote or a line break in double quotes.';
    return this.fault('cells', range, message, help);
  }

  private positionsOf(text: string, start: number, end: number): Positions {
    return positionsFrom(this.context.position.at(text, start), text.slice(start, end));
  }

  /** Accepts the row if some reading of its cells is accepted; else the findings are those of the best reading. */
  override explain(row: RowText, { accepts, validate }: RowValidator): readonly Diagnostic[] {
    const { text, start } = row;
    const { cells } = this;
    cells.find(text, start, true);
    const missing = this.plan!.missing;
    let best: readonly Diagnostic[] | undefined;
    for (const value of this.readings(text, row.value!, this.plan!)) {
      if (value !== row.value && !holdsExact(value) && accepts(value)) return [];
      const found = validate(documentOf(value, this.context.uri)).filter(
        (each) => !isAboutHeader(each, missing),
      );
      if (found.length === 0) return [];
      if (best === undefined || costOf(found) < costOf(best)) best = found;
    }
    return best!.map((each) => this.placed(each, row));
  }

  /** The row as it was read, then with other readings of its ambiguous cells: of few cells first. */
  private *readings(text: string, value: Json, { names, ambiguous }: Plan): Generator<Json> {
    yield value;
    let rows = [value as { readonly [name: string]: Json }];
    let count = 1;
    for (const [cell, readings] of ambiguous) {
      const name = names[cell]!;
      const others = readings(this.cells.textOf(text, cell)).filter((each) => each !== rows[0]![name]);
      const more = others.flatMap((other) => rows.map((row) => withMember(row, name, other)));
      for (const row of more) {
        if (++count > MOST_READINGS) return;
        yield row;
      }
      rows = [...rows, ...more];
    }
  }

  /** A diagnostic on the cell that it is about. */
  private placed(diagnostic: Diagnostic, { text, start, positions }: RowText): Diagnostic {
    const { cells } = this;
    const cell = this.numbers.get(columnOf(diagnostic) ?? '');
    const span = cell === undefined ? extentOf(cells, start) : cells.spanOf(cell);
    const at = { ...diagnostic.at, range: rangeIn(positions, span, start) };
    const help = diagnostic.help ?? (cell === undefined ? undefined : this.hint(diagnostic, text, cell));
    return { ...diagnostic, ...(help ? { help } : {}), at };
  }

  private hint({ at, params }: Diagnostic, text: string, cell: number): string | undefined {
    const content = this.cells.textOf(text, cell);
    if (at.pointer === '')
      return content === '' ? 'The cell is empty.' : `${quote(content)} means a missing value.`;
    const isCell = tokens(at.pointer).length === 1;
    return isCell && HINTED.has(params?.keyword) ? cellHint(content) : undefined;
  }
}

/** A wrong type is the strongest sign that a reading is not the intended one. */
function costOf(found: readonly Diagnostic[]): number {
  return found.length + found.filter(({ params }) => params?.keyword === 'type').length / 2;
}

function withMember(row: { readonly [name: string]: Json }, name: string, value: Json) {
  const copy: { [name: string]: Json } = { ...row };
  setMember(copy, name, value);
  return copy;
}

/** A cell in quotes that is empty, or has doubled quotes in it. */
function specialValue(content: string, read: CellReader): Json | undefined {
  return content === '' ? '' : read(content, 0, content.length);
}

/** From the first cell to the last. */
function extentOf(cells: Cells, start: number): { readonly start: number; readonly end: number } {
  return { start, end: cells.spanOf(cells.count - 1).end };
}

/** The range of a stretch of text, from the positions of a part of it that begins at `start`. */
function rangeIn(positions: Positions, span: { start: number; end: number }, start: number): Range {
  return positions.range({ start: span.start - start, end: span.end - start });
}

/** The member of the row that a diagnostic is about, if it is about one. */
export function columnOf({ at, params }: Diagnostic): string | undefined {
  const name = tokens(at.pointer)[0] ?? params?.member;
  return typeof name === 'string' ? name : undefined;
}
