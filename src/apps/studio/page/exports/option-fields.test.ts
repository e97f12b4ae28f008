import { expect, test } from 'vitest';
import { en } from '../../words/en.js';
import { optionFields, withOption } from './option-fields.js';

const ada = { name: 'Ada Lovelace' };
const grace = { name: 'Grace Hopper' };

test.each([
  ['a value', {}, 'url', 'https://example.org/', { url: 'https://example.org/' }],
  [
    'another value',
    { url: 'https://example.org/' },
    'url',
    'https://example.com/',
    { url: 'https://example.com/' },
  ],
  ['a list', { url: 'x' }, 'keywords', ' towns, area ,', { url: 'x', keywords: ['towns', 'area'] }],
  ['an empty list', { keywords: ['towns'] }, 'keywords', ' , ', {}],
  ['a record', {}, 'publisher', ada, { publisher: ada }],
  ['the first of several records', {}, 'creator', ada, { creator: [ada] }],
  ['one more record', { creator: [ada] }, 'creator', grace, { creator: [ada, grace] }],
  [
    'a member of an organization',
    {},
    'creator',
    { ...ada, affiliation: 'Office' },
    { creator: [{ ...ada, affiliation: { name: 'Office' } }] },
  ],
  ['nothing', { url: 'x', keywords: ['towns'] }, 'keywords', undefined, { url: 'x' }],
  ['an option without a form', {}, 'roles', { area: 'measure' }, { roles: { area: 'measure' } }],
] as const)('options with %s', (_, options, name, entered, expected) => {
  expect(withOption(options, name, entered)).toEqual(expected);
});

test.each([
  ['keywords', ['a', 'b'], [['', 'line', 'a, b']]],
  ['isLive', true, [['', 'yes or no', true]]],
  ['roles', undefined, [['', 'json', undefined]]],
  [
    'publisher',
    undefined,
    [
      ['name', 'line', undefined],
      ['identifier', 'iri', undefined],
    ],
  ],
] as const)('the fields of %s', (name, value, expected) => {
  const fields = optionFields(name, value, en);
  expect(fields.map((each) => [each.keyword, each.widget, each.value])).toEqual(expected);
});
