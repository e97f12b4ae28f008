import type { Fix } from '../../../../base/diagnostic.js';
import { isObject, member } from '../../../../base/json.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { defineRule, type LintContext } from '../../rule.js';
import { isAttempted } from './stated.js';
import { isWholeDataset } from './whole.js';

/** The root says what it describes. */
export const resourceType = defineRule({
  id: 'resource-type',
  on: 'dataset',
  group: 'completeness',
  severity: 'hint',
  fix: 'safe',
  summary: 'The root of a schema states whether it describes a dataset or a data product.',
  why: 'By default, the root is a dataset. With a stated type, readers need not know the default, and a product of several tables is not mistaken for one table.',
  targets: { 'ro-crate': 'should', cdif: 'should' },
  metrics: ['FsF-R1-01M-1', 'FsF-F2-01M-2'],
  examples: {
    bad: [
      {
        schema: { title: 'Persons', 'fair:license': 'CC0-1.0', properties: { age: { type: 'integer' } } },
        fixed: {
          title: 'Persons',
          'fair:license': 'CC0-1.0',
          'fair:resourceType': 'dataset',
          properties: { age: { type: 'integer' } },
        },
      },
      {
        schema: {
          title: 'Census',
          properties: {
            persons: { 'fair:resourceType': 'dataset', properties: { age: { type: 'integer' } } },
            households: { 'fair:resourceType': 'dataset', properties: { size: { type: 'integer' } } },
          },
        },
      },
    ],
    good: [
      { schema: { title: 'Persons', 'fair:resourceType': 'dataset', type: 'object' } },
      { schema: { title: 'Census', 'fair:resourceType': 'data-product', type: 'object' } },
    ],
  },
  applies: (dataset, context) =>
    isWholeDataset(dataset, context) && !isScalar(context) && isAvailable('fair:resourceType', context),
  check: ({ subject }, context) => {
    if (subject.resourceType || isAttempted(subject, ['fair:resourceType'], context)) return undefined;
    const isLikeProduct = hasOnlyTables(context);
    return {
      message: 'The schema does not state whether it describes a dataset or a data product.',
      help: isLikeProduct
        ? 'It contains only tables: add "fair:resourceType": "data-product".'
        : 'Add "fair:resourceType": "dataset", or "data-product" for several tables side by side.',
      fixes: [
        isLikeProduct
          ? fixTo('data-product', false)
          : fixTo('dataset', isAnnotated(context) && !isRootReferredTo(context)),
      ],
    };
  },
});

/** Whether the root is one value, which cannot be a dataset. */
function isScalar({ document: { value } }: LintContext): boolean {
  if (!isObject(value)) return false;
  const type = member(value, 'type');
  if (type === undefined) return Object.hasOwn(value, 'const') || Object.hasOwn(value, 'enum');
  return [type].flat().every((each) => each !== 'object' && each !== 'array');
}

function hasOnlyTables({ description: { datasets } }: LintContext): boolean {
  return datasets.length > 1 && datasets.every(({ isRoot, isNested }) => !isRoot && !isNested);
}

/** A schema without annotations need not describe data: people decide that. */
function isAnnotated({ description }: LintContext): boolean {
  return description.leaves.length > 0;
}

/** What refers to the root would become a dataset with it. */
function isRootReferredTo({ schemaIndex, description }: LintContext): boolean {
  return (
    schemaIndex.references.some(({ local }) => local?.pointer === '') ||
    description.leaves.some(({ value }) => value === '#')
  );
}

function fixTo(value: 'dataset' | 'data-product', safe: boolean): Fix {
  const edits = [{ op: 'insert' as const, pointer: '/fair:resourceType', value }];
  return { title: `Add "fair:resourceType": "${value}"`, safe, edits };
}
