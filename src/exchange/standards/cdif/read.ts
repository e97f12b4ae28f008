import {
  type Draft,
  type DraftDataset,
  type DraftVariable,
  Sourced,
  type SourcedJson,
} from '../../../schema/draft/index.js';
import { type Graph, type GraphNode, localName } from '../read/graph.js';
import { subjectOf } from './mapping.js';
import { CodeReader } from './read-codes.js';
import { FORMATTED, readOptions, type VariablePlace } from './read-options.js';
import { isSchemaLink, rootOf, schemaTargets } from './read-root.js';
import { takeAll } from './read-terms.js';
import { constraintsOf, formatOf, valueForm } from './read-values.js';

/** Reads a CDIF document. */
export function read(graph: Graph): Draft {
  const dataset = rootOf(graph);
  if (dataset === undefined) return { statements: {}, datasets: [], options: {} };
  const parts = dataset
    .linked('schema:hasPart')
    .filter((each) => each !== dataset && (variablesOf(each).length > 0 || each.is('cdi:DataSet')));
  const reader = new VariableReader(graph, [dataset, ...parts].flatMap(variablesOf));
  const tableNames: Names = new Map();
  const statements = subjectOf(dataset);
  const tables = parts.map((each): DraftDataset => {
    const name = unique(textOf(each, 'schema:name') ?? localName(each.id), tableNames);
    takeAll(each, 'schema', 'schema:name');
    return {
      path: name.split('/'),
      statements: subjectOf(each),
      variables: reader.read(variablesOf(each), { table: name, path: [] }),
    };
  });
  const others = reader.rest();
  const whole: DraftDataset = { path: [], statements: {}, variables: others };
  return {
    id: schemaAddress(dataset),
    statements,
    datasets: tables.length > 0 && others.length === 0 ? tables : [whole, ...tables],
    options: readOptions(dataset, parts, reader.places),
  };
}

/** The address of the schema that a description was made from. */
function schemaAddress(dataset: GraphNode): SourcedJson | undefined {
  for (const link of dataset.linked('schema:relatedLink').filter(isSchemaLink))
    takeAll(link, 'schema', 'schema:linkRelationship');
  for (const target of schemaTargets(dataset)) {
    takeAll(target, 'schema', 'schema:encodingFormat', 'schema:url');
    const [url] = target.values('schema:url');
    if (typeof url?.scalar !== 'string') continue;
    for (const file of dataset.linked('schema:distribution')) takeAll(file, 'repeated', 'dct:conformsTo');
    // A schema without an address has a name that was made from its content.
    if (url.scalar.startsWith('urn:uuid:')) return undefined;
    const isOfDataset = url.scalar === `${dataset.id}#schema`;
    return new Sourced(isOfDataset ? dataset.id : url.scalar, url.from);
  }
  return undefined;
}

/** The variables of a dataset, or those that a structure is made of. */
function variablesOf(node: GraphNode): readonly GraphNode[] {
  takeAll(node, 'repeated', 'schema:variableMeasured');
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

/** How many parts may stand in each other; what is deeper stands beside. */
const DEEPEST = 30;

/** What the root table is called in descriptions. */
const ROOT: VariablePlace = { table: 'data', path: [] };

/** Reads every variable once, those inside others where they belong. */
class VariableReader {
  /** Where variables stand in the schema. */
  readonly places = new Map<GraphNode, VariablePlace>();
  private readonly all: ReadonlySet<GraphNode>;
  private readonly parts = new Map<GraphNode, GraphNode[]>();
  /** How variables stand in files. */
  private readonly mappings = new Map<GraphNode, GraphNode[]>();
  /** The files of the mappings. */
  private readonly files = new Map<GraphNode, GraphNode>();
  private readonly codes: CodeReader;

  constructor(graph: Graph, variables: readonly GraphNode[]) {
    this.all = new Set(variables);
    this.codes = new CodeReader(graph);
    for (const each of this.all) {
      const parent = each.linked('schema:isPartOf').find((holder) => holder !== each && this.all.has(holder));
      if (parent === undefined) continue;
      add(this.parts, parent, each);
      takeAll(each, 'schema', 'schema:isPartOf');
    }
    for (const mapping of graph.nodes) {
      for (const each of mapping.linked('cdi:hasPhysicalMapping')) this.files.set(each, mapping);
      for (const { node, from } of mapping.values(...FORMATTED)) {
        if (node === undefined) continue;
        graph.take(from, 'repeated');
        add(this.mappings, node, mapping);
      }
    }
  }

  /** The variables that nobody has read: first those in no other, then those in each other or too deep. */
  rest(): readonly DraftVariable[] {
    const inside = new Set([...this.parts.values()].flat());
    const taken: Names = new Map();
    const top = this.read(
      [...this.all].filter((each) => !inside.has(each)),
      ROOT,
      taken,
    );
    return [...top, ...this.read([...this.all], ROOT, taken)];
  }

  read(
    variables: readonly GraphNode[],
    { table, path }: VariablePlace,
    taken: Names = new Map(),
  ): readonly DraftVariable[] {
    const files = new Set(variables.flatMap((node) => this.filesOf(this.mappings.get(node) ?? [])));
    return variables.flatMap((node) => {
      if (this.places.has(node)) return [];
      const place = { table, path: [...path, unique(nameOf(node), taken)] };
      this.places.set(node, place);
      return [this.variable(node, place, files)];
    });
  }

  private filesOf(mappings: readonly GraphNode[]): readonly GraphNode[] {
    return mappings.map((each) => this.files.get(each) ?? each);
  }

  private variable(node: GraphNode, place: VariablePlace, files: ReadonlySet<GraphNode>): DraftVariable {
    const mappings = this.mappings.get(node) ?? [];
    const name = place.path.at(-1)!;
    const form = valueForm(node, mappings);
    const inner = place.path.length < DEEPEST ? (this.parts.get(node) ?? []) : [];
    const parts = this.read(inner, place);
    // The places of a tuple are no members of objects.
    const isTuple =
      form.isArray === true && parts.length > 0 && parts.every((part, index) => part.name === `${index}`);
    const codes = this.codes.of(node, mappings, form, name);
    const requiring = new Set(this.filesOf(mappings.filter(requiredIn)));
    return {
      name,
      statements: subjectOf(node),
      types: isTuple ? [] : parts.length > 0 ? ['object'] : form.types,
      format: formatOf(mappings, form),
      constraints: constraintsOf(node, mappings, form),
      // A file may have only some of the variables.
      isRequired: files.size > 0 && requiring.size === files.size,
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
  const name = textOf(node, 'schema:name', 'cdi:name') ?? localName(node.id);
  for (const { scalar, from } of node.values('schema:name', 'cdi:name'))
    if (scalar === name) node.graph.take(from);
  return name === '(unnamed variable)' ? '' : name;
}

/** How often names were asked for. */
type Names = Map<string, number>;

function unique(name: string, taken: Names): string {
  const before = taken.get(name) ?? 0;
  taken.set(name, before + 1);
  return before === 0 ? name : unique(`${name}-${before + 1}`, taken);
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
