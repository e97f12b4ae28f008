import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  member,
  objectIn,
  textsIn,
} from '../../../base/json.js';
import { patternOf } from '../../../quality/validate/patterns/index.js';
import type { Targets } from '../../tables/index.js';

/** What a schema asks of rows, where it asks it of each member by itself. */
export interface RowShape {
  readonly required: ReadonlySet<string>;
  /** The schemas that a member must meet, all of them. */
  readonly schemasOf: (name: string) => readonly Json[];
}

/** Keywords that compare the members of a row with one another, or look at the whole of it. */
const OF_WHOLE_ROWS = [
  'anyOf',
  'oneOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'const',
  'enum',
  '$dynamicRef',
] as const;

/** The shape of rows; undefined if a schema asks more of them. */
export function shapeOf(row: Json, targets: Targets): RowShape | undefined {
  const layers = new Set<JsonObject>();
  const visit = (schema: Json): boolean => {
    if (schema === true) return true;
    if (!isObject(schema) || OF_WHOLE_ROWS.some((keyword) => Object.hasOwn(schema, keyword))) return false;
    if (layers.has(schema)) return true;
    layers.add(schema);
    const target = targets.get(schema);
    if (target === undefined ? Object.hasOwn(schema, '$ref') : !visit(target)) return false;
    const { type = 'object' } = schema;
    const isOfObjects = type === 'object' || textsIn(schema, 'type').includes('object');
    return isOfObjects && listIn(schema, 'allOf').every(visit);
  };
  if (!visit(row)) return undefined;
  return {
    required: new Set([...layers].flatMap((layer) => textsIn(layer, 'required'))),
    schemasOf: (name) => [...layers].flatMap((layer) => schemasIn(layer, name)),
  };
}

function schemasIn(layer: JsonObject, name: string): readonly Json[] {
  const own = member(objectIn(layer, 'properties'), name);
  const patterns = Object.entries(objectIn(layer, 'patternProperties'));
  const matching = patterns.filter(([pattern]) => patternOf(pattern).test(name)).map(([, schema]) => schema);
  const named = [...(own === undefined ? [] : [own]), ...matching];
  const others = member(layer, 'additionalProperties');
  return named.length > 0 || others === undefined ? named : [others];
}
