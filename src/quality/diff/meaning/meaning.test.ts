import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../base/json.js';
import { describe as describeSchema } from '../../../schema/description/index.js';
import { documentOf } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { loadLicenses, loadUnits } from '../../../schema/vocabulary/index.js';
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
  ['°C', '°F', { factor: 1.8, offset: 32 }, 'multiply by 1.8 and add 32 to get °F.'],
  ['K', '°C', { factor: 1, offset: -273.15 }, 'subtract 273.15 to get °C.'],
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

const KILOMETRE = 'http://qudt.org/vocab/unit/KiloM';
const ROR = 'https://ror.org/02y3ad647';
const ada = (...entries: readonly JsonObject[]) => ({
  'fair:contributors': entries.map((entry) => ({ name: 'Ada', ...entry })),
});
const long = (word: string) => `${word} `.repeat(40);

test.each<[string, PairExample, readonly string[]]>([
  [
    'the words of a unit contradict its reference',
    ofVariable(
      { 'fair:measurementUnit': 'km', 'fair:measurementUnitRef': KILOMETRE },
      { 'fair:measurementUnit': 'm', 'fair:measurementUnitRef': KILOMETRE },
    ),
    [
      `unit/changed risky: The unit of the variable "area" is now called "m" instead of "km", and its reference is still ${KILOMETRE}. They are different units.`,
    ],
  ],
  [
    'a new reference of a unit contradicts its new words',
    ofVariable(
      { 'fair:measurementUnit': 'km' },
      { 'fair:measurementUnit': 'm', 'fair:measurementUnitRef': KILOMETRE },
    ),
    [
      `unit/changed risky: The unit of the variable "area" is now called "m" instead of "km", and its reference is ${KILOMETRE}. They are different units.`,
    ],
  ],
  [
    'the words of a unit are other words for its reference',
    ofVariable(
      { 'fair:measurementUnit': 'km', 'fair:measurementUnitRef': KILOMETRE },
      { 'fair:measurementUnit': 'kilometre', 'fair:measurementUnitRef': KILOMETRE },
    ),
    [
      'unit/named editorial: The unit of the variable "area" is now written as "kilometre" instead of "km". Its size is the same.',
    ],
  ],
  [
    'a unit with the same words has another reference',
    ofVariable(
      { 'fair:measurementUnit': 'km', 'fair:measurementUnitRef': KILOMETRE },
      { 'fair:measurementUnit': 'km', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/M' },
    ),
    [
      `unit/changed breaking: The unit of the variable "area" changed from "${KILOMETRE}" to "http://qudt.org/vocab/unit/M": 1 km is 1000 m.`,
    ],
  ],
  [
    'a unit that is not in the list has another case',
    ofVariable({ 'fair:measurementUnit': 'pt' }, { 'fair:measurementUnit': 'PT' }),
    [
      'unit/changed risky: The unit of the variable "area" changed from "pt" to "PT". Check whether both mean the same.',
    ],
  ],
  [
    'a unit that is not in the list has a reference too',
    ofVariable(
      { 'fair:measurementUnit': 'pt' },
      { 'fair:measurementUnit': 'pt', 'fair:measurementUnitRef': 'https://example.org/u/1' },
    ),
    [
      'unit/named editorial: The unit of the variable "area" is now written as "https://example.org/u/1" instead of "pt".',
    ],
  ],
  [
    'the words of a licence contradict its reference',
    ofDataset(
      { 'fair:license': 'CC-BY-4.0', 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' },
      { 'fair:license': 'CC-BY-NC-4.0', 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' },
    ),
    [
      'license/changed risky: The licence of the dataset is now called "CC-BY-NC-4.0" instead of "CC-BY-4.0", and its reference is still https://spdx.org/licenses/CC-BY-4.0. Check whether it permits the same.',
    ],
  ],
  [
    'a licence without a version fits its reference',
    ofDataset(
      { 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-3.0' },
      { 'fair:license': 'CC BY', 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-3.0' },
    ),
    [],
  ],
  [
    'a licence permits more, with a condition',
    ofDataset({ 'fair:license': 'CC-BY-NC-ND-4.0' }, { 'fair:license': 'CC-BY-SA-4.0' }),
    [
      'license/loosened safe: The licence of the dataset changed from CC-BY-NC-ND-4.0 to CC-BY-SA-4.0. It now permits: commercial use, sharing of adaptations. It requires from those who share adaptations: share-alike.',
    ],
  ],
  [
    'a licence permits more and less',
    ofDataset({ 'fair:license': 'CC-BY-SA-4.0' }, { 'fair:license': 'CC-BY-NC-4.0' }),
    [
      'license/tightened breaking: The licence of the dataset changed from CC-BY-SA-4.0 to CC-BY-NC-4.0. It no longer permits: commercial use. It no longer requires: share-alike.',
    ],
  ],
  [
    'the words for a concept change, and not its reference',
    ofVariable(
      { 'fair:concept': 'Height', 'fair:conceptRef': 'https://example.org/h' },
      { 'fair:concept': 'Body height', 'fair:conceptRef': 'https://example.org/h' },
    ),
    [
      'concept/changed risky: The concept of the variable "area" is now called "Body height" instead of "Height", and its reference is still https://example.org/h. Check whether both mean the same.',
    ],
  ],
  [
    'labels are exchanged',
    ofCodes(vehicles('Car', 'Bus', 'Train'), vehicles('Bus', 'Car', 'Train')),
    [
      'code/meaning breaking: The labels of the codes 1 and 2 of the variable "area" were exchanged: 1 is "Bus" now, and 2 is "Car".',
    ],
  ],
  [
    'labels move in a circle',
    ofCodes(vehicles('Car', 'Bus', 'Train'), vehicles('Bus', 'Train', 'Car')),
    [
      'code/meaning breaking: The code 1 of the variable "area" now has the label that the code 2 had: "Bus".',
      'code/meaning breaking: The code 2 of the variable "area" now has the label that the code 3 had: "Train".',
      'code/meaning breaking: The code 3 of the variable "area" now has the label that the code 1 had: "Car".',
    ],
  ],
  [
    'a code is split beside a residual code',
    ofCodes(
      [
        { const: 'E', title: 'Employed' },
        { const: 'O', title: 'Other' },
      ],
      [
        { const: 'E1', title: 'Employed full-time' },
        { const: 'E2', title: 'Employed part-time' },
        { const: 'R', title: 'Retired' },
        { const: 'O', title: 'Other' },
      ],
    ),
    [
      'code/removed breaking: The code "E" of the variable "area" seems to have been split into "E1" and "E2".',
      'code/added risky: The code "E1" of the variable "area" is new.',
      'code/added risky: The code "E2" of the variable "area" is new.',
      'code/added risky: The code "R" of the variable "area" is new. The code "O" of the variable "area" may cover less than before.',
    ],
  ],
  [
    'a code is gone beside a residual code',
    ofCodes([{ const: 'R', title: 'Rye' }, ...vehicles('Other')], vehicles('Other')),
    [
      'code/removed breaking: The code "R" of the variable "area" is gone. The code 1 of the variable "area" may cover more than before.',
    ],
  ],
  [
    'a sentinel is data now, and another one is new',
    ofVariable({ anyOf: [age, sentinel(-9)] }, { anyOf: [{ ...age, minimum: -10 }, sentinel(-99)] }),
    [
      'sentinel/removed breaking: The code -9 of the variable "area" stood for a missing value, and is accepted as data now.',
      'sentinel/added risky: The code -99 of the variable "area" is new, and stands for a missing value.',
    ],
  ],
  [
    'texts change',
    ofVariable(
      { title: 'Area', description: long('old'), 'fair:label': { en: 'Area', de: 'Fläche', fr: 'Aire' } },
      {
        description: long('new'),
        'fair:label': { en: 'Area', de: 'Gebiet' },
        'fair:description': { en: 'Land' },
      },
    ),
    [
      'text/changed risky: The variable "area" no longer has a text in these languages: fr.',
      'text/changed editorial: The title of the variable "area" is gone: it was "Area".',
      'text/changed editorial: The label in "de" of the variable "area" changed from "Fläche" to "Gebiet".',
      'text/changed editorial: The description of the variable "area" changed.',
      'text/changed editorial: The description in "en" of the variable "area" is new: "Land".',
    ],
  ],
  [
    'a contributor has a further role, and one of the roles ends',
    ofDataset(
      ada({ role: 'Curator' }),
      ada({ role: 'Curator', endDate: '2024-01-01' }, { role: 'Producer' }),
    ),
    [
      'contributor/changed editorial: "Ada", a contributor to the dataset, has a further role: Producer.',
      'contributor/changed editorial: The end date of "Ada", a contributor to the dataset, is stated now: 2024-01-01 (Curator).',
    ],
  ],
  [
    'a contributor is called otherwise, and is of another type',
    ofDataset(
      ada({ entityRef: ROR, type: 'Individual' }),
      ada({ entityRef: ROR, type: 'Software', name: 'Eve' }),
    ),
    [
      'contributor/changed editorial: "Ada", a contributor to the dataset, is called "Eve" now.',
      'contributor/changed editorial: The type of "Ada", a contributor to the dataset, changed from Individual to Software.',
    ],
  ],
])('in words: %s', (_words, pair, expected) => {
  const comparison = comparisonOf(pair);
  const found = meaningClasses.flatMap(({ id, severity, find }) =>
    [...find(comparison)].map((each) => `${id} ${each.severity ?? severity}: ${each.message}`),
  );
  expect(found).toEqual(expected);
});

const area = '/properties/area';

test.each<[string, PairExample, readonly (string | undefined)[]]>([
  [
    'coverage/moved',
    ofDataset({ 'fair:spatialCoverage': 'France' }, { 'fair:spatialCoverage': 'Spain' }),
    ['/fair:spatialCoverage', '/fair:spatialCoverage'],
  ],
  [
    'population/changed',
    ofDataset({ 'fair:population': 'Residents' }, { 'fair:population': 'Visitors' }),
    ['/fair:population', '/fair:population'],
  ],
  [
    'unit/changed',
    ofVariable(
      { 'fair:measurementUnit': 'km' },
      { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/M' },
    ),
    [`${area}/fair:measurementUnit`, `${area}/fair:measurementUnitRef`],
  ],
  [
    'unit/changed',
    ofVariable(
      { 'fair:measurementUnit': 'km', 'fair:measurementUnitRef': KILOMETRE },
      { 'fair:measurementUnit': 'm', 'fair:measurementUnitRef': KILOMETRE },
    ),
    [`${area}/fair:measurementUnit`, `${area}/fair:measurementUnit`],
  ],
  [
    'concept/changed',
    ofVariable(
      { 'fair:variableRef': 'https://example.org/1' },
      { 'fair:variableRef': 'https://example.org/2' },
    ),
    [`${area}/fair:variableRef`, `${area}/fair:variableRef`],
  ],
  ['license/tightened', ofDataset({ 'fair:license': 'MIT' }, {}), ['/fair:license', undefined]],
  ['license/loosened', ofDataset({}, { 'fair:license': 'MIT' }), [undefined, '/fair:license']],
  ['contributor/removed', ofDataset(ada({}, { name: 'Eve' }), ada({})), ['/fair:contributors/1', undefined]],
  ['contributor/added', ofDataset(ada({}), ada({}, { name: 'Eve' })), [undefined, '/fair:contributors/1']],
  ['statement/removed', ofVariable({ 'fair:concept': 'Area' }, {}), [`${area}/fair:concept`, undefined]],
  ['statement/added', ofVariable({}, { 'fair:concept': 'Area' }), [undefined, `${area}/fair:concept`]],
  ['relation/changed', ofDataset(relation({}), {}), ['/fair:datasetRelations/0', undefined]],
  [
    'quality/changed',
    ofDataset(
      { 'fair:quality': [{ metric: 'Error rate', value: 0.1 }] },
      { 'fair:quality': [{ metric: 'Error rate', value: 0.2 }] },
    ),
    ['/fair:quality/0/value', '/fair:quality/0/value'],
  ],
  [
    'layout/changed',
    ofDataset({ 'fair:structureType': 'wide' }, { 'fair:structureType': 'long' }),
    ['/fair:structureType', '/fair:structureType'],
  ],
  ['code/removed', ofCodes(vehicles('Car', 'Bus'), vehicles('Car')), [`${area}/oneOf/1`, undefined]],
  ['code/added', ofCodes(vehicles('Car'), vehicles('Car', 'Bus')), [undefined, `${area}/oneOf/1`]],
  [
    'code/label',
    ofCodes(vehicles('Car'), vehicles('Van')),
    [`${area}/oneOf/0/title`, `${area}/oneOf/0/title`],
  ],
  [
    'text/changed',
    ofVariable({ description: 'Old' }, { description: 'New' }),
    [`${area}/description`, `${area}/description`],
  ],
  [
    'id/changed',
    ofDataset({ $id: 'https://example.org/a' }, { $id: 'https://example.org/b' }),
    ['/$id', '/$id'],
  ],
])('the places of %s', (id, pair, places) => {
  const [found] = [...meaningClasses.find((each) => each.id === id)!.find(comparisonOf(pair))];
  expect([found?.old, found?.new]).toEqual(places);
});

test('a table that is gone has a place only in the old version', () => {
  const { examples, find } = meaningClasses.find(({ id }) => id === 'table/removed')!;
  const [found] = [...find(comparisonOf(examples.changed[0]!))];
  expect([found?.old?.startsWith('/properties/rivers'), found?.new]).toEqual([true, undefined]);
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
