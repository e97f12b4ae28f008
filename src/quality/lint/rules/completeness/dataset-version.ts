import { quote } from '../../../../base/json.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { isAttempted } from './stated.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

const NUMBER = '(?:0|[1-9]\\d*)';
const PART = '[\\da-zA-Z-]+(?:\\.[\\da-zA-Z-]+)*';

/** The forms of versions that can be put in order. */
const ORDERED_FORMS: readonly RegExp[] = [
  // Semantic Versioning 2.0.0
  new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PART})?(?:\\+${PART})?$`),
  // By the calendar: 2024, 2024.1, 2024-03, 2024-03-01, 2024.03.1
  /^\d{4}(?:[.-]\d{1,2}){0,2}$/,
];

/** A dataset says which version it is. */
export const datasetVersion = defineRule({
  id: 'dataset-version',
  on: 'dataset',
  group: 'completeness',
  severity: 'info',
  fix: 'none',
  ask: ['fair:version'],
  summary: 'A dataset states its version, preferably as a semantic version.',
  why: 'Data changes. To repeat a result, people need to know which version it was made from, and which of two versions is newer.',
  targets: { cdif: 'should', croissant: 'should' },
  metrics: ['FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  examples: {
    bad: [
      { schema: { title: 'Persons of the census', type: 'object' } },
      { schema: { title: 'Persons', 'fair:version': 'final, corrected' } },
    ],
    good: [
      { schema: { title: 'Persons', 'fair:version': '2.1.0' } },
      { schema: { title: 'Persons', 'fair:version': { identifier: '2024-03', date: '2024-03-01' } } },
    ],
  },
  applies: (dataset, context) => isWholeDataset(dataset, context) && isAvailable('fair:version', context),
  check: (dataset, context) => {
    const { version } = dataset.subject;
    const { identifier } = version ?? {};
    if (identifier === undefined) {
      if (version || isAttempted(dataset.subject, ['fair:version'], context)) return undefined;
      return {
        message: `${nameOf(dataset, context)} does not state its version.`,
        help: 'Add "fair:version", such as { "identifier": "1.0.0", "date": "2024-03-01" }.',
      };
    }
    // Another rule reports empty texts.
    const { uri, value } = identifier;
    if (uri !== context.document.uri || value.trim() === '') return undefined;
    if (ORDERED_FORMS.some((form) => form.test(value))) return undefined;
    return {
      pointer: identifier.pointer,
      on: 'value',
      isMinor: true,
      // A version that is a string stays one.
      ask: { kind: 'line', keyword: 'fair:version', pointer: identifier.pointer },
      message: `The version ${quote(value)} is not a semantic version.`,
      help: 'Write three numbers, such as "1.0.0", so that everyone can see which of two versions is newer.',
    };
  },
});
