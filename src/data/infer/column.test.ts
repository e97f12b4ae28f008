import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColumnProfile } from './column.js';
import { kinds } from './kinds.js';

function profileOf(texts: readonly string[]): ColumnProfile {
  const profile = new ColumnProfile(10_000);
  for (const text of texts) profile.add(text, 0, text.length);
  return profile;
}

function factsOf(profile: ColumnProfile) {
  profile.finish();
  const { filled, empty, longest, shortest, distinct, isSampled, isUnique } = profile;
  const listed = (values: ReadonlyMap<string, number> | undefined) => values && [...values];
  return {
    ...{ filled, empty, longest, shortest, distinct, isSampled, isUnique },
    values: listed(profile.values),
    missingWords: listed(profile.missingWords),
    against: kinds.map((kind) => listed(profile.against(kind))),
    spread: kinds.map((kind) => {
      const spread = profile.spread(kind);
      return spread && { ...spread, buckets: spread.buckets(), keys: undefined, counts: undefined };
    }),
  };
}

/** Texts of which some are many different ones, so that they are sampled. */
const texts = fc.tuple(
  fc.array(fc.oneof(fc.integer().map(String), fc.constantFrom('NA', '', 'x', '2020-01-01'))),
  fc.constantFrom(0, 3_000, 6_000),
);

test('parts of a column, cut anywhere and merged in any order, are the whole column', () => {
  const cuts = fc.array(fc.nat(), { maxLength: 3 });
  fc.assert(
    fc.property(texts, cuts, fc.infiniteStream(fc.nat()), ([some, many], cuts, order) => {
      const all = [...some, ...Array.from({ length: many }, (_, index) => `${index * 7}`), ...some];
      const places = [0, ...cuts.map((cut) => cut % (all.length + 1)).toSorted((a, b) => a - b), all.length];
      const [first, ...others] = places
        .slice(1)
        .map((end, index) => ({ rank: order.next().value, texts: all.slice(places[index], end) }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ texts }) => ColumnProfile.from(structuredClone(profileOf(texts))));
      for (const each of others) first!.merge(each);
      expect(factsOf(first!)).toEqual(factsOf(profileOf(all)));
    }),
    { numRuns: 60 },
  );
});

test('the extremes of a column that is not of numbers do not depend on the order', () => {
  const texts = Array.from({ length: 6000 }, (_, index) => (index % 2 ? `x${index}` : String(index)));
  const [forwards, backwards] = [factsOf(profileOf(texts)), factsOf(profileOf(texts.toReversed()))];
  expect(forwards.isSampled).toBe(true);
  expect(backwards).toEqual(forwards);
});

test('a sample of many values tells about how many there are, and whether they are different', () => {
  const many = profileOf(Array.from({ length: 9_000 }, (_, index) => String(index)));
  expect(many).toMatchObject({ isSampled: true, isUnique: true, distinct: 9_000 });
  const twice = profileOf(Array.from({ length: 9_000 }, (_, index) => String(index % 6_000)));
  twice.finish();
  expect(twice.isUnique).toBe(false);
  expect(twice.distinct).toBeGreaterThan(5_500);
  expect(twice.distinct).toBeLessThan(6_500);
});

test('parts that have too many values together may stop to look for duplicates', () => {
  const merged = (isStopped: boolean) => {
    const parts = [0, 1].map((part) =>
      profileOf(Array.from({ length: 6_000 }, (_, row) => `${part}-${row}`)),
    );
    if (isStopped) parts[1]!.stopSearch();
    parts[0]!.merge(parts[1]!);
    return factsOf(parts[0]!);
  };
  expect(merged(false).isUnique).toBeUndefined();
  expect(merged(true)).toEqual(merged(false));
});
