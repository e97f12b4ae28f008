import { isObject, type Json, type JsonObject, member, typeOf } from '../json.js';
import { alternativesOf } from './codes.js';
import type { ValueType } from './description.js';
import type { Layer } from './layers.js';

/** A type of JSON Schema. */
export type AnyType = ValueType | 'null';

const TYPES: readonly string[] = ['boolean', 'integer', 'number', 'string', 'array', 'object', 'null'];

/** The types that the layers state, of the values inside arrays if it is one; else what the other keywords show. */
export function typesOf(layers: readonly Layer[]): readonly AnyType[] {
  let ofArray: readonly AnyType[] | undefined;
  for (const { value, isLent } of layers) {
    const type = isLent ? undefined : member(value, 'type');
    if (type === undefined) continue;
    const types = (Array.isArray(type) ? type : [type]).filter((each) =>
      TYPES.includes(each as string),
    ) as AnyType[];
    if (types.length === 0) continue;
    // The items of an array come after it, and their types are those of the values.
    if (!types.includes('array')) return types;
    ofArray ??= types;
  }
  if (ofArray) return ofArray;
  for (const { value, isLent } of layers) {
    const shown = isLent ? [] : typesShownBy(value);
    if (shown.length > 0) return shown;
  }
  return [];
}

function typesShownBy(value: JsonObject): readonly AnyType[] {
  if (Object.hasOwn(value, 'const')) return [shownType(value.const!)];
  const values = member(value, 'enum');
  if (Array.isArray(values)) return [...new Set((values as readonly Json[]).map(shownType))];
  if (isObject(member(value, 'properties'))) return ['object'];
  if (isObject(member(value, 'items')) || Array.isArray(member(value, 'prefixItems'))) return ['array'];
  const branches = [...alternativesOf(value, 'oneOf'), ...alternativesOf(value, 'anyOf')];
  return [
    ...new Set(
      branches.flatMap((branch) => {
        const type = member(branch, 'type');
        if (typeof type === 'string' && TYPES.includes(type)) return [type as AnyType];
        return Object.hasOwn(branch, 'const') ? [shownType(branch.const!)] : [];
      }),
    ),
  ];
}

function shownType(value: Json): AnyType {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeOf(value) as AnyType;
}

/** Whether a value may be null, as an enumeration or an alternative says. */
export function allowsNull(layers: readonly Layer[]): boolean {
  return layers.some(({ value }) => {
    const values = member(value, 'enum');
    const branches = [...alternativesOf(value, 'oneOf'), ...alternativesOf(value, 'anyOf')];
    return (
      (Array.isArray(values) && values.includes(null)) ||
      branches.some((branch) => member(branch, 'type') === 'null' || member(branch, 'const') === null)
    );
  });
}
