import { describe, expect, test } from 'vitest';
import type { Edit } from '../../diagnostic.js';
import type { Json } from '../../json.js';
import type { Format } from '../document.js';
import { parseJson } from '../json.js';
import { parse } from '../parse.js';
import { applyEdits, EditError, editValue } from './apply.js';

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
