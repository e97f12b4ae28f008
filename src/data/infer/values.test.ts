import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { ValueProfile } from './values.js';

/** All that is known, with the order of members. */
function factsOf(profile: ValueProfile): unknown {
  const { count, counts, unread, hasTooManyMembers, texts, numbers, items, members } = profile;
  return [
    ...[count, counts, unread, hasTooManyMembers],
    ...[texts, numbers].map((each) => each && [...each.values]),
    items && factsOf(items),
    [...members].map(([name, each]) => [name, factsOf(each)]),
  ];
}

const names = fc.constantFrom(...'abcdefgh');
const scalars = fc.oneof(fc.integer(), fc.constantFrom<Json>('x', 'y', null, true, 1.5));
const { value: values } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));
const parts = fc.array(fc.array(fc.dictionary(names, values), { maxLength: 3 }), { maxLength: 6 });

test('parts of rows that several threads read are all rows, in the same order', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 3 }), (parts, threads) => {
      const whole = new ValueProfile();
      for (const row of parts.flat()) whole.add(row);
      whole.finish();
      const profiles = Array.from({ length: threads }, () => new ValueProfile());
      for (const [part, rows] of parts.entries())
        for (const row of rows) profiles[part % threads]!.add(row, part);
      const merged = new ValueProfile();
      for (const each of profiles) merged.merge(ValueProfile.from(structuredClone(each)));
      merged.finish();
      expect(factsOf(merged)).toEqual(factsOf(whole));
    }),
    { numRuns: 300 },
  );
});
