import type { Exporter } from '../exporter.js';

const UNIT = { to: 'schema:unitText, cdif:simpleUnitOfMeasure or cdi:describedUnitOfMeasure' };
const UNIT_REF = { to: 'schema:unitCode, cdi:describedUnitOfMeasure' };

/** Where each keyword goes in CDIF 1.1. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: 'schema:additionalType' },
  'fair:concept': {
    to: 'schema:keywords; on variables schema:propertyID and cdif:uses',
    note: 'On codes fair:concept, on tables schema:about.',
  },
  'fair:conceptRef': {
    to: 'schema:keywords; on variables schema:propertyID and cdif:uses',
    note: 'On codes skos:exactMatch, on tables schema:about.',
  },
  'fair:label': {
    to: 'schema:name; on variables schema:alternateName; on codes skos:prefLabel',
    note: 'CDIF accepts one string; other languages go to schema:alternateName, skos:altLabel or fair:label.',
  },
  'fair:description': {
    to: 'schema:description; on codes skos:definition',
    note: 'CDIF accepts one string; other languages go to dcterms:description.',
  },
  'fair:contributors': {
    to: 'schema:contributor as schema:Role, schema:creator, schema:publisher, schema:provider, schema:funding',
    note: 'Software and other agents, which CDIF does not accept there, go to prov:wasAttributedTo.',
  },
  'fair:provider': { to: 'schema:provider, schema:contributor as schema:Role' },
  'fair:providerRef': { to: 'schema:provider, schema:contributor as schema:Role' },
  'fair:license': { to: 'schema:license', note: 'Other languages go to dcterms:rights.' },
  'fair:licenseRef': { to: 'schema:license' },
  'fair:version': {
    to: 'schema:version, schema:dateModified, schema:datePublished, adms:versionNotes',
    note: 'Dates and versions in the options take precedence.',
  },
  'fair:datasetRelations': {
    to: 'schema:relatedLink; joins also cdi:has_ForeignKey',
    note: 'isVersionOf is also prov:wasDerivedFrom. Join variables and cardinality are fair: terms on the link.',
  },
  'fair:temporalCoverage': { to: 'schema:temporalCoverage', note: 'Other languages go to dcterms:temporal.' },
  'fair:temporalCoverageRef': { to: 'schema:temporalCoverage' },
  'fair:spatialCoverage': { to: 'schema:spatialCoverage, schema:Place' },
  'fair:spatialCoverageRef': { to: 'schema:spatialCoverage, schema:Place' },
  'fair:population': { to: 'schema:additionalProperty, cdi:Population' },
  'fair:populationRef': { to: 'schema:additionalProperty, cdi:Population' },
  'fair:structureType': {
    to: 'fair:structureType; with a distribution the class of cdi:isStructuredBy',
    note: 'CDIF has no class for key-value.',
  },
  'fair:quality': {
    to: 'dqv:hasQualityMeasurement',
    note: 'A measurement without metric or value goes to fair:quality.',
  },
  'fair:classification': {
    to: 'cdif:EnumerationDomain',
    note: 'Without codes and a reference: fair:classification.',
  },
  'fair:classificationRef': {
    to: 'cdif:EnumerationDomain: cdif:references, or dcterms:source where the schema has the codes',
  },
  'fair:measurementUnit': UNIT,
  'fair:measurementUnitRef': UNIT_REF,
  'fair:unit': UNIT,
  'fair:unitRef': UNIT_REF,
  'fair:measurementTechnique': { to: 'schema:measurementTechnique' },
  'fair:measurementTechniqueRef': { to: 'schema:measurementTechnique' },
  'fair:quantity': { to: 'cdi:unitOfMeasureKind' },
  'fair:quantityRef': { to: 'cdi:unitOfMeasureKind' },
  'fair:measurementScale': {
    to: 'cdi:classificationLevel, fair:measurementScale',
    note: 'CDIF has nominal, ordinal, interval and ratio; fair:measurementScale keeps the original words.',
  },
  'fair:measurementScaleRef': { to: 'cdi:classificationLevel, fair:measurementScale' },
  'fair:unitType': { to: 'schema:additionalProperty, cdi:UnitType; in a structure also cdi:measures' },
  'fair:unitTypeRef': { to: 'schema:additionalProperty, cdi:UnitType; in a structure also cdi:measures' },
  'fair:universe': { to: 'schema:additionalProperty, cdi:Universe' },
  'fair:universeRef': { to: 'schema:additionalProperty, cdi:Universe' },
  'fair:variableRef': { to: 'cdif:uses, fair:variableRef' },
  'fair:instanceVariableRef': {
    to: '@id of the cdi:InstanceVariable',
    note: 'schema:sameAs if another node of the document has that IRI.',
  },
  'fair:representedVariableRef': {
    to: 'cdif:isDefinedBy_RepresentedVariable, cdif:uses, fair:representedVariableRef',
    note: 'In a structure cdi:externalDefinition of the represented variable.',
  },
  'fair:conceptualVariableRef': { to: 'cdif:uses, fair:conceptualVariableRef' },
  'fair:sentinel': { to: 'cdi:takesSentinelValuesFrom, fair:sentinel' },
};
