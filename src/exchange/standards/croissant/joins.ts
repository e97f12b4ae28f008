import { quote } from '../../../base/json.js';
import type { Dataset, RelationFacts, Variable } from '../../../schema/description/index.js';
import { unique } from '../jsonld.js';
import type { Missing } from '../result.js';
import type { Context } from './context.js';
import type { TableFiles } from './files.js';

/** How tables refer to each other. */
export interface Joins {
  /** The foreign keys, by the address of the field that refers to another. */
  readonly foreignKeys: ReadonlyMap<string, ForeignKey>;
  /** The addresses of the fields that identify a row, by table. */
  readonly keys: ReadonlyMap<Dataset, readonly string[]>;
  /** The tables, each before those that it refers to: the loader fails in another order. */
  readonly order: readonly Dataset[];
  /** The tables that the loader joins others with: once it has, it cannot read them if they are joined themselves. */
  readonly targets: ReadonlySet<Dataset>;
}

/** A field that refers to another. */
export interface ForeignKey {
  readonly from: Dataset;
  readonly field: string;
  readonly to: Dataset;
  readonly target: string;
  /** Whether the loader can join on it. */
  readonly isJoinable: boolean;
}

/** Foreign keys, from the relations that name variables on both sides. */
export function joinsOf(
  tables: readonly Dataset[],
  files: ReadonlyMap<Dataset, TableFiles>,
  { options, names, miss }: Context,
): Joins {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const known = new Map<Dataset, ReadonlyMap<string, string>>();
  // The addresses of the fields of a table by the names of their variables, for tables that somebody asks about.
  const fieldsOf = (table: Dataset): ReadonlyMap<string, string> => {
    const field = ({ name, path }: Variable) => [name, names.field(names.table(table), path)] as const;
    const fields = known.get(table) ?? new Map(table.variables.map(field));
    known.set(table, fields);
    return fields;
  };
  const keys = new Map<Dataset, readonly string[]>();
  for (const table of tables) {
    const own = keysIn(options, table).flatMap((column) => fieldsOf(table).get(column) ?? []);
    if (own.length > 0) keys.set(table, unique(own));
  }
  const found: Omit<ForeignKey, 'isJoinable'>[] = [];
  for (const table of tables) {
    for (const relation of table.relations) {
      const other = relation.table === undefined ? undefined : byName.get(relation.table);
      if (other === undefined) continue;
      const pairs = pairsOf(relation, fieldsOf(table), fieldsOf(other));
      const cardinality = relation.cardinality?.value;
      // Rows would come several times where a reference leads to more than one.
      if (pairs.length === 0 || cardinality === 'many-to-many') continue;
      const isTurned = cardinality === 'one-to-many';
      const [from, to] = isTurned ? [other, table] : [table, other];
      const ends = isTurned ? pairs.map(([own, its]) => [its, own] as const) : pairs;
      found.push(...ends.map(([field, target]) => ({ from, field, to, target })));
      if (cardinality !== undefined && !keys.has(to))
        keys.set(to, [...new Set(ends.map(([, target]) => target))]);
    }
  }
  const linked = new Set(found.flatMap(({ from, to }) => [pairKey(from, to), pairKey(to, from)]));
  for (const [table, parent] of nestedIn(tables)) {
    if (linked.has(pairKey(table, parent))) continue;
    const [own, others] = [fieldsOf(table), fieldsOf(parent)];
    const shared = sharedKey(keysIn(options, parent), keysIn(options, table));
    const ends = shared.flatMap((each) => {
      const [field, target] = [own.get(each), others.get(each)];
      return field === undefined || target === undefined ? [] : [{ from: table, field, to: parent, target }];
    });
    found.push(...ends);
    if (ends.length === 0) miss(linkOf(table, parent));
  }
  const acyclic = withoutRings(found);
  const { order, kept } = withoutTableRings(tables, acyclic);
  const places = new Map(order.map((table, place) => [table, place]));
  const targets = new Set<Dataset>();
  const joined = new Set<unknown>();
  for (const each of [...kept].toSorted((one, other) => places.get(one.from)! - places.get(other.from)!)) {
    if (targets.has(each.from) || !canRead(files.get(each.from), files.get(each.to))) continue;
    targets.add(each.to);
    joined.add(each);
  }
  const foreignKeys = acyclic.map((each) => ({ ...each, isJoinable: joined.has(each) }));
  return { foreignKeys: new Map(foreignKeys.map((each) => [each.field, each])), keys, order, targets };
}

/** The columns that the options name as the key of a table. */
function keysIn({ keys = {} }: Context['options'], { name }: Dataset): readonly string[] {
  return Object.hasOwn(keys, name) ? keys[name]! : [];
}

/** A key that is a part of the key of a table inside: it says which row contains another. */
function sharedKey(key: readonly string[], inner: readonly string[]): readonly string[] {
  return key.length < inner.length && key.every((each) => inner.includes(each)) ? key : [];
}

/** What is missing where rows do not say which row of another table contains them. */
function linkOf(table: Dataset, parent: Dataset): Missing {
  return {
    term: `references of ${table.name}`,
    level: 'should',
    help: `State in "fair:datasetRelations" which columns of the table ${quote(table.name)} are the key of ${quote(parent.name)}: its rows do not say which row contains them.`,
  };
}

function pairKey(from: Dataset, to: Dataset): string {
  return JSON.stringify([from.name, to.name]);
}

/** The tables in the rows of others, each with the nearest of these. */
function nestedIn(tables: readonly Dataset[]): readonly (readonly [table: Dataset, parent: Dataset])[] {
  // Of several at one place the first counts, which is the dataset itself.
  const byPath = new Map(tables.toReversed().map((table) => [JSON.stringify(table.path), table]));
  return tables.flatMap((table) => {
    for (let length = table.path.length - 1; length >= 0; length--) {
      const parent = byPath.get(JSON.stringify(table.path.slice(0, length)));
      if (parent) return parent.isArray ? [[table, parent] as const] : [];
    }
    return [];
  });
}

function pairsOf(
  { sourceVariables, targetVariables }: RelationFacts,
  own: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly (readonly [own: string, other: string])[] {
  return sourceVariables.flatMap(({ value }, index) => {
    const field = own.get(value);
    const name = targetVariables[index]?.value;
    const target = name === undefined ? undefined : other.get(name);
    return field === undefined || target === undefined ? [] : [[field, target] as const];
  });
}

/** The loader reads a set of files by the fields of all tables that refer to it, which works for columns only. */
function canRead(from: TableFiles | undefined, to: TableFiles | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  return to.kind === 'fileObject' || (from.form !== 'json' && to.form !== 'json');
}

const LIKE_NO_TEXT = /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|true|false|inf(?:inity)?)\s*$/i;

/**
 * Whether the loader can look the values of a column up in its code list. It cannot look arrays up; and from
 * a text file it reads "01" as a number, which it then cannot compare with texts.
 */
export function isLookedUp(
  { isArray, codes: list }: Pick<Variable, 'isArray' | 'codes'>,
  { form }: TableFiles,
): boolean {
  if (list === undefined || isArray) return false;
  if (form !== 'text') return true;
  return [...list.codes, ...list.sentinels].some(
    ({ value }) => typeof value !== 'string' || !LIKE_NO_TEXT.test(value),
  );
}

/** A table that refers to another. */
interface Link<T> {
  readonly from: T;
  readonly to: T;
}

/** A field of one table that refers to a field of another. */
interface Edge<T> extends Link<T> {
  readonly field: string;
  readonly target: string;
}

/** References such that each field has one, the first, and none leads back to itself. */
export function withoutRings<E extends Edge<unknown>>(edges: readonly E[]): readonly E[] {
  const next = new Map<string, E>();
  for (const edge of edges) if (!next.has(edge.field)) next.set(edge.field, edge);
  const safe = new Set<string>();
  for (const start of [...next.keys()]) {
    const way = new Set<string>();
    let field = start;
    for (let edge = next.get(field); edge !== undefined && !safe.has(field); edge = next.get(field)) {
      way.add(field);
      if (way.has(edge.target)) {
        next.delete(field);
        break;
      }
      field = edge.target;
    }
    for (const each of way) safe.add(each);
  }
  return [...next.values()];
}

/**
 * An order of the tables in which each is before those that it refers to, and the references that keep to it:
 * those that would create a cycle of tables do not.
 */
export function withoutTableRings<T, E extends Link<T>>(
  tables: readonly T[],
  edges: readonly E[],
): { readonly order: readonly T[]; readonly kept: ReadonlySet<E> } {
  const byTable = new Map<T, E[]>(tables.map((table) => [table, []]));
  for (const edge of edges) byTable.get(edge.from)?.push(edge);
  const open = new Set<T>();
  const done = new Set<T>();
  const kept = new Set<E>();
  // A walk into the depth, with a stack of its own: chains of tables may be long.
  for (const start of tables) {
    const stack: { readonly table: T; next: number }[] = done.has(start) ? [] : [{ table: start, next: 0 }];
    open.add(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const edge = byTable.get(top.table)?.[top.next++];
      if (edge === undefined) {
        done.add(top.table);
        open.delete(top.table);
        stack.pop();
      } else if (done.has(edge.to)) kept.add(edge);
      else if (!open.has(edge.to)) {
        kept.add(edge);
        open.add(edge.to);
        stack.push({ table: edge.to, next: 0 });
      }
    }
  }
  // A table is done after all that it refers to.
  return { order: [...done].reverse(), kept };
}
