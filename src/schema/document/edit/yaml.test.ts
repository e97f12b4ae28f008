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

const NESTED = lines(
  '# head',
  'a:',
  '  b: 1 # one',
  '  # about c',
  '  c:',
  '    - x',
  '    - y',
  '# foot',
  'd: 2',
);

const CASES: readonly Case[] = [
  ['no edits leave the text alone', 'a:   1\n', [], 'a:   1\n'],
  ['set replaces only the value', 'a:   1   # c\n', [set('/a', 'x')], 'a:   x   # c\n'],
  ['strings that would read as something else are quoted', 'a: 1\n', [set('/a', 'true')], 'a: "true"\n'],
  ['numbers as strings are quoted', 'a: 1\n', [set('/a', '1.5')], 'a: "1.5"\n'],
  [
    'strings keep the quotation marks of the old one',
    'a: \'x\'\nb: "y"\n',
    [set('/a', "it's"), set('/b', 'z')],
    "a: 'it''s'\nb: \"z\"\n",
  ],
  ['text with line breaks is escaped', 'a: 1\n', [set('/a', 'x\n# y')], 'a: "x\\n# y"\n'],
  [
    'an empty value gets one',
    'a:\nb: # c\nc: \n',
    [set('/a', 1), set('/b', 2), set('/c', 3)],
    'a: 1\nb: 2 # c\nc: 3\n',
  ],
  [
    'an empty item gets a value',
    '- a\n-\n-\n',
    [set('/1', 1), set('/2', { x: 1, y: 2 })],
    '- a\n- 1\n- x: 1\n  y: 2\n',
  ],
  ['null is written out', 'a: 1\n', [set('/a', null)], 'a: null\n'],
  [
    'a scalar becomes a block',
    'a: 1 # c\nb: 2\n',
    [set('/a', { x: [1, { y: 2, z: [] }] })],
    'a: # c\n  x:\n    - 1\n    - y: 2\n      z: []\nb: 2\n',
  ],
  [
    'a block becomes a scalar and comments outside of it stay',
    NESTED,
    [set('/a', 5)],
    lines('# head', 'a: 5', '# foot', 'd: 2'),
  ],
  [
    'a block becomes another block in its place',
    NESTED,
    [set('/a/c', { k: 1 })],
    NESTED.replace('- x\n    - y', 'k: 1'),
  ],
  [
    'dashes under the name make room for an object',
    'a:\n- x\nb: 1\n',
    [set('/a', { k: 1 })],
    'a:\n  k: 1\nb: 1\n',
  ],
  [
    'a block scalar becomes a scalar',
    'a: |\n  x\n\n  y\nb: >-\n  z\n',
    [set('/a', 'q'), set('/b', 1)],
    'a: q\nb: 1\n',
  ],
  [
    'a scalar on its own line keeps comments before it',
    'a:\n  # c\n  1 # d\nb: 2\n',
    [set('/a', 3)],
    'a:\n  # c\n  3 # d\nb: 2\n',
  ],
  [
    'a scalar on its own line becomes a block',
    'a:\n  # c\n  1\nb: 2\n',
    [set('/a', { x: 1, y: 2 })],
    'a:\n  # c\n  x: 1\n  y: 2\nb: 2\n',
  ],
  [
    'a tag goes with its value',
    'a: !!str 1\nb: !!int\n  2\n',
    [set('/a', 3), set('/b', 'x')],
    'a: 3\nb:\n  x\n',
  ],
  ['an unused anchor of a scalar stays', 'a: &x 1\n', [set('/a', 3)], 'a: &x 3\n'],
  [
    'an alias is replaced, its anchor stays',
    'a: &x\n  k: 1\nb: *x\n',
    [set('/b', { k: 2 })],
    'a: &x\n  k: 1\nb:\n  k: 2\n',
  ],
  [
    'a plain scalar of several lines is replaced whole',
    'a: one\n  two # c\nb: 1\n',
    [set('/a', 'x')],
    'a: x # c\nb: 1\n',
  ],
  [
    'an item of a sequence becomes an object',
    '- 1 # c\n- 2\n',
    [set('/0', { x: 1, y: 2 })],
    '- x: 1\n  y: 2 # c\n- 2\n',
  ],
  ['an object in a sequence becomes a scalar', '- x: 1\n  y: 2\n- 2\n', [set('/0', 1)], '- 1\n- 2\n'],
  ['the root is replaced', '# head\na: 1\n# foot\n', [set('', ['x'])], '# head\n- x\n# foot\n'],
  ['a root behind --- is replaced', '--- 1 # c\n', [set('', { a: 1 })], '--- # c\na: 1\n'],
  [
    'a flow value is replaced by flow',
    'a: {x: 1, y: [1, 2]} # c\n',
    [set('/a/x', { p: ['q'] })],
    'a: {x: {"p": ["q"]}, y: [1, 2]} # c\n',
  ],
  [
    'a flow name without value gets one',
    'a: {x, y: , "z":}\n',
    [set('/a/x', 1), set('/a/y', 2), set('/a/z', 3)],
    'a: {x: 1, y: 2, "z": 3}\n',
  ],
  ['an explicit key without value gets one', '? a\n? b\n', [set('/a', 1)], '? a\n: 1\n? b\n'],

  ['a member is inserted behind the last', NESTED, [insert('/a/e', 1)], NESTED.replace('- y', '- y\n  e: 1')],
  [
    'comments of a lower indent stay behind',
    'a:\n  b: 1\n  # in a\n# for c\nc: 2\n',
    [insert('/a/x', 1)],
    'a:\n  b: 1\n  # in a\n  x: 1\n# for c\nc: 2\n',
  ],
  ['a text without final line end gets none', 'a: 1', [insert('/b', { c: 1 })], 'a: 1\nb:\n  c: 1'],
  [
    'a block follows the indentation of the document',
    'a:\n    b:\n    - 1\n',
    [insert('/a/c', { d: [{ e: 1, f: 2 }] })],
    'a:\n    b:\n    - 1\n    c:\n        d:\n        - e: 1\n          f: 2\n',
  ],
  ['an item is inserted at the end', NESTED, [insert('/a/c/-', 'z')], NESTED.replace('- y', '- y\n    - z')],
  [
    'an item is inserted at the start',
    NESTED,
    [insert('/a/c/0', 'w')],
    NESTED.replace('- x', '- w\n    - x'),
  ],
  [
    'an item is inserted before the comment of the next',
    '- a\n# b\n- b\n',
    [insert('/1', 'x')],
    '- a\n- x\n# b\n- b\n',
  ],
  [
    'an item does not take the comment of the next name',
    'a:\n- x\n# b\nb: 1\n',
    [insert('/a/-', 'y')],
    'a:\n- x\n- y\n# b\nb: 1\n',
  ],
  [
    'an item is inserted behind the dash of another',
    '- - 1\n  - 2\n',
    [insert('/0/0', 0)],
    '- - 0\n  - 1\n  - 2\n',
  ],
  [
    'a member is inserted into an object behind a dash',
    '- a: 1\n- b: 2\n',
    [insert('/0/c', [1])],
    '- a: 1\n  c:\n    - 1\n- b: 2\n',
  ],
  [
    'a member is inserted behind a block scalar',
    'a:\n  b: |+\n    x\n\nc: 1\n',
    [insert('/a/d', 1)],
    'a:\n  b: |+\n    x\n\n  d: 1\nc: 1\n',
  ],
  ['a member is inserted before ...', '---\na: 1\n...\n', [insert('/b', 2)], '---\na: 1\nb: 2\n...\n'],
  ['an empty object opens into lines', 'a: {} # c\nb: 1\n', [insert('/a/x', 1)], 'a: # c\n  x: 1\nb: 1\n'],
  ['an empty root opens into lines', '# c\n{}\n', [insert('/x', 1)], '# c\nx: 1\n'],
  ['an empty array behind a dash opens into lines', '- []\n', [insert('/0/-', 1)], '- - 1\n'],
  ['an empty object with a tag stays in its line', 'a: !!map {}\n', [insert('/a/x', 1)], 'a: !!map {x: 1}\n'],
  ['a flow map takes a member', 'a: {x: 1} # c\n', [insert('/a/y', 'b, c')], 'a: {x: 1, y: "b, c"} # c\n'],
  ['a flow map of JSON takes a member of JSON', '{"x": 1}\n', [insert('/y', 'b')], '{"x": 1, "y": "b"}\n'],
  [
    'a flow sequence takes an item',
    'a: [x, y]\n',
    [insert('/a/1', 'z'), insert('/a/-', {})],
    'a: [x, z, y, {}]\n',
  ],
  ['an empty flow map in flow takes a member', '[{}]\n', [insert('/0/a', 1)], '[{a: 1}]\n'],
  [
    'a flow map on lines takes a line',
    'a: {\n  x: 1, # one\n  y: 2 # two\n  }\n',
    [insert('/a/z', 3)],
    'a: {\n  x: 1, # one\n  y: 2, # two\n  z: 3\n  }\n',
  ],
  [
    'a trailing comma stays trailing',
    'a: [\n  1,\n  2, # c\n]\n',
    [insert('/a/-', 3)],
    'a: [\n  1,\n  2, # c\n  3,\n]\n',
  ],
  ['a pair without braces gets braces', '[a: 1, b]\n', [insert('/0/c', 2)], '[{a: 1, c: 2}, b]\n'],
  [
    'names are quoted where needed',
    'a: 1\n',
    [insert('/x: y', 1), insert('/', 2), insert('/1', 3), insert('/fair:x', 4)],
    'a: 1\n"x: y": 1\n"": 2\n"1": 3\nfair:x: 4\n',
  ],

  [
    'a member goes with its lines and its own comment',
    NESTED,
    [remove('/a/b')],
    NESTED.replace('  b: 1 # one\n', ''),
  ],
  [
    'comment lines around a member stay',
    NESTED,
    [remove('/a/c')],
    lines('# head', 'a:', '  b: 1 # one', '  # about c', '# foot', 'd: 2'),
  ],
  ['a block goes, the comments around it stay', NESTED, [remove('/a')], lines('# head', '# foot', 'd: 2')],
  [
    'the last member of a block leaves {}',
    'a: # x\n  # y\n  b: 1 # z\n  # w\nc: 1\n',
    [remove('/a/b')],
    'a: {} # x\n  # y\n  # w\nc: 1\n',
  ],
  ['the last item of a block leaves []', 'a:\n- b\nc: 1\n', [remove('/a/0')], 'a: []\nc: 1\n'],
  ['the last member behind a dash leaves {}', '- a: 1 # c\n- b\n', [remove('/0/a')], '- {}\n- b\n'],
  ['the last member of the root leaves {}', '---\n# c\na: 1\n', [remove('/a')], '---\n# c\n{}\n'],
  [
    'an anchor stays with the object that is emptied',
    'a: &x\n  b: 1\nc: 1\n',
    [remove('/a/b')],
    'a: &x {}\nc: 1\n',
  ],
  [
    'the first member behind a dash makes room for the next',
    '- a: 1 # c\n  b: 2\n',
    [remove('/0/a')],
    '- b: 2\n',
  ],
  [
    'comments keep their lines behind a dash',
    '- a: 1\n  # c\n  b: 2\n',
    [remove('/0/a')],
    '-\n  # c\n  b: 2\n',
  ],
  ['removal leaves no double blank line', 'a: 1\n\nb: 2\n\nc: 3\n', [remove('/b')], 'a: 1\n\nc: 3\n'],
  ['removal at the end leaves no blank line', 'a: 1\n\nb: 2\n', [remove('/b')], 'a: 1\n'],
  [
    'comments do not slip into a block scalar',
    'a: |\n  x\nb:\n  c: 1\n  # note\nd: 1\n',
    [remove('/b')],
    'a: |\n  x\n# note\nd: 1\n',
  ],
  [
    'blank lines do not slip into a block scalar',
    'a: |+\n  x\nb: 1\n\nc: 1\n',
    [remove('/b')],
    'a: |+\n  x\nc: 1\n',
  ],
  ['a member with an empty value goes', 'a:\nb: 1\n', [remove('/a')], 'b: 1\n'],
  ['a member with a block scalar goes', 'a: |\n  x\n\nb: 1\n', [remove('/a')], '\nb: 1\n'],
  [
    'a flow member goes with its comma',
    'a: {x: 1, y: 2, z: 3}\n',
    [remove('/a/y'), remove('/a/z')],
    'a: {x: 1}\n',
  ],
  ['the last flow member leaves {}', 'a: { x: 1, }\n', [remove('/a/x')], 'a: {}\n'],
  [
    'a flow item on its own line goes with its comment',
    '[\n  1, # one\n  2, # two\n  3 # three\n]\n',
    [remove('/1'), remove('/1')],
    '[\n  1 # one\n]\n',
  ],
  [
    'a comma stays before a comment that yaml refuses without it',
    '{\n  a: 1,\n# c\n  b: 2\n}\n',
    [remove('/b')],
    '{\n  a: 1,\n# c\n}\n',
  ],
  ['a pair without braces leaves {}', '[a: 1, b]\n', [remove('/0/a')], '[{}, b]\n'],

  ['rename replaces only the name', 'a : 1 # c\n', [rename('/a', 'b')], 'b : 1 # c\n'],
  [
    'a quoted name stays quoted',
    '"a": 1\n\'b\': 2\nc: {"d":1}\n',
    [rename('/a', 'x'), rename('/b', 'y'), rename('/c/d', 'e')],
    '"x": 1\n\'y\': 2\nc: {"e":1}\n',
  ],
  ['an explicit key is renamed', '? a\n: 1\n', [rename('/a', 'b')], '? b\n: 1\n'],
  [
    '__proto__ is an ordinary name',
    'a: {}\n',
    [insert('/a/__proto__', { x: 1 }), rename('/a', '__proto__')],
    '__proto__:\n  __proto__:\n    x: 1\n',
  ],

  [
    'CR LF stays CR LF',
    'a: 1\r\nb:\r\n  - x\r\n',
    [insert('/c', { d: [1] }), remove('/a'), insert('/b/-', 2)],
    'b:\r\n  - x\r\n  - 2\r\nc:\r\n  d:\r\n    - 1\r\n',
  ],
  ['a byte order mark stays', '\uFEFFa: 1\nb: 2\n', [remove('/a'), set('/b', 3)], '\uFEFFb: 3\n'],
  [
    'edits of several places are all made',
    NESTED,
    [set('/d', 3), rename('/a/b', 'bb'), insert('/a/c/1', 'm'), set('/a/bb', 9)],
    NESTED.replace('d: 2', 'd: 3').replace('b: 1', 'bb: 9').replace('- x', '- x\n    - m'),
  ],
  ['an anchor can go after its alias', 'a: &x 1\nb: *x\nc: 1\n', [remove('/b'), remove('/a')], 'c: 1\n'],
  ['an anchor can go together with its alias', 'a:\n  b: &x 1\n  c: *x\nd: 1\n', [remove('/a')], 'd: 1\n'],
];

test.each(CASES)('%s', async (_name, before, edits, after) => {
  const { document, diagnostics } = await parse(before, 'test.yaml', 'yaml');
  expect(diagnostics).toEqual([]);
  expect(await applyEdits(document!, edits)).toBe(after);
});
