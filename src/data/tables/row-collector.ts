import type { Diagnostic, Range } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import type { Fault, HeaderCells, RowBatch, RowValidator } from './batch.js';
import type { BadByte } from './decoder.js';
import { positionsFrom, type TextPosition } from './text-position.js';

/** Finds rows in a text that comes piece by piece. */
export interface Scanner {
  /** Passes on the complete rows of a text; gives where the first begins that is not complete. */
  scan(text: string, isEnd: boolean): number;
  /** Where a row ends that is not kept, or -1; `isStart` when the text begins with it, else it goes on there. */
  skip(text: string, isStart: boolean): number;
}

/** What collectors of rows share. */
export interface ReadContext {
  readonly uri: string;
  readonly position: TextPosition;
  /** Those that no row has taken yet, in order. */
  readonly badBytes: BadByte[];
  /** Whether the rows begin where their file does. */
  readonly isStart: boolean;
  readonly longestRow: number;
}

/** The rows that were found in one text. */
class TextBatch implements RowBatch {
  readonly values: (Json | undefined)[] = [];
  readonly exact = new Set<number>();
  readonly faults: Fault[] = [];
  header?: HeaderCells;
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  constructor(
    readonly first: number,
    /** The position of the text in the file. */
    private readonly position: TextPosition,
    private readonly collector: RowCollector,
    private readonly text: string,
  ) {}

  lengthOf = (index: number): number => this.ends[index]! - this.starts[index]!;

  explain = (index: number, validator: RowValidator): readonly Diagnostic[] => {
    const { text, position, collector, starts, ends } = this;
    const [start, end] = [starts[index]!, ends[index]!];
    const positions = positionsFrom(position.at(text, start), text.slice(start, end));
    const isExact = this.exact.has(index);
    return collector.explain({ text, start, end, positions, value: this.values[index], isExact }, validator);
  };
}

/** A row in its text. */
export interface RowText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The positions in the row: its first character has the index 0. */
  readonly positions: ReturnType<typeof positionsFrom>;
  /** What was read; `undefined` if that was not possible. */
  readonly value: Json | undefined;
  /** Whether it has a number that no double holds. */
  readonly isExact: boolean;
}

/** Gets the rows of a text as they are found, and makes batches of them. */
export abstract class RowCollector {
  isStopped = false;
  /** How many rows were found. */
  rows = 0;
  private batch: TextBatch | undefined;

  constructor(protected readonly context: ReadContext) {}

  /** A complete row, which is a stretch of the text at hand. */
  abstract row(text: string, start: number, end: number): void;

  /** The findings about a row. */
  abstract explain(row: RowText, validator: RowValidator): readonly Diagnostic[];

  /** A text begins. */
  begin(text: string): void {
    this.batch = new TextBatch(this.rows + 1, this.context.position.copy(), this, text);
  }

  /** All rows have been found. */
  end(): void {}

  /** The rows of the text at hand. */
  finish(): RowBatch {
    return this.batch!;
  }

  /** Adds a row to the batch. */
  protected add(start: number, end: number, value: Json | undefined, isExact = false): void {
    const { values, starts, ends, exact } = this.batch!;
    if (isExact) exact.add(values.length);
    values.push(value);
    starts.push(start);
    ends.push(end);
    this.rows++;
  }

  /** Adds a row that cannot be read. */
  protected addFaulty(start: number, end: number, diagnostic: Diagnostic): void {
    this.addFault(diagnostic, true);
    this.add(start, end, undefined);
  }

  protected addFault(diagnostic: Diagnostic, isOfRow = false): void {
    this.batch!.faults.push({ index: this.batch!.values.length, isOfRow, diagnostic });
  }

  protected addHeader(header: HeaderCells): void {
    this.batch!.header = header;
  }

  /** A row that begins at an index and is longer than rows may be. */
  tooLong(text: string, start: number): void {
    this.addFaulty(start, start, this.lengthFault(text, start));
  }

  /** Something unexpected, or missing, between rows. */
  stray(text: string, index: number, message: string, help?: string): void {
    this.addFault(this.fault('json', this.rangeOf(text, index, index), message, help));
  }

  /** The same, when no row can follow. */
  refuse(text: string, index: number, message: string, help?: string): void {
    this.stray(text, index, message, help);
    this.isStopped = true;
  }

  /** What keeps a stretch of text from being read as a row. */
  protected faultIn(text: string, start: number, end: number): Diagnostic | undefined {
    if (end - start > this.context.longestRow) return this.lengthFault(text, start);
    return this.context.badBytes.length === 0 ? undefined : this.encodingFault(text, start, end);
  }

  protected fault(code: string, range: Range, message: string, help?: string): Diagnostic {
    const at = { uri: this.context.uri, pointer: '', on: 'value', range } as const;
    return { code: `syntax/${code}`, severity: 'error', message, ...(help ? { help } : {}), at };
  }

  protected rangeOf(text: string, start: number, end: number): Range {
    const first = this.context.position.at(text, start);
    return positionsFrom(first, text.slice(start, end)).range({ start: 0, end: end - start });
  }

  protected lengthFault(text: string, start: number): Diagnostic {
    const message = `The row is longer than ${sizeInWords(this.context.longestRow)} and is not read.`;
    const help = 'Look for a missing line break, or a quote that is not closed.';
    return this.fault('row-length', this.rangeOf(text, start, start), message, help);
  }

  /** Takes the bad bytes up to the end of a row; the first one in the row is its fault. */
  private encodingFault(text: string, start: number, end: number): Diagnostic | undefined {
    const { badBytes, position, isStart } = this.context;
    const later = badBytes.findIndex(({ offset }) => offset >= position.base + end);
    const passed = badBytes.splice(0, later === -1 ? badBytes.length : later);
    const bad = passed.find(({ offset }) => offset >= position.base + start);
    if (bad === undefined) return undefined;
    const index = bad.offset - position.base - start;
    const positions = positionsFrom(position.at(text, start), text.slice(start, end));
    const byte = bad.byte.toString(16).padStart(2, '0').toUpperCase();
    const isUtf16 = isStart && bad.offset === 0 && bad.byte >= 0xfe;
    const message = isUtf16 ? 'The text is UTF-16.' : `The byte ${byte} is not UTF-8.`;
    const range = positions.range({ start: index, end: index });
    this.isStopped ||= isUtf16;
    return this.fault('encoding', range, message, 'Save the text as UTF-8.');
  }
}

function sizeInWords(size: number): string {
  const mebi = size / (1 << 20);
  return Number.isInteger(mebi) ? `${mebi} MiB` : `${size} characters`;
}
