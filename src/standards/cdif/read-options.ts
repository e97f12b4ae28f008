import { type Json, type JsonObject, setMember } from '../../json.js';
import type { GraphNode } from '../read/graph.js';

/** What no keyword can say. */
export function readOptions(
  _dataset: GraphNode,
  _tables: readonly GraphNode[],
  _names: ReadonlyMap<GraphNode, string>,
): JsonObject {
  return {};
}
