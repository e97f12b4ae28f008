import { expect, test } from 'vitest';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { baselineOf, readBaseline, withoutBaseline } from './baseline.js';

function finding(rule: string, pointer: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: `lint/${rule}`,
    severity: 'warning',
    message: 'M.',
    at: { uri: 'a', pointer, on: 'value' },
    ...more,
  };
}

const one = finding('r', '/x', { params: { name: 'n', of: 1 } });

test('what is known is not shown, wherever its line went and however it is said', () => {
  const baseline = baselineOf([{ file: 'a', diagnostics: [one] }]);
  const position = { line: 9, column: 1, offset: 90 };
  const moved: Diagnostic = {
    ...one,
    message: 'Said better.',
    severity: 'error',
    params: { of: 1, name: 'n' },
    at: { ...one.at, range: { start: position, end: position } },
  };
  const after = withoutBaseline([{ file: 'a', diagnostics: [moved] }], baseline);
  expect(after).toEqual({ files: [{ file: 'a', diagnostics: [] }], gone: [] });
});

test('a second one of the same kind shows, and so does one with other facts, place, rule or file', () => {
  const baseline = baselineOf([{ file: 'a', diagnostics: [one] }]);
  const others = [
    one,
    finding('r', '/x', { params: { name: 'm', of: 1 } }),
    finding('r', '/y'),
    finding('s', '/x'),
  ];
  const { files } = withoutBaseline(
    [
      { file: 'a', diagnostics: [one, ...others] },
      { file: 'b', diagnostics: [one] },
    ],
    baseline,
  );
  expect(files).toEqual([
    { file: 'a', diagnostics: others },
    { file: 'b', diagnostics: [one] },
  ]);
});

test('what no longer occurs is told, for the files that were checked', () => {
  const known = [one, one, finding('s', '/y')];
  const baseline = baselineOf([
    { file: 'a', diagnostics: known },
    { file: 'b', diagnostics: known },
  ]);
  const { gone } = withoutBaseline([{ file: 'a', diagnostics: [one] }], baseline, 'base.json');
  expect(gone.map(({ message, at }) => `${at.uri} ${at.pointer} ${message}`)).toEqual([
    'base.json /files/a/r A known finding of the rule "r" in a no longer occurs.',
    'base.json /files/a/s A known finding of the rule "s" in a no longer occurs.',
  ]);
  expect(withoutBaseline([{ file: 'a', diagnostics: [] }], baseline).gone[0]!.message).toBe(
    '2 known findings of the rule "r" in a no longer occur.',
  );
});

test('what makes a document invalid is never known', () => {
  const error: Diagnostic = { ...one, code: 'schema/type', severity: 'error' };
  const baseline = baselineOf([{ file: 'a', diagnostics: [error] }]);
  expect(baseline).toEqual({ version: 1, files: {} });
  expect(withoutBaseline([{ file: 'a', diagnostics: [error] }], baseline).files[0]!.diagnostics).toEqual([
    error,
  ]);
});

test('what no rule says, and does not make a document invalid, is known by its code', () => {
  const remark: Diagnostic = { ...one, code: 'reference/unregistered', severity: 'warning' };
  const baseline = baselineOf([{ file: 'a', diagnostics: [remark] }]);
  expect(Object.keys(baseline.files.a!)).toEqual(['reference/unregistered']);
  expect(withoutBaseline([{ file: 'a', diagnostics: [remark] }], baseline).files[0]!.diagnostics).toEqual([]);
});

test('a baseline survives being written and read, whatever the names, and does not depend on order', () => {
  const files = ['z', '__proto__', 'constructor', 'a'].map((file) => ({
    file,
    diagnostics: [one, finding('constructor', '/__proto__'), finding('q', '')],
  }));
  const text = JSON.stringify(baselineOf(files));
  expect(JSON.stringify(baselineOf(files.toReversed()))).toBe(text);
  const { baseline } = readBaseline(documentOf(JSON.parse(text) as Json, 'b'));
  const { files: after, gone } = withoutBaseline(files, baseline!);
  expect(after.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  expect(gone).toEqual([]);
  expect(
    withoutBaseline([{ file: 'toString', diagnostics: [one] }], baseline!).files[0]!.diagnostics,
  ).toEqual([one]);
});

const wrong: readonly (readonly [value: Json, pointer: string])[] = [
  [[], ''],
  [{ version: 2, files: {} }, '/version'],
  [{ version: 1 }, ''],
  [{ version: 1, files: { a: { r: { k: 0 } } } }, '/files/a/r/k'],
  [{ version: 1, files: { a: [] } }, '/files/a'],
];
test.each(wrong)('%j is no baseline', (value, pointer) => {
  const { baseline, diagnostics } = readBaseline(documentOf(value, 'b'));
  expect(baseline).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'baseline/value', at: { pointer } }]);
});
