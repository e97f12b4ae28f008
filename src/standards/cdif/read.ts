import {
  type Draft,
  type DraftDataset,
  type DraftVariable,
  Sourced,
  type SourcedJson,
} from '../../draft/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { CodeReader } from './read-codes.js';
import { readOptions } from './read-options.js';
import { isSchemaLink } from './read-relations.js';
import { rootOf } from './read-root.js';
import { subjectOf } from './read-subject.js';
import { constraintsOf, formatOf, valueForm } from './read-values.js';

/** Reads a CDIF document. */
export function read(graph: Graph): Draft {
  const dataset = rootOf(graph);
  if (dataset === undefined) return { statements: {}, datasets: [], options: {} };
  const reader = new VariableReader(graph, variablesOf(dataset));
  const statements = subjectOf(dataset);
  const parts = dataset
    .linked('schema:hasPart')
    .filter((each) => variablesOf(each).length > 0 || each.is('cdi:DataSet'));
  const tables = parts.map((each): DraftDataset => {
    const name = textOf(each, 'schema:name') ?? localPart(each.id);
    for (const { from } of each.values('schema:name')) graph.take(from);
    return { path: name.split('/'), statements: subjectOf(each), variables: reader.read(variablesOf(each)) };
  });
  const others = reader.rest();
  const whole: DraftDataset = { path: [], statements: {}, variables: others };
  const datasets = tables.length > 0 && others.length === 0 ? tables : [whole, ...tables];
  return {
    id: schemaAddress(dataset),
    statements,
    datasets,
    options: readOptions(dataset, parts, reader.names),
  };
}

/** The schema that a description was made from. */
function schemaAddress(dataset: GraphNode): SourcedJson | undefined {
  for (const link of dataset.linked('schema:relatedLink').filter(isSchemaLink)) {
    for (const target of link.linked('schema:target')) {
      const [url] = target.values('schema:url');
      for (const { from } of [
        ...target.values('schema:encodingFormat'),
        ...link.values('schema:linkRelationship'),
      ])
        link.graph.take(from);
      if (typeof url?.scalar !== 'string') continue;
      link.graph.take(url.from);
      return new Sourced(url.scalar, url.from);
    }
  }
  return undefined;
}

/** The variables of a dataset, or those that a structure is made of. */
function variablesOf(node: GraphNode): readonly GraphNode[] {
  for (const { from } of node.values('schema:variableMeasured')) node.graph.take(from, 'repeated');
  const measured = node.linked('schema:variableMeasured');
  if (measured.length > 0) return measured;
  return node
    .linked('cdi:has_DataStructureComponent')
    .flatMap((each) =>
      each.linked('cdi:isDefinedBy_RepresentedVariable', 'cdi:isDefinedBy_DescriptorVariable'),
    );
}

function textOf(node: GraphNode, ...properties: readonly string[]): string | undefined {
  const found = node.values(...properties).find(({ scalar }) => typeof scalar === 'string' && scalar !== '');
  return found?.scalar as string | undefined;
}

function localPart(id: string): string {
  return id.slice(id.search(/[^/#:]*$/)) || id;
}

/** How many parts may stand in each other; what is deeper stands beside. */
const DEEPEST = 30;

/** Reads every variable once, those inside others where they belong. */
class VariableReader {
  /** What variables are called in the schema, for options that name them. */
  readonly names = new Map<GraphNode, string>();
  private readonly all: ReadonlySet<GraphNode>;
  private readonly parts = new Map<GraphNode, GraphNode[]>();
  private readonly mappings = new Map<GraphNode, GraphNode[]>();
  private readonly codes: CodeReader;

  constructor(graph: Graph, variables: readonly GraphNode[]) {
    this.all = new Set(variables);
    this.codes = new CodeReader(graph);
    for (const each of this.all) {
      const parent = each.linked('schema:isPartOf').find((holder) => holder !== each && this.all.has(holder));
      if (parent) add(this.parts, parent, each);
      for (const { from } of each.values('schema:isPartOf')) graph.take(from);
    }
    for (const mapping of graph.nodes) {
      for (const { node, from } of mapping.values('cdi:formats_InstanceVariable')) {
        if (node === undefined) continue;
        graph.take(from);
        add(this.mappings, node, mapping);
      }
    }
  }

  /** The variables that nobody has read. */
  rest(): readonly DraftVariable[] {
    const inside = new Set([...this.parts.values()].flat());
    const top = this.read([...this.all].filter((each) => !inside.has(each)));
    // Parts of each other, or too deep.
    const left = this.read([...this.all]);
    return [...top, ...left];
  }

  read(variables: readonly GraphNode[], depth = 0): readonly DraftVariable[] {
    const taken = new Set<string>();
    return variables.flatMap((node) => {
      if (this.names.has(node)) return [];
      const name = unique(nameOf(node), taken);
      this.names.set(node, name);
      return [this.variable(node, name, depth)];
    });
  }

  private variable(node: GraphNode, name: string, depth: number): DraftVariable {
    const mappings = this.mappings.get(node) ?? [];
    const statements = subjectOf(node);
    const form = valueForm(node, mappings);
    const parts = depth < DEEPEST ? this.read(this.parts.get(node) ?? [], depth + 1) : [];
    // Places of a tuple: an object would not fit.
    const isTuple =
      form.isArray === true && parts.length > 0 && parts.every((part, index) => part.name === `${index}`);
    const codes = this.codes.of(node, mappings, form, name);
    const required = mappings.map((each) => requiredIn(each));
    return {
      name,
      statements,
      types: isTuple ? [] : parts.length > 0 ? ['object'] : form.types,
      format: formatOf(mappings, form),
      constraints: constraintsOf(node, mappings, form),
      isRequired: required.length > 0 && required.every((each) => each),
      variables: parts,
      ...(form.isArray && !isTuple ? { shape: [-1] } : {}),
      ...(codes === undefined ? {} : { codes }),
    };
  }
}

function requiredIn(mapping: GraphNode): boolean {
  return mapping.values('cdi:isRequired').some(({ scalar, from }) => {
    mapping.graph.take(from);
    return scalar === true;
  });
}

/** The name in the data. */
function nameOf(node: GraphNode): string {
  const name = textOf(node, 'schema:name', 'cdi:name') ?? localPart(node.id);
  for (const { scalar, from } of node.values('schema:name', 'cdi:name'))
    if (scalar === name) node.graph.take(from);
  return name === '(unnamed variable)' ? '' : name;
}

function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  taken.add(free);
  return free;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
