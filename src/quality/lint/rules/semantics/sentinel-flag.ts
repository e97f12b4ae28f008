import { quote } from '../../../../base/json.js';
import type { Code } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import { carries, isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { isEnumerated } from './code-lists.js';

// Whole labels, since "refused" inside one may be what a variable is about. Words that may be answers
// themselves ("unknown", "missing", "none") are left out.
const MEANS_NO_VALUE = new Set([
  'refused',
  'refusal',
  'refused to answer',
  'refuses to answer',
  'declined to answer',
  'prefer not to say',
  'prefer not to answer',
  'prefers not to say',
  'prefers not to answer',
  'dont know',
  'do not know',
  'does not know',
  'doesnt know',
  'did not know',
  'did not answer',
  'didnt answer',
  'no answer',
  'no answer given',
  'no response',
  'not answered',
  'not stated',
  'not reported',
  'not recorded',
  'not asked',
  'not applicable',
  'inapplicable',
  'not ascertained',
  'missing value',
  'missing data',
  'no data',
  'dk',
  'dk/na',
  'n/a',
  'refus',
  'ne sait pas',
  'ne souhaite pas répondre',
  'pas de réponse',
  'sans réponse',
  'sans objet',
  'non réponse',
  'keine antwort',
  'keine angabe',
  'weiß nicht',
  'verweigert',
  'trifft nicht zu',
  'no contesta',
  'no sabe',
  'no responde',
  'no aplica',
  'weet niet',
  'geen antwoord',
]);

/** A code that says why there is no value, and is not marked as such. */
export const sentinelFlag = defineRule({
  id: 'sentinel-flag',
  on: 'code',
  group: 'semantics',
  severity: 'warning',
  fix: 'unsafe',
  ask: 'look',
  summary: 'A code that means a missing value is marked as a sentinel.',
  why: 'If 9 means "did not answer" but is read as a value, every mean and every table is wrong.',
  targets: { cdif: 'should' },
  metrics: ['RDA-I1-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: {
            smokes: {
              oneOf: [
                { const: 1, title: 'Yes' },
                { const: 9, title: 'Did not answer' },
              ],
            },
          },
        },
        fixed: {
          type: 'object',
          properties: {
            smokes: {
              oneOf: [
                { const: 1, title: 'Yes' },
                { const: 9, title: 'Did not answer', 'fair:sentinel': true },
              ],
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          properties: {
            smokes: {
              oneOf: [
                { const: 1, title: 'Yes' },
                { const: 9, title: 'Did not answer', 'fair:sentinel': true },
              ],
            },
          },
        },
      },
    ],
  },
  applies: ({ code }, context) => !isEnumerated(code) && isAvailable('fair:sentinel', context),
  check({ code, pointer }) {
    // Who writes false has thought about it.
    if (code.sentinel !== undefined || carries(code.schema, ['fair:sentinel'])) return undefined;
    const label = labelsOf(code).find((each) => MEANS_NO_VALUE.has(inOneForm(each)));
    if (label === undefined) return undefined;
    // A sentinel belongs beside its constant: beside a reference to a code it would be wrong.
    const isWhole = code.schema !== undefined && Object.hasOwn(code.schema, 'const');
    return {
      on: 'object',
      message: `The code ${quote(label)} reads like a missing value, but is not marked as one.`,
      help: 'Add "fair:sentinel": true, or false if it is an ordinary answer.',
      ...(isWhole
        ? {
            fixes: [
              {
                title: 'Mark the code as a missing value',
                safe: false,
                edits: [{ op: 'insert', pointer: append(pointer, 'fair:sentinel'), value: true }],
              },
            ],
          }
        : {}),
    };
  },
});

function labelsOf({ title, label }: Code): readonly string[] {
  return [...(title ? [title] : []), ...label].map(({ value }) => value);
}

function inOneForm(label: string): string {
  return label
    .toLowerCase()
    .replace(/[’'‘.!()[\]]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
