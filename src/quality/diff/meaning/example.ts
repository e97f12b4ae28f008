import type { JsonObject } from '../../../base/json.js';
import type { PairExample } from '../change.js';

/** Two versions of a dataset with one variable, `area`, that differ in what is said of it. */
export function ofVariable(old: JsonObject, next: JsonObject): PairExample {
  const schema = (area: JsonObject) => ({ type: 'object', properties: { area } });
  return { old: schema(old), new: schema(next) };
}

/** Two versions of a dataset that differ in what is said of it as a whole. */
export function ofDataset(old: JsonObject, next: JsonObject): PairExample {
  const rest = { type: 'object', properties: { area: { type: 'number' } } };
  return { old: { ...old, ...rest }, new: { ...next, ...rest } };
}

/** Two versions of a list of codes. */
export function ofCodes(old: readonly JsonObject[], next: readonly JsonObject[]): PairExample {
  return ofVariable({ oneOf: old }, { oneOf: next });
}
