import { append, type Document, type Frame, frameOf, split } from '../document/index.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { canonicalName } from '../vocabulary/index.js';
import type { Subject } from './rule.js';

/** How deep tables may be nested in tables. */
const DEEPEST_TABLE = 20;

/** The datasets and variables that a schema describes. */
export function subjectsOf(document: Document): {
  readonly datasets: readonly Subject[];
  readonly variables: readonly Subject[];
} {
  const root = document.value;
  if (!isObject(root)) return { datasets: [], variables: [] };
  const behind = definitionsBehind(frameOf(document));
  const subject = (value: JsonObject, pointer: string): Subject => ({
    pointer,
    name: split(pointer)[1],
    annotations: annotationsOf(value, behind),
  });
  const variables = [...variablesIn(root, '', 0)].map(([value, pointer]) => subject(value, pointer));
  return { datasets: [subject(root, '')], variables };
}

type Behind = (value: JsonObject) => readonly JsonObject[];

/** Which schema objects `$ref` and `allOf` bring in to another. */
function definitionsBehind(frame: Frame): Behind {
  const referred = new Map<JsonObject, JsonObject[]>();
  for (const { from, local } of frame.references) {
    if (isObject(local?.value)) referred.set(from.value, [...(referred.get(from.value) ?? []), local.value]);
  }
  return (value) => {
    const parts = Array.isArray(value.allOf) ? (value.allOf as readonly Json[]).filter(isObject) : [];
    return [...(referred.get(value) ?? []), ...parts];
  };
}

/** All keywords that hold for a schema object; what stands beside a reference wins over what stands behind it. */
function annotationsOf(value: JsonObject, behind: Behind): JsonObject {
  const annotations = new Map<string, Json>();
  const seen = new Set([value]);
  // The set grows while it is read, and takes each object once: rings end, and doublings do not double.
  for (const each of seen) {
    for (const [keyword, held] of Object.entries(each)) {
      const name = canonicalName(keyword);
      if (!annotations.has(name)) annotations.set(name, held);
    }
    for (const next of behind(each)) seen.add(next);
  }
  return Object.fromEntries(annotations);
}

/** Variables are the properties of an object, or of the items of an array of objects; a property may be a table itself. */
function* variablesIn(
  value: JsonObject,
  pointer: string,
  depth: number,
): Generator<readonly [JsonObject, string]> {
  if (depth > DEEPEST_TABLE) return;
  for (const [name, property] of Object.entries(isObject(value.properties) ? value.properties : {})) {
    if (!isObject(property)) continue;
    const at = append(pointer, 'properties', name);
    if (isTable(property)) yield* variablesIn(property, at, depth + 1);
    else yield [property, at];
  }
  if (isObject(value.items)) yield* variablesIn(value.items, append(pointer, 'items'), depth + 1);
}

function isTable({ properties, items }: JsonObject): boolean {
  return isObject(properties) || (isObject(items) && isObject(items.properties));
}
