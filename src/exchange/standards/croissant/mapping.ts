import type { LinkName } from '../../../schema/description/index.js';
import type { Exporter } from '../exporter.js';
import { address, addresses, firstOf, scalar, words } from '../read/readers.js';
import type { Placement } from '../result.js';
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

/** A keyword and its reference form: a thing with its name, or only a text. */
function thing<N extends string>(name: N, property: string) {
  const to = `\`${property.replace('schema:', '')}\``;
  const note = 'a `DefinedTerm` with its name if there is a reference, otherwise a text';
  return {
    [`fair:${name}`]: { to, note, read: term(property) },
    [`fair:${name}Ref`]: { to, read: address(property) },
  } as { readonly [K in `fair:${N}` | `fair:${N}Ref`]: Placement };
}

/** A link to the definition of a variable. */
function definition(name: LinkName): Placement {
  return { to: `\`fair:${name}\``, note: 'also `equivalentProperty`', read: address(`fair:${name}`) };
}

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
  'fair:provider': { to: '`provider`, and `contributor` with a `Role`', as: 'fair:contributors' },
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
  ...thing('population', 'fair:population'),
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
  ...thing('measurementTechnique', 'schema:measurementTechnique'),
  'fair:quantity': {
    to: '`fair:quantity`',
    read: firstOf(words('fair:quantity'), second('qudt:hasQuantityKind')),
  },
  'fair:quantityRef': { to: '`qudt:hasQuantityKind`', read: address('qudt:hasQuantityKind') },
  ...thing('measurementScale', 'fair:measurementScale'),
  ...thing('unitType', 'fair:unitType'),
  ...thing('universe', 'fair:universe'),
  'fair:variableRef': definition('variableRef'),
  'fair:instanceVariableRef': definition('instanceVariableRef'),
  'fair:representedVariableRef': definition('representedVariableRef'),
  'fair:conceptualVariableRef': definition('conceptualVariableRef'),
  'fair:sentinel': {
    to: 'column `sentinel` of the code list, and `fair:sentinel`',
    note: 'a list with only such codes is linked by `cdi:takesSentinelValuesFrom`, not by `references`',
    read: scalar('fair:sentinel'),
  },
};
