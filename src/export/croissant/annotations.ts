import {
  type LinkName,
  linkNames,
  type QualityFacts,
  type RelationFacts,
  type Subject,
} from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, node } from '../jsonld.js';
import { licenseOf, periodOf, termsOf, type Written } from './terms.js';
import { languageMap, literals, spoken, spokenText } from './texts.js';
import type { Work } from './work.js';

/** What is said about a dataset, table, variable or code alike: all but names, version, licence and people. */
export function annotationsOf(subject: Subject, work: Work): Written {
  const { ledger } = work;
  return {
    ...termsOf(subject, work),
    ...periodOf(subject, work),
    ...linksOf(subject, work),
    ...relationsOf(subject.relations, work),
    'dqv:hasQualityMeasurement': compact(subject.quality.map((each) => measurement(each, work))),
    'fair:structureType': ledger.keepIf(subject.structureType),
    'fair:resourceType': ledger.keepIf(subject.resourceType),
  };
}

/** The same for parts of the dataset, with version, licence and people: the loader checks those of the dataset only. */
export function partAnnotationsOf(subject: Subject, work: Work): Written {
  const { ledger, agents } = work;
  const { version } = subject;
  return {
    ...annotationsOf(subject, work),
    ...licenseOf(subject, work),
    ...agents.contributions(subject.contributions),
    version: spokenText(ledger, version?.identifier),
    datePublished: ledger.keepIf(version?.date),
    releaseNotes: compact(literals(spoken(ledger, version?.notes ?? []))),
  };
}

/** The IRIs of a variable's definitions, the concept first. */
export function definitionsOf({ terms, links }: Subject): readonly string[] {
  return [
    ...new Set([
      ...(terms.concept?.refs ?? []).map(({ value }) => value),
      ...linkNames.flatMap((name) => links[name]?.value ?? []),
    ]),
  ];
}

function linksOf({ links }: Subject, { ledger, nodes }: Work): Written {
  return Object.fromEntries(
    (Object.keys(links) as LinkName[]).flatMap((name) => {
      const fact = links[name];
      return fact === undefined ? [] : [[`fair:${name}`, nodes.link(ledger.keep(fact))]];
    }),
  );
}

/** The terms of schema.org and Dublin Core for relations between datasets. */
const RELATIONS = new Map([
  ['isPartOf', 'isPartOf'],
  ['hasPart', 'hasPart'],
  ['isVersionOf', 'dct:isVersionOf'],
  ['isContinuedBy', 'dct:isReplacedBy'],
  ['isReferencedBy', 'dct:isReferencedBy'],
  ['isRelatedTo', 'dct:relation'],
]);

function relationsOf(relations: readonly RelationFacts[], work: Work): Written {
  const targets = new Map<string, Set<string>>();
  for (const { type, target } of relations) {
    const property = RELATIONS.get(type.value) ?? 'dct:relation';
    targets.set(property, (targets.get(property) ?? new Set()).add(target.value));
  }
  return {
    ...Object.fromEntries(
      [...targets].map(([property, iris]) => [
        property,
        compact([...iris].map((each) => work.nodes.link(each))),
      ]),
    ),
    'fair:datasetRelations': compact(relations.map((each) => relation(each, work))),
  };
}

/** A relation with all that belongs to it: no standard term holds the variables together. */
function relation(facts: RelationFacts, { ledger, nodes, language }: Work): JsonObject {
  const { type, target, sourceVariables, targetVariables, cardinality, description } = facts;
  return node({
    'fair:relationType': ledger.keep(type),
    'fair:targetRef': nodes.link(ledger.keep(target)),
    'fair:sourceVariables': compact(sourceVariables.map((each) => ledger.keep(each))),
    'fair:targetVariables': compact(targetVariables.map((each) => ledger.keep(each))),
    'fair:cardinality': ledger.keepIf(cardinality),
    description: languageMap(spoken(ledger, description), language),
  });
}

function measurement(facts: QualityFacts, work: Work): JsonObject {
  const { ledger, language } = work;
  const { value, valueWords } = facts;
  const values: readonly Json[] = [
    ...(value === undefined ? [] : [ledger.keep(value)]),
    ...literals(spoken(ledger, valueWords)),
  ];
  return node({
    '@type': 'dqv:QualityMeasurement',
    'dqv:isMeasurementOf': compact(metrics(facts, work)),
    'dqv:value': compact(values),
    description: languageMap(spoken(ledger, facts.description), language),
  });
}

function metrics({ metric, metricRefs }: QualityFacts, { ledger, nodes }: Work): readonly Json[] {
  const names = spoken(ledger, metric);
  const [first, ...others] = new Set(metricRefs.map((each) => ledger.keep(each)));
  if (first === undefined) return names.length > 0 ? [nodes.blank('dqv:Metric', names)] : [];
  const main = names.length > 0 ? nodes.describe(first, 'dqv:Metric', names) : nodes.link(first);
  return [main, ...others.map((each) => nodes.link(each))];
}
