import type { Cursor } from './cursor.js';
import type { Decoder } from './decoder.js';
import type { Desk, RowVisitor } from './row-visitor.js';
import type { Scanner } from './scanner.js';

/** The texts of larger blocks do not stay in the cache of the processor, which is slower. */
const BLOCK = 1 << 16;

/** A row that is not whole is looked at again with every block up to this length, then when it has grown enough. */
const PATIENCE = 1 << 12;

const NOTHING = new Uint8Array();

/** Leads bytes as text to a scanner, and keeps what it could not use yet. */
export class Feed {
  /** How many bytes there were when a row was last found not to be whole. */
  private seen = 0;
  private isStart: boolean;
  private isSkipping = false;
  private readonly longest: number;

  constructor(
    private readonly decoder: Decoder,
    private readonly cursor: Cursor,
    private readonly scanner: Scanner,
    private readonly visitor: RowVisitor,
    { isStart, longestRow }: Pick<Desk, 'isStart' | 'longestRow'>,
  ) {
    this.isStart = isStart;
    this.longest = longestRow;
  }

  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += BLOCK) {
      const block = bytes.subarray(at, at + BLOCK);
      if (this.isTooEarly(block)) this.decoder.keep(block);
      else this.lead(this.decoder.decode(block, false), false);
    }
  }

  end(): void {
    this.lead(this.decoder.decode(NOTHING, true), true);
  }

  private lead(piece: string, isEnd: boolean): void {
    const text = this.isSkipping ? this.skip(piece, false) : this.withoutMark(piece);
    // What follows when nobody reads on is only passed, so that lines are counted all the same.
    const done = this.visitor.isStopped ? text.length : this.scanner.scan(text, isEnd);
    this.cursor.pass(text, done);
    const rest = text.slice(done);
    if (rest.length > this.longest && !this.visitor.isStopped) {
      this.visitor.tooLong(rest, 0);
      this.decoder.giveBack(this.skip(rest, true));
    } else {
      this.decoder.giveBack(rest);
    }
    this.seen = this.decoder.waiting;
  }

  /** To look at a long row with every block would take ages, so it has to grow by a part of itself in between. */
  private isTooEarly(block: Uint8Array): boolean {
    const { seen, longest } = this;
    if (seen <= PATIENCE) return false;
    const enough = seen <= longest ? Math.min(2 * seen, longest + 1) : 1.25 * seen;
    return this.decoder.waiting + block.length < enough;
  }

  /** What stands after the row that is not kept. */
  private skip(text: string, isStart: boolean): string {
    const end = this.scanner.skip(text, isStart);
    this.isSkipping = end === -1;
    const passed = this.isSkipping ? text.length : end;
    this.cursor.pass(text, passed);
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
