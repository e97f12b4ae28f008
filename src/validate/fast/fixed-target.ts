import type { Json } from '../../json.js';
import type { SchemaNode } from '../meeting.js';
import type { Program } from '../program.js';

/** Where a dynamic reference leads, if it is the same whatever way an evaluation takes to it. */
export function fixedTarget(program: Program, node: SchemaNode): Json | undefined {
  const { schema, anchor } = program.target(node, '$dynamicRef');
  if (anchor === undefined) return schema;
  let homes = 0;
  for (const frame of program.frames) {
    for (const { dynamicAnchors } of frame.resources.values()) if (dynamicAnchors.has(anchor)) homes++;
  }
  return homes === 1 ? schema : undefined;
}
