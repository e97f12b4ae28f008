import { describe, expect, test } from 'vitest';
import type { Diagnostic, Edit } from '../../base/diagnostic.js';
import { isObject, type Json } from '../../base/json.js';
import { type Document, documentOf, parse } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { claimsOn } from './claims.js';
import { fixDocument } from './fix.js';

const registry = createRegistry();

type Finder = (root: Json) => readonly (readonly [code: string, edits: readonly Edit[], safe?: boolean])[];

/** A linter that is nothing but a function from a value to fixes. */
function examiner(find: Finder) {
  return async ({ uri, value }: Document): Promise<readonly Diagnostic[]> =>
    find(value).map(([code, edits, safe = true]) => ({
      code,
      severity: 'warning',
      message: 'M.',
      at: { uri, pointer: edits[0]?.pointer ?? '', on: 'value' },
      fixes: [{ title: 'T.', safe, edits }],
    }));
}

function has(root: Json, name: string): boolean {
  return isObject(root) && Object.hasOwn(root, name);
}

async function fixed(value: Json, find: Finder, unsafe = false) {
  const options = { registry, examine: examiner(find), unsafe };
  const once = await fixDocument(documentOf(value, 'x'), options);
  const twice = await fixDocument(once.document, options);
  expect(twice.document).toBe(once.document);
  expect(twice.applied).toEqual([]);
  return {
    value: once.document.value,
    applied: once.applied.map(({ code }) => code),
    refused: once.refused.map(({ code, reason }) => `${code}: ${reason}`),
    left: once.left.length,
  };
}

const renaming: Finder = (root) =>
  has(root, 'a') ? [['rename', [{ op: 'rename', pointer: '/a', name: 'b' }]]] : [];

describe('a repair', () => {
  test('goes on until nothing is left', async () => {
    const shorten: Finder = (root) => {
      const text = isObject(root) && typeof root.a === 'string' ? root.a : '';
      return text.length > 1 ? [['shorten', [{ op: 'set', pointer: '/a', value: text.slice(1) }]]] : [];
    };
    expect(await fixed({ a: 'xyz' }, shorten)).toEqual({
      value: { a: 'z' },
      applied: ['shorten', 'shorten'],
      refused: [],
      left: 0,
    });
  });

  test('lets fixes that touch each other wait', async () => {
    const both: Finder = (root) => [
      ...renaming(root),
      ...(has(root, 'a') ? [['set', [{ op: 'set', pointer: '/a', value: 2 }]] as const] : []),
      ...(has(root, 'b') && isObject(root) && root.b !== 3
        ? [['later', [{ op: 'set', pointer: '/b', value: 3 }]] as const]
        : []),
    ];
    expect(await fixed({ a: 1 }, both)).toMatchObject({ value: { b: 3 }, applied: ['rename', 'later'] });
  });

  test('applies unsafe fixes only when told to', async () => {
    const find: Finder = (root) => renaming(root).map(([code, edits]) => [code, edits, false]);
    expect(await fixed({ a: 1 }, find)).toEqual({ value: { a: 1 }, applied: [], refused: [], left: 1 });
    expect(await fixed({ a: 1 }, find, true)).toMatchObject({ value: { b: 1 }, applied: ['rename'] });
  });

  test('leaves out what would make a valid schema invalid, and applies the rest', async () => {
    const find: Finder = (root) => [
      ['harm', [{ op: 'set', pointer: '/title', value: 5 }]],
      ...renaming(root),
    ];
    expect(await fixed({ title: 'T', a: 1 }, find)).toEqual({
      value: { title: 'T', b: 1 },
      applied: ['rename'],
      refused: ['harm: It would cause an error: Expected a string, found the number 5.'],
      left: 1,
    });
  });

  test('may leave an invalid schema as invalid as it was', async () => {
    expect(await fixed({ title: 5, a: 1 }, renaming)).toMatchObject({ value: { title: 5, b: 1 } });
  });

  test('leaves out what cannot be done, and does not let it block others', async () => {
    const find: Finder = (root) => [
      ['impossible', [{ op: 'rename', pointer: '/a', name: 'c' }]],
      ...renaming(root),
    ];
    expect(await fixed({ a: 1, c: 2 }, find)).toEqual({
      value: { b: 1, c: 2 },
      applied: ['rename'],
      refused: ['impossible: Cannot rename /a: there is no such place.'],
      left: 1,
    });
  });

  test('takes several items out of one array', async () => {
    const find: Finder = (root) =>
      isObject(root) && Array.isArray(root.a)
        ? root.a.flatMap((item, index) =>
            item === null ? [['remove', [{ op: 'remove', pointer: `/a/${index}` }]] as const] : [],
          )
        : [];
    const items = Array.from({ length: 60 }, (_, index) => (index % 2 ? null : index));
    const { value, applied } = await fixed({ a: items }, find);
    expect(value).toEqual({ a: items.filter((item) => item !== null) });
    expect(applied).toHaveLength(30);
  });

  test('leaves rules alone that never come to rest, and applies the others', async () => {
    const quarrel: Finder = (root) => [
      ...renaming(root),
      ...(has(root, 'b') ? [['back', [{ op: 'rename', pointer: '/b', name: 'a' }]] as const] : []),
      ...(has(root, 'c') ? [['remove', [{ op: 'remove', pointer: '/c' }]] as const] : []),
    ];
    const { value, applied, refused } = await fixed({ a: 1, c: 2 }, quarrel);
    expect(value).toEqual({ a: 1 });
    expect(applied).toEqual(['remove']);
    expect(refused).toEqual(['rename: Fixes of other rules would undo it.']);
  });

  test('ends when a rule always finds more', async () => {
    const grow: Finder = () => [['grow', [{ op: 'insert', pointer: '/a/-', value: 1 }]]];
    expect(await fixed({ a: [] }, grow)).toMatchObject({ value: { a: [] }, applied: [] });
  });

  test('ends when very many fixes cannot be applied', async () => {
    const find: Finder = () =>
      Array.from({ length: 2000 }, (_, index) => ['no', [{ op: 'remove', pointer: `/x${index}` }]]);
    expect(await fixed({ a: 1 }, find)).toMatchObject({ value: { a: 1 }, applied: [], left: 2000 });
  });

  test('takes no notice of fixes that change nothing', async () => {
    const find: Finder = () => [['same', [{ op: 'set', pointer: '/a', value: 1 }]]];
    expect(await fixed({ a: 1 }, find)).toMatchObject({ applied: [], refused: [], left: 1 });
  });

  test('knows names that objects have by nature', async () => {
    const find: Finder = (root) =>
      has(root, '__proto__')
        ? [['rename', [{ op: 'rename', pointer: '/__proto__', name: 'constructor' }]]]
        : [];
    const value = JSON.parse('{"__proto__": 1}') as Json;
    expect(JSON.stringify((await fixed(value, find)).value)).toBe('{"constructor":1}');
  });

  test.each([
    ['json', '{ "x": [1,2],\n  "a" :1 }\n', '{ "x": [1,2],\n  "b" :1 }\n'],
    ['yaml', '# one\nx: [1,2]\na :  1 # two\n', '# one\nx: [1,2]\nb :  1 # two\n'],
  ] as const)('changes only what it must in %s', async (format, before, after) => {
    const { document } = await parse(before, 'x', format);
    const result = await fixDocument(document!, { registry, examine: examiner(renaming) });
    expect(result.document.source?.text).toBe(after);
  });
});

describe('claims', () => {
  const root: Json = { a: [1, 2, [3]], o: { p: 1 } };
  const remove = (pointer: string): Edit => ({ op: 'remove', pointer });
  const insert = (pointer: string): Edit => ({ op: 'insert', pointer, value: 0 });
  test.each<[string, readonly Edit[], readonly Edit[], boolean]>([
    ['different members', [remove('/a')], [remove('/o')], true],
    ['the same member', [remove('/a')], [remove('/a')], false],
    ['a member and its part', [remove('/o')], [remove('/o/p')], false],
    ['a part and its member', [remove('/o/p')], [remove('/o')], false],
    ['two new members', [insert('/o/x')], [insert('/o/y')], true],
    ['a new name twice', [{ op: 'rename', pointer: '/a', name: 'x' }], [insert('/x')], false],
    ['two items', [remove('/a/0')], [remove('/a/1')], true],
    ['an item and a part of another', [remove('/a/0')], [remove('/a/2/0')], true],
    ['an item put in the middle and another', [insert('/a/0')], [remove('/a/1')], false],
    ['two items at the end', [insert('/a/-')], [insert('/a/-')], true],
    ['an item at the end and the array', [insert('/a/-')], [remove('/a')], false],
    ['an item among other edits and another', [remove('/a/0'), remove('/o')], [remove('/a/1')], false],
    ['everything and anything', [{ op: 'set', pointer: '', value: 1 }], [remove('/a')], false],
    ['anything and everything', [remove('/a')], [{ op: 'set', pointer: '', value: 1 }], false],
  ])('%s', (_name, one, other, isFree) => {
    const claims = claimsOn(root);
    expect(claims.claim(one)).toBe(true);
    expect(claims.claim(other)).toBe(isFree);
  });
});
