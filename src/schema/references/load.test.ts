import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { type Document, documentOf } from '../document/index.js';
import { loadClosure, mayLeadOut, type SchemaSource } from './load.js';
import { createRegistry } from './registry.js';
import { resolve } from './resolve.js';

function at(address: string, value: Json): Document {
  return { ...documentOf(value, address.split('/').at(-1)!), base: address };
}

const stored: { readonly [address: string]: Document } = Object.fromEntries(
  [
    at('file:///s/a.json', { $ref: 'b.json#/$defs/x' }),
    at('file:///s/b.json', { $defs: { x: { $ref: 'https://example.org/c' } } }),
    { ...at('file:///s/c.json', { $id: 'https://example.org/c', $ref: 'd' }) },
    { ...at('file:///s/d.json', { $id: 'https://example.org/d', $ref: 'file:///s/a.json' }) },
    at('file:///s/unused.json', {}),
    { ...at('file:///s/meta.json', { $id: 'https://example.org/meta', $vocabulary: {} }) },
  ].map((document) => [(document.value as { $id?: string }).$id ?? document.base!, document]),
);

function recorded(): SchemaSource & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async find({ address }) {
      asked.push(address);
      return stored[address] ?? { help: `${address} is not stored.` };
    },
  };
}

describe('the closure of references', () => {
  const cases: readonly (readonly [
    name: string,
    schema: Json,
    asked: readonly string[],
    loaded: readonly string[],
  ])[] = [
    ['a schema that refers to nothing', { properties: { a: { $ref: '#' } } }, [], []],
    ['a schema that refers to itself by path', { $ref: 'start.json#/$defs/x', $defs: { x: {} } }, [], []],
    [
      'a chain over paths and addresses, and back',
      { $ref: 'b.json' },
      ['file:///s/b.json', 'https://example.org/c', 'https://example.org/d', 'file:///s/a.json'],
      ['b.json', 'c.json', 'd.json', 'a.json'],
    ],
    [
      'the same file twice',
      { allOf: [{ $ref: 'unused.json' }, { $ref: 'unused.json#/x' }] },
      ['file:///s/unused.json'],
      ['unused.json'],
    ],
    ['a meta-schema', { $schema: 'https://example.org/meta' }, ['https://example.org/meta'], ['meta.json']],
    ['a dialect that is built in', { $schema: 'https://highvaluedata.net/fair-data-schema/dev' }, [], []],
    ['a meta-schema of the standard', { $ref: 'https://json-schema.org/draft/2020-12/schema' }, [], []],
    ['another draft', { $schema: 'http://json-schema.org/draft-07/schema#' }, [], []],
    ['what is not there', { $ref: 'gone.json' }, ['file:///s/gone.json'], []],
  ];

  test.each(cases)('%s', async (_name, schema, asked, loaded) => {
    const source = recorded();
    const { documents, options } = await loadClosure([at('file:///s/start.json', schema)], source);
    expect(source.asked).toEqual(asked);
    expect(documents.map(({ uri }) => uri)).toEqual(loaded);
    expect(structuredClone(options)).toEqual(options);
    const missing = asked.filter((address) => stored[address] === undefined);
    expect(Object.keys(options.absences ?? {})).toEqual(missing);
  });

  test('makes a registry in which the references resolve', async () => {
    const { options } = await loadClosure([at('file:///s/start.json', { $ref: 'b.json' })], recorded());
    const registry = createRegistry(structuredClone(options));
    expect(registry.problems).toEqual([]);
    const b = registry.schemaIndex('file:///s/b.json')!;
    expect(resolve('https://example.org/c', b, registry)).toMatchObject({ pointer: '' });
    expect(resolve('file:///s/a.json', b, registry)).toMatchObject({ pointer: '' });
    expect(resolve('file:///s/unused.json', b, registry)).toBe('unregistered');
  });
});

describe('a text that may lead out', () => {
  const cases: readonly (readonly [text: string, leads: boolean])[] = [
    ['{"$ref": "#/$defs/x"}', false],
    ['{"$ref"  :\n  "#"}', false],
    ['{"$ref": "a.json"}', true],
    ['{"$dynamicRef": "a.json#x"}', true],
    ["$ref: '#/$defs/x'\n", false],
    ['$ref: a.yaml\n', true],
    ['"$ref": "a.yaml"\n', true],
    ['{$ref: a.yaml}', true],
    ['$schema: https://example.org/known\n', false],
    ['$schema: https://example.org/other\n', true],
    ['{"$schema":"http://json-schema.org/draft-07/schema#"}', false],
    ['{"title": "no reference"}', false],
    ['{"text": "{\\"$ref\\": \\"#/$defs/x\\"}"}', false],
    ['{"text": "{\\"$ref\\": \\"a.json\\"}"}', true],
    ['{"text": "$ref: a.yaml\\n"}', true],
    ['{"text": "{\\"$schema\\": \\"https://example.org/known\\"}"}', false],
    ['{"text": "{\\"$schema\\": \\"https://example.org/other\\"}"}', true],
    ['{"\\u0024ref": "a.json"}', true],
    ['{"$ref": "https:\\/\\/example.org\\/a"}', true],
  ];
  test.each(cases)('%j: %s', (text, leads) => {
    expect(mayLeadOut(text, (address) => address === 'https://example.org/known')).toBe(leads);
  });
});
