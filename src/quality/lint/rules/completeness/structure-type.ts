import { presenceRule } from './presence.js';
import { isDataset } from './whole.js';

/** A table states how its rows are laid out. */
export const structureType = presenceRule({
  id: 'structure-type',
  severity: 'hint',
  summary: 'A table states how its rows are laid out.',
  why: 'Wide, long and dimensional data are read in different ways. CDIF has a different data structure for each.',
  targets: { cdif: 'should' },
  metrics: [],
  // A product has no rows of its own; its structure is that of its tables.
  asks: (dataset, context) => dataset.table !== undefined && isDataset(dataset, context),
  isSaid: (subject, { description }) => (subject.structureType ?? description.structureType) !== undefined,
  keywords: ['fair:structureType'],
  lacks: 'does not state how its rows are laid out',
  help: 'Add "fair:structureType": "wide" (a column for each variable), "long", "dimensional" or "key-value".',
  examples: {
    bad: [{ schema: { title: 'Persons', properties: { age: { type: 'integer' } } } }],
    good: [
      {
        schema: { title: 'Persons', 'fair:structureType': 'wide', properties: { age: { type: 'integer' } } },
      },
    ],
  },
});
