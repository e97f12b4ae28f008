import type {
  LinkName,
  RelationFacts,
  Subject,
  Term,
  TermName,
  VersionFacts,
} from '../../../schema/description/index.js';
import { placedFacts } from '../subjects.js';
import { leadsToWhole } from '../whole.js';
import { addressesOf, type Context, numbered, refer, textOf } from './context.js';
import { describeContributions } from './contributions.js';
import type { Curie } from './graph.js';
import { mapping, placeOf } from './mapping.js';

const FACTS = placedFacts(mapping);

/** The properties for the texts of a subject; the title is one beside a label. */
interface TextPlaces {
  readonly label: Curie;
  readonly title: Curie;
  readonly description: Curie;
}

const OF_ENTITIES: TextPlaces = {
  label: 'rdfs:label',
  title: 'dcterms:title',
  description: 'dcterms:description',
};

/** The properties for the texts of a code. */
export const OF_CONCEPTS: TextPlaces = {
  label: 'skos:prefLabel',
  title: 'skos:altLabel',
  description: 'skos:definition',
};

/**
 * Describes a subject as an entity: everything except what options may replace: licence, version and makers.
 * `usualName` is its default name.
 */
export function describeSubject(
  context: Context,
  id: string,
  subject: Subject,
  usualName?: string,
  places = OF_ENTITIES,
): void {
  const { graph, ledger } = context;
  graph.type(id, 'prov:Entity');
  const label = ledger.keepAll(subject.label);
  const title = textOf(context, subject.title);
  graph.say(id, places.label, label);
  if (label.length === 0) graph.value(id, places.label, title ?? usualName);
  // No label of a concept is preferred and alternative (SKOS, S13).
  const isRepeated =
    label.length === 0 || label.some(({ text, language }) => text === title && language === undefined);
  graph.value(id, isRepeated ? 'dcterms:title' : places.title, title);
  graph.say(id, places.description, ledger.keepAll(subject.richDescription));
  graph.value(id, places.description, textOf(context, subject.description));
  for (const name in subject.terms) {
    if (name !== 'license') describeTerm(context, id, name as TermName, subject.terms[name as TermName]);
  }
  for (const name in subject.links) {
    refer(context, id, `fair:${name}`, addressesOf(context, [subject.links[name as LinkName]!]));
  }
  describePeriod(context, id, subject);
  for (const name of FACTS) graph.value(id, `fair:${name}`, ledger.keepIf(subject[name]));
  for (const each of subject.quality) describeQuality(context, id, each);
  for (const each of subject.relations) describeRelation(context, id, each);
}

/** Describes a part of the dataset as an entity, with its licence, its version and its makers. */
export function describePart(
  context: Context,
  id: string,
  subject: Subject,
  usualName?: string,
  places?: TextPlaces,
): void {
  describeSubject(context, id, subject, usualName, places);
  describeTerm(context, id, 'license', subject.terms.license);
  describeVersion(context, id, subject.version, 'dcterms:issued');
  if (subject.contributions.length > 0) describeContributions(context, id, subject.contributions);
}

/** Describes one of the terms of a subject. */
export function describeTerm(context: Context, id: string, name: TermName, term: Term | undefined): void {
  if (term === undefined) return;
  const { words, refs } = placeOf(name);
  context.graph.say(id, words, context.ledger.keepAll(term.words));
  refer(context, id, refs, addressesOf(context, term.refs));
}

/** Describes the version of a subject; the property says what its date is. */
export function describeVersion(
  context: Context,
  id: string,
  version: Partial<VersionFacts> | undefined,
  date: Curie,
): void {
  if (version === undefined) return;
  const { graph, ledger } = context;
  graph.value(id, 'schema:version', textOf(context, version.identifier));
  graph.day(id, date, ledger.keepIf(version.date));
  graph.say(id, 'adms:versionNotes', ledger.keepAll(version.notes ?? []));
}

function describePeriod(context: Context, id: string, { period }: Subject): void {
  if (period === undefined) return;
  const { graph, ledger } = context;
  const node = numbered(context, 'period');
  graph.type(node, 'dcterms:PeriodOfTime');
  graph.say(node, 'rdfs:label', ledger.keepAll(period.words));
  graph.day(node, 'dcat:startDate', ledger.keepIf(period.start));
  graph.day(node, 'dcat:endDate', ledger.keepIf(period.end));
  graph.link(id, 'dcterms:temporal', node);
}

function describeQuality(context: Context, id: string, quality: Subject['quality'][number]): void {
  const { graph, ledger } = context;
  const node = numbered(context, 'quality');
  graph.link(id, 'dqv:hasQualityMeasurement', node);
  graph.type(node, 'dqv:QualityMeasurement');
  graph.say(node, 'rdfs:label', ledger.keepAll(quality.metric));
  refer(context, node, 'dqv:isMeasurementOf', addressesOf(context, quality.metricRefs));
  graph.value(node, 'dqv:value', ledger.keepIf(quality.value));
  graph.say(node, 'dqv:value', ledger.keepAll(quality.valueWords));
  graph.say(node, 'dcterms:description', ledger.keepAll(quality.description));
}

/** The properties of relations whose names Dublin Core does not have. */
const OTHER_RELATIONS: ReadonlyMap<string, Curie> = new Map([
  ['isContinuedBy', 'fair:isContinuedBy'],
  ['isRelatedTo', 'dcterms:relation'],
]);

/** Describes a relation of an entity as a plain link, and as a node with its other members. */
function describeRelation(context: Context, id: string, relation: RelationFacts): void {
  const { graph, ledger, versions } = context;
  const [address] = addressesOf(context, [relation.target]);
  const own = ownAddress(context, relation);
  const target = own ?? address;
  const node = numbered(context, 'relation');
  graph.link(id, 'dcat:qualifiedRelation', node);
  graph.type(node, 'dcat:Relationship');
  const type = ledger.keep(relation.type);
  graph.value(node, 'fair:relationType', type);
  if (target !== undefined) {
    refer(context, id, OTHER_RELATIONS.get(type) ?? `dcterms:${type}`, [target]);
    refer(context, node, 'dcterms:relation', [target]);
    graph.type(target, 'prov:Entity');
    if (type === 'isVersionOf') {
      const known = versions.get(id);
      if (known) known.push(target);
      else versions.set(id, [target]);
    }
  }
  if (own !== undefined && address !== undefined && address !== own)
    refer(context, node, 'fair:targetRef', [address]);
  for (const name of ['sourceVariables', 'targetVariables'] as const) {
    const texts = relation[name].map((each) => ledger.keep(each));
    graph.sequence(node, `fair:${name}`, texts);
  }
  graph.value(node, 'fair:cardinality', ledger.keepIf(relation.cardinality));
  graph.say(node, 'dcterms:description', ledger.keepAll(relation.description));
}

/** The address of the table that a relation leads to, or of the dataset as a whole. */
function ownAddress({ description, addresses }: Context, relation: RelationFacts): string | undefined {
  if (leadsToWhole(description, relation)) return addresses.dataset;
  return relation.table === undefined ? undefined : addresses.table({ name: relation.table, isRoot: false });
}
