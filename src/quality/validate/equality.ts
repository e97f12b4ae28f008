import { isExact, isObject, type Json, type JsonObject, typeOf } from '../../base/json.js';
import type { Reading } from './reading.js';
import { STEPS, weightOf } from './weight.js';

/** Whether two values are the same to JSON, as `areEqual` has it; what is compared is charged. */
export function isSame(reading: Reading, one: Json, other: Json): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    if (one.length !== other.length) return false;
    reading.budget?.spend(STEPS.compared + one.length * STEPS.character);
    return one === other;
  }
  if (one === other) return true;
  if (isExact(one)) return one.mayEqual(other);
  if (isExact(other)) return other.mayEqual(one);
  if (Array.isArray(one)) return Array.isArray(other) && areSameItems(reading, one, other);
  return isObject(one) && isObject(other) && areSameMembers(reading, one, other);
}

function areSameItems(reading: Reading, some: readonly Json[], others: readonly Json[]): boolean {
  if (some.length !== others.length) return false;
  reading.budget?.spend(some.length * STEPS.entry);
  return some.every((item, index) => isSame(reading, item, others[index]!));
}

function areSameMembers(reading: Reading, some: JsonObject, others: JsonObject): boolean {
  const names = reading.namesOf(some);
  if (names.length !== reading.namesOf(others).length) return false;
  reading.budget?.spend(names.length * STEPS.looked);
  return names.every((name) => Object.hasOwn(others, name) && isSame(reading, some[name]!, others[name]!));
}

/** A text that is the same for equal values, and only for those. */
export function keyOf(value: Json): string {
  return keyWith(value, (number) => (isExact(number) ? number.literal : String(number)));
}

/** `numberKey` makes keys of numbers, for which JSON.stringify would write null where no double can hold them. */
function keyWith(value: Json, numberKey: (number: Json) => string): string {
  if (Array.isArray(value)) return `[${value.map((item) => keyWith(item, numberKey)).join()}]`;
  if (typeof value === 'number' || isExact(value)) return numberKey(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${keyWith(value[name]!, numberKey)}`).join()}}`;
}

/** The first two items that are equal, or undefined. */
export function equalPair(items: readonly Json[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    // Most items are scalars, and JSON tells those apart by themselves.
    const key = typeOf(item) === 'string' ? `"${item}` : keyOf(item);
    const earlier = seen.get(key);
    if (earlier !== undefined) return [earlier, index];
    seen.set(key, index);
  }
  return undefined;
}

/** The double that is nearest to a number of any length. */
function nearest(number: Json): Json {
  return isExact(number) ? number.nearest : number;
}

/** A key that is the same for values that may be equal; numbers that a double cannot hold share the key of the nearest one. */
function roughKey(value: Json): string {
  return keyWith(value, (number) => String(nearest(number)));
}

/** The number of items, or of members; arrays and objects are never taken for each other. */
function outlineOf(reading: Reading, value: Json): number {
  return Array.isArray(value) ? -1 - value.length : reading.namesOf(value as JsonObject).length;
}

/**
 * Values that others are looked up in. It takes as long for many as for few: objects are told apart by how many members
 * they have, and those that have as many as one of the values by a key.
 */
export class ValueIndex {
  private readonly scalars = new Set<Json>();
  private readonly outlines = new Set<number>();
  private readonly others = new Map<string, Json[]>();

  constructor(values: readonly Json[], reading: Reading) {
    for (const value of values) {
      reading.budget?.spend(weightOf(value));
      if (typeof value !== 'object' || value === null) this.scalars.add(value);
      else this.addOther(value, outlineOf(reading, value));
    }
  }

  private addOther(value: Json, outline: number): void {
    this.outlines.add(outline);
    const key = roughKey(value);
    const alike = this.others.get(key);
    if (alike) alike.push(value);
    else this.others.set(key, [value]);
  }

  /** Whether a value is one of them. */
  has(value: Json, reading: Reading): boolean {
    if (isExact(value)) return this.scalars.has(value.nearest) && value.mayEqual(value.nearest);
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'string') reading.budget?.spend(weightOf(value));
      return this.scalars.has(value);
    }
    if (!this.outlines.has(outlineOf(reading, value))) return false;
    reading.budget?.spend(weightOf(value));
    return this.others.get(roughKey(value))?.some((each) => isSame(reading, each, value)) ?? false;
  }
}
