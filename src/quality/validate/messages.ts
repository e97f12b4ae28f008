import { inWords, isObject, type Json, type JsonObject, oneOfWords, quote, typeOf } from '../../base/json.js';
import { closest } from '../../schema/vocabulary/index.js';
import { equalPair } from './equality.js';
import type { Reading } from './reading.js';
import { STEPS, weightOf } from './weight.js';

/** What a message can be about: the keyword's value, the schema object around it, and the value seen. */
export interface Seen {
  readonly expected: Json | undefined;
  readonly schema: JsonObject;
  readonly found: Json;
  readonly reading: Reading;
}

/** What is wrong, and what to do about it. */
export interface Words {
  readonly message: string;
  readonly help?: string;
  /** The member that it is about, if a keyword can name several. */
  readonly member?: string;
  /** What it is about, if not the value. */
  readonly on?: 'key' | 'object';
}

type Speak = (seen: Seen) => Words | readonly Words[];

const say = (message: string, help?: string): Words => (help ? { message, help } : { message });

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What a value is, in words; large objects are counted once. */
export function described(value: Json, reading: Reading): string {
  return inWords(value, (object) => reading.namesOf(object).length);
}

function shown(value: Json, reading: Reading): string {
  return typeof value === 'string'
    ? quote(value)
    : typeOf(value) === 'object' || Array.isArray(value)
      ? described(value, reading)
      : String(value);
}

function listed(values: readonly Json[], reading: Reading): string {
  const first = values.slice(0, 12).map((each) => shown(each, reading));
  return values.length > first.length
    ? `${first.join(', ')}, … (${values.length} values)`
    : oneOfWords(first);
}

/** The texts of a list that is short enough for a guess. */
function textsAmong(values: readonly Json[], { budget }: Reading): readonly string[] {
  budget?.spend(values.length * STEPS.entry);
  return values.filter((each) => typeof each === 'string');
}

/** With more names than these, a guess does not help, and many errors would cause many guesses. */
const MOST_NAMES = 500;

function meantBy(name: string, names: readonly string[], { budget }: Reading): string | undefined {
  return names.length > MOST_NAMES ? undefined : closest(name, names, budget);
}

const TYPE_WORDS: { readonly [type: string]: string } = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function typeWords(types: Json | undefined): string {
  const names = Array.isArray(types) ? types : [types];
  return oneOfWords(names.map((name) => TYPE_WORDS[String(name)] ?? String(name)));
}

function bound(relation: string): Speak {
  return ({ expected, found }) => say(`Expected a number ${relation} ${expected}, found ${found}.`);
}

function size(
  relation: 'at most' | 'at least',
  unit: string,
  measure: (found: Json, reading: Reading) => string,
): Speak {
  return ({ expected, found, reading }) =>
    say(`Expected ${relation} ${plural(Number(expected), unit)}, found ${measure(found, reading)}.`);
}

const characters = (found: Json) => {
  const text = String(found);
  return text === '' ? 'an empty string' : `${[...text].length} in ${quote(text)}`;
};
const items = (found: Json) => String((found as readonly Json[]).length);
const members = (found: Json, reading: Reading) => String(reading.namesOf(found as JsonObject).length);

/** Where more is missing than this, something else than a slip is the matter. */
const MOST_HINTS = 20;

/** The names of members that are not there. */
function missing({ found, reading }: Seen, names: Json | undefined): readonly string[] {
  const asked = (names ?? []) as readonly string[];
  reading.budget?.spend(asked.length * STEPS.looked);
  return asked.filter((name) => !Object.hasOwn(found as JsonObject, name));
}

/** The members that are there and need others beside them, with those that are missing. */
function missingDependents(seen: Seen): readonly (readonly [name: string, missing: readonly string[]])[] {
  const { expected, found, reading } = seen;
  const names = reading.namesOf(expected as JsonObject);
  reading.budget?.spend(names.length * STEPS.looked);
  return names
    .filter((name) => Object.hasOwn(found as JsonObject, name))
    .map((name) => [name, missing(seen, (expected as JsonObject)[name])]);
}

function lacks({ found, reading }: Seen, names: readonly string[], because: string): readonly Words[] {
  return names.map((name, index) => {
    const meant =
      index < MOST_HINTS ? meantBy(name, reading.namesOf(found as JsonObject), reading) : undefined;
    const help = meant ? { help: `Is ${quote(meant)} a misspelling of it?` } : {};
    return {
      message: `The member ${quote(name)} is missing${because}.`,
      member: name,
      on: 'object' as const,
      ...help,
    };
  });
}

function twinWords(found: readonly Json[], reading: Reading): Words {
  reading.budget?.spend(weightOf(found));
  const [first, second] = equalPair(found) ?? [0, 0];
  return say(`Items ${first} and ${second} are equal: ${shown(found[first]!, reading)}.`);
}

function containsWords({ schema, found, reading }: Seen): Words {
  const { minContains: least = 1, maxContains: most } = schema;
  const exactly = least === most ? `exactly ${least}` : `between ${least} and ${most}`;
  const wanted = most === undefined ? `at least ${least}` : exactly;
  return say(
    `Expected ${wanted} of the items to match "contains", found another number in ${described(found, reading)}.`,
  );
}

/** The words for each keyword that can fail by itself. */
export const messages: { readonly [keyword: string]: Speak } = {
  type: ({ expected, found, reading }) =>
    say(`Expected ${typeWords(expected)}, found ${described(found, reading)}.`),
  enum: ({ expected, found, reading }) => {
    const allowed = expected as readonly Json[];
    const meant =
      typeof found === 'string' ? meantBy(found, textsAmong(allowed, reading), reading) : undefined;
    return say(
      `Expected ${listed(allowed, reading)}, found ${described(found, reading)}.`,
      meant && `Did you mean ${quote(meant)}?`,
    );
  },
  const: ({ expected, found, reading }) =>
    say(`Expected ${shown(expected ?? null, reading)}, found ${described(found, reading)}.`),
  multipleOf: ({ expected, found }) => say(`Expected a multiple of ${expected}, found ${found}.`),
  maximum: bound('of at most'),
  exclusiveMaximum: bound('below'),
  minimum: bound('of at least'),
  exclusiveMinimum: bound('above'),
  maxLength: size('at most', 'character', characters),
  minLength: size('at least', 'character', characters),
  pattern: ({ expected, found }) =>
    say(`${quote(String(found))} does not match the pattern ${quote(String(expected))}.`),
  format: ({ expected, found }) =>
    say(`${quote(String(found))} is not of the format ${quote(String(expected))}.`),
  maxItems: size('at most', 'item', items),
  minItems: size('at least', 'item', items),
  uniqueItems: ({ found, reading }) => twinWords(found as readonly Json[], reading),
  contains: containsWords,
  maxProperties: size('at most', 'member', members),
  minProperties: size('at least', 'member', members),
  required: (seen) => lacks(seen, missing(seen, seen.expected), ''),
  dependentRequired: (seen) =>
    missingDependents(seen).flatMap(([name, needed]) =>
      lacks(seen, needed, `, which ${quote(name)} needs beside it`),
    ),
  not: ({ found, reading }) =>
    say(`The schema under "not" matches ${described(found, reading)}, but must not.`),
};

/** How many faults a keyword has words for, where that is not one. */
export const faultCounts: { readonly [keyword: string]: (seen: Seen) => number } = {
  required: (seen) => missing(seen, seen.expected).length,
  dependentRequired: (seen) => missingDependents(seen).reduce((sum, [, names]) => sum + names.length, 0),
};

/** The words for a schema `false`, by the keyword that holds it. */
export const refusals: {
  readonly [keyword: string]: (name: string, schema: JsonObject, reading: Reading) => Words;
} = {
  additionalProperties: extraMember,
  unevaluatedProperties: extraMember,
  items: extraItem,
  unevaluatedItems: extraItem,
  prefixItems: extraItem,
};

function extraMember(name: string, { properties }: JsonObject, reading: Reading): Words {
  const meant = isObject(properties) ? meantBy(name, reading.namesOf(properties), reading) : undefined;
  const words = say(`The member ${quote(name)} is not allowed.`, meant && `Did you mean ${quote(meant)}?`);
  return { ...words, on: 'key' };
}

function extraItem(index: string): Words {
  return say(`The item ${index} is not allowed: the array is too long.`);
}
