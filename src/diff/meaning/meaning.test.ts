import { expect, test } from 'vitest';
import { describe as describeSchema } from '../../description/index.js';
import { documentOf } from '../../document/index.js';
import type { JsonObject } from '../../json.js';
import { createRegistry } from '../../registry/index.js';
import { loadLicenses, loadUnits } from '../../vocabulary/index.js';
import type { PairExample } from '../change.js';
import { compare } from '../compare.js';
import { ofVariable } from './example.js';
import { meaningClasses } from './index.js';
import { knownLicenses, termsOf } from './license-terms.js';
import { unitChanged } from './unit.js';

const registry = createRegistry();
const lists = { units: await loadUnits(), licenses: await loadLicenses() };

function comparisonOf({ old, new: next }: PairExample) {
  const [before, after] = [old, next].map((each) => describeSchema(documentOf(each, 'schema'), registry));
  return compare(before!, after!, lists);
}

const cases = meaningClasses.flatMap((each) => [
  ...each.examples.changed.map((pair) => [each.id, 'is found', pair, true, each] as const),
  ...each.examples.unchanged.map((pair) => [each.id, 'is not found', pair, false, each] as const),
]);

test.each(cases)('%s %s in its example', (_id, _word, pair, isFound, { find }) => {
  const found = [...find(comparisonOf(pair))];
  expect(found.map(({ message }) => message).length > 0).toBe(isFound);
  for (const { message } of found) expect(message).toMatch(/^[A-Z"].*\.$/);
});

test.each(cases)('%s %s: nothing changes between a schema and itself', (_id, _word, { old }) => {
  const comparison = comparisonOf({ old, new: old });
  expect(meaningClasses.flatMap(({ find }) => [...find(comparison)])).toEqual([]);
});

test('ids are unique', () => {
  expect(new Set(meaningClasses.map(({ id }) => id)).size).toBe(meaningClasses.length);
});

test('each class has two examples of a change, and two of none', () => {
  const few = meaningClasses.filter(
    ({ examples }) => examples.changed.length < 2 || examples.unchanged.length < 2,
  );
  expect(few.map(({ id }) => id)).toEqual([]);
});

function changeOf(old: JsonObject, next: JsonObject) {
  const [found] = [...unitChanged.find(comparisonOf(ofVariable(old, next)))];
  return found!;
}

const measured = (unit: string, more: JsonObject = {}) => ({
  type: 'number',
  'fair:measurementUnit': unit,
  ...more,
});

test.each([
  ['km2', 'ha', { factor: 100 }, '1 km² is 100 ha.'],
  ['km/h', 'm/s', { factor: 0.277777777778 }, '1 km/h is about 0.2777778 m/s.'],
  ['°C', '°F', { factor: 1.8, offset: 32 }, 'the number times 1.8, plus 32, gives °F.'],
  ['K', '°C', { factor: 1, offset: -273.15 }, 'the number, minus 273.15, gives °C.'],
])('%s to %s has its factor', (old, next, params, words) => {
  const { message, params: found } = changeOf(measured(old), measured(next));
  expect(found).toMatchObject({ ...params, sameQuantity: true });
  expect(message).toBe(`The unit of the variable "area" changed from "${old}" to "${next}": ${words}`);
});

test('units of different quantities have no factor', () => {
  const { message, params } = changeOf(measured('km'), measured('kg'));
  expect(params).toEqual({
    from: 'http://qudt.org/vocab/unit/KiloM',
    to: 'http://qudt.org/vocab/unit/KiloGM',
    sameQuantity: false,
  });
  expect(message).toMatch(/They are units of different quantities\.$/);
});

test.each<[string, JsonObject, JsonObject, string | undefined]>([
  ['moved', { minimum: 0, maximum: 50 }, { minimum: 0, maximum: 5000 }, 'converted'],
  ['moved and were rounded', { maximum: 50.25 }, { maximum: 5000 }, 'converted'],
  ['stayed', { minimum: 0, maximum: 50 }, { minimum: 0, maximum: 50 }, 'same'],
  ['moved otherwise', { maximum: 50 }, { maximum: 800 }, 'other'],
  ['moved in part', { minimum: 1, maximum: 50 }, { minimum: 1, maximum: 5000 }, 'other'],
  ['are only zero', { minimum: 0 }, { minimum: 0 }, undefined],
  ['are not in both', { maximum: 50 }, { minimum: 10 }, undefined],
  ['are steps', { multipleOf: 0.5 }, { multipleOf: 50 }, 'converted'],
  ['are codes', { enum: [1, 2] }, { enum: [100, 200] }, 'converted'],
])('bounds that %s', (_words, old, next, bounds) => {
  expect(changeOf(measured('km2', old), measured('ha', next)).params?.bounds).toBe(bounds);
});

test('an offset moves bounds, and not steps', () => {
  const [old, next] = [
    measured('°C', { minimum: -40, maximum: 100, multipleOf: 5 }),
    measured('°F', { minimum: -40, maximum: 212, multipleOf: 9 }),
  ];
  expect(changeOf(old, next).params?.bounds).toBe('converted');
});

test('all licences in the table of terms are in the SPDX list', () => {
  const versions = ['', '-1.0', '-2.0', '-3.0', '-1.2', '-1.3'];
  const unknown = knownLicenses.filter(
    (id) => !versions.some((version) => lists.licenses.byId(id + version)),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['CC-BY-NC-SA-3.0-IGO', ['sharing of adaptations'], ['attribution', 'stating changes', 'share-alike']],
  ['CC-BY-ND-4.0', ['commercial use'], ['attribution', 'stating changes']],
  ['MIT', ['commercial use', 'sharing of adaptations'], ['attribution']],
  ['MIT-0', ['commercial use', 'sharing of adaptations'], []],
])('%s permits %j and demands %j', (id, permissions, duties) => {
  expect(termsOf(id)).toMatchObject({ permissions, duties });
});

test.each(['GPL-2.0-only', 'GPL-3.0-or-later', 'LGPL-2.1+'])('%s is copyleft', (id) => {
  expect(termsOf(id)?.duties).toContain('share-alike');
});

test.each(['BSD-3-Clause-No-Nuclear-License', 'GPL-2.0-with-classpath-exception', 'C-UDA-1.0'])(
  'the terms of %s are not known',
  (id) => {
    expect(termsOf(id)).toBeUndefined();
  },
);
