import type { Dataset, Fact, RelationFacts } from '../../../schema/description/index.js';
import { leadsToWhole } from '../whole.js';
import { type Context, tableEntity } from './context.js';
import type { Entity } from './graph.js';
import { RELATIONS } from './places.js';
import { entityAt } from './references.js';

/** A relation of a subject to a dataset: a link for all, and an entity with the variables that are joined. */
export function describeRelation(
  context: Context,
  subject: Entity,
  relation: RelationFacts,
  isDataset: boolean,
  table: Dataset | undefined,
): void {
  const { ledger, graph, wordings, tables } = context;
  const type = ledger.keep(relation.type);
  const other = relation.table === undefined ? undefined : tables.get(relation.table);
  const target = targetOf(context, relation, other);
  // Nothing is a part or version of itself; the full relation is written beside it.
  if (target !== subject && Object.hasOwn(RELATIONS, type)) {
    // Only datasets have parts that are data entities.
    subject.link(type === 'hasPart' && !isDataset ? 'dct:hasPart' : RELATIONS[type]!, target);
  }
  const sources = namesOf(context, relation.sourceVariables);
  const targets = namesOf(context, relation.targetVariables);
  const side = (name: string, names: readonly string[]) =>
    names.length === 0 ? name : `${name} (${names.join(', ')})`;
  const entity = graph
    .next('relation', 'DatasetRelation')
    .call(`${side(table?.name ?? 'The dataset', sources)} ${type} ${side(other?.name ?? target.id, targets)}`)
    .add('relationType', type)
    .link('targetDataset', target)
    .add('cardinality', ledger.keepIf(relation.cardinality))
    .addAll('description', wordings.all(relation.description))
    .addAll('sourceVariables', sources)
    .linkAll('sourceVariable', variablesOf(context, table, sources))
    .addAll('targetVariables', targets)
    .linkAll('targetVariable', variablesOf(context, other, targets));
  if (target.id !== relation.target.value) entity.add('targetRef', relation.target.value);
  subject.link('datasetRelations', entity);
}

/** A dataset elsewhere is no data of this crate, so it must not be typed as a Dataset (RO-Crate 1.1, data entities). */
export function datasetElsewhere(context: Context, iri: string): Entity {
  const type = context.graph.entity('http://schema.org/Dataset', 'rdfs:Class').hint('rdfs:label', 'Dataset');
  return entityAt(context, iri, 'CreativeWork').link('additionalType', type);
}

function targetOf(context: Context, relation: RelationFacts, table: Dataset | undefined): Entity {
  const iri = context.ledger.keep(relation.target);
  if (table !== undefined) return tableEntity(context, table);
  return leadsToWhole(context.description, relation) ? context.root : datasetElsewhere(context, iri);
}

/** The names of join variables. A node of a graph has each value once. */
function namesOf({ ledger }: Context, facts: readonly Fact[]): readonly string[] {
  const names = new Set<string>();
  for (const each of facts) {
    if (names.has(each.value)) ledger.explain(each, 'The relation names this variable twice.');
    else names.add(ledger.keep(each));
  }
  return [...names];
}

/** The variables of a table that have these names. */
function variablesOf(
  context: Context,
  table: Dataset | undefined,
  names: readonly string[],
): readonly Entity[] {
  if (table === undefined || names.length === 0) return [];
  const { graph, addresses, paths } = context;
  const known = paths.get(table) ?? new Map(table.variables.map(({ name, path }) => [name, path]));
  paths.set(table, known);
  return names.flatMap((name) => {
    const path = known.get(name);
    return path === undefined ? [] : [graph.entity(addresses.variable(table, path))];
  });
}
