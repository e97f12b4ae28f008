import { nameOfPart } from '../ids.js';
import type { GraphNode } from '../read/graph.js';
import { historyOf } from './history.js';

/** What an address that our export made up says about the place of its node. */
export interface Location {
  readonly kind: 'table' | 'variable';
  readonly table: string;
  /** The names on the way from the row to the variable. */
  readonly path: readonly string[];
}

/** The deepest variable that is read: descriptions hold no deeper ones. */
const DEEPEST = 50;

/** Where a table or variable stands in the data; our export writes that into its address. */
export function locationOf(node: GraphNode): Location | undefined {
  const name = historyOf(node.graph).localName(node.id);
  const [kind, table, ...path] = name?.split('/') ?? [];
  if ((kind !== 'table' && kind !== 'variable') || table === undefined) return undefined;
  if ((kind === 'variable') !== path.length > 0 || path.length > DEEPEST) return undefined;
  return { kind, table: nameIn(table), path: path.map(nameIn) };
}

/** A name from its part of an address, without the mark that sets addresses apart. */
function nameIn(part: string): string {
  return nameOfPart(part.replace(/~+$/, '') || '~');
}

/** The name of a table or variable in the data. */
export function nameInData(node: GraphNode): string | undefined {
  const location = locationOf(node);
  return location && (location.path.at(-1) ?? location.table);
}

/** Whether an address is that of the schema, or of a table, variable or code of the document. */
export function isPartOfDocument({ graph }: GraphNode, address: string): boolean {
  const history = historyOf(graph);
  return address === history.base || history.isLocal(address);
}
