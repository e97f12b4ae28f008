import { expect, test } from 'vitest';
import { plainOf, Sourced, schemaOf } from '../../src/schema/draft/index.js';
import { draftOf, table, variable } from './drafts.js';

test('a plain value has no origins', () => {
  expect(plainOf({ a: [1, 'b', null, true, {}] })).toEqual({
    value: { a: [1, 'b', null, true, {}] },
    origins: [],
  });
});

test('every sourced scalar says where it comes from', () => {
  const { value, origins } = plainOf({
    title: new Sourced('T', '/name'),
    list: [new Sourced(1, '/x/0'), { 'a/b': new Sourced(false, '/y') }],
    made: new Sourced('up'),
    nothing: new Sourced(null, '/z'),
  });
  expect(value).toEqual({ title: 'T', list: [1, { 'a/b': false }], made: 'up', nothing: null });
  expect(origins).toEqual([
    { pointer: '/title', from: '/name' },
    { pointer: '/list/0', from: '/x/0' },
    { pointer: '/list/1/a~1b', from: '/y' },
    { pointer: '/nothing', from: '/z' },
  ]);
});

test.each(['__proto__', 'constructor', '', 'a/b', 'a~b'])('a member may be called %j', (name) => {
  const sourced = Object.fromEntries([[name, new Sourced('x', '/from')]]);
  const { value, origins } = plainOf(sourced);
  expect(Object.entries(value as object)).toEqual([[name, 'x']]);
  expect(origins).toHaveLength(1);
});

test('pointers lead to the values in the schema', () => {
  const title = new Sourced('Height', '/fields/0/name');
  const { value, origins } = plainOf(
    schemaOf(draftOf(table(['a', 'b'], variable('x/y', { statements: { title }, shape: [-1] })))),
  );
  expect(origins).toEqual([
    {
      pointer: '/properties/a/properties/b/items/properties/x~1y/title',
      from: '/fields/0/name',
    },
  ]);
  expect(JSON.stringify(value)).toContain('"title":"Height"');
});
