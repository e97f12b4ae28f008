import type { Budget } from '../../../base/budget.js';
import { isMultiple } from '../../../base/exact-number.js';
import { areEqual, type Json, type JsonObject } from '../../../base/json.js';
import { equalPair, isSame, type ValueIndex } from '../equality.js';
import { MAX_DEPTH, TooDeep } from '../evaluator.js';
import type { Reading } from '../reading.js';
import { listingSteps, weightOf } from '../weight.js';

/** The budget of the evaluation in progress. Compiled code is shared by all who use the same schema, and has none of its own. */
export const meter: { budget: Budget | undefined } = { budget: undefined };

/** Evaluates by compiled code with a budget. */
export function metered<T>(budget: Budget | undefined, evaluate: () => T): T {
  meter.budget = budget;
  try {
    return evaluate();
  } finally {
    meter.budget = undefined;
  }
}

/** The names of the members of an object. */
function keys(object: JsonObject): readonly string[] {
  const names = Object.keys(object);
  meter.budget?.spend(listingSteps(names.length));
  return names;
}

const reading: Reading = {
  get budget() {
    return meter.budget;
  },
  namesOf: keys,
};

/** The number of characters of a text: a pair of surrogates is one. */
function lengthOf(text: string): number {
  meter.budget?.spend(weightOf(text));
  let length = text.length;
  for (let at = 1; at < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00 || (text.charCodeAt(at - 1) & 0xfc00) !== 0xd800) continue;
    length--;
    at++;
  }
  return length;
}

/** Few enough to be compared each with each. */
const FEW = 8;

function areUnique(items: readonly Json[]): boolean {
  meter.budget?.spend(weightOf(items));
  if (items.length > FEW) return equalPair(items) === undefined;
  for (let at = 1; at < items.length; at++) {
    for (let before = 0; before < at; before++) if (areEqual(items[before]!, items[at]!)) return false;
  }
  return true;
}

/** What generated code may call, by the name that it calls it. */
export const runtime = {
  hasOwn: Object.hasOwn,
  keys,
  isArray: Array.isArray,
  isInteger: Number.isInteger,
  lengthOf,
  areUnique,
  areEqual: (one: Json, other: Json) => isSame(reading, one, other),
  isAmong: (values: ValueIndex, value: Json) => values.has(value, reading),
  isMultiple,
  meter,
  limit: MAX_DEPTH,
  // The interpreter, which explains why a value is refused, distinguishes a cycle from mere depth.
  tooDeep: () => new TooDeep(),
};
