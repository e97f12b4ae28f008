import { type Draft, type DraftDataset, Sourced } from '../../../schema/draft/index.js';
import { PUBLISHED_DOCS_URL } from '../../../schema/vocabulary/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { NAMESPACES } from '../read/namespaces.js';
import { addressOf } from '../read/readers.js';
import { variablesOfSchema } from './read-evi.js';
import { nameInOwn, ownNames } from './read-keywords.js';
import { readOptions } from './read-options.js';
import { subjectOf, VariableReader } from './read-variables.js';

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
  const own: readonly DraftDataset[] = variables.length > 0 ? [{ path: [], statements: {}, variables }] : [];
  for (const { from } of descriptor?.values('schema:about') ?? []) graph.take(from, 'repeated');
  repeatedIn(graph);
  return { id, statements, datasets: [...own, ...tables], options: readOptions(root, descriptor, id) };
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

/** Parts that are tables: those with variables or a schema, and our own, which are no folders. */
function tablesOf(root: GraphNode): readonly GraphNode[] {
  const parts = new Map(root.values('schema:hasPart').map((value) => [value.node, value]));
  parts.delete(root);
  return [...parts].flatMap(([node, { from }]) => {
    if (node === undefined) return [];
    const isTable =
      node.is('schema:Dataset', 'evi:Dataset') &&
      (node.values('schema:variableMeasured').length > 0 ||
        node.linked('evi:Schema').length > 0 ||
        nameInOwn(node.id, 'table') !== undefined);
    if (!isTable) return [];
    root.graph.take(from, 'repeated');
    return [node];
  });
}

function tableFrom(node: GraphNode, reader: VariableReader): DraftDataset {
  const schemas = node.values('evi:Schema');
  for (const { from } of schemas) node.graph.take(from, 'repeated');
  return {
    path: pathOf(node),
    statements: subjectOf(node),
    variables: [
      ...reader.read(node, 'schema:variableMeasured'),
      ...schemas.flatMap((each) => (each.node ? variablesOfSchema(each.node) : [])),
    ],
  };
}

function pathOf(node: GraphNode): readonly string[] {
  const own = nameInOwn(node.id, 'table');
  if (own !== undefined) return own.split('/');
  const name = node.values('schema:name').find(({ scalar }) => typeof scalar === 'string');
  return [String(name?.scalar ?? node.id)];
}

/** An address that an export makes of the content of a schema without `$id`. */
const MADE = /^urn:uuid:/;

/** The address of the schema that the data conform to. */
function schemaAddress(root: GraphNode): Sourced<string> | undefined {
  for (const value of root.values('dct:conformsTo')) {
    const formats = value.node?.values('schema:encodingFormat') ?? [];
    if (!formats.some(({ scalar }) => scalar === 'application/schema+json')) continue;
    const own = [value, ...(value.node?.values('schema:identifier') ?? [])].find(
      (each) => addressOf(each) !== undefined,
    );
    if (own === undefined) continue;
    for (const { from } of [value, own, ...formats]) root.graph.take(from);
    const id = addressOf(own)!.replace(/#schema~*$/, '');
    return MADE.test(id) ? undefined : new Sourced(id, own.from);
  }
  return undefined;
}

/** What says nothing new: definitions of our vocabulary and lists, and names that are made from the address. */
function repeatedIn(graph: Graph): void {
  for (const node of graph.nodes) {
    const isOurs = node.id.startsWith(PUBLISHED_DOCS_URL);
    const isDatatype = node.id.startsWith(NAMESPACES.xsd!);
    const isKnown = isOurs || isDatatype;
    if (!isKnown) ownNames(node);
    const addresses = node.values('schema:url', 'schema:identifier');
    const values = isKnown
      ? node.values(...node.names)
      : addresses.filter(({ id, scalar }) => (id ?? scalar) === node.id);
    for (const { from } of values) graph.take(from, 'repeated');
  }
}
