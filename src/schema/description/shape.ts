import { isObject, type Json, type JsonObject, member, typeOf } from '../../base/json.js';
import type { ValueType } from './description.js';

/** A type of JSON Schema. */
export type AnyType = ValueType | 'null';

const TYPES: readonly AnyType[] = ['boolean', 'integer', 'number', 'string', 'array', 'object', 'null'];

/** Each type alone: so most schemas state it. */
const ALONE: ReadonlyMap<Json, readonly AnyType[]> = new Map(TYPES.map((type) => [type, [type]]));

/** No types. */
export const NO_TYPES: readonly AnyType[] = [];

/** What the parts and alternatives of a schema object show about its values. */
export interface Shape {
  /** The types of the values, where no `type` states them. */
  readonly types: readonly AnyType[];
  /** Whether an enumeration or an alternative is null. */
  readonly allowsNull: boolean;
  /** `anyOf: [what it is, null]` and the like: the one alternative that is neither a constant nor null. */
  readonly onlyAlternatives: readonly JsonObject[];
}

/** The shape of a schema object that has parts, alternatives or limits. */
export function shapeOf(value: JsonObject): Shape {
  const oneOf = alternativesOf(value, 'oneOf');
  const anyOf = alternativesOf(value, 'anyOf');
  const branches = joined(oneOf, anyOf);
  const values = member(value, 'enum');
  return {
    types: typesShownBy(value, branches),
    allowsNull:
      (Array.isArray(values) && values.includes(null)) ||
      branches.some((branch) => member(branch, 'type') === 'null' || member(branch, 'const') === null),
    onlyAlternatives: joined(onlyOneIn(anyOf), onlyOneIn(oneOf)),
  };
}

/** Two lists as one; mostly one of them is empty. */
function joined<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  if (others.length === 0) return some;
  return some.length === 0 ? others : [...some, ...others];
}

function onlyOneIn(branches: readonly JsonObject[]): readonly JsonObject[] {
  if (branches.length === 0) return NO_ALTERNATIVES;
  const others = branches.filter(
    (branch) => member(branch, 'const') === undefined && member(branch, 'type') !== 'null',
  );
  return others.length === 1 ? others : NO_ALTERNATIVES;
}

/** The types that a `type` states. */
export function typesIn(type: Json): readonly AnyType[] {
  if (!Array.isArray(type)) return ALONE.get(type) ?? NO_TYPES;
  return (type as readonly AnyType[]).filter((each) => TYPES.includes(each));
}

function typesShownBy(value: JsonObject, branches: readonly JsonObject[]): readonly AnyType[] {
  const constant = member(value, 'const');
  if (constant !== undefined) return [shownType(constant)];
  const values = member(value, 'enum');
  if (Array.isArray(values)) return [...new Set((values as readonly Json[]).map(shownType))];
  if (isObject(member(value, 'properties'))) return ['object'];
  if (isObject(member(value, 'items')) || Array.isArray(member(value, 'prefixItems'))) return ['array'];
  return [
    ...new Set(
      branches.flatMap((branch) => {
        const type = member(branch, 'type');
        if (typeof type === 'string' && ALONE.has(type)) return [type as AnyType];
        const own = member(branch, 'const');
        return own === undefined ? [] : [shownType(own)];
      }),
    ),
  ];
}

function shownType(value: Json): AnyType {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeOf(value) as AnyType;
}

const NO_ALTERNATIVES: readonly JsonObject[] = [];

/** The schema objects among the alternatives of a schema object. */
export function alternativesOf(value: JsonObject, keyword: 'oneOf' | 'anyOf'): readonly JsonObject[] {
  const branches = member(value, keyword);
  return Array.isArray(branches) ? (branches as readonly Json[]).filter(isObject) : NO_ALTERNATIVES;
}
