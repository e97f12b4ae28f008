import { isObject } from '../../../../base/json.js';
import { valueAt } from '../../../../schema/document/index.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { isAttempted } from './stated.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

/** A dataset says when its version was released. */
export const versionDate = defineRule({
  id: 'version-date',
  on: 'dataset',
  group: 'completeness',
  severity: 'info',
  fix: 'none',
  ask: ['fair:version'],
  summary: 'The version of a dataset has a release date.',
  why: 'The release date is the date of publication. Without it, the dataset cannot be cited, and exports have to assume a date.',
  targets: { 'ro-crate': 'must', cdif: 'must', croissant: 'must' },
  metrics: ['FsF-F2-01M-2', 'FsF-R1.2-01M-1'],
  examples: {
    bad: [
      { schema: { title: 'Persons', 'fair:version': { identifier: '2.1.0' } } },
      { schema: { title: 'Persons', 'fair:version': '2.1.0' } },
      { schema: { title: 'Persons' } },
    ],
    good: [{ schema: { title: 'Persons', 'fair:version': { identifier: '2.1.0', date: '2024-03-01' } } }],
  },
  applies: (dataset, context) => isWholeDataset(dataset, context) && isAvailable('fair:version', context),
  check: (dataset, context) => {
    const { version } = dataset.subject;
    const message = `${nameOf(dataset, context)} does not state when its version was released.`;
    if (version === undefined) {
      if (isAttempted(dataset.subject, ['fair:version'], context)) return undefined;
      return { message, help: 'Add "fair:version" with its "date", the day of release as YYYY-MM-DD.' };
    }
    if (version.date || version.uri !== context.document.uri) return undefined;
    const value = valueAt(context.document.value, version.pointer);
    // Another rule reports invalid dates.
    if (isObject(value) && Object.hasOwn(value, 'date')) return undefined;
    return {
      pointer: version.pointer,
      on: isObject(value) ? 'object' : 'value',
      ask: ['date'],
      message,
      help: isObject(value)
        ? 'Add "date", the day of release as YYYY-MM-DD.'
        : 'Write the version as an object: { "identifier": …, "date": the day of release as YYYY-MM-DD }.',
    };
  },
});
