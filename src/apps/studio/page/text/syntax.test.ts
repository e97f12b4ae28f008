import { TreeFragment } from '@lezer/common';
import { expect, test } from 'vitest';
import { syntax } from './syntax.js';

const schema = {
  description: 'Many',
  properties: Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`v${index}`, { type: 'string' }]),
  ),
};
const texts = {
  json: JSON.stringify(schema, null, 2),
  yaml: `description: Many\nproperties:\n${Object.keys(schema.properties)
    .map((name) => `  ${name}:\n    type: string\n`)
    .join('')}`,
};

test.each(['json', 'yaml'] as const)(
  'a letter that is typed in %s before all is parsed leaves no cut-off node',
  (format) => {
    const { parser } = syntax[format];
    const before = texts[format];
    const parse = parser.startParse(before);
    while (parse.parsedPos < before.length / 2) parse.advance();
    parse.stopAt(parse.parsedPos);
    let tree = parse.advance();
    while (tree === null) tree = parse.advance();
    const at = before.indexOf('Many');
    const change = { fromA: at, toA: at, fromB: at, toB: at + 1 };
    const fragments = TreeFragment.applyChanges(TreeFragment.addTree(tree, [], true), [change]);
    const after = before.replace('Many', 'eMany');
    expect(String(parser.parse(after, fragments))).toBe(String(parser.parse(after)));
  },
);
