// Schemas with all keywords that assert, and values that they often are about.
import fc from 'fast-check';
import type { Json, JsonObject } from '../src/base/json.js';

/** Few names and values, so that schemas and values often are about the same. */
const name = fc.constantFrom('a', 'b', 'ab', '__proto__', 'constructor', 'toString', '0', '');
const scalar = fc.constantFrom<Json>(
  null,
  true,
  false,
  0,
  1,
  2,
  1.5,
  -0,
  1e308,
  '',
  'a',
  'b',
  'ab',
  '😀',
  'a😀',
);
const count = fc.nat(3);
const pattern = fc.constantFrom('^a', 'b$', '^.$', '', '^\\p{L}+$');

const members = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(name, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

export const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    members(tie('value')),
  ),
}));

const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

/** An object of a few of the keywords: all of them at once would refuse almost everything. */
const someOf = (keywords: { readonly [keyword: string]: fc.Arbitrary<unknown> }) =>
  fc
    .subarray(Object.keys(keywords), { maxLength: 4 })
    .chain((kept) => fc.record(Object.fromEntries(kept.map((keyword) => [keyword, keywords[keyword]!]))))
    .map((object) => object as JsonObject);

export const { schema } = fc.letrec<{ schema: Json; object: Json; schemas: Json; map: Json }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.boolean(),
    fc.constantFrom({ type: 'string' }, { const: 'a' }, { $ref: '#/$defs/leaf' }, { minimum: 1 }),
    tie('object'),
  ),
  schemas: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
  map: members(tie('schema')),
  object: someOf({
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    enum: fc.array(value, { maxLength: 9 }),
    const: value,
    multipleOf: fc.constantFrom(0.5, 2, 0.01),
    minimum: count,
    exclusiveMaximum: count,
    minLength: count,
    maxLength: count,
    pattern,
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    contains: tie('schema'),
    minContains: count,
    maxContains: count,
    prefixItems: tie('schemas'),
    items: tie('schema'),
    unevaluatedItems: tie('schema'),
    properties: tie('map'),
    patternProperties: fc.dictionary(pattern, tie('schema') as fc.Arbitrary<Json>, { maxKeys: 2 }),
    additionalProperties: tie('schema'),
    unevaluatedProperties: tie('schema'),
    propertyNames: tie('schema'),
    required: fc.uniqueArray(name, { maxLength: 3 }),
    dependentRequired: members(fc.uniqueArray(name, { maxLength: 2 })),
    dependentSchemas: tie('map'),
    minProperties: count,
    maxProperties: count,
    allOf: tie('schemas'),
    anyOf: tie('schemas'),
    oneOf: tie('schemas'),
    not: tie('schema'),
    if: tie('schema'),
    then: tie('schema'),
    else: tie('schema'),
    $ref: fc.constantFrom('#/$defs/leaf', '#/$defs/branch'),
  }),
}));

/** Definitions that lead into the data and back. */
export const $defs = {
  leaf: { type: ['string', 'null', 'object'], maxLength: 1, maxProperties: 1 },
  branch: { properties: { a: { $ref: '#/$defs/branch' }, b: { $ref: '#/$defs/leaf' } }, prefixItems: [true] },
};
