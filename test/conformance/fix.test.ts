// The same as test/fix.test.ts, on changed copies of published schemas.
import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/index.js';
import { fixDocument, lint } from '../../src/lint/index.js';
import { createRegistry } from '../../src/registry/index.js';
import { checkedFix, written } from '../fix-checks.js';
import { mutate, randomFrom } from '../mutate.js';
import { corpus } from './material.js';

const MUTATIONS = Number(process.env.FIX_MUTATIONS ?? 2000);
const registry = createRegistry();
const options = {
  registry,
  examine: async (document: Parameters<typeof lint>[0]) => (await lint(document, registry)).diagnostics,
};

const schemas = [...corpus('fair'), ...corpus('plain')];

test.each(corpus('fair'))(
  'after a repair of %s nothing that could be repaired is left',
  async (_name, schema) => {
    const { left, refused } = await fixDocument(documentOf(schema, 'schema'), options);
    expect(refused).toEqual([]);
    expect(left.filter(({ fixes = [] }) => fixes.some(({ safe }) => safe))).toEqual([]);
  },
);

test(`${MUTATIONS} changed schemas are repaired`, async () => {
  const random = randomFrom(20260502);
  let applied = 0;
  let refused = 0;
  for (let number = 0; number < MUTATIONS; number++) {
    const [name, schema] = schemas[number % schemas.length]!;
    const format = number % 3 === 0 ? 'yaml' : 'json';
    const text = written(mutate(schema, random), format, random);
    const fixed = await checkedFix(text, format, { ...options, unsafe: number % 2 === 0 }).catch(
      (fault: Error) => {
        throw new Error(`${name}, mutation ${number} (${format}): ${fault.message}`, { cause: fault });
      },
    );
    applied += fixed?.applied.length ?? 0;
    refused += fixed?.refused.length ?? 0;
  }
  console.log(`${MUTATIONS} changed schemas: ${applied} fixes applied, ${refused} refused`);
  expect(applied).toBeGreaterThan(0);
});
