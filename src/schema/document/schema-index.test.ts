import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf } from './document.js';
import { indexSchema, placeOf } from './schema-index.js';

const pointers = (value: Json) => indexSchema(documentOf(value, 'x')).objects.map(({ pointer }) => pointer);

describe('every schema object is found', () => {
  const cases: readonly (readonly [name: string, value: Json, pointers: readonly string[]])[] = [
    ['nothing in a boolean', true, []],
    [
      'under each kind of keyword',
      { items: {}, allOf: [{}, true], properties: { 'a/b': {} } },
      ['', '/items', '/allOf/0', '/properties/a~1b'],
    ],
    [
      'not in data',
      { const: { items: {} }, enum: [{ items: {} }], default: { items: {} }, examples: [{ items: {} }] },
      [''],
    ],
    [
      'not in a property called like a keyword',
      { properties: { items: { type: 'array' } } },
      ['', '/properties/items'],
    ],
    ['not in values of the wrong shape', { properties: [], allOf: {}, items: 5 }, ['']],
    [
      'in grouped definitions that a reference reaches',
      { $ref: '#/$defs/Group/Name', $defs: { Group: { Name: { not: {} } } } },
      ['', '/$defs/Group', '/$defs/Group/Name', '/$defs/Group/Name/not'],
    ],
    [
      'through a chain of references',
      { $ref: '#/x', x: { $ref: '#/y' }, y: { items: {} } },
      ['', '/x', '/y', '/y/items'],
    ],
    ['through a ring of references', { $ref: '#/x', x: { $ref: '#/x' } }, ['', '/x']],
    ['with percent-encoded pointers', { $ref: '#/x/a%20b', x: { 'a b': {} } }, ['', '/x/a b']],
    ['by an anchor', { $ref: '#here', $defs: { a: { $anchor: 'here' } } }, ['', '/$defs/a']],
    [
      'under the name __proto__',
      JSON.parse('{"properties": {"__proto__": {"items": {}}}}') as Json,
      ['', '/properties/__proto__', '/properties/__proto__/items'],
    ],
  ];
  test.each(cases)('%s', (_name, value, expected) => {
    expect(pointers(value)).toEqual(expected);
  });
});

describe('addresses', () => {
  const schemaIndex = indexSchema(
    documentOf(
      {
        $id: 'https://example.org/root.json',
        $defs: {
          a: { $id: 'folder/a.json', $anchor: 'here', $defs: { b: { $anchor: 'deep' } } },
          c: { $dynamicAnchor: 'dynamic', $ref: 'folder/a.json#deep' },
        },
      },
      'x',
    ),
  );

  test.each([
    ['https://example.org/root.json', ''],
    ['https://example.org/root.json#', ''],
    ['https://example.org/root.json#/$defs/c', '/$defs/c'],
    ['https://example.org/root.json#dynamic', '/$defs/c'],
    ['https://example.org/folder/a.json', '/$defs/a'],
    ['https://example.org/folder/a.json#here', '/$defs/a'],
    ['https://example.org/folder/a.json#/$defs/b', '/$defs/a/$defs/b'],
    ['https://example.org/root.json#here', undefined],
    ['https://example.org/root.json#%E0%A4', undefined],
    ['https://example.org/other.json', undefined],
  ])('%s is %s', (uri, pointer) => {
    expect(placeOf(schemaIndex, uri)).toBe(pointer);
  });

  test('of references are full', () => {
    expect(schemaIndex.references.map(({ uri }) => uri)).toEqual(['https://example.org/folder/a.json#deep']);
  });

  test('clash when two resources or anchors share a name', () => {
    const value = { $defs: { a: { $anchor: 'x' }, b: { $anchor: 'x' }, c: { $id: 'y' }, d: { $id: 'y' } } };
    expect(indexSchema(documentOf(value, 'x')).clashes).toEqual([
      { keyword: '$anchor', pointer: '/$defs/b', first: '/$defs/a' },
      { keyword: '$id', pointer: '/$defs/d', first: '/$defs/c' },
    ]);
  });
});
