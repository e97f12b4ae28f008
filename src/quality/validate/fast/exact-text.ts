import { isObject, type Json } from '../../../base/json.js';

/** A text that only the same value has; unlike JSON it tells numbers that are too large for a double from null. */
export function exactText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(exactText).join()}]`;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).map((name) => `${JSON.stringify(name)}:${exactText(value[name]!)}`);
  return `{${members.join()}}`;
}
