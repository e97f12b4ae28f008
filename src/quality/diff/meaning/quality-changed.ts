import { quote } from '../../../base/json.js';
import type { Placed, QualityFacts } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, plain, statedAt } from '../compare.js';
import { ofDataset } from './example.js';

const measured = (metric: string, value: number | string) => ({ 'fair:quality': [{ metric, value }] });

export const qualityChanged = defineClass({
  id: 'quality/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'A quality measurement has another value, or is gone.',
  why: 'Users may have chosen the data for their quality. It is safe if the metric is known and the value is better.',
  examples: {
    changed: [
      ofDataset(measured('Completeness', 0.98), measured('Completeness', 0.7)),
      ofDataset(measured('Error rate', 0.02), measured('Error rate', 0.01)),
      ofDataset(measured('Grade', 'A'), measured('Grade', 'B')),
      ofDataset(measured('Completeness', 0.98), {}),
    ],
    unchanged: [
      ofDataset(measured('Completeness', 0.98), measured('completeness', 0.98)),
      ofDataset({}, measured('Completeness', 0.98)),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const byMetric = new Map(next.quality.toReversed().map((each) => [metricOf(each), each]));
      for (const each of old.quality) {
        const other = byMetric.get(metricOf(each));
        if (other && measuredIn(other) === measuredIn(each)) continue;
        const what = `The quality measurement ${quote(calledIn(each))} of ${name}`;
        const trend = other ? compared(each, other) : undefined;
        yield {
          message: other
            ? `${what} changed from ${measuredIn(each)} to ${measuredIn(other)}${trend ? `, which is ${trend}` : ''}.`
            : `${what} is no longer stated: it was ${measuredIn(each)}.`,
          old: statedAt(old, placeOf(each)),
          new: other && statedAt(next, placeOf(other)),
          ...(trend === 'better' ? { severity: 'safe' } : {}),
        };
      }
    }
  },
});

/** Words of metrics of which less is better. They decide first: "completeness error" is an error. */
const LESS =
  /\b(?:errors?|missing|duplicates?|invalid|outliers?|bias|variance|deviation|uncertainty|delay|non ?response|violations?)\b/;
/** Words of metrics of which more is better. */
const MORE =
  /\b(?:completeness|accuracy|validity|uniqueness|consistency|precision|recall|timeliness|response rate|coverage|reliability)\b/;

function compared(old: QualityFacts, next: QualityFacts): 'better' | 'worse' | undefined {
  const [before, after] = [old.value?.value, next.value?.value];
  const metric = metricOf(old);
  const isMore = !LESS.test(metric) && MORE.test(metric);
  if (before === undefined || after === undefined || !(isMore || LESS.test(metric))) return undefined;
  return after > before === isMore ? 'better' : 'worse';
}

function metricOf(quality: QualityFacts): string {
  return quality.metric.length > 0 ? plain(calledIn(quality)) : calledIn(quality);
}

function calledIn({ metric, metricRefs }: QualityFacts): string {
  return (metric[0] ?? metricRefs[0])?.value ?? '';
}

function measuredIn({ value, valueWords }: QualityFacts): string {
  return String(value?.value ?? valueWords[0]?.value ?? '');
}

function placeOf(quality: QualityFacts): Placed {
  return quality.value ?? quality.valueWords[0] ?? quality;
}
