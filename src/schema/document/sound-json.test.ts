import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import { parseJson } from './json.js';
import { positionsOf } from './positions.js';
import { soundValue } from './sound-json.js';
import { SyntaxReport } from './syntax.js';
import { readJsonTolerantly } from './tolerant-json.js';

/** A text with white space and escapes as people and programs write them, and sometimes a character too much. */
const texts = fc
  .record({
    value: fc.jsonValue({ noUnicodeString: false }),
    indent: fc.constantFrom('', ' ', '\t', '\r\n'),
    around: fc.constantFrom('', ' ', '\n', '\uFEFF'),
    escapes: fc.boolean(),
    slip: fc.option(
      fc.record({ at: fc.nat(), what: fc.constantFrom('"', ',', '{}', '1e400', ':', '\\', 'a') }),
      { freq: 1 },
    ),
  })
  .map(({ value, indent, around, escapes, slip }) => {
    const written = around + JSON.stringify(value, null, indent);
    const text = escapes ? written.replaceAll('a', '\\u0061').replaceAll('/', '\\/') : written;
    if (slip === null) return text;
    const at = slip.at % (text.length + 1);
    return text.slice(0, at) + slip.what + text.slice(at);
  });

test('a text is read as with care, whether it is sound or not', () => {
  let sound = 0;
  const property = fc.property(texts, (text) => {
    const base = text.startsWith('\uFEFF') ? 1 : 0;
    const report = new SyntaxReport('x', () => positionsOf(text));
    const read = readJsonTolerantly(text.slice(base), base, report);
    const expected = report.finish(text).brokenAt === undefined ? read : undefined;
    const { document, diagnostics } = parseJson(text, 'x');
    if (soundValue(text.slice(base)) !== undefined) sound++;
    expect(diagnostics).toEqual(report.diagnostics);
    expect(document?.value).toEqual(expected?.value);
    expect(document?.source?.root).toEqual(expected?.node);
  });
  fc.assert(property, { numRuns: runs({ test: 500, conformance: 3000 }) });
  expect(sound).toBeGreaterThan(runs({ test: 150, conformance: 1000 }));
});

test.each([
  ['a name twice', '{"a":{"b":1,"b":2}}'],
  ['a number beyond a double', '[123456789012345678]'],
  ['half a character, escaped', '["\\uD800"]'],
  ['half a character', '["\ud800"]'],
  ['too many levels', `${'['.repeat(201)}${']'.repeat(201)}`],
  ['no JSON', '{a}'],
])('a text with %s is not sound', (_what, text) => {
  expect(soundValue(text)).toBeUndefined();
});
