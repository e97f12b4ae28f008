import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../base/json.js';
import { validateSchema } from '../../../quality/validate/index.js';
import { documentOf, MAX_NESTING } from '../../../schema/document/index.js';
import { importFrom } from '../import.js';
import { importer } from './importer.js';
import { CONTEXT } from './jsonld-context.js';

const DATASET = { '@context': CONTEXT, '@id': 'https://example.org/d', '@type': ['schema:Dataset'] };

async function imported(members: JsonObject) {
  const result = await importFrom(importer, { ...DATASET, ...members }, { uri: 'document' });
  const errors = validateSchema(documentOf(result.schema, 'schema')).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
  const { leaves, schema, options, repeated, notTaken } = result.ledger;
  expect(schema + options + repeated + notTaken.length).toBe(leaves);
  return result;
}

/** The schema of the only variable. */
async function variable(members: JsonObject, others: JsonObject = {}): Promise<Json> {
  const { schema } = await imported({
    'schema:variableMeasured': [
      { '@id': '#x', '@type': ['cdi:InstanceVariable'], 'schema:name': 'x', ...members },
    ],
    ...others,
  });
  const { items } = schema as unknown as { items: { properties: { [name: string]: Json } } };
  return items.properties.x!;
}

const mapped = (...mappings: readonly JsonObject[]) => ({
  'schema:distribution': mappings.map((each, index) => ({
    '@id': `#file-${index}`,
    '@type': ['schema:DataDownload'],
    'cdif:hasPhysicalMapping': [each],
  })),
});

const scheme = (...notations: readonly string[]) => ({
  'cdif:takesValuesFrom': {
    '@type': ['cdif:EnumerationDomain'],
    'schema:name': 'Codes',
    'cdif:references': {
      '@type': ['skos:ConceptScheme'],
      'skos:prefLabel': 'Codes',
      'skos:hasTopConcept': notations.map((each) => ({
        '@type': ['skos:Concept'],
        'skos:notation': each,
        'skos:prefLabel': `Code ${each}`,
      })),
    },
  },
});

describe('a variable', () => {
  test.each<[string, JsonObject, JsonObject, Json]>([
    [
      'has a type of XML Schema',
      { 'cdif:physicalDataType': { '@id': 'xsd:dateTime' } },
      {},
      { type: 'string', format: 'date-time' },
    ],
    ['has a type of a program', { 'cdi:physicalDataType': 'float64' }, {}, { type: 'number' }],
    [
      'has a type by another address',
      { 'cdif:physicalDataType': 'https://www.w3.org/TR/xmlschema-2/#decimal' },
      {},
      { type: 'number' },
    ],
    [
      'has the intended type where the data are texts',
      { 'cdif:physicalDataType': 'string', 'cdi:intendedDataType': 'xsd:date' },
      {},
      { type: 'string', format: 'date' },
    ],
    [
      'has the type in the data where both are said',
      { 'cdif:physicalDataType': 'int32', 'cdi:intendedDataType': 'xsd:date' },
      {},
      { type: 'integer' },
    ],
    [
      'has the type of its domain',
      { 'cdi:hasValueDomain': { 'cdi:physicalDataType': 'xsd:boolean' } },
      {},
      { type: 'boolean' },
    ],
    ['has no limits from the values found', { 'schema:minValue': 1, 'schema:maxValue': 2 }, {}, {}],
    [
      'has the limits of its domain, as far as they are numbers and expressions',
      {
        'cdi:takesSubstantiveValuesFrom': {
          'cdi:isDescribedBy': {
            'cdi:minimumValueInclusive': '-60',
            'cdi:maximumValueInclusive': 'high',
            'cdi:regularExpression': '(',
          },
        },
      },
      {},
      { minimum: -60 },
    ],
    ['has no description that only repeats its name', { 'schema:description': 'x' }, {}, {}],
    [
      'has no concept that is missing',
      { 'schema:propertyID': ['http://www.opengis.net/def/nil/OGC/0/missing'] },
      {},
      {},
    ],
    [
      'has the unit with an address before others',
      {
        'schema:unitText': 'Cel',
        'cdi:describedUnitOfMeasure': {
          'schema:name': 'degree Celsius',
          'schema:identifier': 'http://qudt.org/vocab/unit/DEG_C',
        },
      },
      {},
      {
        'fair:measurementUnit': 'degree Celsius',
        'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/DEG_C',
      },
    ],
    [
      'has codes of its type',
      { 'cdif:physicalDataType': 'xsd:integer', 'cdi:takesSubstantiveValuesFrom': scheme('1', '2') },
      {},
      {
        type: 'integer',
        oneOf: [
          { const: 1, 'fair:label': 'Code 1' },
          { const: 2, 'fair:label': 'Code 2' },
        ],
      },
    ],
    [
      'has codes with leading zeros as texts',
      { 'cdi:takesSubstantiveValuesFrom': scheme('01', '02') },
      {},
      {
        oneOf: [
          { const: '01', 'fair:label': 'Code 01' },
          { const: '02', 'fair:label': 'Code 02' },
        ],
      },
    ],
    [
      'has what stands for no value in a file',
      { 'cdif:physicalDataType': 'xsd:integer' },
      mapped({ 'cdi:nullSequence': 'NA', 'cdif:formats_InstanceVariable': { '@id': '#x' } }),
      { anyOf: [{ type: 'integer' }, { const: 'NA', 'fair:sentinel': true }] },
    ],
  ])('%s', async (_name, members, others, expected) => {
    expect(await variable(members, others)).toEqual(expected);
  });

  test('is required only if every file says so', async () => {
    const required = { 'cdi:isRequired': true, 'cdif:formats_InstanceVariable': { '@id': '#x' } };
    const optional = { 'cdif:formats_InstanceVariable': { '@id': '#x' } };
    const rows = async (others: JsonObject) => {
      const { schema } = await imported({
        'schema:variableMeasured': [{ '@id': '#x', 'schema:name': 'x' }],
        ...others,
      });
      return (schema as unknown as { items: { required?: Json } }).items.required;
    };
    expect(await rows(mapped(required, required))).toEqual(['x']);
    expect(await rows(mapped(required, optional))).toBeUndefined();
  });

  test('that stands twice has two names', async () => {
    const { schema } = await imported({
      'schema:variableMeasured': [{ 'schema:name': 'x' }, { 'schema:name': 'x', 'schema:unitText': 'm' }],
    });
    expect(schema).toMatchObject({
      items: { properties: { x: {}, 'x-2': { 'fair:measurementUnit': 'm' } } },
    });
  });
});

test('values that keywords refuse are listed, and the rest is taken', async () => {
  const { schema, ledger } = await imported({
    'schema:name': 'Rivers',
    'schema:contributor': [
      {
        '@type': ['schema:Role'],
        'schema:roleName': 'Curator',
        'schema:startDate': '2024-02-31',
        'schema:contributor': { 'schema:name': 'Ada' },
      },
    ],
  });
  expect(schema).toMatchObject({
    'fair:label': 'Rivers',
    'fair:contributors': [{ name: 'Ada', role: 'Curator' }],
  });
  expect(ledger.notTaken.map(({ value }) => value)).toEqual(['2024-02-31']);
});

test('a document that describes nothing gives an empty schema', async () => {
  const { schema } = await importFrom(
    importer,
    { '@context': CONTEXT, 'schema:name': 'alone' },
    { uri: 'document' },
  );
  expect(Object.keys(schema as object)).toEqual(['$schema']);
});

describe('hostile documents', () => {
  const ref = (id: string) => ({ '@id': id });

  test('references in a ring', async () => {
    const { schema } = await imported({
      'schema:name': ref('#a'),
      'schema:hasPart': [
        ref('https://example.org/d'),
        { '@id': '#p', '@type': ['cdi:DataSet'], 'schema:name': 'p', 'schema:hasPart': ref('#p') },
      ],
      'schema:creator': ref('#a'),
      'schema:relatedLink': { '@id': '#l', '@type': ['schema:LinkRole'], 'schema:target': ref('#l') },
      'schema:variableMeasured': [
        {
          '@id': '#a',
          'schema:name': ref('#b'),
          'schema:isPartOf': ref('#b'),
          'cdif:uses': ref('#a'),
          'schema:identifier': ref('#a'),
        },
        {
          '@id': '#b',
          'schema:name': ref('#a'),
          'schema:isPartOf': ref('#a'),
          'cdi:takesSubstantiveValuesFrom': ref('#v'),
        },
      ],
      'schema:about': {
        '@id': '#v',
        'cdif:takesValuesFrom': {
          '@id': '#e',
          'cdif:references': {
            '@id': '#s',
            'skos:hasTopConcept': {
              '@id': '#c',
              'skos:notation': '1',
              'skos:narrower': [ref('#c'), ref('#s')],
              'skos:inScheme': ref('#s'),
            },
          },
        },
      },
    });
    expect(schema).toMatchObject({ items: { properties: { a: { type: 'object', properties: { b: {} } } } } });
  });

  test.each<[string, Json]>([
    ['texts', 'text'],
    ['numbers', 3],
    [
      'lists of all sorts',
      [true, null, 'x', 3, {}, { '@id': '_:none' }, { '@value': 'x', '@language': 'en' }],
    ],
    ['nodes of no class', { '@id': '#nothing', 'schema:name': { 'schema:name': 'x' } }],
  ])('%s in all places', async (_name, value) => {
    const { schema } = await imported({
      ...Object.fromEntries(PROPERTIES.map((name) => [name, value])),
      'schema:variableMeasured': [
        { 'schema:name': 'x', ...Object.fromEntries(PROPERTIES.map((name) => [name, value])) },
        value,
      ],
    });
    expect(schema).toHaveProperty('$schema');
  });

  test.each<[string, JsonObject]>([
    ['an id that is no text', { '@id': 5 }],
    ['a class that is no text', { '@type': 3 }],
    ['a context in a ring', { '@context': { a: 'b:x', b: 'a:y' } }],
    ['a value that is an object', { 'schema:version': { '@value': {} } }],
  ])('%s is no JSON-LD, and reported', async (_name, members) => {
    const { schema, diagnostics } = await imported(members);
    expect(Object.keys(schema as object)).toEqual(['$schema']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['import/json-ld']);
  });

  test('10,000 nodes that refer to each other, and nesting as deep as documents may have it', async () => {
    let deep: JsonObject = {};
    for (let level = 0; level < MAX_NESTING - 10; level++) deep = { 'schema:isPartOf': deep };
    const people = many(10_000, (index) => ({ 'schema:knows': ref(`#v${(index + 1) % 10_000}`) }));
    const { schema } = await imported({
      'schema:name': 'Rivers',
      'schema:variableMeasured': deep,
      // In ten parts: a set of many takes long to expand.
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, part) => [
          `schema:m${part}`,
          people.slice(part * 1000, (part + 1) * 1000),
        ]),
      ),
    });
    expect(schema).toMatchObject({ 'fair:label': 'Rivers' });
  });

  test('parts of parts of parts', async () => {
    const { schema } = await imported({
      'schema:variableMeasured': many(1000, (index) => ({ 'schema:isPartOf': ref(`#v${index - 1}`) })),
    });
    expect(JSON.stringify(schema).match(/"v\d+":/g)).toHaveLength(1000);
  });

  test('5,000 variables', async () => {
    const { schema } = await imported({
      'schema:variableMeasured': many(5000, (index) => ({
        'cdif:uses': [ref(`https://example.org/${index}`)],
      })),
    });
    expect(JSON.stringify(schema).match(/"v\d+":/g)).toHaveLength(5000);
  });

  const many = (count: number, members: (index: number) => JsonObject) =>
    Array.from({ length: count }, (_, index) => ({
      '@id': `#v${index}`,
      'schema:name': `v${index}`,
      ...members(index),
    }));
});

/** All properties that are read. */
const PROPERTIES = [
  'schema:name',
  'schema:alternateName',
  'schema:description',
  'schema:additionalType',
  'schema:identifier',
  'schema:url',
  'schema:keywords',
  'schema:about',
  'schema:license',
  'schema:version',
  'schema:datePublished',
  'schema:dateModified',
  'schema:creator',
  'schema:contributor',
  'schema:publisher',
  'schema:funding',
  'schema:relatedLink',
  'schema:hasPart',
  'schema:temporalCoverage',
  'schema:spatialCoverage',
  'schema:measurementTechnique',
  'schema:additionalProperty',
  'schema:distribution',
  'schema:subjectOf',
  'schema:sameAs',
  'schema:propertyID',
  'schema:unitText',
  'schema:unitCode',
  'schema:isPartOf',
  'prov:wasGeneratedBy',
  'prov:wasDerivedFrom',
  'dqv:hasQualityMeasurement',
  'dcterms:description',
  'cdif:hasPrimaryKey',
  'cdif:uses',
  'cdif:role',
  'cdif:physicalDataType',
  'cdif:displayLabel',
  'cdif:name',
  'cdi:takesSubstantiveValuesFrom',
  'cdi:takesSentinelValuesFrom',
  'cdi:isStructuredBy',
  'cdif:hasPhysicalMapping',
  'cdif:formats_InstanceVariable',
  'fair:label',
  'fair:quality',
  'fair:sentinel',
  'fair:structureType',
  'fair:variableRef',
] as const;
