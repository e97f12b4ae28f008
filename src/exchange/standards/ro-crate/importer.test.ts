import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../base/json.js';
import { validateSchema } from '../../../quality/validate/index.js';
import { documentOf } from '../../../schema/document/index.js';
import { importFrom } from '../import.js';
import type { Imported } from '../importer.js';
import { importer } from './importer.js';

const DESCRIPTOR = {
  '@id': 'ro-crate-metadata.json',
  '@type': 'CreativeWork',
  conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
  about: { '@id': './' },
};

const CONTEXT: Json = 'https://w3id.org/ro/crate/1.1/context';

function crate(root: JsonObject, ...others: readonly Json[]): Json {
  const context = [CONTEXT, { datatype: 'http://www.w3.org/ns/csvw#datatype' }];
  const graph = [DESCRIPTOR, { '@id': './', '@type': 'Dataset', ...root }, ...others];
  return { '@context': context, '@graph': graph };
}

/** Reads a document, and checks what must hold for every one. */
async function imported(document: Json): Promise<Imported> {
  const found = await importFrom(importer, document, { uri: 'crate' });
  expect(validateSchema(documentOf(found.schema, 'schema'))).toEqual([]);
  const { leaves, schema, options, repeated, notTaken } = found.ledger;
  expect(schema + options + repeated + notTaken.length).toBe(leaves);
  return found;
}

function ref(id: string): JsonObject {
  return { '@id': id };
}

test('a crate of others gives its dataset, with people, licence, place and options', async () => {
  const { schema, options } = await imported(
    crate(
      {
        name: 'Rainfall',
        description: 'Rain by day.',
        license: ref('https://creativecommons.org/licenses/by/4.0/'),
        author: ref('https://orcid.org/0000-0002-1825-0097'),
        publisher: ref('#board'),
        contentLocation: ref('https://www.geonames.org/2643743'),
        keywords: 'rain, weather',
        hasPart: [ref('rain.csv'), ref('https://example.org/rain.csv')],
      },
      { '@id': 'https://creativecommons.org/licenses/by/4.0/', '@type': 'CreativeWork', name: 'CC BY 4.0' },
      { '@id': 'https://orcid.org/0000-0002-1825-0097', '@type': 'Person', name: 'Ada Rain' },
      { '@id': '#board', '@type': 'Organization', name: 'Weather Board' },
      { '@id': 'https://www.geonames.org/2643743', '@type': 'Place', name: 'London' },
      { '@id': 'rain.csv', '@type': 'File', encodingFormat: 'text/csv' },
      { '@id': 'https://example.org/rain.csv', '@type': 'File', encodingFormat: 'text/csv', contentSize: 9 },
    ),
  );
  expect(schema).toMatchObject({
    'fair:label': 'Rainfall',
    'fair:description': 'Rain by day.',
    'fair:license': 'CC BY 4.0',
    'fair:licenseRef': 'https://creativecommons.org/licenses/by/4.0/',
    'fair:contributors': [
      {
        name: 'Ada Rain',
        entityRef: 'https://orcid.org/0000-0002-1825-0097',
        type: 'Individual',
        role: 'Producer',
      },
      { name: 'Weather Board', type: 'Organization', role: 'Publisher' },
    ],
    'fair:spatialCoverage': 'London',
    'fair:spatialCoverageRef': 'https://www.geonames.org/2643743',
  });
  // Nobody said that there are rows.
  expect(schema).not.toHaveProperty('type');
  expect(options).toEqual({
    keywords: ['rain', 'weather'],
    distribution: [
      { contentUrl: 'https://example.org/rain.csv', encodingFormat: 'text/csv', contentSize: '9' },
    ],
  });
});

test('variables come with types, units, limits and codes', async () => {
  const { schema } = await imported(
    crate(
      {
        name: 'Rainfall',
        variableMeasured: [ref('#rain'), ref('#kind'), 'wind', ref('http://example.org/air')],
      },
      {
        '@id': '#rain',
        '@type': 'PropertyValue',
        name: 'Rain',
        valueName: 'rain_mm',
        datatype: ref('http://www.w3.org/2001/XMLSchema#double'),
        unitText: 'mm',
        unitCode: ref('http://qudt.org/vocab/unit/MilliM'),
        propertyID: ref('http://example.org/rain'),
        minValue: '0',
        valueMaxLength: -1,
        valueRequired: true,
      },
      {
        '@id': '#kind',
        '@type': 'PropertyValue',
        name: 'kind',
        datatype: ref('http://www.w3.org/2001/XMLSchema#integer'),
        valueReference: ref('#kinds'),
      },
      { '@id': '#kinds', '@type': 'DefinedTermSet', name: 'Kinds', hasDefinedTerm: [ref('#k1'), ref('#k2')] },
      { '@id': '#k1', '@type': 'DefinedTerm', termCode: '1', name: 'Drizzle' },
      {
        '@id': '#k2',
        '@type': 'DefinedTerm',
        termCode: '2',
        name: 'Storm',
        sameAs: ref('http://example.org/s'),
      },
    ),
  );
  expect(schema).toMatchObject({
    items: {
      properties: {
        rain_mm: {
          type: 'number',
          minimum: 0,
          'fair:label': 'Rain',
          'fair:measurementUnit': 'mm',
          'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/MilliM',
          'fair:conceptRef': 'http://example.org/rain',
        },
        kind: {
          type: 'integer',
          oneOf: [
            { const: 1, 'fair:label': 'Drizzle' },
            { const: 2, 'fair:label': 'Storm', 'fair:conceptRef': 'http://example.org/s' },
          ],
        },
        wind: {},
        air: { 'fair:conceptRef': 'http://example.org/air' },
      },
      required: ['rain_mm'],
    },
  });
  expect(JSON.stringify(schema)).not.toContain('maxLength');
});

test('a detached crate, and one that names the schema of a table as FAIRSCAPE does', async () => {
  const { schema } = await imported({
    '@context': { '@vocab': 'https://schema.org/', EVI: 'https://w3id.org/EVI#' },
    '@graph': [
      { ...DESCRIPTOR, about: ref('ark:59852/crate') },
      {
        '@id': 'ark:59852/crate',
        '@type': 'Dataset',
        name: 'Cells',
        author: 'A B; C D',
        hasPart: ref('ark:1/calls'),
      },
      { '@id': 'ark:1/calls', '@type': 'EVI:Dataset', name: 'calls', 'EVI:Schema': ref('ark:1/schema') },
      {
        '@id': 'ark:1/schema',
        '@type': 'EVI:Schema',
        properties: {
          barcode: { type: 'string', description: 'Of the cell', index: 0 },
          reads: { type: 'array', items: { type: 'integer' } },
        },
        required: ['barcode'],
      },
    ],
  });
  expect(schema).toMatchObject({
    'fair:label': 'Cells',
    'fair:contributors': [
      { name: 'A B', role: 'Producer' },
      { name: 'C D', role: 'Producer' },
    ],
    properties: {
      calls: {
        type: 'array',
        items: {
          properties: {
            barcode: { type: 'string', description: 'Of the cell' },
            reads: { type: 'array', items: { type: 'integer' } },
          },
          required: ['barcode'],
        },
      },
    },
  });
});

test('what ro-crate-py saved is read without the definitions of our terms, and with the slash that it adds', async () => {
  const table = 'https://data.example.org/towns#table/streets';
  const { schema } = await imported({
    '@context': CONTEXT,
    '@graph': [
      DESCRIPTOR,
      { '@id': './', '@type': 'Dataset', name: 'Towns', hasPart: ref(`${table}/`) },
      {
        '@id': `${table}/`,
        '@type': 'Dataset',
        name: 'streets',
        mentions: ref('#activity-1'),
        variableMeasured: ref(`${table}/variable/length`),
      },
      {
        '@id': '#activity-1',
        '@type': 'CreateAction',
        agent: ref('#ada'),
        result: ref(table),
        endTime: '2024-01-01',
      },
      { '@id': '#ada', '@type': 'Person', name: 'Ada' },
      {
        '@id': `${table}/variable/length`,
        '@type': 'PropertyValue',
        name: 'length',
        measurementScale: 'ratio',
        datatype: ref('http://www.w3.org/2001/XMLSchema#double'),
      },
    ],
  });
  expect(schema).toMatchObject({
    properties: {
      streets: {
        'fair:contributors': [{ name: 'Ada', endDate: '2024-01-01' }],
        items: { properties: { length: { type: 'number', 'fair:measurementScale': 'ratio' } } },
      },
    },
  });
});

test('says why values have no place', async () => {
  const { ledger } = await imported(
    crate(
      { name: 'Runs', mentions: ref('#run'), hasPart: ref('a.txt') },
      { '@id': '#run', '@type': 'CreateAction', name: 'Run', agent: ref('#me'), result: ref('a.txt') },
      { '@id': 'a.txt', '@type': 'File', name: 'A text' },
      { '@id': '#me', '@type': 'Person', affiliation: 'Here' },
    ),
  );
  expect(ledger.notTaken.map(({ pointer, reason }) => [pointer, reason])).toEqual([
    ['/@graph/0/conformsTo/@id', 'It names a standard or profile.'],
    ['/@graph/1/mentions/@id', 'No keyword and no option says this.'],
    ['/@graph/1/hasPart/@id', 'It names files of the crate.'],
    ['/@graph/2/name', 'It says how files were made.'],
    ['/@graph/2/agent/@id', 'It says how files were made.'],
    ['/@graph/2/result/@id', 'It says how files were made.'],
    ['/@graph/3/name', 'It describes a file of the crate.'],
    ['/@graph/4/affiliation', 'Only the name and address of a contributor have a place.'],
  ]);
});

test('references in a ring end', async () => {
  const { schema } = await imported(
    crate(
      {
        name: 'Ring',
        about: ref('./'),
        author: ref('./'),
        isPartOf: ref('./'),
        hasPart: [ref('./'), ref('#table/t')],
        variableMeasured: ref('#a'),
      },
      { '@id': '#table/t', '@type': 'Dataset', hasPart: ref('./'), variableMeasured: [ref('#a'), ref('./')] },
      {
        '@id': '#a',
        '@type': 'PropertyValue',
        name: 'a',
        'dct:hasPart': ref('#b'),
        valueReference: ref('#set'),
      },
      { '@id': '#b', '@type': 'PropertyValue', name: 'b', 'dct:hasPart': [ref('#a'), ref('#b')] },
      { '@id': '#set', '@type': 'DefinedTermSet', hasDefinedTerm: [ref('#set'), ref('#a')] },
    ),
  );
  expect(schema).toMatchObject({
    'fair:label': 'Ring',
    items: { properties: { a: { properties: { b: { type: 'object' } } }, t: { type: 'array' } } },
  });
});

test('dates that do not exist are left out', async () => {
  const { schema, ledger } = await imported(
    crate({ name: 'Days', version: 1, dateModified: '2024-02-30', temporalCoverage: '2023-02-29/..' }),
  );
  expect(schema).toMatchObject({
    'fair:version': '1',
    'fair:temporalCoverage': { description: '2023-02-29/..' },
  });
  expect(ledger.notTaken.map(({ value }) => value)).toContain('2024-02-30');
});

test.each<[string, Json]>([
  ['nothing', {}],
  ['no object', 'crate'],
  ['an empty graph', { '@context': CONTEXT, '@graph': [] }],
  ['a graph of scalars', { '@context': CONTEXT, '@graph': [1, 'a', null, [], true] }],
  ['a descriptor without a root', { '@context': CONTEXT, '@graph': [DESCRIPTOR] }],
  ['an unknown context', { '@context': 'https://example.org/context', '@graph': [DESCRIPTOR] }],
  [
    'texts where nodes are expected, and nodes where texts are',
    crate({
      name: ref('#x'),
      description: { '@type': 'Thing' },
      license: 5,
      author: [true, 1, '', { name: ref('#x') }],
      version: ref('#x'),
      temporalCoverage: [1, {}],
      spatialCoverage: false,
      variableMeasured: [1, true, '', {}, { name: 5 }, { name: '__proto__', valueReference: 'a' }],
      hasPart: ['a', 5],
      keywords: 5,
      distribution: 'x',
      datasetRelations: 'x',
      mentions: ['x', { '@type': 'Action', agent: 'y' }],
    }),
  ],
  [
    'types that are unexpected',
    crate(
      { '@type': 'Person', variableMeasured: ref('#v'), hasPart: ref('#table/v') },
      { '@id': '#v', '@type': ['Dataset', 'File', 'DefinedTerm', 'Action'], name: 'v' },
      { '@id': '#table/v', '@type': ['PropertyValue', 'Dataset'], variableMeasured: ref('#table/v') },
    ),
  ],
])('reads %s without an error', async (_, document) => {
  const { schema } = await imported(document);
  expect(schema).toHaveProperty('$schema');
});

test('nodes may be nested as deep as documents may be', async () => {
  let nested: JsonObject = { '@type': 'PropertyValue', name: 'deepest' };
  for (let depth = 0; depth < 150; depth++) {
    nested = { '@type': 'PropertyValue', name: `v${depth}`, 'dct:hasPart': nested };
  }
  const { schema } = await imported(crate({ variableMeasured: nested }));
  expect(JSON.stringify(schema)).toContain('deepest');
});

test('5,000 variables are read', async () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  const document = crate(
    { variableMeasured: numbers.map((number) => ref(`#v${number}`)) },
    ...numbers.map((number) => ({
      '@id': `#v${number}`,
      '@type': 'PropertyValue',
      name: `v${number}`,
      unitText: 'm',
    })),
  );
  const { schema } = await imported(document);
  const { properties } = (schema as { readonly items: { readonly properties: JsonObject } }).items;
  expect(Object.keys(properties)).toHaveLength(5000);
});
