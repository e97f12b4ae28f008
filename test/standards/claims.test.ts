// What exports say: no document claims more than its schema does.
import { describe, expect, test } from 'vitest';
import { exporters } from '../../src/exchange/standards/index.js';
import { exportOf, nodeAt, objectsIn } from './nodes.js';
import { ownSchemas, randomSchemas } from './sources.js';

describe('codes for the lack of a value', () => {
  const schema = {
    $id: 'https://data.example.org/incomes',
    properties: {
      income: {
        anyOf: [
          { type: 'integer', minimum: 0 },
          { const: -8, title: 'Refused', 'fair:label': 'No answer', 'fair:sentinel': true },
        ],
      },
    },
  };

  const keepers = exporters.filter(({ mapping }) => 'to' in mapping['fair:sentinel']);
  test.each(keepers.map(({ id }) => id))('are all kept by %s', (format) => {
    const { document, losses } = exportOf(format, schema);
    expect(losses.filter(({ keyword }) => keyword.startsWith('fair:'))).toEqual([]);
    expect(JSON.stringify(document)).toContain('No answer');
  });

  test('are no foreign key of croissant', () => {
    const { document } = exportOf('croissant', schema);
    const field = nodeAt(document, 'data/income');
    expect(field).not.toHaveProperty('references');
    expect(field).not.toHaveProperty('valueReference');
    expect(field).toMatchObject({ 'cdi:takesSentinelValuesFrom': { '@id': 'codes/income' } });
    expect(nodeAt(document, 'codes/income')).toMatchObject({ name: 'Missing values of income' });
  });

  test('are no value reference of a crate', () => {
    const { document } = exportOf('ro-crate', schema);
    const list = 'https://data.example.org/incomes#codes/income';
    const variable = nodeAt(document, 'https://data.example.org/incomes#variable/income');
    expect(variable).not.toHaveProperty('valueReference');
    expect(variable).toMatchObject({ takesSentinelValuesFrom: { '@id': list } });
    expect(nodeAt(document, list)).toMatchObject({ name: 'Missing values of income' });
  });

  test('are no code list of a provenance graph', () => {
    const { document } = exportOf('prov', schema);
    const variable = nodeAt(document, 'https://data.example.org/incomes#variable/income');
    expect(Object.keys(variable!)).not.toContain('fair:codeList');
    expect(Object.keys(variable!)).toContain('cdi:takesSentinelValuesFrom');
  });
});

describe('relations inside a document', () => {
  const table = (targetRefs: readonly string[]) => ({
    type: 'array',
    'fair:datasetRelations': targetRefs.map((targetRef) => ({ relationType: 'isPartOf', targetRef })),
    items: { properties: { id: { type: 'string' } } },
  });
  const schema = {
    $id: 'https://data.example.org/weather',
    'fair:resourceType': 'data-product',
    'fair:datasetRelations': [
      { relationType: 'hasPart', targetRef: '#/properties/stations' },
      { relationType: 'isVersionOf', targetRef: '#' },
    ],
    properties: {
      stations: table(['#', '#/properties/readings', 'https://data.example.org/other']),
      readings: table(['#/properties/stations']),
    },
  };

  test('lead to the record sets and to the dataset of croissant', () => {
    const { document } = exportOf('croissant', schema);
    expect(document.hasPart).toEqual({ '@id': 'stations' });
    expect(document).not.toHaveProperty('dct:isVersionOf');
    expect(nodeAt(document, 'stations')?.isPartOf).toEqual([
      'https://data.example.org/weather#dataset',
      { '@id': 'readings' },
      { '@id': 'https://data.example.org/other' },
    ]);
    // The loader would follow a link back without end.
    expect(nodeAt(document, 'readings')?.isPartOf).toBe('stations');
  });

  test('name the dataset of croissant by its identifier', () => {
    const identifier = 'https://doi.org/10.1234/abcd';
    const { document } = exportOf('croissant', schema, { identifier });
    expect(nodeAt(document, 'stations')?.isPartOf).toContain(identifier);
  });

  test('lead to the dataset of CDIF', () => {
    const { document } = exportOf('cdif', schema);
    const stations = nodeAt(document, 'https://data.example.org/weather#table/stations');
    const dataset = 'https://data.example.org/weather#dataset';
    expect(stations?.['schema:relatedLink']).toContainEqual({
      '@type': ['schema:LinkRole'],
      'schema:linkRelationship': 'isPartOf',
      'schema:target': { '@type': ['schema:EntryPoint'], 'schema:url': dataset },
      'dcterms:relation': [{ '@id': dataset }],
      'fair:targetRef': 'https://data.example.org/weather#',
    });
  });

  test('lead to the dataset of a crate and of a provenance graph', () => {
    const crate = nodeAt(
      exportOf('ro-crate', schema).document,
      'https://data.example.org/weather#table/stations/',
    );
    expect(crate?.isPartOf).toContainEqual({ '@id': './' });
    const graph = exportOf('prov', schema).document;
    const stations = nodeAt(graph, 'https://data.example.org/weather#table/stations');
    expect(stations?.['dcterms:isPartOf']).toContain('https://data.example.org/weather#dataset');
  });
});

test.each([
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
  ['https://creativecommons.org/licenses/by-nc/4.0/legalcode.de', 'CC BY-NC 4.0'],
  ['https://spdx.org/licenses/ODbL-1.0', 'ODbL-1.0'],
  ['https://opendatacommons.org/licenses/odbl/1-0/', 'ODbL-1.0'],
  ['https://opensource.org/licenses/MIT', 'MIT'],
  ['https://www.gnu.org/licenses/fdl-1.3.html', 'GFDL-1.3'],
  ['https://data.example.org/terms/2.0', 'https://data.example.org/terms/2.0'],
])('a crate calls the licence %s by its name', (license, name) => {
  const stated = exportOf('ro-crate', { 'fair:licenseRef': license }).document;
  const given = exportOf('ro-crate', {}, { license }).document;
  for (const document of [stated, given]) expect(nodeAt(document, license)?.name).toBe(name);
});

test('a provenance graph has all codes of a list of which it has one', () => {
  const { document } = exportOf('prov', {
    $id: 'https://data.example.org/s',
    properties: {
      tenure: {
        oneOf: [{ const: 1, title: 'Owner' }, { const: 2 }, { const: 9, 'fair:label': 'Not known' }],
      },
      plain: { enum: ['a', 'b'] },
    },
  });
  const [list, ...others] = objectsIn(document).filter(({ '@type': types }) =>
    [types].flat().includes('skos:ConceptScheme'),
  );
  expect(others).toEqual([]);
  const codes = objectsIn(document).filter((each) => each['skos:inScheme'] === list?.['@id']);
  expect(codes.map((code) => code['skos:notation'])).toEqual([1, 2, 9]);
});

describe('texts of a crate', () => {
  const { document } = exportOf('ro-crate', {
    $id: 'https://data.example.org/rain',
    'fair:label': { en: 'Rain' },
    'fair:description': { en: 'Rain by day.' },
    'fair:contributors': [{ name: 'Ada', type: 'Person', role: 'Data Curator' }],
    properties: { rain: { 'fair:label': 'Rain', 'fair:measurementUnit': { en: 'mm', de: 'Millimeter' } } },
  });

  test('keep their language where they stand alone; a name is a text all the same', () => {
    expect(nodeAt(document, './')).toMatchObject({
      name: 'Rain',
      alternateName: { '@value': 'Rain', '@language': 'en' },
      description: { '@value': 'Rain by day.', '@language': 'en' },
    });
  });

  test('are bare beside others, and where they have no language', () => {
    expect(nodeAt(document, 'https://data.example.org/rain#variable/rain')).toMatchObject({
      name: 'Rain',
      unitText: ['mm', { '@value': 'Millimeter', '@language': 'de' }],
    });
  });

  test('say types and roles as they were stated, beside the terms that they mean', () => {
    const [kind, role] = ['#contributor-1', '#activity-1'].map((id) => nodeAt(document, id)?.additionalType);
    expect(kind).toEqual([{ '@id': expect.stringContaining('#Individual') }, 'Person']);
    expect(role).toEqual([{ '@id': expect.stringContaining('#Curator') }, 'Data Curator']);
  });
});

describe('conformance', () => {
  test.each(exporters.map(({ id }) => id))('is not declared by %s while a must is missing', (format) => {
    const declared = [...ownSchemas, ...randomSchemas(30)].map(({ schema }) => exportOf(format, schema));
    const wrong = declared.filter(
      ({ declares, missing }) => declares.length > 0 && missing.some(({ level }) => level === 'must'),
    );
    expect(wrong.map(({ missing }) => missing)).toEqual([]);
  });
});
