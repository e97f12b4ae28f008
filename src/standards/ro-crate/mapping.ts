import type { Exporter } from '../exporter.js';

const BESIDE = 'A reference becomes a DefinedTerm beside the text.';
const EXTENSION = 'Extension term of the FAIR vocabulary, defined in the crate.';

/** Where RO-Crate 1.1 has a place for each keyword. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: 'resourceType', note: EXTENSION },
  'fair:concept': {
    to: 'about, propertyID or sameAs → DefinedTerm.name',
    note: 'On datasets, variables and codes.',
  },
  'fair:conceptRef': {
    to: 'about, propertyID or sameAs → DefinedTerm',
    note: 'On datasets, variables and codes.',
  },
  'fair:label': { to: 'name', note: 'Other languages: alternateName.' },
  'fair:description': { to: 'description' },
  'fair:contributors': {
    to: 'author, publisher, provider, funder, sponsor, maintainer, editor or contributor → Person, Organization or SoftwareApplication',
    note: 'Role, dates and description: an Action that the subject mentions.',
  },
  'fair:provider': {
    to: 'provider → Organization.name',
    note: 'It is also the publisher if there is no other.',
  },
  'fair:providerRef': { to: 'provider → Organization' },
  'fair:license': { to: 'license → CreativeWork.name' },
  'fair:licenseRef': { to: 'license → CreativeWork' },
  'fair:version': {
    to: 'version, dateModified, releaseNotes',
    note: 'The date is also datePublished, and dct:issued if an option gives another dateModified.',
  },
  'fair:datasetRelations': {
    to: 'isPartOf, hasPart, dct:isVersionOf, isContinuedBy, dct:isReferencedBy or dct:relation; datasetRelations → DatasetRelation',
    note: 'Datasets elsewhere are CreativeWorks: a Dataset would have to be a part of the crate.',
  },
  'fair:temporalCoverage': {
    to: 'temporalCoverage; dct:temporal → dct:PeriodOfTime',
    note: 'Only a period with a description becomes a dct:PeriodOfTime.',
  },
  'fair:temporalCoverageRef': { to: 'temporalCoverage → DefinedTerm' },
  'fair:spatialCoverage': { to: 'spatialCoverage and contentLocation → Place.name' },
  'fair:spatialCoverageRef': { to: 'spatialCoverage and contentLocation → Place' },
  'fair:population': { to: 'population', note: EXTENSION },
  'fair:populationRef': { to: 'population', note: BESIDE },
  'fair:structureType': { to: 'structureType', note: EXTENSION },
  'fair:quality': { to: 'hasQualityMeasurement → dqv:QualityMeasurement, PropertyValue' },
  'fair:classification': { to: 'classification', note: EXTENSION },
  'fair:classificationRef': {
    to: 'valueReference → DefinedTermSet',
    note: 'On datasets and codes: classification.',
  },
  'fair:measurementUnit': { to: 'unitText' },
  'fair:measurementUnitRef': { to: 'unitCode → DefinedTerm' },
  'fair:unit': { to: 'unitText', note: 'The name in edition 0.1.0.' },
  'fair:unitRef': { to: 'unitCode → DefinedTerm', note: 'The name in edition 0.1.0.' },
  'fair:measurementTechnique': { to: 'measurementTechnique' },
  'fair:measurementTechniqueRef': { to: 'measurementTechnique', note: BESIDE },
  'fair:quantity': { to: 'quantity', note: EXTENSION },
  'fair:quantityRef': { to: 'quantity', note: BESIDE },
  'fair:measurementScale': { to: 'measurementScale', note: EXTENSION },
  'fair:measurementScaleRef': { to: 'measurementScale', note: BESIDE },
  'fair:unitType': { to: 'unitType', note: EXTENSION },
  'fair:unitTypeRef': { to: 'unitType', note: BESIDE },
  'fair:universe': { to: 'universe', note: EXTENSION },
  'fair:universeRef': { to: 'universe', note: BESIDE },
  'fair:variableRef': { to: 'variableRef → DefinedTerm', note: EXTENSION },
  'fair:instanceVariableRef': { to: 'instanceVariableRef → DefinedTerm', note: EXTENSION },
  'fair:representedVariableRef': { to: 'representedVariableRef → DefinedTerm', note: EXTENSION },
  'fair:conceptualVariableRef': { to: 'conceptualVariableRef → DefinedTerm', note: EXTENSION },
  'fair:sentinel': {
    to: 'sentinel',
    note: `${EXTENSION} A list with only such codes is linked by takesSentinelValuesFrom, not by valueReference.`,
  },
};
