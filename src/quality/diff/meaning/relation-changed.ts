import { quote } from '../../../base/json.js';
import type { Description, Fact, RelationFacts } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, isSameAddress, type Pair, placeOf } from '../compare.js';
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
  summary:
    'A relation to another dataset is gone, or has another target, other join variables or another cardinality.',
  why: 'Joins give other rows: from "to one" to "to many", rows are multiplied.',
  examples: {
    changed: [
      ofDataset(to({ cardinality: 'many-to-one' }), to({ cardinality: 'many-to-many' })),
      ofDataset(to({}), to({ sourceVariables: ['town', 'year'] })),
      ofDataset(to({}), to({ targetRef: 'https://example.org/municipalities' })),
      ofDataset(to({}), {}),
    ],
    unchanged: [
      ofDataset(to({ cardinality: 'many-to-one' }), to({ cardinality: 'many-to-one', description: 'Towns' })),
      ofDataset(to({}), to({ cardinality: 'many-to-one' })),
      ofDataset(
        { $id: 'https://example.org/1', ...to({ targetRef: '#/$defs/towns' }) },
        { $id: 'https://example.org/2', ...to({ targetRef: '#/$defs/towns' }) },
      ),
    ],
  },
  *find({ subjects, whole }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const find = finderIn(next.relations, whole);
      for (const relation of old.relations) {
        const what = `the relation of ${name} to ${relation.target.value}`;
        const other = find(relation);
        if (other)
          for (const found of differences(what, relation, other, whole))
            yield { ...found, old: relation.pointer, new: other.pointer };
        else yield { message: `${capital(what)} is gone.`, old: relation.pointer };
      }
    }
  },
});

export const relationAdded = defineClass({
  id: 'relation/added',
  severity: 'safe',
  bump: 'minor',
  summary: 'A relation to another dataset is new.',
  why: 'Readers can join more data than before.',
  examples: {
    changed: [
      ofDataset({}, to({})),
      ofDataset(to({}), {
        'fair:datasetRelations': [
          ...to({})['fair:datasetRelations'],
          { relationType: 'isPartOf', targetRef: 'https://example.org/statistics' },
        ],
      }),
    ],
    unchanged: [ofDataset(to({}), to({ cardinality: 'many-to-one' })), ofDataset(to({}), {})],
  },
  *find({ subjects, whole }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const find = finderIn(old.relations, { ...whole, old: whole.new, new: whole.old });
      for (const relation of next.relations)
        if (!find(relation))
          yield {
            message: `The relation of ${name} to ${relation.target.value} is new.`,
            new: relation.pointer,
          };
    }
  },
});

/** What decides which rows belong together; empty if a relation does not state it. */
const ASPECTS: { readonly [words: string]: (relation: RelationFacts) => string } = {
  'The join variables': ({ sourceVariables }) => namesOf(sourceVariables),
  'The join variables of the target': ({ targetVariables }) => namesOf(targetVariables),
  'The cardinality': ({ cardinality }) => cardinality?.value ?? '',
};

function namesOf(variables: readonly Fact[]): string {
  return variables.map(({ value }) => quote(value)).join(', ');
}

function* differences(
  what: string,
  old: RelationFacts,
  next: RelationFacts,
  whole: Pair<Description>,
): Generator<Found> {
  if (!isSameAddress(old.target.value, next.target.value, whole))
    yield { message: `The target of ${what} changed to ${next.target.value}.` };
  for (const [words, of] of Object.entries(ASPECTS)) {
    const [before, after] = [of(old), of(next)];
    if (before === after || before === '') continue;
    const isMultiplied = before.endsWith('-to-one') && after.endsWith('-to-many');
    if (after === '')
      yield {
        message: `${words} of ${what} ${words.endsWith('s') ? 'are' : 'is'} no longer stated: ${before}.`,
        severity: 'risky',
        bump: 'minor',
      };
    else
      yield {
        message: `${words} of ${what} changed from ${before} to ${after}.${isMultiplied ? ' A join may now multiply rows.' : ''}`,
      };
  }
}

// Enough to find the same relation among those with the same target.
const MOST_CANDIDATES = 50;

/** Finds the relation that is most like another one: with the same target, or from the same variables. */
function finderIn(
  relations: readonly RelationFacts[],
  { old, new: next }: Pair<Description>,
): (relation: RelationFacts) => RelationFacts | undefined {
  const index = new Map<string, RelationFacts[]>();
  for (const each of relations)
    for (const key of keysOf(each, next)) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [each]);
      else if (known.length < MOST_CANDIDATES) known.push(each);
    }
  return (relation) => {
    for (const key of keysOf(relation, old)) {
      const found = index.get(key)?.toSorted((a, b) => likeness(relation, b) - likeness(relation, a))[0];
      if (found) return found;
    }
    return undefined;
  };
}

function keysOf({ type, target, sourceVariables }: RelationFacts, whole: Description): readonly string[] {
  const to = `${type.value} to ${placeOf(target.value, whole)}`;
  return sourceVariables.length === 0 ? [to] : [to, `${type.value} from ${namesOf(sourceVariables)}`];
}

function likeness(old: RelationFacts, next: RelationFacts): number {
  return Object.values(ASPECTS).filter((of) => of(old) === of(next)).length;
}
