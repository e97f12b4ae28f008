import type { RowCollector, Scanner } from './row-collector.js';

const QUOTE = 34;
const COMMA = 44;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

/** What may come next in the array of rows. */
type Expected = 'array' | 'first row' | 'row' | 'comma' | 'nothing';

/** Finds the items of one JSON array. It finds where an item ends, and does not check that it is JSON. */
export class ItemScanner implements Scanner {
  private expected: Expected = 'array';
  private readonly item = new ItemEnd();

  constructor(private readonly rows: RowCollector) {}

  scan(text: string, isEnd: boolean): number {
    let at = skipSpace(text, 0);
    while (at < text.length) {
      const next = this.step(text, at, isEnd);
      if (next === -1) return at;
      at = skipSpace(text, next);
    }
    if (isEnd) this.finish(text);
    return at;
  }

  skip(text: string, isStart: boolean): number {
    if (isStart) this.item.begin();
    this.expected = 'comma';
    return this.item.find(text, 0);
  }

  /** Goes on over what begins at an index; -1 if that is an item which is not whole. */
  private step(text: string, at: number, isEnd: boolean): number {
    const code = text.charCodeAt(at);
    switch (this.expected) {
      case 'array':
        if (code !== OPENING_BRACKET)
          return this.refuse(
            text,
            at,
            'The file does not contain an array of rows.',
            'Put the rows between [ and ].',
          );
        this.expected = 'first row';
        return at + 1;
      case 'nothing':
        return this.refuse(text, at, 'There is text after the array.', 'A JSON file contains one value.');
      case 'comma':
        if (code === COMMA || code === CLOSING_BRACKET) {
          this.expected = code === COMMA ? 'row' : 'nothing';
          return at + 1;
        }
        this.rows.stray(text, at, 'A comma is missing between two rows.');
        this.expected = 'row';
        break;
      default:
        if (code !== COMMA && code !== CLOSING_BRACKET) break;
        if (code === COMMA || this.expected === 'row')
          this.rows.stray(text, at, 'A row is missing.', 'Write no comma after the last row.');
        this.expected = code === COMMA ? 'row' : 'nothing';
        return at + 1;
    }
    return this.row(text, at, isEnd);
  }

  private row(text: string, at: number, isEnd: boolean): number {
    this.item.begin();
    const end = this.item.find(text, at);
    if (end === -1 && !isEnd) return -1;
    // An item that does not end is reported; that the array does not end either is clear then.
    this.expected = end === -1 && this.item.isOpen ? 'nothing' : 'comma';
    this.rows.row(text, at, end === -1 ? text.length : end);
    return end === -1 ? text.length : end;
  }

  private finish(text: string): void {
    if (this.expected === 'array') {
      this.rows.refuse(text, text.length, 'The file is empty.', 'Write at least [].');
    } else if (this.expected !== 'nothing') {
      this.rows.stray(text, text.length, 'The closing bracket ] is missing at the end of the rows.');
    }
    this.expected = 'nothing';
  }

  private refuse(text: string, at: number, message: string, help: string): number {
    this.expected = 'nothing';
    this.rows.refuse(text, at, message, help);
    return text.length;
  }
}

/** Finds where a JSON value ends, in a text that may come piece by piece. */
class ItemEnd {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private isFresh = true;

  /** Whether it ends only with a bracket or a quote that has not come yet. */
  get isOpen(): boolean {
    return this.isInString || this.depth > 0;
  }

  begin(): void {
    this.depth = 0;
    this.isInString = false;
    this.isEscaped = false;
    this.isFresh = true;
  }

  find(text: string, from: number): number {
    let { depth } = this;
    for (let at = from; at < text.length; at++) {
      if (this.isInString) {
        at = this.stringEnd(text, at);
        if (at < text.length && depth === 0) return at + 1;
        continue;
      }
      const code = text.charCodeAt(at);
      if (depth === 0 && !this.isFresh && isBoundary(code)) return at;
      this.isFresh = false;
      if (code === QUOTE) this.isInString = true;
      else if (code === OPENING_BRACE || code === OPENING_BRACKET) depth++;
      else if ((code === CLOSING_BRACE || code === CLOSING_BRACKET) && --depth <= 0) return at + 1;
    }
    this.depth = depth;
    return -1;
  }

  /** The index of the quote that ends the string, or the length of the text. */
  private stringEnd(text: string, from: number): number {
    let at = this.isEscaped ? from + 1 : from;
    this.isEscaped = false;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        this.isInString = false;
        return at;
      }
      at += code === BACKSLASH ? 2 : 1;
    }
    this.isEscaped = at > text.length;
    return text.length;
  }
}

/** Whether a bare word or number ends before a character. */
function isBoundary(code: number): boolean {
  return code <= 32 || code === COMMA || code === CLOSING_BRACKET || code === QUOTE || code === OPENING_BRACE;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
