import type { Draft, DraftDataset, SourcedJson } from '../../draft/index.js';
import { Sourced } from '../../draft/index.js';
import { PUBLISHED_DOCS_URL } from '../../vocabulary/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { addressOf } from '../read/readers.js';
import { decoded } from './read-keywords.js';
import { readOptions } from './read-options.js';
import { subjectOf } from './read-subjects.js';
import { VariableReader } from './read-variables.js';

/** Reads the metadata document of a crate, of RO-Crate 1.1 or 1.2. */
export function read(graph: Graph): Draft {
  const descriptor = descriptorIn(graph);
  const root = rootIn(graph, descriptor);
  if (root === undefined) return { statements: {}, datasets: [], options: {} };
  const reader = new VariableReader();
  const id = schemaAddress(root);
  const statements = subjectOf(root);
  const variables = reader.read(root, 'schema:variableMeasured');
  const tables = tablesOf(root).map((each) => tableFrom(each, reader));
  const own: readonly DraftDataset[] =
    variables.length > 0 || tables.length === 0 ? [{ path: [], statements: {}, variables }] : [];
  definedIn(graph);
  return { id, statements, datasets: [...own, ...tables], options: readOptions(root, descriptor) };
}

const DESCRIPTOR = /(?:^|[/-])ro-crate-metadata\.json(?:ld)?$/;

function descriptorIn(graph: Graph): GraphNode | undefined {
  const found = graph.nodes.filter((each) => each.values('schema:about').length > 0);
  return (
    found.find(({ id }) => id === 'ro-crate-metadata.json' || id === 'ro-crate-metadata.jsonld') ??
    found.find(({ id }) => DESCRIPTOR.test(id)) ??
    found.find((each) => each.values('dct:conformsTo').some(({ id }) => id?.includes('w3id.org/ro/crate')))
  );
}

/** The root data entity is what the descriptor is about. */
function rootIn(graph: Graph, descriptor: GraphNode | undefined): GraphNode | undefined {
  return descriptor?.linked('schema:about')[0] ?? graph.node('') ?? graph.ofType('schema:Dataset')[0];
}

/** Parts that are tables: those with variables, and our own, which are no folders. */
function tablesOf(root: GraphNode): readonly GraphNode[] {
  const parts = new Set(root.linked('schema:hasPart'));
  parts.delete(root);
  return [...parts].filter(
    (each) =>
      each.is('schema:Dataset') && (each.values('schema:variableMeasured').length > 0 || TABLE.test(each.id)),
  );
}

const TABLE = /^#table-(.+)$/;

function tableFrom(node: GraphNode, reader: VariableReader): DraftDataset {
  return {
    path: pathOf(node),
    statements: subjectOf(node),
    variables: reader.read(node, 'schema:variableMeasured'),
  };
}

function pathOf(node: GraphNode): readonly string[] {
  const [, own] = TABLE.exec(node.id) ?? [];
  if (own !== undefined) return decoded(own).split('/');
  const name = node.values('schema:name').find(({ scalar }) => typeof scalar === 'string');
  return [String(name?.scalar ?? node.id)];
}

/** The address of the schema that the data conform to. */
function schemaAddress(root: GraphNode): SourcedJson | undefined {
  for (const value of root.values('dct:conformsTo')) {
    const formats = value.node?.values('schema:encodingFormat') ?? [];
    if (!formats.some(({ scalar }) => scalar === 'application/schema+json')) continue;
    const own = [value, ...(value.node?.values('schema:identifier') ?? [])].find(
      (each) => addressOf(each) !== undefined,
    );
    if (own === undefined) continue;
    for (const { from } of [value, own, ...formats]) root.graph.take(from);
    return new Sourced(addressOf(own)!, own.from);
  }
  return undefined;
}

/** Terms of our vocabulary and lists that the crate describes say what everybody knows. */
function definedIn(graph: Graph): void {
  for (const node of graph.nodes) {
    if (!node.id.startsWith(PUBLISHED_DOCS_URL)) continue;
    for (const { from } of node.values(...node.names)) graph.take(from, 'repeated');
  }
}
