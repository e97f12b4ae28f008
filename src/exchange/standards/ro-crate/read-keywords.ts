import { Sourced, type SourcedDraft } from '../../../schema/draft/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { nameOfPart } from '../ids.js';
import { dayIn, dayOf } from '../read/days.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  address,
  addresses,
  addressOf,
  firstOf,
  type ReadKeyword,
  records,
  scalar,
  scalars,
  taken,
  textFrom,
  type Wording,
  wordings,
  words,
} from '../read/readers.js';
import { isMadeSentence } from '../values.js';
import { NOT_STATED } from './licenses.js';
import { CLASSIFICATION, CONCEPT, type Level, RELATIONS } from './places.js';

function levelOf(node: GraphNode): Level {
  if (node.is('schema:DefinedTerm')) return 'code';
  return node.is('schema:PropertyValue', 'schema:PropertyValueSpecification') ? 'variable' : 'dataset';
}

/** What something is called, in the order of the document. */
function namesAt(node: GraphNode): readonly Wording[] {
  return wordings(node, node.values('schema:name', 'schema:alternateName'));
}

/** The same without a name that is the address. */
export function ownNames(node: GraphNode): readonly Wording[] {
  return namesAt(node).filter(({ text, value }) => {
    const isMade = text === node.id;
    if (isMade) node.graph.take(value.from, 'repeated');
    return !isMade;
  });
}

/** The last part of an address, as text. */
export function nameInAddress(iri: string): string {
  const last = iri.split(/[/#:?=&]/).findLast((part) => part.trim() !== '') ?? iri;
  return nameOfPart(last).trim() || iri;
}

/** Names that belong to one text each: another begins where a language comes again. */
export function textsAmong(names: readonly Wording[]): readonly (readonly Wording[])[] {
  const texts: Wording[][] = [];
  const known = new Set<string>();
  for (const each of names) {
    const { text, language, value } = each;
    const key = `${language} ${text}`;
    if (known.has(key)) each.node.graph.take(value.from, 'repeated');
    else if (language !== undefined && isFree(texts.at(-1), language)) texts.at(-1)!.push(each);
    else texts.push([each]);
    known.add(key);
  }
  return texts;
}

/** Whether a text is in languages, and not in this one. */
function isFree(text: readonly Wording[] | undefined, language: string): boolean {
  return text?.every((each) => each.language !== undefined && each.language !== language) ?? false;
}

/** Says that values state nothing that others do not. */
function repeated({ graph }: GraphNode, ...values: readonly Value[]): void {
  for (const { from } of values) graph.take(from, 'repeated');
}

/** The names of a subject without what the data call it. */
function labelsOf(node: GraphNode) {
  const inData = new Set(node.values('schema:valueName', 'schema:termCode').map((each) => each.scalar));
  const table = nameInOwn(node.id, 'table');
  if (table !== undefined) inData.add(table);
  const isOnlyName = inData.size === 0 && levelOf(node) === 'variable';
  if (isOnlyName) inData.add(node.values('schema:name')[0]?.scalar);
  return namesAt(node).filter(({ text, value }) => {
    if (inData.has(text)) node.graph.take(value.from, 'repeated');
    return !inData.has(text);
  });
}

/** The addresses of our tables and lists of codes; that of a table ends with a slash, which other programs may leave out. */
const OWN = { table: /#table\/([^/]+)\/?$/, codes: /#codes\/(?:.+\/)?([^/]+)$/ } as const;

/** The name of one of our tables or lists of codes, which is in its address. */
export function nameInOwn(id: string, kind: keyof typeof OWN): string | undefined {
  const [, part] = OWN[kind].exec(id) ?? [];
  // What follows a tilde tells apart what would have one address.
  return part === undefined ? undefined : nameOfPart(part.replace(/(?<=.)~\d*$/, ''));
}

/** The first text among the names is the label, and the next the title. */
export const readLabel: ReadKeyword = (node) => textFrom(textsAmong(labelsOf(node))[0] ?? []);

/** The plain title beside a label. */
export function readTitle(node: GraphNode) {
  const [title] = textsAmong(labelsOf(node)).slice(1).flat();
  return title && title.language === undefined ? taken(node, title.value, title.text) : undefined;
}

/** The description, unless an export made it. */
export const readDescription: ReadKeyword = (node) => {
  const found = wordings(node, node.values('schema:description'));
  const made = found.filter(({ text }) => isMadeSentence(text));
  repeated(node, ...made.map(({ value }) => value));
  return textFrom(found.filter((each) => !made.includes(each)));
};

/** The name of what a property leads to, or a text in its place. */
function called(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    const values = node.values(...properties);
    const texts = wordings(
      node,
      values.filter((each) => addressOf(each) === undefined),
    );
    if (texts.length > 0) return textFrom(texts);
    for (const { node: linked, from } of values) {
      const [name] = linked && linked.id !== NOT_STATED ? textsAmong(ownNames(linked)) : [];
      if (name === undefined) continue;
      node.graph.take(from);
      return textFrom(name);
    }
    return undefined;
  };
}

/** A keyword for words may hold a second address. */
function secondAddress(property: string): ReadKeyword {
  return (node) => {
    const second = node.values(property).filter((each) => addressOf(each) !== undefined)[1];
    return second && taken(node, second, addressOf(second)!);
  };
}

export const readConcept: ReadKeyword = (node) => called(`schema:${CONCEPT[levelOf(node)]}`)(node);
export const readConceptRef: ReadKeyword = (node) => address(`schema:${CONCEPT[levelOf(node)]}`)(node);

export const readLicense: ReadKeyword = firstOf(secondAddress('schema:license'), called('schema:license'));

const PLACES = ['schema:spatialCoverage', 'schema:contentLocation'] as const;
export const readPlace: ReadKeyword = (node) => {
  const found = firstOf(...PLACES.map((each) => called(each)))(node);
  const [covered, located] = PLACES.map((each) => node.values(each));
  const isSame = ({ id }: Value) => covered!.some((each) => each.id === id);
  repeated(node, ...located!.filter((each) => each.id !== undefined && isSame(each)));
  return found;
};
export const readPlaceRef: ReadKeyword = firstOf(...PLACES.map((each) => address(each)));

/** The words of a term that stand beside its reference, else the name of what it refers to. */
export function besideReference(property: string): ReadKeyword {
  return firstOf(wordsAndRefs(property), called(property));
}

/** The words of a term; what its reference leads to may be called by them. */
export function wordsAndRefs(property: string, refs = property): ReadKeyword {
  return (node) => {
    const texts = new Set(node.values(property).map((each) => each.scalar));
    for (const linked of node.linked(refs)) {
      repeated(node, ...linked.values('schema:name').filter((each) => texts.has(each.scalar)));
    }
    return words(property)(node);
  };
}

/** All classifications; our own lists of codes are none. */
export const readClassificationRef: ReadKeyword = (node) => {
  if (levelOf(node) !== 'variable') return addresses('fair:classification')(node);
  const found = addresses(`schema:${CLASSIFICATION}`)(node) as readonly Sourced<string>[] | undefined;
  const others = found?.filter(({ value }) => nameInOwn(value, 'codes') === undefined) ?? [];
  return others.length > 0 ? others : undefined;
};

/** The version with its date and notes. */
export const readVersion: ReadKeyword = (node) => {
  const [stated] = node.values('schema:version');
  if (stated?.scalar === undefined) return undefined;
  const identifier = taken(node, stated, String(stated.scalar));
  const date = dayIn(node, 'dct:issued', 'schema:dateModified');
  const notes = words('schema:releaseNotes')(node);
  if (date === undefined && notes === undefined) return identifier;
  return { identifier, ...(date === undefined ? {} : { date }), ...(notes === undefined ? {} : { notes }) };
};

/** What a dataset may be a part of that is no dataset. */
const AGENTS = ['schema:Organization', 'schema:Project', 'schema:Person'] as const;

/** The types of relations by the properties that are links; parts of a crate are its files. */
const LINKS = Object.entries(RELATIONS).flatMap(([type, name]) => {
  const prefix = name.includes(':') ? '' : type === 'isContinuedBy' ? 'fair:' : 'schema:';
  return type === 'hasPart' ? [] : [[prefix + name, type] as const];
});

/** What a stated relation says for people, or once more as links. */
const REPEATED = ['schema:name', 'fair:targetDataset', 'fair:sourceVariable', 'fair:targetVariable'] as const;

/** Relations as they were stated, else plain links. */
const statedOrLinked = firstOf(
  records(['fair:datasetRelations'], {
    relationType: (node) => {
      repeated(node, ...node.values(...REPEATED));
      return scalar('fair:relationType')(node);
    },
    targetRef: firstOf(scalar('fair:targetRef'), address('fair:targetDataset')),
    sourceVariables: scalars('fair:sourceVariables'),
    targetVariables: scalars('fair:targetVariables'),
    cardinality: scalar('fair:cardinality'),
    description: words('schema:description'),
  }),
  (node) => {
    const found = LINKS.flatMap(([property, relationType]) =>
      node.values(property).flatMap((value) => {
        const targetRef = value.node?.is(...AGENTS) ? undefined : addressOf(value);
        return targetRef === undefined ? [] : [{ relationType, targetRef: taken(node, value, targetRef) }];
      }),
    );
    return found.length > 0 ? found : undefined;
  },
);

export const readRelations: ReadKeyword = (node) => {
  const targets = new Set(
    node.linked('fair:datasetRelations').flatMap((each) => each.linked('fair:targetDataset')),
  );
  const links = node.values(...LINKS.map(([name]) => name), 'schema:hasPart', 'dct:hasPart');
  repeated(node, ...links.filter((each) => each.node !== undefined && targets.has(each.node)));
  const found = statedOrLinked(node) as readonly SourcedDraft[] | undefined;
  return found?.filter((each) => each.relationType !== undefined && each.targetRef !== undefined);
};

/** The first and last day of an interval of ISO 8601; two dots or nothing stand for an open end. */
function interval(text: unknown): readonly [string | undefined, string | undefined] | undefined {
  const [, first, last] = /^(|\.\.|\d{4}-\d{2}-\d{2})\/(|\.\.|\d{4}-\d{2}-\d{2})$/.exec(String(text)) ?? [];
  const [start, end] = [dayOf(first), dayOf(last)];
  const isFaulty = [first, last].some((each) => /^\d/.test(each ?? '') && dayOf(each) === undefined);
  return isFaulty || (start ?? end) === undefined ? undefined : [start, end];
}

/** A period from an interval of ISO 8601, with what is said in words. */
export const readPeriod: ReadKeyword = (node) => {
  const values = node.values('schema:temporalCoverage').filter((each) => addressOf(each) === undefined);
  const period: SourcedDraft = {};
  const isInterval = (value: Value) => interval(value.scalar) !== undefined;
  const dates = values.find(isInterval);
  const [start, end] = interval(dates?.scalar) ?? [];
  if (dates && start !== undefined) period.start = taken(node, dates, start);
  if (dates && end !== undefined) period.end = taken(node, dates, end);
  const [temporal] = node.values('dct:temporal');
  const named = temporal?.node;
  if (temporal && named) repeated(node, temporal, ...named.values('schema:startDate', 'schema:endDate'));
  const description =
    (named && textFrom(textsAmong(namesAt(named))[0] ?? [])) ??
    textFrom(
      wordings(
        node,
        values.filter((each) => !isInterval(each)),
      ),
    );
  if (description !== undefined) period.description = description;
  if (Object.keys(period).length === 0) return secondAddress('schema:temporalCoverage')(node);
  // A period without dates may be an address that no browser opens.
  const isAddress = dates === undefined && description instanceof Sourced && isIri(String(description.value));
  return isAddress ? description : period;
};

export const readQuality: ReadKeyword = records(['dqv:hasQualityMeasurement'], {
  metric: (node) => {
    const names = namesAt(node);
    return names[0]?.text === UNNAMED ? undefined : textFrom(textsAmong(names)[0] ?? []);
  },
  metricRef: firstOf(address('dqv:isMeasurementOf'), address('schema:propertyID')),
  value: (node) => {
    const [first] = node.values('schema:value');
    return typeof first?.scalar === 'number' ? scalar('schema:value')(node) : words('schema:value')(node);
  },
  description: words('schema:description'),
});

const UNNAMED = 'Quality measurement';
