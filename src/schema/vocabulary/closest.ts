import type { Budget } from '../../base/budget.js';

// The last three rows of the table of edits. They are used again: a new array for each row takes longer than its cells.
let beforePrevious: number[] = [];
let previous: number[] = [];
let current: number[] = [];

/**
 * Number of edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` as soon as it
 * must be more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    // Cells further from the diagonal than the limit take more edits than that.
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    const letter = a.charCodeAt(row - 1);
    current[first - 1] = first === 1 ? row : far;
    if (last < b.length) current[last + 1] = far;
    let best = row;
    for (let column = first; column <= last; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      if (previous[column]! + 1 < cost) cost = previous[column]! + 1;
      if (current[column - 1]! + 1 < cost) cost = current[column - 1]! + 1;
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other &&
        beforePrevious[column - 2]! + 1 < cost;
      if (isSwap) cost = beforePrevious[column - 2]! + 1;
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return far;
    const oldest = beforePrevious;
    beforePrevious = previous;
    previous = current;
    current = oldest;
  }
  return previous[b.length]!;
}

/** The limits of a search for a misspelled name: edits, candidates and characters. */
const MOST_EDITS = 16;
const MOST_CANDIDATES = 1000;
const LONGEST = 200;

/** The candidate that a person most likely meant by `word`, if one is near enough. */
export function closest(word: string, candidates: Iterable<string>, budget?: Budget): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  const letters = lettersIn(wanted);
  // A word of which no letter is left is another word.
  let limit = Math.min(Math.max(1, Math.floor(wanted.length / 3)), wanted.length - 1, MOST_EDITS);
  let best: string | undefined;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MOST_CANDIDATES || limit < 0) break;
    const name = candidate.toLowerCase();
    if (Math.abs(name.length - wanted.length) > limit) continue;
    if (leastEdits(letters, lettersIn(name)) > limit) continue;
    budget?.spend(1 + Math.ceil((wanted.length * (2 * limit + 1)) / CELLS_A_STEP));
    const edits = distance(wanted, name, limit);
    if (edits > limit) continue;
    best = candidate;
    // From here on only a nearer one counts.
    limit = edits - 1;
  }
  budget?.spend(Math.ceil(seen / CANDIDATES_A_STEP));
  return best;
}

/** How many cells of the table of edits are computed in the time of one step, and how many candidates are ruled out. */
const CELLS_A_STEP = 16;
const CANDIDATES_A_STEP = 3;

/** The letters of a word as bits; characters that share a bit only make the estimate lower. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** The fewest edits between words with these letters: one edit takes away, or brings in, one letter at most. */
function leastEdits(some: number, others: number): number {
  return Math.max(countOf(some & ~others), countOf(others & ~some));
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
