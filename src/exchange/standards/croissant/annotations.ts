import type { Json, JsonObject } from '../../../base/json.js';
import type {
  Description,
  LinkName,
  QualityFacts,
  RelationFacts,
  Subject,
} from '../../../schema/description/index.js';
import { compact, type NodeDraft, node, put, ref, unique, valueKey } from '../jsonld.js';
import { placedFacts } from '../subjects.js';
import { leadsToWhole } from '../whole.js';
import type { Context } from './context.js';
import { withoutTableRings } from './joins.js';
import { mapping } from './mapping.js';
import { addLicense, addPeriod, addTerms, refsOf } from './terms.js';
import { languageMap, literals, spoken, spokenText } from './texts.js';

const FACTS = placedFacts(mapping);

/** Adds the annotations that a dataset, table, variable and code have in common: all but names, version, licence and people. */
export function addAnnotations(draft: NodeDraft, subject: Subject, context: Context): void {
  const { ledger, nodes } = context;
  const { terms, quality, relations, links } = subject;
  addTerms(draft, subject, context);
  if (subject.period || terms.temporalCoverage) addPeriod(draft, subject, context);
  for (const name in links) draft[`fair:${name}`] = nodes.link(ledger.keep(links[name as LinkName]!));
  if (relations.length > 0) addRelations(draft, subject, context);
  if (quality.length > 0)
    put(draft, 'dqv:hasQualityMeasurement', compact(quality.map((each) => measurement(each, context))));
  for (const name of FACTS) {
    const fact = subject[name];
    if (fact) draft[`fair:${name}`] = ledger.keep(fact);
  }
}

/** Adds the same for parts of the dataset, with version, licence and people: the loader checks those of the dataset only. */
export function addPartAnnotations(draft: NodeDraft, subject: Subject, context: Context): void {
  const { ledger, agents } = context;
  const { version, contributions, terms } = subject;
  addAnnotations(draft, subject, context);
  if (terms.license) addLicense(draft, terms.license, context);
  if (contributions.length > 0) agents.addContributions(draft, contributions);
  if (version === undefined) return;
  put(draft, 'version', spokenText(ledger, version.identifier));
  put(draft, 'datePublished', ledger.keepIf(version.date));
  put(draft, 'releaseNotes', compact(literals(spoken(ledger, version.notes))));
}

/** The IRIs of a variable's definitions; its concept is a class, not a property. */
export function definitionsOf({ links }: Subject): readonly string[] {
  const found: string[] = [];
  for (const name in links) found.push(links[name as LinkName]!.value);
  return unique(found);
}

/** A measurement of quality. The name of a metric with an address is that of the measurement: others may name it in another way. */
function measurement(facts: QualityFacts, context: Context): JsonObject {
  const { ledger, language, nodes } = context;
  const { metric, metricRefs, value, valueWords } = facts;
  const names = spoken(ledger, metric);
  const [address] = refsOf({ words: metric, refs: metricRefs }, [{ text: '' }], context);
  const values: readonly Json[] = [
    ...(value === undefined ? [] : [ledger.keep(value)]),
    ...literals(spoken(ledger, valueWords)),
  ];
  const isNamed = address === undefined && names.length > 0;
  return node({
    '@type': 'dqv:QualityMeasurement',
    name: address === undefined ? undefined : languageMap(names, language),
    'dqv:isMeasurementOf': isNamed ? nodes.blank('dqv:Metric', names) : address && nodes.link(address),
    'dqv:value': compact(values),
    description: languageMap(spoken(ledger, facts.description), language),
  });
}

/** The terms of schema.org and Dublin Core for relations between datasets. */
const RELATIONS = new Map([
  ['isPartOf', 'isPartOf'],
  ['hasPart', 'hasPart'],
  ['isVersionOf', 'dct:isVersionOf'],
  ['isContinuedBy', 'fair:isContinuedBy'],
  ['isReferencedBy', 'dct:isReferencedBy'],
]);

/** Adds the relations of a subject: each as a plain link, and whole. */
function addRelations(draft: NodeDraft, subject: Subject, context: Context): void {
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
  const { nodes, description, linkable, names } = context;
  if (leadsToWhole(description, facts)) return subject === description ? undefined : nodes.own;
  if (facts.table === undefined) return nodes.link(facts.target.value);
  const id = names.table({ name: facts.table });
  return linkable.has(facts) ? ref(id) : id;
}

/** A relation with all that belongs to it: no standard term holds the variables together. */
function relation(facts: RelationFacts, { ledger, nodes, language, description }: Context): JsonObject {
  const { type, target, sourceVariables, targetVariables, cardinality } = facts;
  const isInside = facts.table !== undefined || leadsToWhole(description, facts);
  const stated = ledger.keep(target);
  const listOf = (facts: typeof sourceVariables) =>
    facts.length === 0 ? undefined : { '@list': facts.map((each) => ledger.keep(each)) };
  return node({
    'fair:relationType': ledger.keep(type),
    // As it is stated: what is inside has another address in this document.
    'fair:targetRef': isInside ? stated : nodes.link(stated),
    'fair:sourceVariables': listOf(sourceVariables),
    'fair:targetVariables': listOf(targetVariables),
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
