import type { Json } from '../../src/base/json.js';
import type { ExportOptions } from '../../src/exchange/standards/index.js';

/** A schema with data that the official library must load, and the rows that each record set has. */
export interface Loadable {
  readonly name: string;
  readonly schema: Json;
  readonly options?: ExportOptions;
  readonly data: { readonly [path: string]: string };
  readonly rows: { readonly [recordSet: string]: number };
}

const answers = {
  title: 'Answers',
  type: 'integer',
  oneOf: [
    { const: 1, title: 'Yes', 'fair:conceptRef': 'https://example.org/yes' },
    { const: 2, title: 'No' },
    { const: 9, title: 'Refused', 'fair:sentinel': true },
  ],
};

/** Data of each shape: flat, with codes, joined, nested. */
export const loadable: readonly Loadable[] = [
  {
    name: 'flat',
    schema: {
      title: 'Towns',
      type: 'array',
      items: {
        properties: {
          name: { type: 'string' },
          inhabitants: { type: 'integer' },
          'area in km²': { type: 'number' },
          since: { type: 'string', format: 'date' },
        },
      },
    },
    data: {
      'data.csv': 'name,inhabitants,area in km²,since\nAlpha,120,3.5,1200-01-31\nBeta,34,1.5,1300-02-28\n',
    },
    rows: { data: 2 },
  },
  {
    name: 'codes',
    schema: {
      title: 'Survey',
      type: 'array',
      items: { properties: { person: { type: 'integer' }, answer: { $ref: '#/$defs/Answers' } } },
      $defs: { Answers: answers },
    },
    data: { 'data.csv': 'person,answer\n1,1\n2,2\n3,9\n' },
    rows: { data: 3, 'codes/Answers': 3 },
  },
  {
    name: 'joined',
    schema: {
      title: 'Census',
      'fair:resourceType': 'data-product',
      properties: {
        households: {
          type: 'array',
          items: { properties: { id: { type: 'string' }, rooms: { type: 'integer' } } },
        },
        persons: {
          type: 'array',
          'fair:datasetRelations': [
            {
              relationType: 'isPartOf',
              targetRef: '#/properties/households',
              sourceVariables: ['household'],
              targetVariables: ['id'],
              cardinality: 'many-to-one',
            },
          ],
          items: { properties: { name: { type: 'string' }, household: { type: 'string' } } },
        },
      },
    },
    data: { 'households.csv': 'id,rooms\na,3\nb,5\n', 'persons.csv': 'name,household\nAda,a\nBo,a\nCy,b\n' },
    rows: { households: 2, persons: 3 },
  },
  {
    name: 'nested',
    schema: {
      title: 'Objects',
      type: 'array',
      items: {
        properties: {
          title: { type: 'string' },
          maker: { type: 'object', properties: { name: { type: 'string' }, 'born in': { type: 'integer' } } },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    data: {
      'data.json': JSON.stringify([
        { title: 'Vase', maker: { name: 'Ada', 'born in': 1900 }, tags: ['blue', 'old'] },
        { title: 'Bowl', maker: { name: 'Bo', 'born in': 1950 }, tags: [] },
      ]),
    },
    rows: { data: 2 },
  },
];
