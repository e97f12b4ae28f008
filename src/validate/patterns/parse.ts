import { atLeast, type Characters, classEscapes, complement, DOT, union } from './characters.js';
import type { Place, Take, Tree } from './tree.js';

/** Says that a pattern has something in it that is not known here. */
class Unknown extends Error {}

/** Reading is recursive: deeper patterns are nothing that a person has written. */
const DEEPEST = 200;

/** Reads a pattern of ECMA-262 with the `u` flag, which is known to be one; undefined when it goes beyond what is known. */
export function parsePattern(text: string): Tree | undefined {
  try {
    return new Reader(text).read();
  } catch (fault) {
    if (fault instanceof Unknown) return undefined;
    throw fault;
  }
}

const PLACES: { readonly [written: string]: Place } = {
  '^': 'start',
  $: 'end',
  '\\b': 'edge',
  '\\B': 'no edge',
};

const LOOKS: { readonly [opening: string]: { readonly isBehind: boolean } } = {
  '(?=': { isBehind: false },
  '(?!': { isBehind: false },
  '(?<=': { isBehind: true },
  '(?<!': { isBehind: true },
};

const CONTROLS: { readonly [letter: string]: number } = { f: 0xc, n: 0xa, r: 0xd, t: 0x9, v: 0xb, '0': 0 };

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y;
const PROPERTY = /\\[pP]\{[^}]*\}/y;
const BACK = /\\(?:[1-9]\d*|k<[^>]*>)/y;
const CODE = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|c([A-Za-z]))/y;
const TRAIL = /\\u([dD][c-fC-F][\da-fA-F]{2})/y;

class Reader {
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  read(): Tree {
    const tree = this.choice();
    if (this.at < this.text.length) throw new Unknown();
    return tree;
  }

  private choice(): Tree {
    if (++this.depth > DEEPEST) throw new Unknown();
    const parts = [this.sequence()];
    while (this.takes('|')) parts.push(this.sequence());
    this.depth--;
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  private sequence(): Tree {
    const parts: Tree[] = [];
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at]!)) {
      parts.push(this.repeated(this.term()));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  private repeated(part: Tree): Tree {
    const match = '*+?{'.includes(this.text[this.at] ?? ' ') ? this.match(QUANTIFIER) : null;
    if (match === null) return part;
    const [, sign, least = '0', comma, most] = match;
    if (sign === '?') return { kind: 'repeat', part, least: 0, most: 1 };
    if (sign !== undefined) {
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
    }
    const end = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { kind: 'repeat', part, least: Number(least), most: end };
  }

  private term(): Tree {
    const character = this.text[this.at]!;
    if (Object.hasOwn(PLACES, character)) return this.place(character);
    if (character === '(') return this.group(this.match(OPENING)![0]);
    if (character === '[') return this.characterClass();
    if (this.takes('.')) return { kind: 'take', characters: DOT };
    if (character !== '\\') return one(this.character());
    const escaped = this.text.slice(this.at, this.at + 2);
    if (Object.hasOwn(PLACES, escaped)) return this.place(escaped);
    return this.match(BACK) ? { kind: 'back' } : this.set();
  }

  private place(written: string): Tree {
    this.at += written.length;
    return { kind: 'place', place: PLACES[written]! };
  }

  private group(opening: string): Tree {
    // A group of a kind that is not known here, such as one with flags of its own.
    if (opening === '(' && this.text[this.at] === '?') throw new Unknown();
    const part = this.choice();
    if (!this.takes(')')) throw new Unknown();
    const look = LOOKS[opening];
    return look ? { kind: 'look', part, ...look } : part;
  }

  private characterClass(): Take {
    const start = this.at++;
    const isNegated = this.takes('^');
    const sets: Characters[] = [];
    let hasProperty = false;
    while (!this.takes(']')) {
      const first = this.member();
      hasProperty ||= first.source !== undefined;
      if (this.text[this.at] === '-' && this.text[this.at + 1] !== ']') {
        this.at++;
        const last = this.member();
        sets.push([[first.characters[0]![0], last.characters[0]![1]]]);
      } else sets.push(first.characters);
    }
    if (hasProperty) return takeOf(this.text.slice(start, this.at));
    return { kind: 'take', characters: isNegated ? complement(union(...sets)) : union(...sets) };
  }

  private member(): Take {
    if (this.takes('\\b')) return one(0x8);
    if (this.takes('\\-')) return one(0x2d);
    return this.set();
  }

  /** A character, or an escape that stands for one or for many. */
  private set(): Take {
    if (this.text[this.at] !== '\\') return one(this.character());
    const property = this.match(PROPERTY);
    if (property) return takeOf(property[0]);
    const code = this.match(CODE);
    if (code) return one(this.codeOf(code));
    this.at++;
    const letter = this.text[this.at] ?? '';
    const set = classEscapes.get(letter);
    if (set !== undefined || Object.hasOwn(CONTROLS, letter)) this.at++;
    if (set !== undefined) return { kind: 'take', characters: set };
    return one(CONTROLS[letter] ?? this.character());
  }

  private codeOf([, byte, point, unit, control]: RegExpExecArray): number {
    if (control !== undefined) return control.charCodeAt(0) % 32;
    const code = Number.parseInt((byte ?? point ?? unit)!, 16);
    const trail = unit !== undefined && code >= 0xd800 && code < 0xdc00 ? this.match(TRAIL) : null;
    if (trail === null) return code;
    return 0x10000 + (code - 0xd800) * 0x400 + Number.parseInt(trail[1]!, 16) - 0xdc00;
  }

  private character(): number {
    const code = this.text.codePointAt(this.at);
    if (code === undefined) throw new Unknown();
    this.at += code > 0xffff ? 2 : 1;
    return code;
  }

  private takes(written: string): boolean {
    if (!this.text.startsWith(written, this.at)) return false;
    this.at += written.length;
    return true;
  }

  private match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.text);
    if (match) this.at = expression.lastIndex;
    return match;
  }
}

function one(code: number): Take {
  return { kind: 'take', characters: [[code, code]] };
}

function takeOf(source: string): Take {
  return { kind: 'take', characters: atLeast(source), source };
}
