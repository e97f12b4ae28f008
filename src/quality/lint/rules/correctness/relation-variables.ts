import type { Budget } from '../../../../base/budget.js';
import { quote } from '../../../../base/json.js';
import type { Dataset, RelationFacts, Variable } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import { closest } from '../../../../schema/vocabulary/index.js';
import { perDocument } from '../../per-document.js';
import { type DatasetSubject, defineRule, type Found, type LintContext } from '../../rule.js';

const TREES = {
  'fair:resourceType': 'dataset',
  type: 'array',
  items: { properties: { street: { type: 'string' } } },
};
const STREETS = {
  'fair:resourceType': 'dataset',
  type: 'array',
  items: { properties: { code: { type: 'string' } } },
};

function cityWith(relation: { readonly [name: string]: string | readonly string[] }) {
  const relations = [{ relationType: 'isRelatedTo', targetRef: '#/properties/streets', ...relation }];
  return {
    'fair:resourceType': 'data-product',
    properties: { trees: { ...TREES, 'fair:datasetRelations': relations }, streets: STREETS },
  };
}

/** The variables that join two datasets are there, in pairs. */
export const relationVariables = defineRule({
  id: 'relation-variables',
  on: 'dataset',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  askedFor: 'the names of the variables',
  summary: 'The variables that join two datasets exist, and each source variable has a target variable.',
  why: 'A join consists of pairs of variables. If one is missing, the datasets cannot be joined.',
  targets: { cdif: 'should' },
  metrics: ['RDA-I3-02M', 'RDA-I3-04M'],
  examples: {
    bad: [
      { schema: cityWith({ sourceVariables: ['stret'], targetVariables: ['code'] }) },
      { schema: cityWith({ sourceVariables: ['street'], targetVariables: ['number'] }) },
      { schema: cityWith({ sourceVariables: ['street'] }) },
      { schema: cityWith({ sourceVariables: ['street'], targetVariables: ['code', 'code'] }) },
    ],
    good: [
      { schema: cityWith({ sourceVariables: ['street'], targetVariables: ['code'] }) },
      { schema: cityWith({ description: 'Each tree is in a street.' }) },
    ],
  },
  applies: ({ subject }, context) => joinsOf(subject, context).length > 0,
  check: ({ subject, table }, context) => {
    context.budget.spend(context.description.datasets.length);
    const tables = new Map(context.description.datasets.map((each) => [each.name, each]));
    return joinsOf(subject, context).flatMap((relation) => {
      const target = relation.table === undefined ? undefined : tables.get(relation.table);
      return [
        ...unequal(relation),
        ...relation.sourceVariables.flatMap((fact) => missing(fact, table, 'this dataset', context)),
        ...relation.targetVariables.flatMap((fact) => missing(fact, target, 'the target', context)),
      ];
    });
  },
});

function joinsOf(
  { relations }: DatasetSubject['subject'],
  { document }: LintContext,
): readonly RelationFacts[] {
  return relations.filter(
    ({ uri, sourceVariables, targetVariables }) =>
      uri === document.uri && sourceVariables.length + targetVariables.length > 0,
  );
}

function unequal({ pointer, sourceVariables, targetVariables }: RelationFacts): readonly Found[] {
  const [sources, targets] = [sourceVariables.length, targetVariables.length];
  if (sources === targets) return [];
  const lacking = sources < targets ? 'sourceVariables' : 'targetVariables';
  const isNone = Math.min(sources, targets) === 0;
  return [
    {
      ...(isNone
        ? { pointer, on: 'object', ask: [lacking] }
        : { pointer: append(pointer, lacking), on: 'value' }),
      message: `The relation joins ${counted(sources)} of this dataset with ${counted(targets)} of the target.`,
      help: `List as many variables in "sourceVariables" as in "targetVariables", in the same order.`,
      params: { sources, targets },
    },
  ];
}

function counted(count: number): string {
  return count === 0 ? 'no variables' : `${count} variable${count === 1 ? '' : 's'}`;
}

function missing(
  { value, pointer }: RelationFacts['target'],
  table: Dataset | undefined,
  where: string,
  context: LintContext,
): readonly Found[] {
  // What is not described here cannot be checked; an empty name is reported by no-empty-text.
  if (table === undefined || table.variables.length === 0 || value.trim() === '') return [];
  const names = namesIn(table, context);
  if (names.has(value)) return [];
  const meant = closest(
    value,
    table.variables.slice(0, 200).map(({ name }) => name),
    context.budget,
  );
  return [
    {
      pointer,
      on: 'value',
      message: `There is no variable ${quote(value)} in ${where}.`,
      help: meant ? `Did you mean ${quote(meant)}?` : 'Use the name that the variable has in the data.',
      params: { variable: value, ...(meant ? { suggestion: meant } : {}) },
    },
  ];
}

const knownNames = perDocument(() => new Map<Dataset, ReadonlySet<string>>());

const STEPS_A_NAME = 5;
const CHARACTERS_A_STEP = 32;

/** All ways in which people name the variables of a table. */
function namesIn(table: Dataset, context: LintContext): ReadonlySet<string> {
  const known = knownNames(context);
  let names = known.get(table);
  if (names === undefined) {
    names = new Set(table.variables.flatMap((variable) => [...spellingsOf(variable, context.budget)]));
    known.set(table, names);
  }
  return names;
}

function* spellingsOf({ name, path, pointer, variables }: Variable, budget: Budget): Generator<string> {
  budget.spend(STEPS_A_NAME + Math.ceil(pointer.length / CHARACTERS_A_STEP));
  yield* [name, path.join('.'), path.join('/'), pointer, `#${pointer}`];
  for (const each of variables) yield* spellingsOf(each, budget);
}
