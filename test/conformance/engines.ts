import { type ValidatorOptions, validator } from '@exodus/schemasafe';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isMultiple } from '../../src/base/exact-number.js';
import { isObject, type Json, type JsonObject } from '../../src/base/json.js';

type Verdict = (instance: Json) => unknown;

/** A validator that is not ours; it may decline a schema. */
export interface Engine {
  readonly name: string;
  /** Why it is not asked about schemas with a keyword. */
  readonly leaves: { readonly [keyword: string]: string };
  readonly compile: (schema: JsonObject) => Verdict;
  /** The known faults that explain another verdict than ours. */
  readonly faults: readonly Fault[];
}

/** A known fault of another validator, told so narrowly that it explains nothing else. */
export interface Fault {
  readonly name: string;
  readonly explains: (pair: Pair) => boolean;
}

/** All that is in a schema and an instance. */
export interface Pair {
  /** All schema objects. */
  readonly objects: readonly JsonObject[];
  /** All values in the instance, itself among them. */
  readonly values: readonly Json[];
}

/** All values inside a value, itself among them. */
export function insideOf(value: Json): readonly Json[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(insideOf)];
  return isObject(value) ? [value, ...Object.values(value).flatMap(insideOf)] : [value];
}

const has = (object: JsonObject, ...keywords: readonly string[]) =>
  keywords.every((each) => Object.hasOwn(object, each));

const hasMember = (values: readonly Json[], ...names: readonly string[]) =>
  values.some((each) => isObject(each) && names.some((name) => Object.hasOwn(each, name)));

function asksForEmptyName({ required, dependentRequired }: JsonObject): boolean {
  const lists = [required ?? [], ...(isObject(dependentRequired) ? Object.values(dependentRequired) : [])];
  return lists.some((each) => Array.isArray(each) && each.includes(''));
}

/** Another arithmetic than that of the decimal numbers that people write; it must really differ on these numbers. */
const multiplesBy = (theirs: (value: number, divisor: number) => boolean): Fault => ({
  name: 'multipleOf divides doubles, not decimals',
  explains: ({ objects, values }) =>
    objects.some(
      ({ multipleOf }) =>
        typeof multipleOf === 'number' &&
        values.some(
          (each) => typeof each === 'number' && isMultiple(each, multipleOf) !== theirs(each, multipleOf),
        ),
    ),
});

/** Ajv, in a fresh instance for each schema. */
export const ajv: Engine = {
  name: 'Ajv',
  leaves: {
    $dynamicRef: 'it runs into its own stack',
    unevaluatedItems: 'it loses sight of what is evaluated behind references and conditions',
    unevaluatedProperties: 'it loses sight of what is evaluated behind references and conditions',
  },
  compile: (schema) =>
    new Ajv2020({
      strict: false,
      validateFormats: false,
      ownProperties: true,
      logger: false,
      validateSchema: false,
      meta: false,
    }).compile(schema),
  faults: [
    multiplesBy((value, divisor) => value / divisor === Number.parseInt(String(value / divisor), 10)),
    {
      name: 'a missing member "" is not noticed',
      explains: ({ objects, values }) =>
        objects.some((each) => asksForEmptyName(each)) &&
        values.some((each) => isObject(each) && !Object.hasOwn(each, '')),
    },
    {
      name: '"contains" is forgotten beside "prefixItems" in a shorter array',
      explains: ({ objects, values }) =>
        objects.some(
          ({ contains, prefixItems }) =>
            contains !== undefined &&
            Array.isArray(prefixItems) &&
            values.some((each) => Array.isArray(each) && each.length < prefixItems.length),
        ),
    },
    {
      name: 'objects with a member constructor, toString or valueOf cannot be compared',
      explains: ({ objects, values }) =>
        objects.some((each) => has(each, 'const') || has(each, 'enum') || has(each, 'uniqueItems')) &&
        hasMember([...values, ...objects.flatMap(insideOf)], 'constructor', 'toString', 'valueOf'),
    },
    {
      name: 'a property __proto__ is left out',
      explains: ({ objects, values }) =>
        hasMember(values, '__proto__') &&
        objects.some((each) =>
          hasMember(
            ['properties', 'dependentSchemas'].map((one) => each[one] ?? null),
            '__proto__',
          ),
        ),
    },
  ],
};

/** Where the remainder is not 0, it moves the decimal point to the right and tries again. */
const SCALES = Array.from({ length: 23 }, (_, power) => 10 ** power);

const OPTIONS: ValidatorOptions = {
  mode: 'lax',
  $schemaDefault: 'https://json-schema.org/draft/2020-12/schema',
};

/** A small validator by other people, of another make. */
export const schemasafe: Engine = {
  name: 'schemasafe',
  leaves: {},
  compile: (schema) => validator(schema as Parameters<typeof validator>[0], OPTIONS) as Verdict,
  faults: [
    multiplesBy((value, divisor) => value % divisor === 0),
    multiplesBy((value, divisor) => SCALES.some((scale) => (value * scale) % (divisor * scale) === 0)),
    {
      name: 'of two upper or two lower bounds one is forgotten',
      explains: ({ objects, values }) =>
        values.some((each) => typeof each === 'number') &&
        objects.some(
          (each) => has(each, 'maximum', 'exclusiveMaximum') || has(each, 'minimum', 'exclusiveMinimum'),
        ),
    },
  ],
};
