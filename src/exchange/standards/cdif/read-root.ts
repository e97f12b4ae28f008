import { SCHEMA_TYPE } from '../list/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { STRUCTURES } from './layout.js';

/** What a node of a document is. */
export type NodeKind = 'dataset' | 'table' | 'variable' | 'code';

/** The layouts that structures have, by their classes. */
export const LAYOUTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STRUCTURES).map(([layout, type]) => [type, layout] as const),
  ['KeyValueStructure', 'key-value'],
]);

const CLASSES = ['DataStructure', ...LAYOUTS.keys()].map((name) => `cdi:${name}`);

const roots = new WeakMap<Graph, GraphNode | undefined>();

/** The dataset that a document describes: not its catalog record; else a structure that stands alone. */
export function rootOf(graph: Graph): GraphNode | undefined {
  if (!roots.has(graph)) roots.set(graph, findRoot(graph));
  return roots.get(graph);
}

function findRoot(graph: Graph): GraphNode | undefined {
  const datasets = graph.ofType('schema:Dataset').filter((each) => !isRecord(each));
  const structures = graph.ofType(...CLASSES);
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

/** What there is for the kind of a node. */
export function byKind<R>(each: { readonly [K in NodeKind]: R }): (node: GraphNode) => R {
  return (node) => each[kindOf(node)];
}

const prefixes = new WeakMap<Graph, readonly string[]>();

/** Whether an id was made by an export: under the address of the schema, which can also be that of the dataset. */
export function isOwnId(graph: Graph, id: string): boolean {
  if (!prefixes.has(graph)) prefixes.set(graph, prefixesIn(rootOf(graph)));
  return prefixes.get(graph)!.some((prefix) => id.startsWith(prefix));
}

function prefixesIn(root: GraphNode | undefined): readonly string[] {
  if (root === undefined || root.id === '') return [];
  const schema = schemaTargets(root)[0]?.values('schema:url')[0]?.scalar;
  const dataset = root.id.replace(/#dataset~*$/, '');
  return [`${dataset}#`, ...(schema === undefined ? [] : [`${schema}#`])];
}

/** What the links to the schema of a dataset lead to. */
export function schemaTargets(dataset: GraphNode): readonly GraphNode[] {
  return dataset
    .linked('schema:relatedLink')
    .filter(isSchemaLink)
    .flatMap((link) => link.linked('schema:target'));
}

/** Whether a link leads to the schema that a description was made from. */
export function isSchemaLink(link: GraphNode): boolean {
  return (
    link.values('schema:linkRelationship').some(({ scalar: name }) => name === 'describedby') &&
    link
      .linked('schema:target')
      .some((at) => at.values('schema:encodingFormat').some((each) => each.scalar === SCHEMA_TYPE))
  );
}
