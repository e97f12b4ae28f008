import { presenceRule } from './presence.js';
import { isWholeDataset } from './whole.js';

/** A dataset has a licence. */
export const datasetLicense = presenceRule({
  id: 'dataset-license',
  severity: 'warning',
  summary: 'A dataset states its licence.',
  why: 'Without a licence, nobody knows whether they may reuse the data, however well it is described.',
  targets: { 'ro-crate': 'must', cdif: 'must', croissant: 'must' },
  metrics: ['FsF-R1.1-01M-1', 'RDA-R1.1-01M'],
  asks: isWholeDataset,
  isSaid: ({ terms }) => terms.license !== undefined,
  keywords: ['fair:license', 'fair:licenseRef'],
  ask: 'fair:licenseRef',
  lacks: 'states no licence',
  help: 'Add "fair:licenseRef", such as "https://spdx.org/licenses/CC-BY-4.0".',
  examples: {
    bad: [{ schema: { title: 'Persons of the census', type: 'object' } }],
    good: [
      { schema: { title: 'Persons', 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' } },
      { schema: { title: 'Persons', 'fair:license': 'CC-BY-4.0' } },
    ],
  },
});
