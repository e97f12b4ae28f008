import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import type { Code, Variable } from '../../src/schema/description/index.js';
import type { Draft, DraftCodeList } from '../../src/schema/draft/index.js';
import { code, describedBy, draftOf, problemsOf, table, variable, written } from './drafts.js';

const ODD_NAMES = [
  '__proto__',
  '',
  'a/b',
  'a~b',
  'constructor',
  'toString',
  '$ref',
  '#',
  '%',
  'a b',
  'größe',
  '\ud800',
];

/** The variables of a table with those in them, as one text each. */
function namesIn(variables: readonly Variable[]): readonly string[] {
  return variables.flatMap(({ path, variables: inside }) => [path.join(' . '), ...namesIn(inside)]);
}

function tablesOf(schema: Json): { readonly [table: string]: readonly string[] } {
  return Object.fromEntries(
    describedBy(schema).datasets.map(({ name, variables }) => [name, namesIn(variables)]),
  );
}

function valuesOf(codes: readonly Code[] = []): readonly Json[] {
  return codes.map(({ value }) => value);
}

const yesNo: DraftCodeList = {
  name: 'Yes or no',
  codes: [code('Y', { title: 'Yes' }), code('N', { title: 'No' }), code('X', { title: 'Not asked' }, true)],
};

/** Drafts, with the tables and variables that their schemas describe. */
const drafts: { readonly [name: string]: readonly [Draft, { readonly [table: string]: readonly string[] }] } =
  {
    'no table': [draftOf(), { data: [] }],
    'a table without variables': [draftOf(table([])), { data: [] }],
    'a single table': [draftOf(table([], variable('a'), variable('b'))), { data: ['a', 'b'] }],
    'a table at the end of a path': [draftOf(table(['a'], variable('x'))), { a: ['x'] }],
    'a product': [
      draftOf(table(['stations'], variable('id')), table(['readings'], variable('id'), variable('value'))),
      { stations: ['id'], readings: ['id', 'value'] },
    ],
    'tables in objects': [
      draftOf(
        table(['2023', 'a'], variable('x')),
        table(['2023', 'b'], variable('y')),
        table(['2024', 'a'], variable('z')),
      ),
      // Objects that are no tables are variables of the whole.
      { data: ['2023', '2024'], '2023/a': ['x'], '2023/b': ['y'], '2024/a': ['z'] },
    ],
    'tables in the rows of a product': [
      draftOf(table(['stays'], variable('id')), table(['stays', 'diagnoses'], variable('code'))),
      { stays: ['id'], 'stays/diagnoses': ['code'] },
    ],
    'tables that come before those around them': [
      draftOf(table(['stays', 'diagnoses'], variable('code')), table(['stays'], variable('id'))),
      { stays: ['id'], 'stays/diagnoses': ['code'] },
    ],
    'tables in the rows of the only other one': [
      draftOf(
        table([], variable('id')),
        table(['diagnoses'], variable('code')),
        table(['diagnoses', 'procedures'], variable('day')),
      ),
      { data: ['id'], diagnoses: ['code'], 'diagnoses/procedures': ['day'] },
    ],
    'objects in objects': [
      draftOf(
        table(
          [],
          variable('a', {
            types: ['object'],
            variables: [variable('b', { types: ['object'], variables: [variable('c')] })],
          }),
        ),
      ),
      { data: ['a', 'a . b', 'a . b . c'] },
    ],
    'an array of objects': [
      draftOf(table([], variable('a', { types: ['object'], shape: [-1], variables: [variable('b')] }))),
      { data: ['a', 'a . b'] },
    ],
    'a variable that is there twice': [
      draftOf(table([], variable('a', { isRequired: true }), variable('a', { isRequired: true }))),
      { data: ['a'] },
    ],
    'a table that is there twice': [
      draftOf(table(['a'], variable('x')), table(['a'], variable('y'))),
      { a: ['x'], 'a-2': ['y'] },
    ],
    'a table beside a variable of its name': [
      draftOf(table([], variable('a')), table(['a'], variable('x'))),
      { a: ['x'] },
    ],
    'odd names of variables': [
      draftOf(table([], ...ODD_NAMES.map((name) => variable(name, { isRequired: true })))),
      { data: ODD_NAMES },
    ],
    'odd names of parts': [
      draftOf(
        table([], variable('all', { types: ['object'], variables: ODD_NAMES.map((name) => variable(name)) })),
      ),
      { data: ['all', ...ODD_NAMES.map((name) => `all . ${name}`)] },
    ],
    'odd names of tables': [
      draftOf(...ODD_NAMES.map((name) => table([name], variable('x')))),
      Object.fromEntries(ODD_NAMES.map((name) => [name, ['x']])),
    ],
    'odd names on the way to tables': [
      draftOf(...ODD_NAMES.map((name) => table([name, 't'], variable('x')))),
      { data: ODD_NAMES, ...Object.fromEntries(ODD_NAMES.map((name) => [`${name}/t`, ['x']])) },
    ],
  };

describe('the schema of a draft', () => {
  test.each(Object.keys(drafts))('is valid: %s', (name) => {
    expect(problemsOf(written(drafts[name]![0]))).toEqual([]);
  });

  test.each(Object.keys(drafts))('describes what it should: %s', (name) => {
    const [draft, tables] = drafts[name]!;
    expect(tablesOf(written(draft))).toEqual(tables);
  });

  test('has address, title and description before all keywords', () => {
    const draft: Draft = {
      ...draftOf(table([], variable('a'))),
      id: 'https://example.org/s',
      statements: { 'fair:label': 'Label', description: 'Text', title: 'Title' },
    };
    expect(Object.keys(written(draft))).toEqual([
      '$schema',
      '$id',
      'title',
      'description',
      'fair:label',
      'type',
      'items',
    ]);
  });

  test('has the statements of the only table at its root', () => {
    const draft = draftOf({ ...table([], variable('a')), statements: { title: 'Heights' } });
    expect(describedBy(written(draft)).title?.value).toBe('Heights');
  });

  test('says of each table that it is one', () => {
    const { properties, ...root } = written(draftOf(table(['a']), table(['b'])));
    expect(root['fair:resourceType']).toBe('data-product');
    for (const each of Object.values(properties as JsonObject)) {
      expect((each as JsonObject)['fair:resourceType']).toBe('dataset');
    }
  });

  test('leaves the draft as it was', () => {
    const [draft] = drafts['tables in the rows of the only other one']!;
    const before = structuredClone(draft);
    written(draft);
    expect(draft).toEqual(before);
  });
});

/** A variable as its schema and as it is described. */
function single(more: Parameters<typeof variable>[1]) {
  const schema = written(draftOf(table([], variable('v', more))));
  expect(problemsOf(schema)).toEqual([]);
  const [found] = describedBy(schema).datasets[0]!.variables;
  const { properties } = schema.items as { properties: { v: JsonObject } };
  return { found: found!, schema: properties.v, root: schema };
}

describe('a variable', () => {
  test.each([
    [{ types: [] }, {}],
    [{ types: ['number'] }, { type: 'number' }],
    [{ types: ['number'], isNullable: true }, { type: ['number', 'null'] }],
    [{ types: ['string', 'integer'] }, { type: ['string', 'integer'] }],
    [
      { types: ['string'], format: 'date' },
      { type: 'string', format: 'date' },
    ],
    [{ types: [], isNullable: true }, {}],
    [
      { types: ['number'], constraints: { minimum: 0, maximum: 9 } },
      { type: 'number', minimum: 0, maximum: 9 },
    ],
    [
      { types: ['number'], shape: [-1] },
      { type: 'array', items: { type: 'number' } },
    ],
    [
      { types: ['number'], shape: [3] },
      { type: 'array', minItems: 3, maxItems: 3, items: { type: 'number' } },
    ],
    [
      { types: ['number'], shape: [2, -1] },
      { type: 'array', minItems: 2, maxItems: 2, items: { type: 'array', items: { type: 'number' } } },
    ],
    [{ types: ['object'], variables: [] }, { type: 'object' }],
    [
      { types: ['object'], variables: [variable('a', { isRequired: true }), variable('b')] },
      { type: 'object', properties: { a: {}, b: {} }, required: ['a'] },
    ],
  ] as const)('%j is written as %j', (more, schema) => {
    expect(single(more).schema).toEqual(schema);
  });

  test('keeps its shape', () => {
    const { found } = single({ types: ['number'], shape: [2, -1, 4] });
    expect(found.shape).toEqual([2, -1, 4]);
  });

  test('says that it is required', () => {
    expect(single({ isRequired: true }).found.isRequired).toBe(true);
    expect(single({}).found.isRequired).toBe(false);
  });
});

describe('codes', () => {
  test('of one variable stand in it', () => {
    const { found, root } = single({ types: ['string'], codes: yesNo });
    expect(valuesOf(found.codes?.codes)).toEqual(['Y', 'N']);
    expect(valuesOf(found.codes?.sentinels)).toEqual(['X']);
    expect(root).not.toHaveProperty('$defs');
  });

  test.each(['Yes or no', 'a/b', '__proto__', '', '%', '#', 'größe', '\ud800', 'a~b'])(
    'of several variables stand in one definition: %j',
    (name) => {
      const codes = { ...yesNo, name };
      const schema = written(
        draftOf(
          table(['a'], variable('x', { codes, types: ['string'] })),
          table(['b'], variable('y', { codes })),
        ),
      );
      expect(problemsOf(schema)).toEqual([]);
      expect(Object.keys(schema.$defs as JsonObject)).toHaveLength(1);
      const lists = describedBy(schema).datasets.map(({ variables }) => variables[0]?.codes);
      expect(lists.map((list) => valuesOf(list?.codes))).toEqual([
        ['Y', 'N'],
        ['Y', 'N'],
      ]);
      expect(lists[0]).toBe(lists[1]);
    },
  );

  test('of two lists with one name stand apart', () => {
    const other = { ...yesNo, codes: [code(1), code(2)] };
    const pair = (name: string, codes: DraftCodeList) => [
      variable(`${name}1`, { codes }),
      variable(`${name}2`, { codes }),
    ];
    const schema = written(draftOf(table([], ...pair('a', yesNo), ...pair('b', other))));
    expect(problemsOf(schema)).toEqual([]);
    const lists = describedBy(schema).datasets[0]!.variables.map(({ codes }) => valuesOf(codes?.codes));
    expect(lists).toEqual([
      ['Y', 'N'],
      ['Y', 'N'],
      [1, 2],
      [1, 2],
    ]);
  });

  test('that all stand for the lack of a value leave the other values alone', () => {
    const codes = { name: 'Missing', codes: [code(-9, { title: 'Refused' }, true)] };
    const { found, schema } = single({ types: ['number'], codes });
    expect(schema).toHaveProperty('anyOf');
    expect(valuesOf(found.codes?.codes)).toEqual([]);
    expect(valuesOf(found.codes?.sentinels)).toEqual([-9]);
    expect(found.types).toEqual(['number']);
  });

  test('that all stand for the lack of a value may be shared', () => {
    const codes = { name: 'Missing', codes: [code(-9, {}, true)] };
    const schema = written(
      draftOf(
        table([], variable('a', { types: ['number'], codes }), variable('b', { types: ['string'], codes })),
      ),
    );
    expect(problemsOf(schema)).toEqual([]);
    for (const { codes: found } of describedBy(schema).datasets[0]!.variables) {
      expect(valuesOf(found?.sentinels)).toEqual([-9]);
    }
  });

  test('of other types than the variable are allowed', () => {
    const codes = { name: 'Mixed', codes: [code(1), code('a'), code(null, {}, true)] };
    const { found, schema } = single({ types: ['integer'], codes });
    expect(schema).not.toHaveProperty('type');
    expect(valuesOf(found.codes?.codes)).toEqual([1, 'a']);
    expect(valuesOf(found.codes?.sentinels)).toEqual([null]);
  });

  test('of a variable that may be null leave null allowed', () => {
    const { found } = single({ types: ['string'], isNullable: true, codes: yesNo });
    expect(found.isNullable).toBe(true);
  });

  test('of an array are those of its items', () => {
    const { found, schema } = single({ types: ['string'], shape: [-1], codes: yesNo });
    expect(schema.type).toBe('array');
    expect(schema.items).toHaveProperty('oneOf');
    expect(valuesOf(found.codes?.codes)).toEqual(['Y', 'N']);
  });
});
