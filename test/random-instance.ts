import { isObject, type Json, type JsonObject, member } from '../src/base/json.js';
import { valueAt } from '../src/schema/document/index.js';
import type { Dice } from './dice.js';
import { anyValue, NAMES, NUMBERS, PATTERNS, TEXTS } from './random-assertions.js';

/** How often a value keeps to what its schema asks for. */
const OBEDIENCE = 0.93;

/** A value that a schema accepts, or nearly so: it follows what the schema says, and now and then it does not. */
export function instanceNear(schema: Json, root: JsonObject, dice: Dice, depth = 5): Json {
  const speakers = speakersOf(schema, root, dice, depth);
  if (depth <= 0 || !dice.chance(OBEDIENCE)) return anyValue(dice);
  const values = speakers.flatMap((each) => [
    ...(Object.hasOwn(each, 'const') ? [each.const!] : []),
    ...(Array.isArray(each.enum) ? (each.enum as readonly Json[]) : []),
  ]);
  if (values.length > 0 && dice.chance(OBEDIENCE)) return dice.pick(values);
  return makers[typeFor(speakers, dice)]!(speakers, root, dice, depth);
}

/** The schema objects that are about one value: the schema and, as the dice fall, those that it leads to. */
function speakersOf(schema: Json, root: JsonObject, dice: Dice, depth: number): readonly JsonObject[] {
  if (!isObject(schema) || depth <= 0) return [];
  const follow = (next: Json | undefined) =>
    next === undefined ? [] : speakersOf(next, root, dice, depth - 1);
  const one = (list: Json | undefined) => (Array.isArray(list) ? follow(dice.pick(list)) : []);
  const isSo = dice.chance(0.6);
  return [
    schema,
    ...(Array.isArray(schema.allOf) ? schema.allOf.flatMap(follow) : []),
    ...one(schema.anyOf),
    ...one(schema.oneOf),
    ...(isSo ? [...follow(schema.if), ...follow(schema.then)] : follow(schema.else)),
    ...follow(targetOf(schema, root)),
  ];
}

function targetOf({ $ref, $dynamicRef }: JsonObject, root: JsonObject): Json | undefined {
  const reference = $ref ?? $dynamicRef;
  if (typeof reference !== 'string') return undefined;
  return valueAt(root, reference === '#first' ? '/$defs/first' : decodeURIComponent(reference.slice(1)));
}

type Maker = (speakers: readonly JsonObject[], root: JsonObject, dice: Dice, depth: number) => Json;

const makers: { readonly [type: string]: Maker } = {
  null: () => null,
  boolean: (_speakers, _root, dice) => dice.chance(0.5),
  number: aNumber,
  integer: aNumber,
  string: aText,
  array: anArray,
  object: anObject,
};

/** Which keywords say that values of a type are meant. */
const HINTS: { readonly [type: string]: readonly string[] } = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['pattern', 'minLength', 'maxLength'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  object: [
    ...['properties', 'required', 'patternProperties', 'additionalProperties', 'propertyNames'],
    ...['minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties'],
  ],
};

function typeFor(speakers: readonly JsonObject[], dice: Dice): string {
  const named = speakers.flatMap(({ type }) => (type === undefined ? [] : [type].flat())) as string[];
  if (named.length > 0 && dice.chance(OBEDIENCE)) return dice.pick(named);
  const hinted = Object.keys(HINTS).filter((type) =>
    speakers.some((each) => HINTS[type]!.some((keyword) => Object.hasOwn(each, keyword))),
  );
  return dice.pick(hinted.length > 0 && dice.chance(OBEDIENCE) ? hinted : Object.keys(makers));
}

function numbersIn(speakers: readonly JsonObject[], ...keywords: readonly string[]): readonly number[] {
  return speakers.flatMap((each) =>
    keywords.flatMap((keyword) => (typeof each[keyword] === 'number' ? [each[keyword] as number] : [])),
  );
}

function aNumber(speakers: readonly JsonObject[], _root: JsonObject, dice: Dice): Json {
  const bounds = numbersIn(speakers, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum');
  const steps = numbersIn(speakers, 'multipleOf');
  if (steps.length > 0 && dice.chance(0.7))
    return finite(dice.pick(steps) * dice.pick([0, 1, 2, 3, 7, 0.5, 1000]));
  if (bounds.length > 0 && dice.chance(0.8))
    return finite(dice.pick(bounds) + dice.pick([0, 0, 1, -1, 0.5, 10]));
  return dice.pick(NUMBERS);
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 1e308;
}

function aText(speakers: readonly JsonObject[], _root: JsonObject, dice: Dice): Json {
  const patterns = speakers.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
  if (patterns.length > 0) return dice.pick(PATTERNS.get(dice.pick(patterns))!);
  const [length] = numbersIn(speakers, 'minLength', 'maxLength');
  return length !== undefined && dice.chance(0.8)
    ? dice.pick(['a', 'é', '😀']).repeat(length)
    : dice.pick(TEXTS);
}

function anArray(speakers: readonly JsonObject[], root: JsonObject, dice: Dice, depth: number): Json {
  const least = Math.max(0, ...numbersIn(speakers, 'minItems', 'minContains'));
  const most = Math.min(4, ...numbersIn(speakers, 'maxItems'));
  const length = Math.max(least, dice.upTo(Math.max(most, least)));
  return dice.times(length, (index) => {
    const schemas = speakers.flatMap((each) => {
      const prefix = Array.isArray(each.prefixItems) ? (each.prefixItems as readonly Json[]) : [];
      const own = index < prefix.length ? prefix[index] : (each.items ?? each.unevaluatedItems);
      return [own, each.contains].filter((one) => one !== undefined);
    });
    return schemas.length > 0 ? instanceNear(dice.pick(schemas), root, dice, depth - 1) : anyValue(dice, 1);
  });
}

function anObject(speakers: readonly JsonObject[], root: JsonObject, dice: Dice, depth: number): Json {
  const objectsAt = (keyword: string) =>
    speakers.flatMap((each) => (isObject(each[keyword]) ? [each[keyword]] : []));
  const asked = speakers.flatMap(({ required }) => (Array.isArray(required) ? (required as string[]) : []));
  const known = objectsAt('properties').flatMap((each) => Object.keys(each));
  const matching = objectsAt('patternProperties').flatMap((each) =>
    Object.keys(each).flatMap((pattern) => PATTERNS.get(pattern) ?? []),
  );
  const needed = [...objectsAt('dependentRequired'), ...objectsAt('dependentSchemas')].flatMap((each) =>
    Object.keys(each),
  );
  const names = new Set([
    ...asked.filter(() => dice.chance(OBEDIENCE)),
    ...dice.some(known, 3),
    ...dice.some(matching, 1),
    ...dice.some(needed, 1),
    ...(dice.chance(0.25) ? dice.some(NAMES, 3) : []),
  ]);
  const schemaOf = (name: string): Json | undefined => {
    const own = objectsAt('properties').flatMap((each) => member(each, name) ?? []);
    const rest = speakers.flatMap((each) => each.additionalProperties ?? each.unevaluatedProperties ?? []);
    const schemas = own.length > 0 ? own : rest;
    return schemas.length > 0 ? dice.pick(schemas) : undefined;
  };
  return Object.fromEntries(
    [...names].map((name) => {
      const schema = schemaOf(name);
      return [name, schema === undefined ? anyValue(dice, 1) : instanceNear(schema, root, dice, depth - 1)];
    }),
  );
}
