import { Sourced, type SourcedDraft, type SourcedJson } from '../../draft/index.js';
import { keywords, readTerm } from '../../vocabulary/index.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  addressOf,
  firstOf,
  type ReadKeyword,
  recordFrom,
  scalar,
  scalars,
  taken,
  textFrom,
  type Wording,
  wordings,
  words,
} from '../read/readers.js';
import { uriOf } from './iris.js';
import { isOwnId, kindOf, LAYOUTS, type NodeKind } from './read-root.js';
import {
  link,
  of,
  plainText,
  type Select,
  said,
  termRef,
  termRefs,
  termWords,
  textBeside,
  texts,
} from './read-terms.js';

/** A reader for each kind of node. */
function byKind<R>(readers: { readonly [K in NodeKind]: R }): (node: GraphNode) => R {
  return (node) => readers[kindOf(node)];
}

/** What has the types, units and values of a variable: itself, and the represented variables that define it. */
export function representationsOf(node: GraphNode): readonly GraphNode[] {
  const defining = node
    .linked('cdi:isDefinedBy_RepresentedVariable', 'cdi:uses')
    .filter((each) => each.is('cdi:RepresentedVariable', 'cdi:DescriptorVariable'));
  return [...new Set([node, ...defining])];
}

function inRepresentations(...properties: readonly string[]): Select {
  return (node) => representationsOf(node).flatMap((each) => said(each, ...properties));
}

/** The words and the reference of a term that stands in the same place. */
export function term(select: Select): { readonly words: ReadKeyword; readonly ref: ReadKeyword } {
  return { words: termWords(select), ref: termRef(select) };
}

// Labels and descriptions

const LABELS: {
  readonly [K in NodeKind]: { readonly main: readonly string[]; readonly beside: readonly string[] };
} = {
  dataset: { main: ['schema:name', 'cdi:name', 'dct:title'], beside: ['schema:alternateName'] },
  code: { main: ['skos:prefLabel'], beside: ['skos:altLabel'] },
  // Here the name is the one in the data, and all labels stand side by side.
  table: { main: ['schema:alternateName', 'cdi:displayLabel'], beside: ['fair:label'] },
  variable: { main: ['schema:alternateName', 'cdi:displayLabel'], beside: ['fair:label'] },
};

function labelsOf(node: GraphNode): {
  readonly words: readonly Wording[];
  readonly left: readonly Wording[];
} {
  const kind = kindOf(node);
  const { main, beside } = LABELS[kind];
  const first = wordings(node, said(node, ...main));
  const others = wordings(node, said(node, ...beside));
  if (kind === 'dataset' || kind === 'code') return textBeside(first, others);
  const known = new Set(others.map(({ text }) => text));
  for (const { text, value } of first) if (known.has(text)) node.graph.take(value.from);
  const left = first.filter(({ text }) => !known.has(text));
  return others.length > 0 ? { words: others, left } : { words: first.slice(0, 1), left: left.slice(1) };
}

/** The label; a code that is called by its notation has none. */
export const readLabel: ReadKeyword = (node) => {
  const { words: found } = labelsOf(node);
  const notation = node.values('skos:notation')[0]?.scalar;
  const isNotation = found.length === 1 && (found[0]!.text === notation || found[0]!.text === '(blank)');
  if (kindOf(node) === 'code' && isNotation) {
    node.graph.take(found[0]!.value.from);
    return undefined;
  }
  return textFrom(found);
};

/** The plain title beside a label. */
export function readTitle(node: GraphNode): Sourced<string> | undefined {
  const [first, ...others] = labelsOf(node).left;
  for (const each of others) if (each.text === first?.text) node.graph.take(each.value.from);
  return first && taken(node, first.value, first.text);
}

const DESCRIPTIONS = ['schema:description', 'skos:definition', 'cdi:definition', 'dct:abstract'] as const;

function descriptionsOf(node: GraphNode) {
  const main = representationsOf(node).flatMap((each) => wordings(each, said(each, ...DESCRIPTIONS)));
  for (const { text, value } of main) if (text === main[0]!.text) node.graph.take(value.from);
  return textBeside(main, wordings(node, said(node, 'dct:description')));
}

export const readDescription: ReadKeyword = (node) => textFrom(descriptionsOf(node).words);

/** The plain description beside the one with formats and languages. */
export function readPlainDescription(node: GraphNode): Sourced<string> | undefined {
  const [first] = descriptionsOf(node).left;
  return first && taken(node, first.value, first.text);
}

// What a thing is, and is about

const RESOURCE_TYPES = keywords['fair:resourceType'].kind.schema.enum as readonly string[];

export const readResourceType: ReadKeyword = (node) => {
  const found = node
    .values('schema:additionalType')
    .find(({ scalar: word }) => RESOURCE_TYPES.includes(String(word)));
  return found && taken(node, found, String(found.scalar));
};

/** The terms among the keywords; where there are several, none is the concept of the dataset. */
function keywordTerm(node: GraphNode): readonly Value[] {
  const terms = said(node, 'schema:keywords').filter(({ node: at }) => at !== undefined);
  // A keyword with a comma is a term too, as CDIF takes no commas in texts.
  const others = terms.filter((each) => !isKeywordWithComma(each));
  const found = others.length > 0 ? others : terms;
  return found.length === 1 ? found : [];
}

function isKeywordWithComma({ node }: Value): boolean {
  if (node === undefined || node.values('schema:identifier').length > 0) return false;
  return node.values('schema:name').some(({ scalar: name }) => String(name).includes(','));
}

/** The concepts of a variable; what defines it as a variable is none of them. */
function conceptsOfVariable(node: GraphNode): readonly Value[] {
  const links = new Set(LINKS.flatMap((name) => node.values(name)).map(({ id, scalar: text }) => id ?? text));
  const own = said(node, 'schema:propertyID');
  const used = said(node, 'cdi:uses').filter(
    ({ id, node: at }) => !links.has(id) && !at?.is('cdi:RepresentedVariable', 'cdi:DescriptorVariable'),
  );
  const represented = representationsOf(node)
    .slice(1)
    .flatMap((each) => said(each, 'cdi:uses_Concept'))
    .filter(({ id }) => !links.has(id));
  const all = [...own, ...used, ...represented];
  // A term says more than a reference or a word.
  return [...all.filter(({ node: at }) => at !== undefined), ...all.filter(({ node: at }) => !at)];
}

const LINKS = ['fair:variableRef', 'fair:conceptualVariableRef', 'fair:representedVariableRef'] as const;

const conceptValues = byKind<Select>({
  dataset: keywordTerm,
  table: of('schema:about'),
  variable: conceptsOfVariable,
  code: of('skos:exactMatch', 'fair:concept'),
});

export const concept = term((node) => conceptValues(node)(node));

// Rights, versions, relations

const LICENSES = of('schema:license');

export const readLicense: ReadKeyword = (node) => {
  const main = LICENSES(node).flatMap((value) =>
    value.node === undefined
      ? addressOf(value) === undefined
        ? wordings(node, [value])
        : []
      : wordings(value.node, value.node.values('schema:name')),
  );
  return textFrom(textBeside(main, wordings(node, node.values('dct:rights'))).words);
};

/** The address of the licence; one that is no URI stands beside the form that CDIF takes. */
export const readLicenseRef: ReadKeyword = (node) => {
  const values = LICENSES(node);
  const works = values.flatMap(({ node: at }) =>
    at === undefined ? [] : said(at, 'schema:url', 'schema:identifier').map((value) => [at, value] as const),
  );
  const plain = values.filter((each) => each.node === undefined && addressOf(each) !== undefined);
  const [work] = works;
  const written = work && addressOf(work[1]);
  if (written !== undefined) {
    const exact = plain.find((each) => addressOf(each) !== written && uriOf(addressOf(each)!) === written);
    if (exact !== undefined) node.graph.take(work![1].from);
    return exact === undefined ? taken(work![0], work![1], written) : taken(node, exact, addressOf(exact)!);
  }
  const [first] = plain;
  return first === undefined ? termRef(LICENSES)(node) : taken(node, first, addressOf(first)!);
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a date, without its time. */
function day(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    for (const value of node.values(...properties)) {
      const found = DAY.exec(String(value.scalar))?.[0];
      if (found !== undefined) return taken(node, value, found);
    }
    return undefined;
  };
}

const versionDate = byKind<ReadKeyword>({
  // The other date of a dataset may be the day of the export.
  dataset: day('dct:issued', 'schema:datePublished'),
  table: day('schema:dateModified'),
  variable: day('schema:dateModified'),
  code: day('schema:dateModified'),
});

/** The version with its date and notes; without an identifier it is none. */
export const readVersion: ReadKeyword = (node) => {
  const [stated] = said(node, 'schema:version').filter(
    ({ scalar: text }) => String(text ?? '').trim() !== '',
  );
  if (stated === undefined) return undefined;
  const identifier = taken(node, stated, String(stated.scalar));
  const date = versionDate(node)(node);
  const notes = words('adms:versionNotes')(node);
  if (date === undefined && notes === undefined) return identifier;
  return {
    identifier,
    ...(date === undefined ? {} : { date }),
    ...(notes === undefined ? {} : { notes }),
  };
};

const RELATIONS = ['isPartOf', 'hasPart', 'isVersionOf', 'isContinuedBy', 'isReferencedBy', 'isRelatedTo'];

/** The relation of the link, in our words; what it is called elsewhere is only some relation. */
const readRelationType: ReadKeyword = (node) => {
  const [value] = said(node, 'schema:linkRelationship');
  const name = String(value?.scalar);
  return value !== undefined && RELATIONS.includes(name) ? taken(node, value, name) : 'isRelatedTo';
};

/** The target as it was written; an address that is no URI stands beside the form that CDIF takes. */
const readTarget: ReadKeyword = (node) => {
  const exact = scalar('fair:targetRef')(node);
  const links = said(node, 'dct:relation').filter(
    ({ node: at, id, scalar: text }) => at === undefined && (text !== undefined || id !== undefined),
  );
  const [target] = node
    .linked('schema:target')
    .flatMap((at) => said(at, 'schema:url').flatMap((value) => addressValue(at, value)));
  const beside = links.find(({ scalar: text }) => text !== undefined) ?? links[0];
  for (const { from } of said(node, 'dct:relation')) node.graph.take(from);
  if (exact !== undefined) return exact;
  return beside === undefined ? target : new Sourced(String(beside.scalar ?? beside.id), beside.from);
};

function addressValue(node: GraphNode, value: Value): readonly Sourced<string>[] {
  const address = addressOf(value);
  return address === undefined ? [] : [taken(node, value, address)];
}

const RELATION: { readonly [member: string]: ReadKeyword } = {
  relationType: readRelationType,
  targetRef: readTarget,
  sourceVariables: scalars('fair:sourceVariables'),
  targetVariables: scalars('fair:targetVariables'),
  cardinality: scalar('fair:cardinality'),
  description: texts('schema:description', 'dct:description'),
};

/** Whether a link leads to the schema that a description was made from. */
export function isSchemaLink(node: GraphNode): boolean {
  return (
    node.values('schema:linkRelationship').some(({ scalar: name }) => name === 'describedby') &&
    node
      .linked('schema:target')
      .some((at) =>
        at.values('schema:encodingFormat').some((each) => each.scalar === 'application/schema+json'),
      )
  );
}

export const readRelations: ReadKeyword = (node) => {
  const found = node.linked('schema:relatedLink').flatMap((each) => {
    const relation = isSchemaLink(each) ? undefined : recordFrom(each, RELATION);
    return relation?.targetRef === undefined ? [] : [relation];
  });
  for (const each of found) if (plainText(each.relationType) === 'isVersionOf') takeOrigin(node, each);
  return found.length > 0 ? found : undefined;
};

function takeOrigin(node: GraphNode, { targetRef }: SourcedDraft): void {
  for (const { id, from } of node.values('prov:wasDerivedFrom')) {
    if (id === plainText(targetRef)) node.graph.take(from, 'repeated');
  }
}

// Coverage

const MOMENT = String.raw`\d{4}-\d{2}-\d{2}(?:T[^/]*)?`;
const INTERVAL = new RegExp(`^(${MOMENT}|\\.\\.)?/(${MOMENT}|\\.\\.)?$`);

/** A period from an interval of ISO 8601 or of OWL-Time, with what is said in words. */
export const readPeriod: ReadKeyword = (node) => {
  const values = said(node, 'schema:temporalCoverage');
  const period: SourcedDraft = {};
  const interval = values.find(({ scalar: text }) => INTERVAL.test(String(text)));
  const [, start, end] = INTERVAL.exec(String(interval?.scalar)) ?? [];
  if (start !== undefined && start !== '..') period.start = taken(node, interval!, start.slice(0, 10));
  if (end !== undefined && end !== '..') period.end = taken(node, interval!, end.slice(0, 10));
  const [time] = values.flatMap(({ node: at }) => at ?? []);
  if (time !== undefined) {
    period.start ??= boundOf(time, 'time:hasBeginning', 'schema:startDate') as SourcedJson;
    period.end ??= boundOf(time, 'time:hasEnd', 'schema:endDate') as SourcedJson;
  }
  const named = node.linked('dct:temporal').flatMap((at) => wordings(at, at.values('skos:prefLabel')));
  const said_ = wordings(
    node,
    values.filter((each) => each !== interval && addressOf(each) === undefined),
  );
  const described =
    time === undefined ? [] : wordings(time, time.values('schema:description', 'schema:name'));
  const description = textFrom(textBeside([...said_, ...described], named).words);
  if (description !== undefined) period.description = description;
  const entries = Object.entries(period).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

function boundOf(node: GraphNode, property: string, ...plain: readonly string[]): SourcedJson | undefined {
  const [instant] = node.linked(property);
  const read = day('time:inXSDDate', 'time:inXSDDateTimeStamp', 'time:inXSDDateTime', ...plain);
  return read(instant ?? node);
}

export const readPeriodRef: ReadKeyword = (node) => {
  const [first] = said(node, 'schema:temporalCoverage').filter(
    (each) => each.node === undefined && addressOf(each) !== undefined,
  );
  return first && taken(node, first, addressOf(first)!);
};

export const place = term(of('schema:spatialCoverage'));

// Terms with a place of their own

/** A term that CDIF has no place for, among the additional properties. */
export function additional(
  name: string,
  concept: string,
): { readonly words: ReadKeyword; readonly ref: ReadKeyword } {
  const properties = (node: GraphNode) =>
    node
      .linked('schema:additionalProperty')
      .filter((each) => said(each, 'schema:propertyID').some(({ id }) => id?.endsWith(`/${concept}`)));
  const refs = (node: GraphNode) => said(node, 'schema:valueReference').map(({ id }) => id);
  return {
    words: (node) => {
      for (const each of properties(node)) {
        for (const { scalar: text, from } of each.values('schema:name')) {
          if (text === name) each.graph.take(from);
        }
        const values = said(each, 'schema:value').filter(
          ({ scalar: text }) => !refs(each).includes(String(text)),
        );
        const [main, ...beside] = wordings(each, values);
        if (main === undefined) continue;
        return textFrom(textBeside([main], beside).words);
      }
      return undefined;
    },
    ref: (node) => {
      for (const each of properties(node)) {
        const [found] = termRefs(of('schema:valueReference', 'schema:value'))(each);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

const UNITS = (node: GraphNode): readonly Value[] => {
  const described = inRepresentations('cdi:describedUnitOfMeasure')(node);
  return [
    ...described.filter(({ node: at }) => at !== undefined),
    ...said(node, 'fair:measurementUnit', 'schema:unitText'),
    ...inRepresentations('cdi:simpleUnitOfMeasure')(node),
    ...said(node, 'schema:unitCode'),
    ...described,
  ];
};

export const unit = term(UNITS);
export const quantity = term((node) => [
  ...inRepresentations('cdi:unitOfMeasureKind')(node),
  ...said(node, 'fair:quantity'),
]);
export const technique = term(of('schema:measurementTechnique'));

const scale = term(of('fair:measurementScale'));
export const readScaleRef = scale.ref;

/** The scale as it was stated, else the level that the values have. */
export const readScale: ReadKeyword = firstOf(scale.words, (node) => {
  if (said(node, 'fair:measurementScale').length > 0) return undefined;
  for (const domain of domainsOf(node)) {
    for (const at of domain.linked('cdi:isDescribedBy')) {
      for (const value of said(at, 'cdi:classificationLevel')) {
        const level = readTerm('measurement-scales-v1', String(value.scalar).toLowerCase());
        if (level !== undefined) return taken(at, value, level);
      }
    }
  }
  return undefined;
});

/** The domains of the values of a variable. */
export function domainsOf(node: GraphNode): readonly GraphNode[] {
  return representationsOf(node).flatMap((each) =>
    each.linked('cdi:takesSubstantiveValuesFrom', 'cdi:hasValueDomain', 'cdi:valueDomain'),
  );
}

/** The lists that the values come from. */
export function enumerationsOf(domain: GraphNode): readonly GraphNode[] {
  return domain.linked('cdi:takesValuesFrom');
}

/** The name of a classification, unless it is only that of the list or was made for the variable. */
export const readClassification: ReadKeyword = (node) => {
  for (const enumeration of domainsOf(node).flatMap(enumerationsOf)) {
    const names = new Set([
      ...enumeration.linked('cdi:references').flatMap((each) => textsOf(each, 'skos:prefLabel')),
      ...textsOf(node, 'schema:name').map((name) => `Codes of ${name}`),
    ]);
    const main = wordings(enumeration, said(enumeration, 'schema:name'));
    const beside = wordings(enumeration, said(enumeration, 'schema:alternateName'));
    if (beside.length === 0 && names.has(main[0]?.text ?? '')) {
      node.graph.take(main[0]!.value.from, 'repeated');
      continue;
    }
    const found = textFrom(textBeside(main, beside).words);
    if (found !== undefined) return found;
  }
  return termWords(of('fair:classification'))(node);
};

export const readClassificationRefs: ReadKeyword = (node) => {
  const found = domainsOf(node)
    .flatMap(enumerationsOf)
    .flatMap((each) =>
      [...said(each, 'cdi:references'), ...said(each, 'dct:source')].flatMap((value) =>
        value.node === undefined ? addressValue(each, value) : [],
      ),
    );
  const all = [...found, ...termRefs(of('fair:classification'))(node)];
  return all.length > 0 ? all : undefined;
};

function textsOf(node: GraphNode, property: string): readonly string[] {
  return node.values(property).map(({ scalar: text }) => String(text));
}

/** The layout as it was stated, else that of the only structure. */
export const readStructureType: ReadKeyword = firstOf(scalar('fair:structureType'), (node) => {
  if (kindOf(node) !== 'dataset') return undefined;
  const structures = [
    node,
    ...node.linked('schema:distribution').flatMap((each) => each.linked('cdi:isStructuredBy')),
  ];
  const layouts = new Set(
    structures.flatMap((each) =>
      Object.entries(LAYOUTS).flatMap(([type, layout]) => (layout && each.is(type) ? layout : [])),
    ),
  );
  return layouts.size === 1 ? [...layouts][0] : undefined;
});

/** The address of a variable, unless it was made for this document. */
export const readInstanceVariableRef: ReadKeyword = firstOf(
  link('schema:sameAs'),
  link('fair:instanceVariableRef'),
  (node) => {
    if (!node.is('cdi:InstanceVariable') || !/^[a-z][a-z0-9+.-]*:/i.test(node.id) || node.isBlank)
      return undefined;
    return isOwnId(node.graph, node.id) && /[#/]var-/.test(node.id) ? undefined : node.id;
  },
);

// Quality

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** CDIF has all values as texts. */
const readMeasured: ReadKeyword = (node) => {
  const [value] = said(node, 'dqv:value');
  const text = String(value?.scalar);
  if (value !== undefined && NUMBER.test(text) && String(Number(text)) === text)
    return taken(node, value, Number(text));
  const [at] = node.linked('dqv:value');
  if (at !== undefined) return termWords(of('dqv:value'))(node);
  return texts('dqv:value', 'schema:alternateName')(node);
};

const MEASUREMENT: { readonly [member: string]: ReadKeyword } = {
  metric: termWords(of('dqv:isMeasurementOf')),
  metricRef: termRef(of('dqv:isMeasurementOf')),
  value: readMeasured,
  description: texts('schema:description', 'dct:description'),
};

export const readQuality: ReadKeyword = (node) => {
  const found = node
    .linked('dqv:hasQualityMeasurement', 'fair:quality')
    .flatMap((each) => recordFrom(each, MEASUREMENT) ?? []);
  return found.length > 0 ? found : undefined;
};
