import { expect, test } from 'vitest';
import { type Draft, ordered } from './draft-store.js';

const draft = (id: string, when: number): Draft => ({
  id,
  when,
  name: 'a.yaml',
  format: 'yaml',
  text: '',
  options: {},
});

test.each([
  ['none', [], ''],
  ['the newest first', [draft('a', 1), draft('b', 3), draft('c', 2)], 'bca'],
  ['those of one moment by id', [draft('b', 1), draft('a', 1)], 'ab'],
])('orders drafts: %s', (_, found, expected) => {
  expect(
    ordered(found)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});
