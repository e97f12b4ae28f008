import type { DraftCode, DraftVariable, Statements } from '../draft/index.js';
import type { FileDescription } from '../tables/index.js';
import type { ColumnDecision } from './decide.js';

type Said = FileDescription['variables'][number];
type Value = string | number;

/** A variable with what its file says about it: its label, what its codes mean, and which of them mean no value. */
export function labelled(variable: DraftVariable, { profile }: ColumnDecision, said: Said): DraftVariable {
  const { label, scale, values = [] } = said;
  const statements: Statements = {
    ...variable.statements,
    ...(label?.trim() ? { title: label.trim() } : {}),
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
    statements,
    ...(all.length > 0 ? { codes: { name: variable.name, codes: all } } : {}),
  };
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
