/** Code points as ranges: sorted, and with a gap between any two. */
export type Characters = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;

/** The code points of all of several sets. */
export function union(...sets: readonly Characters[]): Characters {
  const merged: [number, number][] = [];
  for (const [from, to] of sets.flat().sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The code points that are not in a set. */
export function complement(set: Characters): Characters {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const [first, last] of set) {
    if (first > from) gaps.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= LAST) gaps.push([from, LAST]);
  return gaps;
}

/** Whether a code point is in a set. */
export function contains(set: Characters, code: number): boolean {
  let low = 0;
  let high = set.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = set[middle]!;
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

const DIGITS: Characters = [[0x30, 0x39]];
const WORD = union(DIGITS, [[0x41, 0x5a]], [[0x5f, 0x5f]], [[0x61, 0x7a]]);
const SPACE: Characters = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** The set of `.`: all but line terminators. */
export const DOT = complement([
  [0xa, 0xa],
  [0xd, 0xd],
  [0x2028, 0x2029],
]);

/** The escapes that stand for a set, by their letter (ECMA-262, CharacterClassEscape). */
export const classEscapes: ReadonlyMap<string, Characters> = new Map([
  ['d', DIGITS],
  ['D', complement(DIGITS)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACE],
  ['S', complement(SPACE)],
]);

const LATIN = 0x100;

/** Schemas use the same few classes again and again, and finding their characters is expensive. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Characters>();
const supersets = new Map<string, Characters>();

/** A set that holds all that a class such as `\p{L}` matches, and perhaps more; exact below U+0100. */
export function atLeast(source: string): Characters {
  const known = supersets.get(source);
  if (known) return known;
  if (supersets.size >= MOST_REMEMBERED) supersets.clear();
  const found = superset(source);
  supersets.set(source, found);
  return found;
}

function superset(source: string): Characters {
  const test = new RegExp(source, 'u');
  const latin: [number, number][] = [];
  for (let code = 0; code < LATIN; code++) {
    if (test.test(String.fromCharCode(code))) latin.push([code, code]);
  }
  return union(latin, [[LATIN, LAST]]);
}

/** Exactly what a class matches in the native engine: other engines have other versions of Unicode. */
export function exactly(source: string): Characters {
  const known = remembered.get(source);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = enumerate(source);
  remembered.set(source, found);
  return found;
}

const PLANE = 0x10000;
const BLOCK = 0x800;
const SURROGATES = 0xd800;

/** Runs the class over texts with all code points, in blocks of which the surrogates are one. */
function enumerate(source: string): Characters {
  const one = new RegExp(source, 'u');
  const runs = new RegExp(`(?:${source})+`, 'gu');
  const found: (readonly [number, number])[] = [];
  for (let start = 0; start <= LAST; start += BLOCK) {
    if (start === SURROGATES) {
      // Tested one by one, since two would make a character.
      for (let code = start; code < start + BLOCK; code++) {
        if (one.test(String.fromCharCode(code))) found.push([code, code]);
      }
      continue;
    }
    const width = start < PLANE ? 1 : 2;
    const block = blockFrom(start);
    // Not `matchAll`: it would compile a copy of the expression for each block.
    for (let match = runs.exec(block); match; match = runs.exec(block)) {
      const first = start + match.index / width;
      found.push([first, first + match[0].length / width - 1]);
    }
  }
  return union(found);
}

/** The text of a block; made from code units, which is several times faster than from code points. */
function blockFrom(start: number): string {
  const units: number[] = [];
  for (let code = start; code < start + BLOCK; code++) {
    if (code < PLANE) units.push(code);
    else units.push(0xd800 + ((code - PLANE) >> 10), 0xdc00 + (code & 0x3ff));
  }
  return String.fromCharCode(...units);
}

/** A test of single characters for a set. */
export function characterTest(characters: Characters, source?: string): (code: number) => boolean {
  if (source !== undefined) {
    const native = new RegExp(source, 'u');
    return (code) => (code < LATIN ? contains(characters, code) : native.test(String.fromCodePoint(code)));
  }
  const [first] = characters;
  if (first === undefined) return () => false;
  const [from, to] = first;
  if (characters.length > 1) return (code) => contains(characters, code);
  return from === to ? (code) => code === from : (code) => from <= code && code <= to;
}
