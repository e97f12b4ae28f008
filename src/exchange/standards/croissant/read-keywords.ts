import { Sourced, type SourcedDraft } from '../../../schema/draft/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { contributors } from '../read/agents.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  address,
  addressOf,
  day,
  firstOf,
  named,
  namesOf,
  type ReadKeyword,
  records,
  scalar,
  scalars,
  taken,
  textFrom,
  wordings,
  words,
} from '../read/readers.js';

/** Whether `name` is what the data call it: of record sets and fields, not of the dataset and of codes. */
function isNamedByData(node: GraphNode): boolean {
  return node.is('cr:RecordSet', 'cr:Field');
}

/** The label; of several texts without a language the first, the others are titles. */
export const readLabel: ReadKeyword = (node) =>
  textFrom(
    labelsOf(node).filter(
      ({ language }, index, all) => language !== undefined || all.length === 1 || isFirstPlain(all, index),
    ),
  );

function labelsOf(node: GraphNode) {
  return wordings(node, node.values(isNamedByData(node) ? 'schema:alternateName' : 'schema:name'));
}

function isFirstPlain(all: readonly { readonly language: string | undefined }[], index: number): boolean {
  return all.every(({ language }) => language === undefined) && index === 0;
}

/** The plain title beside a label. */
export function readTitle(node: GraphNode): Sourced<string> | undefined {
  const labels = labelsOf(node);
  const isPlain = labels.every(({ language }) => language === undefined);
  const others = isNamedByData(node)
    ? labels.filter(({ language }, index) => language === undefined && !(isPlain && index === 0))
    : wordings(node, node.values('schema:alternateName'));
  const [first] = others;
  return first && taken(node, first.value, first.text);
}

/** The description, unless it only repeats the label. */
export const readDescription: ReadKeyword = (node) => {
  const labels = new Set(labelsOf(node).map(({ text }) => text));
  const found = wordings(node, node.values('schema:description'));
  const own = isNamedByData(node) ? found.filter(({ text }) => !labels.has(text)) : found;
  for (const { value } of found) if (!own.some((each) => each.value === value)) node.graph.take(value.from);
  return textFrom(own);
};

/** What people do, by the properties that name them. */
const ROLES = {
  'schema:creator': 'Producer',
  'schema:author': 'Producer',
  'schema:publisher': 'Publisher',
  'schema:provider': 'Provider',
  'schema:funder': 'Funder',
  'schema:sponsor': 'Sponsor',
  'schema:maintainer': 'Maintainer',
  'schema:editor': 'Editor',
  'schema:contributor': '',
} as const;

export const readContributors: ReadKeyword = contributors(
  {
    properties: ['schema:contributor'],
    isRole: (role) => role.is('schema:Role'),
    agents: ['schema:contributor'],
    members: {
      role: words('schema:roleName'),
      roleRef: address('schema:additionalType'),
      startDate: scalar('schema:startDate'),
      endDate: scalar('schema:endDate'),
      description: words('schema:description'),
    },
  },
  ROLES,
);

/** Texts in a property, or the names of the first that it refers to and that has any. */
export function namedFirst(property: string): ReadKeyword {
  return (node) => {
    const values = node.values(property);
    const texts = values.filter((each) => each.scalar !== undefined && addressOf(each) === undefined);
    if (texts.length > 0) return textFrom(wordings(node, texts));
    const names = values
      .map((each) => namesOf(node, each.node ? [each] : []))
      .find(({ length }) => length > 0);
    return names && textFrom(names);
  };
}

/** The same; without a name, a second address, since what takes a name takes an address too. */
export function term(property: string): ReadKeyword {
  return firstOf(namedFirst(property), second(property));
}

/** The second address in a property. */
export function second(property: string): ReadKeyword {
  return (node) => {
    const [first, ...others] = node.values(property).filter((each) => addressOf(each) !== undefined);
    const value = others.find((each) => addressOf(each) !== addressOf(first!));
    return value && taken(node, value, addressOf(value)!);
  };
}

/** The licence in words: beside an address, or as the name of a work. */
export const readLicense: ReadKeyword = firstOf(words('fair:license'), term('schema:license'));

/** The version with its date and notes; what the standard cannot hold stands beside it. */
export const readVersion: ReadKeyword = (node) => {
  const [beside] = node.linked('fair:version');
  const identifier = (beside && scalar('schema:version')(beside)) ?? scalar('schema:version')(node);
  if (identifier === undefined) return undefined;
  const text =
    identifier instanceof Sourced ? new Sourced(String(identifier.value), identifier.from) : identifier;
  const date = (beside && readDay(beside)) ?? readDay(node);
  const notes = words('schema:releaseNotes')(node);
  if (date === undefined && notes === undefined) return text;
  return { identifier: text, ...(date && { date }), ...(notes && { notes }) };
};

/** The day of publication, without its time. */
const readDay = day('schema:datePublished');

const RELATIONS = {
  'schema:isPartOf': 'isPartOf',
  'schema:hasPart': 'hasPart',
  'dct:isVersionOf': 'isVersionOf',
  'fair:isContinuedBy': 'isContinuedBy',
  'dct:isReplacedBy': 'isContinuedBy',
  'dct:isReferencedBy': 'isReferencedBy',
  'dct:relation': 'isRelatedTo',
} as const;

/** Relations as they were stated, else plain links. */
export const readRelations: ReadKeyword = firstOf(
  records(['fair:datasetRelations'], {
    relationType: scalar('fair:relationType'),
    targetRef: firstOf(scalar('fair:targetRef'), address('fair:targetRef')),
    sourceVariables: scalars('fair:sourceVariables'),
    targetVariables: scalars('fair:targetVariables'),
    cardinality: scalar('fair:cardinality'),
    description: words('schema:description'),
  }),
  (node) => {
    const found = Object.entries(RELATIONS).flatMap(([property, relationType]) =>
      node.values(property).flatMap((value) => {
        const targetRef = addressOf(value);
        return targetRef === undefined ? [] : [{ relationType, targetRef: taken(node, value, targetRef) }];
      }),
    );
    return found.length > 0 ? found : undefined;
  },
);

const INTERVAL = /^(\d{4}-\d{2}-\d{2}|\.\.)?\/(\d{4}-\d{2}-\d{2}|\.\.)?$/;

/** A period from an interval of ISO 8601, with what is said in words. */
export const readPeriod: ReadKeyword = (node) => {
  const values = node.values('schema:temporalCoverage');
  const period: SourcedDraft = {};
  const isInterval = ({ scalar: text }: Value) => INTERVAL.test(String(text));
  const interval = values.find(isInterval);
  if (interval) {
    const [, start, end] = INTERVAL.exec(String(interval.scalar))!;
    if (start !== undefined && start !== '..') period.start = taken(node, interval, start);
    if (end !== undefined && end !== '..') period.end = taken(node, interval, end);
  }
  const others = values.filter((each) => !isInterval(each));
  const description = textFrom(wordings(node, others));
  if (description !== undefined) period.description = description;
  if (Object.keys(period).length === 0) return second('dct:temporal')(node);
  const isAddress = description instanceof Sourced && isIri(String(description.value));
  return isAddress && interval === undefined ? description : period;
};

export const readQuality: ReadKeyword = records(['dqv:hasQualityMeasurement'], {
  metric: firstOf(words('schema:name'), (node) =>
    node.linked('dqv:isMeasurementOf').some((each) => each.is('dqv:Metric'))
      ? named('dqv:isMeasurementOf')(node)
      : undefined,
  ),
  metricRef: address('dqv:isMeasurementOf'),
  value: (node) => {
    const [first] = node.values('dqv:value');
    return typeof first?.scalar === 'number' ? scalar('dqv:value')(node) : words('dqv:value')(node);
  },
  description: words('schema:description'),
});
