import { isMultiple } from '../../exact-number.js';
import { areEqual, isObject, type Json, type JsonObject, typeOf } from '../../json.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital } from '../compare.js';
import { ofCodes, ofVariable } from './example.js';

const age = { type: 'integer', minimum: 0 };
const refused = (value: number) => ({ const: value, 'fair:sentinel': true });

export const sentinelAdded = defineClass({
  id: 'sentinel/added',
  severity: 'risky',
  bump: 'minor',
  summary: 'A value now stands for a missing value.',
  why: 'Averages and counts that do not know it are wrong. If the value was accepted as data before, observations become missing.',
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
      for (const { value, name } of added)
        if (value.isSentinel && accepts(variable.old.schema, value.value))
          yield {
            message: `${capital(name)} stands for a missing value now. Before, the value was accepted as data.`,
            old: variable.old.pointer,
            new: value.pointer,
            ...BREAKING,
          };
        else if (value.isSentinel)
          yield {
            message: `${capital(name)} is new, and stands for a missing value.`,
            old: variable.old.pointer,
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
    for (const { pairs, gone, variable } of codes) {
      for (const { old, new: next, name } of pairs)
        if (old.isSentinel && !next.isSentinel)
          yield {
            message: `${capital(name)} stood for a missing value, and is data now.`,
            old: old.pointer,
            new: next.pointer,
          };
      for (const { value, name } of gone)
        if (value.isSentinel && accepts(variable.new.schema, value.value))
          yield {
            message: `${capital(name)} stood for a missing value, and is accepted as data now.`,
            old: value.pointer,
            new: variable.new.pointer,
          };
    }
  },
});

const BREAKING = { severity: 'breaking', bump: 'major' } as const;

/** What keywords ask of a value. Whatever is not listed, or not sure, does not refuse it, but for references and patterns. */
const CHECKS: { readonly [keyword: string]: (value: Json, limit: Json) => boolean } = {
  $ref: () => false,
  pattern: () => false,
  'fair:sentinel': (_, isSentinel) => isSentinel !== true,
  const: areEqual,
  enum: (value, all) => (all as readonly Json[]).some((each) => areEqual(each, value)),
  type: (value, types) =>
    [types].flat().some((type) => type === typeOf(value) || (type === 'integer' && Number.isInteger(value))),
  minimum: (value, limit) => typeof value !== 'number' || value >= Number(limit),
  maximum: (value, limit) => typeof value !== 'number' || value <= Number(limit),
  exclusiveMinimum: (value, limit) => typeof value !== 'number' || value > Number(limit),
  exclusiveMaximum: (value, limit) => typeof value !== 'number' || value < Number(limit),
  multipleOf: (value, limit) => typeof value !== 'number' || isMultiple(value, Number(limit)),
  minLength: (value, limit) => typeof value !== 'string' || [...value].length >= Number(limit),
  maxLength: (value, limit) => typeof value !== 'string' || [...value].length <= Number(limit),
  anyOf: (value, all) => branches(all).some((each) => accepts(each, value)),
  oneOf: (value, all) => branches(all).some((each) => accepts(each, value)),
  allOf: (value, all) => branches(all).every((each) => accepts(each, value)),
};

/** Whether a schema object accepts a value as data, as far as its own keywords tell. */
function accepts(schema: JsonObject | undefined, value: Json): boolean {
  if (schema === undefined) return false;
  return Object.entries(schema).every(([keyword, limit]) => CHECKS[keyword]?.(value, limit) ?? true);
}

function branches(all: Json): readonly JsonObject[] {
  return Array.isArray(all) ? (all as readonly Json[]).filter(isObject) : [];
}
