import { linkNames, type Subject, type Term, type TermName } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { node } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { AgentBook } from './agents.js';
import { placeCovered, timeCovered } from './coverage.js';
import { iriRef, linkRefs } from './iris.js';
import { qualityOf } from './quality.js';
import { relationsOf } from './relations.js';
import { licenceOf } from './rights.js';
import { isSaid, termValue } from './terms.js';
import { oneText, otherTexts } from './texts.js';

/** What else of a subject is written in a place of its own; the statements leave it alone. */
export type Elsewhere = TermName | 'links' | 'version';

/** The terms that CDIF has as `schema:additionalProperty`, and the concept of DDI-CDI that each is. */
const ADDITIONAL = [
  ['population', 'cdi:Population'],
  ['universe', 'cdi:Universe'],
  ['unitType', 'cdi:UnitType'],
] as const;

/** The terms that have a place only on variables; on anything else they go under our own terms. */
const EXTENSIONS = ['classification', 'measurementUnit', 'quantity', 'measurementScale'] as const;

/** All that can be said about anything in the same way: every keyword is legal at every level. */
export function statementsOf(
  agents: AgentBook,
  subject: Subject,
  elsewhere: readonly Elsewhere[] = [],
): JsonObject {
  const { ledger } = agents;
  const { terms, links, version, resourceType, structureType } = subject;
  const term = (name: TermName): readonly Json[] => {
    const found = elsewhere.includes(name) ? undefined : terms[name];
    return isSaid(found) ? [termValue(ledger, found)] : [];
  };
  const linked = elsewhere.includes('links') ? [] : linkNames;
  return node({
    'schema:additionalType': resourceType ? [ledger.keep(resourceType)] : undefined,
    'schema:about': term('concept'),
    ...(elsewhere.includes('version') ? {} : versionOf(ledger, version)),
    ...(elsewhere.includes('license') ? {} : licenceOf(ledger, terms.license)),
    ...agents.contributions(subject.contributions),
    ...timeCovered(ledger, subject),
    'schema:spatialCoverage': placeCovered(ledger, terms.spatialCoverage),
    'schema:measurementTechnique': term('measurementTechnique'),
    ...qualityOf(ledger, subject.quality),
    'schema:additionalProperty': ADDITIONAL.flatMap(([name, concept]) =>
      isSaid(terms[name]) ? [additionalProperty(ledger, name, concept, terms[name])] : [],
    ),
    'schema:relatedLink': relationsOf(ledger, subject.relations, agents.ids.tables),
    'fair:structureType': ledger.keepIf(structureType),
    ...Object.fromEntries(EXTENSIONS.map((name) => [`fair:${name}`, term(name)])),
    ...Object.fromEntries(
      linked.map((name) => [`fair:${name}`, links[name] && linkRefs(ledger.keep(links[name]))]),
    ),
  });
}

function versionOf(
  ledger: Ledger,
  version: Subject['version'],
): { readonly [name: string]: Json | undefined } {
  return {
    'schema:version': ledger.keepIf(version?.identifier),
    'schema:dateModified': ledger.keepIf(version?.date),
    ...notesOf(ledger, version),
  };
}

/** The notes of a version, in all languages. */
export function notesOf(
  ledger: Ledger,
  version: Subject['version'],
): { readonly [name: string]: Json | undefined } {
  const notes = version?.notes ?? [];
  const others = otherTexts(ledger, notes);
  const one = oneText(ledger, notes);
  return { 'adms:versionNotes': others.length > 0 || one === undefined ? others : [one] };
}

function additionalProperty(ledger: Ledger, name: string, concept: string, term: Term): JsonObject {
  const text = oneText(ledger, term.words);
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
