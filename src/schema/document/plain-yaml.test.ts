import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import { recoverPlainYaml } from './plain-yaml.js';
import { recoverAnyYaml, recoverYaml } from './yaml.js';

/** What reading gives; positions are compared by the spans that they are made of. */
function readBy(read: typeof recoverYaml, text: string) {
  const { document, diagnostics } = read(text, 'doc');
  const { value, source } = document;
  return {
    value,
    written: JSON.stringify(value),
    root: source?.root,
    brokenAt: source?.brokenAt,
    diagnostics,
  };
}

function expectSame(text: string): void {
  expect(readBy(recoverYaml, text), JSON.stringify(text)).toEqual(readBy(recoverAnyYaml, text));
}

function isPlain(text: string): boolean {
  return recoverPlainYaml(text, 'doc') !== undefined;
}

describe('is read without the YAML parser, and gives the same', () => {
  test.each([
    ['members and items', 'a: 1\nb:\n  - x\n  - c: y\n    d: z\n'],
    ['items below their name', 'a:\n- 1\n- 2\nb: 3'],
    ['items in items', '- - 1\n  - 2\n- - 3\n'],
    ['flow collections on a line', 'a: { b: 1, "c": [x, {}, []] } # d\n'],
    ['scalars of all types', 'a: [null, ~, true, -1.50, -0, 2026-01-01, 1.2.3, "1", \'x\']\n'],
    ['colons and number signs in words', 'fair:label: https://example.org/#a\n'],
    ['names with spaces', 'Größe (cm): 1\n"a: b": 2\n'],
    ['a name of JavaScript', '__proto__: { __proto__: 1 }\n'],
    ['comments before members', '# a\na:\n  # b\n  b: 1 # c\n\n  # d\n  e: 2\n# f\nf: 3\n# g\n'],
    ['comments behind the last member', 'a:\n  b:\n    c: 1\n    # d\n\n  # e\nf: 1\n'],
    ['a line that starts the document', '---\na: b\n'],
  ])('%s', (_, text) => {
    expect(isPlain(text)).toBe(true);
    expectSame(text);
  });

  test.each(['examples/towns.schema.yaml', 'test/infer-golden/clinical-visits.schema.yaml'])('%s', (path) => {
    const text = readFileSync(path, 'utf8');
    expect(isPlain(text)).toBe(true);
    expectSame(text);
  });
});

test.each([
  ['block scalars', 'a: |\n  b\n   # c\n\nd: >-\n  e\n  f\ng: 1\n'],
  ['scalars on several lines', 'a: b\n  c\nd: "e\n  f"\n'],
  ['escapes', "a: \"\\n\"\nb: 'it''s'\n"],
  ['numbers that JSON writes in another way', '- 0x1F\n- 1e3\n- .5\n- +1\n'],
  ['no value', 'a:\nb:\n  c:\nd: 1\n'],
  ['a deeper comment behind the last value', '- a: b\n    # c\n  '],
  ['an empty item after a comment', '- a: b\n# c\n-\n'],
  ['a collection on several lines', 'a: [1,\n  2]\nb: 3\n'],
  ['anchors and aliases', 'a: &x 1\nb: *x\n'],
  ['a value in place of a member', 'a:\n{b, c}\n'],
  ['a name twice', 'a: 1\na: 2\n'],
  ['a wrong indentation', 'a:\n  b: 1\n c: 2\n'],
  ['a second document', 'a: 1\n---\nb: 2\n'],
  ['tabs and other ends of lines', 'a:\tb\r\nc: d\r\n'],
  ['a byte order mark', '\uFEFFa: b\n'],
  ['half a character', 'a: "\uD800"\n'],
  ['many entries that are not plain', Array.from({ length: 200 }, (_, index) => `a${index}: 0x1\n`).join('')],
  ['no content', '# a\n\n'],
])('gives the same for %s', (_, text) => {
  expect(isPlain(text)).toBe(false);
  expectSame(text);
});

const scalars = fc.constantFrom(
  ...[
    'x',
    'x y',
    '1',
    '-2.50',
    '0x1F',
    '2026-01-01',
    'true',
    'Null',
    '~',
    '"q"',
    "'it'",
    "'it''s'",
    '"a\\n"',
  ],
  ...[
    '[a, b]',
    '[]',
    '{ a: 1, b: [x] }',
    '{a,b}',
    '[a: b]',
    '[a, ]',
    'a#b',
    'a # c',
    'a:b',
    'a: b',
    '',
    '# c',
  ],
  ...[
    '|\n@a\n@# b',
    '>-\n@a\n\n@b',
    '|+\n@a\n\n',
    '"a\n@b"',
    'a\n@b',
    '&x 1',
    '*x',
    '!t x',
    '- x',
    '-',
    '[',
    '"',
  ],
);
const names = fc.constantFrom(
  'a',
  'b',
  'c',
  'd e',
  'fair:label',
  '"q"',
  '1',
  '__proto__',
  'k ',
  '? a',
  '[k]',
  '<<',
);
const gaps = fc.constantFrom(
  '',
  '',
  '',
  '',
  '\n',
  '  \n',
  '# a\n',
  '  # b\n',
  '    # c\n\n',
  '     # d\n  # e\n',
);
const ends = fc.constantFrom('', '', '', ' ', ' # e', '\n');

/** Blocks of all kinds; @ stands for the indentation of what goes on. */
const { block } = fc.letrec<{ block: (indent: number) => string }>((tie) => {
  const onLine = fc.tuple(scalars, ends).map(
    ([text, end]) =>
      (indent: number) =>
        ` ${text.replaceAll('@', ' '.repeat(indent + 2))}${end}\n`,
  );
  const below = fc.tuple(ends, fc.integer({ min: 0, max: 3 }), tie('block')).map(
    ([end, step, inner]) =>
      (indent: number) =>
        `${end}\n${inner(indent + step)}`,
  );
  const compact = tie('block').map((inner) => (indent: number) => ` ${inner(indent + 2).trimStart()}`);
  const value = fc.oneof({ maxDepth: 3, depthSize: 'small' }, onLine, below);
  const entries = <T>(entry: fc.Arbitrary<T>) =>
    fc.array(fc.tuple(gaps, entry), { minLength: 1, maxLength: 4 });
  const members = fc.tuple(entries(fc.tuple(names, value)), gaps).map(
    ([all, last]) =>
      (indent: number) =>
        all.map(([gap, [name, text]]) => `${gap}${' '.repeat(indent)}${name}:${text(indent)}`).join('') +
        last,
  );
  const items = fc
    .tuple(entries(fc.oneof({ maxDepth: 3, depthSize: 'small' }, onLine, below, compact)), gaps)
    .map(
      ([all, last]) =>
        (indent: number) =>
          all.map(([gap, text]) => `${gap}${' '.repeat(indent)}-${text(indent)}`).join('') + last,
    );
  return { block: fc.oneof({ maxDepth: 3 }, members, members, items) };
});

test('whatever is written, the parser alone gives the same', () => {
  const texts = fc.tuple(
    block,
    fc.nat(2),
    fc.nat(),
    fc.constantFrom('', '', '', ' ', '\n', ':', '- ', '"', '#'),
  );
  fc.assert(
    fc.property(texts, ([inner, indent, at, typed]) => {
      const text = inner(indent);
      const offset = at % (text.length + 1);
      expectSame(text.slice(0, offset) + typed + text.slice(offset));
    }),
    { numRuns: runs({ test: 300, conformance: 20_000 }) },
  );
});
