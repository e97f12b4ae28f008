import { expect, test } from 'vitest';
import { describe as describeSchema } from '../../description/index.js';
import { documentOf } from '../../document/index.js';
import type { Json, JsonObject } from '../../json.js';
import { createRegistry } from '../../registry/index.js';
import { loadLicenses, loadUnits } from '../../vocabulary/index.js';
import type { PairExample } from '../change.js';
import { compare } from '../compare.js';
import { codeAdded, codeRemoved } from './code-list.js';
import { ofCodes, ofDataset, ofVariable } from './example.js';
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
])('%s permits %j and requires %j', (id, permissions, duties) => {
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

const age = { type: 'integer', minimum: 0 };
const sentinel = (value: number) => ({ const: value, 'fair:sentinel': true });
const relation = (more: JsonObject) => ({
  'fair:datasetRelations': [{ relationType: 'isRelatedTo', targetRef: 'https://example.org/towns', ...more }],
});
const by = (role: string) => ({ 'fair:contributors': [{ name: 'Office', role }] });
const vehicles = (...titles: readonly string[]) =>
  titles.map((title, index) => ({ const: index + 1, title }));

test.each<[string, PairExample, readonly string[]]>([
  [
    'a concept in words becomes a reference that is named otherwise',
    ofVariable({ 'fair:concept': 'Income' }, { 'fair:conceptRef': 'https://example.org/c/17' }),
    ['concept/changed risky minor'],
  ],
  [
    'the cardinality is no longer stated',
    ofDataset(relation({ cardinality: 'one-to-one' }), relation({})),
    ['relation/changed risky minor'],
  ],
  [
    'a relation joins many rows',
    ofDataset(relation({ cardinality: 'one-to-one' }), relation({ cardinality: 'one-to-many' })),
    ['relation/changed breaking major'],
  ],
  [
    'a sentinel is added for a value that was refused',
    ofVariable(age, { anyOf: [age, sentinel(-9)] }),
    ['sentinel/added risky minor'],
  ],
  [
    'a sentinel is added for a value that was accepted',
    ofVariable(age, { anyOf: [age, sentinel(99)] }),
    ['sentinel/added breaking major'],
  ],
  [
    'a sentinel is added beside another one',
    ofVariable({ anyOf: [age, sentinel(-9)] }, { anyOf: [age, sentinel(-9), sentinel(-8)] }),
    ['sentinel/added risky minor'],
  ],
  [
    'a sentinel becomes data',
    ofVariable({ anyOf: [age, sentinel(99)] }, age),
    ['sentinel/removed breaking major'],
  ],
  ['a label has another case', ofCodes(vehicles('Car'), vehicles('CAR')), ['code/label editorial patch']],
  [
    'a label has another language',
    ofCodes(
      [{ const: 1, 'fair:label': { en: 'Car' } }],
      [{ const: 1, 'fair:label': { en: 'Car', de: 'Auto' } }],
    ),
    ['code/label editorial patch'],
  ],
  ['a label has other words', ofCodes(vehicles('Car'), vehicles('Lorry')), ['code/label risky minor']],
  [
    'another classification with codes that have the same labels',
    ofVariable(
      { 'fair:classification': 'A', oneOf: vehicles('Car', 'Bus') },
      { 'fair:classification': 'B', oneOf: vehicles('car', 'bus') },
    ),
    ['classification/changed risky minor', 'code/label editorial patch', 'code/label editorial patch'],
  ],
  [
    'another classification with codes without labels',
    ofVariable({ 'fair:classification': 'A', enum: [1, 2] }, { 'fair:classification': 'B', enum: [1, 2, 3] }),
    ['classification/changed breaking major', 'code/added risky minor'],
  ],
  [
    'an open period ends',
    ofDataset(
      { 'fair:temporalCoverage': { start: '2000-01-01' } },
      { 'fair:temporalCoverage': { start: '2000-01-01', end: '2020-12-31' } },
    ),
    ['coverage/shrunk risky minor'],
  ],
  [
    'the last publisher has another role',
    ofDataset(by('Publisher'), by('Funder')),
    ['contributor/removed risky minor', 'contributor/changed editorial patch'],
  ],
  [
    'an error rate is lower',
    ofDataset(
      { 'fair:quality': [{ metric: 'Error rate', value: 0.2 }] },
      { 'fair:quality': [{ metric: 'Error rate', value: 0.1 }] },
    ),
    ['quality/changed safe minor'],
  ],
  [
    'a text is gone in one language',
    ofVariable({ 'fair:label': { en: 'Area', de: 'Fläche' } }, { 'fair:label': { en: 'Area' } }),
    ['text/changed risky minor'],
  ],
  [
    'a unit that is not in the list becomes a reference',
    ofVariable(
      { 'fair:measurementUnit': 'points' },
      { 'fair:measurementUnitRef': 'https://example.org/u/1' },
    ),
    ['unit/changed risky minor'],
  ],
  [
    'a period becomes a named period',
    ofDataset(
      { 'fair:temporalCoverage': { start: '2000-01-01' } },
      { 'fair:temporalCoverageRef': 'https://example.org/iron-age' },
    ),
    ['statement/removed risky minor', 'statement/added safe minor'],
  ],
  [
    'a label has another sign',
    ofCodes(vehicles('< 5', '65+', '-1'), vehicles('> 5', '65', '1')),
    ['code/label risky minor', 'code/label risky minor', 'code/label risky minor'],
  ],
  [
    'blank texts become other blank texts',
    ofDataset(
      { 'fair:license': '', 'fair:concept': ' ', 'fair:contributors': [{ name: '' }] },
      { 'fair:concept': '', 'fair:contributors': [{ name: ' ' }] },
    ),
    [],
  ],
  [
    'a unit of the same size',
    ofVariable({ 'fair:measurementUnit': 'hPa' }, { 'fair:measurementUnit': 'mbar' }),
    ['unit/named editorial patch'],
  ],
])('%s', (_words, pair, expected) => {
  const comparison = comparisonOf(pair);
  const found = meaningClasses.flatMap(({ id, severity, bump, find }) =>
    [...find(comparison)].map((each) => `${id} ${each.severity ?? severity} ${each.bump ?? bump}`),
  );
  expect(found).toEqual(expected);
});

test.each([
  ['Other', true],
  ['Sonstige Fahrzeuge', true],
  ['Manufacturing n.e.c.', true],
  ['Not elsewhere classified', true],
  ['Autres', true],
  ['Mother', false],
  ['Restaurants', false],
])('a new code beside %j: that may cover less is %j', (title, isResidual) => {
  const pair = ofCodes(vehicles('Car', title), vehicles('Car', title, 'Bus'));
  const [found] = [...codeAdded.find(comparisonOf(pair))];
  expect(found?.message.endsWith('The code 2 of the variable "area" may cover less than before.')).toBe(
    isResidual,
  );
});

test.each<[string, JsonObject, JsonObject, Json]>([
  ['labels', { E: 'Employed' }, { A: 'Employed, full-time', B: 'Employed, part-time' }, ['A', 'B']],
  ['merged labels', { C: 'Car', B: 'Bus' }, { R: 'Car or bus' }, ['R']],
  ['the same label', { 1: 'Car' }, { '01': 'car' }, ['01']],
])('a code that is gone is followed up by %s', (_words, old, next, into) => {
  const codes = (titles: JsonObject) =>
    [...Object.entries(titles), ['X', 'Train']].map(([value, title]) => ({ const: value!, title: title! }));
  const [found] = [...codeRemoved.find(comparisonOf(ofCodes(codes(old), codes(next))))];
  expect(found?.params).toEqual({ into });
});

test('a code that is gone is followed up into a code that stays', () => {
  const pair = ofCodes([...vehicles('Car'), { const: 'B', title: 'Bus' }], vehicles('Car or bus'));
  const [found] = [...codeRemoved.find(comparisonOf(pair))];
  expect(found).toMatchObject({
    message: 'The code "B" of the variable "area" seems to be part of 1 now.',
    params: { into: [1] },
  });
});

test('a code that is gone is followed up by its concept', () => {
  const code = (value: string, title: string) => ({
    const: value,
    title,
    'fair:conceptRef': 'https://example.org/employed',
  });
  const pair = ofCodes([code('E', 'Employed')], [code('F', 'Full-time'), code('P', 'Part-time')]);
  const [found] = [...codeRemoved.find(comparisonOf(pair))];
  expect(found).toMatchObject({
    message: 'The code "E" of the variable "area" seems to have been split into "F" and "P".',
    params: { into: ['F', 'P'] },
  });
});

test('the examples are valid: nothing in them is left out', () => {
  const faulty = cases.flatMap(([id, , { old, new: next }]) =>
    [old, next]
      .filter((each) => describeSchema(documentOf(each, 'schema'), registry).problems.size > 0)
      .map((each) => `${id} ${JSON.stringify(each)}`),
  );
  expect(faulty).toEqual([]);
});

test('long lists of codes, relations and contributors are compared in little time', () => {
  const many = (of: (index: number) => JsonObject) => Array.from({ length: 10_000 }, (_, index) => of(index));
  const version = (first: number) => ({
    'fair:contributors': many((index) => ({ name: `Person ${first + index}`, role: 'Author' })),
    'fair:datasetRelations': many((index) => ({
      relationType: 'isRelatedTo',
      targetRef: `https://example.org/${first + index}`,
    })),
    type: 'object',
    properties: {
      code: { oneOf: many((index) => ({ const: first + index, title: `Code ${first + index}` })) },
      missing: {
        oneOf: [
          { type: 'string' },
          ...many((index) => ({
            const: first + index,
            'fair:sentinel': true,
            title: `Missing ${first + index}`,
          })),
        ],
      },
    },
  });
  const comparison = comparisonOf({ old: version(0), new: version(50_000) });
  const found = meaningClasses.flatMap(({ find }) => [...find(comparison)]);
  expect(found.length).toBeGreaterThan(50_000);
}, 20_000);
