import { expect, test } from 'vitest';
import { keepParts } from './keep-parts.js';

const before = { count: 2, items: [{ name: 'a', tags: ['x'] }, { name: 'b' }] };

test('what is as before is the same object', () => {
  expect(keepParts(before, structuredClone(before))).toBe(before);
});

test('of what has changed, the parts that are as before are the same objects', () => {
  const now = { count: 2, items: [{ name: 'a', tags: ['x'] }, { name: 'c' }] };
  const kept = keepParts(before, now);
  expect(kept).toEqual(now);
  expect(kept.items).not.toBe(before.items);
  expect(kept.items[0]).toBe(before.items[0]);
});

test.each([
  ['a list that is longer', [1], [1, 2]],
  ['a list that is shorter', [1, 2], [1]],
  ['a list that was an object', { 0: 'a' }, ['a']],
  ['a member that is new', { a: 1 }, { a: 1, b: 2 }],
  ['a member that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['nothing that was an object', { a: 1 }, null],
  ['an object that was nothing', undefined, { a: 1 }],
])('%s is as it is now', (_what, former, now) => {
  expect(keepParts(former, now)).toEqual(now);
});
