import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { validate } from './validate.js';

const STANDARD = 'https://json-schema.org/draft/2020-12';
const META = 'https://example.org/meta';

/** What is said about an instance of a schema whose `$schema` is a registered meta-schema: `code pointer`. */
async function said(metaSchema: JsonObject, schema: JsonObject, instance: Json): Promise<readonly string[]> {
  const registry = createRegistry({ schemas: [documentOf({ $id: META, ...metaSchema }, 'meta')] });
  const found = await validate(documentOf({ $schema: META, ...schema }, 's'), documentOf(instance, 'i'), {
    registry,
  });
  return found.map(({ code, at }) => `${code} ${at.pointer}`);
}

function vocabularies(...names: readonly string[]): JsonObject {
  return { $vocabulary: Object.fromEntries(names.map((name) => [`${STANDARD}/vocab/${name}`, true])) };
}

describe('a registered meta-schema of somebody else', () => {
  test('has only the keywords of its vocabularies', async () => {
    const meta = vocabularies('core', 'applicator');
    expect(await said(meta, { type: 'string', required: ['a'], minimum: 3 }, 1)).toEqual([]);
    expect(await said(meta, { properties: { a: { type: 'string' }, b: false } }, { a: 1, b: 1 })).toEqual([
      'instance/properties /b',
    ]);
    expect(await said(vocabularies('core', 'validation'), { properties: { a: false } }, { a: 1 })).toEqual(
      [],
    );
    expect(await said(vocabularies('validation'), { $ref: '#/$defs/a', $defs: { a: { minimum: 3 } } }, 1))
      // The core is always there.
      .toEqual(['instance/minimum ']);
  });

  test('has keywords that look at others beside them see only those that it has', async () => {
    const meta = vocabularies('core', 'applicator');
    expect(await said(meta, { contains: { const: 1 }, minContains: 0 }, [])).toEqual(['instance/contains ']);
    const unevaluated = vocabularies('core', 'unevaluated');
    expect(
      await said(unevaluated, { properties: { a: {} }, unevaluatedProperties: false }, { a: 1 }),
    ).toEqual(['instance/unevaluatedProperties /a']);
  });

  test('has values of keywords that it lacks be whatever they are', async () => {
    const schema = { minimum: 'low', pattern: '(', properties: { a: {} } };
    expect(await said(vocabularies('core', 'applicator'), schema, 'x')).toEqual([]);
    expect(await said(vocabularies('core', 'validation'), schema, 'x')).toEqual([
      'schema/value /minimum',
      'schema/pattern /pattern',
    ]);
  });

  test('asserts formats if it names the vocabulary that does, whether it is required or not', async () => {
    for (const isRequired of [true, false]) {
      const $vocabulary = { [`${STANDARD}/vocab/format-assertion`]: isRequired };
      expect(await said({ $vocabulary }, { format: 'date' }, '2024-02-30')).toEqual(['instance/format ']);
    }
    expect(await said(vocabularies('format-annotation'), { format: 'date' }, '2024-02-30')).toEqual([]);
  });

  test('may name vocabularies that nobody knows, unless it requires them', async () => {
    const standard = vocabularies('core', 'validation').$vocabulary as JsonObject;
    const meta = (isRequired: boolean) => ({
      $vocabulary: { ...standard, 'https://example.org/physics': isRequired },
    });
    expect(await said(meta(false), { type: 'string', mass: 3 }, 1)).toEqual(['instance/type ']);
    expect(await said(meta(true), { type: 'string', mass: 3 }, 1)).toEqual(['schema/vocabulary /$schema']);
  });

  test('may name the vocabulary of the FAIR dialect', async () => {
    const $vocabulary = {
      ...(vocabularies('core', 'validation').$vocabulary as JsonObject),
      'https://highvaluedata.net/fair-data-schema/0.1.0/vocab/annotations': true,
    };
    expect(await said({ $vocabulary }, { type: 'string', 'fair:version': 7 }, 1)).toEqual(['instance/type ']);
    expect(await said({ $vocabulary }, { 'fair:label': 7 }, 1)).toEqual(['vocabulary/value /fair:label']);
  });

  test('without vocabularies is as good as the one that it is written in', async () => {
    expect(await said({ $schema: `${STANDARD}/schema` }, { type: 'string' }, 1)).toEqual(['instance/type ']);
    expect(await said({}, { type: 'string' }, 1)).toEqual(['instance/type ']);
    const older = { $schema: 'http://json-schema.org/draft-07/schema#' };
    expect(await said(older, { type: 'string' }, 1)).toEqual(['schema/dialect /$schema']);
  });

  test('counts for the resource that names it, and for no other', async () => {
    const schema = {
      $schema: `${STANDARD}/schema`,
      properties: { a: { minimum: 3 }, b: { $id: 'b', $schema: META, minimum: 3 } },
    };
    expect(await said(vocabularies('core'), schema, { a: 1, b: 1 })).toEqual(['instance/minimum /a']);
  });
});

describe('a registered schema that another builds on', () => {
  const OTHER = 'https://example.org/other';
  const broken: readonly (readonly [string, JsonObject, readonly string[]])[] = [
    ['has a pattern that does not compile', { pattern: '(' }, ['schema/pattern /pattern']],
    ['has a value of the wrong type', { required: 'a' }, ['schema/value /required']],
    ['has a member that is no schema', { properties: { a: 5 } }, ['schema/value /properties/a']],
    ['has a reference that leads nowhere', { $ref: '#/nowhere' }, ['reference/unresolved /$ref']],
    ['has a reference to nobody', { $ref: 'https://example.org/x' }, ['reference/unregistered /$ref']],
    ['is of another dialect', { $schema: 'urn:other' }, ['schema/dialect /$schema']],
    ['leads back to itself', { $ref: '#' }, ['reference/endless /$ref']],
  ];
  test.each(broken)('is told when it %s, and nothing is checked by it', async (_name, schema, expected) => {
    const registry = createRegistry({ schemas: [documentOf({ $id: OTHER, ...schema }, 'other')] });
    const instance = documentOf({ a: 1 }, 'i');
    const found = await validate(documentOf({ $ref: OTHER }, 's'), instance, { registry });
    expect(found.map(({ severity, code, at }) => `${severity} ${code} ${at.pointer}`)).toEqual(
      expected.map((each) => `error ${each}`),
    );
    expect(found.every(({ at }) => at.uri === 'other')).toBe(true);
  });

  test('may have wrong annotations', async () => {
    const registry = createRegistry({
      schemas: [documentOf({ $id: OTHER, type: 'string', 'fair:label': 7 }, 'other')],
    });
    const found = await validate(documentOf({ $ref: OTHER }, 's'), documentOf(1, 'i'), { registry });
    expect(found.map(({ code }) => code)).toEqual(['instance/type']);
  });
});
