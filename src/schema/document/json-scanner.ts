import { type Json, quote } from '../../base/json.js';
import { BACKSLASH, QUOTE, SPACE } from './characters.js';
import { JSON_FAULTS, type JsonFault } from './json-faults.js';
import type { Span } from './source.js';
import type { SyntaxReport } from './syntax.js';

const APOSTROPHE = 0x27;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const ESCAPES: { readonly [escaped: string]: string } = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** A text or a number as it is read; what is faulty is read as what it most likely means. */
export interface Scanned extends Span {
  readonly value: Json;
}

/** Reads the words of a JSON text, and what people write in their place; what is no JSON is reported. */
export class JsonScanner {
  protected at = 0;
  /** A fault here would only be an echo of the one before. */
  private silentAt = -1;
  private isStopped = false;

  constructor(
    protected readonly text: string,
    protected readonly base: number,
    protected readonly report: SyntaxReport,
  ) {}

  /** The character that comes next; empty at the end. */
  protected get next(): string {
    return this.text.charAt(this.at);
  }

  /** Reads no further: what is open counts as closed. */
  protected stop(): void {
    this.isStopped = true;
    this.at = this.text.length;
  }

  /** Reports a fault. `doubtFrom` is where the text begins that it casts doubt on, if that is before the fault. */
  protected fault(name: JsonFault, start = this.at, end = this.tokenEnd(start), doubtFrom = start): void {
    const [message, help] = JSON_FAULTS[name] as readonly [string, string?];
    this.faultInWords(message, help, start, end, doubtFrom);
  }

  protected faultInWords(
    message: string,
    help: string | undefined,
    start: number,
    end: number,
    doubtFrom: number,
  ): void {
    if (this.isStopped || start === this.silentAt) return;
    this.silentAt = start;
    const found = this.text.slice(start, end);
    const seen = found === '' ? 'at the end of the text' : `at ${quote(found)}`;
    this.report.fault('json', this.span(start, end), `${message}, ${seen}.`, help, this.base + doubtFrom);
  }

  /** Whatever is wrong with the next word is the consequence of what was reported last. */
  protected expectEcho(): void {
    this.skip();
    this.silentAt = this.at;
  }

  /** Steps over white space and comments. */
  protected skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === SPACE || code === 10 || code === 13 || code === 9) continue;
      if (code < SPACE || (code > 0x7e && /\s/.test(this.next))) {
        this.fault('word', this.at, this.at + 1);
        continue;
      }
      const end = this.commentEnd(this.at);
      if (end === undefined) return;
      this.fault(
        end > this.text.length ? 'openComment' : 'comment',
        this.at,
        Math.min(end, this.text.length),
      );
      this.at = Math.min(end, this.text.length) - 1;
    }
  }

  /** Where the comment ends that begins at an offset, if one does; beyond the text if it does not end. */
  private commentEnd(start: number): number | undefined {
    if (this.text.startsWith('/*', start)) {
      const end = this.text.indexOf('*/', start + 2);
      return end === -1 ? this.text.length + 1 : end + 2;
    }
    if (this.text[start] !== '#' && !this.text.startsWith('//', start)) return undefined;
    const end = this.text.slice(start).search(/[\r\n]/);
    return end === -1 ? this.text.length : start + end;
  }

  /** Whether a string or a bare word comes next, and behind it a colon. */
  protected isAtName(): boolean {
    const end = this.tokenEnd(this.at);
    if (end === this.at || /[{}[\],:]/.test(this.next)) return false;
    const colon = /[ \t\r\n]*:/y;
    colon.lastIndex = end;
    return colon.test(this.text);
  }

  /** Where the word ends that begins at an offset. */
  protected tokenEnd(start: number): number {
    const code = this.text.charCodeAt(start);
    if (code === QUOTE || code === APOSTROPHE) return this.stringEnd(start).end;
    const bare = /[^\s{}[\]",:]+/y;
    bare.lastIndex = start;
    return bare.test(this.text) ? bare.lastIndex : Math.min(start + 1, this.text.length);
  }

  private stringEnd(start: number): { readonly end: number; readonly isClosed: boolean } {
    const closing = this.text.charCodeAt(start);
    for (let at = start + 1; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code === closing) return { end: at + 1, isClosed: true };
      if (code === 10 || code === 13) return { end: at, isClosed: false };
      if (code === BACKSLASH) at++;
    }
    return { end: this.text.length, isClosed: false };
  }

  /** The string that comes next, in double or in single quotes. */
  protected string(): Scanned & { readonly value: string } {
    const start = this.at;
    const { end, isClosed } = this.stringEnd(start);
    const inner = this.text.slice(start + 1, isClosed ? end - 1 : end);
    this.at = end;
    if (!isClosed) {
      this.fault('openString', start, end);
      this.expectEcho();
    } else if (this.text[start] === "'") {
      this.fault('singleQuotes', start, end);
    }
    return { value: this.unescaped(inner, start, end), ...this.span(start, end) };
  }

  private unescaped(inner: string, start: number, end: number): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them.
    if (/[\u0000-\u001f]/.test(inner)) this.fault('control', start, end);
    if (!inner.includes('\\')) return inner;
    return inner.replaceAll(/\\(u[0-9a-fA-F]{4}|.?)/gs, (_all, escaped: string) => {
      if (escaped.length === 5) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      const known = ESCAPES[escaped];
      if (known === undefined) this.fault(escaped === 'u' ? 'unicode' : 'escape', start, end);
      return known ?? escaped;
    });
  }

  /** The bare word or number that comes next. */
  protected bare(): Scanned {
    const start = this.at;
    this.at = this.tokenEnd(start);
    const word = this.text.slice(start, this.at);
    return { value: this.meaningOf(word, start), ...this.span(start, this.at) };
  }

  private meaningOf(word: string, start: number): Json {
    if (NUMBER.test(word)) return Number(word);
    const isExact = word === 'true' || word === 'false' || word === 'null';
    const isNumeric = /^[-+.\d]/.test(word);
    if (!isExact) this.fault(isNumeric ? 'number' : 'word', start, this.at);
    if (/^(?:true|false|null)$/i.test(word)) return JSON.parse(word.toLowerCase()) as Json;
    return isNumeric && Number.isFinite(Number(word)) ? Number(word) : word;
  }

  protected span(start: number, end: number): Span {
    return { start: this.base + start, end: this.base + end };
  }
}
