import type { Statements } from '../../draft/index.js';
import type { GraphNode } from '../read/graph.js';
import { taken } from '../read/readers.js';
import { statementsOf } from '../read/statements.js';
import { mapping } from './mapping.js';
import { readTitle } from './read-keywords.js';

/** What a dataset, variable or code says by keywords, and its title and short description. */
export function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  const [short] = node.values('schema:disambiguatingDescription');
  return {
    ...(title === undefined ? {} : { title }),
    ...(typeof short?.scalar === 'string' ? { description: taken(node, short, short.scalar) } : {}),
    ...statementsOf(node, mapping),
  };
}
