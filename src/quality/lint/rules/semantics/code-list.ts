import { carries } from '../../annotations/keyword-spelling.js';
import { defineRule } from '../../rule.js';
import { isEnumerated } from './code-lists.js';
import { theVariable } from './place.js';

/** Codes of no named list. */
export const codeList = defineRule({
  id: 'code-list',
  on: 'variable',
  group: 'semantics',
  severity: 'info',
  fix: 'none',
  ask: ['fair:classification'],
  summary: 'Codes belong to a classification, or to a shared list with a name.',
  why: 'Codes of two datasets can be compared only if they come from the same list.',
  targets: { cdif: 'must' },
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: {
            sex: {
              type: 'integer',
              oneOf: [
                { const: 1, title: 'Male' },
                { const: 2, title: 'Female' },
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
            sex: {
              type: 'integer',
              'fair:classificationRef': ['http://purl.org/linked-data/sdmx/2009/code#sex'],
              oneOf: [
                { const: 1, title: 'Male' },
                { const: 2, title: 'Female' },
              ],
            },
          },
        },
      },
      {
        schema: {
          type: 'object',
          properties: { smokes: { $ref: '#/$defs/YesNo' } },
          $defs: {
            YesNo: {
              title: 'Yes or no',
              oneOf: [
                { const: 1, title: 'Yes' },
                { const: 2, title: 'No' },
              ],
            },
          },
        },
      },
    ],
  },
  // Plain values are not a list yet: the rule coded-values reports them.
  applies: ({ variable: { codes: list } }) => list?.codes[0] !== undefined && !isEnumerated(list.codes[0]),
  check({ variable }) {
    if (variable.terms.classification !== undefined || variable.codes?.name !== undefined) return undefined;
    if (carries(variable.schema, ['fair:classification', 'fair:classificationRef'])) return undefined;
    return {
      on: 'object',
      message: `${theVariable(variable)} has codes, but does not name their list.`,
      help:
        'Name the list in "fair:classification" and link to it in "fair:classificationRef", ' +
        'or define it once under "$defs" with a title.',
    };
  },
});
