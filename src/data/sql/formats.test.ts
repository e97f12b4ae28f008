import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import { formats } from '../../quality/validate/formats.js';
import { patternFor } from '../../quality/validate/patterns/index.js';
import { formatPatterns } from './formats.js';

test('the formats are those that are checked', () => {
  expect(Object.keys(formatPatterns).sort()).toEqual(Object.keys(formats).sort());
});

test.each(Object.entries(formatPatterns))(
  'all engines have the patterns of %s',
  (_, { pattern, doubt = '' }) => {
    for (const flavour of ['re2', 'java', 'are', 'joni'] as const)
      for (const each of [pattern, doubt]) expect(patternFor(each, flavour)).toBeTypeOf('string');
  },
);

const digits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(String(most).length, '0'));
const date = fc.tuple(digits(0, 9999), digits(0, 13), digits(0, 32)).map((parts) => parts.join('-'));
const time = fc
  .tuple(
    fc.tuple(digits(0, 25), digits(0, 61), digits(0, 61)).map((parts) => parts.join(':')),
    fc.constantFrom('', '.0', '.123456789', '.'),
    fc.constantFrom('Z', 'z', '', '+01:00', '-23:59', '+24:00', '+00:60', '-0000'),
  )
  .map((parts) => parts.join(''));
const group = fc.constantFrom('0', 'a', 'FFFF', '12345', '', 'g');
const ipv6 = fc
  .tuple(fc.array(group, { maxLength: 9 }), fc.constantFrom('', '::', '::1', ':1.2.3.4', '1.2.3.04'))
  .map(([groups, end]) => groups.join(':') + end);
const label = fc
  .tuple(
    fc.constantFrom('a', 'ab', 'xn', 'é', '-', ''),
    fc.constantFrom('', '-', '--', '---', '_'),
    fc.constantFrom('', 'b', 'c1', 'nxasmq6b', '-', '·'),
    fc.constantFrom('', '1'.repeat(25), 'x'.repeat(31), 'x'.repeat(58), 'x'.repeat(63)),
  )
  .map((parts) => parts.join(''));
const host = fc
  .array(label, { maxLength: 9 })
  .chain((labels) => fc.constantFrom('.', '.', '。', '..').map((dot) => labels.join(dot)));
const local = fc.constantFrom('a', 'a.b', '.a', '"a b"', '"a\\"b"', 'é', 'a b', 'a@b', '');
const pieces = (of: readonly string[], maxLength = 12) =>
  fc.array(fc.constantFrom(...of), { maxLength }).map((parts) => parts.join(''));
const resource = pieces([
  ...['http:', 'urn:', '//', '/', ':', '@', '?', '#', '[', ']', '[::1]', '[v1.a]', '1.2.3.4', ':80', '%2f'],
  ...[
    '%zz',
    '%',
    'a',
    'a-b',
    'é',
    '\u{E000}',
    '\u{FFFF}',
    '😀',
    '.',
    '+',
    '*',
    "'",
    '<',
    '"',
    '\\',
    '^',
    '|',
    ' ',
  ],
]);

/** Texts that nearly have a format, or have it. */
const TEXTS: { readonly [format: string]: fc.Arbitrary<string> } = {
  date,
  time,
  'date-time': fc
    .tuple(fc.oneof(date, fc.constant('2016-12-31')), fc.constantFrom('T', 't', ' ', ''), time)
    .map((parts) => parts.join('')),
  duration: pieces(['P', 'T', '1', '23', 'Y', 'M', 'D', 'W', 'H', 'S', '-', '.5'], 10).map(
    (text) => `P${text}`,
  ),
  uuid: fc.uuid(),
  ipv4: fc
    .array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 5 })
    .map((parts) => parts.join('.')),
  ipv6,
  hostname: host,
  'idn-hostname': host,
  email: fc
    .tuple(
      local,
      fc.oneof(
        host,
        ipv6.map((text) => `[IPv6:${text}]`),
        fc.constant('[1.2.3.4]'),
      ),
    )
    .map((parts) => parts.join('@')),
  'idn-email': fc.tuple(local, host).map((parts) => parts.join('@')),
  uri: resource,
  'uri-reference': resource,
  iri: resource,
  'iri-reference': resource,
  'uri-template': pieces([
    '{',
    '}',
    'a',
    '.',
    ',',
    ':',
    '1',
    '99999',
    '*',
    '+',
    '#',
    '%41',
    '%',
    ' ',
    'é',
    '<',
    '|',
    '/',
  ]),
  'json-pointer': pieces(['/', '~', '~0', '~1', 'a', 'é', ' ', '😀', '\n']),
  'relative-json-pointer': pieces(['0', '1', '01', '+', '-', '#', '/', '~', '~0', 'a']),
  regex: pieces([...'^$\\.*+?()[]{}|ab1-_, dwsnx', '\\d', '\\b', '[a-z]', '[^0-9]', '(?:', '\\-', '\\p{L}']),
};
const WRONG = [
  '',
  ' ',
  '\n',
  '2023-2-3',
  '2023-02-29',
  '1900-02-29',
  '2000-02-29',
  '0000-02-29',
  '+2023-01-01',
  '2023-01-01 ',
  '2023-01-01\n',
  '２０２３-01-01',
  '2016-12-31T23:59:60Z',
  '2016-12-31T23:59:60+01:00',
  '23:59:60Z',
  '12:00:60Z',
  '01.2.3.4',
  '1.2.3',
  '1.2.3.4\n',
  '::1\n',
  '1::2::3',
  'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF',
  '{00000000-0000-0000-0000-000000000000}',
  'a@[x:y]',
  'a@[IPv6:z]',
  'xn--a',
  'xn--nxasmq6b',
  'ab--c',
  'a.',
  '[z-a]',
  'http://a/\n',
  ...[63, 64].map((length) => 'x'.repeat(length)),
  ...[126, 127, 128].map((count) => Array.from({ length: count }, () => 'x').join('.')),
];

/** A pattern as a test; `u` as JSON Schema asks. */
const testOf = (pattern: string) => {
  const compiled = new RegExp(pattern, 'u');
  return (text: string) => compiled.test(text);
};

/** What `stringMatching` takes: it knows no characters of six digits. */
const generator = (pattern: string) => new RegExp(pattern.replace(/\\u\{10(\w{4})\}/g, '\\u{F$1}'), 'u');

test.each(Object.entries(formatPatterns))(
  'the patterns of %s say what is sure',
  (format, { pattern, doubt }) => {
    const has = formats[format]!;
    const [matches, mayMatch] = [testOf(pattern), doubt === undefined ? () => false : testOf(doubt)];
    const isRight = (text: string) => mayMatch(text) || matches(text) === has(text);
    const isSure = (text: string) => !matches(text) || has(text);
    for (const text of WRONG) expect([text, isRight(text) && isSure(text)]).toEqual([text, true]);
    const near = fc.oneof(TEXTS[format]!, fc.stringMatching(generator(pattern), { size: 'small' }));
    // One character of a text is replaced, removed or added now and then.
    const damaged = fc
      .tuple(
        near,
        fc.nat(40),
        fc.nat(1),
        fc.constantFrom('', '-', '0', 'g', 'é', '\n', '.', ':', '%', '"', '\u0000', '😀'),
      )
      .map(([text, at, length, other]) => text.slice(0, at) + other + text.slice(at + length));
    const found = { sure: 0, without: 0 };
    fc.assert(
      fc.property(fc.oneof(near, damaged), (text) => {
        if (matches(text)) found.sure++;
        else if (!mayMatch(text)) found.without++;
        return isRight(text) && isSure(text);
      }),
      { numRuns: runs({ test: 3000, conformance: 30_000 }) },
    );
    // Patterns that are never sure would be right, too.
    expect(found.sure).toBeGreaterThan(100);
    if (doubt !== '') expect(found.without).toBeGreaterThan(100);
  },
);
