/** Code points as stretches from first to last: sorted, and with a gap between any two. */
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
  return set.some(([from, to]) => from <= code && code <= to);
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

/** What `.` takes: all but the ends of lines. */
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

/** A set that holds all that a class such as `\p{L}` takes, and perhaps more; exact for Latin letters and signs. */
export function atLeast(source: string): Characters {
  const test = new RegExp(source, 'u');
  const latin: [number, number][] = [];
  for (let code = 0; code < LATIN; code++) {
    if (test.test(String.fromCharCode(code))) latin.push([code, code]);
  }
  return union(latin, [[LATIN, LAST]]);
}

/** How many sets are remembered that were worked out: that takes long, and patterns have the same ones again and again. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Characters>();

/** Just what a class takes, as the native engine sees it: other engines have other versions of Unicode. */
export function exactly(source: string): Characters {
  const known = remembered.get(source);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = workedOut(source);
  remembered.set(source, found);
  return found;
}

const BLOCK = 0x100;

function workedOut(source: string): Characters {
  const one = new RegExp(source, 'u');
  const all = new RegExp(`^(?:${source})*$`, 'u');
  const found: (readonly [number, number])[] = [];
  for (let start = 0; start <= LAST; start += BLOCK) {
    const codes = Array.from({ length: BLOCK }, (_, index) => start + index);
    const block = String.fromCodePoint(...codes);
    if (!one.test(block)) continue;
    if (all.test(block)) found.push([start, start + BLOCK - 1]);
    else {
      for (const code of codes) if (one.test(String.fromCodePoint(code))) found.push([code, code]);
    }
  }
  return union(found);
}
