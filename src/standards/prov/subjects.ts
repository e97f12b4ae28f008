import type { LinkName, Subject, TermName, VersionFacts } from '../../description/index.js';
import { placedFacts } from '../subjects.js';
import { addressesOf, type Context, refer, textOf, textsOf } from './context.js';
import { deedsOf, describeDeeds } from './contributions.js';
import { mapping } from './mapping.js';
import { describeRelations } from './relations.js';
import type { LinkTermName, LiteralName } from './terms.js';

/** Where the words and the references of a term go. Those that no standard vocabulary has go to our own. */
const PLACES: { readonly [N in TermName]: { readonly words: LiteralName; readonly refs: LinkTermName } } = {
  concept: { words: 'subjectName', refs: 'subject' },
  license: { words: 'rights', refs: 'license' },
  temporalCoverage: { words: 'temporalCoverage', refs: 'temporal' },
  spatialCoverage: { words: 'coverage', refs: 'spatial' },
  population: { words: 'population', refs: 'populationRef' },
  universe: { words: 'universe', refs: 'universeRef' },
  unitType: { words: 'unitType', refs: 'unitTypeRef' },
  classification: { words: 'classification', refs: 'classificationRef' },
  measurementUnit: { words: 'measurementUnit', refs: 'measurementUnitRef' },
  measurementTechnique: { words: 'measurementTechnique', refs: 'measurementTechniqueRef' },
  quantity: { words: 'quantity', refs: 'quantityRef' },
  measurementScale: { words: 'measurementScale', refs: 'measurementScaleRef' },
};

const FACTS = placedFacts(mapping);

/**
 * Describes a subject as an entity: everything except what options may replace: licence, version and makers.
 * `usualName` is its default name.
 */
export function describeSubject(context: Context, id: string, subject: Subject, usualName?: string): void {
  const { graph, source } = context;
  const { ledger } = source;
  graph.type(id, 'Entity');
  const label = textsOf(context, subject.label);
  const title = textOf(context, subject.title);
  graph.say(id, 'label', label);
  if (label.length === 0) graph.value(id, 'label', title ?? usualName);
  graph.value(id, 'title', title);
  graph.say(id, 'description', textsOf(context, subject.richDescription));
  graph.value(id, 'description', textOf(context, subject.description));
  for (const name in subject.terms) {
    if (name !== 'license') describeTerm(context, id, subject, name as TermName);
  }
  for (const name in subject.links) describeLink(context, id, subject, name as LinkName);
  describePeriod(context, id, subject);
  for (const name of FACTS) graph.value(id, name, ledger.keepIf(subject[name]));
  describeQuality(context, id, subject);
  describeRelations(context, id, subject.relations);
}

/** Describes a part of the dataset as an entity, with its licence, its version and its makers. */
export function describePart(context: Context, id: string, subject: Subject, usualName?: string): void {
  describeSubject(context, id, subject, usualName);
  describeTerm(context, id, subject, 'license');
  describeVersion(context, id, subject.version);
  if (subject.contributions.length > 0) describeDeeds(context, id, deedsOf(context, subject.contributions));
}

/** Describes one of the terms of a subject. */
export function describeTerm(context: Context, id: string, { terms }: Subject, name: TermName): void {
  const term = terms[name];
  if (term === undefined) return;
  context.graph.say(id, PLACES[name].words, textsOf(context, term.words));
  refer(context, id, PLACES[name].refs, addressesOf(context, term.refs));
}

/** Describes the version of a subject; its date is the day of release unless that is known otherwise. */
export function describeVersion(
  context: Context,
  id: string,
  version: VersionFacts | undefined,
  terms: { readonly date: 'issued' | 'date' } = { date: 'issued' },
): void {
  if (version === undefined) return;
  const { graph, source } = context;
  graph.value(id, 'version', textOf(context, version.identifier));
  graph.day(id, terms.date, source.ledger.keepIf(version.date));
  graph.say(id, 'versionNotes', textsOf(context, version.notes));
}

function describeLink(context: Context, id: string, { links }: Subject, name: LinkName): void {
  const link = links[name];
  if (link !== undefined) refer(context, id, name, addressesOf(context, [link]));
}

function describePeriod(context: Context, id: string, { period }: Subject): void {
  if (period === undefined) return;
  const { graph, names, source } = context;
  const node = names.local(`period-${context.count('period')}`);
  graph.type(node, 'PeriodOfTime');
  graph.say(node, 'label', textsOf(context, period.words));
  graph.day(node, 'periodStart', source.ledger.keepIf(period.start));
  graph.day(node, 'periodEnd', source.ledger.keepIf(period.end));
  graph.link(id, 'temporal', node);
}

function describeQuality(context: Context, id: string, { quality }: Subject): void {
  const { graph, names, source } = context;
  for (const { metric, metricRefs, value, valueWords, description } of quality) {
    const node = names.local(`quality-${context.count('quality')}`);
    graph.link(id, 'hasQualityMeasurement', node);
    graph.type(node, 'QualityMeasurement');
    graph.say(node, 'label', textsOf(context, metric));
    refer(context, node, 'isMeasurementOf', addressesOf(context, metricRefs));
    graph.value(node, 'value', source.ledger.keepIf(value));
    graph.say(node, 'value', textsOf(context, valueWords));
    graph.say(node, 'description', textsOf(context, description));
  }
}
