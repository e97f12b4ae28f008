import type { SourcedJson, Statements } from '../../draft/index.js';
import type { Placement } from '../result.js';
import type { GraphNode } from './graph.js';

/** What a node says by the keywords of a mapping. */
export function statementsOf(
  node: GraphNode,
  mapping: { readonly [keyword: string]: Placement },
): Statements {
  const found: { [keyword: string]: SourcedJson } = {};
  for (const [keyword, placement] of Object.entries(mapping)) {
    const value = 'read' in placement ? placement.read?.(node) : undefined;
    if (value !== undefined) found[keyword] = value;
  }
  return found;
}
