import { describe, expect, test } from 'vitest';
import { codesIn, withSiblings } from './code-lists.js';
import { ColumnProfile } from './column.js';

function profileOf(counts: { readonly [text: string]: number }): ColumnProfile {
  const profile = new ColumnProfile(1000);
  for (const [text, count] of Object.entries(counts))
    for (let index = 0; index < count; index++) profile.addText(text);
  profile.finish();
  return profile;
}

function codes(name: string, counts: { readonly [text: string]: number }): readonly string[] | undefined {
  return codesIn(name, profileOf(counts), new Map());
}

describe('texts are a list', () => {
  test.each([
    ['that come again and again', 'fuel', { petrol: 9, diesel: 5, gas: 3 }],
    ['that differ only by case or spaces', 'heated', { Warm: 20, cold: 29, warm: 1, 'Cold ': 1 }],
    ['that are classes of numbers', 'age', { '15-24': 9, '25-39': 12, '40+': 5 }],
    ['that begin with a number', 'class', { '1st class': 20, '2nd class': 30, '3rd class': 60 }],
    ['that leave nothing else to say, also in few rows', 'married', { yes: 1, no: 2 }],
    ['that leave nothing else to say, also by another name', 'language', { yes: 9, no: 12 }],
    ['with a code for all the rest', 'language', { English: 90, French: 20, other: 7 }],
  ])('%s', (_title, name, counts) => {
    expect(codes(name, counts)).toEqual(Object.keys(counts).toSorted());
  });
});

describe('texts are no list', () => {
  test.each([
    ['of which many occur once', 'fuel', { petrol: 9, diesel: 5, gas: 1 }],
    ['with few rows for each', 'fuel', { petrol: 4, diesel: 2, gas: 2 }],
    ['that are one and the same', 'unit', { mg: 20, MG: 3 }],
    ['that are numbers', 'cylinders', { '4': 40, '6': 30, rotary: 10 }],
    ['that are names of things', 'language', { English: 90, French: 20 }],
    ['that are names of places', 'site', { Northfield: 90, Southfield: 20 }],
    [
      'that are sentences',
      'answer',
      { 'I agree with all of it, always': 20, 'I have never heard of it so far': 9 },
    ],
  ])('%s', (_title, name, counts) => {
    expect(codes(name, counts)).toBeUndefined();
  });

  test('if a column of the same name with another number has more values', () => {
    const list = profileOf({ fire: 9, water: 8 });
    const many = profileOf(
      Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`kind ${index}`, 5])),
    );
    const columns = [
      { name: 'group_1', profile: many, codes: undefined },
      { name: 'group_2', profile: list, codes: ['fire', 'water'] },
      { name: 'type', profile: list, codes: ['fire', 'water'] },
    ];
    expect(withSiblings(columns).map((each) => each.codes)).toEqual([
      undefined,
      undefined,
      ['fire', 'water'],
    ]);
  });
});
