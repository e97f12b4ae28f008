import { describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../base/json.js';
import { documentOf, locate, parse } from '../../schema/document/index.js';
import type { OutputShape } from './output-shapes.js';
import { annotate, outputOf, validate } from './validate.js';

const SCHEMA = {
  $id: 'https://example.org/towns',
  title: 'Town',
  properties: {
    name: { $ref: '#/$defs/Name' },
    size: { anyOf: [{ type: 'integer' }, { type: 'string', minLength: 3 }] },
  },
  required: ['name', 'mayor'],
  $defs: { Name: { type: 'string', description: 'As people call it', allOf: [{ maxLength: 2 }] } },
};

function output(shape: OutputShape, instance: Json, schema: Json = SCHEMA) {
  return outputOf(shape, documentOf(schema, 's'), documentOf(instance, 'i'));
}

describe('the output', () => {
  test('as a flag is the verdict alone', async () => {
    expect(await output('flag', {})).toEqual({ valid: false });
    expect(await output('flag', 1)).toEqual({ valid: true });
  });

  test('in basic form lists every failure with its three places', async () => {
    const unit = (keywordLocation: string, sub: string, instanceLocation: string, error: string) => ({
      valid: false,
      keywordLocation,
      absoluteKeywordLocation: `https://example.org/towns#${sub}`,
      instanceLocation,
      error,
    });
    expect(await output('basic', { name: 'Bonn', mayor: 'x' })).toEqual({
      valid: false,
      keywordLocation: '',
      instanceLocation: '',
      errors: [
        unit('/properties', '/properties', '', '"properties" is not satisfied.'),
        unit('/properties/name/$ref', '/properties/name/$ref', '/name', '"$ref" is not satisfied.'),
        unit('/properties/name/$ref/allOf', '/$defs/Name/allOf', '/name', '"allOf" is not satisfied.'),
        unit(
          '/properties/name/$ref/allOf/0/maxLength',
          '/$defs/Name/allOf/0/maxLength',
          '/name',
          'Expected at most 2 characters, found 4 in "Bonn".',
        ),
      ],
    });
  });

  test('in detailed form nests them, and drops what only hands on one other', async () => {
    const found = await output('detailed', { name: 'Bonn', size: 1.5 });
    expect(outline(found as never)).toEqual([
      [
        '/properties',
        [
          '/properties/name/$ref/allOf/0/maxLength: Expected at most 2 characters, found 4 in "Bonn".',
          [
            '/properties/size/anyOf: None of the 2 alternatives of "anyOf" matches the number 1.5.',
            [
              '/properties/size/anyOf/0/type: Expected an integer, found the number 1.5.',
              '/properties/size/anyOf/1/type: Expected a string, found the number 1.5.',
            ],
          ],
        ],
      ],
      '/required: The member "mayor" is missing.',
    ]);
  });

  test('of a valid instance has its annotations', async () => {
    const found = await output('basic', { name: 'Bo', mayor: 'x' });
    expect(found).toEqual({
      valid: true,
      keywordLocation: '',
      instanceLocation: '',
      annotations: [
        {
          valid: true,
          keywordLocation: '/title',
          absoluteKeywordLocation: 'https://example.org/towns#/title',
          instanceLocation: '',
          annotation: 'Town',
        },
        {
          valid: true,
          keywordLocation: '/properties/name/$ref/description',
          absoluteKeywordLocation: 'https://example.org/towns#/$defs/Name/description',
          instanceLocation: '/name',
          annotation: 'As people call it',
        },
      ],
    });
    expect(await output('basic', 1, true)).toEqual({
      valid: true,
      keywordLocation: '',
      instanceLocation: '',
    });
  });

  test('of a schema that cannot be used for validation, or never ends, says so', async () => {
    expect(await output('basic', 1, { type: 'strng' })).toEqual({
      valid: false,
      keywordLocation: '',
      instanceLocation: '',
      error:
        'The schema cannot be used for validation: Expected the name of a type, found the string "strng". (s#/type)',
    });
    expect(await output('flag', 1, { type: 'strng' })).toEqual({ valid: false });
    const endless = { if: { type: 'number' }, then: { $ref: '#' } };
    expect(await output('detailed', 1, endless)).toMatchObject({
      valid: false,
      error: expect.stringContaining('endlessly'),
    });
  });

  test('has addresses that are URIs, whatever the schema is called', async () => {
    const schema = {
      $id: 'https://example.org/é',
      properties: { 'ü #%^': { type: 'string' }, '\ud800': false },
    };
    const found = await output('basic', { 'ü #%^': 1, '\ud800': 1 }, schema);
    const units = isObject(found as never) && 'errors' in found ? found.errors! : [];
    expect(units.map((each) => each.absoluteKeywordLocation)).toEqual([
      'https://example.org/%C3%A9#/properties',
      'https://example.org/%C3%A9#/properties/%C3%BC%20%23%25%5E/type',
      'https://example.org/%C3%A9#/properties/%EF%BF%BD',
    ]);
  });
});

interface Unit {
  readonly keywordLocation: string;
  readonly error?: string;
  readonly errors?: readonly Unit[];
}

function outline({ errors = [] }: Unit): readonly unknown[] {
  return errors.map((each) => {
    const line = each.keywordLocation + (each.error ? `: ${each.error}` : '');
    return each.errors ? [line, outline(each)] : line;
  });
}

describe('annotations', () => {
  const said = async (schema: Json, instance: Json) =>
    (await annotate(documentOf(schema, 's'), documentOf(instance, 'i'))).map(
      ({ instancePointer, keyword, keywordLocation, value }) =>
        `${instancePointer} ${keyword} ${keywordLocation} ${JSON.stringify(value)}`,
    );

  test('are those of the schema objects that match', async () => {
    const schema = {
      anyOf: [
        { title: 'A', type: 'object' },
        { title: 'B', properties: { a: { 'fair:label': 'a' } } },
        { title: 'C', type: 'string' },
      ],
      not: { title: 'D', type: 'string' },
      if: { title: 'E', required: ['b'] },
      else: { title: 'F' },
      propertyNames: { title: 'G' },
      $comment: 'none',
      $defs: { h: { title: 'H' } },
    };
    expect(await said(schema, { a: 1 })).toEqual([
      ' title /anyOf/0/title "A"',
      ' title /anyOf/1/title "B"',
      '/a fair:label /anyOf/1/properties/a/fair:label "a"',
      ' title /else/title "F"',
    ]);
  });

  test('are not given for what is not valid', async () => {
    expect(await said({ title: 'A', type: 'string' }, 1)).toEqual([]);
    expect(await said({ title: 5 }, 1)).toEqual([]);
    expect(await said(true, 1)).toEqual([]);
  });
});

describe('every error of an instance', () => {
  // One schema with a place for each keyword, and an instance that fails all of them.
  const schemas: { readonly [keyword: string]: readonly [Json, Json] } = {
    type: [{ type: 'string' }, 1],
    enum: [{ enum: [1, 2] }, 3],
    const: [{ const: 1 }, 2],
    multipleOf: [{ multipleOf: 2 }, 3],
    maximum: [{ maximum: 2 }, 3],
    exclusiveMaximum: [{ exclusiveMaximum: 3 }, 3],
    minimum: [{ minimum: 4 }, 3],
    exclusiveMinimum: [{ exclusiveMinimum: 3 }, 3],
    maxLength: [{ maxLength: 1 }, 'text'],
    minLength: [{ minLength: 5 }, 'text'],
    pattern: [{ pattern: '^a' }, 'text'],
    format: [{ format: 'date' }, 'text'],
    maxItems: [{ maxItems: 1 }, [1, 2]],
    minItems: [{ minItems: 3 }, [1, 2]],
    uniqueItems: [{ uniqueItems: true }, [7, 7]],
    contains: [{ contains: { const: 1 } }, [2]],
    maxProperties: [{ maxProperties: 1 }, { a: 1, b: 2 }],
    minProperties: [{ minProperties: 3 }, { a: 1, b: 2 }],
    required: [{ required: ['a'] }, {}],
    dependentRequired: [{ dependentRequired: { a: ['b'] } }, { a: 1 }],
    not: [{ not: {} }, 1],
    anyOf: [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, 1],
    oneOf: [{ oneOf: [{}, {}] }, 1],
    additionalProperties: [{ additionalProperties: false }, { a: 1 }],
    unevaluatedProperties: [{ unevaluatedProperties: false }, { a: 1 }],
    items: [{ items: false }, [1]],
    unevaluatedItems: [{ unevaluatedItems: false }, [1]],
    properties: [{ properties: { a: false } }, { a: 1 }],
  };
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(schemas).map(([keyword, [, instance]]) => [keyword, instance])),
    null,
    2,
  );
  const schema = {
    $id: 'https://example.org/all',
    properties: Object.fromEntries(Object.entries(schemas).map(([keyword, [part]]) => [keyword, part])),
  };

  test.each(['json', 'yaml'] as const)('in %s has its places, line and column', async (format) => {
    const { document } = await parse(text, 'i', format);
    const options = { formats: 'assert' } as const;
    const found = locate(await validate(documentOf(schema as Json, 's'), document!, options), [document!]);
    expect(found.map(({ code }) => code)).toEqual(Object.keys(schemas).map((each) => `instance/${each}`));
    for (const { at, params, message } of found) {
      const keyword = String(params?.keyword);
      expect(at.pointer).toMatch(new RegExp(`^/${keyword}(/|$)`));
      expect(params?.keywordLocation).toMatch(new RegExp(`^/properties/${keyword}/${keyword}`));
      expect(params?.absoluteKeywordLocation).toBe(`https://example.org/all#${params?.keywordLocation}`);
      expect(params?.found).not.toBe('');
      expect(message).toMatch(/^(Expected .* found |The |Items? |None |Alternatives |")/);
      const line = text.split('\n').findIndex((each) => each.startsWith(`  "${keyword}":`)) + 1;
      expect(at.range?.start.line).toBeGreaterThanOrEqual(line);
      expect(at.range?.start.line).toBeLessThanOrEqual(line + 1);
      expect(at.range?.start.column).toBeGreaterThan(1);
    }
  });

  test('shortens what it shows', async () => {
    const long = 'x'.repeat(100_000);
    const schemas = [
      { maxLength: 1 },
      { pattern: '^a' },
      { enum: [long.slice(1)] },
      { const: 1 },
      { type: 'null' },
    ];
    for (const each of schemas) {
      const [found] = await validate(documentOf(each as Json, 's'), documentOf(long, 'i'));
      expect(JSON.stringify(found).length).toBeLessThan(1000);
    }
  });
});
