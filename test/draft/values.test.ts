import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import type { DraftCode, DraftVariable } from '../../src/schema/draft/index.js';
import { code, describedBy, draftOf, faultsOf, problemsOf, table, variable, written } from './drafts.js';

const TYPES: readonly DraftVariable['types'][] = [
  [],
  ['string'],
  ['integer'],
  ['number'],
  ['object'],
  ['string', 'integer'],
];

const LISTS: { readonly [name: string]: readonly DraftCode[] } = {
  none: [],
  texts: [code('Y'), code('N')],
  numbers: [code(1), code(2.5)],
  mixed: [code('Y'), code(1), code(true), code([1]), code({ a: 1 })],
  'texts and a number for missing values': [code('Y'), code('N'), code(-9, {}, true)],
  'numbers and a text for missing values': [code(1), code(2), code('NA', {}, true)],
  'numbers and null for missing values': [code(1), code(2), code(null, {}, true)],
  'a code of null': [code(null), code('Y')],
  'the same code twice': [code('Y', { title: 'Yes' }), code('Y', { title: 'Ja' })],
  'only missing values': [code(-9, {}, true), code('NA', {}, true)],
};

const cases = Object.keys(LISTS).flatMap((list) =>
  TYPES.flatMap((types) =>
    [false, true].flatMap((isNullable) =>
      [false, true].map((isShared) => ({ list, types, isNullable, isShared })),
    ),
  ),
);

/** The values that the codes of a variable allow. */
function allowed(codes: readonly DraftCode[], isNullable: boolean): readonly Json[] {
  return [...codes.map(({ value }) => value), ...(isNullable ? [null] : [])];
}

describe('the schema of a variable', () => {
  test.each(cases)('allows its codes: %j', async ({ list, types, isNullable, isShared }) => {
    const codes = { name: list, codes: LISTS[list]! };
    const own = variable('v', { types, isNullable, codes });
    const schema = written(draftOf(table([], own, ...(isShared ? [variable('w', { codes })] : []))));
    expect(problemsOf(schema)).toEqual([]);
    const rows = allowed(codes.codes, isNullable).map((value) => ({ v: value }));
    expect(await faultsOf(schema, rows)).toEqual([]);
    const [found] = describedBy(schema).datasets[0]!.variables;
    const values = [...(found?.codes?.codes ?? []), ...(found?.codes?.sentinels ?? [])];
    expect(values.map(({ value }) => JSON.stringify(value))).toEqual(
      codes.codes.map(({ value }) => JSON.stringify(value)),
    );
    // Without types and codes, a schema does not say so: anything fits.
    const isSaid = types.length > 0 || codes.codes.some(({ isSentinel }) => !isSentinel);
    if (isNullable && isSaid) expect(found?.isNullable).toBe(true);
  });

  test.each(cases.filter(({ list }) => !/none|only/.test(list)))(
    'allows no others: %j',
    async ({ list, types, isNullable, isShared }) => {
      const codes = { name: list, codes: LISTS[list]! };
      const own = variable('v', { types, isNullable, codes });
      const schema = written(draftOf(table([], own, ...(isShared ? [variable('w', { codes })] : []))));
      for (const other of ['other', 77]) expect(await faultsOf(schema, [{ v: other }])).not.toEqual([]);
    },
  );

  test.each([false, true])(
    'keeps limits away from codes for missing values, shared: %j',
    async (isShared) => {
      const codes = { name: 'Scale', codes: [code(1), code(2), code(-9, {}, true)] };
      const own = variable('v', { types: ['integer'], constraints: { minimum: 1, maximum: 5 }, codes });
      const schema = written(draftOf(table([], own, ...(isShared ? [variable('w', { codes })] : []))));
      expect(problemsOf(schema)).toEqual([]);
      expect(await faultsOf(schema, [{ v: 1 }, { v: 2 }, { v: -9 }])).toEqual([]);
      expect(describedBy(schema).datasets[0]!.variables[0]).toMatchObject({
        types: ['integer'],
        constraints: { minimum: 1, maximum: 5 },
        codes: { codes: [{ value: 1 }, { value: 2 }], sentinels: [{ value: -9 }] },
      });
    },
  );

  test('keeps its type beside codes of other types for missing values', () => {
    const codes = { name: 'Answers', codes: LISTS['numbers and a text for missing values']! };
    const schema = written(draftOf(table([], variable('v', { types: ['integer'], codes }))));
    expect(describedBy(schema).datasets[0]!.variables[0]?.types).toEqual(['integer']);
  });
});
