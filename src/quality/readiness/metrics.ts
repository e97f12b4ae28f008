import { allOfWords } from '../../base/json.js';
import { targetTitles } from '../lint/index.js';

/** The four principles, in the order of the word. */
export const principles = {
  F: 'Findable',
  A: 'Accessible',
  I: 'Interoperable',
  R: 'Reusable',
} as const;

/** The letter of a principle. */
export type Principle = keyof typeof principles;

/** The points of a metric, by the highest priority that the RDA FAIR Data Maturity Model gives its indicators; all together 100. */
const POINTS = { essential: 8, important: 6, useful: 3 } as const;

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
  /** Its part of the 100 points, in every document. */
  readonly points: number;
  /** Whether the annotations earn its points, or exports that conform to their standard. */
  readonly by: 'annotations' | 'exports';
}

/** A FAIR metric that only an assessor on the web can see, and why. */
export interface WebMetric extends AnyMetric {
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
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'F',
    fuji: ['FsF-F1-02MD'],
    rda: ['RDA-F1-01M'],
    about: 'The identifier of the metadata has the form of a persistent one.',
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'F',
    fuji: ['FsF-F2-01M'],
    rda: ['RDA-F2-01M'],
    about:
      'The metadata has what people cite and search for: creator, title, date, publisher, type, summary.',
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'F',
    fuji: ['FsF-F4-01M'],
    rda: ['RDA-F4-01M'],
    about:
      'Search engines and catalogues can harvest the metadata: an export to schema.org conforms to its standard.',
    points: POINTS.essential,
    by: 'exports',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1.1-01MD', 'FsF-A1.2-01MD'],
    rda: ['RDA-A1-04M', 'RDA-A1.1-01M'],
    about: 'The identifier of the metadata uses a standard, free protocol that supports authentication.',
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'I',
    fuji: ['FsF-I1-01M'],
    rda: ['RDA-I1-01M', 'RDA-I1-02M'],
    about: 'The metadata is written in a formal language for knowledge: an export to JSON-LD conforms.',
    points: POINTS.important,
    by: 'exports',
  },
  {
    principle: 'I',
    fuji: [],
    rda: ['RDA-I1-01D', 'RDA-I1-02D'],
    about: 'The data is described so that machines understand it: types, codes and units are declared.',
    points: POINTS.important,
    by: 'annotations',
  },
  {
    principle: 'I',
    fuji: ['FsF-I2-01M'],
    rda: ['RDA-I2-01M'],
    about: 'The metadata uses terms of registered vocabularies.',
    points: POINTS.important,
    by: 'annotations',
  },
  {
    principle: 'I',
    fuji: [],
    rda: ['RDA-I2-01D'],
    about: 'Variables, units and codes are linked to vocabularies.',
    points: POINTS.useful,
    by: 'annotations',
  },
  {
    principle: 'I',
    fuji: ['FsF-I3-01M'],
    rda: ['RDA-I3-01M', 'RDA-I3-02M', 'RDA-I3-03M', 'RDA-I3-04M'],
    about: 'References to other resources say what kind of relation they are, and lead there.',
    points: POINTS.important,
    by: 'annotations',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1-01M'],
    rda: ['RDA-R1-01M'],
    about: 'The content is described richly enough for reuse: its type, its variables, what they mean.',
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.1-01M'],
    rda: ['RDA-R1.1-01M', 'RDA-R1.1-02M', 'RDA-R1.1-03M'],
    about: 'A licence is stated, is a standard one, and machines can read it.',
    points: POINTS.essential,
    by: 'annotations',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.2-01M'],
    rda: ['RDA-R1.2-01M'],
    about: 'The metadata says where the data comes from: who did what, which version, from which sources.',
    points: POINTS.important,
    by: 'annotations',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.2-01M-2'],
    rda: ['RDA-R1.2-02M'],
    about:
      'The provenance is written in a language that all communities share: the export to PROV-O is complete.',
    points: POINTS.useful,
    by: 'exports',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.3-01M'],
    rda: ['RDA-R1.3-01M', 'RDA-R1.3-02M'],
    about: `The metadata follows a community standard: the exports conform to ${allOfWords(Object.values(targetTitles))}.`,
    points: POINTS.essential,
    by: 'exports',
  },
];

/** The metrics that only an assessor on the web can see; they are shown, and never counted. */
export const webMetrics: readonly WebMetric[] = [
  {
    principle: 'F',
    fuji: ['FsF-F1-02MD-2'],
    rda: [],
    about: 'The persistent identifier is registered.',
    reason: 'Whether an identifier is registered shows only when it is looked up, and nothing is fetched.',
  },
  {
    principle: 'F',
    fuji: ['FsF-F3-01M'],
    rda: ['RDA-F3-01M'],
    about: 'The metadata includes the identifier of the data.',
    reason:
      'An assessor looks for the link on the landing page; a schema describes data that may lie in many places.',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1-01M'],
    rda: ['RDA-A1-01M'],
    about: 'The metadata says who may access the data, and under which conditions.',
    reason: 'No keyword states access; an assessor reads it from the landing page.',
  },
  {
    principle: 'A',
    fuji: ['FsF-A1-02MD'],
    rda: ['RDA-A1-03M'],
    about: 'Metadata and data can be retrieved by their identifiers.',
    reason: 'Whether an identifier resolves shows only when it is looked up, and nothing is fetched.',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1-01M-2'],
    rda: [],
    about: 'The metadata names the size and the type of the files.',
    reason: 'No keyword describes files; an assessor downloads them.',
  },
  {
    principle: 'R',
    fuji: ['FsF-R1.3-02D'],
    rda: ['RDA-R1.3-01D'],
    about: 'The data has a file format that its community recommends.',
    reason: 'A schema does not name the files that hold the data; an assessor downloads them.',
  },
];

const BY_ID: ReadonlyMap<string, Metric | WebMetric> = new Map(
  [...metrics, ...webMetrics].flatMap((metric) => idsOf(metric).map((id) => [id, metric] as const)),
);

/** All ids of a metric, those of F-UJI first. */
export function idsOf({ fuji, rda }: AnyMetric): readonly string[] {
  return [...fuji, ...rda];
}

/** The metric that an id names, of one of its tests too: `FsF-F2-01M-3` is a test of `FsF-F2-01M`. */
export function metricNamed(id: string): Metric | WebMetric | undefined {
  return BY_ID.get(id) ?? BY_ID.get(id.replace(/^(FsF-.*)-\d$/, '$1'));
}
