import { describe, expect, test } from 'vitest';
import { exporters, importers, importFrom } from '../../src/exchange/standards/index.js';
import { FAIR } from '../../src/exchange/standards/jsonld.js';
import { fullOptions } from './full-options.js';
import { exported, ownSchemas } from './sources.js';

describe('options', () => {
  const croissant = exporters.find(({ id }) => id === 'croissant')!;
  const {
    license: _,
    creator: __,
    publisher: ___,
    version: ____,
    datePublished: _____,
    ...others
  } = fullOptions;

  test.each(ownSchemas.map((each) => [each.name, each] as const))(
    'come back beside %s',
    async (_name, source) => {
      const { document } = exported(croissant, source, fullOptions);
      const { options } = await importFrom(importers.croissant!, document, { uri: 'document' });
      expect(options).toMatchObject(others);
    },
  );
});

const CONTEXT = {
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dqv: 'http://www.w3.org/ns/dqv#',
  fair: FAIR,
  conformsTo: 'http://purl.org/dc/terms/conformsTo',
  recordSet: 'cr:recordSet',
  field: 'cr:field',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  name: { '@container': '@language' },
};

test('documents of earlier versions are read', async () => {
  const document = {
    '@context': { '@vocab': 'https://schema.org/', ...CONTEXT },
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    'dqv:hasQualityMeasurement': {
      'dqv:isMeasurementOf': { '@type': 'dqv:Metric', '@id': 'https://example.org/m', name: 'Completeness' },
      'dqv:value': 0.5,
    },
    'fair:datasetRelations': {
      'fair:relationType': 'isRelatedTo',
      'fair:targetRef': { '@id': 'https://example.org/other' },
      'fair:sourceVariables': ['a', 'b'],
    },
    recordSet: [
      {
        '@type': 'cr:RecordSet',
        '@id': 'data',
        name: 'data',
        field: {
          '@type': 'cr:Field',
          '@id': 'data/kind',
          name: 'kind',
          valueReference: { '@id': 'codes/kind' },
        },
      },
      {
        '@type': 'cr:RecordSet',
        '@id': 'codes/kind',
        name: 'kind',
        dataType: 'sc:Enumeration',
        field: [
          { '@type': 'cr:Field', '@id': 'codes/kind/code', name: 'code' },
          { '@type': 'cr:Field', '@id': 'codes/kind/name', name: 'name' },
        ],
        data: [
          { 'codes/kind/code': 1, 'codes/kind/name': 'One' },
          { 'codes/kind/code': 2, 'codes/kind/name': '2' },
          { 'codes/kind/code': 3, 'codes/kind/name': 'Three' },
        ],
        hasDefinedTerm: [
          {
            '@type': 'sc:DefinedTerm',
            termCode: '1',
            name: { en: 'One' },
            about: { '@id': 'https://example.org/1' },
          },
          { '@type': 'sc:DefinedTerm', termCode: '2', name: '2' },
          { '@type': 'sc:DefinedTerm', termCode: '3', name: 'Three' },
        ],
      },
    ],
  };
  const { schema } = await importFrom(importers.croissant!, document, { uri: 'document' });
  expect(schema).toMatchObject({
    'fair:quality': [{ metric: 'Completeness', metricRef: 'https://example.org/m', value: 0.5 }],
    'fair:datasetRelations': [{ targetRef: 'https://example.org/other', sourceVariables: ['a', 'b'] }],
  });
  const text = JSON.stringify(schema);
  expect(text).toContain('{"const":1,"fair:conceptRef":"https://example.org/1","fair:label":{"en":"One"}}');
  expect(text).toContain('{"const":2}');
  expect(text).toContain('{"const":3,"title":"Three"}');
});
