import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '../validate/formats.js';
import { formatPatterns } from './formats.js';

test('the formats are those that are checked', () => {
  expect(Object.keys(formatPatterns).sort()).toEqual(Object.keys(formats).sort());
});

const digits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(String(most).length, '0'));
const TEXTS: { readonly [format: string]: fc.Arbitrary<string> } = {
  date: fc.tuple(digits(0, 9999), digits(0, 13), digits(0, 32)).map((parts) => parts.join('-')),
  uuid: fc.uuid(),
  ipv4: fc
    .array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 5 })
    .map((parts) => parts.join('.')),
};
const WRONG = [
  '',
  ' ',
  '2023-2-3',
  '2023-02-29',
  '1900-02-29',
  '2000-02-29',
  '0000-02-29',
  '+2023-01-01',
  '2023-01-01 ',
  '2023-01-01\n',
  '２０２３-01-01',
  '01.2.3.4',
  '1.2.3',
  '1.2.3.4\n',
  'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF',
  '{00000000-0000-0000-0000-000000000000}',
];

test.each(Object.entries(formatPatterns).filter(([, pattern]) => pattern !== undefined))(
  'the pattern of %s means the same',
  (format, pattern) => {
    const matches = (text: string) => new RegExp(pattern!, 'u').test(text);
    for (const text of WRONG) expect([text, matches(text)]).toEqual([text, formats[format]!(text)]);
    // One character of a right text is replaced now and then.
    const damaged = fc
      .tuple(TEXTS[format]!, fc.nat(40), fc.constantFrom('', '-', '0', 'g', 'é', '\n'))
      .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(TEXTS[format]!, damaged), (text) => matches(text) === formats[format]!(text)),
      { numRuns: 3000 },
    );
  },
);
