import { ExactNumber } from './exact-number.js';
import { printable } from './printable.js';

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; every name is an ordinary name, `__proto__` too. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The six types that JSON knows. */
export const JSON_TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** The name of a JSON type. */
export type JsonType = (typeof JSON_TYPES)[number];

/** The JSON type of a value. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isExact(value) ? 'number' : (typeof value as JsonType);
}

/** Whether a value is a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExact(value);
}

/** Whether a value is a number of a row that does not fit a double. */
export function isExact(value: unknown): value is ExactNumber {
  return value instanceof ExactNumber;
}

/** The member of an object, only if it is its own: names such as `constructor` are ordinary names. */
export function member(object: JsonObject, name: string): Json | undefined {
  if (name === '__proto__') return Object.hasOwn(object, name) ? object[name] : undefined;
  // All else that objects inherit is functions, which no JSON value is; asking whether it is theirs takes much longer.
  const found = object[name];
  return typeof found === 'function' ? undefined : found;
}

/** Adds a member to an object under construction; a plain assignment of `__proto__` would be lost. */
export function setMember(object: { [name: string]: Json }, name: string, value: Json): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[name] = value;
  }
}

/** Whether two values are the same to JSON: the order of members does not count, 1 and 1.0 are one number. */
export function areEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => areEqual(item, b[index]));
  }
  if (isExact(a)) return a.mayEqual(b);
  if (isExact(b)) return b.mayEqual(a);
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && areEqual(a[name]!, b[name]!))
  );
}

const LONGEST_QUOTE = 60;

/** A text in quotation marks, shortened, on one line, with escapes for what is not seen. */
export function quote(text: string): string {
  if (text.length <= LONGEST_QUOTE) return printable(JSON.stringify(text));
  const characters = [...text.slice(0, 2 * LONGEST_QUOTE + 2)];
  const shown =
    characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE - 1).join('')}…` : text;
  return printable(JSON.stringify(shown));
}

/** What a value is, in words: `the number 42`, `an array of 3 items`. The members of an object may have been counted already. */
export function inWords(
  value: Json,
  countMembers: (object: JsonObject) => number = (object) => Object.keys(object).length,
): string {
  switch (typeOf(value)) {
    case 'null':
      return 'null';
    case 'boolean':
      return `the boolean ${value}`;
    case 'number':
      return `the number ${value}`;
    case 'string':
      return value === '' ? 'an empty string' : `the string ${quote(value as string)}`;
    case 'array':
      return counted((value as readonly Json[]).length, 'an empty array', 'an array of', 'item');
    case 'object':
      return counted(countMembers(value as JsonObject), 'an empty object', 'an object of', 'member');
  }
}

function counted(count: number, none: string, some: string, unit: string): string {
  return count === 0 ? none : `${some} ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Words joined as people list them: `a, b or c`. */
export function oneOfWords(words: readonly string[]): string {
  return joined(words, 'or');
}

/** Words joined as people list them: `a, b and c`. */
export function allOfWords(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], last: 'or' | 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The object that a member holds; an empty one if it holds none. */
export function objectIn(schema: JsonObject, name: string): JsonObject {
  const held = member(schema, name);
  return isObject(held) ? held : {};
}

/** The items of the array that a member holds; none if it holds no array. */
export function listIn(schema: JsonObject, name: string): readonly Json[] {
  const held = member(schema, name);
  return Array.isArray(held) ? held : [];
}

/** The texts in the array that a member holds. */
export function textsIn(schema: JsonObject, name: string): readonly string[] {
  return listIn(schema, name).filter((each) => typeof each === 'string');
}
