import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { prepare, validate } from './validate.js';

async function said(
  schema: Json,
  instance: Json,
  formats: 'annotate' | 'assert' = 'annotate',
): Promise<readonly string[]> {
  const found = await validate(documentOf(schema, 'schema'), documentOf(instance, 'instance'), { formats });
  return found.map(
    ({ code, message, help, at }) =>
      `${code.replace('instance/', '')} ${at.pointer}: ${message}${help ? ` ${help}` : ''}`,
  );
}

describe('every keyword speaks in words', () => {
  const cases: readonly (readonly [schema: Json, instance: Json, says: string])[] = [
    [{ type: 'number' }, 'x', 'type : Expected a number, found the string "x".'],
    [{ type: ['integer', 'null'] }, 1.5, 'type : Expected an integer or null, found the number 1.5.'],
    [
      { enum: ['red', 'green', 3] },
      'gren',
      'enum : Expected "red", "green" or 3, found the string "gren". Did you mean "green"?',
    ],
    [{ const: { a: 1 } }, 2, 'const : Expected an object of 1 member, found the number 2.'],
    [{ multipleOf: 3 }, 4, 'multipleOf : Expected a multiple of 3, found 4.'],
    [{ maximum: 3 }, 4, 'maximum : Expected a number of at most 3, found 4.'],
    [{ exclusiveMaximum: 3 }, 3, 'exclusiveMaximum : Expected a number below 3, found 3.'],
    [{ minimum: 3 }, 2, 'minimum : Expected a number of at least 3, found 2.'],
    [{ exclusiveMinimum: 3 }, 3, 'exclusiveMinimum : Expected a number above 3, found 3.'],
    [{ maxLength: 1 }, '😀😀', 'maxLength : Expected at most 1 character, found 2 in "😀😀".'],
    [{ minLength: 2 }, '😀', 'minLength : Expected at least 2 characters, found 1 in "😀".'],
    [{ pattern: '^[A-Z]{2}$' }, 'abc', 'pattern : "abc" does not match the pattern "^[A-Z]{2}$".'],
    [{ maxItems: 1 }, [1, 2], 'maxItems : Expected at most 1 item, found 2.'],
    [{ minItems: 2 }, [], 'minItems : Expected at least 2 items, found 0.'],
    [
      { uniqueItems: true },
      [{ a: 1, b: 2 }, 3, { b: 2, a: 1 }],
      'uniqueItems : Items 0 and 2 are equal: an object of 2 members.',
    ],
    [
      { contains: { type: 'string' } },
      [1],
      'contains : Expected at least 1 of the items to match "contains", found another number in an array of 1 item.',
    ],
    [
      { contains: true, maxContains: 1 },
      [1, 2],
      'contains : Expected exactly 1 of the items to match "contains", found another number in an array of 2 items.',
    ],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, 'maxProperties : Expected at most 1 member, found 2.'],
    [{ minProperties: 1 }, {}, 'minProperties : Expected at least 1 member, found 0.'],
    [
      { required: ['name'] },
      { nmae: 1 },
      'required : The member "name" is missing. Is "nmae" a misspelling of it?',
    ],
    [
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      'dependentRequired : The member "b" is missing, which "a" needs beside it.',
    ],
    [{ not: { type: 'number' } }, 1, 'not : The schema under "not" matches the number 1, but must not.'],
    [
      { additionalProperties: false, properties: { name: {} } },
      { nmae: 1 },
      'additionalProperties /nmae: The member "nmae" is not allowed. Did you mean "name"?',
    ],
    [{ unevaluatedProperties: false }, { a: 1 }, 'unevaluatedProperties /a: The member "a" is not allowed.'],
    [
      { prefixItems: [{}], items: false },
      [1, 2],
      'items /1: The item 1 is not allowed: the array is too long.',
    ],
    [
      { prefixItems: [{}], unevaluatedItems: false },
      [1, 2],
      'unevaluatedItems /1: The item 1 is not allowed: the array is too long.',
    ],
    [{ properties: { a: false } }, { a: 1 }, 'properties /a: "a" is not allowed here.'],
    [false, 1, ' : No value is allowed here.'],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      'maxLength /ab: Expected at most 1 character, found 2 in "ab".',
    ],
    [
      { patternProperties: { '^a': { type: 'number' } } },
      { ab: 'x' },
      'type /ab: Expected a number, found the string "x".',
    ],
    [{ dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, 'required : The member "b" is missing.'],
    [
      { if: { type: 'number' }, then: { minimum: 3 } },
      2,
      'minimum : Expected a number of at least 3, found 2.',
    ],
    [
      { if: { type: 'number' }, else: { minLength: 3 } },
      'ab',
      'minLength : Expected at least 3 characters, found 2 in "ab".',
    ],
    [
      { allOf: [{ $ref: '#/$defs/A' }], $defs: { A: { items: { type: 'string' } } } },
      [1],
      'type /0: Expected a string, found the number 1.',
    ],
    [
      { anyOf: [{ type: 'string' }, { minimum: 3 }] },
      2,
      'anyOf : None of the 2 alternatives of "anyOf" matches the number 2. The closest is alternative 2: Expected a number of at least 3, found 2.',
    ],
    [
      { oneOf: [{ type: 'number' }, { minimum: 3 }, {}] },
      2,
      'oneOf : Alternatives 1, 3 of "oneOf" match, but only one may match.',
    ],
    [
      {
        oneOf: [
          { const: 1, title: 'Yes' },
          { const: 2, title: 'No' },
        ],
      },
      3,
      'oneOf : Expected 1 or 2, found the number 3.',
    ],
    [
      { $defs: { N: { $id: 'n', $dynamicAnchor: 'n', type: 'number' } }, $ref: 'n' },
      'x',
      'type : Expected a number, found the string "x".',
    ],
  ];
  test.each(cases)('%j with %j', async (schema, instance, says) => {
    expect(await said(schema, instance)).toEqual([says]);
  });

  test('one finding for each member that is missing', async () => {
    expect(await said({ required: ['a', 'b', 'toString'] }, { a: 1 })).toEqual([
      'required : The member "b" is missing.',
      'required : The member "toString" is missing.',
    ]);
  });
});

describe('formats', () => {
  test('are annotations unless they are asserted', async () => {
    expect(await said({ format: 'date' }, '2024-02-30')).toEqual([]);
    expect(await said({ format: 'date' }, '2024-02-30', 'assert')).toEqual([
      'format : "2024-02-30" is not of the format "date".',
    ]);
    expect(await said({ format: 'date' }, '2024-02-29', 'assert')).toEqual([]);
    expect(await said({ format: 'nobody-knows' }, 'x', 'assert')).toEqual([]);
  });

  test.each([
    ['23:59:60Z', true],
    ['23:59:60.5z', true],
    ['01:29:60+01:30', true],
    ['15:59:60-08:00', true],
    ['22:59:60Z', false],
    ['23:58:60Z', false],
    ['23:59:60+01:00', false],
    ['24:59:60+25:00', false],
    ['23:59:61Z', false],
    ['23:59:60', false],
  ])('know that the time %s is one: %s', async (time, isTime) => {
    expect(await said({ format: 'time' }, time, 'assert')).toHaveLength(isTime ? 0 : 1);
  });

  test('do not get mixed up between calls that run at the same time', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      said({ format: 'date' }, 'x', index % 2 ? 'assert' : 'annotate'),
    );
    expect((await Promise.all(calls)).map((each) => each.length)).toEqual(calls.map((_, index) => index % 2));
  });
});

describe('each finding says where', () => {
  test('in the instance, on the way of the evaluation, and at the full address of the keyword', async () => {
    const schema = {
      $id: 'https://example.org/root',
      properties: { 'a/b': { $ref: '#/$defs/N' }, c: { $id: 'inner', items: { type: 'string' } } },
      $defs: { N: { minimum: 3 } },
    };
    const found = await validate(documentOf(schema, 'schema'), documentOf({ 'a/b': 1, c: [1] }, 'instance'));
    expect(found.map(({ at, params, related }) => ({ at, params, related }))).toEqual([
      {
        at: { uri: 'instance', pointer: '/a~1b', on: 'value' },
        params: {
          keyword: 'minimum',
          keywordLocation: '/properties/a~1b/$ref/minimum',
          absoluteKeywordLocation: 'https://example.org/root#/$defs/N/minimum',
          found: 'the number 1',
        },
        related: [
          {
            message: 'The schema requires it here.',
            at: { uri: 'schema', pointer: '/$defs/N/minimum', on: 'value' },
          },
        ],
      },
      {
        at: { uri: 'instance', pointer: '/c/0', on: 'value' },
        params: {
          keyword: 'type',
          keywordLocation: '/properties/c/items/type',
          absoluteKeywordLocation: 'https://example.org/inner#/items/type',
          found: 'the number 1',
        },
        related: [
          {
            message: 'The schema requires it here.',
            at: { uri: 'schema', pointer: '/properties/c/items/type', on: 'value' },
          },
        ],
      },
    ]);
  });
});

describe('a schema can be used', () => {
  test('in the FAIR dialect, with embedded schemas and vocabularies', async () => {
    const FAIR = 'https://highvaluedata.net/fair-data-schema/dev';
    const schema = {
      $schema: FAIR,
      $vocabulary: { 'https://example.org/unknown': true },
      properties: { a: { $id: 'https://example.org/a', $schema: FAIR, type: 'string', 'fair:label': 'A' } },
    };
    expect(await said(schema, { a: 1 })).toEqual(['type /a: Expected a string, found the number 1.']);
  });

  test('with references into registered schemas, and through them', async () => {
    const registry = createRegistry({
      schemas: [
        documentOf({ $id: 'https://example.org/a', $ref: 'b#x' }, 'a'),
        documentOf({ $id: 'https://example.org/b', $defs: { x: { $anchor: 'x', type: 'string' } } }, 'b'),
      ],
    });
    const found = await validate(
      documentOf({ items: { $ref: 'https://example.org/a' } }, 's'),
      documentOf([1], 'i'),
      { registry },
    );
    expect(found.map(({ code, related }) => [code, related?.[0]?.at.uri])).toEqual([['instance/type', 'b']]);
  });

  test('even under the address of a registered one, or of the standard', async () => {
    for (const $id of [
      'https://highvaluedata.net/fair-data-schema/dev',
      'https://json-schema.org/draft/2020-12/schema',
    ]) {
      expect(await said({ $id, type: 'string' }, 1)).toEqual([
        'type : Expected a string, found the number 1.',
      ]);
      expect(await said({ $ref: $id }, { type: 5 })).not.toEqual([]);
      expect(await said({ $ref: $id }, { type: 'string' })).toEqual([]);
    }
  });

  test('to check schemas by the meta-schemas, in depth', async () => {
    const found = await said(
      { $ref: 'https://highvaluedata.net/fair-data-schema/dev' },
      { properties: { a: { 'fair:label': 7 } } },
    );
    expect(found.join('\n')).toContain('/properties/a/fair:label');
  });
});

describe('odd names are ordinary names', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '',
    'a/b',
    '~',
    '%25',
    '#',
    'é',
    '\ud800',
  ])('such as %j', async (name) => {
    const object = (value: Json) => Object.fromEntries([[name, value]]);
    const found = await validate(
      documentOf({ [name]: 1, properties: object({ type: 'string' }), required: [name] } as Json, 's'),
      documentOf(object(1), 'i'),
    );
    expect(found.map(({ code }) => code)).toEqual(['instance/type']);
    expect(await said({ properties: {}, required: [name], additionalProperties: false }, {})).toHaveLength(1);
    expect(await said({ additionalProperties: false }, object(1))).toHaveLength(1);
    expect(await said({ unevaluatedProperties: false, properties: object(true) }, object(1))).toEqual([]);
    expect(await said({ const: object(1) }, {})).toHaveLength(1);
  });
});

describe('an instance is not checked', () => {
  test('by a schema that is invalid', async () => {
    expect(await said({ type: 'strng' }, 1)).toHaveLength(1);
  });

  test('by a schema with an unregistered reference: that is an error now', async () => {
    const found = await validate(documentOf({ $ref: 'https://example.org/x' }, 's'), documentOf(1, 'i'));
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'error reference/unregistered',
    ]);
  });

  test.each([
    ['at once', { $ref: '#' }],
    [
      'by way of others',
      { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { not: { $ref: '#' } } } },
    ],
  ])('by a schema that leads back to itself %s', async (_name, schema) => {
    const found = await validate(documentOf(schema, 's'), documentOf(1, 'i'));
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error reference/endless']);
  });

  test('by a schema that leads back to itself for this instance only', async () => {
    const schema = { if: { type: 'number' }, then: { $ref: '#' } };
    expect(await said(schema, 'x')).toEqual([]);
    expect((await said(schema, 1))[0]).toMatch(/^endless : The schema refers to itself endlessly/);
  });

  test.each([
    ['a long way', { if: { type: 'number' }, then: longWay(40) }],
    ['a dynamic reference', { $dynamicAnchor: 'a', if: { type: 'number' }, then: { $dynamicRef: '#a' } }],
  ])('by a schema that leads back to itself by %s', async (_name, schema) => {
    expect(await said(schema, 'x')).toEqual([]);
    expect((await said(schema, 1))[0]).toMatch(/^endless : The schema refers to itself endlessly/);
  });

  test('by a schema that takes too many evaluations for each level of the data: that is not endless', async () => {
    const schema = { properties: { next: longWay(40) } };
    expect(await said(schema, nested(20))).toEqual([]);
    expect((await said(schema, nested(30)))[0]).toMatch(
      /^too-deep : .* more than 1000 nested schema evaluations/,
    );
  });

  // At its second evaluation the condition leads to the anchor of `q`, which has been entered meanwhile.
  test('but the same schema object in another dynamic scope is fine', async () => {
    const schema = {
      $id: 'https://example.org/outer',
      ...longWay(40, { if: { $dynamicRef: 'r#a' }, then: { $ref: 'q' } }),
      $defs: {
        r: { $id: 'r', $defs: { a: { $dynamicAnchor: 'a' } } },
        q: { $id: 'q', $defs: { a: { $dynamicAnchor: 'a', type: 'string' } }, $ref: 'outer' },
      },
    };
    expect(await said(schema, 1)).toEqual([]);
    expect((await said(schema, 'x'))[0]).toMatch(/^endless/);
  });

  test('but a schema that goes into the data on its way back is fine', async () => {
    expect(
      await said({ items: { $ref: '#' }, anyOf: [{ $ref: '#/$defs/a' }], $defs: { a: {} } }, [[[]]]),
    ).toEqual([]);
  });
});

/** A schema that leads to another, or to the root, over so many schema objects for the same value. */
function longWay(steps: number, end: JsonObject = { $ref: '#' }): JsonObject {
  return steps === 0 ? end : { allOf: [longWay(steps - 1, end)] };
}

function nested(levels: number): Json {
  return levels === 0 ? {} : { next: nested(levels - 1) };
}

describe('deep data', () => {
  const refs = ['properties', 'patternProperties'].map((keyword) => ({ [keyword]: { next: { $ref: '#' } } }));
  const schemas: readonly JsonObject[] = [
    ...refs,
    { additionalProperties: { $ref: '#' } },
    { unevaluatedProperties: { $ref: '#' } },
    { anyOf: [{ oneOf: [{ properties: { next: { $ref: '#' } } }] }] },
    { allOf: [{ if: true, then: { properties: { next: { $ref: '#' } } } }] },
  ];
  test.each(schemas)('is checked to the end of what the stack bears, by %j', async (schema) => {
    for (const levels of [200, 10_000]) {
      for (const asked of [schema, { ...schema, minProperties: 1 }]) {
        const prepared = await prepare(documentOf(asked, 's'));
        const instance = documentOf(deep(levels), 'i');
        const [first] = prepared.check!(instance);
        if (levels === 200) expect(first === undefined).toBe(asked === schema);
        else expect(first?.code).toBe('instance/too-deep');
        prepared.annotate!(instance);
        for (const shape of ['basic', 'detailed'] as const) {
          expect(prepared.output!(shape, instance).valid).toBe(levels === 200 && asked === schema);
        }
      }
    }
  });
});

function deep(levels: number): Json {
  let value: Json = {};
  for (let level = 0; level < levels; level++) value = { next: value };
  return value;
}

test('nothing is fetched', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  for (const address of [`http://127.0.0.1:${port}/x`, 'file:///etc/passwd']) {
    const found = await validate(documentOf({ $ref: address }, 's'), documentOf(1, 'i'));
    expect(found.map(({ code }) => code)).toEqual(['reference/unregistered']);
  }
  await new Promise((done) => server.close(done));
  expect(requests).toBe(0);
});

describe('numbers that no double can hold', () => {
  const beyond = JSON.parse('1e400') as number;

  test('are no multiples, as far as anybody can tell', async () => {
    expect(await said({ multipleOf: 2 }, beyond)).toEqual([
      'multipleOf : Expected a multiple of 2, found Infinity.',
    ]);
  });

  test('are not null', async () => {
    expect(await said({ uniqueItems: true }, [null, beyond])).toEqual([]);
    expect(await said({ uniqueItems: true }, [beyond, beyond])).toHaveLength(1);
  });
});

test.each([0, Number.POSITIVE_INFINITY])(
  'who checks many values refuses what would never end (%s values expected)',
  async (expected) => {
    const schema = { if: { type: 'number' }, then: { $ref: '#' } };
    const { acceptor } = await prepare(documentOf(schema, 'schema'));
    const accepts = acceptor!(expected);
    expect([accepts('x'), accepts(1)]).toEqual([true, false]);
  },
);
