import { type Json, setMember } from '../../base/json.js';
import {
  CLOSING_BRACE,
  CLOSING_BRACKET,
  COLON,
  COMMA,
  MINUS,
  NINE,
  OPENING_BRACE,
  OPENING_BRACKET,
  QUOTE,
  SPACE,
} from './characters.js';
import { MAX_NESTING, type Recovered } from './document.js';
import { fitOf } from './numbers.js';
import { lazyPositions } from './positions.js';
import type { SourceNode, Span } from './source.js';

/** A value, and where it is in its text. */
export interface PlainYaml {
  readonly value: Json;
  readonly node: SourceNode;
}

/** Reads an entry that is not plain, with any YAML in it; undefined if it is faulty, or the rest may refer to it. */
export type EntryReader = (text: string, base: number) => PlainYaml | undefined;

/** How deep plain lines may be nested, and values in entries that are not plain. */
export const MAX_PLAIN_NESTING = MAX_NESTING / 2;

/**
 * Reads the YAML that most schemas consist of: members and items on lines of their own, with scalars and flow
 * collections that end on their line. The YAML parser takes ten times as long, so it only reads the entries that are
 * anything else. Undefined if such an entry cannot be read alone; the text may then be faulty.
 */
export function recoverPlainYaml(
  text: string,
  uri: string,
  readEntry: EntryReader = () => undefined,
): Recovered | undefined {
  const from = text.startsWith(DOCUMENT_START) ? DOCUMENT_START.length : 0;
  const read = isOneDocument(text, from) ? new Lines(text, readEntry).root(from) : undefined;
  if (read === undefined) return undefined;
  const source = { text, format: 'yaml', root: read.node, positions: lazyPositions(text) } as const;
  return { document: { uri, value: read.value, source }, diagnostics: [] };
}

const DOCUMENT_START = '---\n';
/** Lines that begin so are no content. */
const MARKS = ['---', '...', '%', '\uFEFF'];

function isOneDocument(text: string, from: number): boolean {
  if (CONTROLS.test(text) || !text.isWellFormed()) return false;
  return !MARKS.some((mark) => text.startsWith(mark, from) || text.includes(`\n${mark}`));
}

/** Tabs and carriage returns, too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x09\x0b-\x1f]/;

const NEW_LINE = 0x0a;
const HASH = 0x23;
const APOSTROPHE = 0x27;

// Nothing follows the groups that repeat, so that these expressions never go back.
const PLAIN = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\d))(?:[^\s:#]+|:(?=\S)|(?<=\S)#| +(?=[^\s:#]))*/y;
const PLAIN_IN_FLOW =
  /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\d))(?:[^\s:#,[\]{}]+|:(?=[^\s,[\]{}])|(?<=\S)#| +(?=[^\s:#,[\]{}]))*/y;
const QUOTED = /"[^"\\\n]*"|'[^'\n]*'/y;
const LINE_END = /(?: +#[^\n]*| *)(?:\n|$)/y;

/** What begins with these is no name alone, but an explicit key, a value in a wrong place, or a name with properties. */
const NOT_A_NAME = '?:[{&*!';

/** What it takes to start the parser for an entry, as a number of characters that it reads in that time. */
const ENTRY_COST = 80;
/** In short texts, all entries may be read one by one. */
const SHORT = 2000;

/** The parser allows 1,024 characters. */
const LONGEST_NAME = 1000;

const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const LONGEST_WORD = 5;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What YAML may read as a number, and more. */
const NUMERIC = /^[-+]?(?:0[ox][\da-f]+|(?:\.\d+|\d+\.?\d*)(?:e[-+]?\d+)?|\.inf|\.nan)$/i;

class Lines {
  private at = 0;
  /** The column of what is read; -1 at the end of the text. */
  private indent = -1;
  /** The end of the last entry. */
  private end = 0;
  /** The highest column of the comments between the last line and this one; -1 without comments. */
  private commentIndent = -1;
  /** How many characters the parser may still read: to read the whole text once takes less than many entries. */
  private left: number;

  constructor(
    private readonly text: string,
    private readonly readEntry: EntryReader,
  ) {
    this.left = Math.max(text.length, SHORT);
  }

  root(from: number): PlainYaml | undefined {
    this.toContent(from);
    const read = this.indent === -1 ? undefined : this.block(0);
    return this.indent === -1 ? read : undefined;
  }

  private block(depth: number): PlainYaml | undefined {
    if (depth > MAX_PLAIN_NESTING) return undefined;
    return this.isAtItem() ? this.items(depth) : this.members(depth);
  }

  private members(depth: number): PlainYaml | undefined {
    const { at: start, indent } = this;
    const value: { [name: string]: Json } = {};
    const members = new Map<string, SourceNode>();
    while (this.indent === indent && !this.isAtItem()) {
      const from = this.at;
      const name = this.name(PLAIN);
      const key = { start: from, end: this.at - 1 };
      const isOpen = name !== undefined && this.toNextLine();
      const isBlock = isOpen && this.isInside(indent);
      const isOnLine = name !== undefined && !isOpen;
      const read = isBlock ? this.block(depth + 1) : isOnLine ? this.onLine(indent, depth) : undefined;
      if (read) {
        if (members.has(name!)) return undefined;
        put(value, members, name!, read, key);
      } else {
        const other = isBlock ? undefined : this.entry(from, indent, true);
        if (!other?.node.members) return undefined;
        for (const [each, node] of other.node.members) {
          if (members.has(each)) return undefined;
          setMember(value, each, (other.value as { [name: string]: Json })[each]!);
          members.set(each, node);
        }
      }
      if (this.indent > indent) return undefined;
    }
    return { value, node: { start, end: this.close(indent), members } };
  }

  private items(depth: number): PlainYaml | undefined {
    const { at: start, indent } = this;
    const value: Json[] = [];
    const items: SourceNode[] = [];
    while (this.indent === indent && this.isAtItem()) {
      const from = this.at;
      this.at++;
      this.skipSpaces();
      const isBlock = this.isAtBlock();
      if (isBlock) this.indent += this.at - from;
      const read = isBlock ? this.block(depth + 1) : this.onLine(indent, depth);
      if (read) {
        value.push(read.value);
        items.push(read.node);
      } else {
        const other = isBlock ? undefined : this.entry(from, indent, false);
        const last = other?.node.items?.at(-1);
        // Where an empty item ends depends on the comments before it.
        if (!other?.node.items || !last || last.start === last.end) return undefined;
        value.push(...(other.value as readonly Json[]));
        items.push(...other.node.items);
      }
      if (this.indent > indent) return undefined;
    }
    return { value, node: { start, end: this.close(indent), items } };
  }

  /** The end of a block that ends here. Comments that are as deep as the block belong to it: what it is in ends after them. */
  private close(indent: number): number {
    const { end } = this;
    if (indent > 0 && this.commentIndent >= indent) {
      this.end = this.indent === -1 ? this.text.length : this.at;
      this.commentIndent = -1;
    }
    return end;
  }

  /** Reads an entry that is not plain, up to the line on which the next one begins. */
  private entry(from: number, indent: number, isMember: boolean): PlainYaml | undefined {
    if (NOT_A_NAME.includes(this.text[from]!)) return undefined;
    this.at = from;
    do this.toContent(this.lineAfter(this.at));
    while (this.indent > indent || (isMember && this.indent === indent && this.isAtItem()));
    const to = this.indent === -1 ? this.text.length : this.at;
    this.left -= ENTRY_COST + to - from;
    if (this.left < 0) return undefined;
    const read = this.readEntry(' '.repeat(indent) + this.text.slice(from, to), from - indent);
    if (read === undefined || (this.commentIndent !== -1 && read.node.end !== this.end)) return undefined;
    this.end = read.node.end;
    return read;
  }

  /** Reads a value that ends on its line. */
  private onLine(indent: number, depth: number): PlainYaml | undefined {
    this.skipSpaces();
    const read = this.flowValue(PLAIN, depth);
    if (read === undefined || !this.toNextLine()) return undefined;
    // Deeper lines go on with a scalar, and deeper comments belong to it.
    return this.indent > indent || this.commentIndent > indent ? undefined : read;
  }

  private flowValue(plain: RegExp, depth: number): PlainYaml | undefined {
    const code = this.text.charCodeAt(this.at);
    if (code === OPENING_BRACE) return this.flowMembers(depth + 1);
    if (code === OPENING_BRACKET) return this.flowItems(depth + 1);
    const start = this.at;
    const written = this.word(plain);
    if (written === undefined) return undefined;
    const value = code === QUOTE || code === APOSTROPHE ? written : scalarOf(written);
    return value === undefined ? undefined : { value, node: { start, end: this.at } };
  }

  private flowMembers(depth: number): PlainYaml | undefined {
    const start = this.at;
    const value: { [name: string]: Json } = {};
    const members = new Map<string, SourceNode>();
    const isRead = this.inBrackets(CLOSING_BRACE, depth, () => {
      const from = this.at;
      const name = this.name(PLAIN_IN_FLOW);
      if (name === undefined || members.has(name)) return false;
      const key = { start: from, end: this.at - 1 };
      this.skipSpaces();
      const read = this.flowValue(PLAIN_IN_FLOW, depth);
      if (read) put(value, members, name, read, key);
      return read !== undefined;
    });
    return isRead ? { value, node: { start, end: this.at, members } } : undefined;
  }

  private flowItems(depth: number): PlainYaml | undefined {
    const start = this.at;
    const value: Json[] = [];
    const items: SourceNode[] = [];
    const isRead = this.inBrackets(CLOSING_BRACKET, depth, () => {
      const read = this.flowValue(PLAIN_IN_FLOW, depth);
      if (read) {
        value.push(read.value);
        items.push(read.node);
      }
      return read !== undefined;
    });
    return isRead ? { value, node: { start, end: this.at, items } } : undefined;
  }

  /** Steps over brackets and commas; whether all between them could be read. */
  private inBrackets(closing: number, depth: number, read: () => boolean): boolean {
    if (depth > MAX_PLAIN_NESTING) return false;
    this.at++;
    this.skipSpaces();
    for (let isFirst = true; this.text.charCodeAt(this.at) !== closing; isFirst = false) {
      if (!isFirst) {
        if (this.text.charCodeAt(this.at) !== COMMA) return false;
        this.at++;
        this.skipSpaces();
      }
      if (!read()) return false;
      this.skipSpaces();
    }
    this.at++;
    return true;
  }

  /** Reads a name and its colon; undefined if here is none. */
  private name(plain: RegExp): string | undefined {
    const start = this.at;
    const name = this.word(plain);
    if (name === undefined || this.at - start > LONGEST_NAME || name === '<<') return undefined;
    if (this.text.charCodeAt(this.at++) !== COLON) return undefined;
    return this.isAtGap() ? name : undefined;
  }

  /** Reads a scalar as it is written, without its quotation marks. */
  private word(plain: RegExp): string | undefined {
    const start = this.at;
    const code = this.text.charCodeAt(start);
    const isQuoted = code === QUOTE || code === APOSTROPHE;
    const form = isQuoted ? QUOTED : plain;
    form.lastIndex = start;
    if (!form.test(this.text)) return undefined;
    this.at = form.lastIndex;
    return isQuoted ? this.text.slice(start + 1, this.at - 1) : this.text.slice(start, this.at);
  }

  /** Goes to the next line with content, if nothing but a comment is left of this one. */
  private toNextLine(): boolean {
    LINE_END.lastIndex = this.at;
    if (!LINE_END.test(this.text)) return false;
    this.toContent(LINE_END.lastIndex);
    return true;
  }

  /** Goes to the first content at or after the beginning of a line. */
  private toContent(from: number): void {
    this.end = from;
    this.commentIndent = -1;
    for (let line = from; ; ) {
      this.at = line;
      this.skipSpaces();
      const code = this.text.charCodeAt(this.at);
      this.indent = this.at < this.text.length ? this.at - line : -1;
      if (code === HASH) this.commentIndent = Math.max(this.commentIndent, this.indent);
      else if (code !== NEW_LINE) return;
      line = this.lineAfter(this.at);
    }
  }

  private lineAfter(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end + 1;
  }

  private skipSpaces(): void {
    while (this.text.charCodeAt(this.at) === SPACE) this.at++;
  }

  /** Whether what comes is the value of a name in a block. */
  private isInside(indent: number): boolean {
    if (this.commentIndent > this.indent) return false;
    return this.indent > indent || (this.indent === indent && this.isAtItem());
  }

  /** Whether an item has items or members that begin on its line. */
  private isAtBlock(): boolean {
    const start = this.at;
    const isBlock = this.isAtItem() || this.name(PLAIN) !== undefined;
    this.at = start;
    return isBlock;
  }

  private isAtItem(): boolean {
    return this.text.charCodeAt(this.at) === MINUS && this.isAtGap(this.at + 1);
  }

  private isAtGap(at = this.at): boolean {
    const code = this.text.charCodeAt(at);
    return code === SPACE || code === NEW_LINE || at >= this.text.length;
  }
}

function put(
  value: { [name: string]: Json },
  members: Map<string, SourceNode>,
  name: string,
  read: PlainYaml,
  key: Span,
): void {
  setMember(value, name, read.value);
  read.node.key = key;
  members.set(name, read.node);
}

/** The value of a scalar without quotation marks; undefined for numbers that are not written as in JSON. */
function scalarOf(written: string): Json | undefined {
  if (written.length <= LONGEST_WORD) {
    const word = WORDS.get(written);
    if (word !== undefined) return word;
  }
  if (written.charCodeAt(0) > NINE || !NUMERIC.test(written)) return written;
  return NUMBER.test(written) && fitOf(written) === 'exact' ? Number(written) : undefined;
}
