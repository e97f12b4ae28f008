import type { Budget } from '../../base/budget.js';
import type { Table } from '../check/index.js';
import { type CellTypes, isLeftOut } from '../tables/index.js';
import { asText, textCell, typedCell } from './cells.js';
import type { CheckedColumn, SourceColumn } from './column.js';
import type { SqlDialect } from './dialect.js';
import { type Check, planOf, type Residual } from './plan.js';
import { columnsOf, counts, DOUBT, failing, failsIn, flagColumns, flagged, testsIn } from './queries.js';
import type { Cells } from './render.js';
import { sureOf } from './sure.js';

/** A table of an engine. */
export interface TableSource {
  /** The table, as it stands after FROM. */
  readonly from: string;
  readonly columns: readonly SourceColumn[];
  /** What tells rows apart, and orders them: an expression that numbers them, or the names of columns. */
  readonly identity: { readonly number: string } | { readonly key: readonly string[] };
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
  /** The names of the values and flags of rows as texts, without what only orders them. */
  readonly returned: readonly string[];
  /** How such rows are ordered, if they have a key or a number. */
  readonly order: string;
  /** Rows with flags, with their values as texts; `rows` stands after FROM. */
  readonly asTexts: (rows: string) => string;
  /** The rows that fail or are doubtful, with their values as texts. */
  readonly failing: string;
  /** All rows with their values as texts. */
  readonly all: string;
  /** The names of the columns with flags, or with their counts. */
  readonly flags: readonly string[];
  /** The counts of rows with flags; `rows` stands after FROM. */
  readonly counts: (rows: string) => string;
  /** Of failing rows, the doubtful ones or the first of the others. `rows` stands after FROM. */
  readonly doubtful: (rows: string, most?: number) => string;
  readonly first: (rows: string, most: number) => string;
}

/** Says how a table is checked. */
export function tableCheckOf(
  table: Table,
  source: TableSource,
  dialect: SqlDialect,
  options: CheckLimits,
): TableCheck {
  const checks = engineChecks(table, source.columns, dialect, options);
  return { ...checks, ...checkQueries(checks, table, source, dialect, options.budget) };
}

interface CheckLimits {
  readonly assertsFormats: boolean;
  readonly budget?: Budget | undefined;
}

/** The checks that an engine can run, the types of its columns for them, and what it cannot check. */
type EngineChecks = Pick<TableCheck, 'columns' | 'checks' | 'residual'>;

function engineChecks(
  table: Table,
  known: readonly SourceColumn[],
  dialect: SqlDialect,
  { assertsFormats, budget }: CheckLimits,
): EngineChecks {
  const described = new Map(table.columns.map((column) => [column.name, column]));
  const columns = known.map((column, index): CheckedColumn => {
    const cells = described.get(column.name);
    return { ...column, alias: `c${index}`, isLeftOut: cells !== undefined && isLeftOut(cells) };
  });
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const plan = planOf(table.row, {
    targets: table.targets,
    names: [...types.keys()],
    assertsFormats,
    budget,
    hasPattern: (pattern) => dialect.pattern(pattern) !== undefined,
    isNested: (name) => NESTED.includes(types.get(name)),
  });
  budget?.spend((columns.length + plan.checks.length) * STEPS_A_COLUMN);
  const isUnknown = (name: string) => types.has(name) && types.get(name) === undefined;
  // Whether there is a value is known for each type, but not what is there.
  const isResidual = ({ column, keyword, fails }: Check) =>
    (isUnknown(column) && !ON_ABSENCE.has(keyword)) ||
    [...testsIn(fails)].some(([name, { is }]) => is !== 'present' && isUnknown(name));
  const left = plan.checks.filter(isResidual);
  const leftColumns = new Set([
    ...plan.residual.map(({ column }) => column),
    ...left.flatMap((check) => [...columnsOf(check)]),
  ]);
  const reason = 'its type is not supported';
  return {
    columns: columns.map((column) =>
      isUnknown(column.name) && !leftColumns.has(column.name) ? { ...column, type: 'text' } : column,
    ),
    checks: plan.checks.filter((check) => !isResidual(check)),
    residual: [
      ...plan.residual,
      ...left.map(({ column, keyword, location }) => ({ column, keyword, location, reason })),
    ],
  };
}

/** The queries that run these checks. */
function checkQueries(
  { columns, checks }: EngineChecks,
  table: Table,
  { from, identity }: TableSource,
  dialect: SqlDialect,
  budget: Budget | undefined,
): Omit<TableCheck, keyof EngineChecks> {
  const cells = cellsByName(columns, table, dialect);
  const key = 'key' in identity ? identity.key : undefined;
  const number = 'number' in identity ? [`${identity.number} AS ${NUMBER}`] : [];
  const aliases = columns.map(({ name, alias, type }) => {
    const column = dialect.identifier(name);
    return `${(type && dialect.plain?.(column, type)) ?? column} AS ${alias}`;
  });
  const computed = [...cells.values()].reduce((sum, each) => sum + each.computed.size, 0);
  const widest = columns.length + (key?.length ?? 1) + computed + checks.length + COUNTS;
  const packing = widest > (dialect.packing?.mostColumns ?? Infinity) ? dialect.packing : undefined;
  const question = {
    from: `(SELECT ${[...aliases, ...number].join(', ')} FROM ${from}) AS t`,
    checks,
    cells,
    dialect,
    sure: dialect.filtersFirst ? sureOf(checks, columns, cells, dialect) : undefined,
    packing,
    budget,
  };
  // Of a value of an unknown type, only its presence is returned.
  const values = columns.map(({ name, alias, type }) =>
    type !== undefined || key?.includes(name)
      ? `${asText(alias, dialect, type)} AS ${alias}`
      : `CASE WHEN ${alias} IS NOT NULL THEN '' END AS ${alias}`,
  );
  const flags = flagColumns(checks, packing);
  // Texts have another order than the values of a key.
  const aliasOf = new Map(columns.map(({ name, alias }) => [name, alias]));
  const keys = key?.map((name) => aliasOf.get(name)!);
  const isOneKey = packing && keys && keys.length > 0;
  const orders = isOneKey
    ? [`${packing.order(keys)} AS k`]
    : (keys?.map((alias) => `${alias} AS k${alias}`) ?? [NUMBER]);
  const kept = [...values, ...orders, ...flags, DOUBT];
  const asTexts = (rows: string) => `SELECT ${kept.join(', ')} FROM ${rows}`;
  const order = orderOf(isOneKey ? ['k'] : (keys?.map((alias) => `k${alias}`) ?? [NUMBER]));
  return {
    key,
    flagged: flagged(question),
    returned: [...columns.map(({ alias }) => alias), ...flags, DOUBT],
    order,
    asTexts,
    failing: asTexts(`(${failing(question)}) AS found`),
    all: `SELECT ${[...values, ...(key === undefined ? [NUMBER] : [])].join(', ')} FROM ${question.from}`,
    flags,
    counts: (rows) => counts(rows, checks, packing),
    doubtful: (rows, most = Infinity) => `SELECT * FROM ${rows} WHERE ${DOUBT}${order}${limitOf(most)}`,
    first: (rows, most) =>
      `SELECT * FROM ${rows} WHERE NOT ${DOUBT} AND (${failsIn(checks, packing)})${order}${limitOf(most)}`,
  };
}

/** The cells of the columns, by their names. */
function cellsByName(columns: readonly CheckedColumn[], table: Table, dialect: SqlDialect): Cells {
  const described = new Map(table.columns.map(({ name, cells }) => [name, cells]));
  const cellOf = ({ name, alias, type, isLeftOut }: CheckedColumn) =>
    type === 'cells'
      ? textCell(alias, described.get(name) ?? table.others ?? ANY_CELLS, `${alias}_number`, dialect)
      : typedCell(alias, type, isLeftOut, dialect);
  return new Map(columns.map((column) => [column.name, cellOf(column)]));
}

/** What it takes to write a column or a flag wherever queries name it. */
const STEPS_A_COLUMN = 12;

/** The columns that queries have besides those of the table, of a key and of checks. */
const COUNTS = 4;

/** The keywords that fail where a column has no value. */
const ON_ABSENCE: ReadonlySet<string> = new Set(['required', 'dependentRequired']);

const NESTED: readonly SourceColumn['type'][] = ['array', 'object'];

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
