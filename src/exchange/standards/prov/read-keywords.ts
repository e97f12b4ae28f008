import { Sourced, type SourcedJson } from '../../../schema/draft/index.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  address,
  addressOf,
  day,
  firstOf,
  namesOf,
  type ReadKeyword,
  recordFrom,
  records,
  scalar,
  scalars,
  taken,
  textFrom,
  type Wording,
  wordings,
  words,
} from '../read/readers.js';
import { historyOf } from './history.js';

/** The label, unless it only repeats the title or the name in the data. */
export const readLabel: ReadKeyword = (node) => {
  const { table, path } = historyOf(node).locationOf(node) ?? {};
  const known = new Set<string | undefined>([titleOf(node)?.text, path?.at(-1) ?? table]);
  const found = labelsOf(node);
  const own = found.filter(({ text, language }) => language !== undefined || !known.has(text));
  for (const each of found) if (!own.includes(each)) node.graph.take(each.value.from, 'repeated');
  return textFrom(own);
};

/** The plain title. */
export function readTitle(node: GraphNode): Sourced<string> | undefined {
  const title = titleOf(node);
  return title && taken(node, title.value, title.text);
}

function titleOf(node: GraphNode): Wording | undefined {
  const titles = node.is('skos:Concept')
    ? node.values('dct:title', 'skos:altLabel')
    : node.values('dct:title');
  return wordings(node, titles).find(({ language }) => language === undefined);
}

/** What something is called; in documents of others, titles in several languages too. */
function labelsOf(node: GraphNode): readonly Wording[] {
  for (const name of ['rdfs:label', 'skos:prefLabel', 'schema:name', 'foaf:name']) {
    const found = wordings(node, node.values(name));
    if (found.length > 0) return found;
  }
  return wordings(node, node.values('dct:title')).filter(({ language }) => language !== undefined);
}

const DESCRIPTIONS = ['dct:description', 'skos:definition', 'schema:description', 'rdfs:comment'] as const;

/** The texts of the description: all in languages, else the first. */
function richTexts(node: GraphNode): readonly Wording[] {
  const found = wordings(node, node.values(...DESCRIPTIONS));
  const tagged = found.filter(({ language }) => language !== undefined);
  return tagged.length > 0 ? tagged : found.slice(0, 1);
}

export const readDescription: ReadKeyword = (node) => textFrom(richTexts(node));

/** The plain description beside the rich one. */
export function readPlainDescription(node: GraphNode): Sourced<string> | undefined {
  const rich = richTexts(node).map(({ value }) => value);
  const plain = wordings(node, node.values(...DESCRIPTIONS)).find(
    ({ language, value }) => language === undefined && !rich.includes(value),
  );
  return plain && taken(node, plain.value, plain.text);
}

/** Words in a property, or an address in their place: the second one, as the first is the reference. */
export function wordsOrAddress(property: string, refs: string): ReadKeyword {
  return (node) => words(property)(node) ?? secondAddress(node, refs);
}

function secondAddress(node: GraphNode, property: string): SourcedJson | undefined {
  const [, second] = node.values(property).filter((each) => isReference(each));
  return second && taken(node, second, addressOf(second)!);
}

function isReference(value: Value): boolean {
  return addressOf(value) !== undefined && value.node?.is('dct:PeriodOfTime') !== true;
}

/** The licence in words, or the name of the one that is referred to. */
export const readLicense: ReadKeyword = firstOf(
  wordsOrAddress('dc:rights', 'dct:license'),
  words('dct:rights'),
  namedAs('dct:license', 'dct:LicenseDocument', 'schema:CreativeWork'),
);

/** The place in words, or the name of the one that is referred to. */
export const readPlace: ReadKeyword = firstOf(
  wordsOrAddress('dc:coverage', 'dct:spatial'),
  namedAs('dct:spatial', 'dct:Location', 'schema:Place', 'prov:Location'),
);

/** The names of nodes of some classes that a property refers to, and texts in their place. */
function namedAs(property: string, ...types: readonly string[]): ReadKeyword {
  return (node) =>
    textFrom(
      namesOf(
        node,
        node.values(property).filter((value) => value.node?.is(...types) ?? addressOf(value) === undefined),
      ),
    );
}

/** The first address that is no period. */
export const readPeriodRef: ReadKeyword = (node) => {
  const [first] = node.values('dct:temporal').filter(isReference);
  return first && taken(node, first, addressOf(first)!);
};

export const readPeriod: ReadKeyword = (node) => {
  const value = node.values('dct:temporal').find((each) => each.node?.is('dct:PeriodOfTime'));
  if (value?.node === undefined) {
    return wordsOrAddress('fair:temporalCoverage', 'dct:temporal')(node) ?? words('dct:temporal')(node);
  }
  node.graph.take(value.from);
  return recordFrom(value.node, {
    start: day('dcat:startDate', 'schema:startDate'),
    end: day('dcat:endDate', 'schema:endDate'),
    description: words('rdfs:label', 'dct:description'),
  });
};

/** The version; its date stands in `dct:date` where that of publication is another. */
export const readVersion: ReadKeyword = (node) => {
  const identifier = scalar('schema:version', 'dcat:version', 'pav:version', 'owl:versionInfo')(node);
  if (!(identifier instanceof Sourced)) return undefined;
  const text = new Sourced(String(identifier.value), identifier.from);
  const more = recordFrom(node, { date: day('dct:date', 'dct:issued'), notes: words('adms:versionNotes') });
  return more === undefined ? text : { identifier: text, ...more };
};

const RELATIONS = {
  'dct:isPartOf': 'isPartOf',
  'dct:hasPart': 'hasPart',
  'prov:hadMember': 'hasPart',
  'dct:isVersionOf': 'isVersionOf',
  'prov:wasRevisionOf': 'isVersionOf',
  'prov:specializationOf': 'isVersionOf',
  'fair:isContinuedBy': 'isContinuedBy',
  'dct:isReplacedBy': 'isContinuedBy',
  'dct:isReferencedBy': 'isReferencedBy',
  'dct:relation': 'isRelatedTo',
  'prov:alternateOf': 'isRelatedTo',
} as const;

/** Relations as they were stated, and plain links that none of them repeats. */
export const readRelations: ReadKeyword = (node) => {
  const stated = statedRelations(node);
  const known = new Set(
    node
      .linked('dcat:qualifiedRelation')
      .flatMap((each) => each.values('dct:relation').flatMap(({ id }) => id ?? [])),
  );
  const plain = Object.entries(RELATIONS).flatMap(([property, relationType]) =>
    node.values(property).flatMap((value) => {
      const targetRef = addressOf(value);
      if (targetRef === undefined) return [];
      node.graph.take(value.from, 'repeated');
      if (known.has(targetRef) || historyOf(node).isPart(targetRef)) return [];
      return [{ relationType, targetRef: taken(node, value, targetRef) }];
    }),
  );
  const found = [...stated, ...plain];
  return found.length > 0 ? found : undefined;
};

function statedRelations(node: GraphNode): readonly SourcedJson[] {
  return node.values('dcat:qualifiedRelation').flatMap(({ node: relation, from }) => {
    if (relation === undefined) return [];
    node.graph.take(from);
    const found = recordFrom(relation, {
      relationType: scalar('fair:relationType'),
      targetRef: firstOf(address('fair:targetRef'), address('dct:relation')),
      sourceVariables: scalars('fair:sourceVariables'),
      targetVariables: scalars('fair:targetVariables'),
      cardinality: scalar('fair:cardinality'),
      description: words('dct:description'),
    });
    if (found?.targetRef === undefined) return [];
    for (const value of relation.values('dct:relation')) node.graph.take(value.from, 'repeated');
    return [{ relationType: 'isRelatedTo', ...found }];
  });
}

export const readQuality: ReadKeyword = (node) => {
  for (const value of node.values('dqv:hasQualityMeasurement')) node.graph.take(value.from);
  return measurements(node);
};

const measurements = records(['dqv:hasQualityMeasurement'], {
  metric: words('rdfs:label'),
  metricRef: address('dqv:isMeasurementOf'),
  value: (node) => {
    const [first] = node.values('dqv:value');
    return typeof first?.scalar === 'number' ? scalar('dqv:value')(node) : words('dqv:value')(node);
  },
  description: words('dct:description'),
});
