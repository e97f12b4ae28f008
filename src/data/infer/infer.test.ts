import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { loadLicenses } from '../../schema/vocabulary/index.js';
import { plainDialect, rawReader } from '../tables/index.js';
import { type Answers, type InferTable, infer, loadKnowledge, TableProfile, ValueProfile } from './index.js';

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };

function table(text: string, name = 'data', delimiter = ','): InferTable {
  const profile = new TableProfile(delimiter !== ',');
  const dialect = { ...plainDialect('csv'), delimiter };
  const reader = rawReader('csv', profile, { uri: name, dialect });
  for (const _ of reader.read(new TextEncoder().encode(text)));
  reader.end();
  profile.finish();
  return { name, profile };
}

function columnsOf(text: string, delimiter?: string): JsonObject {
  const { schema } = infer([table(text, 'data', delimiter)], settings);
  return ((schema as JsonObject).items as JsonObject).properties as JsonObject;
}

function column(name: string, ...values: readonly string[]): Json | undefined {
  return columnsOf(`${name}\n${values.join('\n')}\n`)[name];
}

describe('the type of a column', () => {
  test.each([
    [['1', '-2', '30'], { type: 'integer' }],
    [['1', '2.5', '1e3'], { type: 'number' }],
    [['TRUE', 'FALSE'], { type: 'boolean' }],
    [['TRUE', 'no'], { type: 'string' }],
    [['2020-02-29', '2021-01-01'], { type: 'string', format: 'date' }],
    [['2021-02-29', '2021-01-01'], { type: 'string' }],
    [['2020-01-01T10:00:00Z'], { type: 'string', format: 'date-time' }],
    [['007', '123'], { type: 'string', pattern: '^\\d{3}$' }],
    [['31.12.2024', '01.02.2025'], { type: 'string', pattern: '^\\d{2}\\.\\d{2}\\.\\d{4}$' }],
    [['31.12.2024', '1.2.2025'], { type: 'string' }],
    [['1234567890123456', '2'], { type: 'string' }],
    [['+49', '12'], { type: 'string' }],
    [['a', '1'], { type: 'string' }],
  ])('of %j is %j', (values, expected) => {
    expect(column('x', ...values)).toEqual(expected);
  });

  test('is not said if there is no value', () => {
    expect(columnsOf('a,b\n,1\n,2\n')).toEqual({ a: {}, b: { type: 'integer' } });
  });

  test('is a number if all decimal signs are commas, and commas are not between cells', () => {
    expect(columnsOf('a;b\n1,5;2\n2;3\n', ';').a).toEqual({ type: 'number' });
    expect(columnsOf('a;b\n1,5;2.5\n2;3\n', ';').a).toEqual({ type: 'string' });
    expect(columnsOf('a\n"1,5"\n2\n').a).toEqual({ type: 'string' });
  });
});

describe('missing words', () => {
  test('are sentinels beside the type', () => {
    expect(column('x', '1', 'NA', '2')).toEqual({
      anyOf: [{ type: 'integer' }, { const: 'NA', 'fair:sentinel': true }],
    });
  });

  test('that are weak need other values', () => {
    expect(column('x', '1', '-', '2')).toEqual({ type: 'string' });
    expect(column('x', '1', '-', '2', '3', '4', '5')).toHaveProperty('anyOf');
  });

  test('are no codes of countries and languages', () => {
    expect(JSON.stringify(column('country', 'NA', 'DE', 'FR', 'GB'))).not.toContain('sentinel');
    expect(JSON.stringify(column('code', 'nan', 'deu', 'fra', 'eng'))).not.toContain('sentinel');
  });
});

test('texts that come again and again are codes', () => {
  const values = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 'wet' : 'dry'));
  expect(column('season', ...values)).toEqual({
    type: 'string',
    oneOf: [{ const: 'dry' }, { const: 'wet' }],
  });
  expect(column('sample_id', ...values)).toEqual({ type: 'string' });
});

test('numbers far from all others are asked about, or stand for missing values', () => {
  const values = Array.from({ length: 20 }, (_, index) => String(index));
  expect(column('x', ...values, '-999', '-999')).toEqual({
    anyOf: [{ type: 'integer' }, { const: -999, 'fair:sentinel': true }],
  });
  const { guesses } = infer([table(`x\n${[...values, '99'].join('\n')}\n97\n`)], settings);
  expect(guesses.filter(({ rule }) => rule === 'numeric-code').map(({ level }) => level)).toEqual([
    'possible',
    'possible',
  ]);
});

test('units, codes of others and places on Earth are known by name and value', () => {
  expect(column('length_mm', '1', '2')).toMatchObject({
    'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/MilliM',
  });
  expect(column('latitude', '10.5', '-20.25')).toMatchObject({ minimum: -90, maximum: 90 });
  expect(column('country', 'DE', 'FR', 'GB', 'IT', 'ES', 'PL')).toHaveProperty('fair:classificationRef');
});

test('personal data are told, and none of their values is written', () => {
  const rows = Array.from(
    { length: 24 },
    (_, index) => `${['Ada Example', 'Bob Sample'][index % 2]},${index}`,
  );
  const inferred = infer([table(`surname,n\n${rows.join('\n')}\n`)], settings);
  expect(inferred.diagnostics).toMatchObject([{ code: 'infer/personal-data' }]);
  expect(JSON.stringify(inferred)).not.toContain('Ada Example');
});

test('what personal data are is told', () => {
  const { guesses } = infer([table('contact\na@example.org\nb@example.org\n')], settings);
  expect(guesses).toContainEqual(expect.objectContaining({ rule: 'meaning', value: 'email' }));
});

describe('several tables', () => {
  const towns = table('id,name,state\n1,A,x\n2,B,y\n3,C,x\n', 'towns');
  const people = table('person,town_id\n1,2\n2,2\n3,1\n', 'people');

  test('are a data product with keys and relations', () => {
    const { schema, options } = infer([towns, people], settings);
    expect(options).toEqual({ keys: { towns: ['id'], people: ['person'] } });
    expect((schema as { properties: JsonObject }).properties.people).toMatchObject({
      'fair:datasetRelations': [
        {
          targetRef: '#/properties/towns',
          sourceVariables: ['town_id'],
          targetVariables: ['id'],
          cardinality: 'many-to-one',
        },
      ],
    });
  });
});

test('JSON values keep their structure', () => {
  const profile = new ValueProfile();
  const rows: readonly Json[] = [
    { id: 1, tags: ['a'], at: { x: 1.5 }, n: null, odd: [1], day: '2020-01-01' },
    { id: 2, tags: [], at: { x: 2 }, n: 3, odd: 'x', day: '2021-01-01' },
  ];
  for (const row of rows) profile.add(row);
  profile.finish();
  const { schema } = infer([{ name: 'data', profile }], settings);
  expect((schema as JsonObject).items).toEqual({
    type: 'object',
    properties: {
      id: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      at: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] },
      n: { type: ['integer', 'null'] },
      odd: {},
      day: { type: 'string', format: 'date' },
    },
    required: ['id', 'tags', 'at', 'n', 'odd', 'day'],
  });
});

test('answers say what data do not show', () => {
  const answers: Answers = {
    title: 'Towns',
    license: 'CC-BY-4.0',
    creator: [{ name: 'Office', type: 'Organization' }],
    variables: { level: { label: 'Level', codes: { high: 'High' } }, n: { unit: 'km²', concept: 'Area' } },
  };
  const rows = Array.from({ length: 20 }, (_, index) => `${index % 2 ? 'low' : 'high'},${index}`);
  const { schema } = infer([table(`level,n\n${rows.join('\n')}\n`)], { ...settings, answers });
  expect(schema).toMatchObject({
    title: 'Towns',
    'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
    'fair:contributors': [{ name: 'Office', type: 'Organization', role: 'Producer' }],
    items: {
      properties: {
        level: { title: 'Level', oneOf: [{ const: 'high', title: 'High' }, { const: 'low' }] },
        n: { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM2', 'fair:concept': 'Area' },
      },
    },
  });
});

test.each([
  ['https://orcid.org/0000-0002-1825-0097', undefined, 'Individual'],
  ['https://ror.org/02y3ad647', undefined, 'Organization'],
  ['https://ror.org/02y3ad647', 'Individual', 'Individual'],
  ['https://example.org/ann', undefined, undefined],
])('somebody with the identifier %s and the type %s is of type %s', (identifier, type, expected) => {
  const answers: Answers = { creator: [{ name: 'Ann', identifier, ...(type ? { type } : {}) }] };
  const { schema } = infer([table('n\n1\n')], { ...settings, answers });
  expect((schema as JsonObject)['fair:contributors']).toEqual([
    { name: 'Ann', ...(expected ? { type: expected } : {}), entityRef: identifier, role: 'Producer' },
  ]);
});

test('labels of files become titles, codes and sentinels', () => {
  const profile = new ValueProfile();
  for (const sex of [1, 2, 9, 1]) profile.add({ sex, age: sex * 10 });
  profile.finish();
  const description = {
    label: 'Survey',
    variables: [
      {
        name: 'sex',
        label: 'Sex ',
        type: 'integer',
        scale: 'nominal',
        values: [
          [1, 'Male'],
          [2, 'Female'],
          [9, 'Refused'],
        ],
        missing: [{ low: 9 }],
      },
      { name: 'age', type: 'integer', values: [[10, 'Ten']] },
    ],
  } as const;
  expect(infer([{ name: 'data', profile, description }], settings).schema).toMatchObject({
    title: 'Survey',
    items: {
      properties: {
        sex: {
          title: 'Sex',
          'fair:measurementScale': 'nominal',
          oneOf: [
            { const: 1, title: 'Male' },
            { const: 2, title: 'Female' },
            { const: 9, title: 'Refused', 'fair:sentinel': true },
          ],
        },
        age: { type: 'integer' },
      },
    },
  });
});
