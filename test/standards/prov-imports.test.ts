import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { importFrom } from '../../src/exchange/standards/import.js';
import type { Imported } from '../../src/exchange/standards/importer.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { SCHEMA_TYPE } from '../../src/exchange/standards/list/index.js';
import { importer } from '../../src/exchange/standards/prov/importer.js';
import { leavesOf } from '../../src/exchange/standards/read/leaves.js';
import { validateSchema } from '../../src/quality/validate/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { fullOptions } from './full-options.js';
import { histories } from './histories.js';
import { described, exported, ownSchemas, randomSchemas } from './sources.js';

const prov = exporters.find(({ id }) => id === 'prov')!;
const registry = createRegistry();
const CONTEXT = { prov: 'http://www.w3.org/ns/prov#', rdfs: 'http://www.w3.org/2000/01/rdf-schema#' };

async function imported(document: Json): Promise<Imported> {
  const found = await importFrom(importer, document, { uri: 'history' });
  const { leaves, schema, options, repeated, notTaken } = found.ledger;
  expect(schema + options + repeated + notTaken.length).toBe(leaves);
  const problems = validateSchema(documentOf(found.schema, 'schema'), { registry });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return found;
}

async function schemaOf(document: Json): Promise<JsonObject> {
  return (await imported(document)).schema as JsonObject;
}

interface Expected {
  readonly label: Json;
  readonly contributors: readonly string[];
  readonly used?: readonly string[];
}

const expected: { readonly [name: string]: Expected } = {
  'a run of a process': {
    label: 'Crimes by region',
    contributors: ['Derek, Individual, Producer, 2011-07-14 to 2011-07-14'],
    used: ['https://example.org/crimes', 'https://example.org/boundaries'],
  },
  'one node with all others in it, by a context that is named': {
    label: 'Map of the valley',
    contributors: [
      'Josiah Carberry, Individual, Producer, 2020-05-01 to ?',
      'QGIS 3.12, Software, Producer, 2020-05-01 to ?',
    ],
    used: ['https://example.org/elevation.tif'],
  },
  'qualified relations': {
    label: { en: 'Census tables', fr: 'Tables du recensement' },
    contributors: [
      'Counting program, Software, Data processor, 2022-01-10 to 2022-02-02',
      'Statistical office, Organization, Publisher, ? to ?',
    ],
    used: ['https://example.org/forms'],
  },
  'a bundle': {
    label: 'Report of the year',
    contributors: ['Alice, Individual, Producer, ? to 2023-03-01'],
  },
  'statements of PROV-JSONLD': {
    label: { en: 'Aligned reads' },
    contributors: ['cwltool 1.0, Software, Producer, 2018-08-21 to 2018-08-22'],
    used: ['https://example.org/raw'],
  },
};

describe('histories of others', () => {
  test.each(Object.keys(histories))('reads %s', async (name) => {
    const { schema, options } = await imported(histories[name]!);
    const { title, 'fair:label': label, 'fair:contributors': contributors = [] } = schema as JsonObject;
    const lines = (contributors as readonly JsonObject[]).map(
      ({ name: who, type, role, startDate = '?', endDate = '?' }) =>
        `${who}, ${type}, ${role}, ${startDate} to ${endDate}`,
    );
    expect({
      label: title ?? label,
      contributors: lines,
      ...(options.used === undefined ? {} : { used: options.used }),
    }).toEqual(expected[name]);
  });

  test.each(Object.keys(histories))('keeps or lists every literal of %s', async (name) => {
    const document = histories[name]!;
    const { schema, options, ledger } = await imported(document);
    const kept = JSON.stringify([schema, options]);
    const listed = new Set(ledger.notTaken.map(({ pointer }) => pointer));
    const literals = leavesOf(document).filter(({ pointer }) =>
      /(?:label|name|Name|title|@value)$/i.test(pointer),
    );
    expect(literals).not.toEqual([]);
    for (const { pointer, value } of literals) {
      const text = String(value).replace(/^(\d{4}-\d\d-\d\d)T.*/, '$1');
      expect(listed.has(pointer) || kept.includes(text), pointer).toBe(true);
    }
  });

  test.each(Object.keys(histories))('knows %s again', (name) => {
    expect(importer.detects(histories[name]!)).toBeGreaterThan(0.5);
  });
});

describe('our own documents', () => {
  test('gives the options back that an export was given', async () => {
    const source = ownSchemas.find(({ name }) => name === 'data-product')!;
    const { document } = exported(prov, source, fullOptions);
    const { options } = await imported(document);
    // Agents come back as contributors, the licence and the version as keywords.
    const { version, license, publisher, creator, recordLicense, ...others } = fullOptions;
    expect(options).toEqual(others);
  });

  test.each([null, [1, 2], { a: 1 }, 'null', '[1,2]', true, 0])('gives back the code %j', async (value) => {
    const { document } = exported(prov, {
      name: 'codes',
      schema: {
        $id: 'https://example.org/codes',
        type: 'object',
        properties: { a: { oneOf: [{ const: value, 'fair:label': 'This' }, { const: 'x' }] } },
      },
    });
    const { items } = await schemaOf(document);
    const { a } = (items as { properties: { a: JsonObject } }).properties;
    expect(a).toEqual({ oneOf: [{ const: value, 'fair:label': 'This' }, { const: 'x' }] });
  });

  test('gives valid schemas, and a ledger that adds up', async () => {
    for (const source of [...ownSchemas, ...randomSchemas(20)]) {
      const { schema, ledger } = await imported(exported(prov, source).document);
      expect(described({ name: source.name, schema }).datasets.length, source.name).toBeGreaterThan(0);
      expect(ledger.notTaken.length, source.name).toBeLessThan(5);
    }
  });
});

function graphOf(nodes: readonly Json[]): Json {
  return { '@context': CONTEXT, '@graph': nodes };
}

describe('hostile documents', () => {
  const id = (number: number) => `https://example.org/${number}`;

  test.each<[string, Json]>([
    ['nothing', {}],
    ['a list', []],
    ['a text', 'prov'],
    ['an empty graph', graphOf([])],
    [
      'a ring',
      graphOf(
        [0, 1, 2].map((number) => ({
          '@id': id(number),
          '@type': 'prov:Entity',
          'rdfs:label': `Ring ${number}`,
          'prov:wasDerivedFrom': { '@id': id((number + 1) % 3) },
          'prov:wasGeneratedBy': { '@id': id(number) },
          'prov:wasAttributedTo': { '@id': id(number) },
          'prov:hadMember': { '@id': id((number + 2) % 3) },
        })),
      ),
    ],
    [
      'texts in the place of nodes',
      graphOf([
        {
          '@id': id(0),
          '@type': 'prov:Entity',
          'prov:wasGeneratedBy': 'a machine',
          'prov:wasAttributedTo': ['Alice', 5, true, null],
          'prov:qualifiedAttribution': 'Bob',
          'prov:qualifiedGeneration': 7,
        },
      ]),
    ],
    [
      'nodes of other classes',
      graphOf([
        {
          '@id': id(0),
          '@type': ['prov:Entity', 'prov:Activity', 'prov:Agent', 'https://example.org/What'],
          'prov:used': { '@id': id(0) },
          'prov:wasAssociatedWith': { '@id': id(0), '@type': 'prov:Usage' },
        },
      ]),
    ],
  ])('reads %s', async (_, document) => {
    expect(await schemaOf(document)).toHaveProperty('$schema');
  });

  test('names whoever stands as a text where a node is expected', async () => {
    const schema = await schemaOf(
      graphOf([{ '@id': id(0), '@type': 'prov:Entity', 'prov:wasAttributedTo': ['Alice', 'Bob'] }]),
    );
    expect(schema['fair:contributors']).toEqual([
      { name: 'Alice', role: 'Producer' },
      { name: 'Bob', role: 'Producer' },
    ]);
  });

  test.each(['table/x%2F', 'variable/data/x/', 'codes/', '%2F', 'variable//', 'variable/%ED%A0%80/%'])(
    'reads addresses that start with %s and never seem to end',
    async (start) => {
      const schema = await schemaOf({
        '@context': { ...CONTEXT, dcterms: 'http://purl.org/dc/terms/', schema: 'https://schema.org/' },
        '@graph': [
          {
            '@id': 'https://example.org/s#dataset',
            'dcterms:conformsTo': { '@id': 'https://example.org/s' },
            'dcterms:hasPart': { '@id': `https://example.org/s#${start}` },
          },
          { '@id': 'https://example.org/s', 'schema:encodingFormat': SCHEMA_TYPE },
          ...[1, 3000].map((count) => ({
            '@id': `https://example.org/s#${start}${'x%2F'.repeat(count)}${'y/'.repeat(count)}z`,
            '@type': 'prov:Entity',
            'rdfs:label': 'Odd',
          })),
        ],
      });
      expect(schema.$id).toBe('https://example.org/s');
    },
  );

  test('reads 10,000 nodes, deep in each other and side by side', async () => {
    let deep: JsonObject = { '@id': id(0), '@type': 'prov:Entity', 'rdfs:label': 'Deepest' };
    for (let number = 1; number < 300; number++) {
      deep = { '@id': id(number), '@type': 'prov:Entity', 'prov:wasDerivedFrom': deep };
    }
    const flat = Array.from({ length: 9700 }, (_, number) => ({
      '@id': id(1000 + number),
      '@type': 'prov:Activity',
      'prov:used': { '@id': id(number % 300) },
      'prov:wasAssociatedWith': { '@id': id(5) },
    }));
    expect(await schemaOf(graphOf([deep, ...flat]))).toHaveProperty('$schema');
  });

  test('reads 5,000 variables', async () => {
    const names = Array.from({ length: 5000 }, (_, number) => `column_${number}`);
    const properties = names.map((name) => [
      name,
      { type: 'number', 'fair:label': name, 'fair:concept': 'Height' },
    ]);
    const schema = {
      $id: 'https://example.org/wide',
      type: 'object',
      properties: Object.fromEntries(properties),
    };
    const back = await schemaOf(exported(prov, { name: 'wide', schema }).document);
    expect(Object.keys((back as { items: { properties: JsonObject } }).items.properties)).toEqual(names);
  });
});
