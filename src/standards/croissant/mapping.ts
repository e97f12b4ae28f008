import type { Exporter } from '../exporter.js';

const AS_UNIT = { to: '`unitText`' };
const AS_UNIT_REF = { to: '`qudt:hasUnit`', note: 'also `unitCode` when it is of UCUM or UN/CEFACT' };
const NAMED_NODE = 'a `DefinedTerm` with its name if there is a reference, otherwise a text';

/** Where each keyword goes; `fair:` terms are extensions, which Croissant allows. */
export const mapping: Exporter['mapping'] = {
  'fair:resourceType': { to: '`fair:resourceType`', note: 'datasets of a product become record sets' },
  'fair:concept': { to: 'name of the `DefinedTerm` in `about`', note: 'for the dataset also in `keywords`' },
  'fair:conceptRef': {
    to: '`about`',
    note: 'on a field also `equivalentProperty` and second `dataType`; of a code also its `url`',
  },
  'fair:label': {
    to: '`name` of the dataset and of codes, `alternateName` of record sets and fields',
    note: 'on record sets and fields, `name` is the name in the data',
  },
  'fair:description': { to: '`description`' },
  'fair:contributors': {
    to: '`contributor` with a `Role`',
    note: 'also `creator`, `publisher`, `provider`, `funder`, `sponsor`, `maintainer` or `editor`, depending on the role',
  },
  'fair:provider': {
    to: '`provider`, and `contributor` with a `Role`',
    note: 'also `publisher` if there is no other',
  },
  'fair:providerRef': { to: 'address of the `provider`' },
  'fair:license': { to: '`license` as a `CreativeWork`', note: '`fair:license` beside `fair:licenseRef`' },
  'fair:licenseRef': { to: '`license`' },
  'fair:version': {
    to: '`version`, `datePublished`, `releaseNotes`',
    note: 'a version of the dataset in another form than 1.2.3 goes to `fair:version`',
  },
  'fair:datasetRelations': {
    to: '`isPartOf`, `hasPart`, `dct:isVersionOf`, `dct:isReplacedBy`, `dct:isReferencedBy` or `dct:relation`',
    note: 'relations to tables are links to their record sets; `fair:datasetRelations` has the complete relation; variables that join two tables become `references` (`valueReference` where the loader cannot join) and `key`',
  },
  'fair:temporalCoverage': { to: '`temporalCoverage`', note: 'an ISO 8601 interval, and its description' },
  'fair:temporalCoverageRef': { to: '`dct:temporal`' },
  'fair:spatialCoverage': { to: 'name of the `Place` in `spatialCoverage`' },
  'fair:spatialCoverageRef': { to: '`spatialCoverage`' },
  'fair:population': { to: '`fair:population`', note: NAMED_NODE },
  'fair:populationRef': { to: '`fair:population`' },
  'fair:structureType': { to: '`fair:structureType`' },
  'fair:quality': { to: '`dqv:hasQualityMeasurement`' },
  'fair:classification': {
    to: '`fair:classification`',
    note: 'a `DefinedTermSet`; for the dataset also in `keywords`',
  },
  'fair:classificationRef': { to: '`fair:classification`', note: 'also second `dataType` of the code list' },
  'fair:measurementUnit': AS_UNIT,
  'fair:measurementUnitRef': AS_UNIT_REF,
  'fair:unit': AS_UNIT,
  'fair:unitRef': AS_UNIT_REF,
  'fair:measurementTechnique': { to: '`measurementTechnique`', note: NAMED_NODE },
  'fair:measurementTechniqueRef': { to: '`measurementTechnique`' },
  'fair:quantity': { to: '`fair:quantity`' },
  'fair:quantityRef': { to: '`qudt:hasQuantityKind`' },
  'fair:measurementScale': { to: '`fair:measurementScale`', note: NAMED_NODE },
  'fair:measurementScaleRef': { to: '`fair:measurementScale`' },
  'fair:unitType': { to: '`fair:unitType`', note: NAMED_NODE },
  'fair:unitTypeRef': { to: '`fair:unitType`' },
  'fair:universe': { to: '`fair:universe`', note: NAMED_NODE },
  'fair:universeRef': { to: '`fair:universe`' },
  'fair:variableRef': { to: '`fair:variableRef`', note: 'also `equivalentProperty`' },
  'fair:instanceVariableRef': { to: '`fair:instanceVariableRef`', note: 'also `equivalentProperty`' },
  'fair:representedVariableRef': { to: '`fair:representedVariableRef`', note: 'also `equivalentProperty`' },
  'fair:conceptualVariableRef': { to: '`fair:conceptualVariableRef`', note: 'also `equivalentProperty`' },
  'fair:sentinel': {
    to: 'column `sentinel` of the code list, and `fair:sentinel`',
    note: 'a list with only such codes is linked by `cdi:takesSentinelValuesFrom`, not by `references`',
  },
};
