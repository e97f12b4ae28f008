import type { Cursor } from './cursor.js';
import type { Decoder } from './decoder.js';
import type { RowVisitor } from './row-visitor.js';
import type { Scanner } from './scanner.js';

/** Larger blocks would only take more memory. */
const BLOCK = 1 << 18;

/** A row that is not whole is looked at again with every piece up to this length, then each time it has doubled. */
const PATIENCE = 1 << 12;

const NOTHING = new Uint8Array();

/** Leads bytes as text to a scanner, and keeps what it could not use yet. */
export class Feed {
  private rest = '';
  private seen = 0;
  private isStart = true;
  private isSkipping = false;

  constructor(
    private readonly decoder: Decoder,
    private readonly cursor: Cursor,
    private readonly scanner: Scanner,
    private readonly visitor: RowVisitor,
    private readonly longest: number,
  ) {}

  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += BLOCK) {
      this.push(this.decoder.decode(bytes.subarray(at, at + BLOCK), false), false);
    }
  }

  end(): void {
    this.push(this.decoder.decode(NOTHING, true), true);
  }

  private push(piece: string, isEnd: boolean): void {
    const text = this.isSkipping ? this.skip(piece, false) : this.withoutMark(piece);
    this.rest = this.rest === '' ? text : this.rest + text;
    if (!isEnd && this.isTooEarly()) return;
    const done = this.scanner.scan(this.rest, isEnd);
    this.cursor.pass(this.rest, done);
    this.rest = this.rest.slice(done);
    this.seen = this.rest.length;
    if (this.seen > this.longest) {
      this.visitor.tooLong(this.rest, 0);
      this.rest = this.skip(this.rest, true);
    }
  }

  /** Whether a long row has not grown enough to be worth another look. */
  private isTooEarly(): boolean {
    const { length } = this.rest;
    return this.seen > PATIENCE && length < 2 * this.seen && length <= this.longest;
  }

  /** What stands after the row that is not kept. */
  private skip(text: string, isStart: boolean): string {
    const end = this.scanner.skip(text, isStart);
    this.isSkipping = end === -1;
    const passed = this.isSkipping ? text.length : end;
    this.cursor.pass(text, passed);
    this.seen = 0;
    return text.slice(passed);
  }

  private withoutMark(text: string): string {
    if (!this.isStart || text === '') return text;
    this.isStart = false;
    if (!text.startsWith('\uFEFF')) return text;
    this.cursor.skipMark();
    return text.slice(1);
  }
}
