// What readers of CDIF found untrue, or of no use, in documents of ours.
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../src/base/json.js';
import { importFrom } from '../../src/exchange/standards/import.js';
import { type ExportOptions, importers } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exportOf, nodeAt, objectsIn } from './nodes.js';
import { ownSchemas, randomSchemas, TODAY } from './sources.js';

const $id = 'https://data.example.org/air';
const file = { contentUrl: 'https://data.example.org/air.csv', encodingFormat: 'text/csv' };

const written = (schema: Json, options: ExportOptions = {}) => exportOf('cdif', schema, options).document;
const variableIn = (schema: JsonObject, name: string, options?: ExportOptions) =>
  nodeAt(written({ $id, ...schema }, options), `${$id}#variable/${name}`)!;
const back = async (schema: Json, options: ExportOptions = {}) =>
  importFrom(importers.cdif!, written(schema, options), { uri: 'document' });
const ofType = (document: Json, type: string) =>
  objectsIn(document).filter((each) => (each['@type'] as readonly Json[] | undefined)?.includes(type));

describe('code lists', () => {
  const codes = { oneOf: [{ const: 'a', title: 'A' }] };
  const listOf = (schema: JsonObject) => ofType(written({ $id, ...schema }), 'skos:ConceptScheme')[0]!;

  test('have neither the licence nor the date of the dataset', () => {
    const list = listOf({
      'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
      'fair:version': { identifier: '1', date: '2020-01-02' },
      properties: { a: codes },
    });
    expect(list).not.toHaveProperty('schema:license');
    expect(list).toMatchObject({
      'schema:conditionsOfAccess': ['No licence is stated for this code list.'],
      'schema:dateModified': TODAY,
      'fair:assumed': ['schema:dateModified'],
    });
  });

  test('have the licence and date that are stated where they are defined', () => {
    const list = listOf({
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: {
        A: {
          ...codes,
          'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0',
          'fair:version': { identifier: '1', date: '2020-01-02' },
        },
      },
    });
    expect(list).toMatchObject({
      'schema:license': [{ '@id': 'https://spdx.org/licenses/CC0-1.0' }],
      'schema:dateModified': '2020-01-02',
    });
    expect(list).not.toHaveProperty('fair:assumed');
    expect(list).not.toHaveProperty('schema:conditionsOfAccess');
  });

  test('without a date have the day on which they are written, even where nothing may be assumed', () => {
    const options = { ...fullOptions, assume: false };
    const { assumed, declares } = exportOf('cdif', { $id, title: 'Air', properties: { a: codes } }, options);
    expect(assumed.map(({ term }) => term)).toContain('schema:dateModified of code lists');
    expect(declares).not.toEqual([]);
  });
});

test('licences are addresses, with their names beside', async () => {
  const schema = {
    $id,
    'fair:license': { en: 'Attribution', de: 'Namensnennung' },
    'fair:licenseRef': 'https://creativecommons.org/licenses/by/4.0/',
    properties: { a: { 'fair:license': 'Own terms' } },
  };
  const document = written(schema);
  expect(document['schema:license']).toEqual([{ '@id': 'https://creativecommons.org/licenses/by/4.0/' }]);
  expect(nodeAt(document, `${$id}#variable/a`)).toMatchObject({ 'schema:license': ['Own terms'] });
  for (const source of [...ownSchemas, ...randomSchemas(40)]) {
    const all = objectsIn(written(source.schema)).flatMap((each) => each['schema:license'] ?? []);
    expect(all.filter((each) => isObject(each) && Object.keys(each).join() !== '@id')).toEqual([]);
  }
  const { schema: imported } = await back(schema);
  expect(imported).toMatchObject({
    'fair:license': schema['fair:license'],
    'fair:licenseRef': schema['fair:licenseRef'],
    items: { properties: { a: { 'fair:license': 'Own terms' } } },
  });
});

describe('quantities', () => {
  const quantity = 'http://qudt.org/vocab/quantitykind/Temperature';
  const concept = 'https://example.org/air-temperature';

  test.each([
    [{ 'fair:conceptRef': concept, 'fair:quantityRef': quantity }, [{ '@id': concept }, { '@id': quantity }]],
    [{ 'fair:quantityRef': quantity }, [{ '@id': quantity }]],
    [
      { 'fair:conceptRef': quantity, 'fair:quantityRef': quantity },
      [{ '@type': ['schema:DefinedTerm'], 'schema:identifier': quantity }, { '@id': quantity }],
    ],
  ])('%j are among the properties, and are no concepts', async (keywords, expected) => {
    const schema = { $id, properties: { t: { type: 'number', ...keywords } } };
    for (const options of [{}, { distribution: [file] }]) {
      expect(variableIn(schema, 't', options)['schema:propertyID']).toEqual(expected);
      const { items } = (await back(schema, options)).schema as unknown as { items: JsonObject };
      const { t } = items.properties as { t: JsonObject };
      expect(Object.keys(t).filter((name) => name.startsWith('fair:'))).toEqual(Object.keys(keywords));
      expect(t).toMatchObject(keywords);
    }
  });
});

test.each(['text/csv', 'application/json', 'application/zip'])(
  'files of %s conform to the schema',
  (format) => {
    const distribution = [{ ...file, encodingFormat: format }];
    const document = written({ $id, properties: { a: {} } }, { distribution });
    expect(document['schema:distribution']).toMatchObject([{ 'dcterms:conformsTo': [{ '@id': $id }] }]);
  },
);

describe('roles of columns', () => {
  const number = { type: 'number' };
  const text = { type: 'string' };
  const coded = { type: 'string', enum: ['a', 'b'] };
  const metre = { type: 'number', 'fair:measurementUnit': 'm' };
  const structured = (properties: JsonObject, options: ExportOptions = {}) => {
    const given = { distribution: [file], ...options };
    const { document, assumed } = exportOf('cdif', { $id, properties }, given);
    const [structure] = ofType(document, 'cdi:WideDataStructure');
    const components = structure!['cdi:has_DataStructureComponent'] as readonly JsonObject[];
    const roles = components.map((each) => [
      String(each['@id']).replace(/^.*\//, ''),
      String((each['@type'] as Json[])[0]).replace(/^cdi:(.*)Component$/, '$1'),
    ]);
    return { roles: Object.fromEntries(roles) as JsonObject, assumed, document };
  };

  test.each<[string, JsonObject, JsonObject, ExportOptions?]>([
    [
      'a key identifies',
      { a: number, b: number },
      { a: 'Identifier', b: 'Measure' },
      { keys: { data: ['a'] } },
    ],
    ['a number is measured', { depth: number }, { depth: 'Measure' }],
    [
      'a number named so identifies',
      { station_id: number, x: number },
      { station_id: 'Identifier', x: 'Measure' },
    ],
    ['so does a text', { stationID: text, x: number }, { stationID: 'Identifier', x: 'Measure' }],
    [
      'beside a key it is an attribute',
      { a: text, plotNr: number, x: number },
      { a: 'Identifier', plotNr: 'Attribute', x: 'Measure' },
      { keys: { data: ['a'] } },
    ],
    [
      'a code is an attribute',
      { country_code: number, x: number },
      { country_code: 'Attribute', x: 'Measure' },
    ],
    [
      'a unit makes a measure of a text',
      { number: { ...text, 'fair:measurementUnit': 'm' } },
      { number: 'Measure' },
    ],
    [
      'free text is an attribute',
      { remarks: text, place: text, x: number },
      { remarks: 'Attribute', place: 'Attribute', x: 'Measure' },
    ],
    ['coded texts are attributes', { sex: coded, x: number }, { sex: 'Attribute', x: 'Measure' }],
    [
      'coded texts are measured where nothing else is',
      { sex: coded, name: text },
      { sex: 'Measure', name: 'Attribute' },
    ],
    [
      'truth values are attributes',
      { ok: { type: 'boolean' }, x: number },
      { ok: 'Attribute', x: 'Measure' },
    ],
    [
      'a flag is an attribute',
      { x: metre, x_flag: { type: 'integer' }, y: metre },
      { x: 'Measure', x_flag: 'Attribute', y: 'Measure' },
    ],
    [
      'an uncertainty is an attribute',
      { x: metre, xError: metre, y: metre },
      { x: 'Measure', xError: 'Attribute', y: 'Measure' },
    ],
    [
      'a role that is given counts',
      { id: number, x: number },
      { id: 'Measure', x: 'Attribute' },
      { roles: { id: 'measure', x: 'attribute' } },
    ],
  ])('%s', (_name, properties, expected, options) => {
    expect(structured(properties, options).roles).toEqual(expected);
  });

  test('are listed as assumed, unless they are given', async () => {
    const properties = { id: text, x: metre, x_flag: coded, note: text, y: metre };
    const { assumed, document } = structured(properties, { roles: { y: 'measure' } });
    expect(assumed).toContainEqual({
      term: 'cdif:role in data',
      value: '1 UnitIdentifier, 1 Measure, 2 Attribute',
      why: 'derived from keys, units, types and names of columns; an option such as "roles": {"population":"measure"} would state it',
    });
    expect(nodeAt(document, `${$id}#variable/x_flag`)).toMatchObject({
      'cdif:role': 'Attribute',
      'cdi:qualifies': { '@id': `${$id}#variable/x` },
      'fair:assumed': ['cdif:role'],
    });
    // CDIF takes no attribute that qualifies nothing.
    expect(nodeAt(document, `${$id}#variable/note`)).not.toHaveProperty('cdif:role');
    const { options } = await importFrom(importers.cdif!, document, { uri: 'document' });
    expect(options.roles).toEqual({ y: 'measure' });
  });

  test('are not assumed where nothing may be', () => {
    const { document, assumed } = exportOf(
      'cdif',
      { $id, 'fair:structureType': 'wide', properties: { a: number } },
      { distribution: [file], assume: false },
    );
    expect(assumed).toEqual([]);
    expect(document['schema:distribution']).not.toMatchObject([{ 'cdi:isStructuredBy': {} }]);
  });
});

test('an assumed layout is not stated', async () => {
  const options = { distribution: [file] };
  const imported = async (keywords: JsonObject) =>
    (await back({ $id, ...keywords, properties: { a: { type: 'number' } } }, options)).schema;
  expect(await imported({})).not.toHaveProperty('fair:structureType');
  expect(await imported({ 'fair:structureType': 'wide' })).toHaveProperty('fair:structureType', 'wide');
});

test.each<[string, JsonObject]>([
  ['number', { type: 'number' }],
  ['steps of hundredths', { type: 'number', multipleOf: 0.01 }],
  ['limits without a type', { minimum: 1 }],
])('%s are xsd:double', (_name, property) => {
  const document = written({ $id, properties: { a: property } }, { distribution: [file] });
  expect(JSON.stringify(document)).toContain('xsd:double');
  expect(JSON.stringify(document)).not.toContain('xsd:decimal');
});

test('names are literals of the schema, and no ends of addresses', () => {
  const place = { 'fair:spatialCoverageRef': 'http://www.wikidata.org/entity/Q486972' };
  const contributors = [{ entityRef: 'https://ror.org/02y3ad647', role: 'Producer', type: 'Organization' }];
  const schema = (words: JsonObject) => ({
    $id,
    title: 'Air',
    ...place,
    ...words,
    'fair:conceptRef': 'https://example.org/Q1',
    'fair:contributors': contributors,
    properties: { a: { type: 'number', 'fair:conceptRef': 'https://example.org/Q2', ...place } },
  });
  const names = (document: Json) =>
    objectsIn(document).flatMap((each) => [each['schema:name'] ?? [], each['skos:prefLabel'] ?? []].flat());
  const plain = names(written(schema({})));
  expect(plain).toEqual(expect.arrayContaining(['Air', 'a']));
  for (const tail of ['Q486972', 'Q1', 'Q2', '02y3ad647']) expect(plain).not.toContain(tail);
  expect(names(written(schema({ 'fair:spatialCoverage': 'Village' })))).toContain('Village');
});

test('options about access, catalogue and language are written and read', async () => {
  const schema = { $id, title: 'Air' };
  const keys = ['conditionsOfAccess', 'isAccessibleForFree', 'catalog', 'language'] as const;
  const none = written(schema);
  for (const name of ['schema:isAccessibleForFree', 'schema:inLanguage'])
    expect(none).not.toHaveProperty(name);
  expect(none['schema:subjectOf']).not.toHaveProperty('schema:includedInDataCatalog');
  expect((await back(schema)).options).toEqual({});
  for (const conditionsOfAccess of [fullOptions.conditionsOfAccess!, 'For members only.']) {
    const given = { ...Object.fromEntries(keys.map((key) => [key, fullOptions[key]])), conditionsOfAccess };
    const document = written(schema, given);
    expect(document['schema:inLanguage']).toBe('en');
    expect(document['schema:subjectOf']).toMatchObject({
      'schema:includedInDataCatalog': { '@type': ['schema:DataCatalog'], 'schema:name': 'Example catalogue' },
    });
    expect((await back(schema, given)).options).toEqual(given);
  }
});

describe('addresses', () => {
  /** What the classes of a thing make it; nothing is two of these. */
  const GROUPS: { readonly [group: string]: RegExp } = {
    dataset: /^schema:Dataset$|^cdi:DataSet$/,
    variable: /^schema:PropertyValue$|^cdi:InstanceVariable$/,
    represented: /RepresentedVariable$/,
    list: /ConceptScheme$/,
    code: /^skos:Concept$/,
    file: /^schema:DataDownload$/,
    agent: /Person$|Organization$|Agent$/,
    activity: /^prov:Activity$/,
  };

  test('stand for one thing each, and never for the schema', () => {
    for (const { schema } of [...ownSchemas, ...randomSchemas(40)]) {
      for (const options of [{}, fullOptions, isObject(schema) ? { identifier: String(schema.$id) } : {}]) {
        const groups = new Map<string, Set<string>>();
        const document = written(schema, options);
        for (const each of objectsIn(document)) {
          for (const type of (each['@type'] ?? []) as readonly string[]) {
            const [group] = Object.entries(GROUPS).find(([, form]) => form.test(type)) ?? [];
            if (group === undefined || each['@id'] === undefined) continue;
            const known = groups.get(String(each['@id'])) ?? new Set();
            groups.set(String(each['@id']), known.add(group));
          }
        }
        expect([...groups].filter(([, { size }]) => size > 1)).toEqual([]);
        const links = document['schema:relatedLink'] as readonly JsonObject[];
        const address = (links.at(-1)!['schema:target'] as JsonObject)['schema:url'];
        expect(groups.has(String(address))).toBe(false);
      }
    }
  });

  test('of variables and codes are those of all standards', () => {
    const table = { type: 'array', items: { properties: { a: { enum: ['x'] } } } };
    const document = written({ $id, 'fair:resourceType': 'data-product', properties: { t: table } });
    const ids = objectsIn(document).flatMap((each) => (each['@type'] ? (each['@id'] ?? []) : []));
    for (const local of ['dataset', 'table/t', 'table/t/variable/a', 'codes/t/a', 'codes/t/a/x'])
      expect(ids).toContain(`${$id}#${local}`);
  });

  test('that the schema gives a variable are its second address', async () => {
    const schema = { $id, properties: { a: { 'fair:instanceVariableRef': 'https://example.org/a' } } };
    expect(variableIn(schema, 'a')).toMatchObject({ 'schema:sameAs': [{ '@id': 'https://example.org/a' }] });
    expect((await back(schema)).schema).toMatchObject({ $id, items: { properties: schema.properties } });
  });
});

test('a version of something does not come from it', () => {
  const relation = { relationType: 'isVersionOf', targetRef: 'https://example.org/other' };
  const document = written({ $id, 'fair:datasetRelations': [relation] });
  expect(document).not.toHaveProperty('prov:wasDerivedFrom');
  expect(JSON.stringify(document['schema:relatedLink'])).toContain('https://example.org/other');
});

test('a code may be called missing', async () => {
  const schema = {
    $id,
    properties: { a: { oneOf: [{ const: 9, 'fair:label': 'Missing', 'fair:sentinel': true }] } },
  };
  expect(JSON.stringify((await back(schema)).schema)).toContain('"fair:label":"Missing"');
});

test.each([{}, { identifier: 'https://doi.org/10.1234/abcd' }, { identifier: $id }])(
  'the address of the schema comes back beside %j',
  async (options) => {
    const { schema, options: read } = await back({ $id, title: 'Air', properties: { a: {} } }, options);
    expect(schema).toMatchObject({ $id });
    expect(read.identifier).toBe(options.identifier);
    expect(JSON.stringify(schema)).not.toContain('instanceVariableRef');
  },
);
