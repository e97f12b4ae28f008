import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $defs, schema, value } from '../../../../test/arbitrary-schemas.js';
import { runs } from '../../../../test/effort.js';
import type { Json, JsonObject } from '../../../base/json.js';
import { documentOf } from '../../../schema/document/index.js';
import { openSchema, type SchemaParts } from '../../validate/parts/index.js';
import { type Containment, containmentOf } from './contain.js';

async function opened(given: Json): Promise<{ readonly parts: SchemaParts }> {
  const { parts, diagnostics } = await openSchema(documentOf(given, 'schema'));
  if (parts === undefined) throw new Error(JSON.stringify(diagnostics));
  return { parts };
}

/** Whether the second accepts all that the first accepts, and the other way round. */
async function both(old: Json, next: Json): Promise<readonly [Containment, Containment]> {
  const [one, other] = [await opened(old), await opened(next)];
  return [containmentOf(one, other), containmentOf(other, one)];
}

const yes = { verdict: 'yes' };
const no = (instance: Json) => ({ verdict: 'no', instance });

test.each<[string, Json, Json, object, object]>([
  ['a wider type', { type: 'integer' }, { type: 'number' }, yes, no(0.5)],
  ['a tighter bound', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 8 }, no(9), yes],
  ['an open bound', { type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }, yes, yes],
  ['multiples', { type: 'number', multipleOf: 0.02 }, { type: 'number', multipleOf: 0.01 }, yes, no(0.01)],
  ['a code added', { enum: ['a', 'b'] }, { enum: ['a', 'b', 'c'] }, yes, no('c')],
  [
    'a code list and its pattern',
    { enum: ['a', 'bb'] },
    { type: 'string', pattern: '^[ab]+$' },
    yes,
    no('aa'),
  ],
  [
    'a narrower pattern',
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^ab?$' },
    no('a0'),
    yes,
  ],
  ['a pattern that says nothing', { type: 'string' }, { type: 'string', pattern: '[a-z]*' }, yes, yes],
  ['a column required', { type: 'object' }, { type: 'object', required: ['a'] }, no({}), yes],
  [
    'rows with a column more',
    { type: 'array', items: { properties: { a: { type: 'string' } }, additionalProperties: false } },
    { type: 'array', items: { properties: { a: { type: 'string' }, b: true }, additionalProperties: false } },
    yes,
    no([{ b: null }]),
  ],
  [
    'a choice written as a list of types',
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
    { type: ['null', 'string'] },
    yes,
    yes,
  ],
  [
    'rings',
    { $ref: '#/$defs/tree', $defs: { tree: { type: 'array', items: { $ref: '#/$defs/tree' } } } },
    { type: 'array', items: { type: 'array' } },
    yes,
    no([[null]]),
  ],
])('%s', async (_name, old, next, backward, forward) => {
  expect(await both(old, next)).toEqual([backward, forward]);
});

test.each([
  ['^v[0-9]+$', '^v[0-9]{1,3}$', no({ v0000: null })],
  ['^v[0-9]{1,3}$', '^v[0-9]+$', yes],
] as const)('columns by the pattern %s and by %s', async (old, next, expected) => {
  const schema = (pattern: string) => ({
    type: 'object',
    patternProperties: { [pattern]: true },
    additionalProperties: false,
  });
  const [backward] = await both(schema(old), schema(next));
  expect(backward).toEqual(expected);
});

const anyOne = { anyOf: [{ properties: { b: true }, required: ['b'] }, { properties: { c: true } }] };
const shared = { $defs: { base: { properties: { a: true } } }, $ref: '#/$defs/base' };

test.each<[string, Json, Json, object, object]>([
  [
    'members beside those of allOf',
    { type: 'object', allOf: [{ properties: { a: true } }], unevaluatedProperties: { type: 'string' } },
    { type: 'object', properties: { a: true }, additionalProperties: { type: 'string' } },
    yes,
    yes,
  ],
  [
    'members beside those of a reference',
    { type: 'object', ...shared, unevaluatedProperties: false },
    { type: 'object', ...shared, properties: { b: true }, unevaluatedProperties: false },
    yes,
    no({ b: null }),
  ],
  [
    'members beside those of the alternatives that hold',
    { type: 'object', ...anyOne, unevaluatedProperties: false },
    { type: 'object', properties: { b: true, c: true }, additionalProperties: false },
    yes,
    yes,
  ],
  [
    'items behind those of allOf',
    { type: 'array', allOf: [{ prefixItems: [true, true] }], unevaluatedItems: false },
    { type: 'array', maxItems: 2 },
    yes,
    yes,
  ],
])('unevaluated %s', async (_name, old, next, backward, forward) => {
  expect(await both(old, next)).toEqual([backward, forward]);
});

test('a dynamic reference in names is not read by itself', async () => {
  const old = {
    $id: 'http://example.org/root',
    type: 'object',
    $ref: 'inner',
    $defs: {
      x: { $dynamicAnchor: 'x' },
      i: {
        $id: 'inner',
        propertyNames: { $dynamicRef: '#x' },
        $defs: { d: { $dynamicAnchor: 'x', maxLength: 1 } },
      },
    },
  };
  const [backward] = await both(old, { type: 'object', not: { required: ['abc'] } });
  expect(backward.verdict).not.toBe('yes');
});

test.each([1, 37, 38, 39, 40, 41, 60])(
  'two equal items behind %i different ones are possible',
  async (count) => {
    const prefixItems = Array.from({ length: count }, (_, index) => ({ const: index }));
    const old = { type: 'array', prefixItems, items: { const: 'x' } };
    const [backward] = await both(old, { type: 'array', uniqueItems: true });
    expect(backward.verdict).not.toBe('yes');
  },
);

test('versions may share objects, and mean something else by them', async () => {
  const shared = { $ref: '#/$defs/x' };
  const schema = (type: string): JsonObject => ({ properties: { a: shared }, $defs: { x: { type } } });
  const [backward, forward] = await both(schema('number'), schema('string'));
  expect([backward.verdict, forward.verdict]).toEqual(['no', 'no']);
});

test('what no rule covers is named', async () => {
  const old = { type: 'array', contains: { type: 'string' }, unevaluatedItems: { type: 'number' } };
  const [backward] = await both({ ...old, unevaluatedItems: { type: 'integer' } }, old);
  expect(backward).toEqual({ verdict: 'unknown', hindrance: { keyword: 'unevaluatedItems', pointer: '' } });
});

test('parts of a ring that were taken for alike are compared again if the ring is not', async () => {
  const tables = (most: number): Json => ({
    type: 'object',
    properties: { p: { $ref: '#/$defs/a' }, q: { not: { $ref: '#/$defs/c' } } },
    $defs: {
      a: { type: 'object', properties: { x: { $ref: '#/$defs/c' } }, maxProperties: most },
      c: { type: 'object', properties: { y: { $ref: '#/$defs/a' } } },
    },
  });
  const [backward] = await both(tables(1), tables(2));
  expect(backward.verdict).toBe('no');
});

const whole = (inner: Json): JsonObject => ({ $defs, allOf: [inner] });

test('no value contradicts a proof, and every instance is one', async () => {
  const counts = { yes: 0, no: 0, unknown: 0 };
  let tried = 0;
  const edited = schema.chain((one) =>
    fc.tuple(
      fc.constant(one),
      fc.oneof(
        schema,
        schema.map((more): Json => ({ allOf: [one, more] })),
        schema.map((more): Json => ({ anyOf: [more, one] })),
        fc.constant<Json>({ not: { not: one } }),
      ),
    ),
  );
  const property = fc.asyncProperty(
    edited,
    fc.array(value, { minLength: 30, maxLength: 30 }),
    async ([one, other], values) => {
      const [inner, outer] = [await opened(whole(one)), await opened(whole(other))];
      const found = containmentOf(inner, outer);
      counts[found.verdict]++;
      const accepts = ({ parts }: typeof inner, each: Json) => parts.accepts(parts.root, each);
      const isBetween = (each: Json) => accepts(inner, each) && !accepts(outer, each);
      if (found.verdict === 'no') expect(isBetween(found.instance)).toBe(true);
      if (found.verdict !== 'yes') return;
      tried += values.length;
      expect(values.filter(isBetween)).toEqual([]);
    },
  );
  await fc.assert(property, { seed: 7, numRuns: runs({ test: 500, conformance: 5000 }) });
  console.log(`Containment of random schemas: ${JSON.stringify(counts)}`);
  expect(tried).toBeGreaterThan(10_000);
  expect(counts.unknown).toBeLessThan((counts.yes + counts.no) / 10);
});

test('a schema contains itself, and what it has in common with another', async () => {
  const property = fc.asyncProperty(schema, schema, schema, async (a, b, c) => {
    const one = await opened(whole(a));
    expect(containmentOf(one, one)).toEqual(yes);
    expect(containmentOf(one, await opened(structuredClone(whole(a)) as Json))).toEqual(yes);
    const meet = await opened(whole({ allOf: [a, b] }));
    const more = await opened(whole({ anyOf: [c, { allOf: [a, b] }] }));
    const verdicts = [containmentOf(meet, one), containmentOf(meet, more)].map(({ verdict }) => verdict);
    expect(verdicts).not.toContain('no');
  });
  await fc.assert(property, { seed: 8, numRuns: runs({ test: 200, conformance: 2000 }) });
});

test('another validator confirms the instances', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  let confirmed = 0;
  const property = fc.asyncProperty(schema, schema, async (a, b) => {
    const found = containmentOf(await opened(whole(a)), await opened(whole(b)));
    if (found.verdict !== 'no') return;
    // It divides doubles, and takes names of Object.prototype for others than the standard does.
    if (/multipleOf|__proto__|constructor|toString/.test(JSON.stringify([a, b]))) return;
    const [one, other] = [a, b].map((each) => {
      try {
        return ajv.compile(whole(each));
      } catch {
        // It does not compile an empty list of values.
        return undefined;
      }
    });
    if (!one || !other) return;
    expect([one(found.instance), other(found.instance)]).toEqual([true, false]);
    confirmed++;
  });
  await fc.assert(property, { seed: 9, numRuns: runs({ test: 200, conformance: 2000 }) });
  expect(confirmed).toBeGreaterThan(20);
});
