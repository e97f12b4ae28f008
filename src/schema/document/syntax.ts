import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import { fitOf } from './numbers.js';
import type { Positions } from './positions.js';
import type { Span } from './source.js';

/** How many faults of a text are listed. */
const MOST_FAULTS = 100;

/** Makes the diagnostics of one text while it is read. */
export class SyntaxReport {
  readonly diagnostics: Diagnostic[] = [];
  private faults = 0;
  private doubtFrom = Number.POSITIVE_INFINITY;
  private firstUnlisted: Span | undefined;

  constructor(
    private readonly uri: string,
    private readonly positions: () => Positions,
  ) {}

  add(code: string, severity: Severity, span: Span, pointer: string, message: string, help?: string): void {
    const range = this.positions().range(span);
    const at = { uri: this.uri, pointer, on: 'value', range } as const;
    this.diagnostics.push({ code: `syntax/${code}`, severity, message, ...(help ? { help } : {}), at });
  }

  /** Reports what keeps the text from being a document. `doubtFrom` is where the text begins that it casts doubt on. */
  fault(code: string, span: Span, message: string, help?: string, doubtFrom = span.start): void {
    this.doubtFrom = Math.min(this.doubtFrom, doubtFrom);
    if (++this.faults <= MOST_FAULTS) this.add(code, 'error', span, '', message, help);
    else this.firstUnlisted ??= span;
  }

  /** Says how many faults are not listed, once all is read, and from where on the text is in doubt. */
  finish(text: string): { readonly brokenAt?: number } {
    const unlisted = this.faults - MOST_FAULTS;
    if (unlisted > 0) {
      const message = `${unlisted} more syntax ${unlisted === 1 ? 'error is' : 'errors are'} not listed.`;
      this.add('more-faults', 'error', this.firstUnlisted!, '', message);
    }
    // The last word before a fault may belong to it.
    return this.faults === 0 ? {} : { brokenAt: text.slice(0, this.doubtFrom).trimEnd().length };
  }

  duplicateKey(name: string, span: Span, pointer: string): void {
    const message = `The name ${quote(name)} appears twice in this object.`;
    const range = this.positions().range(span);
    this.diagnostics.push({
      code: 'syntax/duplicate-key',
      severity: 'error',
      message,
      help: 'Only the last one is used: remove or rename one of them.',
      at: { uri: this.uri, pointer, on: 'key', range },
    });
  }

  /** Says so when a text has half a character in it, which an escape such as \\ud800 can do. */
  text(text: string, span: Span, pointer: () => string): void {
    if (text.isWellFormed()) return;
    const message = 'The text contains a lone surrogate, which is not a Unicode character.';
    this.add('lone-surrogate', 'error', span, pointer(), message);
  }

  /** Says so when a number as written does not fit a double. */
  number(literal: string, span: Span, pointer: () => string): void {
    const fit = fitOf(literal);
    if (fit === 'exact') return;
    const shown = literal.length > 40 ? `${literal.slice(0, 39)}…` : literal;
    if (fit === 'too large') {
      this.add('number-range', 'error', span, pointer(), `The number ${shown} is too large for a double.`);
    } else {
      const message = `The number ${shown} does not fit a double and is read as ${Number(literal)}.`;
      this.add(
        'number-precision',
        'warning',
        span,
        pointer(),
        message,
        'Write it as a string if all digits matter.',
      );
    }
  }
}
