import type { Budget } from '../../base/budget.js';
import type { Location } from '../../base/diagnostic.js';
import { isObject, member } from '../../base/json.js';
import { type Dataset, describe, type RelationFacts, type Variable } from '../../schema/description/index.js';
import { append, type Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import type { Unchecked } from './checked-by-engine.js';
import { mayBeProduct } from './product.js';
import type { Table } from './table.js';

/** Values of a row that are compared with those of other rows. */
export interface RowKey {
  /** The pointer of the schema object of the table; none if the schema has only one. */
  readonly entry: string | undefined;
  /** What messages call the table. */
  readonly table: string;
  /** The members down to its rows, in a document that has all tables. */
  readonly rowsIn: readonly string[];
  /** The names of the variables, and for each the members from the row down to it; none stand for the whole row. */
  readonly variables: readonly string[];
  readonly paths: readonly (readonly string[])[];
}

/** What is asked of rows together. */
export type RowsRequest = UniqueRequest | ReferenceRequest;

/** No two rows have the same values. */
export interface UniqueRequest {
  readonly is: 'unique';
  readonly key: RowKey;
  /** What asks for it; `keys` is an option. */
  readonly keyword: 'uniqueItems' | 'fair:datasetRelations' | 'keys';
  /** Where the schema does. */
  readonly at?: Location;
}

/** Each row has a row of another table, or of its own, with the same values. */
export interface ReferenceRequest {
  readonly is: 'reference';
  readonly source: RowKey;
  readonly target: RowKey;
  readonly at: Location;
}

/** The columns that identify a row, by table, as the option `keys` states them. */
export type StatedKeys = { readonly [table: string]: readonly string[] };

/** What relations between the tables of a schema, and stated keys, ask of rows. */
export function relationRequests(
  schema: Document,
  registry: Registry,
  { keys = {}, budget }: { readonly keys?: StatedKeys | undefined; readonly budget?: Budget } = {},
): readonly RowsRequest[] {
  const { value } = schema;
  const hasRelations = isObject(value) && Object.hasOwn(value, 'fair:datasetRelations');
  if (!mayBeProduct(value) && !hasRelations && Object.keys(keys).length === 0) return [];
  const { isProduct, datasets } = describe(schema, registry, { budget });
  // Rows are given for the tables of a data product, or for all that the schema describes.
  const tables = datasets.filter(({ isRoot, uri }) => isRoot !== isProduct && uri === schema.uri);
  const keyOf = (table: Dataset, variables: readonly string[]) =>
    keyOfTable(table, isProduct ? table.pointer : undefined, variables);
  const related = tables.flatMap((table) =>
    table.relations.flatMap((relation) => {
      const target = tables.find(({ name }) => name === relation.table);
      return target ? requestsOf(relation, table, target, keyOf) : [];
    }),
  );
  const stated = tables.flatMap((table): readonly UniqueRequest[] => {
    // The only table needs no name.
    const [only = []] = isProduct || tables.length > 1 ? [] : Object.values(keys);
    const names = Object.hasOwn(keys, table.name) ? keys[table.name]! : only;
    return names.length === 0 ? [] : [{ is: 'unique', key: keyOf(table, names), keyword: 'keys' }];
  });
  return withoutRepeated([...related, ...stated]);
}

/** What the key of a table asks of its rows, by its entry or as the only one of a schema. */
export function keyRequest(
  names: readonly string[],
  entry: string | undefined,
  schema: Document,
  registry: Registry,
  budget?: Budget,
): UniqueRequest {
  const { datasets } = describe(schema, registry, { budget });
  const table = datasets.find(({ isRoot, pointer }) => (entry === undefined ? isRoot : pointer === entry));
  return { is: 'unique', key: keyOfTable(table, entry, names), keyword: 'keys' };
}

function keyOfTable(
  table: Pick<Dataset, 'name' | 'path' | 'variables'> = { name: '', path: [], variables: [] },
  entry: string | undefined,
  variables: readonly string[],
): RowKey {
  return {
    entry,
    table: table.name,
    rowsIn: table.path,
    variables,
    paths: variables.map((name) => pathOf(table.variables, name) ?? [name]),
  };
}

function requestsOf(
  { uri, pointer, cardinality, sourceVariables, targetVariables }: RelationFacts,
  from: Dataset,
  to: Dataset,
  keyOf: (table: Dataset, variables: readonly string[]) => RowKey,
): readonly RowsRequest[] {
  const namesIn = (facts: RelationFacts['sourceVariables']) => facts.map(({ value }) => value);
  const source = keyOf(from, namesIn(sourceVariables));
  const target = keyOf(to, namesIn(targetVariables));
  const [many = '', one = ''] = cardinality?.value.split('-to-') ?? [];
  const at: Location = { uri, pointer, on: 'value' };
  const unique = (key: RowKey): readonly UniqueRequest[] =>
    key.variables.length === 0 ? [] : [{ is: 'unique', key, keyword: 'fair:datasetRelations', at }];
  const isJoin = source.variables.length > 0 && source.variables.length === target.variables.length;
  // Where one row has many others, these refer to it: it may have none.
  const ends = many === 'one' && one === 'many' ? [target, source] : [source, target];
  return [
    ...(many === 'one' ? unique(source) : []),
    ...(one === 'one' ? unique(target) : []),
    ...(isJoin ? [{ is: 'reference', source: ends[0]!, target: ends[1]!, at } as const] : []),
  ];
}

/** The members down to a variable, which people name in several ways; the nearest counts. */
function pathOf(variables: readonly Variable[], name: string): readonly string[] | undefined {
  const found = variables.find(({ name: own, path, pointer }) =>
    [own, path.join('.'), path.join('/'), pointer, `#${pointer}`].includes(name),
  );
  if (found) return found.path;
  for (const { variables: inner } of variables) {
    const path = pathOf(inner, name);
    if (path) return path;
  }
  return undefined;
}

/** Two relations often ask for the same key. */
function withoutRepeated(requests: readonly RowsRequest[]): readonly RowsRequest[] {
  const known = new Map<string, RowsRequest>();
  for (const request of requests) {
    const asked =
      request.is === 'unique'
        ? [request.key.entry, request.key.paths.map((path) => JSON.stringify(path)).sort()]
        : [request.source, request.target];
    const name = JSON.stringify(asked);
    if (!known.has(name)) known.set(name, request);
  }
  return [...known.values()];
}

/** The table whose rows can break a request. */
export function entryOf(request: RowsRequest): string | undefined {
  return keyOf(request).entry;
}

/** A request that was not checked. */
export function uncheckedRequest(request: RowsRequest, reason: string): Unchecked {
  const keyword = request.is === 'unique' ? request.keyword : 'fair:datasetRelations';
  const column = keyOf(request).variables.join(', ');
  return { column, keyword, location: request.at?.pointer ?? '', reason };
}

function keyOf(request: RowsRequest): RowKey {
  return request.is === 'unique' ? request.key : request.source;
}

/** What the array of a table asks of its rows together. */
export function uniqueRowsRequests(
  { arrays }: Pick<Table, 'arrays'>,
  entry: string | undefined,
): readonly UniqueRequest[] {
  const place = arrays.find(({ schema }) => member(schema, 'uniqueItems') === true);
  if (place === undefined) return [];
  const at: Location = { uri: place.uri, pointer: append(place.pointer, 'uniqueItems'), on: 'value' };
  return [
    {
      is: 'unique',
      key: { entry, table: '', rowsIn: [], variables: [], paths: [] },
      keyword: 'uniqueItems',
      at,
    },
  ];
}

/** The keys of the rows of a table that requests compare, in the order in which they are collected. */
export function keysOfTable(requests: readonly RowsRequest[], entry: string | undefined): readonly RowKey[] {
  const own = requests
    .flatMap((each) => (each.is === 'unique' ? [each.key] : [each.source, each.target]))
    .filter((key) => key.entry === entry);
  return own.filter((key, index) => own.findIndex((each) => isSameKey(each, key)) === index);
}

/** Whether two keys have the same values in every row. */
export function isSameKey(one: RowKey, other: RowKey): boolean {
  return one.entry === other.entry && JSON.stringify(one.paths) === JSON.stringify(other.paths);
}
