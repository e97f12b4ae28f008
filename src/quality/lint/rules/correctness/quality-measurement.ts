import { holding, recordsIn } from '../../annotations/annotation-parts.js';
import { defineRule } from '../../rule.js';

const MEASUREMENTS = ['quality measurement'];

/** A quality measurement has a metric and a value. */
export const qualityMeasurement = defineRule({
  id: 'quality-measurement',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'none',
  ask: ['metric', 'value'],
  summary: 'Every quality measurement has a metric and a value.',
  why: 'A value without a metric, or a metric without a value, says nothing about the quality.',
  targets: { cdif: 'should' },
  metrics: ['RDA-R1-01M'],
  examples: {
    bad: [
      { schema: { 'fair:quality': [{ value: 0.97 }] } },
      { schema: { 'fair:quality': [{ metric: 'Completeness' }] } },
      { schema: { 'fair:quality': [{ description: 'Good.' }] } },
    ],
    good: [
      { schema: { 'fair:quality': [{ metric: 'Completeness', value: 0.97 }] } },
      {
        schema: {
          'fair:quality': [{ metricRef: 'https://example.org/metrics#completeness', value: 'high' }],
        },
      },
    ],
  },
  concerns: holding(MEASUREMENTS),
  applies: (annotation) => recordsIn(annotation, MEASUREMENTS).length > 0,
  check: (annotation) =>
    recordsIn(annotation, MEASUREMENTS).flatMap(({ value, pointer }) => {
      const lacks = [
        ...(['metric', 'metricRef'].some((name) => Object.hasOwn(value, name)) ? [] : ['metric']),
        ...(Object.hasOwn(value, 'value') ? [] : ['value']),
      ];
      if (lacks.length === 0) return [];
      return {
        pointer,
        on: 'object',
        message: `The quality measurement has no ${lacks.join(' and no ')}.`,
        help: lacks.includes('metric')
          ? 'Name what was measured in "metric", or refer to it in "metricRef", and give the "value".'
          : 'Give the measured value in "value".',
        ask: lacks,
        params: { lacks },
      };
    }),
});
