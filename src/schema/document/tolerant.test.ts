import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import type { Json } from '../../base/json.js';
import { type Document, isBroken, MAX_NESTING } from './document.js';
import { applyEdits } from './edit/apply.js';
import { locationAt, pointerAt, rangeOf } from './locate.js';
import { parse, parseTolerantly } from './parse.js';
import { append } from './pointer.js';
import type { SourceNode } from './source.js';

async function read(text: string, format: 'json' | 'yaml') {
  const { document, diagnostics } = await parseTolerantly(text, 'doc', format);
  const strict = await parse(text, 'doc', format);
  expect(strict.document === undefined).toBe(isBroken(document));
  expect(strict.diagnostics).toEqual(diagnostics);
  return { value: document.value, found: diagnostics.map(({ message }) => message) };
}

type Case = readonly [name: string, text: string, value: Json, found: readonly string[]];

describe('JSON with faults is read to the end', () => {
  const cases: readonly Case[] = [
    ['a trailing comma', '{"a": 1, }', { a: 1 }, ['The name of a member is missing, at "}".']],
    ['a trailing comma in an array', '[1, ]', [1], ['A value is missing, at "]".']],
    ['a comma too many', '[1,, 2]', [1, 2], ['A value is missing, at ",".']],
    ['a missing comma', '{"a": 1 "b": 2}', { a: 1, b: 2 }, ['A comma is missing, at "\\"b\\"".']],
    ['a missing comma in an array', '[1 2]', [1, 2], ['A comma is missing, at "2".']],
    ['a missing colon', '{"a" 1}', { a: 1 }, ['A colon is missing between name and value, at "1".']],
    ['an equals sign', '{"a" = 1}', { a: 1 }, ['A colon is missing between name and value, at "=".']],
    ['a missing value', '{"a": , "b": 2}', { a: null, b: 2 }, ['A value is missing, at ",".']],
    ['half a member', '{"a":\n "b": 2}', { a: null, b: 2 }, ['A value is missing, at "\\"b\\"".']],
    [
      'a name alone',
      '{"a", "b": 2}',
      { a: null, b: 2 },
      ['A colon is missing between name and value, at ",".'],
    ],
    [
      'a bare name',
      '{a: 1, b: 2}',
      { a: 1, b: 2 },
      ['This name is not in double quotes, at "a".', 'This name is not in double quotes, at "b".'],
    ],
    [
      'single quotes',
      "{'a': 'it\\\\n'}",
      { a: 'it\\n' },
      ['JSON has no single quotes, at "\'a\'".', 'JSON has no single quotes, at "\'it\\\\\\\\n\'".'],
    ],
    [
      'comments',
      '{"a": 1, // one\n/* two */ "b": 2 # three\n}',
      { a: 1, b: 2 },
      [
        'JSON has no comments, at "// one".',
        'JSON has no comments, at "/* two */".',
        'JSON has no comments, at "# three".',
      ],
    ],
    ['a comment without an end', '[1] /* x', [1], ['A comment is not closed, at "/* x".']],
    [
      'text behind the end',
      '{"a": 1} {"b": 2}',
      { a: 1 },
      ['There is text after the end of the document, at "{".'],
    ],
    ['an open string', '{"a": "x,\n "b": 2}', { a: 'x,', b: 2 }, ['A string is not closed, at "\\"x,".']],
    [
      'open brackets',
      '{"a": [1, {"b": 2',
      { a: [1, { b: 2 }] },
      ['The closing brackets }]} are missing, at the end of the text.'],
    ],
    ['the wrong bracket', '{"a": [1, 2}', { a: [1, 2] }, ['The closing bracket ] is missing, at "}".']],
    ['a stray bracket', '[1, }, 2]', [1, 2], ['This bracket closes nothing, at "}".']],
    ['a bad escape', '["a\\qb", 1]', ['aqb', 1], ['This is not an escape, at "\\"a\\\\qb\\"".']],
    [
      'a bad Unicode escape',
      '["\\u12", 1]',
      ['u12', 1],
      ['This is not a Unicode escape, at "\\"\\\\u12\\"".'],
    ],
    [
      'bad numbers',
      '[01, +2, .5, 1., 0x10, 1_0]',
      [1, 2, 0.5, 1, 16, '1_0'],
      [...['01', '+2', '.5', '1.', '0x10', '1_0'].map((each) => `This is not a JSON number, at "${each}".`)],
    ],
    [
      'bare words',
      '{"type": string, "a": True}',
      { type: 'string', a: true },
      ['This is not JSON, at "string".', 'This is not JSON, at "True".'],
    ],
    ['a space that is none', '{"a":\u00a01}', { a: 1 }, ['This is not JSON, at "\u00a0".']],
    [
      'several at once',
      '{"a": 1 "b": tru, "c": [1,,2], "d": }',
      { a: 1, b: 'tru', c: [1, 2], d: null },
      [
        'A comma is missing, at "\\"b\\"".',
        'This is not JSON, at "tru".',
        'A value is missing, at ",".',
        'A value is missing, at "}".',
      ],
    ],
    ['nothing', ' ', null, ['The document is empty.']],
    ['only a bracket', '}', null, ['This is not JSON, at "}".']],
  ];
  test.each(cases)('%s', async (_name, text, value, found) => {
    expect(await read(text, 'json')).toEqual({ value, found });
  });

  test('too many levels end it', async () => {
    const { found } = await read(`{"a": 1, "b": ${'['.repeat(100_000)}`, 'json');
    expect(found).toEqual([`The document is nested more than ${MAX_NESTING} levels deep.`]);
  });

  test('a hundred faults are listed, and the others counted', async () => {
    const { found } = await read(`[${'x '.repeat(300)}]`, 'json');
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toBe('200 more syntax errors are not listed.');
  });
});

describe('YAML with faults is read to the end', () => {
  const cases: readonly (readonly [name: string, text: string, value: Json, faults: number])[] = [
    ['bad indentation', 'a:\n  b: 1\n c: 2\nd: 3', { a: { b: 1 }, c: 2, d: 3 }, 1],
    ['an open bracket', 'a: [1, 2\nb: 3', { a: [1, 2], b: 3 }, 1],
    ['a tab', 'a: 1\n\tb: 2\nc: [1,,2]', { a: 1, b: 2, c: [1, 2] }, 2],
    ['an unknown alias', 'a: *x\nb: 1', { a: null, b: 1 }, 1],
    ['a ring of aliases', 'a: &x {b: *x}\nc: 1', { a: { b: null }, c: 1 }, 1],
    ['a name that is a list', '? [a]\n: 1\nb: 2', { b: 2 }, 1],
    ['a second document', 'a: 1\n---\nb: 2', { a: 1 }, 1],
    ['words that fit nowhere', 'a: }\nb: 1\nc: 2', { a: null }, 1],
    ['comments only', '# nothing', null, 1],
  ];
  test.each(cases)('%s', async (_name, text, value, faults) => {
    const result = await read(text, 'yaml');
    expect(result.value).toEqual(value);
    expect(result.found).toHaveLength(faults);
  });

  test('too many levels end it', async () => {
    const { found } = await read(`a: 1\nb: ${'['.repeat(10_000)}`, 'yaml');
    expect(found).toEqual([`The document is nested more than ${MAX_NESTING} levels deep.`]);
  });
});

/** A text with one mistake, or cut off. */
const faulty = fc
  .record({
    value: fc.jsonValue({ maxDepth: 4 }),
    indent: fc.constantFrom(0, 2),
    at: fc.nat(),
    slip: fc.constantFrom('', '"', ',', '{', '}', '[', ']', ':', '\\', "'", '#', '\n', '/*', 'a', '*', '&a '),
    cut: fc.boolean(),
  })
  .map(({ value, indent, at, slip, cut }) => {
    const text = JSON.stringify(value, null, indent);
    const place = at % (text.length + 1);
    return text.slice(0, place) + slip + (cut ? '' : text.slice(place));
  });

function everyNode(document: Document, visit: (pointer: string, node: SourceNode, value: Json) => void) {
  const walk = (pointer: string, node: SourceNode, value: Json): void => {
    visit(pointer, node, value);
    for (const [step, inner] of node.members ?? node.items?.entries() ?? []) {
      walk(append(pointer, step), inner, (value as { [name: string]: Json })[step]!);
    }
  };
  walk('', document.source!.root, document.value);
}

describe.each(['json', 'yaml'] as const)('any text with a mistake, in %s', (format) => {
  test('gives a document whose parts all have their places', async () => {
    const property = fc.asyncProperty(faulty, async (text) => {
      const { document, diagnostics } = await parseTolerantly(text, 'doc', format);
      expect(diagnostics.length).toBeLessThanOrEqual(101 + text.length);
      everyNode(document, (pointer, { key, start, end }, value) => {
        expect(value).not.toBeUndefined();
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
        const range = rangeOf(document, pointer, 'value')!;
        expect([range.start.offset, range.end.offset]).toEqual([start, end]);
        if (key) expect(locationAt(document, key.start)).toEqual({ pointer, on: 'key' });
        const isScalar = typeof value !== 'object' || value === null;
        if (isScalar && start < end) expect(pointerAt(document, start)).toBe(pointer);
      });
      if (isBroken(document)) {
        await expect(applyEdits(document, [{ op: 'set', pointer: '', value: 1 }])).rejects.toThrow('by hand');
      }
    });
    await fc.assert(property, { numRuns: runs({ test: 80, conformance: 400 }), seed: 5 });
  });
});

describe('the place at an offset, marked by |', () => {
  test.each([
    ['json', '{"a": {"b|": 1}}', '/a/b', 'key'],
    ['json', '{"a": {"b": |1}}', '/a/b', 'value'],
    ['json', '{"a": {"b": 1|}}', '/a/b', 'value'],
    ['json', '{"a": |}', '/a', 'value'],
    ['json', '{"a": [1, |2', '/a/1', 'value'],
    ['json', '{|}', '', 'value'],
    ['json', '{"a": 1, |"b": 2}', '/b', 'key'],
    ['yaml', 'a:\n  b|: 1\n', '/a/b', 'key'],
    ['yaml', 'a:\n  b: |1\n', '/a/b', 'value'],
    ['yaml', 'a: 1\nb: |', '/b', 'value'],
    ['yaml', 'a: &x {k: |1}\nb: *x\n', '/a/k', 'value'],
    ['yaml', 'a: &x {k: 1}\nb: *|x\n', '/b', 'value'],
    ['yaml', 'a: [1, |2\nb: 3', '/a/1', 'value'],
  ] as const)('%s %j', async (format, marked, pointer, on) => {
    const { document } = await parseTolerantly(marked.replace('|', ''), 'doc', format);
    expect(locationAt(document, marked.indexOf('|'))).toEqual({ pointer, on });
  });
});
