import { isExact, isObject, type Json, member } from '../../base/json.js';

/** How many 32-bit words a key takes. */
export const WORDS = 4;

/** Random words that make the keys of a run differ from those of another: nobody can look for values whose keys are equal. */
export type Seed = Uint32Array;
/** How many words a seed has. */
export const SEED_WORDS = 4;

/** Writes the key of a row at an index of words, `WORDS` long; all are 0 if there is none. */
export type WriteKey = (row: Json, words: Uint32Array, at: number) => void;

/** In the lowest byte of a key: the length of its values, if they are in it; it has a null; it is there. */
const NULL = 0x10;
const THERE = 0x20;

/** Whether there is a key. */
export function isThere(first: number): boolean {
  return (first & THERE) !== 0;
}

/** Whether one of the values of a key is null. */
export function hasNull(first: number): boolean {
  return (first & NULL) !== 0;
}

/**
 * Writes keys of 16 bytes. Equal values have equal keys: 1 and 1.0 are one number, absent is null. Values of up to 15
 * bytes, such as a number, three small integers or a short code, are in the key as they are, so that different ones have
 * different keys. Of longer ones it has 120 bits of a keyed hash: two of 10 million differ and have the same key with a
 * probability of less than 10⁻²¹.
 */
export function keyWriter(paths: readonly (readonly string[])[], seed: Seed): WriteKey {
  const values = new ValueWriter();
  const bytes = new Uint8Array(WORDS * 4);
  const key = new Uint32Array(bytes.buffer);
  return (row, words, at) => {
    let nulls = 0;
    values.length = 0;
    if (paths.length === 0) values.write(row);
    for (const path of paths) {
      const value = valueIn(row, path);
      if (value === null) nulls++;
      values.write(value);
    }
    if (paths.length > 0 && nulls === paths.length) {
      words.fill(0, at, at + WORDS);
      return;
    }
    const isShort = values.length < bytes.length;
    if (isShort) {
      key.fill(0);
      bytes.set(values.bytes.subarray(0, values.length), 1);
    } else {
      const content = values.words();
      hash(content, seed[0]!, seed[1]!, key, 0);
      hash(content, seed[2]!, seed[3]!, key, 2);
    }
    bytes[0] = (isShort ? values.length : 0) | (nulls > 0 ? NULL : 0) | THERE;
    words.set(key, at);
  };
}

/** The value of a row at the end of a path; null if it is absent. */
export function valueIn(row: Json, path: readonly string[]): Json {
  let value: Json = row;
  for (const name of path) {
    if (!isObject(value)) return null;
    value = member(value, name) ?? null;
  }
  return value;
}

/** The values of a key in a row; none of its paths stand for the whole row. */
export function keyValues(row: Json, paths: readonly (readonly string[])[]): readonly Json[] {
  return paths.length === 0 ? [row] : paths.map((path) => valueIn(row, path));
}

/** The first byte of a value, by its kind. No other value begins with the bytes of a value. */
const MARKS = {
  null: 1,
  false: 2,
  true: 3,
  integer: 4,
  double: 5,
  exact: 6,
  text: 7,
  array: 8,
  object: 9,
  end: 10,
} as const;

/** Ends a text: no byte of one is this. */
const TEXT_END = 0xff;

/** The end of an array or object that is still to be written. */
const END = Symbol('end');

/** Writes values as bytes, such that those of equal values, and only those, are equal. */
class ValueWriter {
  bytes = new Uint8Array(256);
  length = 0;
  private readonly number = new Float64Array(1);
  private readonly numberBytes = new Uint8Array(this.number.buffer);

  /** The bytes as words, and their number: zeros at the end count. */
  words(): Uint32Array {
    const { length } = this;
    const end = (length + 3) & ~3;
    this.reserve(end + 4 - length);
    this.bytes.fill(0, length, end);
    const words = new Uint32Array(this.bytes.buffer, 0, end / 4 + 1);
    words[end / 4] = length;
    return words;
  }

  write(value: Json): void {
    if (typeof value !== 'object' || value === null || isExact(value)) this.scalar(value);
    else this.nested(value);
  }

  /** With a list instead of recursion: values can be nested deeper than the stack allows. */
  private nested(value: Json): void {
    const left: (Json | typeof END)[] = [value];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (next === END) this.mark(MARKS.end);
      else if (Array.isArray(next)) {
        this.mark(MARKS.array);
        left.push(END);
        for (const item of next.toReversed()) left.push(item);
      } else if (isObject(next)) {
        this.mark(MARKS.object);
        left.push(END);
        for (const name of Object.keys(next).sort().reverse()) left.push(next[name]!, name);
      } else this.scalar(next);
    }
  }

  private scalar(value: Json): void {
    if (typeof value === 'number') this.double(value);
    else if (typeof value === 'string') this.text(MARKS.text, value);
    else if (value === null || typeof value === 'boolean') this.mark(MARKS[`${value}`]);
    else if (isExact(value)) this.text(MARKS.exact, value.literal);
  }

  private mark(mark: number): void {
    this.reserve(1);
    this.bytes[this.length++] = mark;
  }

  private double(value: number): void {
    this.reserve(9);
    const { bytes } = this;
    const whole = value | 0;
    if (whole === value) {
      bytes[this.length++] = MARKS.integer;
      for (let shift = 0; shift < 32; shift += 8) bytes[this.length++] = whole >> shift;
      return;
    }
    this.number[0] = value;
    bytes[this.length++] = MARKS.double;
    for (let index = 0; index < 8; index++) bytes[this.length++] = this.numberBytes[index]!;
  }

  /** Each code unit by itself, as UTF-8 would write it: lone surrogates stay different. */
  private text(mark: number, text: string): void {
    this.reserve(3 * text.length + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = mark;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 0x80) bytes[at++] = unit;
      else {
        if (unit < 0x800) bytes[at++] = 0xc0 | (unit >> 6);
        else {
          bytes[at++] = 0xe0 | (unit >> 12);
          bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
        }
        bytes[at++] = 0x80 | (unit & 0x3f);
      }
    }
    bytes[at++] = TEXT_END;
    this.length = at;
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array((Math.max(needed, 2 * this.bytes.length) + 3) & ~3);
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}

/** HalfSipHash-2-4 with 64 bits: the numbers of rounds for each word, and at the end. */
const ROUNDS = 2;
const LAST_ROUNDS = 4;

function hash(words: Uint32Array, key0: number, key1: number, result: Uint32Array, at: number): void {
  let [a, b, c, d] = [key0, key1 ^ 0xee, key0 ^ 0x6c796765, key1 ^ 0x74656462];
  const rounds = words.length * ROUNDS;
  for (let round = 0; round < rounds + 2 * LAST_ROUNDS; round++) {
    if (round < rounds) {
      if (round % ROUNDS === 0) d ^= words[round / ROUNDS]!;
    } else if (round === rounds) c ^= 0xee;
    else if (round === rounds + LAST_ROUNDS) {
      result[at] = b ^ d;
      b ^= 0xdd;
    }
    a = (a + b) | 0;
    b = ((b << 5) | (b >>> 27)) ^ a;
    a = (a << 16) | (a >>> 16);
    c = (c + d) | 0;
    d = ((d << 8) | (d >>> 24)) ^ c;
    a = (a + d) | 0;
    d = ((d << 7) | (d >>> 25)) ^ a;
    c = (c + b) | 0;
    b = ((b << 13) | (b >>> 19)) ^ c;
    c = (c << 16) | (c >>> 16);
    if (round < rounds && round % ROUNDS === ROUNDS - 1) a ^= words[(round - 1) / ROUNDS]!;
  }
  result[at + 1] = b ^ d;
}
