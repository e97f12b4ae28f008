import { holding, partsNamed } from '../../annotations/annotation-parts.js';
import { defineRule } from '../../rule.js';
import { faultsAbout, findingOf } from './faults.js';

/** Dates are dates of the calendar. */
export const validDate = defineRule({
  id: 'valid-date',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary: 'Every date exists in the calendar and is written YYYY-MM-DD.',
  why: 'JSON Schema validators do not check formats by default, and the exports omit invalid dates.',
  targets: { 'ro-crate': 'must', croissant: 'must', cdif: 'should' },
  metrics: ['FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  examples: {
    bad: [
      { schema: { 'fair:version': { identifier: '1.0.0', date: '2023-02-29' } } },
      { schema: { 'fair:temporalCoverage': { start: '2020', end: '2020-12-31' } } },
      { schema: { 'fair:contributors': [{ name: 'Ann Lee', startDate: 'yesterday' }] } },
    ],
    good: [{ schema: { 'fair:version': { identifier: '1.0.0', date: '2024-02-29' } } }],
  },
  concerns: holding(['date']),
  applies: (annotation) => partsNamed(annotation, ['date']).length > 0,
  check: (annotation) => faultsAbout('date', annotation).map((fault) => findingOf(annotation, fault)),
});
