import { type Diagnostic, isValid } from '../diagnostic.js';
import { locate, parseJson } from '../document/index.js';
import type { Json } from '../json.js';
import type { RowValidator } from './batch.js';
import { hasLongNumber, mayBeExact, parseExactly } from './exact-json.js';
import { RowCollector, type RowText } from './row-collector.js';

/** Reads rows that are JSON texts. */
export class JsonRows extends RowCollector {
  private hasLongNumber = false;

  override begin(text: string): void {
    super.begin(text);
    this.hasLongNumber = hasLongNumber(text);
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
      const exact = this.hasLongNumber && mayBeExact(row) ? parseExactly(row) : undefined;
      this.add(start, end, exact ?? value, exact !== undefined);
    } catch {
      // `explain` reports what is wrong.
      this.add(start, end, undefined);
    }
  }

  /** Reads the row again, with all positions. */
  override explain(
    { text, start, end, positions, value, isExact }: RowText,
    { validate }: RowValidator,
  ): readonly Diagnostic[] {
    const row = text.slice(start, end);
    const { document, diagnostics } = parseJson(row, this.context.uri, 0, row.length, () => positions);
    const read = document && (isExact ? { ...document, value: value! } : document);
    const found = [
      ...(isExact ? diagnostics.filter(({ code }) => !ROUNDED.has(code)) : diagnostics),
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
