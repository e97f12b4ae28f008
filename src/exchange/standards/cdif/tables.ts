import type { Dataset, Description, RelationFacts, Variable } from '../../../schema/description/index.js';
import type { Addresses } from '../addresses.js';
import type { Source } from '../exporter.js';
import { idPart, idPath } from '../ids.js';
import type { ExportOptions, Role } from '../options.js';

/** A variable in its table, with the id of its `cdi:InstanceVariable`. */
export interface Column {
  readonly id: string;
  readonly variable: Variable;
  readonly table: Dataset;
  /** The column that it is a part of. */
  readonly parent: Column | undefined;
  /** The part that it plays, if anybody says so. */
  readonly role: Role | undefined;
}

/** A join of a table to another. */
export interface Join {
  readonly columns: readonly Column[];
  readonly target: string;
}

/** A table with its columns. */
export interface Table {
  readonly dataset: Dataset;
  /** Every variable, those inside others included. */
  readonly columns: readonly Column[];
  readonly topColumns: readonly Column[];
  /** The columns that identify a row, if anybody says so. */
  readonly key: readonly Column[];
  readonly joins: readonly Join[];
}

/** The tables of a description, with the ids, keys and roles of their columns. */
export function tablesOf({ description, options, addresses }: Source): readonly Table[] {
  const targets = joinTargets(description);
  return description.datasets.map((dataset) => {
    const keyNames = new Set(keyOf(dataset.name, options, targets));
    const columns: Column[] = [];
    const visit = (variable: Variable, parent: Column | undefined): void => {
      const isKey = parent === undefined && keyNames.has(variable.name);
      const column: Column = {
        id: addresses.variable(dataset, variable.path),
        variable,
        table: dataset,
        parent,
        role: roleOf(dataset, variable, options) ?? (isKey ? 'identifier' : undefined),
      };
      columns.push(column);
      for (const inner of variable.variables) visit(inner, column);
    };
    for (const variable of dataset.variables) visit(variable, undefined);
    const topColumns = columns.filter(({ parent }) => parent === undefined);
    const named = finderIn(topColumns);
    // The relations of the root are those of the whole.
    const { relations } = dataset.isRoot ? description : dataset;
    return {
      dataset,
      columns,
      topColumns,
      key: named([...keyNames]),
      joins: relations.flatMap(({ table, sourceVariables }) => {
        const joining = named(sourceVariables.map(({ value }) => value));
        return table === undefined || joining.length === 0 ? [] : [{ columns: joining, target: table }];
      }),
    };
  });
}

/** The address of something that belongs to a table, or to one of its columns. */
export function partAddress(
  addresses: Addresses,
  kind: string,
  { name, isRoot }: Dataset,
  path: readonly string[] = [],
): string {
  const place = path.length === 0 ? kind : `${kind}/${idPath(path)}`;
  return addresses.local(isRoot ? place : `table/${idPart(name)}/${place}`);
}

/** The variables by which other tables join a table: they identify its rows. */
function joinTargets(description: Description): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  const relations: readonly RelationFacts[] = [description, ...description.datasets].flatMap(
    (each) => each.relations,
  );
  for (const { table, targetVariables, cardinality } of relations) {
    const isToOne = cardinality === undefined || cardinality.value.endsWith('-to-one');
    if (table === undefined || !isToOne || targetVariables.length === 0 || targets.has(table)) continue;
    targets.set(
      table,
      targetVariables.map(({ value }) => value),
    );
  }
  return targets;
}

function keyOf(
  table: string,
  { keys }: ExportOptions,
  targets: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (keys && Object.hasOwn(keys, table)) return keys[table]!;
  return targets.get(table) ?? [];
}

function roleOf({ name }: Dataset, variable: Variable, { roles }: ExportOptions): Role | undefined {
  if (roles === undefined) return undefined;
  const path = variable.path.join('/');
  const found = [`${name}/${path}`, path].find((each) => Object.hasOwn(roles, each));
  return found === undefined ? undefined : roles[found];
}

/** Finds the columns with names, if all of them exist; each once. Of most tables none is asked for. */
function finderIn(columns: readonly Column[]): (names: readonly string[]) => readonly Column[] {
  let byName: ReadonlyMap<string, Column> | undefined;
  return (names) => {
    if (names.length === 0) return [];
    byName ??= new Map(columns.map((column) => [column.variable.name, column]));
    const found = [...new Set(names)].map((name) => byName?.get(name));
    return found.every((each) => each !== undefined) ? found : [];
  };
}
