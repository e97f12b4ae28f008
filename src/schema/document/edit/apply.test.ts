import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../base/diagnostic.js';
import type { Json } from '../../../base/json.js';
import type { Format } from '../document.js';
import { parseJson } from '../json.js';
import { parse } from '../parse.js';
import { applyEdits, changesOf, EditError, editValue, type TextPatch } from './apply.js';

const set = (pointer: string, value: Json): Edit => ({ op: 'set', pointer, value });
const insert = (pointer: string, value: Json): Edit => ({ op: 'insert', pointer, value });
const remove = (pointer: string): Edit => ({ op: 'remove', pointer });
const rename = (pointer: string, name: string): Edit => ({ op: 'rename', pointer, name });

async function edited(before: string, format: Format, edits: readonly Edit[]): Promise<string> {
  const { document } = await parse(before, `test.${format}`, format);
  return applyEdits(document!, edits);
}

describe('what cannot be done is refused', () => {
  const value: Json = { a: 1, list: [1], object: { b: 1 } };
  test.each<[string, Edit]>([
    ['set of a member that is not there', set('/x', 1)],
    ['set of an item that is not there', set('/list/1', 1)],
    ['set of the place behind the last item', set('/list/-', 1)],
    ['set inside a scalar', set('/a/b', 1)],
    ['insert of a name that exists', insert('/a', 1)],
    ['insert behind the end of an array', insert('/list/2', 1)],
    ['insert at an index that is none', insert('/list/01', 1)],
    ['insert into a scalar', insert('/a/b', 1)],
    ['insert into what is not there', insert('/x/y', 1)],
    ['insert of the root', insert('', 1)],
    ['removal of what is not there', remove('/object/x')],
    ['removal of the root', remove('')],
    ['rename of what is not there', rename('/x', 'y')],
    ['rename to a name that exists', rename('/a', 'list')],
    ['rename of an item', rename('/list/0', 'x')],
    ['rename of the root', rename('', 'x')],
    ['a member that every object inherits', set('/toString', 1)],
    ['a text that is no pointer', set('a', 1)],
    ['a value that JSON does not know', set('/a', Number.NaN)],
  ])('%s', async (name, edit) => {
    if (!name.includes('JSON does not know')) expect(() => editValue(value, [edit])).toThrow(EditError);
    const text = JSON.stringify(value);
    for (const format of ['json', 'yaml'] as const) {
      await expect(edited(text, format, [edit])).rejects.toThrow(EditError);
    }
  });

  test.each<[string, string, Edit]>([
    ['an edit inside an alias', 'a: &x {k: 1}\nb: *x\n', set('/b/k', 2)],
    ['an insertion into an alias', 'a: &x {k: 1}\nb: *x\n', insert('/b/l', 2)],
    ['an edit inside an anchored value', 'a: &x {k: 1}\nb: *x\n', set('/a/k', 2)],
    ['an edit deep inside an anchored value', 'a: &x\n  k: [{l: 1}]\nb: *x\n', rename('/a/k/0/l', 'm')],
    ['a removal inside an anchored value', 'a: &x [1]\nb: *x\n', remove('/a/0')],
    ['a removal of an anchored value', 'a: &x [1]\nb: *x\n', remove('/a')],
    ['a removal around an anchored value', 'a: [&x 1]\nb: *x\n', remove('/a')],
    ['another value for an anchored one', 'a: &x 1\nb: *x\n', set('/a', 2)],
  ])('%s', async (_name, before, edit) => {
    await expect(edited(before, 'yaml', [edit])).rejects.toThrow(/share/);
  });

  test('a document that never was a text', async () => {
    await expect(applyEdits({ uri: 'body', value: {} }, [])).rejects.toThrow(EditError);
  });

  test.each(['json', 'yaml'] as const)('a name that stands twice, in %s', async (format) => {
    const { document } = await parse('{"a": 1, "a": 2, "b": 3}', 'x', format);
    await expect(applyEdits(document!, [remove('/a')])).rejects.toThrow(EditError);
    expect(await applyEdits(document!, [set('/a', 4), remove('/b')])).toBe('{"a": 1, "a": 4}');
  });
});

test('a row of a file of rows is edited in its line', async () => {
  const { document } = parseJson('{"a":1}\n{}\n{"a":3}\n', 'x.ndjson', 8, 10);
  expect(await applyEdits(document!, [insert('/b', { c: [] }), insert('/d', 1)])).toBe(
    '{"a":1}\n{"b": {"c": []}, "d": 1}\n{"a":3}\n',
  );
});

test('a value is edited without being changed', () => {
  const value = Object.freeze({ a: Object.freeze([1, Object.freeze({ b: 2 })]) }) as Json;
  const result = editValue(value, [set('/a/1/b', 3), insert('/a/0', 0), rename('/a', '__proto__')]);
  expect(JSON.stringify(result)).toBe('{"__proto__":[0,1,{"b":3}]}');
  expect(value).toEqual({ a: [1, { b: 2 }] });
});

describe('the changes of a text are the least', () => {
  const change = (from: number, to: number, insert: string): TextPatch => ({ from, to, insert });
  test.each<[string, Format, string, readonly Edit[], readonly TextPatch[]]>([
    ['nothing', 'json', '{"a": 1}', [], []],
    ['the same value', 'json', '{"a": 1}', [set('/a', 1)], []],
    ['a part of a word', 'json', '{"a": "metre"}', [set('/a', 'meter')], [change(10, 12, 'er')]],
    [
      'a whole character',
      'json',
      '{"a": "\u{1F600}"}',
      [set('/a', '\u{1F601}')],
      [change(7, 9, '\u{1F601}')],
    ],
    [
      'two places',
      'json',
      '{"a": 1, "b": 2}',
      [set('/b', 3), remove('/a')],
      [change(1, 9, ''), change(14, 15, '3')],
    ],
    ['a place twice', 'json', '{"a": 1}', [set('/a', 2), set('/a', 3)], [change(6, 7, '3')]],
    ['there and back', 'json', '{"a": 1}', [insert('/b', 2), remove('/b')], []],
    ['a line', 'yaml', 'a: 1 # one\nb: 2\n', [insert('/c', 3)], [change(15, 15, '\nc: 3')]],
    ['a name', 'yaml', 'a: 1 # one\nb: 2\n', [rename('/b', 'c')], [change(11, 12, 'c')]],
    [
      'what was just added',
      'yaml',
      'a: 1\n',
      [insert('/b', {}), insert('/b/c', 2)],
      [change(4, 4, '\nb:\n  c: 2')],
    ],
  ])('%s', async (_name, format, before, edits, patches) => {
    const { document } = await parse(before, 'x', format);
    expect((await changesOf(document!, edits)).patches).toEqual(patches);
  });

  test('a document keeps its address', async () => {
    const { document } = await parse('{}', 'x', 'json');
    const changes = await changesOf({ ...document!, base: 'https://example.org/x' }, [insert('/a', 1)]);
    expect(changes.document).toMatchObject({ uri: 'x', base: 'https://example.org/x', value: { a: 1 } });
  });
});
