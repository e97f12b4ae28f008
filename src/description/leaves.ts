import { append, type Frame } from '../document/index.js';
import { isObject, type Json } from '../json.js';
import { keywordNamed } from '../vocabulary/index.js';
import type { Leaf } from './description.js';
import { isFairKeyword } from './spellings.js';

/** The `fair:` values of a document, and what is wrong with them. */
export interface Annotations {
  /** Every value, down to its scalars. */
  readonly leaves: readonly Leaf[];
  /** Pointers at parts that are not as the vocabulary wants them. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Finds and judges every `fair:` value of a document. */
export function annotationsOf(frame: Frame): Annotations {
  const leaves: Leaf[] = [];
  const faults = new Map<string, string>();
  const seen = new Set<Json>();
  for (const object of frame.objects) {
    if (seen.has(object.value)) continue;
    seen.add(object.value);
    for (const keyword in object.value) {
      if (!isFairKeyword(keyword)) continue;
      const value = object.value[keyword]!;
      const pointer = append(object.pointer, keyword);
      for (const { on, path, message } of keywordNamed(keyword)?.kind.check(value) ?? []) {
        // What a part lacks is no reason to leave out what it has.
        if (on !== 'object') faults.set(append(pointer, ...path), message);
      }
      collect(value, pointer, keyword, faults, undefined, leaves);
    }
  }
  return { leaves, faults };
}

function collect(
  value: Json,
  pointer: string,
  keyword: string,
  faults: ReadonlyMap<string, string>,
  around: string | undefined,
  leaves: Leaf[],
): void {
  const fault = faults.get(pointer) ?? around;
  if (Array.isArray(value)) {
    for (const [index, item] of (value as readonly Json[]).entries()) {
      collect(item, append(pointer, index), keyword, faults, fault, leaves);
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      collect(value[name]!, append(pointer, name), keyword, faults, fault, leaves);
    }
  } else {
    leaves.push({
      keyword,
      pointer,
      value: value as Leaf['value'],
      ...(fault === undefined ? {} : { fault }),
    });
  }
}
