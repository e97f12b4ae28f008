import { type LinkName, linkNames, type QualityFacts, type Subject } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, type NodeDraft, node, put, unique } from '../jsonld.js';
import { placedFacts } from '../subjects.js';
import type { Context } from './context.js';
import { mapping } from './mapping.js';
import { addRelations } from './relations.js';
import { addLicense, addPeriod, addTerms } from './terms.js';
import { languageMap, literals, spoken, spokenText } from './texts.js';

const FACTS = placedFacts(mapping);

/** Adds the annotations that a dataset, table, variable and code have in common: all but names, version, licence and people. */
export function addAnnotations(draft: NodeDraft, subject: Subject, context: Context): void {
  const { ledger } = context;
  const { terms, quality, relations } = subject;
  addTerms(draft, subject, context);
  if (subject.period || terms.temporalCoverage) addPeriod(draft, subject, context);
  addLinks(draft, subject, context);
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
  for (const name of linkNames) {
    const link = links[name];
    if (link) found.push(link.value);
  }
  return unique(found);
}

function addLinks(draft: NodeDraft, { links }: Subject, { ledger, nodes }: Context): void {
  for (const name in links) {
    const fact = links[name as LinkName];
    if (fact) draft[`fair:${name}`] = nodes.link(ledger.keep(fact));
  }
}

function measurement(facts: QualityFacts, context: Context): JsonObject {
  const { ledger, language } = context;
  const { value, valueWords } = facts;
  const values: readonly Json[] = [
    ...(value === undefined ? [] : [ledger.keep(value)]),
    ...literals(spoken(ledger, valueWords)),
  ];
  return node({
    '@type': 'dqv:QualityMeasurement',
    'dqv:isMeasurementOf': compact(metrics(facts, context)),
    'dqv:value': compact(values),
    description: languageMap(spoken(ledger, facts.description), language),
  });
}

function metrics({ metric, metricRefs }: QualityFacts, { ledger, nodes }: Context): readonly Json[] {
  const names = spoken(ledger, metric);
  const [first, ...others] = new Set(metricRefs.map((each) => ledger.keep(each)));
  if (first === undefined) return names.length > 0 ? [nodes.blank('dqv:Metric', names)] : [];
  const main = names.length > 0 ? nodes.describe(first, 'dqv:Metric', names) : nodes.link(first);
  return [main, ...others.map((each) => nodes.link(each))];
}
