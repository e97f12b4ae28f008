import type { Json } from '../../../base/json.js';
import type { SchemaNode } from '../evaluation.js';
import type { Program } from '../program.js';

/** Where a dynamic reference leads, if it is the same whatever way an evaluation takes to it. */
export function fixedTarget(program: Program, node: SchemaNode): Json | undefined {
  const { schema, anchor } = program.target(node, '$dynamicRef');
  return anchor === undefined || homesOf(program).get(anchor) === 1 ? schema : undefined;
}

const known = new WeakMap<Program, ReadonlyMap<string, number>>();

/** In how many resources each dynamic anchor is. */
function homesOf(program: Program): ReadonlyMap<string, number> {
  const found = known.get(program);
  if (found) return found;
  const homes = new Map<string, number>();
  for (const schemaIndex of program.schemaIndexes) {
    for (const { dynamicAnchors } of schemaIndex.resources.values()) {
      for (const anchor of dynamicAnchors.keys()) homes.set(anchor, (homes.get(anchor) ?? 0) + 1);
    }
  }
  known.set(program, homes);
  return homes;
}
