import type { Dataset, RelationFacts, Variable } from '../../description/index.js';
import type { Context } from './context.js';
import type { TableFiles } from './files.js';
import type { Names } from './names.js';
import { withoutRings, withoutTableRings } from './rings.js';

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
  names: Names,
  { options }: Context,
): Joins {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const fields = new FieldIndex(names);
  const keys = givenKeys(tables, fields, options.keys);
  const found: Omit<ForeignKey, 'isJoinable'>[] = [];
  for (const table of tables) {
    for (const relation of table.relations) {
      const other = relation.table === undefined ? undefined : byName.get(relation.table);
      if (other === undefined) continue;
      const pairs = pairsOf(relation, fields.of(table), fields.of(other));
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
  const acyclic = withoutRings(found);
  const { order, kept } = withoutTableRings(tables, acyclic);
  const byTable = new Map<Dataset, typeof found>();
  for (const each of kept) {
    const own = byTable.get(each.from) ?? [];
    own.push(each);
    byTable.set(each.from, own);
  }
  const targets = new Set<Dataset>();
  const joined = new Set<unknown>();
  for (const table of order) {
    if (targets.has(table)) continue;
    for (const each of byTable.get(table) ?? []) {
      if (!canRead(files.get(each.from), files.get(each.to))) continue;
      targets.add(each.to);
      joined.add(each);
    }
  }
  const foreignKeys = acyclic.map((each) => ({ ...each, isJoinable: joined.has(each) }));
  return { foreignKeys: new Map(foreignKeys.map((each) => [each.field, each])), keys, order, targets };
}

/** The addresses of the fields of tables by the names of their variables, for tables that somebody asks about. */
class FieldIndex {
  private readonly known = new Map<Dataset, ReadonlyMap<string, string>>();

  constructor(private readonly names: Names) {}

  of(table: Dataset): ReadonlyMap<string, string> {
    let fields = this.known.get(table);
    if (fields === undefined) {
      const id = this.names.table(table);
      fields = new Map(table.variables.map(({ name, path }) => [name, this.names.field(id, path)]));
      this.known.set(table, fields);
    }
    return fields;
  }
}

function givenKeys(
  tables: readonly Dataset[],
  fields: FieldIndex,
  keys: Context['options']['keys'] = {},
): Map<Dataset, readonly string[]> {
  return new Map(
    tables.flatMap((table) => {
      const columns = Object.hasOwn(keys, table.name) ? keys[table.name]! : [];
      const found = [...new Set(columns.flatMap((column) => fields.of(table).get(column) ?? []))];
      return found.length > 0 ? [[table, found] as const] : [];
    }),
  );
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
