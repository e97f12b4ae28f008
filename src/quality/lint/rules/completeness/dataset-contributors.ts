import { valueAt } from '../../../../schema/document/index.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { isAttempted } from './stated.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

const KEYWORDS = ['fair:contributors', 'fair:provider', 'fair:providerRef'] as const;

const EMPTY_LISTS = ['/fair:contributors', '/x-fair:contributors'] as const;

/** A dataset names its contributors. */
export const datasetContributors = defineRule({
  id: 'dataset-contributors',
  on: 'dataset',
  group: 'completeness',
  severity: 'warning',
  fix: 'none',
  ask: ['fair:contributors'],
  summary: 'A dataset names the people and organizations behind it.',
  why: 'People need to know who made the data, to trust it, to cite it and to ask questions. Catalogues require a creator.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'must' },
  metrics: ['FsF-F2-01M-2', 'FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  examples: {
    bad: [
      { schema: { title: 'Persons of the census', type: 'object' } },
      { schema: { title: 'Persons of the census', 'fair:contributors': [] } },
    ],
    good: [
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [{ name: 'Statistics Office', type: 'Organization', role: 'Producer' }],
        },
      },
    ],
  },
  applies: isWholeDataset,
  check: (dataset, context) => {
    const { subject } = dataset;
    if (subject.contributions.length > 0) return undefined;
    const message = `${nameOf(dataset, context)} names no contributors.`;
    const isListed = isAvailable('fair:contributors', context);
    const help = isListed
      ? 'Add "fair:contributors": a list of people and organizations, each with "name", "type", "role" and "contributorRef".'
      : 'Add "fair:provider", the name of the organization that provides the dataset.';
    const empty = EMPTY_LISTS.find((pointer) => isEmptyList(valueAt(context.document.value, pointer)));
    if (empty !== undefined) return { pointer: empty, on: 'value', message, help };
    const ask = isListed ? undefined : ['fair:provider'];
    return isAttempted(subject, KEYWORDS, context) ? undefined : { message, help, ask };
  },
});

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
