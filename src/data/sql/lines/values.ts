import { isObject, type Json, type JsonObject, listIn, member, textsIn, typeOf } from '../../../base/json.js';
import { type Characters, treeOf } from '../../../quality/validate/patterns/index.js';
import type { Targets } from '../../tables/index.js';
import { formatPatterns } from '../formats.js';
import { characterOf, choice, type Language, lengthsOf, literal, repeated, textsWith } from './language.js';
import { fractionsOf, type NumberBounds, numbersIn, wholeMultiples } from './numbers.js';

/** The types of values that are written in a few characters. */
export type ScalarType = 'null' | 'boolean' | 'number' | 'string';

/** How values are written. */
export interface Writing {
  /** The characters that texts may have, without any escapes. */
  readonly characters: Characters;
  /** The fewest characters of a text. */
  readonly shortest: 0 | 1;
  /** The decimal sign. */
  readonly point: string;
  readonly null: string;
  readonly booleans: readonly (readonly [word: string, value: boolean])[];
}

/** What is known of a schema besides itself. */
export interface Meaning {
  readonly targets: Targets;
  readonly assertsFormats: boolean;
}

/** How values of one type are written: a text of all these languages is such a value. Undefined if none is known. */
export type Written = readonly Language[] | undefined;

/** Keywords that can refuse a scalar, and that are not looked into. */
const UNSEEN = ['not', 'if', '$dynamicRef'] as const;

/** More languages for one value are not kept apart. */
const MOST_LANGUAGES = 4;

/** Schemas may be nested, or refer to themselves. */
const DEEPEST = 50;

/** How values of a type are written that a schema is sure to accept. There may be others. */
export function acceptedBy(
  schema: Json,
  type: ScalarType,
  writing: Writing,
  meaning: Meaning,
  depth = 0,
): Written {
  if (schema === true) return anyOf(type, writing);
  if (!isObject(schema) || depth > DEEPEST) return undefined;
  if (UNSEEN.some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  const below = (each: Json) => acceptedBy(each, type, writing, meaning, depth + 1);
  const types = Object.hasOwn(schema, 'type') ? typesIn(schema) : [type];
  const isInteger = type === 'number' && !types.includes('number');
  if (!types.includes(isInteger ? 'integer' : type)) return undefined;
  const target = meaning.targets.get(schema);
  if (target === undefined && Object.hasOwn(schema, '$ref')) return undefined;
  const parts: Written[] = [
    ...(target === undefined ? [] : [below(target)]),
    ...listIn(schema, 'allOf').map(below),
    ...(Object.hasOwn(schema, 'const') ? [constants([schema.const!], type, writing)] : []),
    ...(Object.hasOwn(schema, 'enum') ? [constants(listIn(schema, 'enum'), type, writing)] : []),
    ...(Object.hasOwn(schema, 'anyOf') ? [either(listIn(schema, 'anyOf').map(below))] : []),
    ...(Object.hasOwn(schema, 'oneOf') ? [oneOf(listIn(schema, 'oneOf'), type, writing)] : []),
    ...(type === 'number' ? numbers(schema, isInteger, writing) : []),
    ...(type === 'string' ? strings(schema, writing, meaning) : []),
  ];
  return all(parts) ?? (parts.length === 0 ? anyOf(type, writing) : undefined);
}

function typesIn(schema: JsonObject): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : textsIn(schema, 'type');
}

/** All values of a type. */
function anyOf(type: ScalarType, { characters, shortest, point, null: word, booleans }: Writing): Written {
  switch (type) {
    case 'null':
      return [literal(word)];
    case 'boolean':
      return [choice(...booleans.map(([each]) => literal(each)))];
    case 'number':
      return [numbersIn({ isInteger: false }, point)!];
    case 'string':
      return [repeated(characterOf(characters), shortest)];
  }
}

/** What is in all of several. */
function all(parts: readonly Written[]): Written {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const languages = (parts as readonly (readonly Language[])[]).flat();
  return languages.length > MOST_LANGUAGES ? undefined : languages;
}

/** What is in at least one of several. */
export function either(parts: readonly Written[]): Written {
  const known = parts.filter((each) => each !== undefined);
  const together = known.reduce<readonly (readonly Language[])[]>(
    (rows, languages) =>
      rows.flatMap((row) => languages.map((each) => [...row, each])).slice(0, 1 + MOST_LANGUAGES),
    [[]],
  );
  if (known.length === 0 || together.length > MOST_LANGUAGES) return undefined;
  return together.map((languages) => choice(...languages));
}

/** Exactly one of several, where they are different constants. */
function oneOf(schemas: readonly Json[], type: ScalarType, writing: Writing): Written {
  const values = schemas.map((each) =>
    isObject(each) && isConstant(each) ? member(each, 'const') : undefined,
  );
  if (values.includes(undefined)) return undefined;
  const isRepeated = new Set(values.map((value) => JSON.stringify(value))).size < values.length;
  return isRepeated ? undefined : constants(values as readonly Json[], type, writing);
}

/** Keywords beside a constant that accept it anyway. */
const WORDS_ONLY = /^(?:const|title|description|deprecated|examples|\$comment|fair:.*)$/;

function isConstant(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => WORDS_ONLY.test(keyword));
}

function constants(values: readonly Json[], type: ScalarType, writing: Writing): Written {
  const texts = values
    .filter((value) => typeOf(value) === type)
    .flatMap((value) => writtenAs(value, writing));
  return texts.length === 0 ? undefined : [choice(...texts)];
}

function writtenAs(
  value: Json,
  { null: word, booleans, characters, shortest }: Writing,
): readonly Language[] {
  if (value === null) return [literal(word)];
  if (typeof value === 'boolean')
    return booleans.filter(([, each]) => each === value).map(([each]) => literal(each));
  if (typeof value === 'number') return [literal(JSON.stringify(value))];
  const isText = typeof value === 'string' && value.length >= shortest && hasOnly(value, characters);
  return isText ? [literal(value)] : [];
}

function hasOnly(text: string, characters: Characters): boolean {
  return [...text].every((each) => {
    const code = each.codePointAt(0)!;
    return characters.some(([from, to]) => from <= code && code <= to);
  });
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

function numbers(schema: JsonObject, isInteger: boolean, { point }: Writing): readonly Written[] {
  const bounds: { -readonly [name in keyof NumberBounds]: NumberBounds[name] } = { isInteger };
  for (const keyword of BOUNDS) {
    const bound = member(schema, keyword);
    if (typeof bound === 'number') bounds[keyword] = bound;
    else if (bound !== undefined) return [undefined];
  }
  const divisor = member(schema, 'multipleOf');
  if (divisor === undefined) {
    const isBound = isInteger || BOUNDS.some((keyword) => Object.hasOwn(schema, keyword));
    return isBound ? [oneLanguage(numbersIn(bounds, point))] : [];
  }
  if (typeof divisor !== 'number') return [undefined];
  const fraction = divisor < 1 ? fractionsOf(divisor) : undefined;
  if (fraction) return [oneLanguage(numbersIn({ ...bounds, fraction }, point))];
  const wholes = numbersIn({ ...bounds, isInteger: true }, point);
  if (divisor === 1) return [oneLanguage(wholes)];
  return [oneLanguage(wholes), oneLanguage(Number.isInteger(divisor) ? wholeMultiples(divisor) : undefined)];
}

function oneLanguage(language: Language | undefined): Written {
  return language && [language];
}

function strings(
  schema: JsonObject,
  { characters, shortest }: Writing,
  { assertsFormats }: Meaning,
): readonly Written[] {
  const { pattern, format, minLength = 0, maxLength = Infinity } = schema;
  const known = assertsFormats && typeof format === 'string' && Object.hasOwn(formatPatterns, format);
  const patterns = [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(known ? [formatPatterns[format]!.pattern] : []),
  ];
  const found = patterns.map((each) => {
    const tree = treeOf(each);
    return tree && textsWith(tree, characters);
  });
  const least = Math.max(shortest, Number(minLength));
  const most = Number(maxLength);
  const lengths = found.flatMap((each) => (each === undefined ? [] : [lengthsOf(each)]));
  const isLongEnough = (least === shortest && found.length === 0) || lengths.some(([each]) => each >= least);
  const isShortEnough = most === Infinity || lengths.some(([, each]) => each <= most);
  if (!isLongEnough || !isShortEnough)
    found.push(least > most ? undefined : repeated(characterOf(characters), least, most));
  return found.map(oneLanguage);
}
