import type { Budget } from '../budget.js';
import type { Diagnostic, Range } from '../diagnostic.js';
import type { Acceptor, InstanceValidator } from '../validate/index.js';
import { type Cursor, positionsFrom } from './cursor.js';
import type { BadByte } from './decoder.js';
import type { Ledger } from './ledger.js';

/** What visitors of rows work with. */
export interface Desk {
  readonly uri: string;
  readonly accepts: Acceptor;
  readonly judge: InstanceValidator;
  readonly ledger: Ledger;
  readonly cursor: Cursor;
  /** Those that no row has taken yet, in order. */
  readonly badBytes: BadByte[];
  /** Whether the rows begin where their file does. */
  readonly isStart: boolean;
  readonly longestRow: number;
  /** The steps that are left for checking rows: each row adds some for its length. */
  readonly budget?: Budget | undefined;
}

/** Some hundred times what an ordinary row takes. */
const STEPS_A_CHARACTER = 64;

/** Gets the rows of a file as they are found, and says what is wrong with them. */
export abstract class RowVisitor {
  /** Whether something makes it pointless to read on. */
  isStopped = false;

  constructor(protected readonly desk: Desk) {}

  /** A whole row, which is a stretch of the text at hand. */
  abstract row(text: string, start: number, end: number): void;

  /** A row of some length is about to be checked. */
  protected begin(length: number): void {
    this.desk.ledger.rows++;
    this.desk.budget?.refill(length * STEPS_A_CHARACTER);
  }

  /** A row that begins at an index and is longer than rows may be. */
  tooLong(text: string, start: number): void {
    this.desk.ledger.rows++;
    this.tell(this.lengthFault(text, start));
  }

  /** Something that should not stand between rows, or is missing there. */
  stray(text: string, index: number, message: string, help?: string): void {
    this.desk.ledger.add([this.fault('json', this.rangeOf(text, index, index), message, help)]);
  }

  /** The same, when no row can follow. */
  refuse(text: string, index: number, message: string, help?: string): void {
    this.stray(text, index, message, help);
    this.isStopped = true;
  }

  /** What keeps a stretch of text from being read as a row. */
  protected faultIn(text: string, start: number, end: number): Diagnostic | undefined {
    if (end - start > this.desk.longestRow) return this.lengthFault(text, start);
    return this.desk.badBytes.length === 0 ? undefined : this.encodingFault(text, start, end);
  }

  /** Says what is wrong with the row at hand. */
  protected tell(...diagnostics: readonly Diagnostic[]): void {
    this.desk.ledger.addTo(this.desk.ledger.rows, diagnostics);
  }

  protected fault(code: string, range: Range, message: string, help?: string): Diagnostic {
    const at = { uri: this.desk.uri, pointer: '', on: 'value', range } as const;
    return { code: `syntax/${code}`, severity: 'error', message, ...(help ? { help } : {}), at };
  }

  protected rangeOf(text: string, start: number, end: number): Range {
    const first = this.desk.cursor.at(text, start);
    return positionsFrom(first, text.slice(start, end)).range({ start: 0, end: end - start });
  }

  protected lengthFault(text: string, start: number): Diagnostic {
    const message = `The row is longer than ${sizeInWords(this.desk.longestRow)} and is not read.`;
    const help = 'Look for a missing line break, or a quote that is not closed.';
    return this.fault('row-length', this.rangeOf(text, start, start), message, help);
  }

  /** Takes the bad bytes up to the end of a row, and tells of the first that stands in it. */
  private encodingFault(text: string, start: number, end: number): Diagnostic | undefined {
    const { badBytes, cursor, isStart } = this.desk;
    const later = badBytes.findIndex(({ offset }) => offset >= cursor.base + end);
    const passed = badBytes.splice(0, later === -1 ? badBytes.length : later);
    const bad = passed.find(({ offset }) => offset >= cursor.base + start);
    if (bad === undefined) return undefined;
    const index = bad.offset - cursor.base - start;
    const positions = positionsFrom(cursor.at(text, start), text.slice(start, end));
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
