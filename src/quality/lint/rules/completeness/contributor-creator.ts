import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { contributorsPlace } from './contributors-place.js';
import { isCreator } from './roles.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

const ROLES = ['Producer', 'Creator', 'Author'];

/** One of the contributors made the dataset. */
export const contributorCreator = defineRule({
  id: 'contributor-creator',
  on: 'dataset',
  group: 'completeness',
  severity: 'info',
  fix: 'none',
  ask: ['fair:contributors'],
  summary: 'One of the contributors is the person or organization that made the dataset.',
  why: 'A citation names the creator. Croissant requires a creator, and does not accept a program.',
  targets: { 'ro-crate': 'should', croissant: 'must' },
  metrics: ['FsF-F2-01M-2'],
  examples: {
    bad: [
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [{ name: 'Data Archive', type: 'Organization', role: 'Archive' }],
        },
      },
    ],
    good: [
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [
            { name: 'Data Archive', type: 'Organization', role: 'Archive' },
            { name: 'Statistics Office', type: 'Organization', role: 'Producer' },
          ],
        },
      },
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [{ name: 'Ida Nord', type: 'Individual', role: 'Author' }],
        },
      },
    ],
  },
  applies: (dataset, context) =>
    isWholeDataset(dataset, context) &&
    dataset.subject.contributions.length > 0 &&
    isAvailable('fair:contributors', context),
  check: (dataset, context) => {
    const { subject } = dataset;
    if (subject.contributions.some(isCreator)) return undefined;
    return {
      ...contributorsPlace(subject, ROLES, context),
      message: `${nameOf(dataset, context)} has contributors, but no person or organization that made it.`,
      help: 'Give the role "Producer" to the person or organization that made the data.',
    };
  },
});
