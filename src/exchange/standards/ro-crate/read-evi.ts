import { isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import type { ValueType } from '../../../schema/description/index.js';
import { append, valueAt } from '../../../schema/document/index.js';
import { type DraftVariable, Sourced } from '../../../schema/draft/index.js';
import type { Graph, GraphNode } from '../read/graph.js';

const TYPES: ReadonlySet<Json | undefined> = new Set<ValueType>([
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array',
]);

/** The schema of a table as FAIRSCAPE writes it: a JSON Schema in the graph, which is no JSON-LD. */
export function variablesOfSchema(schema: GraphNode): readonly DraftVariable[] {
  return schema.places.flatMap((place) => {
    const object = valueAt(schema.graph.source, place);
    return isObject(object) ? variablesIn(schema.graph, object, place) : [];
  });
}

function variablesIn(graph: Graph, object: JsonObject, place: string): readonly DraftVariable[] {
  const properties = member(object, 'properties');
  if (!isObject(properties)) return [];
  const stated = member(object, 'required');
  const required: readonly Json[] = Array.isArray(stated) ? stated : [];
  for (const index of required.keys()) graph.take(append(append(place, 'required'), index));
  const names = new Set(required);
  return Object.entries(properties).flatMap(([name, value]) => {
    const at = append(append(place, 'properties'), name);
    return isObject(value) ? [variableFrom(graph, value, at, name, names.has(name))] : [];
  });
}

function variableFrom(
  graph: Graph,
  object: JsonObject,
  place: string,
  name: string,
  isRequired: boolean,
): DraftVariable {
  const take = (key: string): Json | undefined => {
    graph.take(append(place, key));
    return member(object, key);
  };
  const type = take('type');
  const description = take('description');
  const items = member(object, 'items');
  const isArray = type === 'array';
  const inner = isArray && isObject(items) ? items : object;
  const innerPlace = inner === object ? place : append(place, 'items');
  const innerType = isArray ? member(inner, 'type') : type;
  return {
    name,
    isRequired,
    types: TYPES.has(innerType) && innerType !== 'array' ? [innerType as ValueType] : [],
    variables: variablesIn(graph, inner, innerPlace),
    statements:
      typeof description === 'string'
        ? { description: new Sourced(description, append(place, 'description')) }
        : {},
    ...(isArray ? { shape: [-1] } : {}),
  };
}
