import type { Sourced, SourcedDraft, SourcedJson } from '../../draft/index.js';
import type { GraphNode } from '../read/graph.js';
import {
  addressOf,
  day,
  type ReadKeyword,
  taken,
  textFrom,
  type Wording,
  wordings,
} from '../read/readers.js';
import { looksLikeIri } from './iris.js';
import { of, plainRefs, plainText, said, term, textBeside } from './read-terms.js';

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
