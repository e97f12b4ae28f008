// What exports say and what they leave unsaid: no document claims more than its schema does.
import { describe, expect, test } from 'vitest';
import { type ExportOptions, exporters } from '../../src/export/index.js';
import { isObject, type Json, type JsonObject } from '../../src/json.js';
import { exported } from './sources.js';

type Format = (typeof exporters)[number]['id'];

function exportOf(format: Format, schema: Json, options: ExportOptions = {}) {
  const exporter = exporters.find(({ id }) => id === format)!;
  return exported(exporter, { name: 'schema', schema }, options);
}

/** The objects anywhere in a document. */
function objectsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The object that describes what has this address; mere references do not. */
function nodeAt(document: Json, address: string): JsonObject | undefined {
  return objectsIn(document).find((each) => each['@id'] === address && Object.keys(each).length > 1);
}

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

  test.each(exporters.map(({ id }) => id))('are all kept by %s', (format) => {
    const { document, losses } = exportOf(format, schema);
    expect(losses).toEqual([]);
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
    const variable = nodeAt(document, '#variable-income');
    expect(variable).not.toHaveProperty('valueReference');
    expect(variable).toMatchObject({ takesSentinelValuesFrom: { '@id': '#codelist-income' } });
    expect(nodeAt(document, '#codelist-income')).toMatchObject({ name: 'Missing values of income' });
  });

  test('are no code list of a provenance graph', () => {
    const { document } = exportOf('prov', schema);
    const variable = nodeAt(document, 'https://data.example.org/incomes#variable/data/income');
    expect(variable).not.toHaveProperty('codeList');
    expect(variable).toHaveProperty('takesSentinelValuesFrom');
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
      { '@id': 'https://data.example.org/weather' },
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

  test('lead to the dataset of CDIF, which comes from nothing else', () => {
    const { document } = exportOf('cdif', schema);
    expect(document).not.toHaveProperty('prov:wasDerivedFrom');
    const stations = nodeAt(document, 'https://data.example.org/weather#table-stations');
    expect(stations?.['schema:relatedLink']).toContainEqual({
      '@type': ['schema:LinkRole'],
      'schema:linkRelationship': 'isPartOf',
      'schema:target': { '@type': ['schema:EntryPoint'], 'schema:url': 'https://data.example.org/weather' },
      'dcterms:relation': [{ '@id': 'https://data.example.org/weather' }],
      'fair:targetRef': 'https://data.example.org/weather#',
    });
  });

  test('lead to the dataset of a crate and of a provenance graph', () => {
    const crate = nodeAt(exportOf('ro-crate', schema).document, '#table-stations');
    expect(crate?.isPartOf).toContainEqual({ '@id': './' });
    const graph = exportOf('prov', schema).document;
    const stations = nodeAt(graph, 'https://data.example.org/weather#table/stations');
    expect(stations?.isPartOf).toContain('https://data.example.org/weather#dataset');
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

describe('names in options', () => {
  const schema = {
    $id: 'https://data.example.org/weather',
    'fair:resourceType': 'data-product',
    properties: {
      stations: { items: { properties: { id: {}, place: { properties: { latitude: {} } } } } },
      readings: { items: { properties: { station: {}, at: {} } } },
    },
  };
  const file = { contentUrl: 'https://data.example.org/weather.csv', encodingFormat: 'text/csv' };
  const unknown = (format: Format, options: ExportOptions) =>
    exportOf(format, schema, options)
      .diagnostics.filter(({ code }) => code === 'export/unknown-name')
      .map(({ severity, message, help }) => [severity, message, help].join(' ').trim());

  test.each<[string, ExportOptions, string]>([
    [
      'a table with keys',
      { keys: { station: ['id'] } },
      'warning The option "keys" names the table "station", which the schema does not have. Did you mean "stations"?',
    ],
    [
      'a column of a key',
      { keys: { stations: ['ids'] } },
      'warning The option "keys" names the column "ids", which the table "stations" does not have. Did you mean "id"?',
    ],
    [
      'a column with a role',
      { roles: { nope: 'identifier' } },
      'warning The option "roles" names the column "nope", which the schema does not have.',
    ],
    [
      'the table of a file',
      { distribution: [{ ...file, table: 'reading' }] },
      'warning The option "distribution" names the table "reading", which the schema does not have. Did you mean "readings"?',
    ],
  ])('say that %s is unknown', (_name, options, sentence) => {
    for (const { id } of exporters) expect([id, ...unknown(id, options)]).toEqual([id, sentence]);
  });

  test('are not remarked on where they are known', () => {
    const options: ExportOptions = {
      keys: { stations: ['id'], readings: ['station', 'at'] },
      roles: { 'stations/id': 'identifier', at: 'dimension', 'place/latitude': 'measure' },
      distribution: [{ ...file, table: 'readings' }],
    };
    for (const { id } of exporters) expect(unknown(id, options)).toEqual([]);
  });

  test('leave no table of croissant without a word about its file', () => {
    const { missing } = exportOf('croissant', schema, {
      isLive: true,
      distribution: [{ ...file, table: 'readings' }],
    });
    expect(missing).toContainEqual({
      term: 'distribution of stations',
      level: 'must',
      help: 'Give the file of the table "stations" in the option "distribution".',
    });
  });
});

describe('CURIEs with a prefix that nobody knows', () => {
  const schema = {
    'fair:contributors': [{ name: 'A', role: 'Producer', entityRef: 'people:a' }],
    properties: {
      temperature: { type: 'number', 'fair:conceptRef': 'cf:air_temperature' },
      pressure: { type: 'number', 'fair:conceptRef': 'cf:air_pressure', 'fair:label': 'note: no CURIE' },
      day: {
        type: 'string',
        'fair:conceptRef': 'dwc:eventDate',
        'fair:variableRef': 'urn:isbn:9780141036144',
      },
    },
  };

  test.each(exporters.map(({ id }) => id))('are told of by %s, each prefix once', (format) => {
    const found = exportOf(format, schema).diagnostics.filter(({ code }) => code === 'export/unknown-prefix');
    expect(
      found.map(({ severity, params, at }) => [severity, params?.prefix, params?.count, at.pointer]),
    ).toEqual(
      expect.arrayContaining([
        ['warning', 'people', 1, '/fair:contributors/0/entityRef'],
        ['warning', 'cf', 2, '/properties/temperature/fair:conceptRef'],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  test('are no types of croissant', () => {
    const { document } = exportOf('croissant', schema);
    expect(nodeAt(document, 'data/temperature')?.dataType).toBe('sc:Float');
    expect(nodeAt(document, 'data/day')?.dataType).toEqual([
      'sc:Text',
      'http://rs.tdwg.org/dwc/terms/eventDate',
    ]);
  });
});

describe('what is missing', () => {
  const complete = {
    $id: 'https://data.example.org/weather',
    description: 'The weather of every day.',
    'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0',
    'fair:version': { identifier: '1.0.0', date: '2026-05-01' },
    'fair:contributors': [{ name: 'A', type: 'Individual', role: 'Producer' }],
    properties: { temperature: { type: 'number' } },
  };

  test.each<[string, Json, ExportOptions, boolean]>([
    ['a document with every must', complete, {}, true],
    ['one without a creator', { ...complete, 'fair:contributors': [] }, {}, false],
    ['one without an address', { ...complete, $id: 'urn:example:weather' }, {}, false],
    ['one without assumptions', complete, { assume: false }, false],
    ['one without data', { ...complete, properties: {} }, {}, false],
  ])('keeps croissant from declaring more than %s has', (_name, schema, options, isDeclared) => {
    const { document, declares } = exportOf('croissant', schema, options);
    expect(document.conformsTo).toBe('http://mlcommons.org/croissant/1.1');
    expect(declares).toEqual(isDeclared ? ['http://mlcommons.org/croissant/1.1'] : []);
  });

  test('is listed once by CDIF, as grave as it is', () => {
    const urls = (schema: Json, options: ExportOptions = {}) =>
      exportOf('cdif', schema, options).missing.filter(({ term }) => /url/.test(term));
    const file = { contentUrl: 'https://data.example.org/weather.csv', encodingFormat: 'text/csv' };
    expect(urls({}).map(({ term, level }) => [term, level])).toEqual([['url', 'must']]);
    expect(urls({}, { distribution: [file] })).toMatchObject([{ term: 'schema:url', level: 'should' }]);
    expect(urls({ $id: 'https://data.example.org/weather' })).toEqual([]);
  });

  test.each([
    [
      'Provider',
      'publisher',
      'State the "type" of the contributor "Office", such as Organization, or give the option "publisher".',
    ],
    [
      'Producer',
      'author',
      'State the "type" of the contributor "Office", such as Organization, or give the option "creator".',
    ],
    ['Curator', 'author', 'Add a contributor with the role Producer, or give the option "creator".'],
  ])('is the type of a %s rather than another', (role, term, help) => {
    const schema = { 'fair:contributors': [{ name: 'Office', role }] };
    const { missing } = exportOf('ro-crate', schema);
    expect(missing.find((each) => each.term === term)?.help).toBe(help);
  });

  test('is told with what helps in that standard', () => {
    const help = (format: Format, options: ExportOptions = {}) =>
      exportOf(format, {}, options).missing.find(({ term }) => term === 'url')?.help;
    expect(help('ro-crate')).toBe('Give the option "url", the landing page of the dataset.');
    expect(help('croissant')).toMatch(/, or an http\(s\) "\$id"\.$/);
    expect(help('croissant', { assume: false })).not.toMatch(/\$id/);
  });
});

test('periods that end before they begin are told of', () => {
  const turned = { start: '2025-12-31', end: '2025-01-01' };
  const schema = {
    'fair:temporalCoverage': turned,
    'fair:contributors': [{ name: 'A', role: 'Producer', startDate: '2025-05-01', endDate: '2024-05-01' }],
    properties: {
      a: { oneOf: [{ const: 1, 'fair:temporalCoverage': turned }] },
      b: { properties: { c: { 'fair:temporalCoverage': turned } } },
      d: { 'fair:temporalCoverage': { start: '2025-01-01', end: '2025-01-01' } },
    },
  };
  for (const { id } of exporters) {
    const found = exportOf(id, schema).diagnostics.filter(({ code }) => code === 'export/date-order');
    expect(found[0]).toMatchObject({
      severity: 'warning',
      message: 'The end, 2025-01-01, is before the start, 2025-12-31.',
    });
    expect(found.map(({ at }) => at.pointer)).toEqual([
      '/fair:temporalCoverage/end',
      '/fair:contributors/0/endDate',
      '/properties/a/oneOf/0/fair:temporalCoverage/end',
      '/properties/b/properties/c/fair:temporalCoverage/end',
    ]);
  }
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
    [types].flat().includes('ConceptScheme'),
  );
  expect(others).toEqual([]);
  const codes = [list?.hasPart].flat().map((address) => nodeAt(document, String(address)));
  expect(codes.map((code) => code?.notation)).toEqual([1, 2, 9]);
});
