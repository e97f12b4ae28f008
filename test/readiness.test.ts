// Readiness cannot be gamed: nothing is gained by leaving something out or by filling places with nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readiness } from '../src/apps/operations/readiness/index.js';
import { isObject, type Json, type JsonObject } from '../src/base/json.js';
import { type ExportOptions, exportAs, exporters } from '../src/exchange/standards/index.js';
import { headOf } from '../src/quality/readiness/index.js';
import { describe as describeDocument } from '../src/schema/description/index.js';
import { append, documentOf, editValue, indexSchema, parse } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { diceOf } from './dice.js';
import { runs, sample } from './effort.js';
import { randomFrom } from './mutate.js';
import { fullyRepaired } from './readiness-repairs.js';
import { fullOptions } from './standards/full-options.js';
import { described, ownSchemas, randomSchemas, type SchemaSource, TODAY } from './standards/sources.js';

const registry = createRegistry();
const context = { registry, today: TODAY };

type Options = { readonly [name: string]: Json };

async function readinessOf(schema: Json, options: Options = {}): Promise<number> {
  return (await readiness.run({ schema: documentOf(schema, 'schema'), options }, context)).total;
}

async function fileAt(path: string): Promise<Json> {
  return (await parse(readFileSync(path, 'utf8'), path, 'yaml')).document!.value;
}

const model = await fileAt('examples/towns.schema.yaml');
const modelOptions = (await fileAt('examples/towns.options.yaml')) as Options;

const experts = readdirSync('test/expert').map((name) => ({
  name,
  schema: JSON.parse(readFileSync(`test/expert/${name}`, 'utf8')) as Json,
}));

/** The same with addresses that are not reserved for examples, which earn nothing. */
function withRealAddresses({ name, schema }: SchemaSource): SchemaSource {
  const text = JSON.stringify(schema).replace(
    /https?:\/\/(?:[\w-]+\.)*example\.(?:org|com)/g,
    'https://w3id.org/towns',
  );
  return { name: `${name}, with real addresses`, schema: JSON.parse(text) as Json };
}

const ANNOTATION = /^(?:x-)?fair:|^(?:title|description|\$id)$/;

/** The pointers of all annotations of valid values, titles, descriptions and the address of a document. */
function annotationsIn(schema: Json): readonly string[] {
  const document = documentOf(schema, 'schema');
  const { problems } = describeDocument(document, registry);
  const isValid = (pointer: string) =>
    ![...problems.keys()].some((each) => `${each}/`.startsWith(`${pointer}/`));
  return indexSchema(document)
    .objects.flatMap(({ value, pointer }) =>
      Object.keys(value)
        .filter((name) => ANNOTATION.test(name) && !(name === 'fair:providerRef' && isProgram(value)))
        .map((name) => append(pointer, name)),
    )
    .filter(isValid);
}

/** Whether the provider is said to be a program among the contributors, which contradicts that it provides the data. */
function isProgram({ 'fair:providerRef': provider, 'fair:contributors': all = [] }: JsonObject): boolean {
  const contributors = Array.isArray(all) ? (all as readonly Json[]).filter((each) => isObject(each)) : [];
  return contributors.some(
    ({ entityRef, type }) => entityRef === provider && (type === 'Software' || type === 'Agent'),
  );
}

const sources = [
  { name: 'model example', schema: model },
  ...[...ownSchemas, ...experts, ...randomSchemas(runs({ test: 4, conformance: 60 }))].flatMap((each) => [
    each,
    withRealAddresses(each),
  ]),
].filter(({ schema }) => isObject(schema));

describe('leaving out an annotation never raises readiness', () => {
  test.each(sample(sources, (_source, index) => index % 3 === 0))('of $name', async ({ schema }) => {
    const raised: string[] = [];
    const before = await readinessOf(schema, modelOptions);
    for (const pointer of annotationsIn(schema)) {
      const after = await readinessOf(without(schema, pointer), modelOptions);
      if (after > before) raised.push(`${pointer}: ${before} to ${after}`);
    }
    expect(raised).toEqual([]);
  });

  // Many steps each: some of the schemas are enough here.
  const some = sample(sources, (_source, index) => index % 5 === 0);
  test.each(some)('of $name, one after the other', async ({ name, schema }) => {
    const { pick } = diceOf(randomFrom(name.length));
    for (const options of [{}, fullOptions as Options]) {
      let rest = schema;
      let before = await readinessOf(rest, options);
      for (let left = annotationsIn(rest); left.length > 0; left = annotationsIn(rest)) {
        const pointer = pick(left);
        rest = without(rest, pointer);
        const after = await readinessOf(rest, options);
        expect(after, pointer).toBeLessThanOrEqual(before);
        before = after;
      }
    }
  });

  test('nor does leaving out all variables', async () => {
    const countOf = (schema: Json) =>
      described({ name: '', schema }).datasets.reduce((sum, { variables }) => sum + variables.length, 0);
    const withVariables = sources.filter(
      ({ schema }) =>
        isObject((schema as JsonObject).properties) &&
        countOf(schema) > 0 &&
        countOf(without(schema, '/properties')) === 0,
    );
    expect(withVariables.length).toBeGreaterThan(50);
    for (const { schema } of withVariables) {
      const bare = without(schema, '/properties');
      expect(await readinessOf(bare, modelOptions)).toBeLessThanOrEqual(
        await readinessOf(schema, modelOptions),
      );
    }
  });
});

describe('readiness', () => {
  test('of an empty schema is 0', async () => {
    expect(await readinessOf({})).toBe(0);
    expect(await readinessOf({}, modelOptions)).toBeLessThanOrEqual(5);
  });

  test('of the model example, with its options, is 100', async () => {
    expect(await readinessOf(model, modelOptions)).toBe(100);
    expect(await readinessOf(model)).toBeLessThan(100);
  });

  test.each([
    'TODO',
    'tbd',
    'xxx',
    'n/a',
    '...',
    'test',
    'Untitled',
    'Description of the dataset',
    'This is a description.',
    'Please add a description of this variable.',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
    'aaaa aaaa aaaa aaaa aaaa aaaa aaaa',
  ])('of a schema that says %j everywhere is at most 25', async (words) => {
    for (const address of [words, 'https://example.org/todo', undefined]) {
      const filled = filledWith(model, words, address);
      expect(await readinessOf(filled)).toBeLessThanOrEqual(25);
      expect(await readinessOf(filled, modelOptions)).toBeLessThanOrEqual(25);
    }
  });
});

// Readiness is a promise: who does all that it asks for has all points.
test.each(ownSchemas.filter(({ schema }) => isObject(schema)))(
  'who does all that is asked for $name has 100 points',
  async ({ schema }) => {
    const { score, losses } = await fullyRepaired(schema);
    expect(losses).toEqual([]);
    expect(score.total).toBe(100);
  },
);

describe('exports', () => {
  test.each(exporters.filter(({ id }) => id !== 'prov'))(
    'earn points only where the whole export to $title declares it',
    ({ id }) => {
      const exporter = exporters.find((each) => each.id === id)!;
      let declared = 0;
      for (const source of sources) {
        for (const options of [{}, modelOptions, fullOptions] as readonly ExportOptions[]) {
          const settings = { options: { ...options, assume: false }, today: TODAY };
          const whole = described(source);
          if (exportAs(exporter, headOf(whole), settings).declares.length === 0) continue;
          declared++;
          expect(exportAs(exporter, whole, settings).declares, source.name).not.toEqual([]);
        }
      }
      expect(declared).toBeGreaterThan(10);
    },
  );
});

function without(schema: Json, pointer: string): Json {
  return editValue(schema, [{ op: 'remove', pointer }]);
}

/** A schema whose texts are all the same words, and whose addresses are all the same or left out. */
function filledWith(schema: Json, words: string, address: string | undefined, name = ''): Json {
  if (Array.isArray(schema)) return schema.map((each) => filledWith(each as Json, words, address, name));
  if (isObject(schema)) {
    return Object.fromEntries(
      Object.entries(schema).flatMap(([key, each]) => {
        const filled = filledWith(each, words, address, key);
        return /Ref$|^\$id$/.test(key) && filled === undefined ? [] : [[key, filled]];
      }),
    );
  }
  if (typeof schema !== 'string' || /^\$(?:schema|ref)$|^type$|^role$|Type$|^start$|^end$|^date$/.test(name))
    return schema;
  return (/Ref$|^\$id$/.test(name) ? address : words) as Json;
}
