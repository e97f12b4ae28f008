/**
 * Number of edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` as soon as it
 * must be more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const far = limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    // What is further from the diagonal than the limit takes more edits than that.
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    const current: number[] = new Array(b.length + 1).fill(far);
    current[0] = row;
    let best = row;
    for (let column = first; column <= last; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/** Nobody slips more often than this, or looks for a name among more, or in a longer one. */
const MOST_EDITS = 16;
const MOST_CANDIDATES = 1000;
const LONGEST = 200;

/** The candidate that a person most likely meant by `word`, if one is near enough. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  // A word of which no letter is left is another word.
  let limit = Math.min(Math.max(1, Math.floor(wanted.length / 3)), wanted.length - 1, MOST_EDITS);
  let best: string | undefined;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MOST_CANDIDATES) break;
    const edits = distance(wanted, candidate.toLowerCase(), limit);
    if (edits <= limit && (best === undefined || edits < limit)) {
      best = candidate;
      limit = edits;
    }
  }
  return best;
}
