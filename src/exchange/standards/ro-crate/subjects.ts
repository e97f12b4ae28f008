import type {
  Dataset,
  LinkName,
  QualityFacts,
  Subject,
  Term,
  TermName,
} from '../../../schema/description/index.js';
import { placedFacts } from '../subjects.js';
import { describeContribution } from './agents.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { describeLicense } from './licenses.js';
import { mapping } from './mapping.js';
import { CLASSIFICATION, CONCEPT, type Level } from './places.js';
import { listed, named, referred } from './references.js';
import { describeRelation } from './relations.js';

/** Terms whose words are beside their references: the properties of both, and the type of what is referred to. */
const PLACES: readonly (readonly [name: TermName, words: string, refs: string, type: string])[] = [
  ...(
    ['population', 'universe', 'unitType', 'quantity', 'measurementScale', 'measurementTechnique'] as const
  ).map((name) => [name, name, name, 'DefinedTerm'] as const),
  ['measurementUnit', 'unitText', 'unitCode', 'DefinedTerm'],
  ['classification', 'classification', 'classification', 'DefinedTermSet'],
];

const PLACED: ReadonlySet<string> = new Set(PLACES.map(([name]) => name));

const FACTS = placedFacts(mapping);

/** All annotations of a table, variable or code. */
export function describeSubject(
  context: Context,
  entity: Entity,
  subject: Subject,
  level: Level,
  table: Dataset | undefined,
): void {
  describeText(context, entity, subject);
  const { terms, version } = subject;
  if (terms.license) describeLicense(context, entity, terms.license);
  if (version) {
    entity
      .add('version', context.wordings.one(version.identifier))
      .add('dateModified', context.ledger.keepIf(version.date));
  }
  for (const each of subject.contributions) describeContribution(context, entity, each);
  describeAnnotations(context, entity, subject, level, table);
}

/** Its names and descriptions. */
export function describeText({ wordings }: Context, entity: Entity, subject: Subject): void {
  const { label, title, richDescription, description } = subject;
  entity.callAll(wordings.names(label)).call(wordings.one(title));
  const plain = wordings.one(description);
  const rich = wordings.all(richDescription);
  if (rich.length === 0) entity.add('description', plain);
  // schema.org: a description too, in short.
  else
    entity
      .addAll('description', rich)
      .add('disambiguatingDescription', plain === rich[0] ? undefined : plain);
}

/** The annotations that have the same place on the root data entity as on anything else. */
export function describeAnnotations(
  context: Context,
  entity: Entity,
  subject: Subject,
  level: Level,
  table: Dataset | undefined,
): void {
  const { ledger, wordings } = context;
  const { terms, links, version } = subject;
  if (version) entity.addAll('releaseNotes', wordings.all(version.notes));
  if (terms.concept) entity.linkAll(CONCEPT[level], named(context, terms.concept, 'DefinedTerm', 'concept'));
  if (subject.period || terms.temporalCoverage) describePeriod(context, entity, subject);
  if (terms.spatialCoverage) describePlace(context, entity, terms.spatialCoverage);
  if (hasPlaced(terms)) describeTerms(context, entity, terms, level);
  for (const name in links) {
    entity.linkAll(name, referred(context, [links[name as LinkName]!], 'DefinedTerm', []));
  }
  for (const name of FACTS) entity.add(name, ledger.keepIf(subject[name]));
  for (const each of subject.quality) describeQuality(context, entity, each);
  for (const each of subject.relations) describeRelation(context, entity, each, level === 'dataset', table);
}

/** Whether there is a term whose words are beside its references: most subjects have a concept at most. */
function hasPlaced(terms: Subject['terms']): boolean {
  for (const name in terms) if (PLACED.has(name)) return true;
  return false;
}

function describeTerms(context: Context, entity: Entity, terms: Subject['terms'], level: Level): void {
  for (const [name, inWords, inRefs, type] of PLACES) {
    const term = terms[name];
    if (term === undefined) continue;
    const { words, refs } = term;
    const property = name === 'classification' && level === 'variable' ? CLASSIFICATION : inRefs;
    entity
      .addAll(inWords, context.wordings.all(words))
      .linkAll(property, referred(context, refs, type, words));
    if (name !== 'measurementScale') continue;
    const scales = words.flatMap(({ value }) => listed(context, 'measurement-scales-v1', value) ?? []);
    entity.linkAll(property, scales);
  }
}

function describePlace(context: Context, entity: Entity, term: Term): void {
  const places = named(context, term, 'Place', 'place');
  for (const [index, { value }] of term.refs.entries()) places[index]?.add('identifier', value);
  // RO-Crate 1.1 asks for contentLocation, schema.org for spatialCoverage.
  entity.linkAll('spatialCoverage', places).linkAll('contentLocation', places);
}

/** The time that a subject covers: an interval for programs, and a period with its name if it has one. */
function describePeriod(context: Context, entity: Entity, { period, terms }: Subject): void {
  const { ledger, wordings, graph } = context;
  const term = terms.temporalCoverage;
  if (term) entity.linkAll('temporalCoverage', referred(context, term.refs, 'DefinedTerm', term.words));
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  // schema.org writes an open interval with two dots.
  if (start || end) entity.add('temporalCoverage', `${start ?? '..'}/${end ?? '..'}`);
  const words = wordings.names([...(period?.words ?? []), ...(term?.words ?? [])]);
  if (words.length === 0) return;
  const own = graph.next('period', 'dct:PeriodOfTime').callAll(words);
  entity.link('dct:temporal', own.add('startDate', start).add('endDate', end));
}

/** A measurement of the quality of a subject, in the words of DQV and schema.org. */
function describeQuality(context: Context, entity: Entity, facts: QualityFacts): void {
  const { ledger, wordings, graph } = context;
  const metrics = referred(context, facts.metricRefs, 'DefinedTerm', facts.metric);
  const measurement = graph
    .next('quality', 'QualityMeasurement')
    .is('PropertyValue')
    .callAll(wordings.names(facts.metric))
    .hint('name', 'Quality measurement')
    .add('value', ledger.keepIf(facts.value))
    .addAll('value', wordings.all(facts.valueWords))
    .addAll('description', wordings.all(facts.description))
    .linkAll('propertyID', metrics)
    .linkAll('isMeasurementOf', metrics);
  entity.link('hasQualityMeasurement', measurement);
}
