import { expect, test } from 'vitest';
import type { Edit } from '../../../base/diagnostic.js';
import type { Json } from '../../../base/json.js';
import { parse } from '../parse.js';
import { applyEdits } from './apply.js';

type Case = readonly [name: string, before: string, edits: readonly Edit[], after: string];

const set = (pointer: string, value: Json): Edit => ({ op: 'set', pointer, value });
const insert = (pointer: string, value: Json): Edit => ({ op: 'insert', pointer, value });
const remove = (pointer: string): Edit => ({ op: 'remove', pointer });
const rename = (pointer: string, name: string): Edit => ({ op: 'rename', pointer, name });
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

const LIST = lines('{', '  "a": 1,', '  "b": [', '    1,', '    2', '  ],', '  "c": {}', '}');

const CASES: readonly Case[] = [
  ['no edits leave the text alone', ' {"a" :1}\n', [], ' {"a" :1}\n'],
  ['set replaces only the value', '{"a":  1 , "b":2}', [set('/a', 'x')], '{"a":  "x" , "b":2}'],
  ['set of the root keeps what stands around it', '\uFEFF\n{}\n\n', [set('', [])], '\uFEFF\n[]\n\n'],
  [
    'a value set on a line of its own is indented like the document',
    lines('{', '\t"a": 1,', '\t"b": 2', '}'),
    [set('/a', { x: [1], y: {} })],
    lines('{', '\t"a": {', '\t\t"x": [', '\t\t\t1', '\t\t],', '\t\t"y": {}', '\t},', '\t"b": 2', '}'),
  ],
  [
    'a value that filled one line stays on one line',
    lines('{', '  "required": ["a", "b"]', '}'),
    [set('/required', ['a', { b: 1 }])],
    lines('{', '  "required": ["a", {"b": 1}]', '}'),
  ],
  [
    'a value set inside one line stays in it',
    '{"a":1,"b":2}',
    [set('/a', { x: [1, 2] })],
    '{"a":{"x":[1,2]},"b":2}',
  ],
  [
    'a member is inserted on a new line behind the last',
    LIST,
    [insert('/d', [true])],
    LIST.replace('"c": {}', '"c": {},\n  "d": [\n    true\n  ]'),
  ],
  [
    'a member is inserted on the same line into a line',
    '{ "a": 1 }',
    [insert('/b', 'x')],
    '{ "a": 1, "b": "x" }',
  ],
  ['a compact object stays compact', '{"a":1,"b":2}', [insert('/c', { d: 1 })], '{"a":1,"b":2,"c":{"d":1}}'],
  ['a lone compact object stays compact', '{"a":1}', [insert('/c', 3)], '{"a":1,"c":3}'],
  ['an empty root opens into lines', '{}\n', [insert('/a', 1)], '{\n  "a": 1\n}\n'],
  [
    'an empty object among lines opens into lines',
    LIST,
    [insert('/c/x', 1)],
    LIST.replace('{}', '{\n    "x": 1\n  }'),
  ],
  [
    'an empty object inside a line stays in it',
    '{"a": {}, "b": []}',
    [insert('/a/x', 1)],
    '{"a": {"x": 1}, "b": []}',
  ],
  ['an empty object with a line break uses it', '{"a": {\n}}', [insert('/a/x', 1)], '{"a": {\n  "x": 1\n}}'],
  [
    'an item is inserted before an index',
    LIST,
    [insert('/b/0', 0)],
    LIST.replace('    1,', '    0,\n    1,'),
  ],
  ['an item is inserted in the middle', LIST, [insert('/b/1', 9)], LIST.replace('    1,', '    1,\n    9,')],
  ['an item is inserted at the end', LIST, [insert('/b/-', 3)], LIST.replace('    2', '    2,\n    3')],
  ['an index behind the last is the end', '[1, 2]', [insert('/2', 3)], '[1, 2, 3]'],
  ['an item is inserted into an empty array', '[ ]', [insert('/-', 1)], '[\n  1\n]'],
  ['a single item on its line gets a neighbour', '[\n    1\n]', [insert('/0', 0)], '[\n    0,\n    1\n]'],
  ['a table keeps its last row', '[1, 2,\n 3, 4]', [insert('/-', 5)], '[1, 2,\n 3, 4, 5]'],
  [
    'commas in front stay in front',
    '{\n  "a": 1\n, "b": 2\n}',
    [insert('/c', 3)],
    '{\n  "a": 1\n, "b": 2\n, "c": 3\n}',
  ],
  [
    'a blank line between groups is not repeated',
    '{\n  "a": 1,\n\n  "b": 2\n}',
    [insert('/c', 3)],
    '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3\n}',
  ],
  ['the first member goes with its line and comma', LIST, [remove('/a')], LIST.replace('  "a": 1,\n', '')],
  ['a member goes with all its lines', LIST, [remove('/b')], LIST.replace(/ {2}"b"[^\]]*\],\n/, '')],
  ['the last member goes with the comma before it', LIST, [remove('/c')], LIST.replace(',\n  "c": {}', '')],
  ['an item goes with its line', LIST, [remove('/b/1')], LIST.replace(',\n    2', '')],
  ['removal leaves no blank line', '{\n  "a": 1,\n\n  "b": 2\n}', [remove('/a')], '{\n  "b": 2\n}'],
  ['removal inside a line', '{ "a": 1, "b": 2, "c": 3 }', [remove('/b')], '{ "a": 1, "c": 3 }'],
  ['removal at the end of a line', '{ "a": 1, "b": 2 }', [remove('/b')], '{ "a": 1 }'],
  ['the last remaining member leaves an empty object', '{\n  "a": 1\n}', [remove('/a')], '{}'],
  ['rename replaces only the name', '{ "a" : 1 }', [rename('/a', 'b"c')], '{ "b\\"c" : 1 }'],
  ['names with slash and tilde', '{"a/b": {"~": 1}}', [set('/a~1b/~0', 2)], '{"a/b": {"~": 2}}'],
  [
    '__proto__ is an ordinary name',
    '{"a": 1}',
    [rename('/a', '__proto__'), insert('/x', 1)],
    '{"__proto__": 1, "x": 1}',
  ],
  [
    'CR LF stays CR LF',
    '{\r\n  "a": 1,\r\n  "b": {}\r\n}\r\n',
    [insert('/c', [1]), insert('/b/x', 1), remove('/a')],
    '{\r\n  "b": {\r\n    "x": 1\r\n  },\r\n  "c": [\r\n    1\r\n  ]\r\n}\r\n',
  ],
  [
    'each edit sees the ones before it',
    '{"a": {"b": 1}}',
    [
      rename('/a', 'x'),
      set('/x/b', []),
      insert('/x/b/-', 1),
      insert('/x/b/0', 0),
      remove('/x/b/1'),
      insert('/a', 2),
    ],
    '{"x": {"b": [0]}, "a": 2}',
  ],
  [
    'names change places',
    '{"a": 1, "b": 2}',
    [rename('/b', 'c'), rename('/a', 'b'), rename('/c', 'a')],
    '{"b": 1, "a": 2}',
  ],
];

test.each(CASES)('%s', async (_name, before, edits, after) => {
  const { document, diagnostics } = await parse(before, 'test.json', 'json');
  expect(diagnostics).toEqual([]);
  expect(await applyEdits(document!, edits)).toBe(after);
});
