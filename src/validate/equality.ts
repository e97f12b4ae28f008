import { isExact, isObject, type Json, typeOf } from '../json.js';

/** A text that is the same for equal values, and only for those. */
export function keyOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  // Unlike JSON.stringify, which makes null of numbers that no double can hold.
  if (typeof value === 'number') return String(value);
  if (isExact(value)) return value.literal;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${keyOf(value[name]!)}`).join()}}`;
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
