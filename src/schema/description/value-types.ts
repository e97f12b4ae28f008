import { member } from '../../base/json.js';
import type { ValueType } from './description.js';
import type { Layer } from './layer.js';
import { type AnyType, NO_TYPES, typesIn } from './shape.js';

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
    if (!layer.isLent && layer.shape && layer.shape.types.length > 0) return layer.shape.types;
  }
  return NO_TYPES;
}

/** The types that are no mere absence. */
export function withoutNull(types: readonly AnyType[]): readonly ValueType[] {
  return (types.includes('null') ? types.filter((each) => each !== 'null') : types) as readonly ValueType[];
}

/** Whether a value may be null, as an enumeration or an alternative says. */
export function allowsNull(layers: readonly Layer[]): boolean {
  return layers.some(({ isShaping, shape }) => isShaping && shape?.allowsNull);
}
