import { expect, describe as suite, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../document/index.js';
import { createRegistry } from '../references/index.js';
import type { Variable, Words } from './description.js';
import { describe } from './read.js';

const read = (schema: Json, ...others: readonly JsonObject[]) =>
  describe(
    documentOf(schema, 'schema'),
    createRegistry({ schemas: others.map((each, index) => documentOf(each, `other-${index}`)) }),
  );
const texts = (words: Words) =>
  words.map(({ value, language }) => (language ? `${language}: ${value}` : value));
const names = (variables: readonly Variable[]): readonly unknown[] =>
  variables.map(({ name, variables: inner }) => (inner.length > 0 ? [name, names(inner)] : name));
const variable = (schema: JsonObject, more: JsonObject = {}) =>
  read({ ...more, properties: { v: schema } }).datasets[0]!.variables[0]!;

suite('tables', () => {
  test('are the root, as one object or as an array of objects', () => {
    const [one] = read({ properties: { a: {}, b: {} } }).datasets;
    expect(one).toMatchObject({ name: 'data', isRoot: true, isArray: false, path: [] });
    const [many] = read({ type: 'array', items: { properties: { a: {} }, 'fair:concept': 'Row' } }).datasets;
    expect(many).toMatchObject({ name: 'data', isRoot: true, isArray: true });
    expect(texts(many!.terms.concept!.words)).toEqual(['Row']);
  });

  test('are arrays of objects in a data product', () => {
    const { datasets, isProduct } = read({
      'fair:resourceType': 'data-product',
      properties: {
        people: { items: { properties: { id: {} } } },
        homes: { $ref: '#/$defs/Homes' },
        note: { type: 'string' },
      },
      $defs: { Homes: { type: 'array', items: { $ref: '#/$defs/Home' } }, Home: { properties: { id: {} } } },
    });
    expect(isProduct).toBe(true);
    expect(datasets.map((each) => [each.name, each.path, names(each.variables)])).toEqual([
      ['data', [], ['note']],
      ['people', ['people'], ['id']],
      ['homes', ['homes'], ['id']],
    ]);
  });

  test('are properties that say so, nested ones too, also through allOf and $ref', () => {
    const { datasets } = read({
      properties: {
        id: {},
        visits: {
          allOf: [{ $ref: '#/$defs/Table' }],
          items: {
            properties: {
              day: {},
              tests: { 'fair:resourceType': 'dataset', items: { properties: { x: {} } } },
            },
          },
        },
      },
      $defs: { Table: { type: 'array', 'fair:resourceType': 'dataset' } },
    });
    expect(datasets.map((each) => [each.name, each.path, each.isNested, names(each.variables)])).toEqual([
      ['data', [], false, ['id']],
      ['visits', ['visits'], false, ['day']],
      ['visits/tests', ['visits', 'tests'], true, ['x']],
    ]);
  });

  test('are definitions that say so and that nothing refers to', () => {
    const { datasets } = read({
      'fair:resourceType': 'data-product',
      $defs: {
        Lonely: { 'fair:resourceType': 'dataset', properties: { a: {} } },
        Plain: { properties: { b: {} } },
      },
    });
    expect(datasets.map(({ name }) => name)).toEqual(['Lonely']);
  });

  test('have names of their own, whatever the properties are called', () => {
    const table = { 'fair:resourceType': 'dataset', items: { properties: { a: {} } } };
    const { datasets } = read({
      properties: { x: {}, data: table, 'p/q': table, p: { properties: { q: table } }, __proto__: table },
    });
    expect(new Set(datasets.map(({ name }) => name)).size).toBe(datasets.length);
  });

  test('know which table a relation leads to', () => {
    const relation = { relationType: 'isPartOf', sourceVariables: ['h'], targetVariables: ['id'] };
    const { datasets } = read({
      $id: 'https://example.org/s',
      'fair:resourceType': 'data-product',
      properties: {
        homes: { $anchor: 'homes', items: { properties: { id: {} } } },
        people: {
          'fair:datasetRelations': [
            { ...relation, targetRef: '#/properties/homes' },
            { ...relation, targetRef: '#homes' },
            { ...relation, targetRef: 'https://example.org/elsewhere' },
          ],
          items: { properties: { h: {} } },
        },
      },
    });
    expect(datasets[1]!.relations.map(({ table, target }) => [table, target.value])).toEqual([
      ['homes', 'https://example.org/s#/properties/homes'],
      ['homes', 'https://example.org/s#homes'],
      [undefined, 'https://example.org/elsewhere'],
    ]);
  });
});

suite('variables', () => {
  test('know their types, null apart', () => {
    expect(variable({ type: ['number', 'null'] })).toMatchObject({ types: ['number'], isNullable: true });
    expect(variable({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] })).toMatchObject({
      types: ['string'],
      format: 'date',
      isNullable: true,
    });
    expect(variable({ enum: [1, 2, null] })).toMatchObject({
      types: ['integer'],
      isNullable: true,
    });
    expect(variable({})).toMatchObject({ types: [], isNullable: false });
  });

  test('nest: objects, arrays, arrays of arrays, tuples', () => {
    const { datasets } = read({
      required: ['o'],
      properties: {
        o: { properties: { p: { properties: { q: {} } } } },
        list: { type: 'array', items: { type: 'number' } },
        grid: { items: { minItems: 3, maxItems: 3, items: { type: 'integer' } } },
        rows: { items: { properties: { x: {} } } },
        pair: { prefixItems: [{ type: 'number' }, { type: 'string' }] },
      },
    });
    const [o, list, grid, rows, pair] = datasets[0]!.variables;
    expect(names([o!, rows!, pair!])).toEqual([
      ['o', [['p', ['q']]]],
      ['rows', ['x']],
      ['pair', ['0', '1']],
    ]);
    expect([o!.isRequired, list!.isRequired]).toEqual([true, false]);
    expect(list).toMatchObject({ types: ['number'], isArray: true, shape: [-1] });
    expect(grid).toMatchObject({ types: ['integer'], shape: [-1, 3] });
    expect(pair).toMatchObject({ isTuple: true, isArray: false });
    expect(o!.variables[0]!.variables[0]!.path).toEqual(['o', 'p', 'q']);
  });

  test('end where a definition stands in itself', () => {
    const { datasets, isCut } = read({ properties: { name: {}, child: { $ref: '#' } } });
    expect(names(datasets[0]!.variables)).toEqual(['name', 'child']);
    expect(isCut).toBe(false);
  });

  test('are cut off when references make too many of them', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${index}`,
        { properties: { a: { $ref: `#/$defs/d${index + 1}` }, b: { $ref: `#/$defs/d${index + 1}` } } },
      ]),
    );
    const schema = { $ref: '#/$defs/d0', $defs: { ...$defs, d40: {} } };
    expect(describe(documentOf(schema, 'schema'), createRegistry()).isCut).toBe(true);
  });

  test.each([
    ['an object', { type: 'object' }, (parts: JsonObject) => ({ properties: parts })],
    ['an array', { type: 'array' }, (parts: JsonObject) => ({ items: { properties: parts } })],
  ])('that lead back to %s they stand in keep their own annotations only', (_what, type, shape) => {
    const parts = {
      whole: { $ref: '#', title: 'Whole' },
      maybe: { anyOf: [{ $ref: '#' }, { type: 'null' }] },
      several: { type: 'array', items: { $ref: '#', 'fair:concept': 'Part' } },
    };
    const about = { title: 'Parts', 'fair:resourceType': 'dataset', 'fair:licenseRef': 'https://a.org/l' };
    const [table] = read({ ...about, ...type, ...shape(parts) }).datasets;
    expect(names(table!.variables)).toEqual(['whole', 'maybe', 'several']);
    expect(table!.variables.map(({ title }) => title?.value)).toEqual(['Whole', undefined, undefined]);
    expect(table!.variables.every(({ terms }) => terms.license === undefined)).toBe(true);
    expect(texts(table!.variables[2]!.terms.concept!.words)).toEqual(['Part']);
    expect(table!.variables[0]!.types).toEqual([type.type]);
  });

  test('have what allOf brings, and their own annotations before those behind a reference', () => {
    const shared = {
      $id: 'https://example.org/shared',
      $defs: {
        Age: { type: 'integer', title: 'Shared', 'fair:label': 'Shared', 'fair:measurementUnit': 'year' },
      },
    };
    const { datasets } = read(
      {
        allOf: [{ properties: { a: { 'fair:concept': 'A' } }, required: ['a'] }],
        properties: { a: { $ref: 'https://example.org/shared#/$defs/Age', 'fair:label': 'Own' } },
      },
      shared,
    );
    const [a] = datasets[0]!.variables;
    expect(texts(a!.label)).toEqual(['Own']);
    expect(a!.title?.value).toBe('Shared');
    expect(a).toMatchObject({ types: ['integer'], isRequired: true });
    expect(a!.terms.measurementUnit!.words[0]).toMatchObject({ value: 'year', uri: 'other-0' });
    expect(texts(a!.terms.concept!.words)).toEqual(['A']);
  });

  test('take annotations, and nothing else, from the definitions that they link to', () => {
    const v = variable(
      { 'fair:representedVariableRef': '#/$defs/Age' },
      {
        $defs: {
          Age: { type: 'integer', title: 'T', minimum: 0, 'fair:quantity': 'Time', 'fair:label': 'Age' },
        },
      },
    );
    expect(v).toMatchObject({ types: [], constraints: {} });
    expect(v.title).toBeUndefined();
    expect(texts(v.terms.quantity!.words)).toEqual(['Time']);
    expect(v.links.representedVariableRef!.value).toMatch(/^urn:uuid:[\da-f-]{36}#\/\$defs\/Age$/);
  });

  test('have codes from enum, oneOf and anyOf, sentinels apart, shared lists once', () => {
    const list = {
      title: 'Answers',
      oneOf: [
        { const: 1, title: 'Yes', 'fair:conceptRef': 'skos:Concept' },
        { const: 9, title: 'Refused', 'fair:sentinel': true },
      ],
    };
    const { datasets } = read({
      properties: { a: { $ref: '#/$defs/L' }, b: { $ref: '#/$defs/L' }, c: { enum: ['x', null] } },
      $defs: { L: list },
    });
    const [a, b, c] = datasets[0]!.variables;
    expect(a!.codes).toBe(b!.codes);
    expect(a!.codes).toMatchObject({ name: 'Answers', pointer: '/$defs/L' });
    expect(a!.codes!.codes.map(({ value }) => value)).toEqual([1]);
    expect(a!.codes!.sentinels.map(({ value, sentinel }) => [value, sentinel?.pointer])).toEqual([
      [9, '/$defs/L/oneOf/1/fair:sentinel'],
    ]);
    expect(a!.codes!.codes[0]!.terms.concept!.refs[0]!.value).toBe(
      'http://www.w3.org/2004/02/skos/core#Concept',
    );
    expect(c!.codes!.codes.map(({ value }) => value)).toEqual(['x']);
    const mixed = variable({
      anyOf: [
        { type: 'number', minimum: 0 },
        { const: -99, 'fair:sentinel': true },
      ],
    });
    expect(mixed).toMatchObject({ types: ['number'], constraints: { minimum: 0 } });
    expect(mixed.codes!.sentinels.map(({ value }) => value)).toEqual([-99]);
  });

  test('have the codes of a list beside those for missing values, and end where one leads back to itself', () => {
    const codes = { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] };
    const missing = { const: -8, 'fair:sentinel': true };
    for (const list of [codes, { enum: [1, 2] }, { $ref: '#/$defs/L' }]) {
      const v = variable({ anyOf: [list, missing, { $ref: '#/properties/v' }] }, { $defs: { L: codes } });
      expect(v.codes!.codes.map(({ value }) => value)).toEqual([1, 2]);
      expect(v.codes!.sentinels.map(({ value }) => value)).toEqual([-8]);
    }
  });
});

suite('facts', () => {
  test('know their place, in every language', () => {
    const { label } = read({ 'fair:label': { en: 'Towns', fr: 'Villes' } });
    expect(label.map(({ pointer, language }) => [pointer, language])).toEqual([
      ['/fair:label/en', 'en'],
      ['/fair:label/fr', 'fr'],
    ]);
  });

  test('are read from other spellings and editions', () => {
    const v = variable({ 'x-fair:label': 'X', 'fair:unit': 'kg', 'fair:unitRef': 'unit:KiloGM' });
    expect(texts(v.label)).toEqual(['X']);
    expect(v.terms.measurementUnit).toMatchObject({
      words: [{ value: 'kg', keyword: 'fair:measurementUnit', pointer: '/properties/v/fair:unit' }],
      refs: [{ value: 'http://qudt.org/vocab/unit/KiloGM' }],
    });
    const { terms, period } = read({
      'fair:license': 'https://example.org/l',
      'fair:temporalCoverage': 'https://example.org/t',
    });
    expect(terms.license).toMatchObject({ words: [], refs: [{ value: 'https://example.org/l' }] });
    expect(terms.temporalCoverage?.refs[0]?.value).toBe('https://example.org/t');
    expect(period).toBeUndefined();
    const listed = variable({ 'fair:classification': ['https://example.org/a', 'skos:x'] });
    expect(listed.terms.classification!.refs).toHaveLength(2);
  });

  test('are left out where they are faulty, and the leaf says why', () => {
    const { label, period, leaves } = read({
      'fair:label': { en: 'A', fr: 7 },
      'fair:temporalCoverage': { start: '2023-02-29', end: '2023-03-01' },
      'fair:conceptRef': 'no iri',
    });
    expect(texts(label)).toEqual(['en: A']);
    expect(period).toMatchObject({ end: { value: '2023-03-01' } });
    expect(period?.start).toBeUndefined();
    expect(leaves.filter(({ fault }) => fault).map(({ pointer }) => pointer)).toEqual([
      '/fair:label/fr',
      '/fair:temporalCoverage/start',
      '/fair:conceptRef',
    ]);
  });
});

suite('contributors', () => {
  const by = (...entries: readonly JsonObject[]) => read({ 'fair:contributors': entries });

  test('are one agent by reference, however often they contributed', () => {
    const ref = 'https://orcid.org/0000-0002-1825-0097';
    const { agents, contributions } = by(
      { name: 'Ada', contributorRef: ref, type: 'Person', role: 'Producer' },
      { name: 'Ada', entityRef: ref, role: 'Data Curator', startDate: '2024-01-01' },
      { name: 'Bo', role: 'Author' },
    );
    expect(agents.map(({ type, names }) => [type, texts(names)])).toEqual([
      ['Individual', ['Ada']],
      ['Other', ['Bo']],
    ]);
    expect(agents[0]!.names[0]!.twins?.map(({ pointer }) => pointer)).toEqual(['/fair:contributors/1/name']);
    expect(contributions.map(({ role, agent }) => [role, agent.number])).toEqual([
      ['Producer', 1],
      ['Curator', 1],
      ['Author', 2],
    ]);
  });

  test('are read leniently', () => {
    const { contributions } = by(
      { name: { fr: 'Archives' }, type: { fr: 'Organisation' }, role: { fr: 'Archive de données' } },
      {
        name: 'X',
        typeRef: 'https://highvaluedata.net/fair-data-schema/cv/contributor-types-v1#Software',
        role: 'weaver',
      },
      { role: 'Nobody' },
    );
    expect(contributions.map(({ role, agent }) => [role, agent.type])).toEqual([
      ['Archive', 'Organization'],
      ['weaver', 'Software'],
    ]);
  });

  test('include the provider', () => {
    const { contributions } = read({ 'fair:provider': 'Office', 'fair:providerRef': 'https://ror.org/x' });
    expect(contributions).toMatchObject([
      {
        role: 'Provider',
        agent: { type: 'Organization', names: [{ value: 'Office' }], refs: [{ value: 'https://ror.org/x' }] },
      },
    ]);
  });
});

test('any schema is read', () => {
  for (const schema of [true, false, {}, { $ref: '#' }, { type: 'string' }]) {
    expect(read(schema).datasets).toHaveLength(1);
  }
});

test('much that very many variables share is read only so often', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => [`x-${index}`, 'Text']);
  const names = Array.from({ length: 150 }, (_, index) => [`v${index}`, { $ref: '#/$defs/Shared' }]);
  const schema = {
    properties: Object.fromEntries(names),
    $defs: { Shared: { 'fair:label': Object.fromEntries(texts) } },
  };
  const { datasets, isCut } = describe(documentOf(schema, 'schema'), createRegistry());
  expect([isCut, datasets[0]!.variables.length]).toEqual([true, 100]);
});
