import { expect, test } from 'vitest';
import type { DraftCode } from '../../schema/draft/index.js';
import type { Guess, Level } from './guess.js';
import { sampledGuess, sampledVariable } from './sample.js';

const code = (value: string, isSentinel: boolean): DraftCode => ({ value, isSentinel, statements: {} });

test('of a column in a sample, types and words for missing values stay', () => {
  const types = ['string'] as const;
  const member = { name: 'b', types, statements: {}, isRequired: true, constraints: { pattern: '^x' } };
  const column = {
    ...{ name: 'a', types, statements: { 'fair:measurementUnit': 'km' }, format: 'date', isRequired: true },
    constraints: { minimum: 0 },
    variables: [member],
    codes: { name: 'a', codes: [code('x', false), code('NA', true)] },
  };
  expect(sampledVariable(column)).toEqual({
    ...{ name: 'a', types, statements: { 'fair:measurementUnit': 'km' }, format: 'date', isRequired: false },
    variables: [{ name: 'b', types, statements: {}, isRequired: false }],
    codes: { name: 'a', codes: [code('NA', true)] },
  });
});

const levels: readonly (readonly [rule: string, level: Level, sampled: Level])[] = [
  ['type', 'certain', 'likely'],
  ['unit', 'likely', 'likely'],
  ['numeric-code', 'possible', 'possible'],
  ['key', 'likely', 'possible'],
  ['code-list', 'likely', 'possible'],
  ['relation', 'likely', 'possible'],
];

test.each(levels)('%s: what is %s in all rows is %s in a sample', (rule, level, sampled) => {
  const guess: Guess = { pointer: '', keyword: 'type', value: null, level, rule, because: 'All are.' };
  expect(sampledGuess(guess)).toEqual({ ...guess, level: sampled });
});
