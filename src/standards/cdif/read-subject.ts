import type { Statements } from '../../draft/index.js';
import type { GraphNode } from '../read/graph.js';
import { statementsOf } from '../read/statements.js';
import { mapping } from './mapping.js';
import { readPlainDescription, readTitle } from './read-labels.js';

/** All that is said about a thing. */
export function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  const description = readPlainDescription(node);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...statementsOf(node, mapping),
  };
}
