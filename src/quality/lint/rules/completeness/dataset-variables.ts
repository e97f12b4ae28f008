import { defineRule } from '../../rule.js';
import { isDataset } from './whole.js';
import { nameOf } from './wording.js';

/** A dataset has variables. */
export const datasetVariables = defineRule({
  id: 'dataset-variables',
  on: 'dataset',
  group: 'completeness',
  severity: 'warning',
  fix: 'none',
  ask: 'look',
  summary: 'A dataset has variables.',
  why: 'Variables describe the columns of the data. Without them, nobody can interpret the data, and the exports have no columns.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['FsF-R1-01M-3', 'RDA-R1-01M'],
  examples: {
    bad: [
      { schema: { title: 'Persons', type: 'object' } },
      { schema: { title: 'Persons', type: 'array', items: { type: 'object', properties: {} } } },
    ],
    good: [
      { schema: { title: 'Persons', type: 'object', properties: { age: { type: 'integer' } } } },
      { schema: { title: 'Persons', type: 'array', items: { properties: { age: { type: 'integer' } } } } },
    ],
  },
  // A product whose tables are all of its own needs no variables beside them.
  applies: (dataset, context) => dataset.table !== undefined && isDataset(dataset, context),
  check: (dataset, context) => {
    // A truncated description does not show what is missing.
    if (dataset.table?.variables.length !== 0 || context.description.isCut) return undefined;
    return {
      message: `${nameOf(dataset, context)} has no variables.`,
      help: 'Describe the columns under "properties"; if the rows are in an array, under "properties" in "items".',
    };
  },
});
