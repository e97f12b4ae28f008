import { isObject, type Json, type JsonObject } from '../src/base/json.js';
import { escapeToken } from '../src/schema/document/index.js';
import type { TypeName } from '../src/schema/vocabulary/index.js';
import type { Dice } from './dice.js';

/** Names that members of schemas and instances have: plain ones, and those that careless code stumbles over. */
export const NAMES: readonly string[] = [
  ...['a', 'b', 'c', 'ab', 'name', 'x1', 'x2'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'],
  ...['', '0', '-1', 'a/b', '~', '~1', '%25', '#', '$ref', 'é', 'e\u0301', '😀', '"', '\\', '\n', "'", '`a`'],
];

/** Numbers at which arithmetic goes wrong first. */
export const NUMBERS: readonly number[] = [
  ...[0, -0, 1, -1, 2, 3, 5, 7, 10, 12, 100],
  ...[0.1, 0.2, 0.3, 0.5, 1.5, -2.5, 0.01, 1.1, 19.99, 4.35, 1 / 3],
  ...[1e308, -1e308, 5e-324, 1e-7, 1e21, 1e22, 2 ** 53, 2 ** 53 - 1, -(2 ** 31), 123456789012345680000],
];

/** Patterns, each with texts that match it. */
export const PATTERNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['^a', ['a', 'ab', 'a/b']],
  ['^[a-c]+$', ['a', 'ab', 'abc', 'cab']],
  ['\\d', ['0', 'x1', '2024']],
  ['^.$', ['a', 'é', '😀']],
  ['^x[12]$', ['x1', 'x2']],
  ['^\\p{L}+$', ['é', 'name', 'Ω']],
  ['', ['', 'a']],
  ['^(?:to|value)', ['toString', 'valueOf', 'to']],
  ['__', ['__proto__', '__']],
  ['^[A-Z]{2}-\\d{4}$', ['DE-0001', 'FR-2024']],
  ['[\\s\\S]{3}', ['abc', '😀😀😀', '...']],
]);

export const TEXTS: readonly string[] = [
  ...NAMES,
  ...[...PATTERNS.values()].flat(),
  ...['A', 'aaaa', '😀😀', '\ud83d', 'null', '1'],
];

const TYPES: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** What a schema object is made with: where it is decides to which definitions it may refer. */
interface Place {
  readonly dice: Dice;
  readonly depth: number;
  readonly definitions: readonly string[];
  /** Only definitions after this one: a reference back to one that checks the same value would never end. */
  readonly after: number;
  /** Whether it checks a part of the value that the whole schema checks. */
  readonly isPart: boolean;
  /** The keyword that refers to the anchor. */
  readonly refers: '$ref' | '$dynamicRef';
}

type Make = (place: Place) => Json;

const number: Make = ({ dice }) => dice.pick(NUMBERS);
const count: Make = ({ dice }) => dice.pick([0, 1, 1, 2, 2, 3, 4]);
const names = ({ dice }: Place, most: number) => dice.some(NAMES, most);
const pattern: Make = ({ dice }) => dice.pick([...PATTERNS.keys()]);

/** A schema for the same value. */
const here: Make = (place) => schemaAt({ ...place, depth: place.depth - 1 });
/** A schema for a part of the value: from there every definition may be referred to. */
const inside: Make = (place) => schemaAt({ ...place, depth: place.depth - 1, after: -1, isPart: true });

const listOf =
  (make: Make, most: number): Make =>
  (place) =>
    place.dice.times(1 + place.dice.upTo(most - 1), () => make(place));

const mapOf =
  (keys: readonly string[], most: number, make: Make): Make =>
  (place) =>
    Object.fromEntries(place.dice.some(keys, most).map((key) => [key, make(place)]));

/** Any value, not too large. */
export function anyValue(dice: Dice, depth = 2): Json {
  const kind = dice.upTo(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return dice.chance(0.5);
  if (kind <= 3) return dice.pick(NUMBERS);
  if (kind <= 5) return dice.pick(TEXTS);
  if (kind === 6) return dice.times(dice.upTo(3), () => anyValue(dice, depth - 1));
  return Object.fromEntries(dice.some(NAMES, 3).map((each) => [each, anyValue(dice, depth - 1)]));
}

/** The keywords that check, with what they may hold, by the type of the values that they check. */
const KEYWORDS: { readonly [focus: string]: { readonly [keyword: string]: Make } } = {
  number: {
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf,
  },
  string: { minLength: count, maxLength: count, pattern },
  array: {
    minItems: count,
    maxItems: count,
    uniqueItems: ({ dice }) => dice.chance(0.8),
    items: inside,
    prefixItems: listOf(inside, 3),
    contains: inside,
    minContains: count,
    maxContains: count,
    unevaluatedItems: inside,
  },
  object: {
    minProperties: count,
    maxProperties: count,
    required: (place) => names(place, 3),
    dependentRequired: mapOf(NAMES, 2, (place) => names(place, 2)),
    properties: mapOf(NAMES, 4, inside),
    patternProperties: mapOf([...PATTERNS.keys()], 2, inside),
    additionalProperties: inside,
    propertyNames: inside,
    dependentSchemas: mapOf(NAMES, 2, here),
    unevaluatedProperties: inside,
  },
  choice: {
    allOf: listOf(here, 2),
    anyOf: listOf(here, 3),
    oneOf: listOf(here, 3),
    not: here,
    if: here,
  },
  value: {
    enum: ({ dice }) => dice.times(1 + dice.upTo(3), () => anyValue(dice, 1)),
    const: ({ dice }) => anyValue(dice, 1),
  },
};

function multipleOf({ dice }: Place): Json {
  return Math.abs(dice.pick(NUMBERS.filter((each) => each !== 0)));
}

const FOCUSES = Object.keys(KEYWORDS);

function schemaAt(place: Place): Json {
  const { dice, depth } = place;
  if (dice.chance(0.04)) return dice.chance(0.7);
  if (depth <= 0) return leaf(place);
  const focus = dice.pick(FOCUSES);
  const rows = KEYWORDS[focus]!;
  const schema: { [keyword: string]: Json } = {};
  if (dice.chance(0.4)) schema.type = typeOf(dice, focus);
  for (const keyword of dice.some(Object.keys(rows), 4)) {
    // What has been evaluated is where validators give up first: too much of it, and nobody has a say.
    if (keyword.startsWith('unevaluated') && dice.chance(0.7)) continue;
    schema[keyword] = rows[keyword]!(place);
  }
  if (dice.chance(0.25)) {
    const [keyword, make] = dice.pick(Object.values(KEYWORDS).flatMap((each) => Object.entries(each)));
    schema[keyword] = make(place);
  }
  if ('if' in schema) {
    if (dice.chance(0.8)) schema.then = here(place);
    if (dice.chance(0.6)) schema.else = here(place);
  }
  if (dice.chance(0.15)) Object.assign(schema, reference(place));
  return schema;
}

/** A schema without others inside. */
function leaf(place: Place): Json {
  const { dice } = place;
  const focus = dice.pick(['number', 'string', 'value', 'type', 'reference']);
  if (focus === 'reference') return reference(place);
  if (focus === 'type') return { type: typeOf(dice, dice.pick(FOCUSES)) };
  const rows = KEYWORDS[focus]!;
  const keyword = dice.pick(Object.keys(rows));
  return { [keyword]: rows[keyword]!(place) };
}

function typeOf(dice: Dice, focus: string): Json {
  const type = dice.chance(0.3) && focus === 'number' ? 'integer' : focus;
  if (!TYPES.some((each) => each === type)) return dice.pick(TYPES);
  return dice.chance(0.3) ? [...new Set([type, dice.pick(TYPES)])] : type;
}

function reference({ dice, definitions, after, isPart, refers }: Place): JsonObject {
  const targets: JsonObject[] = definitions
    .slice(after + 1)
    .map((each) => ({ $ref: `#/$defs/${encodeURIComponent(escapeToken(each))}` }));
  if (after === -1 && definitions.length > 0) targets.push({ [refers]: '#first' });
  if (isPart) targets.push({ $ref: '#' });
  return targets.length > 0 ? dice.pick(targets) : {};
}

const DEFINITIONS = ['first', 'a/b', 'toString', 'é %', '~'];

/** A valid schema of random keywords that check, with definitions that refer to each other. */
export function randomAssertions(dice: Dice): JsonObject {
  const definitions = DEFINITIONS.slice(0, dice.upTo(DEFINITIONS.length));
  const isDynamic = dice.chance(0.2);
  const place = { dice, definitions, isPart: false, refers: isDynamic ? '$dynamicRef' : '$ref' } as const;
  const anchor = { [isDynamic ? '$dynamicAnchor' : '$anchor']: 'first' };
  const made = schemaAt({ ...place, depth: 3, after: -1 });
  const $defs = definitions.map((name, after): readonly [string, Json] => {
    const definition = schemaAt({ ...place, depth: 2, after });
    return [name, after === 0 ? { ...(isObject(definition) ? definition : {}), ...anchor } : definition];
  });
  return { ...(isObject(made) ? made : { not: made === false }), $defs: Object.fromEntries($defs) };
}
