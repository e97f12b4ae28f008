import type { RelationFacts } from '../../description/index.js';
import { leadsToWhole } from '../whole.js';
import { tableAddress } from './addresses.js';
import { addressesOf, type Context, refer, textsOf } from './context.js';
import type { LinkTermName } from './terms.js';

const TERMS: ReadonlyMap<string, LinkTermName> = new Map([
  ['isPartOf', 'isPartOf'],
  ['hasPart', 'hasPart'],
  ['isVersionOf', 'isVersionOf'],
  ['isContinuedBy', 'isContinuedBy'],
  ['isReferencedBy', 'isReferencedBy'],
  ['isRelatedTo', 'relation'],
]);

/** Describes the relations of an entity: each as a plain link, and as a node with its other members. */
export function describeRelations(context: Context, id: string, relations: readonly RelationFacts[]): void {
  for (const relation of relations) describeRelation(context, id, relation);
}

function describeRelation(context: Context, id: string, relation: RelationFacts): void {
  const { graph, names, source, derivations } = context;
  const { ledger } = source;
  const [address] = addressesOf(context, [relation.target]);
  const own = ownAddress(context, relation);
  const target = own ?? address;
  const node = names.local(`relation-${context.count('relation')}`);
  graph.link(id, 'qualifiedRelation', node);
  graph.type(node, 'Relationship');
  graph.value(node, 'relationType', ledger.keep(relation.type));
  if (target !== undefined) {
    const type = relation.type.value;
    refer(context, id, TERMS.get(type) ?? 'relation', [target]);
    refer(context, node, 'relation', [target]);
    graph.type(target, 'Entity');
    // What is a version of something came from it (W3C, Dublin Core to PROV).
    if (type === 'isVersionOf') derivations.add(id, target);
  }
  if (own !== undefined && address !== undefined && address !== own)
    refer(context, node, 'targetRef', [address]);
  graph.sequence(
    node,
    'sourceVariables',
    relation.sourceVariables.map((each) => ledger.keep(each)),
  );
  graph.sequence(
    node,
    'targetVariables',
    relation.targetVariables.map((each) => ledger.keep(each)),
  );
  graph.value(node, 'cardinality', ledger.keepIf(relation.cardinality));
  graph.say(node, 'description', textsOf(context, relation.description));
}

/** The address of the table that a relation leads to, or of the dataset as a whole. */
function ownAddress(context: Context, relation: RelationFacts): string | undefined {
  if (relation.table !== undefined) return tableAddress(context, relation.table);
  return leadsToWhole(context.source.description, relation) ? context.dataset : undefined;
}
