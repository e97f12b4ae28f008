import { isMultiple } from '../../../base/exact-number.js';
import { isObject, type Json, type JsonObject, typeOf } from '../../../base/json.js';
import type { Code, Variable } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, type Named } from '../compare.js';
import { ofCodes, ofVariable } from './example.js';

const age = { type: 'integer', minimum: 0 };
const refused = (value: number) => ({ const: value, 'fair:sentinel': true });

export const sentinelAdded = defineClass({
  id: 'sentinel/added',
  severity: 'risky',
  bump: 'minor',
  summary: 'A value now stands for a missing value.',
  why: 'Averages and counts that include it are wrong. If the value was accepted as data before, observations become missing.',
  examples: {
    changed: [
      ofVariable(age, { anyOf: [age, refused(-9)] }),
      ofVariable(age, { anyOf: [age, refused(999)] }),
      ofCodes(
        [{ const: 1 }, { const: 9, title: 'Other' }],
        [{ const: 1 }, { const: 9, title: 'Other', 'fair:sentinel': true }],
      ),
    ],
    unchanged: [
      ofCodes([{ const: 9, 'fair:sentinel': true }], [{ const: 9, title: 'None', 'fair:sentinel': true }]),
      ofCodes([{ const: 1 }], [{ const: 1 }, { const: 9 }]),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { pairs, added, variable } of codes) {
      for (const { old, new: next, name } of pairs)
        if (!old.isSentinel && next.isSentinel)
          yield {
            message: `${capital(name)} was data before, and stands for a missing value now.`,
            old: old.pointer,
            new: next.pointer,
            ...BREAKING,
          };
      const before = added.length > 0 && dataOf(variable.old);
      for (const { value, name } of added)
        if (value.isSentinel && before && accepts(before, value.value))
          yield {
            message: `${capital(name)} stands for a missing value now. Before, the value was accepted as data.`,
            old: variable.old.pointer,
            new: value.pointer,
            ...BREAKING,
          };
        else if (value.isSentinel)
          yield {
            message: `${capital(name)} is new, and stands for a missing value.`,
            new: value.pointer,
          };
    }
  },
});

export const sentinelRemoved = defineClass({
  id: 'sentinel/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A value no longer stands for a missing value.',
  why: 'Missing values in old rows are read as data.',
  examples: {
    changed: [
      ofCodes([{ const: 9, 'fair:sentinel': true }], [{ const: 9 }]),
      ofVariable({ anyOf: [age, refused(999)] }, age),
    ],
    unchanged: [
      ofCodes([{ const: 9 }], [{ const: 9, title: 'Nine' }]),
      // The new version refuses the value: nobody reads it as data.
      ofVariable({ anyOf: [age, refused(-9)] }, age),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const list of codes) {
      const { pairs, variable } = list;
      for (const { old, new: next, name } of pairs)
        if (old.isSentinel && !next.isSentinel)
          yield {
            message: `${capital(name)} stood for a missing value, and is data now.`,
            old: old.pointer,
            new: next.pointer,
          };
      for (const { value, name } of sentinelsThatAreData(list))
        yield {
          message: `${capital(name)} stood for a missing value, and is accepted as data now.`,
          old: value.pointer,
          new: variable.new.pointer,
        };
    }
  },
});

/** The sentinels among codes that are gone whose values the new version accepts as data. */
export function sentinelsThatAreData({
  gone,
  variable,
}: Comparison['codes'][number]): readonly Named<Code>[] {
  const after = gone.some(({ value }) => value.isSentinel) && dataOf(variable.new);
  return after ? gone.filter(({ value }) => value.isSentinel && accepts(after, value.value)) : [];
}

const BREAKING = { severity: 'breaking', bump: 'major' } as const;

/** What keywords ask of a value. Keywords that are not listed accept it. */
const CHECKS: { readonly [keyword: string]: (value: Json, limit: Json) => boolean } = {
  // What they accept is not known here; without proof, a value was no data.
  $ref: () => false,
  $dynamicRef: () => false,
  pattern: () => false,
  // The value is none of the codes.
  const: () => false,
  enum: () => false,
  type: (value, types) =>
    [types].flat().some((type) => type === typeOf(value) || (type === 'integer' && Number.isInteger(value))),
  minimum: (value, limit) => typeof value !== 'number' || value >= Number(limit),
  maximum: (value, limit) => typeof value !== 'number' || value <= Number(limit),
  exclusiveMinimum: (value, limit) => typeof value !== 'number' || value > Number(limit),
  exclusiveMaximum: (value, limit) => typeof value !== 'number' || value < Number(limit),
  multipleOf: (value, limit) => typeof value !== 'number' || isMultiple(value, Number(limit)),
  minLength: (value, limit) => typeof value !== 'string' || [...value].length >= Number(limit),
  maxLength: (value, limit) => typeof value !== 'string' || [...value].length <= Number(limit),
  anyOf: (value, all) => objectsIn(all).some((each) => accepts(each, value)),
  oneOf: (value, all) => objectsIn(all).some((each) => accepts(each, value)),
  allOf: (value, all) => objectsIn(all).every((each) => accepts(each, value)),
};

/** Whether the schema of a variable accepts a value that is none of its codes, as far as its own keywords tell. */
function accepts(schema: JsonObject, value: Json): boolean {
  return Object.entries(schema).every(([keyword, limit]) => CHECKS[keyword]?.(value, limit) ?? true);
}

/** What a variable accepts beside its codes. Lists of codes are long, and are left out once. */
function dataOf({ schema }: Variable): JsonObject | false {
  if (schema === undefined) return false;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) =>
      keyword === 'anyOf' || keyword === 'oneOf'
        ? [keyword, objectsIn(value).filter((each) => each.const === undefined)]
        : [keyword, value],
    ),
  );
}

function objectsIn(all: Json): readonly JsonObject[] {
  return Array.isArray(all) ? (all as readonly Json[]).filter(isObject) : [];
}
