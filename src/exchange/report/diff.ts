import { printableInPlace } from '../../base/printable.js';
import { coloured, plain, type Tone } from './paint.js';

const CONTEXT = 3;
/** How many times the search for lines that appear once is repeated inside the gaps between such lines. */
const DEEPEST = 8;

/** Lines of one text that others stand for in the other text; ends are not part of them. */
interface Change {
  readonly before: Span;
  readonly after: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What two texts have in common is left out but for some lines around each change; nothing if they are the same. */
export function unifiedDiff(name: string, before: string, after: string, colour = false): string {
  if (before === after) return '';
  const old = linesOf(before);
  const fresh = linesOf(after);
  const whole = { before: { start: 0, end: old.length }, after: { start: 0, end: fresh.length } };
  const changes = [...changesIn(old, fresh, whole, DEEPEST)];
  const row = (tone: Tone | undefined, sign: string, line: string) => {
    const text = `${sign}${line.replace(/\n$/, '')}`;
    const end = line.endsWith('\n') ? '\n' : '\n\\ No newline at end of file\n';
    if (!colour) return text + end;
    // A terminal would obey control characters.
    const shown = printableInPlace(text.replace(/[^\P{Cc}\t]/gu, ' '));
    return (tone === undefined ? shown : coloured(tone, shown)) + end;
  };
  const hunks = together(changes).map((hunk) => {
    const first = hunk[0]!;
    const last = hunk.at(-1)!;
    const start = Math.max(0, first.before.start - CONTEXT);
    const end = Math.min(old.length, last.before.end + CONTEXT);
    const freshStart = first.after.start - (first.before.start - start);
    const freshEnd = last.after.end + (end - last.before.end);
    const heading = `@@ -${rangeOf(start, end)} +${rangeOf(freshStart, freshEnd)} @@`;
    let done = start;
    let text = `${(colour ? coloured : plain)('quiet', heading)}\n`;
    for (const { before: gone, after: come } of hunk) {
      for (const line of old.slice(done, gone.start)) text += row(undefined, ' ', line);
      for (const line of old.slice(gone.start, gone.end)) text += row('error', '-', line);
      for (const line of fresh.slice(come.start, come.end)) text += row('good', '+', line);
      done = gone.end;
    }
    for (const line of old.slice(done, end)) text += row(undefined, ' ', line);
    return text;
  });
  return `--- ${name}\n+++ ${name}\n${hunks.join('')}`;
}

/** Lines with their ends. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function rangeOf(start: number, end: number): string {
  const length = end - start;
  // An empty range is named by the line before it.
  return length === 1 ? `${start + 1}` : `${length === 0 ? start : start + 1},${length}`;
}

/** Changes whose surroundings meet are shown in one piece. */
function together(changes: readonly Change[]): readonly (readonly Change[])[] {
  const hunks: Change[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const change of changes) {
    if (change.before.start - end > 2 * CONTEXT) hunks.push([]);
    hunks.at(-1)!.push(change);
    end = change.before.end;
  }
  return hunks;
}

/** The changes in a stretch, found between the lines that appear exactly once in both texts (a patience diff). */
function* changesIn(
  old: readonly string[],
  fresh: readonly string[],
  stretch: Change,
  depth: number,
): Generator<Change> {
  const { before, after } = withoutCommonEnds(old, fresh, stretch);
  if (before.start === before.end && after.start === after.end) return;
  const anchors = depth === 0 ? [] : anchorsIn(old, fresh, { before, after });
  if (anchors.length === 0) {
    yield { before, after };
    return;
  }
  let from = { before: before.start, after: after.start };
  for (const anchor of [...anchors, { before: before.end, after: after.end }]) {
    const gap = {
      before: { start: from.before, end: anchor.before },
      after: { start: from.after, end: anchor.after },
    };
    yield* changesIn(old, fresh, gap, depth - 1);
    from = { before: anchor.before + 1, after: anchor.after + 1 };
  }
}

function withoutCommonEnds(old: readonly string[], fresh: readonly string[], stretch: Change): Change {
  let { start, end } = stretch.before;
  let { start: freshStart, end: freshEnd } = stretch.after;
  while (start < end && freshStart < freshEnd && old[start] === fresh[freshStart]) {
    start++;
    freshStart++;
  }
  while (start < end && freshStart < freshEnd && old[end - 1] === fresh[freshEnd - 1]) {
    end--;
    freshEnd--;
  }
  return { before: { start, end }, after: { start: freshStart, end: freshEnd } };
}

interface Anchor {
  readonly before: number;
  readonly after: number;
}

/** The longest row of lines that appear once in each text and in the same order in both. */
function anchorsIn(old: readonly string[], fresh: readonly string[], stretch: Change): readonly Anchor[] {
  const inFresh = onlyOnce(fresh, stretch.after);
  const pairs = [...onlyOnce(old, stretch.before)].flatMap(([line, before]) => {
    const after = inFresh.get(line);
    return after === undefined ? [] : [{ before, after }];
  });
  return longestRising(pairs);
}

function onlyOnce(lines: readonly string[], { start, end }: Span): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = start; at < end; at++) {
    const line = lines[at]!;
    if (places.has(line)) repeated.add(line);
    else places.set(line, at);
  }
  for (const line of repeated) places.delete(line);
  return places;
}

/** The longest part of pairs, which rise by `before`, that rises by `after`, too. */
function longestRising(pairs: readonly Anchor[]): readonly Anchor[] {
  // The pair that ends the best row of each length, and for each pair the one before it in its row.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, { after }] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]!.after < after) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = index;
  }
  const row: Anchor[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) row.push(pairs[at]!);
  return row.reverse();
}
