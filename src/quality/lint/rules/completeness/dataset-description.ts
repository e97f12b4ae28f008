import { presenceRule } from './presence.js';
import { isSaid } from './stated.js';
import { isDataset } from './whole.js';

/** A dataset is described. */
export const datasetDescription = presenceRule({
  id: 'dataset-description',
  severity: 'warning',
  summary: 'A dataset has a description.',
  why: 'People use the description to decide whether the data is useful to them, and search engines index its words.',
  targets: { 'ro-crate': 'must', cdif: 'should', croissant: 'must' },
  metrics: ['FsF-F2-01M-3', 'RDA-F2-01M', 'RDA-R1-01M'],
  asks: isDataset,
  isSaid: ({ richDescription, description }) => richDescription.length > 0 || isSaid(description?.value),
  plain: ({ description }) => description,
  keywords: ['fair:description'],
  lacks: 'has no description',
  help: 'Add "description", or "fair:description" for Markdown or several languages: what was observed, where, when, how and why.',
  examples: {
    bad: [{ schema: { title: 'Persons of the census', type: 'object' } }],
    good: [
      { schema: { title: 'Persons', description: 'All residents on the day of the census.' } },
      {
        schema: { title: 'Persons', 'fair:description': { en: 'All residents.', fr: 'Tous les résidents.' } },
      },
    ],
  },
});
