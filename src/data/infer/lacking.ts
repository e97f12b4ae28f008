import {
  areEqual,
  isObject,
  type Json,
  type JsonObject,
  member,
  setMember,
  typeOf,
} from '../../base/json.js';
import type { Code, Subject, TermName, Variable } from '../../schema/description/index.js';

/** Which statements say the same as a keyword; for all others that is the term of their name. */
const STATED: { readonly [keyword: string]: (subject: Subject) => boolean } = {
  title: ({ title, label }) => title !== undefined || label.length > 0,
  description: ({ description, richDescription }) => description !== undefined || richDescription.length > 0,
  'fair:version': ({ version }) => version !== undefined,
  'fair:contributors': ({ contributions }) => contributions.length > 0,
  'fair:temporalCoverage': ({ period, terms }) => (period ?? terms.temporalCoverage) !== undefined,
  // A quantity that a unit shows is not that of another unit.
  'fair:quantityRef': ({ terms }) => (terms.quantity ?? terms.measurementUnit) !== undefined,
};

/** Statements about a whole table or document, which are compared by themselves or not at all. */
const NOT_COMPARED: readonly string[] = ['fair:resourceType', 'fair:datasetRelations', 'fair:sentinel'];

function isAnnotation(name: string): boolean {
  return name === 'title' || name === 'description' || name.startsWith('fair:');
}

/** Whether a subject has what a keyword states, in whatever way. */
export function isStated(subject: Subject, keyword: string): boolean {
  const own = STATED[keyword];
  if (own) return own(subject);
  return subject.terms[keyword.replace(/^fair:|Ref$/g, '') as TermName] !== undefined;
}

/** The annotations that data or answers show, and a subject lacks. */
export function lackingAnnotations(stated: Subject, shown: Subject): JsonObject {
  return pick(
    shown.schema ?? {},
    (name) =>
      isAnnotation(name) &&
      !NOT_COMPARED.includes(name) &&
      !isStated(stated, name) &&
      member(stated.schema ?? {}, name) === undefined,
  );
}

/** What data show about a variable, and its schema object lacks: nothing that is stated already, in whatever way. */
export function lackingStatements(stated: Variable, shown: Variable): JsonObject {
  const annotations = lackingAnnotations(stated, shown);
  const isNumeric = stated.types.length === 0 || stated.types.some((type) => NUMERIC.includes(type));
  return {
    ...(isNumeric ? annotations : pick(annotations, (name) => !MEASURES.includes(name))),
    ...lackingValues(stated, shown),
  };
}

const NUMERIC: readonly string[] = ['integer', 'number'];
const MEASURES: readonly string[] = ['fair:measurementUnit', 'fair:measurementUnitRef', 'fair:quantityRef'];

/** Keywords that say nothing about which values there are, besides annotations and the type. */
const SILENT: readonly string[] = [
  'type',
  'default',
  'examples',
  '$comment',
  'deprecated',
  'readOnly',
  'writeOnly',
];

/** What data show about the values of a variable that states no more than a type. */
function lackingValues(stated: Variable, shown: Variable): JsonObject {
  const { schema = {}, types, isNullable } = stated;
  const values = pick(shown.schema ?? {}, (name) => !isAnnotation(name));
  if (!isPlain(stated)) return {};
  if (types.length === 0) return values;
  const isSame = areSame(types, shown.types) && stated.shape.length === shown.shape.length;
  const { anyOf } = values;
  const sentinels = shown.codes?.codes.length === 0 ? shown.codes.sentinels : [];
  if (Array.isArray(anyOf) && sentinels.length > 0) {
    if (!sentinels.every(({ value }) => types.some((type) => isOfType(value, type)))) return {};
    const [first, ...others] = anyOf as readonly JsonObject[];
    const type = schema.type ?? (isNullable ? [...types, 'null'] : types);
    return { anyOf: [{ ...(isSame ? first : {}), type } as JsonObject, ...others] };
  }
  if (!isSame) return {};
  const isNarrower = isNullable && !shown.isNullable;
  return pick(values, (name) => name !== 'type' && !(isNarrower && (name === 'oneOf' || name === 'anyOf')));
}

function isPlain({ schema = {}, format, codes, constraints, variables }: Variable): boolean {
  return (
    Object.keys(schema).every((name) => isAnnotation(name) || SILENT.includes(name)) &&
    format === undefined &&
    codes === undefined &&
    variables.length === 0 &&
    Object.keys(constraints).every((name) => SILENT.includes(name))
  );
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return areEqual([...some].sort(), [...others].sort());
}

function isOfType(value: Json, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

/** The statements about a code that a schema lacks: what it means, and that it stands for a missing value. */
export function lackingOfCode(stated: Code, shown: Code): JsonObject {
  const isMissing = shown.isSentinel && stated.sentinel === undefined;
  return { ...lackingAnnotations(stated, shown), ...(isMissing ? { 'fair:sentinel': true } : {}) };
}

/** All codes of a variable. */
export function codesOf({ codes }: Variable): readonly Code[] {
  return codes ? [...codes.codes, ...codes.sentinels] : [];
}

function pick(object: JsonObject, isWanted: (name: string) => boolean): JsonObject {
  const picked: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(object)) if (isWanted(name)) setMember(picked, name, value);
  return picked;
}

/** Whether a value is a schema object with something in it. */
export function saysSomething(value: Json | undefined): boolean {
  return value === false || (isObject(value) && Object.keys(value).length > 0);
}
