import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Distribution } from './distribution.js';

function distributionOf(numbers: readonly number[]): Distribution {
  const distribution = new Distribution();
  for (const number of numbers) distribution.add(number, 1);
  return distribution;
}

const factsOf = (distribution: Distribution) => ({
  least: distribution.least,
  greatest: distribution.greatest,
  count: distribution.count,
  buckets: distribution.buckets(),
});

const numbers = fc
  .tuple(
    fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })),
    fc.constantFrom(0, 900, 1_200, 5_000),
    fc.constantFrom(1, 7, 0.001, 1e-300, 1e300),
    fc.constantFrom(0, 1e6, -3.5),
  )
  .map(([some, many, width, start]) => [
    ...some,
    ...Array.from({ length: many }, (_, index) => start + ((index * 7919) % 5003) * width),
    ...some,
  ]);

test('parts, cut anywhere and merged, have the buckets of the whole', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), (all, one, other) => {
      const [first, second] = [one % (all.length + 1), other % (all.length + 1)].toSorted((a, b) => a - b);
      const parts = [all.slice(0, first), all.slice(first, second), all.slice(second)].map(distributionOf);
      const merged = parts[2]!.merge(parts[0]!).merge(parts[1]!);
      expect(factsOf(merged)).toEqual(factsOf(distributionOf(all)));
    }),
    { numRuns: 30 },
  );
});

test('zero has no sign, in whatever order it comes', () => {
  for (const zeros of [
    [0, -0, 1],
    [-0, 0, 1],
  ])
    expect(factsOf(distributionOf(zeros))).toMatchObject({ least: 0, buckets: [{ from: 0, count: 2 }, {}] });
});

test('every number is in its bucket, and buckets are few', () => {
  fc.assert(
    fc.property(numbers, (all) => {
      const buckets = distributionOf(all).buckets();
      expect(buckets.length).toBeLessThanOrEqual(1_000);
      let at = 0;
      const sorted = all.toSorted((a, b) => a - b);
      for (const { from, to, count } of buckets) {
        const inside = sorted.slice(at, at + count);
        expect(inside.every((number) => number >= from && number < to)).toBe(true);
        at += count;
      }
      expect(at).toBe(all.length);
    }),
    { numRuns: 30 },
  );
});

test('one number far away leaves the others apart', () => {
  const all = [...Array.from({ length: 900 }, (_, index) => index), 1e9];
  expect(distributionOf(all).buckets()).toHaveLength(901);
});
