import type { RelationFacts } from '../../description/index.js';
import { leadsToWhole } from '../whole.js';
import type { Context, PendingRelation } from './context.js';
import type { Entity } from './graph.js';
import { entityAt, nameInAddress } from './references.js';

/** The properties that lead straight to the target. */
const PROPERTIES: { readonly [type: string]: string } = {
  isPartOf: 'isPartOf',
  hasPart: 'hasPart',
  isVersionOf: 'dct:isVersionOf',
  isContinuedBy: 'isContinuedBy',
  isReferencedBy: 'dct:isReferencedBy',
  isRelatedTo: 'dct:relation',
};

/** Describes the collected relations, now that all tables and variables are known. */
export function describeRelations(context: Context): void {
  for (const each of context.relations) describeRelation(context, each);
}

function describeRelation(context: Context, { subject, isDataset, table, relation }: PendingRelation): void {
  const { ledger, graph, wordings } = context;
  const type = ledger.keep(relation.type);
  const target = targetOf(context, relation, ledger.keep(relation.target));
  linkStraight(subject, target, type, isDataset);
  const [sources, targets] = [relation.sourceVariables, relation.targetVariables].map((facts) =>
    facts.map((each) => ledger.keep(each)),
  ) as [string[], string[]];
  const entity = graph
    .next('relation', 'DatasetRelation')
    .add('name', nameOf(type, table || 'The dataset', relation.table ?? target.id, sources, targets))
    .add('relationType', type)
    .link('targetDataset', target)
    .add('cardinality', ledger.keepIf(relation.cardinality))
    .addAll('description', wordings.all(relation.description))
    .addAll('sourceVariables', sources)
    .linkAll('sourceVariable', variablesOf(context, table, sources))
    .addAll('targetVariables', targets)
    .linkAll('targetVariable', variablesOf(context, relation.table, targets));
  if (target.id !== relation.target.value) entity.add('targetRef', relation.target.value);
  subject.link('datasetRelations', entity);
}

/** A dataset elsewhere is no data of this crate, so it must not be typed as a Dataset (RO-Crate 1.1, data entities). */
export function datasetElsewhere(context: Context, iri: string): Entity {
  const type = context.graph.entity('http://schema.org/Dataset', 'rdfs:Class').hint('rdfs:label', 'Dataset');
  return entityAt(context, iri, 'CreativeWork').hint('name', nameInAddress(iri)).link('additionalType', type);
}

function targetOf(context: Context, relation: RelationFacts, iri: string): Entity {
  const known = relation.table === undefined ? undefined : context.tables.get(relation.table);
  const isWhole = known === undefined && leadsToWhole(context.source.description, relation);
  return known ?? (isWhole ? context.root : datasetElsewhere(context, iri));
}

function linkStraight(subject: Entity, target: Entity, type: string, isDataset: boolean): void {
  // Nothing is a part or version of itself; the full relation is written beside it.
  if (target === subject || !Object.hasOwn(PROPERTIES, type)) return;
  // Only datasets have parts that are data entities.
  const property = type === 'hasPart' && !isDataset ? 'dct:hasPart' : PROPERTIES[type]!;
  subject.link(property, target);
}

function variablesOf(
  context: Context,
  table: string | undefined,
  names: readonly string[],
): readonly Entity[] {
  const known = table === undefined ? undefined : context.variables.get(table);
  return names.flatMap((name) => known?.get(name) ?? []);
}

/** The relation for people, with the variables that are joined. */
function nameOf(
  type: string,
  source: string,
  target: string,
  sources: readonly string[],
  targets: readonly string[],
): string {
  const side = (table: string, names: readonly string[]) =>
    names.length === 0 ? table : `${table} (${names.join(', ')})`;
  return `${side(source, sources)} ${type} ${side(target, targets)}`;
}
