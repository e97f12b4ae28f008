import { inWords, isObject, type Json, type JsonObject, oneOfWords, quote, typeOf } from '../json.js';
import { closest } from '../vocabulary/index.js';
import { equalPair } from './equality.js';

/** What a message can be about: the keyword's value, the schema object around it, and the value seen. */
export interface Seen {
  readonly expected: Json | undefined;
  readonly schema: JsonObject;
  readonly found: Json;
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

function shown(value: Json): string {
  return typeof value === 'string'
    ? quote(value)
    : typeOf(value) === 'object' || Array.isArray(value)
      ? inWords(value)
      : String(value);
}

function listed(values: readonly Json[]): string {
  const first = values.slice(0, 12).map(shown);
  return values.length > first.length
    ? `${first.join(', ')}, … (${values.length} values)`
    : oneOfWords(first);
}

/** With more names than these, a guess does not help, and many errors would cause many guesses. */
const MOST_NAMES = 500;

function meantBy(name: string, names: readonly string[]): string | undefined {
  return names.length > MOST_NAMES ? undefined : closest(name, names);
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

function size(relation: 'at most' | 'at least', unit: string, measure: (found: Json) => string): Speak {
  return ({ expected, found }) =>
    say(`Expected ${relation} ${plural(Number(expected), unit)}, found ${measure(found)}.`);
}

const characters = (found: Json) => {
  const text = String(found);
  return text === '' ? 'an empty string' : `${[...text].length} in ${quote(text)}`;
};
const items = (found: Json) => String((found as readonly Json[]).length);
const members = (found: Json) => String(Object.keys(found as JsonObject).length);

/** Where more is missing than this, something else than a slip is the matter. */
const MOST_HINTS = 20;

function lacks(found: Json, names: Json | undefined, because: string): readonly Words[] {
  const present = Object.keys(found as JsonObject);
  return ((names ?? []) as readonly string[])
    .filter((name) => !Object.hasOwn(found as JsonObject, name))
    .map((name, index) => {
      const meant = index < MOST_HINTS ? meantBy(name, present) : undefined;
      const help = meant ? { help: `Is ${quote(meant)} a misspelling of it?` } : {};
      return {
        message: `The member ${quote(name)} is missing${because}.`,
        member: name,
        on: 'object' as const,
        ...help,
      };
    });
}

function twinWords(found: readonly Json[]): Words {
  const [first, second] = equalPair(found) ?? [0, 0];
  return say(`Items ${first} and ${second} are equal: ${shown(found[first]!)}.`);
}

function containsWords({ schema, found }: Seen): Words {
  const { minContains: least = 1, maxContains: most } = schema;
  const exactly = least === most ? `exactly ${least}` : `between ${least} and ${most}`;
  const wanted = most === undefined ? `at least ${least}` : exactly;
  return say(
    `Expected ${wanted} of the items to match "contains", found another number in ${inWords(found)}.`,
  );
}

/** The words for each keyword that can fail by itself. */
export const messages: { readonly [keyword: string]: Speak } = {
  type: ({ expected, found }) => say(`Expected ${typeWords(expected)}, found ${inWords(found)}.`),
  enum: ({ expected, found }) => {
    const allowed = expected as readonly Json[];
    const texts = allowed.filter((each) => typeof each === 'string');
    const meant = typeof found === 'string' ? meantBy(found, texts) : undefined;
    return say(
      `Expected ${listed(allowed)}, found ${inWords(found)}.`,
      meant && `Did you mean ${quote(meant)}?`,
    );
  },
  const: ({ expected, found }) => say(`Expected ${shown(expected ?? null)}, found ${inWords(found)}.`),
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
  uniqueItems: ({ found }) => twinWords(found as readonly Json[]),
  contains: containsWords,
  maxProperties: size('at most', 'member', members),
  minProperties: size('at least', 'member', members),
  required: ({ expected, found }) => lacks(found, expected, ''),
  dependentRequired: ({ expected, found }) =>
    Object.entries(expected as JsonObject)
      .filter(([name]) => Object.hasOwn(found as JsonObject, name))
      .flatMap(([name, needed]) => lacks(found, needed, `, which ${quote(name)} needs beside it`)),
  not: ({ found }) => say(`The schema under "not" matches ${inWords(found)}, but must not.`),
};

/** The words for a schema `false`, by the keyword that holds it. */
export const refusals: { readonly [keyword: string]: (name: string, schema: JsonObject) => Words } = {
  additionalProperties: extraMember,
  unevaluatedProperties: extraMember,
  items: extraItem,
  unevaluatedItems: extraItem,
  prefixItems: extraItem,
};

function extraMember(name: string, schema: JsonObject): Words {
  const meant = isObject(schema.properties) ? meantBy(name, Object.keys(schema.properties)) : undefined;
  const words = say(`The member ${quote(name)} is not allowed.`, meant && `Did you mean ${quote(meant)}?`);
  return { ...words, on: 'key' };
}

function extraItem(index: string): Words {
  return say(`The item ${index} is not allowed: the array is too long.`);
}
