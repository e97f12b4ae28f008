import type { Sourced, SourcedDraft, SourcedJson } from '../../../schema/draft/index.js';
import { keywords } from '../../../schema/vocabulary/index.js';
import { type GraphNode, localName, type Value } from '../read/graph.js';
import {
  addressOf,
  day,
  firstOf,
  type ReadKeyword,
  recordFrom,
  scalar,
  taken,
  textFrom,
  type Wording,
  wordings,
  words,
} from '../read/readers.js';
import { looksLikeIri, uriOf } from './iris.js';
import { conceptsOf } from './read-representation.js';
import { byKind, kindOf, LAYOUTS } from './read-root.js';
import {
  of,
  plainRefs,
  plainText,
  refsOf,
  type Select,
  said,
  takeAll,
  term,
  termRef,
  termWords,
  textBeside,
  texts,
  wordsOf,
} from './read-terms.js';
import { areNumbers } from './read-values.js';

const RESOURCE_TYPES = keywords['fair:resourceType'].kind.schema.enum as readonly string[];

export const readResourceType: ReadKeyword = (node) => {
  const found = node
    .values('schema:additionalType')
    .find(({ scalar: word }) => RESOURCE_TYPES.includes(String(word)));
  return found && taken(node, found, String(found.scalar));
};

/** The terms among the keywords; where there are several, none is the concept of the dataset. */
export function keywordTerm(node: GraphNode): readonly Value[] {
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

const conceptValues = byKind<Select>({
  dataset: keywordTerm,
  table: of('schema:about'),
  variable: conceptsOf,
  code: of('skos:exactMatch', 'fair:concept'),
});

export const concept = term((node) => conceptValues(node)(node));

const LICENSES = of('schema:license');

/** The licence in words: a plain text, or the name beside an address, or that of a work; else a second address. */
export const readLicense: ReadKeyword = (node) => {
  const main = LICENSES(node).flatMap((value) => wordsOf(node, value));
  const words = textFrom(textBeside(main, wordings(node, node.values('dct:rights'))).words);
  return words ?? licenseRefs(node)[1];
};

export const readLicenseRef: ReadKeyword = (node) => licenseRefs(node)[0];

/** The addresses of the licences; one that is no URI stands beside the form that CDIF takes. */
function licenseRefs(node: GraphNode): readonly Sourced<string>[] {
  const found = LICENSES(node).flatMap((value) => {
    const [url] = value.node === undefined ? [] : plainRefs(value.node, 'schema:url');
    return url ?? refsOf(node, value);
  });
  const forms = new Set(
    found
      .map(({ value }) => value)
      .filter((value) => uriOf(value) !== value)
      .map(uriOf),
  );
  return found.filter(({ value }) => !forms.has(value));
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

/** Only codes can stand for the lack of a value. */
export const readSentinel: ReadKeyword = (node) =>
  kindOf(node) === 'code' ? scalar('fair:sentinel')(node) : undefined;

export const technique = term(of('schema:measurementTechnique'));

/** The layout as it was stated, else that of all structures. */
export const readStructureType: ReadKeyword = firstOf(scalar('fair:structureType'), (node) => {
  if (kindOf(node) !== 'dataset') return undefined;
  const files = node.linked('schema:distribution');
  const structures = [node, ...files.flatMap((each) => each.linked('cdi:isStructuredBy'))];
  const layouts = new Set(
    structures.flatMap((each) => each.types.flatMap((type) => LAYOUTS.get(localName(type)) ?? [])),
  );
  return layouts.size === 1 ? [...layouts][0] : undefined;
});

/** A term that CDIF has no place for, among the additional properties. */
export function additional(concept: string): ReturnType<typeof term> {
  const property = (node: GraphNode) =>
    node
      .linked('schema:additionalProperty')
      .find((each) => said(each, 'schema:propertyID').some(({ id }) => id?.endsWith(`/${concept}`)));
  return {
    words: (node) => {
      const at = property(node);
      if (at === undefined) return undefined;
      takeAll(at, 'schema', 'schema:propertyID', 'schema:name');
      const refs = new Set(said(at, 'schema:valueReference').map(({ id }) => id));
      for (const { scalar: text, from } of at.values('schema:value')) {
        if (refs.has(String(text))) at.graph.take(from, 'repeated');
      }
      const [main, ...inLanguages] = wordings(at, said(at, 'schema:value')).filter(
        ({ text }) => !refs.has(text),
      );
      return main && textFrom(textBeside([main], inLanguages).words);
    },
    ref: (node) => {
      const at = property(node);
      return at && termRef(of('schema:valueReference', 'schema:value'))(at);
    },
  };
}

/** CDIF has all values as texts. */
const readMeasured: ReadKeyword = (node) => {
  const [value] = said(node, 'dqv:value');
  const text = String(value?.scalar);
  if (value !== undefined && areNumbers([text]) && String(Number(text)) === text)
    return taken(node, value, Number(text));
  return value?.node === undefined
    ? texts('dqv:value', 'schema:alternateName')(node)
    : termWords(of('dqv:value'))(node);
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

const MOMENT = String.raw`\d{4}-\d{2}-\d{2}(?:T[^/]*)?`;
const INTERVAL = new RegExp(`^(${MOMENT}|\\.\\.)?/(${MOMENT}|\\.\\.)?$`);

const COVERAGE = of('schema:temporalCoverage');

/** A period from an interval of ISO 8601 or of OWL-Time, with what is said in words; else what stands for one. */
export const readPeriod: ReadKeyword = (node) => {
  const period = periodFrom(node);
  const { description, ...bounds } = period;
  const isAddress = Object.keys(bounds).length === 0 && looksLikeIri(plainText(description) ?? '');
  if (isAddress) return description;
  return Object.keys(period).length > 0 ? period : periodRefs(node)[1];
};

export const readPeriodRef: ReadKeyword = (node) => periodRefs(node)[0];

/** The addresses of periods: as DCAT has them, else those that are no names of periods. */
function periodRefs(node: GraphNode): readonly Sourced<string>[] {
  const linked = plainRefs(node, 'dct:temporal');
  const known = new Set([...namesIn(node).map(({ text }) => text), ...linked.map(({ value }) => value)]);
  for (const { scalar, from } of COVERAGE(node))
    if (known.has(String(scalar))) node.graph.take(from, 'repeated');
  if (linked.length > 0) return linked;
  return plainRefs(node, 'schema:temporalCoverage').filter(({ value }) => !known.has(value));
}

/** The names of periods beside the coverage. */
function namesIn(node: GraphNode): readonly Wording[] {
  return node.linked('dct:temporal').flatMap((at) => wordings(at, at.values('skos:prefLabel')));
}

function periodFrom(node: GraphNode): SourcedDraft {
  const values = COVERAGE(node);
  const interval = values.find(({ scalar }) => INTERVAL.test(String(scalar)));
  const [, start, end] = INTERVAL.exec(String(interval?.scalar)) ?? [];
  const [time] = values.flatMap((value) => value.node ?? []);
  const bound = (moment: string | undefined, property: string) => {
    if (moment !== undefined && moment !== '..') return taken(node, interval!, moment.slice(0, 10));
    const [instant] = time?.linked(property) ?? [];
    return instant && readInstant(instant);
  };
  const words = values.filter((value) => value !== interval && addressOf(value) === undefined);
  const described = time === undefined ? [] : wordings(time, said(time, 'schema:description', 'schema:name'));
  const period = {
    start: bound(start, 'time:hasBeginning'),
    end: bound(end, 'time:hasEnd'),
    description: textFrom(textBeside([...wordings(node, words), ...described], namesIn(node)).words),
  };
  return Object.fromEntries(
    Object.entries(period).filter((entry): entry is [string, SourcedJson] => entry[1] !== undefined),
  );
}

const readInstant = day('time:inXSDDate', 'time:inXSDDateTimeStamp', 'time:inXSDDateTime');

export const place = term(of('schema:spatialCoverage'));
