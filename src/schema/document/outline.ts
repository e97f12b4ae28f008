import {
  BACKSLASH,
  CLOSING_BRACE,
  CLOSING_BRACKET,
  COMMA,
  OPENING_BRACE,
  OPENING_BRACKET,
  QUOTE,
  SPACE,
} from './characters.js';
import type { SourceNode, Span } from './source.js';

/** Where everything is in a text that is known to be JSON; `base` is added to all offsets. */
export function outlineOf(text: string, base: number): SourceNode {
  return new Outline(text, base).node();
}

/** Walks over a text once. It trusts the text: the caller has parsed it. */
class Outline {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly base: number,
  ) {}

  /** The next value. */
  node(): SourceNode {
    this.skipSpace();
    const start = this.base + this.at;
    const code = this.text.charCodeAt(this.at);
    if (code === OPENING_BRACE) return { start, members: this.members(), end: this.base + this.at };
    if (code === OPENING_BRACKET) return { start, items: this.items(), end: this.base + this.at };
    if (code === QUOTE) this.skipString();
    else this.skipBare();
    return { start, end: this.base + this.at };
  }

  private members(): Map<string, SourceNode> {
    const members = new Map<string, SourceNode>();
    while (this.hasNext(CLOSING_BRACE)) {
      const { name, key } = this.name();
      this.skipSpace();
      // The colon.
      this.at++;
      const node = this.node();
      node.key = key;
      members.set(name, node);
    }
    return members;
  }

  private items(): SourceNode[] {
    const items: SourceNode[] = [];
    while (this.hasNext(CLOSING_BRACKET)) items.push(this.node());
    return items;
  }

  /** Steps over the opening bracket, or the comma, before a member or an item, or over the bracket at the end. */
  private hasNext(end: number): boolean {
    this.skipSpace();
    if (this.text.charCodeAt(this.at++) === end) return false;
    this.skipSpace();
    if (this.text.charCodeAt(this.at) !== end) return true;
    this.at++;
    return false;
  }

  private name(): { readonly name: string; readonly key: Span } {
    this.skipSpace();
    const start = this.at;
    const isPlain = this.skipString();
    const name = isPlain
      ? this.text.slice(start + 1, this.at - 1)
      : (JSON.parse(this.text.slice(start, this.at)) as string);
    return { name, key: { start: this.base + start, end: this.base + this.at } };
  }

  /** Whether there are no escapes in it. */
  private skipString(): boolean {
    let isPlain = true;
    for (let code = this.text.charCodeAt(++this.at); code !== QUOTE; code = this.text.charCodeAt(++this.at)) {
      if (code !== BACKSLASH) continue;
      isPlain = false;
      this.at++;
    }
    this.at++;
    return isPlain;
  }

  /** Steps over a number or a word. */
  private skipBare(): void {
    for (let code = this.text.charCodeAt(this.at); code > SPACE && !isEnd(code); ) {
      code = this.text.charCodeAt(++this.at);
    }
  }

  private skipSpace(): void {
    while (this.text.charCodeAt(this.at) <= SPACE) this.at++;
  }
}

function isEnd(code: number): boolean {
  return code === COMMA || code === CLOSING_BRACE || code === CLOSING_BRACKET;
}
