import { expect, describe as suite, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import { Budget, LimitExceeded } from '../../base/budget.js';
import type { Json, JsonObject } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { fixDocument, lint } from '../lint/index.js';
import { scoreOf } from './score.js';

const registry = createRegistry();
const STEPS = 1_200_000;
/** What hostile schemas may spend: they have to exceed any budget. */
const HOSTILE_STEPS = runs({ test: 200_000, conformance: STEPS });

const listOf = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const objectOf = (count: number, make: (index: number) => readonly [string, Json]): JsonObject =>
  Object.fromEntries(listOf(count, make));
const variables = (count: number, make: (index: number) => Json): JsonObject => ({
  properties: objectOf(count, (index) => [`v${index}`, make(index)]),
});
const nested = (depth: number, name: string, inner: JsonObject): JsonObject =>
  depth === 0 ? inner : { properties: { [name]: nested(depth - 1, name, inner) } };

const annotated = (index: number): Json => ({
  type: ['string', 'integer', 'number'][index % 3]!,
  title: `Variable ${index}`,
  'fair:label': { en: `Variable ${index}`, fr: `Variable ${index}` },
  'fair:conceptRef': `https://example.org/concepts/${index}`,
});

async function lintWith(budget: Budget, schema: Json): Promise<void> {
  const { checked } = await lint(documentOf(schema, 'x'), registry, {}, { budget });
  if (checked) await scoreOf(checked, {}, budget);
}

async function stepsOf(schema: Json): Promise<number> {
  const budget = new Budget(STEPS);
  await lintWith(budget, schema);
  return STEPS - budget.left;
}

async function fixWith(budget: Budget, schema: Json): Promise<void> {
  await fixDocument(documentOf(schema, 'x'), {
    registry,
    budget,
    unsafe: true,
    examine: async (each) => (await lint(each, registry, {}, { budget })).diagnostics,
  });
}

const HOSTILE: { readonly [name: string]: () => JsonObject } = {
  'references that double': () => ({
    $ref: '#/$defs/d30',
    $defs: objectOf(31, (index) => {
      const next = { $ref: `#/$defs/d${index - 1}` };
      return [`d${index}`, index === 0 ? {} : { properties: { a: next, b: next } }];
    }),
  }),
  'a chain of allOf that many variables refer to': () => ({
    ...variables(500, () => ({ $ref: '#/$defs/d0' })),
    $defs: objectOf(3000, (index) => [`d${index}`, { allOf: [{ $ref: `#/$defs/d${index + 1}` }] }]),
  }),
  'an object made of many parts': () => ({
    allOf: listOf(2000, (index) => ({ properties: { [`p${index}`]: {}, [`q${index}`]: {} } })),
  }),
  'many variables with nothing but a type': () => variables(30_000, () => ({ type: 'number' })),
  'lists of codes around a long one': () => ({
    ...variables(2000, (index) => ({ oneOf: [{ const: -index }, { $ref: '#/$defs/L' }] })),
    $defs: { L: { oneOf: listOf(5000, (index) => ({ const: index })) } },
  }),
  'many languages that many variables share': () => ({
    ...variables(2000, () => ({ $ref: '#/$defs/L' })),
    $defs: { L: { 'fair:label': objectOf(2000, (index) => [`x-l${index}`, 'Text']) } },
  }),
  'many unknown keywords': () => objectOf(20_000, (index) => [`fair:measuremntTechniqe${index}`, 'x']),
  'many suppressions of unknown rules': () => ({
    'x-lint-ignore': objectOf(20_000, (index) => [`variable-descripton-${index}`, 'x']),
  }),
  'many links that do not resolve': () => ({
    ...variables(5000, (index) => ({ 'fair:variableRef': `#/$defs/definition_${index}x` })),
    $defs: objectOf(200, (index) => [`definition_number_${index}`, {}]),
  }),
  'many names of one contributor': () => ({
    'fair:contributors': listOf(20_000, (index) => ({
      name: `n${index}`,
      entityRef: 'https://ror.org/02y3ad647',
    })),
  }),
  'long names around many variables': () =>
    nested(
      40,
      'x'.repeat(20_000),
      variables(500, () => ({ type: 'number' })),
    ),
};

suite('a budget', () => {
  test.each(Object.entries(HOSTILE))('ends the lint of %s', async (_name, make) => {
    const budget = new Budget(HOSTILE_STEPS);
    await expect(lintWith(budget, make())).rejects.toThrow(LimitExceeded);
    expect(budget.left).toBeLessThan(0);
  });

  test('ends a description that would be cut without one', () => {
    const document = documentOf(HOSTILE['references that double']!(), 'x');
    const budget = new Budget(10_000);
    expect(() => describe(document, registry, { budget })).toThrow(LimitExceeded);
    expect(budget.left).toBeLessThan(0);
  });

  test('ends the fix of a schema with very much to repair', async () => {
    const budget = new Budget(HOSTILE_STEPS);
    const schema = variables(3000, () => ({ 'fair:provider': 'X', 'fair:licence': 'MIT' }));
    await expect(fixWith(budget, schema)).rejects.toThrow(LimitExceeded);
    expect(budget.left).toBeLessThan(0);
  });

  test('is enough for the lint of 5,000 variables', async () => {
    expect(await stepsOf(variables(5000, annotated))).toBeLessThan(STEPS);
  });

  test('is enough for the fix of 500 variables', async () => {
    const budget = new Budget(STEPS);
    await fixWith(
      budget,
      variables(500, (index) => ({ type: 'number', 'fair:lable': `V ${index}` })),
    );
    expect(budget.left).toBeGreaterThan(0);
  });

  test('is spent alike whenever the same schema comes', async () => {
    const schema = () => ({ ...variables(50, annotated), 'fair:licence': 'MIT', 'fair:lable': 'x' });
    const first = await stepsOf(schema());
    expect(await stepsOf(schema())).toBe(first);
    await stepsOf({ ...variables(20, annotated), 'fair:licence': 'MIT', 'fair:unitt': 'm' });
    await expect(lintWith(new Budget(1000), HOSTILE['many unknown keywords']!())).rejects.toThrow();
    expect(await stepsOf(schema())).toBe(first);
  });

  test('is spent in proportion to the number of variables', async () => {
    const [few, many] = [await stepsOf(variables(100, annotated)), await stepsOf(variables(1000, annotated))];
    expect(many / few).toBeGreaterThan(8);
    expect(many / few).toBeLessThan(12);
  });
});
