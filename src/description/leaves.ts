import { append, type SchemaObject } from '../document/index.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { keywordNamed } from '../vocabulary/index.js';
import type { Leaf } from './description.js';
import { currentName, isFairKeyword } from './spellings.js';

/** The `fair:` values of a document, and what is wrong with them. */
export interface Annotations {
  /** Every value, down to its scalars. */
  readonly leaves: readonly Leaf[];
  /** The keywords of each schema object that has any: their names in the current edition, and how they are spelled. */
  readonly spellings: ReadonlyMap<JsonObject, ReadonlyMap<string, string>>;
  /** Pointers at parts that are not as the vocabulary wants them. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Finds and judges every `fair:` value of the schema objects of a document. */
export function annotationsOf(objects: ReadonlyMap<JsonObject, SchemaObject>): Annotations {
  const leaves: Leaf[] = [];
  const faults = new Map<string, string>();
  const spellings = new Map<JsonObject, Map<string, string>>();
  for (const [schema, object] of objects) {
    let spelled: Map<string, string> | undefined;
    let at = '';
    for (const keyword in schema) {
      if (!isFairKeyword(keyword)) continue;
      if (spelled === undefined) {
        spelled = new Map();
        spellings.set(schema, spelled);
        at = object.pointer;
      }
      const name = currentName(keyword);
      // The plain spelling wins over others that mean the same.
      if (keyword === name || !spelled.has(name)) spelled.set(name, keyword);
      const value = schema[keyword]!;
      const pointer = append(at, keyword);
      for (const { on, path, message } of keywordNamed(keyword)?.kind.check(value) ?? []) {
        // What a part lacks is no reason to leave out what it has.
        if (on !== 'object') faults.set(append(pointer, ...path), message);
      }
      collect(value, pointer, keyword, faults, undefined, leaves);
    }
  }
  return { leaves, spellings, faults };
}

function collect(
  value: Json,
  pointer: string,
  keyword: string,
  faults: ReadonlyMap<string, string>,
  around: string | undefined,
  leaves: Leaf[],
): void {
  const fault = faults.size === 0 ? around : (faults.get(pointer) ?? around);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      collect(value[index], append(pointer, index), keyword, faults, fault, leaves);
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      collect(value[name]!, append(pointer, name), keyword, faults, fault, leaves);
    }
  } else {
    const leaf = { keyword, pointer, value: value as Leaf['value'] };
    leaves.push(fault === undefined ? leaf : { ...leaf, fault });
  }
}
