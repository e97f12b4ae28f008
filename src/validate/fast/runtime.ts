import type { Budget } from '../../budget.js';
import { isMultiple } from '../../exact-number.js';
import { areEqual, type Json } from '../../json.js';
import { equalPair } from '../equality.js';
import { MAX_DEPTH, TooDeep } from '../evaluator.js';
import { weightOf } from '../weight.js';

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

function areSame(one: Json, other: Json): boolean {
  meter.budget?.spend(weightOf(other));
  return areEqual(one, other);
}

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
  keys: Object.keys,
  isArray: Array.isArray,
  isInteger: Number.isInteger,
  lengthOf,
  areUnique,
  areEqual: areSame,
  isMultiple,
  meter,
  limit: MAX_DEPTH,
  // The interpreter, which explains why a value is refused, distinguishes a cycle from mere depth.
  tooDeep: () => new TooDeep(),
};
