import { defineRule } from '../../rule.js';
import { contributorsPlace } from './contributors-place.js';
import { isPublisher } from './roles.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

const ROLES = ['Distributor', 'Archive', 'Provider', 'Publisher'];

/** One of the contributors publishes the dataset. */
export const contributorPublisher = defineRule({
  id: 'contributor-publisher',
  on: 'dataset',
  group: 'completeness',
  severity: 'info',
  fix: 'none',
  ask: ['fair:contributors'],
  summary: 'One of the contributors is the organization that publishes the dataset.',
  why: 'The publisher is part of a citation, and is responsible for access to the data.',
  targets: { 'ro-crate': 'should', croissant: 'should' },
  metrics: ['FsF-F2-01M-2'],
  examples: {
    bad: [
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [{ name: 'Ida Nord', type: 'Individual', role: 'Producer' }],
        },
      },
    ],
    good: [
      {
        schema: {
          title: 'Persons',
          'fair:contributors': [
            { name: 'Ida Nord', type: 'Individual', role: 'Producer' },
            { name: 'Data Archive', type: 'Organization', role: 'Archive' },
          ],
        },
      },
    ],
  },
  applies: (dataset, context) => isWholeDataset(dataset, context) && dataset.subject.contributions.length > 0,
  check: (dataset, context) => {
    const { subject } = dataset;
    if (subject.contributions.some(isPublisher)) return undefined;
    return {
      ...contributorsPlace(subject, ROLES, context),
      message: `${nameOf(dataset, context)} has contributors, but no organization that publishes it.`,
      help: 'Add the organization that makes the data available, with the role "Distributor", "Archive" or "Provider".',
    };
  },
});
