import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { locate, parseJson } from '../../schema/document/index.js';
import type { RowValidator } from './batch.js';
import { doubtfulNumberAt, mayBeExact, NOWHERE, parseExactly } from './exact-json.js';
import { type ReadContext, RowCollector, type RowText } from './row-collector.js';

/** Reads rows that are JSON texts. */
export class JsonRows extends RowCollector {
  /** Where the next number is, in the text at hand, that a double may not hold. */
  private doubtfulAt = NOWHERE;

  constructor(
    context: ReadContext,
    private readonly comparesFractions = true,
  ) {
    super(context);
  }

  override begin(text: string): void {
    super.begin(text);
    this.doubtfulAt = doubtfulNumberAt(text, 0, this.comparesFractions);
  }

  override row(text: string, start: number, end: number): void {
    if (this.isStopped) return;
    const fault = this.faultIn(text, start, end);
    if (fault) {
      this.addFaulty(start, end, fault);
      return;
    }
    const row = text.slice(start, end);
    try {
      const value: Json = JSON.parse(row);
      const exact = this.isDoubtful(text, start, end) ? parseExactly(row) : undefined;
      this.add(start, end, exact ?? value, exact !== undefined);
    } catch {
      // `explain` reports what is wrong.
      this.add(start, end, undefined);
    }
  }

  /** Rows come in the order of the text, so it is searched once. */
  private isDoubtful(text: string, start: number, end: number): boolean {
    if (this.doubtfulAt < start) this.doubtfulAt = doubtfulNumberAt(text, start, this.comparesFractions);
    return this.doubtfulAt < end;
  }

  /** Reads the row again, with all positions. */
  override explain(
    { text, start, end, positions }: RowText,
    { validate }: RowValidator,
  ): readonly Diagnostic[] {
    const row = text.slice(start, end);
    const exact = isJson(row) && mayBeExact(row) ? parseExactly(row) : undefined;
    const { document, diagnostics } = parseJson(row, this.context.uri, 0, row.length, () => positions);
    const read = document && (exact === undefined ? document : { ...document, value: exact });
    const found = [
      ...(exact === undefined ? diagnostics : diagnostics.filter(({ code }) => !ROUNDED.has(code))),
      ...(read ? locate(validate(read), [read]) : []),
    ];
    // The parser that knows positions accepts white space that JSON does not know.
    if (isValid(found) && !isJson(row)) {
      found.push(this.fault('json', positions.range({ start: 0, end: row.length }), 'This is not JSON.'));
    }
    return found;
  }
}

/** About numbers that no double holds, which are not rounded here. */
const ROUNDED: ReadonlySet<string> = new Set(['syntax/number-precision', 'syntax/number-range']);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
