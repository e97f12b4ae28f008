// Pairs of schemas with verdicts of others: which accepts all that the other accepts.
import { expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import { containmentOf } from '../../src/quality/diff/contain/contain.js';
import { openSchema } from '../../src/quality/validate/parts/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { readJson } from './material.js';

type Direction = 'newAcceptsAllOld' | 'oldAcceptsAllNew';

interface Pair {
  readonly id: string;
  readonly old: Json;
  readonly new: Json;
  readonly verdict: { readonly [D in Direction]: boolean | 'unknown' };
  readonly basis: { readonly [D in Direction]: 'proof' | 'witness' | 'stated' | 'none' };
}

/** Statements that an instance refutes: "." matches no line break. */
const REFUTED =
  /TestPaperExamples\.test_equiv_multiple_case\/257|TestNotStringSubtype\.test_equiv_multiple_case\/49[68]/;

/** The greatest share of verdicts that may be unknown, in percent. */
const SOURCES = {
  'containment-suite': 10,
  apicurio: 1,
  karapace: 1,
  'sentry-json-schema-diff': 1,
  jsonsubschema: 1,
};

test.each(Object.entries(SOURCES))('verdicts of %s are not contradicted', async (source, share) => {
  const pairs = readJson('diff', `${source}.json`) as unknown as readonly Pair[];
  const counts = { yes: 0, no: 0, unknown: 0, unreadable: 0 };
  const contradicted: string[] = [];
  for (const pair of pairs) {
    const [old, next] = await Promise.all(
      [pair.old, pair.new].map(async (each) => openSchema(documentOf(each, 'schema'))),
    );
    if (old?.parts === undefined || next?.parts === undefined) {
      counts.unreadable++;
      continue;
    }
    const [one, other] = [{ parts: old.parts }, { parts: next.parts }];
    const found = {
      newAcceptsAllOld: containmentOf(one, other),
      oldAcceptsAllNew: containmentOf(other, one),
    };
    for (const direction of Object.keys(found) as Direction[]) {
      const { verdict } = found[direction];
      counts[verdict]++;
      const expected = pair.verdict[direction];
      if (verdict === 'unknown' || expected === 'unknown' || (verdict === 'yes') === expected) continue;
      if (!REFUTED.test(pair.id))
        contradicted.push(`${pair.id} ${direction}: ${JSON.stringify(found[direction])}`);
    }
  }
  const verdicts = counts.yes + counts.no + counts.unknown;
  console.log(`Containment, ${source}: ${pairs.length} pairs, ${JSON.stringify(counts)}`);
  expect(contradicted).toEqual([]);
  expect(counts.unreadable).toBe(0);
  expect((100 * counts.unknown) / verdicts).toBeLessThanOrEqual(share);
});
