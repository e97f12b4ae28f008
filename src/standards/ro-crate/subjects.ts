import type { LinkName, Subject, Term, TermName } from '../../description/index.js';
import { placedFacts } from '../subjects.js';
import type { Context } from './context.js';
import { describeContribution } from './contributions.js';
import type { Entity } from './graph.js';
import { CLASSIFICATION, CONCEPT, type Level } from './levels.js';
import { describeLicense } from './licenses.js';
import { mapping } from './mapping.js';
import { describePeriod } from './periods.js';
import { describeQuality } from './quality.js';
import { listed, named, referred } from './references.js';

interface TermPlace {
  readonly name: TermName;
  readonly words: string;
  readonly refs: string | { readonly [L in Level]: string };
  readonly type: string;
}

/** Terms whose words are beside their references. */
const PLACES: readonly TermPlace[] = [
  ...(
    ['population', 'universe', 'unitType', 'quantity', 'measurementScale', 'measurementTechnique'] as const
  ).map((name) => ({ name, words: name, refs: name, type: 'DefinedTerm' })),
  { name: 'measurementUnit', words: 'unitText', refs: 'unitCode', type: 'DefinedTerm' },
  {
    name: 'classification',
    words: 'classification',
    refs: CLASSIFICATION,
    type: 'DefinedTermSet',
  },
];

const PLACED: ReadonlySet<string> = new Set(PLACES.map(({ name }) => name));

/** All annotations of a table, variable or code, except its relations, which wait until all tables are known. */
export function describeSubject(context: Context, entity: Entity, subject: Subject, level: Level): void {
  describeText(context, entity, subject);
  const { terms, version } = subject;
  if (terms.license) describeLicense(context, entity, terms.license);
  if (version) {
    entity
      .add('version', context.wordings.one(version.identifier))
      .add('dateModified', context.ledger.keepIf(version.date));
  }
  for (const each of subject.contributions) describeContribution(context, entity, each);
  describeAnnotations(context, entity, subject, level);
}

/** Its names and descriptions. */
export function describeText(context: Context, entity: Entity, subject: Subject): void {
  const { label, title, richDescription, description } = subject;
  const { wordings } = context;
  entity.callAll(wordings.names(label)).call(wordings.one(title));
  const plain = wordings.one(description);
  if (richDescription.length === 0) {
    entity.add('description', plain);
    return;
  }
  const rich = wordings.all(richDescription);
  if (rich.length === 0) entity.add('description', plain);
  // schema.org: a description too, in short.
  else
    entity
      .addAll('description', rich)
      .add('disambiguatingDescription', plain === rich[0] ? undefined : plain);
}

const FACTS = placedFacts(mapping);

/** The annotations that have the same place on the root data entity as on anything else. */
export function describeAnnotations(context: Context, entity: Entity, subject: Subject, level: Level): void {
  const { ledger } = context;
  const { terms, links, quality, version } = subject;
  if (version) entity.addAll('releaseNotes', context.wordings.all(version.notes));
  if (terms.concept) entity.linkAll(CONCEPT[level], named(context, terms.concept, 'DefinedTerm', 'concept'));
  if (subject.period || terms.temporalCoverage) describePeriod(context, entity, subject);
  if (terms.spatialCoverage) describePlace(context, entity, terms.spatialCoverage);
  if (hasPlaced(terms)) {
    for (const place of PLACES) {
      const term = terms[place.name];
      if (term) describeTerm(context, entity, term, place, level);
    }
  }
  for (const name in links) {
    entity.linkAll(name, referred(context, [links[name as LinkName]!], 'DefinedTerm', []));
  }
  for (const name of FACTS) entity.add(name, ledger.keepIf(subject[name]));
  for (const each of quality) describeQuality(context, entity, each);
}

/** Whether there is a term whose words are beside its references: most subjects have a concept at most. */
function hasPlaced(terms: Subject['terms']): boolean {
  for (const name in terms) if (PLACED.has(name)) return true;
  return false;
}

function describeTerm(
  context: Context,
  entity: Entity,
  { words, refs }: Term,
  place: TermPlace,
  level: Level,
): void {
  entity.addAll(place.words, context.wordings.all(words));
  const property = typeof place.refs === 'string' ? place.refs : place.refs[level];
  entity.linkAll(property, referred(context, refs, place.type, words));
  if (place.name !== 'measurementScale') return;
  const scales = words.flatMap(({ value }) => listed(context, 'measurement-scales-v1', value) ?? []);
  entity.linkAll(property, scales);
}

function describePlace(context: Context, entity: Entity, term: Term): void {
  const places = named(context, term, 'Place', 'place');
  for (const [index, { value }] of term.refs.entries()) places[index]?.add('identifier', value);
  // RO-Crate 1.1 asks for contentLocation, schema.org for spatialCoverage.
  entity.linkAll('spatialCoverage', places).linkAll('contentLocation', places);
}
