import type { Graph, GraphNode } from '../read/graph.js';

/** What a node of a document is. */
export type NodeKind = 'dataset' | 'table' | 'variable' | 'code';

/** The classes of structures, and the layout that each has. */
export const LAYOUTS: { readonly [type: string]: string | undefined } = {
  'cdi:WideDataStructure': 'wide',
  'cdi:LongDataStructure': 'long',
  'cdi:DimensionalDataStructure': 'dimensional',
  'cdi:KeyValueStructure': 'key-value',
  'cdi:DataStructure': undefined,
};

const roots = new WeakMap<Graph, GraphNode | undefined>();

/** The dataset that a document describes: not its catalog record; else a structure that stands alone. */
export function rootOf(graph: Graph): GraphNode | undefined {
  if (!roots.has(graph)) roots.set(graph, findRoot(graph));
  return roots.get(graph);
}

function findRoot(graph: Graph): GraphNode | undefined {
  const datasets = graph.ofType('schema:Dataset').filter((each) => !isRecord(each));
  const structures = graph.ofType(...Object.keys(LAYOUTS));
  const candidates = datasets.length > 0 ? datasets : structures;
  // What others are parts of, or are about, stands further out.
  const depth = ({ places }: GraphNode) => (places[0] ?? '').split('/').length;
  let first: GraphNode | undefined;
  for (const each of candidates) if (first === undefined || depth(each) < depth(first)) first = each;
  return first;
}

/** Whether a node describes the description. */
function isRecord(node: GraphNode): boolean {
  return node
    .values('schema:additionalType')
    .some(({ id, scalar }) => (id ?? String(scalar)).endsWith('CatalogRecord'));
}

/** What a node is, by its classes: variables have the most. */
export function kindOf(node: GraphNode): NodeKind {
  if (node.is('skos:Concept')) return 'code';
  if (node === rootOf(node.graph)) return 'dataset';
  return node.is('schema:Dataset', 'cdi:DataSet') ? 'table' : 'variable';
}

/** Whether an id was made for this document: it says nothing outside of it. */
export function isOwnId(graph: Graph, id: string): boolean {
  const dataset = rootOf(graph)?.id;
  if (dataset === undefined || dataset === '') return false;
  return id.startsWith(dataset.includes('#') ? `${dataset}/` : `${dataset}#`);
}
