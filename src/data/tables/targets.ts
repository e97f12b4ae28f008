import type { Json, JsonObject } from '../../base/json.js';
import { type SchemaIndex, valueAt } from '../../schema/document/index.js';
import { type Registry, resolve } from '../../schema/references/index.js';

/** What the `$ref` of each schema object leads to. */
export type Targets = ReadonlyMap<JsonObject, Json>;

/** Follows all references of a document, also into registered ones. */
export function targetsOf(start: SchemaIndex, registry: Registry): Targets {
  const targets = new Map<JsonObject, Json>();
  // The set grows while it is read: what a reference reaches may hold references too.
  const schemaIndexes = new Set([start]);
  for (const schemaIndex of schemaIndexes) {
    for (const { keyword, uri, from } of schemaIndex.references) {
      const found = uri === undefined ? 'nowhere' : resolve(uri, schemaIndex, registry);
      if (typeof found !== 'object') continue;
      schemaIndexes.add(found.in);
      const value = valueAt(found.in.document.value, found.pointer);
      if (keyword === '$ref' && value !== undefined) targets.set(from.value, value);
    }
  }
  return targets;
}
