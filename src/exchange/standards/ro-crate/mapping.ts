import type { Exporter } from '../exporter.js';
import { address, scalar } from '../read/readers.js';
import type { Placement } from '../result.js';
import { readContributors } from './read-agents.js';
import {
  besideReference,
  readClassificationRef,
  readConcept,
  readConceptRef,
  readDescription,
  readLabel,
  readLicense,
  readPeriod,
  readPlace,
  readPlaceRef,
  readQuality,
  readRelations,
  readVersion,
  wordsAndRefs,
} from './read-keywords.js';

const BESIDE = 'A reference becomes a DefinedTerm beside the text.';
const EXTENSION = 'Extension term of the FAIR vocabulary, defined in the crate.';

/** The rows of a term of our own, with its words and its reference. */
function inWordsAndRefs<N extends string>(name: N) {
  const rows: { readonly [keyword: string]: Placement } = {
    [`fair:${name}`]: { to: name, note: EXTENSION, read: wordsAndRefs(`fair:${name}`) },
    [`fair:${name}Ref`]: { to: name, note: BESIDE, read: address(`fair:${name}`) },
  };
  return rows as { readonly [K in `fair:${N}` | `fair:${N}Ref`]: Placement };
}

/** The row of a link to a variable elsewhere. */
function link<N extends string>(name: N) {
  return {
    [`fair:${name}`]: { to: `${name} → DefinedTerm`, note: EXTENSION, read: address(`fair:${name}`) },
  } as { readonly [K in `fair:${N}`]: Placement };
}

/** Where RO-Crate 1.1 has a place for each keyword. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: 'resourceType', note: EXTENSION, read: scalar('fair:resourceType') },
  'fair:concept': {
    to: 'about, propertyID or sameAs → DefinedTerm.name',
    note: 'On datasets, variables and codes.',
    read: readConcept,
  },
  'fair:conceptRef': {
    to: 'about, propertyID or sameAs → DefinedTerm',
    note: 'On datasets, variables and codes.',
    read: readConceptRef,
  },
  'fair:label': { to: 'name', note: 'Other languages: alternateName.', read: readLabel },
  'fair:description': { to: 'description', read: readDescription },
  'fair:contributors': {
    to: 'author, publisher, provider, funder, sponsor, maintainer, editor or contributor → Person, Organization or SoftwareApplication',
    note: 'Role, dates and description: an Action that the subject mentions if it was made or changed, else a Role between subject and agent.',
    read: readContributors,
  },
  'fair:provider': { to: 'provider → Organization.name', as: 'fair:contributors' },
  'fair:providerRef': { to: 'provider → Organization', as: 'fair:contributors' },
  'fair:license': { to: 'license → CreativeWork.name', read: readLicense },
  'fair:licenseRef': { to: 'license → CreativeWork', read: address('schema:license') },
  'fair:version': {
    to: 'version, dateModified, releaseNotes',
    note: 'The date is also datePublished, and dct:issued if an option gives another dateModified.',
    read: readVersion,
  },
  'fair:datasetRelations': {
    to: 'isPartOf, hasPart, dct:isVersionOf, isContinuedBy, dct:isReferencedBy or dct:relation; datasetRelations → DatasetRelation',
    note: 'Datasets elsewhere are CreativeWorks: a Dataset would have to be a part of the crate.',
    read: readRelations,
  },
  'fair:temporalCoverage': {
    to: 'temporalCoverage; dct:temporal → dct:PeriodOfTime',
    note: 'Only a period with a description becomes a dct:PeriodOfTime.',
    read: readPeriod,
  },
  'fair:temporalCoverageRef': {
    to: 'temporalCoverage → DefinedTerm',
    read: address('schema:temporalCoverage'),
  },
  'fair:spatialCoverage': { to: 'spatialCoverage and contentLocation → Place.name', read: readPlace },
  'fair:spatialCoverageRef': { to: 'spatialCoverage and contentLocation → Place', read: readPlaceRef },
  'fair:structureType': { to: 'structureType', note: EXTENSION, read: scalar('fair:structureType') },
  'fair:quality': { to: 'hasQualityMeasurement → dqv:QualityMeasurement, PropertyValue', read: readQuality },
  'fair:classification': { to: 'classification', note: EXTENSION, read: wordsAndRefs('fair:classification') },
  'fair:classificationRef': {
    to: 'valueReference → DefinedTermSet',
    note: 'On datasets and codes: classification.',
    read: readClassificationRef,
  },
  'fair:measurementUnit': { to: 'unitText', read: wordsAndRefs('schema:unitText', 'schema:unitCode') },
  'fair:measurementUnitRef': { to: 'unitCode → DefinedTerm', read: address('schema:unitCode') },
  'fair:unit': { to: 'unitText', note: 'The name in edition 0.1.0.', as: 'fair:measurementUnit' },
  'fair:unitRef': {
    to: 'unitCode → DefinedTerm',
    note: 'The name in edition 0.1.0.',
    as: 'fair:measurementUnitRef',
  },
  'fair:measurementTechnique': {
    to: 'measurementTechnique',
    read: besideReference('schema:measurementTechnique'),
  },
  'fair:measurementTechniqueRef': {
    to: 'measurementTechnique',
    note: BESIDE,
    read: address('schema:measurementTechnique'),
  },
  ...inWordsAndRefs('population'),
  ...inWordsAndRefs('quantity'),
  ...inWordsAndRefs('measurementScale'),
  ...inWordsAndRefs('unitType'),
  ...inWordsAndRefs('universe'),
  ...link('variableRef'),
  ...link('instanceVariableRef'),
  ...link('representedVariableRef'),
  ...link('conceptualVariableRef'),
  'fair:sentinel': {
    to: 'sentinel',
    note: `${EXTENSION} A list with only such codes is linked by takesSentinelValuesFrom, not by valueReference.`,
    read: scalar('fair:sentinel'),
  },
};
