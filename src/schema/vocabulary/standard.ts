import { inWords, isObject, type Json, quote, typeOf } from '../../base/json.js';
import {
  anything,
  boolean,
  type Check,
  FINE,
  number,
  type Problem,
  plainKind,
  problem,
  string,
  unexpected,
  within,
} from './kind.js';

/** What a schema is, in words. */
export const A_SCHEMA = 'a schema (an object, true or false)';

/** Where the subschemas of a keyword sit in its value. */
export type Holds = 'schema' | 'schemas' | 'schema map';

/** A row of the table of Draft 2020-12: what a standard keyword's value is, and where it holds subschemas. */
export interface StandardKeyword {
  readonly check: Check;
  readonly holds?: Holds;
  /** Whether its value names the schema object that carries it, or refers to another. */
  readonly names?: 'anchor' | 'reference';
  /** A keyword of an older draft that the 2020-12 meta-schema still describes. */
  readonly old?: true;
}

function isSchema(value: Json): boolean {
  return typeof value === 'boolean' || isObject(value);
}

const schema = plainKind(
  'schema',
  A_SCHEMA,
  ['object', 'boolean'],
  { type: ['object', 'boolean'] },
  isSchema,
);

const items: Check = {
  ...schema,
  check(value) {
    if (!Array.isArray(value)) return schema.check(value);
    const help = 'In Draft 2020-12, the keyword for schemas by position is prefixItems.';
    return schema.check(value).map((each) => ({ ...each, help }));
  },
};

const schemas: Check = {
  name: 'schemas',
  expected: 'an array of one or more schemas',
  types: ['array'],
  check(value) {
    if (!Array.isArray(value) || value.length === 0) return unexpected(schemas.expected, value);
    return value.flatMap((each, index) => within(index, schema.check(each)));
  },
};

function mapOf<T>(name: string, expected: string, values: Check<T>): Check<{ readonly [name: string]: T }> {
  return {
    name,
    expected,
    types: ['object'],
    check(value) {
      if (!isObject(value)) return unexpected(expected, value);
      return Object.keys(value).flatMap((key) => within(key, values.check(value[key]!)));
    },
  };
}

/** Whether its members are schemas is checked on the way to them, by the schema index of the document. */
const schemaMap = plainKind(
  'schema map',
  'an object whose members are schemas',
  ['object'],
  { type: 'object' },
  isObject,
);

const stringSet: Check<readonly string[]> = {
  name: 'string set',
  expected: 'an array of different strings',
  types: ['array'],
  check(value) {
    if (!Array.isArray(value)) return unexpected(stringSet.expected, value);
    const seen = new Set<Json>();
    return value.flatMap((each, index) => {
      if (seen.has(each)) return within(index, problem(`${quote(String(each))} appears here twice.`));
      seen.add(each);
      return within(index, string.check(each));
    });
  },
};

const stringSetMap = mapOf('string set map', 'an object whose members are arrays of strings', stringSet);

const dependency: Check = {
  name: 'dependency',
  expected: 'a schema, or an array of strings',
  types: ['object', 'boolean', 'array'],
  check: (value) => (Array.isArray(value) ? stringSet.check(value) : schema.check(value)),
};

/** What keeps a text from being a regular expression: ECMA-262 with the `u` flag, as Draft 2020-12 asks. */
function checkPattern(text: string): readonly Problem[] {
  try {
    new RegExp(text, 'u');
    return FINE;
  } catch (fault) {
    // The engine repeats the whole pattern before it says what is wrong.
    const reason = (fault as Error).message.split(': ').at(-1);
    return problem(`${quote(text)} is not a regular expression: ${reason}.`, {
      name: 'pattern',
      help: 'Patterns are ECMA-262 regular expressions with the u flag.',
    });
  }
}

const pattern: Check<string> = {
  ...string,
  name: 'pattern',
  check: (value) => (typeof value === 'string' ? checkPattern(value) : unexpected('a string', value)),
};

const patternMap: Check = {
  ...schemaMap,
  check(value) {
    const names = isObject(value) ? Object.keys(value) : [];
    const faults = names.flatMap((name) =>
      within(name, checkPattern(name)).map((each) => ({ ...each, on: 'key' as const })),
    );
    return [...schemaMap.check(value), ...faults];
  },
};

const positiveNumber = plainKind<number>(
  'positive number',
  'a number above 0',
  ['number'],
  { type: 'number', exclusiveMinimum: 0 },
  (value) => typeof value === 'number' && value > 0,
);

const count = plainKind<number>(
  'count',
  'a whole number, 0 or more',
  ['number'],
  { type: 'integer', minimum: 0 },
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
);

const array = plainKind<readonly Json[]>('array', 'an array', ['array'], { type: 'array' }, Array.isArray);

function matching(expected: string, pattern: RegExp, help: string): Check<string> {
  return {
    name: 'string',
    expected,
    types: ['string'],
    check(value) {
      if (typeof value !== 'string') return unexpected(expected, value);
      return pattern.test(value) ? FINE : problem(`Expected ${expected}, found ${inWords(value)}.`, { help });
    },
  };
}

const id = matching(
  'an IRI reference without a fragment',
  /^[^#]*#?$/,
  'A fragment names a part of a schema: use $anchor for that.',
);
const anchor = matching(
  'a name',
  /^[A-Za-z_][-A-Za-z0-9._]*$/,
  'An anchor starts with a letter or "_" and continues with letters, digits, "-", "_" or ".".',
);

const vocabularies = mapOf('vocabularies', 'an object that maps vocabulary IRIs to true or false', boolean);

/** The values of `type`. */
export const TYPE_NAMES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;
const typeNames: ReadonlySet<Json> = new Set<Json>(TYPE_NAMES);
const TYPE_HELP = `The types are ${TYPE_NAMES.join(', ')}.`;

function checkTypeName(value: Json): readonly Problem[] {
  if (typeNames.has(value)) return FINE;
  return problem(`Expected the name of a type, found ${inWords(value)}.`, { help: TYPE_HELP });
}

/** The name of a type. */
export type TypeName = (typeof TYPE_NAMES)[number];

const type: Check<TypeName | readonly TypeName[]> = {
  name: 'type',
  expected: 'the name of a type, or an array of them',
  types: ['string', 'array'],
  check(value) {
    if (typeof value === 'string') return checkTypeName(value);
    if (!Array.isArray(value) || value.length === 0) {
      return problem(`Expected ${type.expected}, found ${inWords(value)}.`, { help: TYPE_HELP });
    }
    return value.flatMap((each, index) => {
      const twice = value.indexOf(each) < index && typeOf(each) === 'string';
      return within(
        index,
        twice ? problem(`${quote(String(each))} appears here twice.`) : checkTypeName(each),
      );
    });
  },
};

/** The keywords of Draft 2020-12, and the four older ones that its meta-schema still describes. */
export const standardKeywords = {
  $id: { check: id },
  $schema: { check: string },
  $ref: { check: string, names: 'reference' },
  $anchor: { check: anchor, names: 'anchor' },
  $dynamicRef: { check: string, names: 'reference' },
  $dynamicAnchor: { check: anchor, names: 'anchor' },
  $vocabulary: { check: vocabularies },
  $comment: { check: string },
  $defs: { check: schemaMap, holds: 'schema map' },
  prefixItems: { check: schemas, holds: 'schemas' },
  items: { check: items, holds: 'schema' },
  contains: { check: schema, holds: 'schema' },
  additionalProperties: { check: schema, holds: 'schema' },
  properties: { check: schemaMap, holds: 'schema map' },
  patternProperties: { check: patternMap, holds: 'schema map' },
  dependentSchemas: { check: schemaMap, holds: 'schema map' },
  propertyNames: { check: schema, holds: 'schema' },
  if: { check: schema, holds: 'schema' },
  then: { check: schema, holds: 'schema' },
  else: { check: schema, holds: 'schema' },
  allOf: { check: schemas, holds: 'schemas' },
  anyOf: { check: schemas, holds: 'schemas' },
  oneOf: { check: schemas, holds: 'schemas' },
  not: { check: schema, holds: 'schema' },
  unevaluatedItems: { check: schema, holds: 'schema' },
  unevaluatedProperties: { check: schema, holds: 'schema' },
  type: { check: type },
  const: { check: anything },
  enum: { check: array },
  multipleOf: { check: positiveNumber },
  maximum: { check: number },
  exclusiveMaximum: { check: number },
  minimum: { check: number },
  exclusiveMinimum: { check: number },
  maxLength: { check: count },
  minLength: { check: count },
  pattern: { check: pattern },
  maxItems: { check: count },
  minItems: { check: count },
  uniqueItems: { check: boolean },
  maxContains: { check: count },
  minContains: { check: count },
  maxProperties: { check: count },
  minProperties: { check: count },
  required: { check: stringSet },
  dependentRequired: { check: stringSetMap },
  title: { check: string },
  description: { check: string },
  default: { check: anything },
  deprecated: { check: boolean },
  readOnly: { check: boolean },
  writeOnly: { check: boolean },
  examples: { check: array },
  format: { check: string },
  contentEncoding: { check: string },
  contentMediaType: { check: string },
  contentSchema: { check: schema, holds: 'schema' },
  definitions: { check: schemaMap, holds: 'schema map', old: true },
  dependencies: {
    check: mapOf('dependencies', 'an object of schemas or arrays of strings', dependency),
    holds: 'schema map',
    old: true,
  },
  $recursiveAnchor: { check: anchor, old: true },
  $recursiveRef: { check: string, old: true },
} as const satisfies { readonly [name: string]: StandardKeyword };

/** The name of a standard keyword. */
export type StandardKeywordName = keyof typeof standardKeywords;

/** The standard rows by name. */
export const standardRows: ReadonlyMap<string, StandardKeyword> = new Map(Object.entries(standardKeywords));
