import type { ReaderOptions, RowBatch, RowReader } from './batch.js';
import { CellRows } from './cell-rows.js';
import type { Columns } from './columns.js';
import { Decoder } from './decoder.js';
import { CellScanner, Cells } from './delimited.js';
import { plainDialect } from './dialect.js';
import { type CellFormat, isCellFormat, type RowFormat } from './format.js';
import { ItemScanner } from './items.js';
import { JsonRows } from './json-rows.js';
import { LineScanner } from './lines.js';
import { type CellVisitor, RawRows } from './raw-rows.js';
import type { ReadContext, RowCollector, Scanner } from './row-collector.js';
import { TextPosition } from './text-position.js';

const LONGEST_ROW = 1 << 26;

/** A reader of the rows of one text, or of a part of it. Cells are read by what a schema says about their columns. */
export function rowReader(format: RowFormat, columns: Columns, options: ReaderOptions): RowReader {
  const { decoder, context } = beginningOf(options);
  if (isCellFormat(format)) {
    const dialect = options.dialect ?? plainDialect(format);
    const cells = new Cells(dialect);
    const header = options.header ?? (dialect.header ? undefined : columns.columns.map(({ name }) => name));
    const rows = new CellRows(context, cells, columns, dialect, header, options.dialect === undefined);
    return new TextReader(decoder, context, new CellScanner(rows, cells, dialect), rows);
  }
  const rows = new JsonRows(context, options.comparesFractions);
  const scanner = format === 'json' ? new ItemScanner(rows) : new LineScanner(rows, context.longestRow);
  return new TextReader(decoder, context, scanner, rows);
}

/** A reader that passes the rows of cells of a text to a visitor; the batches that it gives are empty. */
export function rawReader(format: CellFormat, visitor: CellVisitor, options: ReaderOptions): RowReader {
  const { decoder, context } = beginningOf(options);
  const dialect = options.dialect ?? plainDialect(format);
  const cells = new Cells(dialect);
  const rows = new RawRows(context, cells, visitor, options.header, dialect.header, dialect);
  return new TextReader(decoder, context, new CellScanner(rows, cells, dialect), rows);
}

function beginningOf(options: ReaderOptions): { readonly decoder: Decoder; readonly context: ReadContext } {
  const { lines, characters } = (!options.isLater && options.start) || { lines: 0, characters: 0 };
  const decoder = new Decoder(characters);
  const context: ReadContext = {
    uri: options.uri,
    position: new TextPosition(lines, characters),
    badBytes: decoder.badBytes,
    isStart: !options.isLater,
    longestRow: options.longestRow ?? LONGEST_ROW,
  };
  return { decoder, context };
}

/** Bytes are read in such blocks: the texts of larger ones do not stay in the cache of the processor, which is slower. */
const BLOCK = 1 << 16;

/** A row that is not complete is scanned again with every block up to this length, then when it has grown enough. */
const SHORT = 1 << 12;

const NOTHING = new Uint8Array();

/** Passes bytes as text to a scanner, and keeps what it could not use yet. */
class TextReader implements RowReader {
  /** How many bytes there were when a row was last found not to be complete. */
  private seen = 0;
  private isAtStart: boolean;
  private isSkipping = false;

  constructor(
    private readonly decoder: Decoder,
    private readonly context: ReadContext,
    private readonly scanner: Scanner,
    private readonly rows: RowCollector,
  ) {
    this.isAtStart = context.isStart;
  }

  *read(bytes: Uint8Array): Generator<RowBatch> {
    for (let at = 0; at < bytes.length; at += BLOCK) {
      const block = bytes.subarray(at, at + BLOCK);
      if (this.isTooEarly(block)) this.decoder.keep(block);
      else yield this.batchIn(this.decoder.decode(block, false), false);
    }
  }

  end(): RowBatch {
    return this.batchIn(this.decoder.decode(NOTHING, true), true);
  }

  extent() {
    const { lines, base } = this.context.position;
    return { rows: this.rows.rows, lines, characters: base };
  }

  isStopped(): boolean {
    return this.rows.isStopped;
  }

  private batchIn(piece: string, isEnd: boolean): RowBatch {
    const { rows, scanner, context, decoder } = this;
    const text = this.isSkipping ? this.skip(piece, false) : this.withoutMark(piece);
    rows.begin(text);
    // When reading has stopped, the rest is only passed over, so that lines are counted all the same.
    const done = rows.isStopped ? text.length : scanner.scan(text, isEnd);
    context.position.pass(text, done);
    const rest = text.slice(done);
    if (rest.length > context.longestRow && !rows.isStopped) {
      rows.tooLong(rest, 0);
      decoder.giveBack(this.skip(rest, true));
    } else {
      decoder.giveBack(rest);
    }
    this.seen = decoder.waiting;
    if (isEnd && !rows.isStopped) rows.end();
    return rows.finish();
  }

  /** To scan a long row with every block would take quadratic time, so it has to grow by a part of itself in between. */
  private isTooEarly(block: Uint8Array): boolean {
    const { seen } = this;
    const { longestRow } = this.context;
    if (seen <= SHORT) return false;
    const enough = seen <= longestRow ? Math.min(2 * seen, longestRow + 1) : 1.25 * seen;
    return this.decoder.waiting + block.length < enough;
  }

  /** The text after the row that is not kept. */
  private skip(text: string, isStart: boolean): string {
    const end = this.scanner.skip(text, isStart);
    this.isSkipping = end === -1;
    const passed = this.isSkipping ? text.length : end;
    this.context.position.pass(text, passed);
    return text.slice(passed);
  }

  private withoutMark(text: string): string {
    if (!this.isAtStart || text === '') return text;
    this.isAtStart = false;
    if (!text.startsWith('\uFEFF')) return text;
    this.context.position.skipMark();
    return text.slice(1);
  }
}
