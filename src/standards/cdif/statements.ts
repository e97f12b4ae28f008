import type { LinkName, Subject, Term, TermName } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { type NodeDraft, node, put, putAll } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { placedFacts } from '../subjects.js';
import type { AgentBook } from './agents.js';
import { addTimeCovered, placeCovered } from './coverage.js';
import { iriRef, linkRefs } from './iris.js';
import { mapping } from './mapping.js';
import { addQuality } from './quality.js';
import { relationsOf } from './relations.js';
import { licenceOf } from './rights.js';
import { allTexts, isSaid, otherTexts, termValue } from './terms.js';

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
