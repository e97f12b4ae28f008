// How much memory profiles may take.
import { expect, test } from 'vitest';
import { Uniqueness } from './hash.js';
import { ValueProfile } from './values.js';

test('hashes take no more room than there is, and what finds none is not known to be different', () => {
  const room = { left: 2000 };
  const [one, other] = [new Uniqueness(room), new Uniqueness(room)];
  let count = 0;
  while (one.add(count, count + 1)) count++;
  expect(room.left).toBeLessThan(one.bytes);
  expect(count).toBe(Math.ceil((one.bytes / 8) * 0.7));
  while (other.add(count, count + 1)) count++;
  expect(one.bytes + other.bytes).toBeLessThanOrEqual(2000 + 2 * 128);
});

test('members beyond the largest number of places are keys of a map', () => {
  const rows = new ValueProfile();
  for (let row = 0; row < 20; row++)
    rows.add({ [`a${row}`]: Object.fromEntries(Array.from({ length: 900 }, (_, key) => [`k${key}`, key])) });
  rows.finish();
  expect(rows.places).toBe(10_000);
  const maps = [...rows.members.values()].filter(({ hasTooManyMembers }) => hasTooManyMembers);
  expect(maps).toHaveLength(1);
  expect(rows.hasTooManyMembers).toBe(true);
});
