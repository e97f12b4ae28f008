import { presenceRule } from './presence.js';
import { isSaid } from './stated.js';
import { isDataset } from './whole.js';

/** A dataset has a title. */
export const datasetTitle = presenceRule({
  id: 'dataset-title',
  severity: 'error',
  summary: 'A dataset has a title or a label.',
  why: 'The title is what people see in a list of search results. Every catalogue and every export requires a name.',
  targets: { 'ro-crate': 'must', cdif: 'must', croissant: 'must' },
  metrics: ['FsF-F2-01M-2', 'RDA-F2-01M'],
  asks: isDataset,
  isSaid: ({ label, title }) => label.length > 0 || isSaid(title?.value),
  plain: ({ title }) => title,
  keywords: ['fair:label'],
  lacks: 'has no title',
  help: 'Add "title", or "fair:label" for a title in several languages.',
  examples: {
    bad: [
      { schema: { title: ' ', type: 'object' } },
      { schema: { title: 'TODO', type: 'object' } },
      { schema: { type: 'object', properties: { age: { type: 'integer' } } } },
      {
        schema: {
          title: 'Census',
          'fair:resourceType': 'data-product',
          properties: {
            persons: {
              'fair:resourceType': 'dataset',
              type: 'array',
              items: { type: 'object', properties: { age: { type: 'integer' } } },
            },
          },
        },
      },
    ],
    good: [
      { schema: { title: 'Persons of the census', type: 'object' } },
      { schema: { 'fair:label': { en: 'Persons', fr: 'Personnes' }, type: 'object' } },
    ],
  },
});
