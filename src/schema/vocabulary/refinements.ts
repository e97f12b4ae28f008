import type { JsonObject } from '../../base/json.js';
import { type Edition, keywordsOf } from './keywords.js';

const STRING: JsonObject = { type: 'string' };
const URI: JsonObject = { type: 'string', format: 'uri' };
const DATE: JsonObject = { type: 'string', format: 'date' };
const TEXT_OR_OBJECT: JsonObject = { type: ['string', 'object'] };

const CASCADE = ['fair:instanceVariableRef', 'fair:representedVariableRef', 'fair:conceptualVariableRef'];

const DATASET_DESCRIPTOR = [
  'fair:description',
  'fair:version',
  'fair:structureType',
  'fair:unitType',
  'fair:unitTypeRef',
  'fair:universe',
  'fair:universeRef',
  'fair:population',
  'fair:populationRef',
  'fair:temporalCoverage',
];

/** The refinements document: definitions that people `$ref` to describe data that carries the annotations itself. */
export function refinements(base: string, edition: Edition): JsonObject {
  const outlines = new Map<string, JsonObject>(
    keywordsOf(edition).map(([name, row]) => [name, { type: row.kind.types }]),
  );
  const isNewer = edition !== '0.1.0';
  if (isNewer) outlines.set('fair:version', { anyOf: [STRING, { $ref: '#/$defs/FairVersion' }] });
  return {
    $schema: base,
    $id: `${base}/vocab/refinements`,
    title: `FAIR refinements, edition ${edition}`,
    description: 'Definitions to refer to with $ref instead of writing the same constraints again.',
    $defs: {
      FairAnnotated: {
        title: 'Annotated value',
        description:
          'An object that may carry FAIR annotations, with at most one level of the variable cascade.',
        // Without the condition every scalar would meet all branches of the choice, and be refused.
        if: { type: 'object' },
        then: {
          oneOf: [
            { not: { anyOf: CASCADE.map((name) => ({ required: [name] })) } },
            ...CASCADE.map((name) => ({ required: [name] })),
          ],
        },
        properties: Object.fromEntries(outlines),
      },
      ...(isNewer ? { FairVersion: fairVersion } : {}),
      FairUri: { title: 'Persistent URI', ...URI, 'fair:persistent': true },
      FairCodedValue: {
        title: 'Coded value',
        ...STRING,
        'fair:conceptRef': 'http://www.w3.org/2004/02/skos/core#Concept',
      },
      FairDatasetDescriptor: {
        title: 'Dataset descriptor',
        description: 'An object that describes a dataset.',
        type: 'object',
        required: ['title'],
        properties: {
          title: STRING,
          description: TEXT_OR_OBJECT,
          ...Object.fromEntries([...outlines].filter(([name]) => DATASET_DESCRIPTOR.includes(name))),
          'fair:provider': { $ref: '#/$defs/FairUri' },
          'fair:license': { $ref: '#/$defs/FairUri' },
        },
      },
      ...(isNewer ? { CatalogRecord: catalogRecord } : {}),
    },
  };
}

const fairVersion: JsonObject = {
  title: 'Version descriptor',
  type: 'object',
  required: ['identifier'],
  properties: { identifier: STRING, date: DATE, notes: TEXT_OR_OBJECT },
};

const catalogRecord: JsonObject = {
  title: 'Catalogue record',
  description:
    'Who keeps the metadata record, where it is listed and what it conforms to (as dcat:CatalogRecord).',
  type: 'object',
  properties: {
    about: URI,
    conformsTo: { type: 'array', items: URI },
    sdDatePublished: DATE,
    includedInDataCatalog: TEXT_OR_OBJECT,
    maintainer: TEXT_OR_OBJECT,
  },
};
