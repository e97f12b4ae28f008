import type { Exporter } from '../exporter.js';
import { address, addresses, firstOf, scalar, words } from '../read/readers.js';
import {
  namedFirst,
  readContributors,
  readDescription,
  readLabel,
  readLicense,
  readPeriod,
  readQuality,
  readRelations,
  readVersion,
  second,
  term,
} from './read-keywords.js';

const UNIT = { to: '`unitText`' };
const UNIT_REF = { to: '`qudt:hasUnit`', note: 'also `unitCode` when it is of UCUM or UN/CEFACT' };
const NAMED_NODE = 'a `DefinedTerm` with its name if there is a reference, otherwise a text';

/** Where each keyword goes; `fair:` terms are extensions, which Croissant allows. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': {
    to: '`fair:resourceType`',
    note: 'datasets of a product become record sets',
    read: scalar('fair:resourceType'),
  },
  'fair:concept': {
    to: 'name of the `DefinedTerm` in `about`',
    note: 'for the dataset also in `keywords`',
    read: term('schema:about'),
  },
  'fair:conceptRef': {
    to: '`about`',
    note: 'on a field also second `dataType`; of a code also its `url`',
    read: address('schema:about'),
  },
  'fair:label': {
    to: '`name` of the dataset and of codes, `alternateName` of record sets and fields',
    note: 'on record sets and fields, `name` is the name in the data',
    read: readLabel,
  },
  'fair:description': { to: '`description`', read: readDescription },
  'fair:contributors': {
    to: '`contributor` with a `Role`',
    note: 'also `creator`, `publisher`, `provider`, `funder`, `sponsor`, `maintainer` or `editor`, depending on the role',
    read: readContributors,
  },
  'fair:provider': {
    to: '`provider`, and `contributor` with a `Role`',
    note: 'also `publisher` if there is no other',
    as: 'fair:contributors',
  },
  'fair:providerRef': { to: 'address of the `provider`', as: 'fair:contributors' },
  'fair:license': {
    to: '`license` as a `CreativeWork`',
    note: '`fair:license` beside `fair:licenseRef`',
    read: readLicense,
  },
  'fair:licenseRef': { to: '`license`', read: address('schema:license') },
  'fair:version': {
    to: '`version`, `datePublished`, `releaseNotes`',
    note: 'a version of the dataset in another form than 1.2.3 goes to `fair:version`',
    read: readVersion,
  },
  'fair:datasetRelations': {
    to: '`isPartOf`, `hasPart`, `dct:isVersionOf`, `fair:isContinuedBy`, `dct:isReferencedBy` or `dct:relation`',
    note: 'relations to tables are links to their record sets; `fair:datasetRelations` has the complete relation; variables that join two tables become `references` (`valueReference` where the loader cannot join) and `key`',
    read: readRelations,
  },
  'fair:temporalCoverage': {
    to: '`temporalCoverage`',
    note: 'an ISO 8601 interval, and its description',
    read: readPeriod,
  },
  'fair:temporalCoverageRef': { to: '`dct:temporal`', read: address('dct:temporal') },
  'fair:spatialCoverage': {
    to: 'name of the `Place` in `spatialCoverage`',
    read: term('schema:spatialCoverage'),
  },
  'fair:spatialCoverageRef': { to: '`spatialCoverage`', read: address('schema:spatialCoverage') },
  'fair:population': { to: '`fair:population`', note: NAMED_NODE, read: term('fair:population') },
  'fair:populationRef': { to: '`fair:population`', read: address('fair:population') },
  'fair:structureType': { to: '`fair:structureType`', read: scalar('fair:structureType') },
  'fair:quality': { to: '`dqv:hasQualityMeasurement`', read: readQuality },
  'fair:classification': {
    to: '`fair:classification`',
    note: 'a `DefinedTermSet`; for the dataset also in `keywords`',
    read: namedFirst('fair:classification'),
  },
  'fair:classificationRef': {
    to: '`fair:classification`',
    note: 'also second `dataType` of the code list',
    read: addresses('fair:classification'),
  },
  'fair:measurementUnit': { ...UNIT, read: firstOf(words('schema:unitText'), second('qudt:hasUnit')) },
  'fair:measurementUnitRef': { ...UNIT_REF, read: address('qudt:hasUnit') },
  'fair:unit': { ...UNIT, as: 'fair:measurementUnit' },
  'fair:unitRef': { ...UNIT_REF, as: 'fair:measurementUnitRef' },
  'fair:measurementTechnique': {
    to: '`measurementTechnique`',
    note: NAMED_NODE,
    read: term('schema:measurementTechnique'),
  },
  'fair:measurementTechniqueRef': {
    to: '`measurementTechnique`',
    read: address('schema:measurementTechnique'),
  },
  'fair:quantity': {
    to: '`fair:quantity`',
    read: firstOf(words('fair:quantity'), second('qudt:hasQuantityKind')),
  },
  'fair:quantityRef': { to: '`qudt:hasQuantityKind`', read: address('qudt:hasQuantityKind') },
  'fair:measurementScale': {
    to: '`fair:measurementScale`',
    note: NAMED_NODE,
    read: term('fair:measurementScale'),
  },
  'fair:measurementScaleRef': { to: '`fair:measurementScale`', read: address('fair:measurementScale') },
  'fair:unitType': { to: '`fair:unitType`', note: NAMED_NODE, read: term('fair:unitType') },
  'fair:unitTypeRef': { to: '`fair:unitType`', read: address('fair:unitType') },
  'fair:universe': { to: '`fair:universe`', note: NAMED_NODE, read: term('fair:universe') },
  'fair:universeRef': { to: '`fair:universe`', read: address('fair:universe') },
  'fair:variableRef': {
    to: '`fair:variableRef`',
    note: 'also `equivalentProperty`',
    read: address('fair:variableRef'),
  },
  'fair:instanceVariableRef': {
    to: '`fair:instanceVariableRef`',
    note: 'also `equivalentProperty`',
    read: address('fair:instanceVariableRef'),
  },
  'fair:representedVariableRef': {
    to: '`fair:representedVariableRef`',
    note: 'also `equivalentProperty`',
    read: address('fair:representedVariableRef'),
  },
  'fair:conceptualVariableRef': {
    to: '`fair:conceptualVariableRef`',
    note: 'also `equivalentProperty`',
    read: address('fair:conceptualVariableRef'),
  },
  'fair:sentinel': {
    to: 'column `sentinel` of the code list, and `fair:sentinel`',
    note: 'a list with only such codes is linked by `cdi:takesSentinelValuesFrom`, not by `references`',
    read: scalar('fair:sentinel'),
  },
};
