import type { Json } from '../../../base/json.js';
import { keyOf } from '../../validate/index.js';

const keys = new WeakMap<readonly Json[], ReadonlySet<string>>();

/** Whether a value is one of a list, which may be long and is asked about often. */
export function isAmong(value: Json, values: readonly Json[]): boolean {
  let known = keys.get(values);
  if (known === undefined) {
    known = new Set(values.map(keyOf));
    keys.set(values, known);
  }
  return known.has(keyOf(value));
}
