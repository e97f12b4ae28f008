import type { Description, RelationFacts, Subject } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { idPart } from '../ids.js';
import { compact, type NodeDraft, node, put, ref, valueKey } from '../jsonld.js';
import { leadsToWhole } from '../whole.js';
import type { Context } from './context.js';
import { withoutTableRings } from './rings.js';
import { languageMap, spoken } from './texts.js';

/** The terms of schema.org and Dublin Core for relations between datasets. */
const RELATIONS = new Map([
  ['isPartOf', 'isPartOf'],
  ['hasPart', 'hasPart'],
  ['isVersionOf', 'dct:isVersionOf'],
  ['isContinuedBy', 'fair:isContinuedBy'],
  ['isReferencedBy', 'dct:isReferencedBy'],
  ['isRelatedTo', 'dct:relation'],
]);

/** Adds the relations of a subject: each as a plain link, and whole. */
export function addRelations(draft: NodeDraft, subject: Subject, context: Context): void {
  const { relations } = subject;
  const targets = new Map<string, Map<string, Json>>();
  for (const each of relations) {
    const target = targetOf(each, subject, context);
    if (target === undefined) continue;
    const property = RELATIONS.get(each.type.value) ?? 'dct:relation';
    targets.set(property, (targets.get(property) ?? new Map<string, Json>()).set(valueKey(target), target));
  }
  for (const [property, found] of targets) put(draft, property, compact([...found.values()]));
  put(draft, 'fair:datasetRelations', compact(relations.map((each) => relation(each, context))));
}

/** What a relation leads to: the dataset, a record set, or something outside; nothing is a part of itself. */
function targetOf(facts: RelationFacts, subject: Subject, context: Context): Json | undefined {
  const { nodes, description, linkable } = context;
  if (leadsToWhole(description, facts)) {
    const whole = nodes.own ?? description.id?.value;
    return subject === description || whole === undefined ? undefined : nodes.link(whole);
  }
  if (facts.table === undefined) return nodes.link(facts.target.value);
  const id = idPart(facts.table);
  return linkable.has(facts) ? ref(id) : id;
}

/** A relation with all that belongs to it: no standard term holds the variables together. */
function relation(facts: RelationFacts, { ledger, nodes, language, description }: Context): JsonObject {
  const { type, target, sourceVariables, targetVariables, cardinality } = facts;
  const isInside = facts.table !== undefined || leadsToWhole(description, facts);
  const stated = ledger.keep(target);
  return node({
    'fair:relationType': ledger.keep(type),
    // As it is stated: what is inside has another address in this document.
    'fair:targetRef': isInside ? stated : nodes.link(stated),
    'fair:sourceVariables': compact(sourceVariables.map((each) => ledger.keep(each))),
    'fair:targetVariables': compact(targetVariables.map((each) => ledger.keep(each))),
    'fair:cardinality': ledger.keepIf(cardinality),
    description: languageMap(spoken(ledger, facts.description), language),
  });
}

/**
 * The relations that can be links to record sets: the loader follows links, and without end where they come back.
 * Those of the dataset lead down; those of tables may form cycles, and those of columns and codes may lead to their own table.
 */
export function linkableRelations({ relations, datasets }: Description): ReadonlySet<RelationFacts> {
  const tables = datasets.filter(({ isRoot }) => !isRoot);
  const links = tables.flatMap(({ name, relations: own }) =>
    own.flatMap((facts) => (facts.table === undefined ? [] : [{ from: name, to: facts.table, facts }])),
  );
  const { kept } = withoutTableRings(
    tables.map(({ name }) => name),
    links,
  );
  return new Set([...relations, ...[...kept].map(({ facts }) => facts)]);
}
