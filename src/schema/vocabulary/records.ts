import { either, list, number, oneOf, record, string, type ValueOf } from './kind.js';
import { date, iri, iriOrCurie, link, richText, text } from './kinds.js';

/** An entry of `fair:contributors`. */
export const contributor = record('contributor', {
  name: { kind: text, required: true, title: 'Name' },
  entityRef: {
    kind: iri,
    aka: ['contributorRef'],
    title: 'IRI that identifies the contributor (ORCID, ROR, …)',
  },
  type: { kind: text, list: 'contributor-types-v1', title: 'Kind of contributor, from Contributor Types v1' },
  typeRef: { kind: iriOrCurie, list: 'contributor-types-v1', title: 'Kind of contributor, by reference' },
  role: { kind: text, list: 'contributor-roles-v1', title: 'Role, from Contributor Roles v1' },
  roleRef: { kind: iriOrCurie, list: 'contributor-roles-v1', title: 'Role, by reference' },
  startDate: { kind: date, title: 'First day of the contribution' },
  endDate: { kind: date, title: 'Last day of the contribution' },
  description: { kind: richText, title: 'What the contributor did' },
});

/** The long form of `fair:version`. */
export const versionRecord = record('version', {
  identifier: { kind: string, required: true, title: 'Version; Semantic Versioning is recommended' },
  date: { kind: date, title: 'Date of release' },
  notes: { kind: richText, title: 'Release notes' },
});

/** An entry of `fair:datasetRelations`. */
export const datasetRelation = record('dataset relation', {
  relationType: {
    kind: oneOf('isPartOf', 'hasPart', 'isVersionOf', 'isContinuedBy', 'isReferencedBy', 'isRelatedTo'),
    required: true,
    title: 'How this dataset relates to the target',
  },
  targetRef: { kind: link, required: true, title: 'The target dataset: an IRI, or a local pointer' },
  sourceVariables: { kind: list(string, 'variable names'), title: 'Join variables of this dataset' },
  targetVariables: { kind: list(string, 'variable names'), title: 'Join variables of the target' },
  cardinality: {
    kind: oneOf('one-to-one', 'one-to-many', 'many-to-one', 'many-to-many'),
    title: 'How many rows match how many rows',
  },
  description: { kind: text, title: 'The relation in words' },
});

/** The object form of `fair:temporalCoverage`. */
export const period = record('period', {
  description: { kind: text, title: 'The period in words' },
  start: { kind: date, title: 'First day' },
  end: { kind: date, title: 'Last day' },
});

/** An entry of `fair:quality`. */
export const qualityMeasurement = record('quality measurement', {
  metric: { kind: text, title: 'Name of the metric' },
  metricRef: { kind: iriOrCurie, title: 'The metric, by reference' },
  value: { kind: either('quality value', number, text), title: 'The value measured' },
  description: { kind: richText, title: 'The measurement in words' },
});

/** A person, organization or program that contributed. */
export type Contributor = ValueOf<typeof contributor>;
/** A version with its date and notes. */
export type Version = ValueOf<typeof versionRecord>;
/** A relation to another dataset. */
export type DatasetRelation = ValueOf<typeof datasetRelation>;
/** A period of time. */
export type Period = ValueOf<typeof period>;
/** One measurement of quality. */
export type QualityMeasurement = ValueOf<typeof qualityMeasurement>;
