import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import type { Json } from '../../base/json.js';
import { MAX_NESTING } from './document.js';
import { formatOf, parse } from './parse.js';
import { tokens } from './pointer.js';
import { nodeAt } from './source.js';

/** What a text is read as, and what is said about it: `code@line:column`. */
async function read(text: string, format?: 'json' | 'yaml') {
  const { document, diagnostics } = await parse(text, 'doc', format);
  const said = diagnostics.map(({ code, at }) => `${code}@${at.range?.start.line}:${at.range?.start.column}`);
  return { value: document?.value, said };
}

describe('JSON', () => {
  const faults: readonly (readonly [name: string, text: string, said: string])[] = [
    ['an empty text', '', 'syntax/empty@1:1'],
    ['white space only', ' \n\t ', 'syntax/empty@1:1'],
    ['a trailing comma', '{\n  "a": 1,\n}', 'syntax/json@3:1'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'syntax/json@3:3'],
    ['a missing colon', '{"a" 1}', 'syntax/json@1:6'],
    ['a missing brace', '{"a": 1', 'syntax/json@1:8'],
    ['a missing bracket', '[1, 2', 'syntax/json@1:6'],
    ['single quotes', "{'a': 1}", 'syntax/json@1:2'],
    ['a comment', '{ // no\n}', 'syntax/json@1:3'],
    ['text behind the end', '{}\n{}', 'syntax/json@2:1'],
    ['an open string', '{"a": "b\n}', 'syntax/json@1:7'],
    ['a bad escape', '"\\q"', 'syntax/json@1:1'],
    ['a control character', '"a\u0001"', 'syntax/json@1:1'],
    ['a bare word', '{"a": undefined}', 'syntax/json@1:7'],
    ['CR LF line ends', '{\r\n  "a": 1,\r\n}', 'syntax/json@3:1'],
    ['a byte order mark', '\uFEFF{"a": x}', 'syntax/json@1:7'],
    ['too many levels', '['.repeat(MAX_NESTING + 1), `syntax/nesting@1:${MAX_NESTING + 1}`],
    ['a hundred thousand levels', '['.repeat(100_000), `syntax/nesting@1:${MAX_NESTING + 1}`],
  ];
  test.each(faults)('with %s is refused with the place', async (_name, text, said) => {
    expect(await read(text, 'json')).toEqual({ value: undefined, said: [said] });
  });

  const remarks: readonly (readonly [name: string, text: string, value: Json, said: readonly string[]])[] = [
    ['a name twice', '{"a": 1,\n "a": 2}', { a: 2 }, ['syntax/duplicate-key@2:2']],
    ['a name twice, once as an escape', '{"a": 1, "\\u0061": 2}', { a: 2 }, ['syntax/duplicate-key@1:10']],
    ['an integer beyond a double', '[9007199254740993]', [9007199254740992], ['syntax/number-precision@1:2']],
    ['digits beyond a double', '[3.14159265358979323846]', [Math.PI], ['syntax/number-precision@1:2']],
    ['a number too large', '[1e400]', [Number.POSITIVE_INFINITY], ['syntax/number-range@1:2']],
    ['a number too small', '[1e-400]', [0], ['syntax/number-precision@1:2']],
    [
      'odd but exact numbers',
      '[1e23, 0.10, 100000000000000000000, -0, 1.50E+2]',
      [1e23, 0.1, 1e20, -0, 150],
      [],
    ],
    ['half a character', '["\\ud800", "\\ud83d\\ude00"]', ['\ud800', '😀'], ['syntax/lone-surrogate@1:2']],
    ['a byte order mark', '\uFEFF{"a": 1}', { a: 1 }, []],
    ['a scalar alone', ' "a" ', 'a', []],
  ];
  test.each(remarks)('with %s is read', async (_name, text, value, said) => {
    expect(await read(text, 'json')).toEqual({ value, said });
  });

  test('__proto__ and constructor are ordinary names', async () => {
    const text = '{"__proto__": {"x": 1}, "constructor": 2}';
    const { value } = await read(text, 'json');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  test('is read as JSON.parse reads it, for any text', async () => {
    const nearJson = fc.oneof(
      fc.json(),
      fc.string({ unit: fc.constantFrom(...'{}[]",:01.eE+-tfn \n\\u\u00a0\u2028\u0000') }),
      fc
        .tuple(fc.json(), fc.nat(), fc.string())
        .map(([text, at, more]) => text.slice(0, at % 50) + more + text.slice(at % 50)),
    );
    await fc.assert(
      fc.asyncProperty(nearJson, async (text) => {
        let expected: Json | undefined;
        try {
          expected = JSON.parse(text) as Json;
        } catch {
          expected = undefined;
        }
        const { document } = await parse(text, 'doc', 'json');
        expect(document?.value).toEqual(expected);
      }),
      { numRuns: runs({ test: 500, conformance: 3000 }), seed: 7 },
    );
  });

  test('knows where everything stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), async (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const { document } = await parse(text, 'doc', 'json');
        const check = (part: Json, pointer: string): void => {
          const node = nodeAt(document!.source!.root, pointer)!;
          expect(JSON.parse(text.slice(node.start, node.end))).toEqual(JSON.parse(JSON.stringify(part)));
          const name = tokens(pointer).at(-1);
          if (node.key) expect(JSON.parse(text.slice(node.key.start, node.key.end))).toBe(name);
          if (typeof part !== 'object' || part === null) return;
          for (const key of Object.keys(part)) {
            check(
              (part as Record<string, Json>)[key]!,
              `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            );
          }
        };
        check(document!.value, '');
      }),
      { numRuns: runs({ test: 150, conformance: 500 }), seed: 11 },
    );
  });
});

describe('YAML', () => {
  const cases: readonly (readonly [
    name: string,
    text: string,
    value: Json | undefined,
    said: readonly string[],
  ])[] = [
    ['dates stay strings', 'a: 2024-01-01\nb: 12:30:00', { a: '2024-01-01', b: '12:30:00' }, []],
    ['yes and no stay strings', 'a: yes\nb: no\nc: on\nd: true', { a: 'yes', b: 'no', c: 'on', d: true }, []],
    [
      'numbers are those of the core schema',
      'a: 0x1F\nb: 0o17\nc: 1e3\nd: 012',
      { a: 31, b: 15, c: 1000, d: 12 },
      [],
    ],
    ['names are texts', '1: a\ntrue: b\nnull: c', { 1: 'a', true: 'b', null: 'c' }, []],
    ['aliases stand for their anchors', 'a: &x [1, 2]\nb: *x', { a: [1, 2], b: [1, 2] }, []],
    [
      'comments and block texts',
      '# hi\na: |\n  two\n  lines\nb: # c\n  - 1',
      { a: 'two\nlines\n', b: [1] },
      [],
    ],
    ['CR LF line ends', 'a: 1\r\nb: 2\r\n', { a: 1, b: 2 }, []],
    ['a byte order mark', '\uFEFFa: 1', { a: 1 }, []],
    ['a member without a value', 'a:\nb: 1', { a: null, b: 1 }, []],
    ['a name twice', 'a: 1\na: 2', { a: 2 }, ['syntax/duplicate-key@2:1']],
    [
      'an integer beyond a double',
      'a: 9007199254740993',
      { a: 9007199254740992 },
      ['syntax/number-precision@1:4'],
    ],
    ['an infinite number', 'a: .inf', { a: Number.POSITIVE_INFINITY }, ['syntax/number-range@1:4']],
    ['a number too large', 'a: 1e400', { a: Number.POSITIVE_INFINITY }, ['syntax/number-range@1:4']],
    ['an unknown tag', 'a: !thing {b: 1}', { a: { b: 1 } }, ['syntax/yaml-tag@1:11']],
    [
      'a timestamp tag makes no object',
      'a: !!timestamp 2024-01-01',
      { a: '2024-01-01' },
      ['syntax/yaml-tag@1:16'],
    ],
    [
      'a merge key',
      'a: &x {b: 1}\nc:\n  <<: *x',
      { a: { b: 1 }, c: { '<<': { b: 1 } } },
      ['syntax/yaml-merge@3:3'],
    ],
    ['an empty text', '', undefined, ['syntax/empty@1:1']],
    ['comments only', '# nothing\n', undefined, ['syntax/empty@1:1']],
    ['bad indentation', 'a:\n  b: 1\n c: 2', undefined, ['syntax/yaml@3:1']],
    ['an open bracket', 'a: [1, 2', undefined, ['syntax/yaml@1:9']],
    ['a second document', 'a: 1\n---\nb: 2', undefined, ['syntax/several-documents@2:1']],
    ['an unknown alias', 'a: *x', undefined, ['syntax/yaml-alias@1:4']],
    [
      'tags that stand for classes',
      'a: !!set {x, y}\nb: !!binary aGk=',
      { a: { x: null, y: null }, b: 'aGk=' },
      ['syntax/yaml-tag@1:10', 'syntax/yaml-tag@2:13'],
    ],
    ['a ring of aliases', '&x [*x]', undefined, ['syntax/yaml-alias@1:5']],
    ['a name that is a list', '? [a]\n: 1', undefined, ['syntax/yaml-key@1:3']],
    [
      'too many levels',
      '['.repeat(300) + ']'.repeat(300),
      undefined,
      [`syntax/nesting@1:${MAX_NESTING + 2}`],
    ],
  ];
  test.each(cases)('%s', async (_name, text, value, said) => {
    expect(await read(text, 'yaml')).toEqual({ value, said });
  });

  test('fifty thousand levels are refused, not suffered', async () => {
    const { value, said } = await read('['.repeat(50_000) + ']'.repeat(50_000), 'yaml');
    expect(value).toBeUndefined();
    expect(said[0]).toMatch(/^syntax\/nesting@/);
  });

  test('an alias bomb is defused', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `l${level}: &l${level} [${`*l${level - 1}, `.repeat(9)}x]`,
    );
    const text = ['l0: &l0 [x]', ...levels.slice(1)].join('\n');
    const { value, said } = await read(text, 'yaml');
    expect(value).toBeUndefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^syntax\/alias-limit@/);
  });

  test('an alias is a copy, so that a document is a tree', async () => {
    const text = 'a: &x {k: [1]}\nb: *x\nc: &y [*x]\nd: *y';
    const { document } = await parse(text, 'doc', 'yaml');
    const { value, source } = document!;
    expect(value).toEqual({ a: { k: [1] }, b: { k: [1] }, c: [{ k: [1] }], d: [{ k: [1] }] });
    const seen = new Set<Json>();
    const visit = (part: Json): void => {
      if (typeof part !== 'object' || part === null) return;
      expect(seen.has(part)).toBe(false);
      seen.add(part);
      for (const inner of Object.values(part)) visit(inner);
    };
    visit(value);
    const textAt = (pointer: string) => {
      const { start, end } = nodeAt(source!.root, pointer)!;
      return text.slice(start, end);
    };
    expect(['/b', '/b/k', '/c/0', '/d', '/d/0', '/d/0/k'].map(textAt)).toEqual([
      '*x',
      '[1]',
      '*x',
      '*y',
      '*x',
      '[1]',
    ]);
  });

  test('says the same as JSON for any JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), async (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const [json, yaml] = await Promise.all([parse(text, 'doc', 'json'), parse(text, 'doc', 'yaml')]);
        expect(yaml.document?.value).toEqual(json.document?.value);
      }),
      { numRuns: runs({ test: 150, conformance: 500 }), seed: 3 },
    );
  });
});

test.each([
  ['a.json', 'json'],
  ['a.YAML', 'yaml'],
  ['a.yml', 'yaml'],
  ['a.ndjson', 'json'],
  ['a.txt', undefined],
  ['-', undefined],
])('the format of %s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});

test.each([
  ['{"a": 1}', { a: 1 }],
  ['  [1]', [1]],
  ['a: 1', { a: 1 }],
  ['# c\na: 1', { a: 1 }],
])('without a name, %j is recognised', async (text, value) => {
  expect((await read(text)).value).toEqual(value);
});
