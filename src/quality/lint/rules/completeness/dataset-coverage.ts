import type { Subject } from '../../../../schema/description/index.js';
import type { KeywordName } from '../../../../schema/vocabulary/index.js';
import { defineRule, type LintContext } from '../../rule.js';
import { isAttempted } from './stated.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

interface Coverage {
  readonly of: string;
  readonly keywords: readonly KeywordName[];
  readonly isSaid: (subject: Subject) => boolean;
}

const COVERAGES: readonly Coverage[] = [
  {
    of: 'time',
    keywords: ['fair:temporalCoverage', 'fair:temporalCoverageRef'],
    isSaid: ({ period, terms }) => (period ?? terms.temporalCoverage) !== undefined,
  },
  {
    of: 'area',
    keywords: ['fair:spatialCoverage', 'fair:spatialCoverageRef'],
    isSaid: ({ terms }) => terms.spatialCoverage !== undefined,
  },
];

/** A dataset states the time and the area that it covers. */
export const datasetCoverage = defineRule({
  id: 'dataset-coverage',
  on: 'dataset',
  group: 'completeness',
  severity: 'hint',
  fix: 'none',
  ask: COVERAGES.map(({ keywords: [first] }) => first!),
  summary: 'A dataset states the time and the area that it covers.',
  why: 'People search for data by place and period, and catalogues filter by both.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['RDA-F2-01M', 'RDA-R1-01M'],
  examples: {
    bad: [
      { schema: { title: 'Persons', 'fair:spatialCoverage': 'Norway' } },
      {
        schema: {
          title: 'Persons',
          'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' },
        },
      },
      { schema: { title: 'Persons' } },
    ],
    good: [
      {
        schema: {
          title: 'Persons',
          'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' },
          'fair:spatialCoverage': 'Norway',
        },
      },
    ],
  },
  applies: isWholeDataset,
  check: (dataset, context) => {
    const missing = COVERAGES.filter((each) => !isThere(each, dataset.subject, context));
    if (missing.length === 0) return undefined;
    const names = missing.map(({ keywords: [first] }) => first!);
    return {
      message: `${nameOf(dataset, context)} does not state the ${missing.map(({ of }) => of).join(' and the ')} that it covers.`,
      help: `Add ${names.map((name) => `"${name}"`).join(' and ')}.`,
      ask: names,
      params: { keywords: names },
    };
  },
});

function isThere({ isSaid, keywords }: Coverage, subject: Subject, context: LintContext): boolean {
  return isSaid(subject) || isAttempted(subject, keywords, context);
}
