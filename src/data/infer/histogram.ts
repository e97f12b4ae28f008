import type { Bucket } from './distribution.js';
import type { Scale } from './scales.js';

/** How values are spread. */
export interface Histogram {
  readonly bins: readonly Bin[];
  /** Whether values near the borders may be counted in the next bin. */
  readonly isEstimated: boolean;
  /** Whether the upper ends are values of their bins; otherwise they belong to the next ones. */
  readonly hasLastValues: boolean;
}

/** How many values there are between two ends. */
export interface Bin {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** How numbers on a scale are spread, by counts of small stretches of it that are in order. */
export function histogramOf(
  scale: Scale,
  buckets: readonly Bucket[],
  least: number,
  greatest: number,
): Histogram | undefined {
  const edges = Number.isFinite(greatest - least) && greatest > least ? scale.edges(least, greatest) : [];
  if (edges.length < 3) return undefined;
  const counts = edges.slice(1).map(() => 0);
  let isEstimated = false;
  let bin = 0;
  for (const { from, to, count } of buckets) {
    const middle = Math.min(greatest, Math.max(least, (from + to) / 2));
    while (edges[bin + 1]! <= middle) bin++;
    counts[bin]! += count;
    const border = edges[bin + 1]!;
    isEstimated ||= Math.max(from, least) < edges[bin]! || (to > border && greatest >= border);
  }
  const bins = counts.map((count, index) => ({
    from: scale.textAt(edges[index]!),
    to: scale.textAt(edges[index + 1]! - scale.step),
    count,
  }));
  return { bins, isEstimated, hasLastValues: scale.step > 0 };
}
