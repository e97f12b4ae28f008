import type { JsonObject } from '../../../base/json.js';
import type {
  LinkName,
  QualityFacts,
  RelationFacts,
  Subject,
  Term,
  TermName,
} from '../../../schema/description/index.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, node, put, putAll, ref, unique } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { placedFacts } from '../subjects.js';
import { leadsToWhole } from '../whole.js';
import type { AgentBook } from './agents.js';
import { iriRef, linkRefs, looksLikeIri, uriOf } from './iris.js';
import { mapping } from './mapping.js';
import { licenceOf } from './rights.js';
import { allTexts, definedTerm, isSaid, otherTexts, termOf, termValue } from './terms.js';

/** What else of a subject is written in a place of its own; the statements leave it alone. */
export type Elsewhere = TermName | 'links' | 'version';

/** The terms that CDIF has as `schema:additionalProperty`, and the concept of DDI-CDI that each is. */
const ADDITIONAL: { readonly [N in TermName]?: string } = {
  population: 'cdi:Population',
  universe: 'cdi:Universe',
  unitType: 'cdi:UnitType',
};

/** The terms that have a place only on variables; on anything else they go under our own terms. */
const EXTENSIONS: { readonly [N in TermName]?: string } = {
  classification: 'fair:classification',
  measurementUnit: 'fair:measurementUnit',
  quantity: 'fair:quantity',
  measurementScale: 'fair:measurementScale',
};

/** The type of a resource has a place in schema.org. */
const FACTS = placedFacts(mapping).filter((name) => name !== 'resourceType');

const NOWHERE: readonly never[] = [];

/** Adds the annotations that every subject can have: every keyword is allowed at every level. */
export function addStatements(
  draft: NodeDraft,
  agents: AgentBook,
  subject: Subject,
  elsewhere: readonly Elsewhere[] = NOWHERE,
): void {
  const { ledger } = agents;
  const { terms, version, resourceType } = subject;
  if (resourceType) draft['schema:additionalType'] = [ledger.keep(resourceType)];
  if (terms.concept && !elsewhere.includes('concept')) addTerm(draft, 'schema:about', ledger, terms.concept);
  if (version && !elsewhere.includes('version')) addVersion(draft, ledger, version);
  if (isSaid(terms.license) && !elsewhere.includes('license'))
    putAll(draft, licenceOf(ledger, terms.license));
  if (subject.contributions.length > 0) agents.addContributions(draft, subject.contributions);
  if (subject.period || terms.temporalCoverage) addTimeCovered(draft, ledger, subject);
  if (terms.spatialCoverage)
    put(draft, 'schema:spatialCoverage', placeCovered(ledger, terms.spatialCoverage));
  if (terms.measurementTechnique && !elsewhere.includes('measurementTechnique'))
    addTerm(draft, 'schema:measurementTechnique', ledger, terms.measurementTechnique);
  if (subject.quality.length > 0) addQuality(draft, ledger, subject.quality);
  put(draft, 'schema:additionalProperty', additionalProperties(ledger, terms));
  if (subject.relations.length > 0)
    put(draft, 'schema:relatedLink', relationsOf(agents.source, subject.relations));
  for (const name of FACTS) {
    const fact = subject[name];
    if (fact) draft[`fair:${name}`] = ledger.keep(fact);
  }
  for (const name in terms) {
    const member = EXTENSIONS[name as TermName];
    if (member && !elsewhere.includes(name as TermName))
      addTerm(draft, member, ledger, terms[name as TermName]!);
  }
  if (!elsewhere.includes('links')) addLinks(draft, ledger, subject.links);
}

function addTerm(draft: NodeDraft, member: string, ledger: Ledger, term: Term): void {
  if (isSaid(term)) draft[member] = [termValue(ledger, term)];
}

function addLinks(draft: NodeDraft, ledger: Ledger, links: Subject['links']): void {
  for (const name in links) draft[`fair:${name}`] = linkRefs(ledger.keep(links[name as LinkName]!));
}

function addVersion(draft: NodeDraft, ledger: Ledger, version: NonNullable<Subject['version']>): void {
  put(draft, 'schema:version', ledger.keepIf(version.identifier));
  put(draft, 'schema:dateModified', ledger.keepIf(version.date));
  put(draft, 'adms:versionNotes', allTexts(ledger, version.notes));
}

function additionalProperties(ledger: Ledger, terms: Subject['terms']): readonly JsonObject[] | undefined {
  let found: JsonObject[] | undefined;
  for (const name in terms) {
    const concept = ADDITIONAL[name as TermName];
    const term = terms[name as TermName];
    if (concept === undefined || !isSaid(term)) continue;
    found ??= [];
    found.push(additionalProperty(ledger, name, concept, term));
  }
  return found;
}

function additionalProperty(ledger: Ledger, name: string, concept: string, term: Term): JsonObject {
  const text = ledger.keepOne(term.words);
  const refs = ledger.keepRefs(term);
  const values = text === undefined ? refs : [text, ...otherTexts(ledger, term.words)];
  return node({
    '@type': ['schema:PropertyValue'],
    'schema:propertyID': [{ '@id': concept }],
    'schema:name': name,
    'schema:value': values.length === 1 ? values[0] : values,
    'schema:valueReference': refs.map(iriRef),
  });
}

/**
 * Adds the time that the values are about: ISO 8601 intervals, names and addresses of periods, all strings in CDIF.
 * Names in languages, names that look like addresses, and the addresses themselves are also in the terms of DCAT.
 */
function addTimeCovered(draft: NodeDraft, ledger: Ledger, { period, terms }: Subject): void {
  const covered: string[] = [];
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  if (start !== undefined || end !== undefined) covered.push(`${start ?? '..'}/${end ?? '..'}`);
  const named: JsonObject[] = [];
  for (const words of [period?.words ?? [], terms.temporalCoverage?.words ?? []]) {
    const text = ledger.keepOne(words);
    if (text === undefined) continue;
    covered.push(text);
    const labels = looksLikeIri(text) ? allTexts(ledger, words) : otherTexts(ledger, words);
    if (labels.length > 0) named.push({ '@type': ['dcterms:PeriodOfTime'], 'skos:prefLabel': labels });
  }
  const refs = ledger.keepRefs(terms.temporalCoverage);
  put(draft, 'schema:temporalCoverage', unique([...covered, ...refs]));
  put(draft, 'dcterms:temporal', [...named, ...refs.map(iriRef)]);
}

/** The area that the values are about. */
function placeCovered(ledger: Ledger, term: Term | undefined): readonly JsonObject[] {
  if (!isSaid(term)) return [];
  const [first, ...more] = ledger.keepRefs(term);
  return [
    node({
      '@type': ['schema:Place'],
      'schema:name': ledger.keepOne(term.words),
      'skos:altLabel': otherTexts(ledger, term.words),
      'schema:identifier': first,
      'schema:sameAs': more.map(iriRef),
    }),
  ];
}

/** Adds measurements of quality; one without metric or value is none to CDIF and goes under our own term. */
function addQuality(draft: NodeDraft, ledger: Ledger, quality: readonly QualityFacts[]): void {
  const measurements: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const { metric, metricRefs, value, valueWords, description } of quality) {
    const term = termOf(metric, metricRefs);
    const result = value === undefined ? ledger.keepOne(valueWords) : String(ledger.keep(value));
    const isWhole = isSaid(term) && result !== undefined;
    const measurement = node({
      '@type': isWhole ? ['dqv:QualityMeasurement'] : undefined,
      'dqv:isMeasurementOf': isSaid(term) ? definedTerm(ledger, term) : undefined,
      'dqv:value': result,
      'schema:alternateName': otherTexts(ledger, valueWords),
      'schema:description': ledger.keepOne(description),
      'dcterms:description': otherTexts(ledger, description),
    });
    if (isWhole) measurements.push(measurement);
    else if (Object.keys(measurement).length > 0) others.push(measurement);
  }
  put(draft, 'dqv:hasQualityMeasurement', measurements);
  put(draft, 'fair:quality', others);
}

/** Links to other datasets, to tables and to the whole, with the variables that join them. */
function relationsOf(
  { ledger, description, addresses }: Source,
  relations: readonly RelationFacts[],
): readonly JsonObject[] {
  return relations.map((relation) => {
    const stated = ledger.keep(relation.target);
    const { sourceVariables, targetVariables, table } = relation;
    const whole = leadsToWhole(description, relation) ? addresses.dataset : undefined;
    const target = whole ?? stated;
    const part = whole ?? (table === undefined ? undefined : addresses.table({ name: table, isRoot: false }));
    return node({
      '@type': ['schema:LinkRole'],
      'schema:linkRelationship': ledger.keep(relation.type),
      'schema:target': { '@type': ['schema:EntryPoint'], 'schema:url': uriOf(target) },
      'dcterms:relation': [
        ...(part === undefined ? [] : [ref(part)]),
        ...(uriOf(target) === target ? [] : linkRefs(target)),
      ],
      'fair:targetRef': target === stated ? undefined : stated,
      'schema:description': ledger.keepOne(relation.description),
      'dcterms:description': otherTexts(ledger, relation.description),
      // CDIF has foreign keys only inside a structure, and no cardinality at all. A list keeps what is in it twice.
      'fair:sourceVariables': listOf(sourceVariables.map((each) => ledger.keep(each))),
      'fair:targetVariables': listOf(targetVariables.map((each) => ledger.keep(each))),
      'fair:cardinality': ledger.keepIf(relation.cardinality),
    });
  });
}

function listOf(names: readonly string[]): JsonObject | undefined {
  return names.length === 0 ? undefined : { '@list': names };
}
