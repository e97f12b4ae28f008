import {
  type Draft,
  type DraftCode,
  type DraftCodeList,
  type DraftDataset,
  type DraftVariable,
  Sourced,
  type SourcedJson,
  type Statements,
} from '../../../schema/draft/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { statementsOf } from '../read/statements.js';
import { TAKES_SENTINELS_FROM } from '../sentinels.js';
import { byPlace, historyOf } from './history.js';
import { mapping } from './mapping.js';
import { readPlainDescription, readTitle } from './read-keywords.js';
import { readOptions } from './read-options.js';

/** Reads a history: the entity that it is about, with the tables, variables and codes that our export describes. */
export function read(graph: Graph): Draft {
  const history = historyOf({ graph });
  const { dataset } = history;
  if (dataset === undefined) return { statements: {}, datasets: [], options: {} };
  const nodes = graph.nodes.toSorted(byPlace);
  const tables = new Map(
    nodes.flatMap((each) => {
      const { table, path } = history.locationOf(each) ?? {};
      return path?.length === 0 ? [[table!, each] as const] : [];
    }),
  );
  const variables = variablesIn(nodes);
  const statements = subjectOf(dataset);
  const root = [...variables].find(([name]) => name === undefined || !tables.has(name))?.[1];
  const datasets = [
    ...(root === undefined ? [] : [{ path: [], statements: {}, variables: root }]),
    ...[...tables].map(([name, node]) => tableFrom(name, node, variables.get(name) ?? [])),
  ];
  takeRepetitions(nodes);
  return { id: schemaAddress(dataset), statements, datasets, options: readOptions(dataset, tables) };
}

function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  const description = readPlainDescription(node);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...statementsOf(node, mapping),
  };
}

/** The address of the schema that our export names. */
function schemaAddress(dataset: GraphNode): SourcedJson | undefined {
  const { base } = historyOf(dataset);
  if (base === undefined) return undefined;
  const value = dataset.values('dct:conformsTo').find(({ id }) => id?.startsWith(base));
  dataset.graph.take(value?.from);
  for (const each of value?.node?.values('rdfs:label', 'schema:encodingFormat') ?? [])
    dataset.graph.take(each.from, 'repeated');
  return new Sourced(base, value?.from);
}

/** Links that our export adds: to the schema, and to what something is a part of. */
function takeRepetitions(nodes: readonly GraphNode[]): void {
  for (const node of nodes) {
    for (const { id, from } of node.values('dct:isPartOf', 'skos:inScheme', 'dcat:dataset')) {
      if (id !== undefined && historyOf(node).isPart(id)) node.graph.take(from, 'repeated');
    }
  }
}

/** The deepest table that a description holds. */
const DEEPEST = 20;

function tableFrom(name: string, node: GraphNode, variables: readonly DraftVariable[]): DraftDataset {
  const path = name.split('/');
  return { path: path.length > DEEPEST ? [name] : path, statements: subjectOf(node), variables };
}

/** A variable whose parts are still coming. */
interface Growing {
  node?: GraphNode;
  readonly parts: Map<string, Growing>;
}

/** The variables by table. Those without annotations are not described, but stand in the addresses of their parts. */
function variablesIn(nodes: readonly GraphNode[]): ReadonlyMap<string | undefined, readonly DraftVariable[]> {
  const tables = new Map<string | undefined, Growing>();
  for (const node of nodes) {
    const location = historyOf(node).locationOf(node);
    if (location === undefined || location.path.length === 0) continue;
    let holder: Growing = tables.get(location.table) ?? { parts: new Map() };
    tables.set(location.table, holder);
    for (const name of location.path) {
      const part: Growing = holder.parts.get(name) ?? { parts: new Map() };
      holder.parts.set(name, part);
      holder = part;
    }
    holder.node ??= node;
  }
  const lists = new Map<GraphNode, DraftCodeList>();
  return new Map([...tables].map(([name, { parts }]) => [name, grown(parts, lists)]));
}

function grown(parts: ReadonlyMap<string, Growing>, lists: CodeLists): readonly DraftVariable[] {
  return [...parts].map(([name, { node, parts: inside }]) => ({
    name,
    types: inside.size > 0 ? ['object' as const] : [],
    statements: node === undefined ? {} : variableStatements(node),
    variables: grown(inside, lists),
    ...(node === undefined ? {} : codesOf(node, lists)),
  }));
}

function variableStatements(node: GraphNode): Statements {
  for (const value of node.values('dct:identifier')) node.graph.take(value.from);
  return subjectOf(node);
}

type CodeLists = Map<GraphNode, DraftCodeList>;

function codesOf(node: GraphNode, lists: CodeLists): { readonly codes?: DraftCodeList } {
  const [value] = node.values('fair:codeList', `cdi:${TAKES_SENTINELS_FROM}`);
  const scheme = value?.node;
  if (scheme === undefined) return {};
  node.graph.take(value?.from);
  const list = lists.get(scheme) ?? codeListFrom(scheme);
  lists.set(scheme, list);
  return list.codes.length > 0 ? { codes: list } : {};
}

function codeListFrom(scheme: GraphNode): DraftCodeList {
  const codes = new Map<GraphNode, DraftCode>();
  for (const { node, from } of scheme.values('skos:hasTopConcept')) {
    if (node === undefined || codes.has(node)) continue;
    scheme.graph.take(from);
    const code = codeFrom(node);
    if (code) codes.set(node, code);
  }
  const [name] = scheme.values('rdfs:label');
  scheme.graph.take(name?.from);
  return { name: String(name?.scalar ?? 'codes'), codes: [...codes.values()] };
}

function codeFrom(node: GraphNode): DraftCode | undefined {
  const [notation] = node.values('skos:notation');
  if (notation === undefined) return undefined;
  node.graph.take(notation.from);
  const isSentinel = node.values('fair:sentinel').some(({ scalar }) => scalar === true);
  return { value: notation.scalar ?? notation.json ?? null, isSentinel, statements: subjectOf(node) };
}
