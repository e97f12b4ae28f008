import { describe, expect, test } from 'vitest';
import { hasSubstance, isForExamples } from './substance.js';

describe('a description', () => {
  test.each([
    'How many people live in the town.',
    'Sum of the day from 06 to 06 UTC.',
    'Die Zahl der Einwohner am Jahresende.',
    '各町の人口を年末に数えた',
    'Insert size of the library in base pairs.',
  ])('%j has substance', (text) => {
    expect(hasSubstance(text, 'description', 'inhabitants')).toBe(true);
  });

  test.each([
    '',
    'TODO',
    'n/a',
    'Inhabitants',
    'The inhabitants.',
    'The value of the inhabitants variable.',
    'This is a description of the variable.',
    'Please add a description.',
    'Lorem ipsum dolor sit amet, consectetur.',
    'aaaa bbbb aaaa bbbb aaaa bbbb',
    'To be completed by the author of the data.',
  ])('%j has none', (text) => {
    expect(hasSubstance(text, 'description', 'inhabitants')).toBe(false);
  });

  test('of any length is read in little time', () => {
    expect(hasSubstance('a '.repeat(5_000_000), 'description')).toBe(false);
    expect(hasSubstance('towns and rivers '.repeat(500_000), 'description')).toBe(true);
  });
});

test.each([
  ['Age', 'age', true],
  ['pH', 'ph', true],
  ['人口', 'jinko', true],
  ['age', 'age', false],
  ['?', 'age', false],
  ['x', 'age', false],
])('the label %j of %j has substance: %j', (text, name, expected) => {
  expect(hasSubstance(text, 'label', name)).toBe(expected);
});

test.each([
  ['https://example.org/x', true],
  ['http://data.example.com:8080', true],
  ['urn:example:towns', true],
  ['https://w3id.org/example/towns', false],
  ['https://examples.org/', false],
])('%j is an address for examples: %j', (address, expected) => {
  expect(isForExamples(address)).toBe(expected);
});
