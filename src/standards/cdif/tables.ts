import type { Dataset, Description, RelationFacts, Subject, Variable } from '../../description/index.js';
import type { ExportOptions, Role } from '../options.js';
import type { Ids } from './iris.js';

/** A variable in its table, with the id of its `cdi:InstanceVariable`. */
export interface Column {
  readonly id: string;
  readonly variable: Variable;
  readonly table: Dataset;
  /** The names that its ids are made of. */
  readonly names: readonly string[];
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
  readonly names: readonly string[];
  /** The id of what stands for it in the document; the whole, for a table that is the whole. */
  readonly id: string | undefined;
  /** Every variable, those inside others included. */
  readonly columns: readonly Column[];
  readonly topColumns: readonly Column[];
  /** The columns that identify a row, if anybody says so. */
  readonly key: readonly Column[];
  readonly joins: readonly Join[];
}

/** The tables of a description, with the ids, keys and roles of their columns. */
export function tablesOf(description: Description, options: ExportOptions, ids: Ids): readonly Table[] {
  const { datasets } = description;
  const targets = joinTargets(description);
  return datasets.map((dataset) => {
    const names = datasets.length === 1 ? [] : [dataset.name];
    const keyNames = new Set(keyOf(dataset.name, options, targets));
    const id = dataset.isRoot ? ids.dataset : ids.mint('table', [dataset.name]);
    if (id !== undefined) ids.tables.set(dataset.name, id);
    const columns: Column[] = [];
    const visit = (variable: Variable, parent: Column | undefined): void => {
      const isKey = parent === undefined && keyNames.has(variable.name);
      const own = names.length === 0 ? variable.path : [...names, ...variable.path];
      const outside = variable.links.instanceVariableRef?.value;
      const column: Column = {
        id: ids.claim(outside) ?? ids.mint('var', own),
        variable,
        table: dataset,
        names: own,
        parent,
        role: roleOf(dataset, variable, options) ?? (isKey ? 'identifier' : undefined),
      };
      columns.push(column);
      for (const inner of variable.variables) visit(inner, column);
    };
    for (const variable of dataset.variables) visit(variable, undefined);
    const topColumns = columns.filter(({ parent }) => parent === undefined);
    const named = finderIn(topColumns);
    return {
      dataset,
      names,
      id,
      columns,
      topColumns,
      key: named([...keyNames]),
      joins: relationsAbout(description, dataset).flatMap(({ table, sourceVariables }) => {
        const joining = named(sourceVariables.map(({ value }) => value));
        return table === undefined || joining.length === 0 ? [] : [{ columns: joining, target: table }];
      }),
    };
  });
}

/** The relations of a table; the root's are those of the whole. */
function relationsAbout(description: Subject, dataset: Dataset): readonly RelationFacts[] {
  return dataset.isRoot ? description.relations : dataset.relations;
}

/** The variables by which other tables join a table: they identify its rows. */
function joinTargets(description: Description): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  for (const { table, targetVariables, cardinality } of [description, ...description.datasets].flatMap(
    ({ relations }) => relations,
  )) {
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
