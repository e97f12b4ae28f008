import { isObject, type Json, member, typeOf } from '../json.js';
import { alternativesOf } from './codes.js';
import type { ValueType } from './description.js';
import type { Layer } from './layer.js';

/** A type of JSON Schema. */
export type AnyType = ValueType | 'null';

const TYPES: readonly AnyType[] = ['boolean', 'integer', 'number', 'string', 'array', 'object', 'null'];

/** Each type alone: so most schemas state it. */
const ALONE: ReadonlyMap<Json, readonly AnyType[]> = new Map(TYPES.map((type) => [type, [type]]));
const NO_TYPES: readonly AnyType[] = [];

/** The types that the layers state, of the values inside arrays if it is one; else what the other keywords show. */
export function typesOf(layers: readonly Layer[]): readonly AnyType[] {
  let ofArray: readonly AnyType[] | undefined;
  for (const { value, isLent } of layers) {
    const type = isLent ? undefined : member(value, 'type');
    if (type === undefined) continue;
    const types = typesIn(type);
    if (types.length === 0) continue;
    // The items of an array come after it, and their types are those of the values.
    if (!types.includes('array')) return types;
    ofArray ??= types;
  }
  if (ofArray) return ofArray;
  for (const layer of layers) {
    const shown = layer.isLent ? NO_TYPES : typesShownBy(layer);
    if (shown.length > 0) return shown;
  }
  return NO_TYPES;
}

function typesIn(type: Json): readonly AnyType[] {
  if (!Array.isArray(type)) return ALONE.get(type) ?? NO_TYPES;
  return (type as readonly AnyType[]).filter((each) => TYPES.includes(each));
}

function typesShownBy({ value, isShaping, isLimiting }: Layer): readonly AnyType[] {
  const constant = isLimiting ? member(value, 'const') : undefined;
  if (constant !== undefined) return [shownType(constant)];
  if (!isShaping) return NO_TYPES;
  const values = member(value, 'enum');
  if (Array.isArray(values)) return [...new Set((values as readonly Json[]).map(shownType))];
  if (isObject(member(value, 'properties'))) return ['object'];
  if (isObject(member(value, 'items')) || Array.isArray(member(value, 'prefixItems'))) return ['array'];
  const branches = [...alternativesOf(value, 'oneOf'), ...alternativesOf(value, 'anyOf')];
  return [
    ...new Set(
      branches.flatMap((branch) => {
        const type = member(branch, 'type');
        if (typeof type === 'string' && ALONE.has(type)) return [type as AnyType];
        const constant = member(branch, 'const');
        return constant === undefined ? [] : [shownType(constant)];
      }),
    ),
  ];
}

function shownType(value: Json): AnyType {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeOf(value) as AnyType;
}

/** The types that are no mere absence. */
export function withoutNull(types: readonly AnyType[]): readonly ValueType[] {
  return (types.includes('null') ? types.filter((each) => each !== 'null') : types) as readonly ValueType[];
}

/** Whether a value may be null, as an enumeration or an alternative says. */
export function allowsNull(layers: readonly Layer[]): boolean {
  return layers.some(({ value, isShaping }) => {
    if (!isShaping) return false;
    const values = member(value, 'enum');
    const branches = [...alternativesOf(value, 'oneOf'), ...alternativesOf(value, 'anyOf')];
    return (
      (Array.isArray(values) && values.includes(null)) ||
      branches.some((branch) => member(branch, 'type') === 'null' || member(branch, 'const') === null)
    );
  });
}
