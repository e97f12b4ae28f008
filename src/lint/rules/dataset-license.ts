import type { Rule } from '../rule.js';

/** A dataset states its licence. */
export const datasetLicense: Rule = {
  id: 'dataset-license',
  on: 'dataset',
  severity: 'warning',
  summary: 'A dataset states its licence.',
  why: 'Nobody may safely reuse data without a licence, and RO-Crate, CDIF and Croissant all ask for one.',
  check({ annotations }) {
    if (['fair:license', 'fair:licenseRef'].some((keyword) => Object.hasOwn(annotations, keyword)))
      return undefined;
    return {
      message: 'The dataset states no licence.',
      help: 'Add "fair:licenseRef", such as https://spdx.org/licenses/CC-BY-4.0, and "fair:license".',
    };
  },
};
