import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf, locate, parse } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { validateSchema } from './schema.js';

/** What is said about a schema: `severity code pointer`. */
function said(value: Json, strict = false): readonly string[] {
  return validateSchema(documentOf(value, 'x'), { strict }).map(
    ({ severity, code, at }) => `${severity} ${code} ${at.pointer}`,
  );
}

const FAIR = 'https://highvaluedata.net/fair-data-schema';

describe('a schema document is valid', () => {
  const cases: readonly (readonly [string, Json])[] = [
    ['when it is empty', {}],
    ['when it is a boolean', true],
    ['in Draft 2020-12', { $schema: 'https://json-schema.org/draft/2020-12/schema' }],
    ['in Draft 2020-12 with an empty fragment', { $schema: 'https://json-schema.org/draft/2020-12/schema#' }],
    ['in the dialect at its bare address', { $schema: FAIR, 'fair:label': 'x' }],
    ['in the development edition', { $schema: `${FAIR}/dev`, 'fair:label': 'x' }],
    [
      'in edition 0.1.0, with keywords that are newer',
      { $schema: `${FAIR}/0.1.0`, 'fair:unit': 'kg', 'fair:version': 7 },
    ],
    [
      'with a property that is called like a keyword',
      { properties: { 'fair:label': { type: 'string' }, 'fair:x': true } },
    ],
    [
      'with faults in data',
      {
        const: { 'fair:label': 7 },
        enum: [{ 'fair:x': 1 }],
        default: { type: 5 },
        examples: [{ 'fair:label': 1 }],
      },
    ],
    [
      'with references that resolve',
      {
        $defs: { A: { $anchor: 'a' } },
        allOf: [{ $ref: '#/$defs/A' }, { $ref: '#a' }],
        items: { $ref: '#' },
      },
    ],
    ['with references to registered meta-schemas', { $ref: `${FAIR}/dev/vocab/refinements#/$defs/FairUri` }],
    ['with a reference to the standard', { $ref: 'https://json-schema.org/draft/2020-12/schema' }],
    [
      'with names such as constructor',
      JSON.parse('{"properties": {"__proto__": {}, "constructor": {}}, "toString": 1}') as Json,
    ],
    ['with x-fair: instead of fair:', { 'x-fair:label': 'x' }],
  ];
  test.each(cases)('%s', (_name, value) => {
    expect(said(value, true)).toEqual([]);
  });
});

describe('a schema document is refused', () => {
  const cases: readonly (readonly [string, Json, readonly string[]])[] = [
    ['when it is no schema', 5, ['error schema/not-a-schema ']],
    ['when it is an array', [], ['error schema/not-a-schema ']],
    [
      'in another dialect',
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      ['error schema/dialect /$schema'],
    ],
    [
      'for a nested label',
      { properties: { a: { items: { 'fair:label': 42 } } } },
      ['error vocabulary/value /properties/a/items/fair:label'],
    ],
    ['for a label under x-fair:', { 'x-fair:label': 42 }, ['error vocabulary/value /x-fair:label']],
    [
      'for a label behind a reference',
      { $ref: '#/$defs/G/N', $defs: { G: { N: { 'fair:label': 42 } } } },
      ['error vocabulary/value /$defs/G/N/fair:label'],
    ],
    ['for a sentinel without const', { 'fair:sentinel': true }, ['error vocabulary/needs /fair:sentinel']],
    ['for an unknown type', { type: 'strng' }, ['error schema/value /type']],
    ['for a type twice', { type: ['string', 'string'] }, ['error schema/value /type/1']],
    ['for items of an older draft', { items: [{}] }, ['error schema/value /items']],
    [
      'for a property that is no schema',
      { properties: { a: 'string' } },
      ['error schema/value /properties/a'],
    ],
    ['for an empty allOf', { allOf: [] }, ['error schema/value /allOf']],
    [
      'for a required that is a boolean',
      { properties: { a: { required: true } } },
      ['error schema/value /properties/a/required'],
    ],
    [
      'for a negative length',
      { minLength: -1, maxLength: 1.5 },
      ['error schema/value /minLength', 'error schema/value /maxLength'],
    ],
    ['for an $id with a fragment', { $id: 'https://example.org/#x' }, ['error schema/value /$id']],
    ['for a pattern that does not compile', { pattern: '(' }, ['error schema/pattern /pattern']],
    [
      'for a property pattern that does not compile',
      { patternProperties: { '[': {} } },
      ['error schema/pattern /patternProperties/['],
    ],
    ['for a reference that leads nowhere', { $ref: '#/$defs/A' }, ['error reference/unresolved /$ref']],
    ['for an anchor that does not exist', { $dynamicRef: '#a' }, ['error reference/unresolved /$dynamicRef']],
    [
      'for a reference to what is no schema',
      { $ref: '#/title', title: 'x' },
      ['error reference/not-a-schema /$ref'],
    ],
    [
      'for a place that a registered schema lacks',
      { $ref: `${FAIR}/dev#/$defs/Nothing` },
      ['error reference/unresolved /$ref'],
    ],
    ['for a reference that is no IRI', { $ref: 'a b' }, ['error reference/iri /$ref']],
    ['for an $id that is no IRI', { $id: 'a b' }, ['error reference/iri /$id']],
    [
      'for two equal anchors',
      { $defs: { a: { $anchor: 'x' }, b: { $anchor: 'x' } } },
      ['error reference/duplicate-anchor /$defs/b/$anchor'],
    ],
    [
      'for two equal addresses',
      { $defs: { a: { $id: 'x' }, b: { $id: 'x' } } },
      ['error reference/duplicate-id /$defs/b/$id'],
    ],
    [
      'for an embedded schema of another dialect, which is left alone',
      { $defs: { a: { $id: 'x', $schema: 'urn:other', type: 5 } } },
      ['error schema/dialect /$defs/a/$schema'],
    ],
  ];
  test.each(cases)('%s', (_name, value, expected) => {
    expect(said(value)).toEqual(expected);
  });
});

describe('warnings leave a schema valid', () => {
  test.each([
    [
      'an address that nobody registered',
      { $ref: 'https://example.org/other.json' },
      'warning reference/unregistered /$ref',
    ],
    ['a relative address without a base', { $ref: 'other.json#/a' }, 'warning reference/unregistered /$ref'],
    ['a reference that is no IRI', { 'fair:licenseRef': 'MIT' }, 'warning vocabulary/value /fair:licenseRef'],
    ['an unknown keyword', { 'fair:creator': 'x' }, 'warning vocabulary/unknown-keyword /fair:creator'],
  ])('%s', (_name, value, expected) => {
    expect(said(value)).toEqual([expected]);
  });
});

describe('strict mode', () => {
  test.each(['fair:creator', 'x-fair:creator', 'FAIR:creator', 'fair_creator'])(
    'refuses %s and says what was meant',
    (name) => {
      const [diagnostic] = validateSchema(documentOf({ items: { [name]: 'x' } }, 'x'), { strict: true });
      expect(diagnostic).toMatchObject({
        code: 'vocabulary/unknown-keyword',
        severity: 'error',
        help: 'Did you mean "fair:contributors"?',
        at: { pointer: `/items/${name}`, on: 'key' },
      });
    },
  );

  test('knows the keywords of all editions and the two that published documents use', () => {
    const names = ['fair:unit', 'fair:unitRef', 'fair:version', 'fair:codedValues', 'fair:persistent'];
    expect(
      said(Object.fromEntries(names.map((name) => [name, 'x'])), true).filter((each) =>
        each.includes('unknown'),
      ),
    ).toEqual([]);
  });
});

describe('the place', () => {
  const text = `{
  "properties": {
    "a": {
      "items": { "fair:label": 42 },
      "fair:creator": "x",
      "fair:version": { "date": "2024-01-01" }
    }
  }
}`;
  test.each([
    ['json', text],
    ['yaml', text],
  ] as const)(
    'of a fault in %s is its line and column, on the value, the key or the object',
    async (format, source) => {
      const { document } = await parse(source, 'x', format);
      const found = locate(validateSchema(document!), [document!]);
      expect(
        found.map(({ at }) => `${at.pointer} ${at.range?.start.line}:${at.range?.start.column}`),
      ).toEqual([
        '/properties/a/fair:creator 5:7',
        '/properties/a/fair:version 6:7',
        '/properties/a/items/fair:label 4:32',
      ]);
    },
  );
});

describe('other addresses', () => {
  test('of the vocabulary are known beside the published ones', () => {
    const registry = createRegistry({ docsUrl: 'https://mirror.example/fair/' });
    for (const base of ['https://mirror.example/fair', FAIR]) {
      const document = documentOf(
        { $schema: `${base}/dev`, $ref: `${base}/dev/vocab/refinements#/$defs/FairUri` },
        'x',
      );
      expect(validateSchema(document, { registry })).toEqual([]);
    }
  });

  test('of registered schemas resolve, fragments included', () => {
    const other = documentOf({ $id: 'https://example.org/other', $defs: { A: { $anchor: 'a' } } }, 'other');
    const registry = createRegistry({ schemas: [other] });
    const references = [
      'https://example.org/other',
      'https://example.org/other#a',
      'https://example.org/other#/$defs/A',
      'https://example.org/other#b',
    ];
    const document = documentOf({ anyOf: references.map(($ref) => ({ $ref })) }, 'x');
    expect(validateSchema(document, { registry }).map(({ at }) => at.pointer)).toEqual(['/anyOf/3/$ref']);
  });
});
