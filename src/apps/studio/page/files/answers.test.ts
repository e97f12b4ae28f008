import { describe, expect, test } from 'vitest';
import type { DataQuestion } from '../../protocol.js';
import { answersOf, askedNow, listedIn } from './answers.js';

const asked = (...path: DataQuestion['path']): DataQuestion => ({ path, ask: '', widget: 'line', points: 0 });
const questions = [
  asked('title'),
  asked('creator', 0, 'name'),
  asked('creator', 0, 'type'),
  asked('variables', 'status', 'codes', '1'),
  asked('variables', 'status', 'missing'),
  asked('variables', '__proto__', 'label'),
];

describe('answersOf', () => {
  test('puts each answer at its path', () => {
    const answered = new Map<number, string | number[]>([
      [0, 'Towns'],
      [1, 'Ada'],
      [2, 'Individual'],
      [3, 'City'],
      [4, [-9]],
    ]);
    expect(answersOf(questions, answered)).toEqual({
      title: 'Towns',
      creator: [{ name: 'Ada', type: 'Individual' }],
      variables: { status: { codes: { 1: 'City' }, missing: [-9] } },
    });
  });

  test('is an empty object without answers', () => {
    expect(answersOf(questions, new Map())).toEqual({});
  });

  test('takes any name of a column', () => {
    const { variables } = answersOf(questions, new Map([[5, 'A']]));
    expect(Object.entries(variables!)).toEqual([['__proto__', { label: 'A' }]]);
  });
});

describe('askedNow', () => {
  test.each([
    ['without a name', new Map<number, string>(), [0, 1, 3, 4, 5]],
    ['with a name', new Map([[1, 'Ada']]), [0, 1, 2, 3, 4, 5]],
  ])('asks what somebody is %s', (_, answered, expected) => {
    expect(askedNow(questions, answered)).toEqual(expected);
  });
});

describe('listedIn', () => {
  test.each([
    ['-9, -8', [-9, -8]],
    ['9, unknown,', [9, 'unknown']],
    ['007', ['007']],
    [' ', []],
  ])('%j', (text, expected) => {
    expect(listedIn(text)).toEqual(expected);
  });
});
