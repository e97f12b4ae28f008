import { append, type Frame } from '../document/index.js';
import { isObject, type Json } from '../json.js';
import { keywordNamed } from '../vocabulary/index.js';
import { isFairKeyword } from './cursor.js';
import type { Leaf } from './description.js';

/** Every `fair:` value of a document, down to its scalars. */
export function leavesOf(frame: Frame): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const seen = new Set<Json>();
  for (const object of frame.objects) {
    if (seen.has(object.value)) continue;
    seen.add(object.value);
    for (const keyword in object.value) {
      if (!isFairKeyword(keyword)) continue;
      const value = object.value[keyword]!;
      const pointer = append(object.pointer, keyword);
      const problems = keywordNamed(keyword)?.kind.check(value) ?? [];
      const faults = new Map(
        problems
          .filter(({ on }) => on !== 'object')
          .map((each) => [append(pointer, ...each.path), each.message]),
      );
      collect(value, pointer, keyword, faults, undefined, leaves);
    }
  }
  return leaves;
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
