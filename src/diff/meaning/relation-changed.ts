import type { RelationFacts } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import type { Comparison } from '../compare.js';
import { ofDataset } from './example.js';

const to = (more: object) => ({
  'fair:datasetRelations': [
    {
      relationType: 'isRelatedTo',
      targetRef: 'https://example.org/towns',
      sourceVariables: ['town'],
      ...more,
    },
  ],
});

export const relationChanged = defineClass({
  id: 'relation/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A relation to another dataset is gone, or joins in another way.',
  why: 'Joins give other rows: from "to one" to "to many", rows are multiplied.',
  examples: {
    changed: [
      ofDataset(to({ cardinality: 'many-to-one' }), to({ cardinality: 'many-to-many' })),
      ofDataset(to({}), {}),
    ],
    unchanged: [
      ofDataset(to({ cardinality: 'many-to-one' }), to({ cardinality: 'many-to-one', description: 'Towns' })),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const relation of old.relations) {
        if (next.relations.some((other) => joinOf(other) === joinOf(relation))) continue;
        const same = next.relations.find(
          (other) => other.target.value === relation.target.value && other.type.value === relation.type.value,
        );
        yield {
          message: same
            ? `The relation of ${name} to ${relation.target.value} joins in another way.`
            : `The relation of ${name} to ${relation.target.value} is gone.`,
          old: relation.pointer,
          new: same?.pointer ?? next.pointer,
        };
      }
  },
});

/** What decides which rows belong together. */
function joinOf({ type, target, sourceVariables, targetVariables, cardinality }: RelationFacts): string {
  return JSON.stringify([
    ...[type.value, target.value, cardinality?.value ?? ''],
    ...[sourceVariables, targetVariables].map((all) => all.map(({ value }) => value)),
  ]);
}
