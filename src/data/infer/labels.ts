import type { DraftCode, DraftVariable, Statements } from '../../schema/draft/index.js';
import type { Units } from '../../schema/vocabulary/index.js';
import type { FileDescription } from '../tables/index.js';
import type { ColumnDecision } from './decide.js';

type Said = FileDescription['variables'][number];
type Value = string | number;

/** A variable with what its file says about it: its label, what its codes mean, and which of them mean no value. */
export function labelled(
  variable: DraftVariable,
  { profile }: ColumnDecision,
  said: Said,
  units: Units,
): DraftVariable {
  const { label, description, scale, values = [] } = said;
  const stored = storedTypes(variable, said);
  const unit = unitOf(stored.types ?? variable.types, said, units);
  const { 'fair:measurementUnitRef': _ref, 'fair:quantityRef': _quantity, ...others } = variable.statements;
  const statements: Statements = {
    // What the name says about the unit does not go with another one.
    ...(unit ? others : variable.statements),
    ...(label?.trim() ? { title: label.trim() } : {}),
    ...(description?.trim() ? { description: description.trim() } : {}),
    ...unit,
    ...(scale === 'nominal' || scale === 'ordinal' ? { 'fair:measurementScale': scale } : {}),
  };
  const words = new Map<Value, string>(values.map(([value, text]) => [value, text.trim()]));
  const isNumeric = said.type === 'integer' || said.type === 'number';
  const seen = [...profile.values.keys()].map((text) => (isNumeric ? Number(text) : text));
  const missing = missingValues(said, [...words.keys(), ...seen]);
  const codes = [...words.keys()].filter((value) => !missing.has(value));
  // A list that lacks values of the data would refuse them.
  const isList =
    codes.length > 0 && !profile.isSampled && seen.every((value) => words.has(value) || missing.has(value));
  const all = [...(isList ? codes : []), ...missing].map((value) =>
    codeOf(value, words.get(value), missing.has(value)),
  );
  return {
    ...variable,
    ...stored,
    statements,
    ...(all.length > 0 ? { codes: { name: variable.name, codes: all } } : {}),
  };
}

/** A unit is one of numbers. */
function unitOf(types: DraftVariable['types'], { unit }: Said, units: Units): Statements | undefined {
  if (!unit?.trim() || !types.some((type) => type === 'integer' || type === 'number')) return undefined;
  const ref = units.byWords(unit.trim())?.iri;
  return { 'fair:measurementUnit': unit.trim(), ...(ref ? { 'fair:measurementUnitRef': ref } : {}) };
}

/** What values that are stored as a type may be, although those that occur are only whole numbers, or none at all. */
function storedTypes({ types, variables }: DraftVariable, said: Said): Partial<DraftVariable> {
  const { type, isStored } = said;
  if (!isStored || type === undefined || variables) return {};
  if (type === 'number') return types.every((each) => each === 'integer') ? { types: [type] } : {};
  if (types.length > 0) return {};
  return type === 'integer' || type === 'boolean' || type === 'string'
    ? { types: [type] }
    : { types: ['string'], format: type };
}

function codeOf(value: Value, title: string | undefined, isSentinel: boolean): DraftCode {
  return { value, isSentinel, statements: title ? { title } : {} };
}

/** The values that mean no value: those that the file names, and all in its ranges that have a label or occur. */
export function missingValues({ missing = [] }: Said, values: readonly Value[]): ReadonlySet<Value> {
  const found = new Set<Value>();
  for (const each of missing) {
    if ('value' in each) found.add(each.value);
    else {
      const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = each;
      for (const value of values)
        if (typeof value === 'number' && value >= low && value <= high) found.add(value);
    }
  }
  return found;
}
