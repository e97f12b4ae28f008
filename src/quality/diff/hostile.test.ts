// Pairs of schemas that are made to take long: each gets an answer within the steps that an answer may take.
import { expect, test } from 'vitest';
import { Budget } from '../../base/budget.js';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { openSchema } from '../validate/parts/index.js';
import { containmentOf } from './contain/contain.js';
import { diff } from './diff.js';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const members = (count: number, make: (index: number) => Json): JsonObject =>
  Object.fromEntries(times(count, (index) => [`m${index}`, make(index)]));

const array = (keywords: JsonObject): JsonObject => ({ type: 'array', ...keywords });

/** Definitions, each of which leads to the next one under its items, and the last one to `end`. */
const chain = (
  count: number,
  end: Json,
  wrap = (items: Json): JsonObject => array({ items }),
): JsonObject => ({
  $ref: '#/$defs/m0',
  $defs: members(count, (index) => {
    return wrap(index + 1 < count ? { $ref: `#/$defs/m${index + 1}` } : end);
  }),
});

const inPlace = (next: Json): JsonObject => ({ allOf: [next] });
const different = (items: Json): JsonObject => array({ items, uniqueItems: true, minItems: 1 });

/** A ring of definitions. */
const ring = (count: number): JsonObject => chain(count, { $ref: '#/$defs/m0' });

/** A value inside arrays or schemas. */
const nested = (levels: number, wrap: (inner: Json) => Json, inner: Json): Json =>
  times(levels, () => 0).reduce<Json>(wrap, inner);

const choices = (count: number, more: Json = true): JsonObject => ({
  type: 'object',
  allOf: [
    ...times(count, (index) => ({ anyOf: [{ required: [`a${index}`] }, { required: [`b${index}`] }] })),
    more,
  ],
});

/** Definitions, each of which has two ways to the next one. */
const conditions = (count: number): JsonObject => ({
  $ref: '#/$defs/m0',
  $defs: members(count, (index) => {
    const next = index + 1 < count ? { $ref: `#/$defs/m${index + 1}` } : { minProperties: 1 };
    return { if: { required: [`m${index}`] }, then: next, else: next };
  }),
});

const enumOf = (count: number, start = 0): JsonObject => ({ enum: times(count, (index) => start + index) });
const texts = (count: number): JsonObject => ({ enum: times(count, (index) => `t${index}`) });
const text = (pattern: string): JsonObject => ({ type: 'string', pattern });
const number = (keywords: JsonObject): JsonObject => ({ type: 'number', ...keywords });
const object = (keywords: JsonObject): JsonObject => ({ type: 'object', ...keywords });

const MANY = 100_000;
const HUGE = 1e9;

type Verdict = 'yes' | 'no' | 'unknown';

/** Two schemas, and whether the second accepts all that the first accepts, and the other way round. */
const PAIRS: readonly (readonly [name: string, one: Json, other: Json, Verdict, Verdict])[] = [
  ['many choices', choices(40), choices(40, { minProperties: 1 }), 'unknown', 'unknown'],
  ['many choices, and one more', choices(30), choices(31), 'no', 'unknown'],
  ['oneOf of many', { oneOf: times(2000, (n) => ({ minimum: n })) }, { type: 'number' }, 'unknown', 'no'],
  ['conditions inside conditions', conditions(100), { minProperties: 1 }, 'unknown', 'unknown'],
  [
    'conditions of many members',
    object({ dependentRequired: members(5000, (n) => [`m${n + 1}`]) }),
    object({ dependentRequired: members(5000, (n) => [`m${n + 2}`]) }),
    'no',
    'no',
  ],
  ['rings of other lengths', ring(97), ring(101), 'yes', 'yes'],
  ['long rings', ring(1000), ring(1001), 'unknown', 'unknown'],
  ['a ring, and one with an end', ring(97), chain(101, false), 'no', 'yes'],
  ['long ways of references', chain(10_000, false), chain(10_000, true), 'unknown', 'unknown'],
  [
    'long ways of references in place',
    chain(10_000, false, inPlace),
    chain(10_000, true, inPlace),
    'unknown',
    'unknown',
  ],
  [
    'long ways to different items',
    chain(10_000, { type: 'string' }, different),
    chain(10_000, true, different),
    'unknown',
    'unknown',
  ],
  [
    'deep members',
    nested(190, (a) => ({ properties: { a } }), true),
    nested(190, (a) => ({ properties: { a } }), false),
    'no',
    'yes',
  ],
  [
    'deep negations',
    nested(190, (not) => ({ not }), true),
    nested(191, (not) => ({ not }), true),
    'no',
    'yes',
  ],
  ['a long enum', enumOf(MANY), enumOf(MANY), 'yes', 'yes'],
  ['a long enum with one value fewer', enumOf(MANY), enumOf(MANY - 1), 'no', 'yes'],
  ['long enums without common values', enumOf(MANY), enumOf(MANY, MANY), 'no', 'no'],
  ['a long enum and what it is not', texts(MANY), { type: 'string', not: texts(MANY) }, 'no', 'no'],
  ['many constants', { anyOf: times(50_000, (n) => ({ const: n })) }, enumOf(50_000), 'yes', 'yes'],
  ['a long enum of arrays', { enum: times(MANY, (n) => [n]) }, array({ minItems: 1 }), 'yes', 'no'],
  [
    'many required members',
    object({ required: times(MANY, (n) => `m${n}`) }),
    object({ required: times(MANY - 1, (n) => `m${n}`) }),
    'unknown',
    'unknown',
  ],
  [
    'many members',
    object({ properties: members(50_000, () => ({ type: 'string' })) }),
    object({ properties: members(50_000, () => true) }),
    'unknown',
    'no',
  ],
  [
    'many members, and no others',
    object({ properties: members(1000, () => true), additionalProperties: false }),
    object({ propertyNames: { enum: times(1000, (n) => `m${n}`) } }),
    'yes',
    'yes',
  ],
  [
    'many patterns of names',
    object({
      patternProperties: Object.fromEntries(times(500, (n) => [`^a${n}`, { type: 'string' }])),
      properties: members(500, () => true),
    }),
    object({ additionalProperties: { type: 'string' } }),
    'no',
    'yes',
  ],
  ['nested repetition', text('^(a+)+$'), text('^(a|a)*$'), 'yes', 'no'],
  ['exponential automata', text('^(a|b)*a(a|b){20}$'), text('^(a|b)*b(a|b){20}$'), 'no', 'no'],
  ['large counts', text('^(x{1000}){1000}$'), text('^(x{1000}){1001}$'), 'unknown', 'unknown'],
  [
    'groups inside groups',
    text(`${'('.repeat(1000)}a${')*'.repeat(1000)}`),
    text('^b'),
    'unknown',
    'unknown',
  ],
  ['backward references', text('^(a*)*\\1b$'), text('^(?=(a+)+$)b'), 'no', 'unknown'],
  ['tiny multiples', number({ multipleOf: 5e-324 }), number({ multipleOf: 1e-323 }), 'unknown', 'yes'],
  [
    'tiny multiples in a range',
    number({ multipleOf: 1e-300, minimum: 0, maximum: 1 }),
    number({ multipleOf: 3e-300 }),
    'no',
    'unknown',
  ],
  [
    'huge and tiny multiples',
    number({ multipleOf: 1e308 }),
    number({ multipleOf: 1e-308 }),
    'yes',
    'unknown',
  ],
  [
    'many multiples',
    { allOf: times(2000, (n) => ({ multipleOf: n + 1.5 })) },
    number({ multipleOf: 3 }),
    'no',
    'no',
  ],
  ['huge counts of items', array({ minItems: HUGE }), array({ minItems: HUGE + 1 }), 'unknown', 'yes'],
  [
    'huge lengths',
    { type: 'string', minLength: HUGE },
    { type: 'string', minLength: HUGE + 1 },
    'unknown',
    'yes',
  ],
  [
    'huge lengths of a pattern',
    { ...text('^a*$'), minLength: HUGE },
    { type: 'string', minLength: HUGE + 1 },
    'unknown',
    'unknown',
  ],
  [
    'huge counts of members',
    object({ minProperties: HUGE }),
    object({ minProperties: HUGE + 1 }),
    'unknown',
    'yes',
  ],
  [
    'many different items',
    array({ minItems: HUGE, uniqueItems: true }),
    array({ minItems: HUGE }),
    'yes',
    'unknown',
  ],
  [
    'more different items than there are',
    array({ minItems: 1000, uniqueItems: true, items: enumOf(999) }),
    array({ maxItems: 0 }),
    'unknown',
    'no',
  ],
  [
    'many items to find',
    array({ contains: { const: 1 }, minContains: HUGE }),
    array({ contains: { const: 1 }, minContains: HUGE + 1 }),
    'unknown',
    'yes',
  ],
  [
    'many positions',
    array({ prefixItems: times(50_000, () => ({ type: 'string' })) }),
    array({ prefixItems: times(50_000, () => true) }),
    'unknown',
    'no',
  ],
  [
    'wide automata',
    text(`^(${times(60, (n) => `[${String.fromCharCode(0x100 + 2 * n)}]?a?`).join('')}){9}$`),
    text('^(b|a)*a(a|b){15}c'),
    'no',
    'no',
  ],
  [
    'many negations',
    { not: { anyOf: times(300, (n) => ({ required: [`m${n}`], properties: { [`m${n}`]: { const: n } } })) } },
    { not: { anyOf: times(301, (n) => ({ required: [`m${n}`], properties: { [`m${n}`]: { const: n } } })) } },
    'no',
    'unknown',
  ],
  [
    'members that need each other',
    object({ dependentSchemas: members(300, (n) => ({ required: [`m${n + 1}`], minProperties: n })) }),
    object({ dependentSchemas: members(300, (n) => ({ required: [`m${n + 1}`], minProperties: n + 1 })) }),
    'no',
    'unknown',
  ],
  ['huge bounds', number({ minimum: -1.7e308, maximum: 1.7e308 }), { type: 'integer' }, 'no', 'unknown'],
  ['huge counts of texts', text('^a{0,1000000000}$'), text('^a*$'), 'unknown', 'unknown'],
  [
    'many branches that are objects',
    { oneOf: times(200, (n) => object({ required: ['kind'], properties: { kind: { const: n } } })) },
    { oneOf: times(201, (n) => object({ required: ['kind'], properties: { kind: { const: n } } })) },
    'unknown',
    'unknown',
  ],
  [
    'many different items of few kinds',
    array({ minItems: 900, uniqueItems: true, items: { type: 'string', maxLength: 4 } }),
    array({ minItems: 901 }),
    'no',
    'no',
  ],
  [
    'many kinds to find',
    array({ allOf: times(500, (n) => ({ contains: { const: n } })) }),
    array({ minItems: 501 }),
    'unknown',
    'no',
  ],
];

test.each(PAIRS)('%s', async (_name, one, other, ...expected) => {
  const budget = new Budget(4_000_000);
  const [a, b] = await Promise.all([one, other].map((each) => openSchema(documentOf(each, 'schema'))));
  if (a?.parts === undefined || b?.parts === undefined) throw new Error(JSON.stringify([a, b]).slice(0, 500));
  const sides = [{ parts: a.parts }, { parts: b.parts }] as const;
  const found = [containmentOf(sides[0], sides[1], budget), containmentOf(sides[1], sides[0], budget)];
  for (const [index, each] of found.entries()) {
    if (each.verdict !== 'no') continue;
    const accepting = [sides[0], sides[1]].map(({ parts }) => parts.accepts(parts.root, each.instance));
    expect(accepting).toEqual([index === 0, index === 1]);
  }
  expect(found.map(({ verdict }) => verdict)).toEqual(expected);
});

test('many variables that are hard to compare take no longer than a few', async () => {
  const hard = (more: number) => ({
    oneOf: Array.from({ length: 40 }, (_, index) => ({
      properties: { [`a${index}`]: { pattern: `(${'a'.repeat(index + more)})\\1` } },
      required: [`b${index}`],
    })),
  });
  const schema = (more: number) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`v${index}`, hard(more)])),
  });
  const { diff: found } = await diff(documentOf(schema(1), 'old'), documentOf(schema(2), 'new'));
  expect(found?.changes.length).toBeGreaterThan(0);
});

test('variables that use up all steps leave others unknown', async () => {
  const hard = (more: Json): Json => ({
    type: 'array',
    allOf: [
      ...Array.from({ length: 16 }, (_, index) => ({
        anyOf: [{ contains: { const: `a${index}` } }, { contains: { const: `b${index}` } }],
      })),
      more,
    ],
  });
  const schema = (more: Json): Json => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`v${index}`, hard(more)])),
  });
  const [old, next] = [schema(true), schema({ contains: { pattern: '^(a|b)' } })];
  const { diff: found } = await diff(documentOf(old, 'old'), documentOf(next, 'new'));
  expect(found?.changes.some((each) => each.class === 'structure/unknown')).toBe(true);
});

const ladder = (levels: number): JsonObject => ({
  type: 'object',
  $ref: '#/$defs/d0',
  unevaluatedProperties: false,
  $defs: Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = { $ref: `#/$defs/d${level + 1}` };
      return [`d${level}`, level + 1 < levels ? { allOf: [next, next], anyOf: [next, next] } : {}];
    }),
  ),
});

const counted = (count: number, levels: number) => {
  let pattern = `a{${count}}`;
  for (let level = 1; level < levels; level++) pattern = `(${pattern}){${count}}`;
  return { pattern };
};

test.each<[string, Json, Json]>([
  ['a ladder of references beside unevaluatedProperties', ladder(40), { type: 'object', required: ['a'] }],
  ['counts inside counts', counted(100, 5), { pattern: 'b' }],
  [
    'counts inside counts behind a lookahead',
    { pattern: `^(?=z)${counted(100, 6).pattern}` },
    { pattern: 'b' },
  ],
  [
    'many tiny multiples',
    {
      type: 'number',
      allOf: [
        ...Array.from({ length: 3000 }, (_, index) => ({ multipleOf: Number(`1.23${index}7e-290`) })),
        ...Array.from({ length: 20 }, (_, index) => ({ anyOf: [{ minimum: index }, { maximum: -index }] })),
      ],
    },
    { type: 'number', multipleOf: 7e-291 },
  ],
])('%s', async (_what, old, next) => {
  const { diff: found } = await diff(documentOf(old, 'old'), documentOf(next, 'new'));
  expect(JSON.stringify(found).length).toBeLessThan(100_000);
});
