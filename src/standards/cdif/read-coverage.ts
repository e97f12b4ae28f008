import type { SourcedDraft, SourcedJson } from '../../draft/index.js';
import type { GraphNode } from '../read/graph.js';
import { addressOf, day, type ReadKeyword, taken, textFrom, wordings } from '../read/readers.js';
import { of, plainRefs, said, term, textBeside } from './read-terms.js';

const MOMENT = String.raw`\d{4}-\d{2}-\d{2}(?:T[^/]*)?`;
const INTERVAL = new RegExp(`^(${MOMENT}|\\.\\.)?/(${MOMENT}|\\.\\.)?$`);

const COVERAGE = of('schema:temporalCoverage');

/** A period from an interval of ISO 8601 or of OWL-Time, with what is said in words; else an address. */
export const readPeriod: ReadKeyword = (node) => {
  const period = periodFrom(node);
  if (Object.keys(period).length > 0) return period;
  const [first, second] = plainRefs(node, 'schema:temporalCoverage');
  return second && first;
};

/** The address of a named period: the last, as the coverage itself may be one. */
export const readPeriodRef: ReadKeyword = (node) => plainRefs(node, 'schema:temporalCoverage').at(-1);

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
  const inLanguages = node.linked('dct:temporal').flatMap((at) => wordings(at, at.values('skos:prefLabel')));
  const period = {
    start: bound(start, 'time:hasBeginning'),
    end: bound(end, 'time:hasEnd'),
    description: textFrom(textBeside([...wordings(node, words), ...described], inLanguages).words),
  };
  return Object.fromEntries(
    Object.entries(period).filter((entry): entry is [string, SourcedJson] => entry[1] !== undefined),
  );
}

const readInstant = day('time:inXSDDate', 'time:inXSDDateTimeStamp', 'time:inXSDDateTime');

export const place = term(of('schema:spatialCoverage'));
