import { allOfWords } from '../json.js';
import { targetTitles } from './rule.js';

/** The four principles, in the order of the word. */
export const principles = {
  F: 'Findable',
  A: 'Accessible',
  I: 'Interoperable',
  R: 'Reusable',
} as const;

/** The letter of a principle. */
export type Principle = keyof typeof principles;

/** How much the RDA FAIR Data Maturity Model asks for an indicator, as a weight. */
const PRIORITY = { essential: 3, important: 2, useful: 1 } as const;

/** What all metrics have, those that a schema can answer and the others. */
interface AnyMetric {
  readonly principle: Principle;
  /** The ids of F-UJI; one with a test number at its end (`…-2`) means that test only. */
  readonly fuji: readonly string[];
  /** The indicators of the RDA FAIR Data Maturity Model. */
  readonly rda: readonly string[];
  /** What it asks for, one sentence. */
  readonly about: string;
}

/** A FAIR metric that a schema can answer. */
export interface Metric extends AnyMetric {
  /** The highest priority of its RDA indicators. */
  readonly weight: number;
  /** Rules check it where they name one of its ids; exports fulfil it, whatever the schema says. */
  readonly by: 'rules' | 'exports';
}

/** A FAIR metric that no schema can answer, and why. */
export interface OpenMetric extends AnyMetric {
  readonly reason: string;
}

/**
 * The metrics that a schema can answer: F-UJI 0.8 and the RDA FAIR Data Maturity Model.
 * Indicators that the same facts decide share a row, so that nothing is counted twice; an id is in one row only.
 */
export const metrics: readonly Metric[] = [
  {
    principle: 'F',
    fuji: ['FsF-F1-01MD'],
    rda: ['RDA-F1-02M'],
    about: 'The metadata has a globally unique identifier.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'F',
    fuji: ['FsF-F1-02MD'],
    rda: ['RDA-F1-01M'],
    about: 'The identifier of the metadata has the form of a persistent one.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'F',
    fuji: ['FsF-F2-01M'],
    rda: ['RDA-F2-01M'],
    about:
      'The metadata has what people cite and search for: creator, title, date, publisher, type, summary.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'F',
    fuji: ['FsF-F4-01M'],
    rda: ['RDA-F4-01M'],
    about: 'Search engines and catalogues can harvest the metadata: the exports are schema.org in JSON-LD.',
    weight: PRIORITY.essential,
    by: 'exports',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1.1-01MD', 'FsF-A1.2-01MD'],
    rda: ['RDA-A1-04M', 'RDA-A1.1-01M'],
    about: 'The identifier of the metadata uses a standard, free protocol that supports authentication.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'I',
    fuji: ['FsF-I1-01M'],
    rda: ['RDA-I1-01M', 'RDA-I1-02M'],
    about:
      'The metadata is written in a formal language for knowledge representation: the exports are JSON-LD.',
    weight: PRIORITY.important,
    by: 'exports',
  },
  {
    principle: 'I',
    fuji: [],
    rda: ['RDA-I1-01D', 'RDA-I1-02D'],
    about: 'The data is described so that machines can interpret it: types, codes and units are declared.',
    weight: PRIORITY.important,
    by: 'rules',
  },
  {
    principle: 'I',
    fuji: ['FsF-I2-01M'],
    rda: ['RDA-I2-01M'],
    about: 'The metadata uses terms of registered vocabularies.',
    weight: PRIORITY.important,
    by: 'rules',
  },
  {
    principle: 'I',
    fuji: [],
    rda: ['RDA-I2-01D'],
    about: 'Variables, units and codes are linked to vocabularies.',
    weight: PRIORITY.useful,
    by: 'rules',
  },
  {
    principle: 'I',
    fuji: ['FsF-I3-01M'],
    rda: ['RDA-I3-01M', 'RDA-I3-02M', 'RDA-I3-03M', 'RDA-I3-04M'],
    about: 'References to other resources state the kind of relation, and resolve.',
    weight: PRIORITY.important,
    by: 'rules',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1-01M'],
    rda: ['RDA-R1-01M'],
    about: 'The content is described well enough for reuse: its type, its variables and their meaning.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.1-01M'],
    rda: ['RDA-R1.1-01M', 'RDA-R1.1-02M', 'RDA-R1.1-03M'],
    about: 'A licence is stated, is a standard one, and machines can read it.',
    weight: PRIORITY.essential,
    by: 'rules',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.2-01M'],
    rda: ['RDA-R1.2-01M'],
    about: 'The metadata says where the data comes from: who did what, which version, from which sources.',
    weight: PRIORITY.important,
    by: 'rules',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.2-01M-2'],
    rda: ['RDA-R1.2-02M'],
    about:
      'The provenance is written in a language that is shared across communities: there is an export to PROV-O.',
    weight: PRIORITY.useful,
    by: 'exports',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.3-01M'],
    rda: ['RDA-R1.3-01M', 'RDA-R1.3-02M'],
    about: `The metadata follows a community standard: the exports are ${allOfWords(Object.values(targetTitles))}.`,
    weight: PRIORITY.essential,
    by: 'exports',
  },
];

/** The metrics that cannot be checked from a schema; they are shown, and never counted. */
export const openMetrics: readonly OpenMetric[] = [
  {
    principle: 'F',
    fuji: ['FsF-F1-02MD-2'],
    rda: [],
    about: 'The persistent identifier is registered.',
    reason: 'Only a lookup can show whether an identifier is registered, and nothing is fetched.',
  },
  {
    principle: 'F',
    fuji: ['FsF-F3-01M'],
    rda: ['RDA-F3-01M'],
    about: 'The metadata includes the identifier of the data.',
    reason: 'A schema describes data that may be in many places; no keyword links to one.',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1-01M'],
    rda: ['RDA-A1-01M'],
    about: 'The metadata says who may access the data, and under which conditions.',
    reason: 'There is no keyword for access.',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1-02MD'],
    rda: ['RDA-A1-03M'],
    about: 'Metadata and data can be retrieved by their identifiers.',
    reason: 'Only a lookup can show whether an identifier resolves, and nothing is fetched.',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1-01M-2'],
    rda: [],
    about: 'The metadata names the size and the type of the files.',
    reason: 'There is no keyword for files.',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.3-02D'],
    rda: ['RDA-R1.3-01D'],
    about: 'The data has a file format that its community recommends.',
    reason: 'A schema says nothing about the files that contain the data.',
  },
];

const BY_ID: ReadonlyMap<string, Metric | OpenMetric> = new Map(
  [...metrics, ...openMetrics].flatMap((metric) => idsOf(metric).map((id) => [id, metric] as const)),
);

/** All ids of a metric, those of F-UJI first. */
export function idsOf({ fuji, rda }: AnyMetric): readonly string[] {
  return [...fuji, ...rda];
}

/** The metric that an id names, of one of its tests too: `FsF-F2-01M-3` is a test of `FsF-F2-01M`. */
export function metricNamed(id: string): Metric | OpenMetric | undefined {
  return BY_ID.get(id) ?? BY_ID.get(id.replace(/^(FsF-.*)-\d$/, '$1'));
}
