import { quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule, type VariableSubject } from '../../rule.js';
import { isAttempted } from './stated.js';

/** A table inside a table says what it is. */
export const nestedDatasetType = defineRule({
  id: 'nested-dataset-type',
  on: 'variable',
  group: 'completeness',
  severity: 'warning',
  fix: 'unsafe',
  summary: 'An array of objects inside a dataset states whether it is a dataset of its own.',
  why: 'Rows inside rows are usually a table of their own, with a title and variables. By default, they are parts of one variable.',
  targets: { cdif: 'should', croissant: 'should' },
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          title: 'Stays',
          properties: {
            diagnoses: { type: 'array', items: { type: 'object', properties: { code: { type: 'string' } } } },
          },
        },
        fixed: {
          title: 'Stays',
          properties: {
            diagnoses: {
              type: 'array',
              items: { type: 'object', properties: { code: { type: 'string' } } },
              'fair:resourceType': 'dataset',
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          title: 'Stays',
          properties: {
            diagnoses: {
              'fair:resourceType': 'dataset',
              type: 'array',
              items: { type: 'object', properties: { code: { type: 'string' } } },
            },
          },
        },
      },
      {
        schema: {
          title: 'Stays',
          properties: {
            diagnoses: {
              'fair:resourceType': 'variable',
              type: 'array',
              items: { type: 'object', properties: { code: { type: 'string' } } },
            },
          },
        },
      },
    ],
  },
  applies: (subject, context) => isArrayOfObjects(subject) && isAvailable('fair:resourceType', context),
  check: ({ pointer, variable }, context) => {
    if (variable.resourceType || isAttempted(variable, ['fair:resourceType'], context)) return undefined;
    const edit = { op: 'insert' as const, pointer: append(pointer, 'fair:resourceType'), value: 'dataset' };
    return {
      message: `The array of objects ${quote(variable.name)} does not state whether it is a dataset of its own.`,
      help: 'Add "fair:resourceType": "dataset" if its rows are a table, or "variable" if they are parts of one value.',
      fixes: [{ title: 'Add "fair:resourceType": "dataset"', safe: false, edits: [edit] }],
    };
  },
});

function isArrayOfObjects({ variable }: VariableSubject): boolean {
  return variable.isArray && !variable.isTuple && variable.variables.length > 0;
}
