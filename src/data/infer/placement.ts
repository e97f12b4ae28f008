import type { Bucket, Distribution } from './distribution.js';
import { type Histogram, histogramOf } from './histogram.js';
import type { Scale } from './scales.js';

/** Where the values of a column lie on their scale. */
export interface Placement {
  readonly range: { readonly least: string; readonly greatest: string };
  /** A quarter, a half and three quarters of the values are not above these. */
  readonly quartiles: {
    readonly texts: readonly string[];
    readonly isEstimated: boolean;
  };
  readonly mean?: string;
  readonly histogram?: Histogram;
}

/** How many digits of a mean are shown. */
const MEAN_DIGITS = 6;

/** Where counted texts lie; undefined if one of them has no place. */
export function placedCounts(scale: Scale, counts: ReadonlyMap<string, number>): Placement | undefined {
  const placed = Array.from(counts, ([text, count]) => ({ text, count, place: scale.at(text) })).toSorted(
    (one, other) => one.place - other.place || (one.text < other.text ? -1 : 1),
  );
  if (placed.length === 0 || placed.some(({ place }) => !Number.isFinite(place))) return undefined;
  const [least, greatest] = [placed[0]!, placed.at(-1)!];
  const buckets = placed.map(({ place, count }) => ({ from: place, to: place, count }));
  return {
    range: { least: least.text, greatest: greatest.text },
    quartiles: { texts: quartilesOf(placed).map(({ text }) => text), isEstimated: false },
    ...meanOf(scale, buckets),
    ...histogramIn(scale, buckets, least.place, greatest.place),
  };
}

/** Where the values of a sampled column lie. */
export function placedSample(scale: Scale, spread: Distribution | undefined): Placement | undefined {
  if (spread === undefined) return undefined;
  const { least, greatest } = spread;
  const buckets = spread.buckets();
  const quartiles = quartilesOf(buckets);
  return {
    range: { least: scale.textAt(least), greatest: scale.textAt(greatest) },
    quartiles: {
      texts: quartiles.map((each) => scale.textAt(middleOf(each, spread, scale))),
      isEstimated: quartiles.some(({ from, to }) => to - from > scale.step),
    },
    ...histogramIn(scale, buckets, least, greatest),
  };
}

function histogramIn(scale: Scale, buckets: readonly Bucket[], least: number, greatest: number) {
  const histogram = histogramOf(scale, buckets, least, greatest);
  return histogram ? { histogram } : {};
}

function quartilesOf<T extends { readonly count: number }>(sorted: readonly T[]): readonly T[] {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  return [0.25, 0.5, 0.75].map((share) => {
    let left = Math.ceil(total * share);
    return sorted.find(({ count }) => {
      left -= count;
      return left <= 0;
    })!;
  });
}

/** The middle of a bucket, with as many digits as its width allows. */
function middleOf({ from, to }: Bucket, { least, greatest }: Distribution, { step }: Scale): number {
  const unit = Math.max(10 ** Math.floor(Math.log10(to - from)), step);
  const middle = Number((Math.floor((from + to) / 2 / unit) * unit).toPrecision(15));
  return Math.min(greatest, Math.max(least, middle));
}

function meanOf(scale: Scale, buckets: readonly Bucket[]): { readonly mean?: string } {
  let [sum, total] = [0, 0];
  for (const { from, count } of buckets) {
    sum += from * count;
    total += count;
  }
  const mean = Number((sum / total).toPrecision(MEAN_DIGITS));
  return scale.hasMean && Number.isFinite(mean) ? { mean: scale.textAt(mean) } : {};
}
