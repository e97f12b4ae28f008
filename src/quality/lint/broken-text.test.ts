import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { certainFindings, LOCAL_RULES } from './broken-text.js';
import { lint } from './lint.js';
import { rules } from './rules/index.js';

const registry = createRegistry();

async function found(text: string, format: 'json' | 'yaml') {
  const { document } = await parseTolerantly(text, 'x', format);
  const { diagnostics } = await lint(document, registry);
  return certainFindings(document, diagnostics).map(({ code, at }) => `${code} ${at.pointer}`);
}

test('all local rules exist', () => {
  const ids = rules.map(({ id }) => id);
  expect(LOCAL_RULES.filter((id) => !ids.includes(id))).toEqual([]);
});

describe('of a text with a syntax error', () => {
  test.each([
    [
      'a misspelled keyword before it is reported, one behind it is not',
      '{"fair:licence": "MIT", "title": "T" "fair:lable": "T"}',
      ['lint/no-unknown-keyword /fair:licence'],
    ],
    ['a wrong type before it is reported', '{"type": "strng", "title": }', ['schema/value /type']],
    ['the value before it is not', '{"title": "T", "type": "strng" "a": 1}', []],
    ['what is missing is not', '{"title": "T", "properties": {"a": {"type": "number"}},, }', []],
    ['a reference is not', '{"properties": {"a": {"$ref": "#/$defs/a"}}, "x": 1 "$defs": {}}', []],
    ['what is inside an object without an end is not', '{"a": 1, "not": {"type": "strng", "b": 1', []],
  ])('%s', async (_name, text, codes) => {
    expect(await found(text, 'json')).toEqual(codes);
  });

  test('YAML, too', async () => {
    expect(await found('fair:licence: MIT\nproperties:\n  a: [1, 2\nfair:lable: T\n', 'yaml')).toEqual([
      'lint/no-unknown-keyword /fair:licence',
    ]);
  });
});
