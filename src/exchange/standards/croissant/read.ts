import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import type { ValueType } from '../../../schema/description/index.js';
import { escapeToken } from '../../../schema/document/index.js';
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
import { idPart } from '../ids.js';
import { type ConstraintPlaces, constraintsOf } from '../read/constraints.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { addressOf } from '../read/readers.js';
import { statementsOf } from '../read/statements.js';
import { CONSTRAINTS } from './data-types.js';
import { mapping } from './mapping.js';
import { readTitle } from './read-keywords.js';
import { readOptions } from './read-options.js';

/** Reads a Croissant document, of 1.0 or 1.1. */
export function read(graph: Graph): Draft {
  const dataset = datasetIn(graph);
  if (dataset === undefined) return { statements: {}, datasets: [], options: {} };
  const recordSets = dataset.linked('cr:recordSet').toSorted(byPlace);
  const isCodeList = codeListsAmong(recordSets);
  const lists = new Map(recordSets.filter(isCodeList).map((each) => [each, codeListFrom(each)]));
  const tables = recordSets.filter((each) => !isCodeList(each));
  const statements = subjectOf(dataset);
  const isWhole = (table: GraphNode) => isRoot(tables, table, statements);
  const datasets = tables.map((each) =>
    withRelations(tableFrom(each, lists, isWhole(each)), each, tables, isWhole),
  );
  repeatedIn(dataset);
  return { id: schemaAddress(dataset), statements, datasets, options: readOptions(dataset, tables) };
}

function datasetIn(graph: Graph): GraphNode | undefined {
  const found = graph.ofType('schema:Dataset');
  return (
    found.find((each) => each.values('cr:recordSet').length > 0) ??
    found.find((each) => each.values('dct:conformsTo').length > 0) ??
    found[0]
  );
}

/** Record sets come in the order of the document, however they refer to each other. */
function byPlace(one: GraphNode, other: GraphNode): number {
  const index = ({ places }: GraphNode) => Number(/\/(\d+)$/.exec(places[0] ?? '')?.[1] ?? 0);
  return index(one) - index(other);
}

function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  return { ...(title === undefined ? {} : { title }), ...statementsOf(node, mapping) };
}

function schemaAddress(dataset: GraphNode): SourcedJson | undefined {
  const value = dataset
    .values('dct:conformsTo')
    .find((each) => addressOf(each) !== undefined && !addressOf(each)!.includes('mlcommons.org/croissant'));
  if (value === undefined) return undefined;
  dataset.graph.take(value.from);
  return new Sourced(addressOf(value)!, value.from);
}

/** What the table of the dataset itself is called where there are others. */
const WHOLE = 'data';

/** The only table is the dataset itself, unless the dataset says that it is a product. */
function isRoot(tables: readonly GraphNode[], table: GraphNode, statements: Statements): boolean {
  const type = statements['fair:resourceType'];
  const isProduct = (type instanceof Sourced ? type.value : type) === 'data-product';
  return !isProduct && (tables.length === 1 || textOf(table, 'schema:name') === WHOLE);
}

function tableFrom(
  node: GraphNode,
  lists: ReadonlyMap<GraphNode, DraftCodeList>,
  isWhole: boolean,
): DraftDataset {
  for (const value of node.values('schema:name')) node.graph.take(value.from);
  return {
    path: isWhole ? [] : pathOf(node),
    statements: subjectOf(node),
    variables: fieldsOf(node, 'cr:field').map((each) => variableFrom(each, lists, node)),
  };
}

/** The name of a table is a path where its address says so, as ours do. */
function pathOf(node: GraphNode): readonly string[] {
  const name = textOf(node, 'schema:name') ?? node.id;
  return node.id === idPart(name) ? name.split('/') : [name];
}

/** Joins that fields tell of, where the relations of the table are not stated. */
function withRelations(
  dataset: DraftDataset,
  table: GraphNode,
  tables: readonly GraphNode[],
  isWhole: (table: GraphNode) => boolean,
): DraftDataset {
  if (dataset.statements['fair:datasetRelations'] !== undefined) return dataset;
  const relations = fieldsOf(table, 'cr:field').flatMap((field) =>
    targetsOf(field).flatMap(({ node: target, from }) => {
      const other = tables.find((each) => each !== table && fieldsOf(each, 'cr:field').includes(target));
      if (other === undefined) return [];
      table.graph.take(from);
      const way = isWhole(other) ? [] : pathOf(other);
      return {
        relationType: 'isRelatedTo',
        targetRef: `#${way.map((name) => `/properties/${escapeToken(name)}`).join('')}`,
        sourceVariables: [nameOf(field, table)],
        targetVariables: [nameOf(target, other)],
        cardinality: 'many-to-one',
      };
    }),
  );
  if (relations.length === 0) return dataset;
  return { ...dataset, statements: { ...dataset.statements, 'fair:datasetRelations': relations } };
}

function fieldsOf(node: GraphNode, property: string): readonly GraphNode[] {
  return node.linked(property).filter((each, index, all) => all.indexOf(each) === index);
}

function variableFrom(
  node: GraphNode,
  lists: ReadonlyMap<GraphNode, DraftCodeList>,
  table: GraphNode,
): DraftVariable {
  const variables = fieldsOf(node, 'cr:subField').map((each) => variableFrom(each, lists, table));
  const shape = shapeOf(node);
  const codes = codesOf(node, lists);
  return {
    name: nameOf(node, table),
    statements: subjectOf(node),
    ...(variables.length > 0 ? { types: ['object'] as const } : typeFrom(node)),
    constraints: constraintsOf(node, PLACES),
    isRequired: isSaid(node, 'schema:valueRequired'),
    variables,
    ...(shape && { shape }),
    ...(codes && { codes }),
  };
}

/** The name in the data: that of the column, else the name, else the end of the address. */
function nameOf(node: GraphNode, table: GraphNode): string {
  const [source] = node.linked('cr:source');
  const [extract] = source?.linked('cr:extract') ?? [];
  const column = extract && textOf(extract, 'cr:column');
  for (const value of [...node.values('schema:name'), ...(extract?.values('cr:column') ?? [])]) {
    node.graph.take(value.from);
  }
  const name = textOf(node, 'schema:name') ?? node.id;
  return column ?? (name.startsWith(`${table.id}/`) ? name.slice(table.id.length + 1) : name);
}

function textOf(node: GraphNode, property: string): string | undefined {
  const found = node.values(property).find(({ scalar }) => typeof scalar === 'string');
  return found?.scalar as string | undefined;
}

function takenScalar(
  node: GraphNode,
  value: { readonly scalar?: Json; readonly from?: string },
): Json | undefined {
  node.graph.take(value.from);
  return value.scalar;
}

/** Whether a property says that something is so. */
function isSaid(node: GraphNode, ...properties: readonly string[]): boolean {
  return node.values(...properties).some((each) => takenScalar(node, each) === true);
}

interface FieldType {
  readonly types: readonly ValueType[];
  readonly format?: string;
}

/** The types of Croissant, by the end of their IRI without the size of numbers. */
const TYPES: { readonly [name: string]: FieldType } = {
  Text: { types: ['string'] },
  Integer: { types: ['integer'] },
  Int: { types: ['integer'] },
  UInt: { types: ['integer'] },
  Float: { types: ['number'] },
  Number: { types: ['number'] },
  Boolean: { types: ['boolean'] },
  Date: { types: ['string'], format: 'date' },
  DateTime: { types: ['string'], format: 'date-time' },
  Time: { types: ['string'], format: 'time' },
  URL: { types: ['string'], format: 'uri' },
};

const OF_CROISSANT = /^(?:https?:\/\/schema\.org\/|http:\/\/mlcommons\.org\/croissant\/)([A-Za-z]+?)\d*$/;

function typeFrom(node: GraphNode): FieldType {
  const concepts = new Set(node.values('schema:about').map(addressOf));
  for (const value of node.values('cr:dataType')) {
    if (concepts.has(addressOf(value))) node.graph.take(value.from, 'repeated');
  }
  for (const value of node.values('cr:dataType')) {
    const name = OF_CROISSANT.exec(value.id ?? String(value.scalar))?.[1] ?? '';
    if (!Object.hasOwn(TYPES, name)) continue;
    node.graph.take(value.from);
    return TYPES[name]!;
  }
  return { types: [] };
}

function shapeOf(node: GraphNode): readonly number[] | undefined {
  if (!isSaid(node, 'cr:isArray', 'cr:repeated')) return undefined;
  const [stated] = node.values('cr:arrayShape');
  const text = stated && String(takenScalar(node, stated));
  const shape = text?.split(',').map((each) => Number.parseInt(each.replace(/[()\s]/g, ''), 10));
  return shape && shape.length > 0 && shape.every((each) => !Number.isNaN(each)) ? shape : [-1];
}

const PLACES: ConstraintPlaces = Object.fromEntries(
  Object.entries(CONSTRAINTS).map(([name, property]) => [name, `schema:${property}`]),
);

/** Which record sets are lists of codes: enumerations, and those with their rows inside that fields refer to. */
function codeListsAmong(recordSets: readonly GraphNode[]): (recordSet: GraphNode) => boolean {
  return (node) =>
    rowsIn(node).length > 0 ||
    (node.values('cr:dataType').some(({ id }) => id?.endsWith('schema.org/Enumeration')) &&
      recordSets.length > 1);
}

function rowsIn(node: GraphNode): readonly JsonObject[] {
  const json = node.values('cr:data').map((each) => each.json);
  return json.flat().filter((each): each is JsonObject => isObject(each as Json));
}

function codesOf(node: GraphNode, lists: ReadonlyMap<GraphNode, DraftCodeList>): DraftCodeList | undefined {
  const targets = targetsOf(node);
  for (const { node: target, from } of targets) {
    const list =
      lists.get(target) ?? [...lists].find(([each]) => fieldsOf(each, 'cr:field').includes(target))?.[1];
    if (list === undefined) continue;
    node.graph.take(from);
    return list;
  }
  return undefined;
}

/** What a field refers to, and where it says so. */
function targetsOf(node: GraphNode): readonly { readonly node: GraphNode; readonly from?: string }[] {
  return [
    ...node.linked('cr:references').flatMap((each) => each.values('cr:field', 'cr:recordSet')),
    ...node.values('cr:references', 'schema:valueReference', 'cdi:takesSentinelValuesFrom'),
  ].flatMap(({ node: target, from }) =>
    target ? [{ node: target, ...(from === undefined ? {} : { from }) }] : [],
  );
}

/** The columns of a code list by what they hold: by name as we write them, else the key and the first text. */
function codeListFrom(node: GraphNode): DraftCodeList {
  const fields = fieldsOf(node, 'cr:field');
  const column = (name: string) => fields.find((each) => textOf(each, 'schema:name') === name)?.id;
  const code = column('code') ?? node.values('cr:key')[0]?.id ?? fields[0]?.id;
  const label = column('name') ?? fields.find(({ id }) => id !== code)?.id;
  // How the list is laid out is not said in the schema, but nothing of it is lost.
  const sets = node.linked('schema:about');
  for (const each of [node, ...fields, ...sets]) {
    for (const value of each.values('schema:name', 'cr:key', 'cr:dataType')) node.graph.take(value.from);
  }
  const terms = new Map(
    sets.flatMap((set) => set.linked('schema:hasDefinedTerm')).map((term) => [termCode(term), term]),
  );
  const codes = rowsIn(node).flatMap((row, index): DraftCode[] => {
    const at = (name: string) => `${node.places[0]}/data/${index}/${escapeToken(name)}`;
    const cell = (id: string | undefined) => {
      const name = id === undefined ? undefined : cellName(row, id);
      return name === undefined ? undefined : { value: row[name], from: at(name) };
    };
    const statement = (keyword: string, id: string | undefined): Statements => {
      const { value: text, from } = cell(id) ?? {};
      return typeof text === 'string' && text !== '' ? { [keyword]: new Sourced(text, from) } : {};
    };
    const { value } = cell(code) ?? {};
    if (value === undefined || value === null) return [];
    for (const name of Object.keys(row)) node.graph.take(at(name));
    const term = terms.get(String(value));
    const isNamed = term === undefined && cell(label)?.value !== String(value);
    return [
      {
        value,
        isSentinel: cell(column('sentinel'))?.value === true,
        statements: {
          ...(isNamed ? statement('title', label) : {}),
          ...statement('description', column('description')),
          ...(term ? subjectOf(term) : statement('fair:conceptRef', column('url'))),
        },
      },
    ];
  });
  return { name: node.id.slice(node.id.lastIndexOf('/') + 1), codes };
}

function termCode(node: GraphNode): string {
  const [value] = node.values('schema:termCode');
  return String(value && takenScalar(node, value));
}

/** Cells are named by the address of their field, which may be relative. */
function cellName(row: JsonObject, id: string): string | undefined {
  if (Object.hasOwn(row, id)) return id;
  return Object.keys(row).find((name) => id.endsWith(`/${name}`) || name.endsWith(`/${id}`));
}

/** Variables that stand once more for search engines, as far as the fields say the same. */
function repeatedIn(dataset: GraphNode): void {
  for (const each of dataset.linked('schema:variableMeasured')) {
    for (const value of each.values(...each.names)) each.graph.take(value.from, 'repeated');
  }
}
