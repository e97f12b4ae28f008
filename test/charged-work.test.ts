// What a client sends may be as large as a request: whatever is gone through is charged, so that the steps end it.
import { describe, expect, test } from 'vitest';
import { Budget, LimitExceeded } from '../src/base/budget.js';
import type { Json, JsonObject } from '../src/base/json.js';
import { compile } from '../src/data/sql/index.js';
import { diff } from '../src/quality/diff/index.js';
import { prepare } from '../src/quality/validate/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

/** The steps of one request to the service. */
const STEPS = 1_200_000;
/** How many names of an object are listed in the time of one step, at most. */
const NAMES_A_STEP = 4;

const many = (count: number, entry: (index: number) => readonly [string, Json]): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
const list = (count: number, item: (index: number) => Json) =>
  Array.from({ length: count }, (_, index) => item(index));
const members = (count: number, name = 'a') => many(count, (index) => [`${name}${index}`, index]);

/** An object that counts the names that are listed of it. */
function counting(object: JsonObject): { readonly value: JsonObject; readonly listed: () => number } {
  let listed = 0;
  const value = new Proxy(object, {
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      listed += names.length;
      return names;
    },
  });
  return { value, listed: () => listed };
}

/** Runs some work with the steps of a request; gives how many it took, and whether they were enough. */
async function charged(work: (budget: Budget) => unknown) {
  const budget = new Budget(STEPS);
  let isDone = true;
  try {
    await work(budget);
  } catch (fault) {
    if (!(fault instanceof LimitExceeded)) throw fault;
    isDone = false;
  }
  return { isDone, steps: STEPS - budget.left };
}

/** Schemas that look at a large object again and again. */
const schemas: { readonly [name: string]: readonly [schema: Json, instance: JsonObject] } = {
  'an enum of 20,000 objects': [{ enum: list(20_000, (a) => ({ a })) }, members(20_000)],
  'an enum of objects with as many members': [
    { enum: list(20, (index) => members(2000, `${index}`)) },
    members(2000),
  ],
  '5,000 branches of allOf that count members': [
    { allOf: list(5000, () => ({ maxProperties: 100_000 })) },
    members(60_000),
  ],
  '5,000 branches of allOf that refuse the number of members': [
    { allOf: list(5000, () => ({ maxProperties: 1 })) },
    members(60_000),
  ],
  '5,000 names in dependentRequired': [
    { dependentRequired: many(5000, (index) => [`a${index}`, [`b${index}`]]) },
    members(60_000),
  ],
  '3,000 schemas in dependentSchemas': [
    { dependentSchemas: many(3000, (index) => [`a${index}`, { maxProperties: 1 }]) },
    members(60_000),
  ],
  '3,000 alternatives that require a name': [
    { anyOf: list(3000, (index) => ({ required: [`b${index}`] })) },
    members(60_000),
  ],
  'a closed object with 60,000 other members': [
    { properties: many(3000, (index) => [`a${index}`, true]), additionalProperties: false },
    members(60_000, 'b'),
  ],
  '3,000 branches with a constant object': [
    { anyOf: list(3000, (a) => ({ const: { a } })) },
    members(20_000),
  ],
};

describe('each name that is listed is charged:', () => {
  test.each(Object.entries(schemas))('%s, one instance', async (_name, [schema, instance]) => {
    const { value, listed } = counting(instance);
    const { steps } = await charged(async (budget) => {
      const { check } = await prepare(documentOf(schema, 'schema'), { budget });
      check!({ uri: 'instance', value });
    });
    expect(listed() / NAMES_A_STEP).toBeLessThanOrEqual(steps);
  });

  test.each(Object.entries(schemas))('%s, compiled for rows', async (_name, [schema, instance]) => {
    const { value, listed } = counting(instance);
    const { steps } = await charged(async (budget) => {
      const { acceptor } = await prepare(documentOf(schema, 'schema'), { budget });
      acceptor!(100)(value);
    });
    expect(listed() / NAMES_A_STEP).toBeLessThanOrEqual(steps);
  });

  test('the names of the properties are read once for all members that are not among them', async () => {
    const properties = counting(many(3000, (index) => [`a${index}`, true]));
    const schema = { properties: properties.value, additionalProperties: false };
    const { steps } = await charged(async (budget) => {
      const { check } = await prepare(documentOf(schema, 'schema'), { budget });
      check!({ uri: 'instance', value: members(20_000, 'b') });
    });
    expect(properties.listed() / NAMES_A_STEP).toBeLessThanOrEqual(steps);
  });
});

describe('a chain of references is charged for each link:', () => {
  const chain = (count: number): Json => ({
    $ref: '#/$defs/d0',
    $defs: many(count, (index) => [
      `d${index}`,
      index === count - 1 ? {} : { $ref: `#/$defs/d${index + 1}` },
    ]),
  });

  test('a comparison of 8,000 links with themselves ends', async () => {
    const schema = chain(8000);
    const { isDone } = await charged((budget) =>
      diff(documentOf(schema, 'old'), documentOf(schema, 'new'), { budget }),
    );
    expect(isDone).toBe(false);
  });

  test('a comparison of a short chain has its verdict', async () => {
    const schema = documentOf(chain(200), 'schema');
    const { diff: found } = await diff(schema, schema, { budget: new Budget(STEPS) });
    expect(found!.backward.verdict).toBe('yes');
  });
});

describe('SQL is charged for each character:', () => {
  const options = { dialect: 'duckdb', table: 't', formats: 'annotate', max_errors: 10 } as const;
  const alternatives = (count: number): Json => ({
    anyOf: list(count, (index) => ({
      properties: { [`a${index}`]: { type: 'string' } },
      required: [`a${index}`],
    })),
  });

  test.each([
    ['3,000 alternatives with properties', alternatives(3000)],
    ['5,000 required names', { required: list(5000, (index) => `a${index}`) }],
  ])('%s', async (_name, asked) => {
    let length = 0;
    const { isDone, steps } = await charged(async (budget) => {
      const schema = documentOf(asked, 'schema');
      const compiled = await compile(schema, options, { registry: createRegistry(), budget });
      if (compiled.is === 'statement') length = compiled.statement.text.length;
    });
    expect(!isDone || length > 0).toBe(true);
    expect(steps).toBeGreaterThanOrEqual(length / 4);
  });
});
