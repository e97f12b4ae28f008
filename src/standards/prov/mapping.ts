import type { Exporter } from '../exporter.js';
import { address, addresses, scalar, words } from '../read/readers.js';
import { readContributors } from './read-agents.js';
import {
  readDescription,
  readLabel,
  readLicense,
  readPeriod,
  readPeriodRef,
  readPlace,
  readQuality,
  readRelations,
  readVersion,
  wordsOrAddress,
} from './read-keywords.js';

/** Where each keyword goes in a provenance graph. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: 'fair:resourceType', read: scalar('fair:resourceType') },
  'fair:concept': { to: 'dc:subject', read: wordsOrAddress('dc:subject', 'dct:subject') },
  'fair:conceptRef': { to: 'dcterms:subject', read: address('dct:subject') },
  'fair:label': { to: 'rdfs:label', note: 'In all languages.', read: readLabel },
  'fair:description': { to: 'dcterms:description', note: 'In all languages.', read: readDescription },
  'fair:contributors': {
    to: 'prov:Agent, prov:Activity, prov:Association, prov:Attribution, prov:Role',
    note:
      'Each entry is an activity with its agent, role and dates (in UTC). The first producer generated the data, ' +
      'other makers influenced it, archives and distributors used it, and funders influenced it without attribution.',
    read: readContributors,
  },
  'fair:provider': {
    to: 'prov:Agent, prov:Activity',
    note: 'A contributor with the role Provider.',
    as: 'fair:contributors',
  },
  'fair:providerRef': { to: 'prov:Agent', note: 'The address of the agent.', as: 'fair:contributors' },
  'fair:license': { to: 'dc:rights', read: readLicense },
  'fair:licenseRef': { to: 'dcterms:license', read: address('dct:license', 'schema:license') },
  'fair:version': {
    to: 'schema:version, dcterms:issued, adms:versionNotes',
    note: 'The date is dcterms:date if the option datePublished gives another.',
    read: readVersion,
  },
  'fair:datasetRelations': {
    to: 'dcterms:isPartOf, hasPart, isVersionOf, isReferencedBy, relation, fair:isContinuedBy; dcat:Relationship',
    note: 'A version was also derived from its target (prov:wasDerivedFrom), unless that would create a cycle.',
    read: readRelations,
  },
  'fair:temporalCoverage': {
    to: 'dcterms:temporal',
    note: 'A dcterms:PeriodOfTime, or the address.',
    read: readPeriod,
  },
  'fair:temporalCoverageRef': { to: 'dcterms:temporal', read: readPeriodRef },
  'fair:spatialCoverage': { to: 'dc:coverage', read: readPlace },
  'fair:spatialCoverageRef': { to: 'dcterms:spatial', read: address('dct:spatial') },
  'fair:population': { to: 'fair:population', read: wordsOrAddress('fair:population', 'fair:populationRef') },
  'fair:populationRef': { to: 'fair:populationRef', read: address('fair:populationRef') },
  'fair:structureType': { to: 'fair:structureType', read: scalar('fair:structureType') },
  'fair:quality': {
    to: 'dqv:hasQualityMeasurement',
    note: 'One dqv:QualityMeasurement per entry.',
    read: readQuality,
  },
  'fair:classification': {
    to: 'fair:classification',
    note: 'Addresses go to fair:classificationRef.',
    read: words('fair:classification'),
  },
  'fair:classificationRef': { to: 'fair:classificationRef', read: addresses('fair:classificationRef') },
  'fair:measurementUnit': {
    to: 'fair:measurementUnit',
    read: wordsOrAddress('fair:measurementUnit', 'fair:measurementUnitRef'),
  },
  'fair:measurementUnitRef': { to: 'fair:measurementUnitRef', read: address('fair:measurementUnitRef') },
  'fair:unit': { to: 'fair:measurementUnit', as: 'fair:measurementUnit' },
  'fair:unitRef': { to: 'fair:measurementUnitRef', as: 'fair:measurementUnitRef' },
  'fair:measurementTechnique': {
    to: 'schema:measurementTechnique',
    read: wordsOrAddress('schema:measurementTechnique', 'fair:measurementTechniqueRef'),
  },
  'fair:measurementTechniqueRef': {
    to: 'fair:measurementTechniqueRef',
    read: address('fair:measurementTechniqueRef'),
  },
  'fair:quantity': { to: 'fair:quantity', read: wordsOrAddress('fair:quantity', 'fair:quantityRef') },
  'fair:quantityRef': { to: 'fair:quantityRef', read: address('fair:quantityRef') },
  'fair:measurementScale': {
    to: 'fair:measurementScale',
    read: wordsOrAddress('fair:measurementScale', 'fair:measurementScaleRef'),
  },
  'fair:measurementScaleRef': { to: 'fair:measurementScaleRef', read: address('fair:measurementScaleRef') },
  'fair:unitType': { to: 'fair:unitType', read: wordsOrAddress('fair:unitType', 'fair:unitTypeRef') },
  'fair:unitTypeRef': { to: 'fair:unitTypeRef', read: address('fair:unitTypeRef') },
  'fair:universe': { to: 'fair:universe', read: wordsOrAddress('fair:universe', 'fair:universeRef') },
  'fair:universeRef': { to: 'fair:universeRef', read: address('fair:universeRef') },
  'fair:variableRef': { to: 'fair:variableRef', read: address('fair:variableRef') },
  'fair:instanceVariableRef': { to: 'fair:instanceVariableRef', read: address('fair:instanceVariableRef') },
  'fair:representedVariableRef': {
    to: 'fair:representedVariableRef',
    read: address('fair:representedVariableRef'),
  },
  'fair:conceptualVariableRef': {
    to: 'fair:conceptualVariableRef',
    read: address('fair:conceptualVariableRef'),
  },
  'fair:sentinel': { to: 'fair:sentinel', note: 'On the node of the code.', read: scalar('fair:sentinel') },
};
