import type { Table } from '../check/index.js';
import type { CellTypes } from '../tables/index.js';
import { isLeftOut } from '../tables/index.js';
import { asText, type Cell, mayBeNested, textCell, typedCell } from './cells.js';
import type { ColumnType } from './column-type.js';
import type { SqlDialect } from './dialect.js';
import { type Check, planOf, type Residual } from './plan.js';
import { columnsOfCondition, counts, DOUBT, failing, failsIn, flagged, flagOf } from './queries.js';

/** A table of an engine. */
export interface TableSource {
  /** The table, as it stands after FROM. */
  readonly from: string;
  readonly columns: readonly SourceColumn[];
  /** What tells rows apart, and orders them: an expression that numbers them, or the names of columns. */
  readonly identity: { readonly number: string } | { readonly key: readonly string[] };
}

/** A column of such a table. */
export interface SourceColumn {
  readonly name: string;
  /** None for a type whose values are not known. `cells` are texts that mean what the schema allows. */
  readonly type: ColumnType | 'cells' | undefined;
}

/** A column as queries know it: by a name that nothing in a schema or table can change. */
export interface CheckedColumn extends SourceColumn {
  readonly alias: string;
  /** Whether a row without a value there has no such member. */
  readonly isLeftOut: boolean;
}

/** The number of a row in the results of queries. */
export const NUMBER = 'row_number';

/** How a schema is checked in a table: what is asked, and the queries that ask it. */
export interface TableCheck {
  readonly columns: readonly CheckedColumn[];
  /** The names of the columns that tell rows apart; none if rows have numbers. */
  readonly key: readonly string[] | undefined;
  readonly checks: readonly Check[];
  readonly residual: readonly Residual[];
  /** All rows with their flags. */
  readonly flagged: string;
  /** The rows that fail or are doubtful, with their values as texts. */
  readonly failing: string;
  /** The counts of rows with flags; `rows` stands after FROM. */
  readonly counts: (rows: string) => string;
  /** Of failing rows, the doubtful ones or the first of the others. `rows` stands after FROM. */
  readonly doubtful: (rows: string) => string;
  readonly first: (rows: string, most: number) => string;
}

/** Says how a table is checked. */
export function tableCheckOf(
  table: Table,
  { from, columns: known, identity }: TableSource,
  dialect: SqlDialect,
  { assertsFormats }: { readonly assertsFormats: boolean },
): TableCheck {
  const cellTypes = new Map(table.columns.map((column) => [column.name, column]));
  const columns = known.map(
    (column, index): CheckedColumn => ({
      ...column,
      alias: `c${index}`,
      isLeftOut: cellTypes.has(column.name) && isLeftOut(cellTypes.get(column.name)!),
    }),
  );
  const byName = new Map(columns.map((column) => [column.name, column]));
  const plan = planOf(table.row, {
    targets: table.targets,
    names: [...byName.keys()],
    assertsFormats,
    hasPattern: (pattern) => dialect.pattern(pattern) !== undefined,
    mayBeNested: (name) =>
      byName.get(name)?.type === 'cells' && mayBeNested(cellTypes.get(name)?.cells ?? ANY_CELLS),
  });
  const isUnknown = (name: string) => byName.has(name) && byName.get(name)!.type === undefined;
  const isResidual = ({ fails }: Check) => columnsOfCondition(fails).some(isUnknown);
  const residual = plan.checks.filter(isResidual).map(({ column, keyword, location }) => ({
    column,
    keyword,
    location,
    reason: 'values of its type are read row by row',
  }));
  const checks = plan.checks.filter((check) => !isResidual(check));
  const cells = new Map<string, Cell>();
  for (const { name, alias, type, isLeftOut } of columns) {
    if (type === 'cells')
      cells.set(name, textCell(alias, cellTypes.get(name)?.cells ?? ANY_CELLS, `${alias}_number`, dialect));
    else if (type !== undefined) cells.set(name, typedCell(alias, type, isLeftOut, dialect));
  }
  const key = 'key' in identity ? identity.key : undefined;
  const isReturned = ({ name, type }: SourceColumn) => type !== undefined || key?.includes(name);
  const aliases = columns.map(({ name, alias }) => `${dialect.identifier(name)} AS ${alias}`);
  const number = 'number' in identity ? [`${identity.number} AS ${NUMBER}`] : [];
  const question = {
    from: `(SELECT ${[...aliases, ...number].join(', ')} FROM ${from}) AS t`,
    checks,
    cells,
    dialect,
  };
  const values = columns.filter(isReturned).map(({ alias }) => `${asText(alias, dialect)} AS ${alias}`);
  const flags = [...checks.map((_, index) => flagOf(index)), DOUBT];
  const kept = [...values, ...(key === undefined ? [NUMBER] : []), ...flags];
  const order = orderOf(key?.map((name) => byName.get(name)!.alias) ?? [NUMBER]);
  return {
    columns,
    key,
    checks,
    residual: [...plan.residual, ...residual],
    flagged: flagged(question),
    failing: `SELECT ${kept.join(', ')} FROM (${failing(question)}) AS found`,
    counts: (rows) => counts(rows, checks),
    doubtful: (rows) => `SELECT * FROM ${rows} WHERE ${DOUBT}${order}`,
    first: (rows, most) =>
      `SELECT * FROM ${rows} WHERE NOT ${DOUBT} AND (${failsIn(checks)})${order}${limitOf(most)}`,
  };
}

/** What a column that the schema does not name may hold. */
export const ANY_CELLS: CellTypes = { types: undefined, mentions: new Set(), constants: new Map() };

/** Orders rows. */
export function orderOf(names: readonly string[]): string {
  return names.length === 0 ? '' : ` ORDER BY ${names.join(', ')}`;
}

/** Ends after some rows. */
export function limitOf(most: number): string {
  return most === Infinity ? '' : ` LIMIT ${most}`;
}
