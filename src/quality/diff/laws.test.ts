// What holds for all comparisons, whatever the schemas are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $defs, schema } from '../../../test/arbitrary-schemas.js';
import { runs } from '../../../test/effort.js';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { openSchema } from '../validate/parts/index.js';
import { containmentOf } from './contain/contain.js';
import { diff } from './diff.js';

const whole = (inner: Json): Json => ({ $defs, allOf: [inner] });

async function opened(inner: Json) {
  const { parts, diagnostics } = await openSchema(documentOf(whole(inner), 'schema'));
  if (parts === undefined) throw new Error(JSON.stringify(diagnostics));
  return { parts };
}

async function between(old: Json, next: Json) {
  const [before, after] = [old, next].map((each) => documentOf(whole(each), 'schema'));
  const { diff: found, diagnostics } = await diff(before!, after!, { open: 'strict' });
  if (found === undefined) throw new Error(JSON.stringify(diagnostics));
  return found;
}

/** A schema, and one that accepts more in many cases. */
const widened = (one: Json): fc.Arbitrary<Json> =>
  fc.oneof(
    schema,
    schema.map((more): Json => ({ anyOf: [one, more] })),
    schema.map((more): Json => ({ if: more, then: true, else: one })),
    fc.constant<Json>({ not: { not: one } }),
  );
const pair = schema.chain((a) => fc.tuple(fc.constant(a), widened(a)));
const triple = pair.chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), widened(b)));

test('what is contained in a second schema is contained in whatever contains that', async () => {
  let chains = 0;
  const property = fc.asyncProperty(triple, async (three) => {
    const [a, b, c] = await Promise.all(three.map(opened));
    const links = [containmentOf(a!, b!), containmentOf(b!, c!)];
    if (links.some(({ verdict }) => verdict !== 'yes')) return;
    chains++;
    expect(containmentOf(a!, c!).verdict).not.toBe('no');
  });
  await fc.assert(property, { seed: 10, numRuns: runs({ test: 300, conformance: 5000 }) });
  expect(chains).toBeGreaterThan(100);
});

test('values made for a schema meet all schemas that contain it', async () => {
  const nothing = await opened(false);
  let tried = 0;
  const property = fc.asyncProperty(
    pair,
    fc.array(schema, { minLength: 5, maxLength: 5 }),
    async ([a, b], others) => {
      const [inner, outer] = [await opened(a), await opened(b)];
      if (containmentOf(inner, outer).verdict !== 'yes') return;
      for (const other of others) {
        const made = containmentOf(await opened({ allOf: [a, other] }), nothing);
        if (made.verdict !== 'no') continue;
        tried++;
        expect(inner.parts.accepts(inner.parts.root, made.instance)).toBe(true);
        expect(outer.parts.accepts(outer.parts.root, made.instance)).toBe(true);
      }
    },
  );
  await fc.assert(property, { seed: 11, numRuns: runs({ test: 200, conformance: 5000 }) });
  expect(tried).toBeGreaterThan(100);
});

test('other sides have the other directions', async () => {
  const property = fc.asyncProperty(pair, async ([a, b]) => {
    const [there, back] = [await between(a, b), await between(b, a)];
    expect([back.forward, back.backward]).toEqual([there.backward, there.forward]);
  });
  await fc.assert(property, { seed: 12, numRuns: runs({ test: 100, conformance: 2000 }) });
});

test('nothing changes between a schema and its copy', async () => {
  const property = fc.asyncProperty(schema, async (a) => {
    const { version, ...found } = await between(a, structuredClone(a) as Json);
    expect(found).toEqual({
      backward: { verdict: 'yes' },
      forward: { verdict: 'yes' },
      changes: [],
      accepted: [],
      unused: [],
    });
    expect(version.bump).toBeUndefined();
  });
  await fc.assert(property, { seed: 13, numRuns: runs({ test: 200, conformance: 2000 }) });
});
