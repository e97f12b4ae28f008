import type { QualityFacts } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, plain } from '../compare.js';
import { ofDataset } from './example.js';

const measured = (value: number) => ({ 'fair:quality': [{ metric: 'Completeness', value }] });

export const qualityChanged = defineClass({
  id: 'quality/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'A measurement of quality has another value, or is gone.',
  why: 'Readers chose the data for their quality; whether more is better, only the metric knows.',
  examples: {
    changed: [ofDataset(measured(0.98), measured(0.7)), ofDataset(measured(0.98), {})],
    unchanged: [ofDataset(measured(0.98), measured(0.98))],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const each of old.quality) {
        const other = next.quality.find((candidate) => metricOf(candidate) === metricOf(each));
        if (other && measuredIn(other) === measuredIn(each)) continue;
        yield {
          message: other
            ? `The quality of ${name} by ${metricOf(each)} is ${measuredIn(other)} now, and was ${measuredIn(each)}.`
            : `The quality of ${name} by ${metricOf(each)} is no longer stated.`,
          old: each.pointer,
          new: other?.pointer ?? next.pointer,
        };
      }
  },
});

function metricOf({ metric, metricRefs }: QualityFacts): string {
  return plain(metric[0]?.value ?? '') || (metricRefs[0]?.value ?? '');
}

function measuredIn({ value, valueWords }: QualityFacts): string {
  return String(value?.value ?? valueWords[0]?.value ?? '');
}
