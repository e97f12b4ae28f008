import type { Statements } from '../../../schema/draft/index.js';
import type { Exporter } from '../exporter.js';
import type { GraphNode } from '../read/graph.js';
import { statementsOf } from '../read/statements.js';
import type { Placement } from '../result.js';
import { readContributors } from './read-agents.js';
import {
  additional,
  concept,
  place,
  readLicense,
  readLicenseRef,
  readPeriod,
  readPeriodRef,
  readQuality,
  readResourceType,
  readSentinel,
  readStructureType,
  readVersion,
  technique,
} from './read-keywords.js';
import { readDescription, readLabel, readPlainDescription, readTitle } from './read-labels.js';
import { readRelations } from './read-relations.js';
import {
  quantity,
  readClassification,
  readClassificationRefs,
  readInstanceVariableRef,
  readRepresentedVariableRef,
  readScale,
  readScaleRef,
  unit,
} from './read-representation.js';
import { link, type term } from './read-terms.js';

/** A keyword and its reference form, which have the same place. */
function both<N extends string>(name: N, to: string, { words, ref }: ReturnType<typeof term>) {
  return { [`fair:${name}`]: { to, read: words }, [`fair:${name}Ref`]: { to, read: ref } } as {
    readonly [K in `fair:${N}` | `fair:${N}Ref`]: Placement;
  };
}

const UNIT = { to: 'schema:unitText, cdif:simpleUnitOfMeasure or cdi:describedUnitOfMeasure' };
const UNIT_REF = { to: 'schema:unitCode, cdi:describedUnitOfMeasure' };

/** Where each keyword goes in CDIF 1.1. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: 'schema:additionalType', read: readResourceType },
  'fair:concept': {
    to: 'schema:keywords; on variables schema:propertyID and cdif:uses',
    note: 'On codes fair:concept, on tables schema:about.',
    read: concept.words,
  },
  'fair:conceptRef': {
    to: 'schema:keywords; on variables schema:propertyID and cdif:uses',
    note: 'On codes skos:exactMatch, on tables schema:about.',
    read: concept.ref,
  },
  'fair:label': {
    to: 'schema:name; on variables schema:alternateName; on codes skos:prefLabel',
    note: 'CDIF accepts one string; other languages go to schema:alternateName, skos:altLabel or fair:label.',
    read: readLabel,
  },
  'fair:description': {
    to: 'schema:description; on codes skos:definition',
    note: 'CDIF accepts one string; other languages go to dcterms:description.',
    read: readDescription,
  },
  'fair:contributors': {
    to: 'schema:contributor as schema:Role, schema:creator, schema:publisher, schema:provider, schema:funding',
    note: 'Software and other agents, which CDIF does not accept there, go to prov:wasAttributedTo.',
    read: readContributors,
  },
  'fair:provider': { to: 'schema:provider, schema:contributor as schema:Role', as: 'fair:contributors' },
  'fair:providerRef': { to: 'schema:provider, schema:contributor as schema:Role', as: 'fair:contributors' },
  'fair:license': {
    to: 'dcterms:rights; without an address also schema:license',
    note: 'Converters take schema:license only as an address or a text.',
    read: readLicense,
  },
  'fair:licenseRef': { to: 'schema:license', read: readLicenseRef },
  'fair:version': {
    to: 'schema:version, schema:dateModified, schema:datePublished, adms:versionNotes',
    note: 'Dates and versions in the options take precedence.',
    read: readVersion,
  },
  'fair:datasetRelations': {
    to: 'schema:relatedLink; joins also cdi:has_ForeignKey',
    note: 'Join variables and cardinality are fair: terms on the link.',
    read: readRelations,
  },
  'fair:temporalCoverage': {
    to: 'schema:temporalCoverage',
    note: 'Other languages go to dcterms:temporal.',
    read: readPeriod,
  },
  'fair:temporalCoverageRef': { to: 'schema:temporalCoverage, dcterms:temporal', read: readPeriodRef },
  ...both('spatialCoverage', 'schema:spatialCoverage, schema:Place', place),
  ...both('population', 'schema:additionalProperty, cdi:Population', additional('Population')),
  'fair:structureType': {
    to: 'fair:structureType; with a distribution the class of cdi:isStructuredBy',
    note: 'CDIF has no class for key-value.',
    read: readStructureType,
  },
  'fair:quality': {
    to: 'dqv:hasQualityMeasurement',
    note: 'A measurement without metric or value goes to fair:quality.',
    read: readQuality,
  },
  'fair:classification': {
    to: 'cdif:EnumerationDomain',
    note: 'Without codes and a reference: fair:classification.',
    read: readClassification,
  },
  'fair:classificationRef': {
    to: 'cdif:EnumerationDomain: cdif:references, or dcterms:source where the schema has the codes',
    read: readClassificationRefs,
  },
  'fair:measurementUnit': { ...UNIT, read: unit.words },
  'fair:measurementUnitRef': { ...UNIT_REF, read: unit.ref },
  'fair:unit': { ...UNIT, as: 'fair:measurementUnit' },
  'fair:unitRef': { ...UNIT_REF, as: 'fair:measurementUnitRef' },
  ...both('measurementTechnique', 'schema:measurementTechnique', technique),
  'fair:quantity': { to: 'cdi:unitOfMeasureKind', read: quantity.words },
  'fair:quantityRef': { to: 'schema:propertyID, cdi:unitOfMeasureKind', read: quantity.ref },
  'fair:measurementScale': {
    to: 'cdi:classificationLevel, fair:measurementScale',
    note: 'CDIF has nominal, ordinal, interval and ratio; fair:measurementScale keeps the original words.',
    read: readScale,
  },
  'fair:measurementScaleRef': { to: 'cdi:classificationLevel, fair:measurementScale', read: readScaleRef },
  ...both(
    'unitType',
    'schema:additionalProperty, cdi:UnitType; in a structure also cdi:measures',
    additional('UnitType'),
  ),
  ...both('universe', 'schema:additionalProperty, cdi:Universe', additional('Universe')),
  'fair:variableRef': { to: 'cdif:uses, fair:variableRef', read: link('fair:variableRef') },
  'fair:instanceVariableRef': {
    to: 'schema:sameAs of the cdi:InstanceVariable',
    read: readInstanceVariableRef,
  },
  'fair:representedVariableRef': {
    to: 'cdif:isDefinedBy_RepresentedVariable, cdif:uses, fair:representedVariableRef',
    note: 'In a structure cdi:externalDefinition of the represented variable.',
    read: readRepresentedVariableRef,
  },
  'fair:conceptualVariableRef': {
    to: 'cdif:uses, fair:conceptualVariableRef',
    read: link('fair:conceptualVariableRef'),
  },
  'fair:sentinel': { to: 'cdi:takesSentinelValuesFrom, fair:sentinel', read: readSentinel },
};

/** All that is said about a thing. */
export function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  const description = readPlainDescription(node);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...statementsOf(node, mapping),
  };
}
