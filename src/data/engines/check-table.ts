import type { Table } from '../check/index.js';
import {
  DOUBT,
  type EngineFindings,
  FAILED,
  type FindingsOptions,
  findingsOf,
  type Residual,
  ROWS,
  type TableCheck,
  type TableSource,
  tableCheckOf,
} from '../sql/index.js';
import { type Engine, onlyRow } from './engine.js';
import { EngineFault } from './engine-fault.js';

/** How an engine checks a table. */
export interface CheckTableOptions extends Omit<FindingsOptions, 'engine'> {
  /** Whether `format` is checked. */
  readonly assertsFormats: boolean;
  /** What has no condition in SQL is skipped, or all rows go through the row checker. Default: nothing is checked then. */
  readonly residual?: 'rows' | 'skip' | undefined;
}

/** What an engine answers. */
export type EngineAnswer =
  | ({
      readonly is: 'checked';
      /** What was not checked. */
      readonly unchecked: readonly Residual[];
    } & EngineFindings)
  /** Part of the schema cannot be checked there, so that nothing was. */
  | {
      readonly is: 'residual';
      readonly residual: readonly Residual[];
      /** A column whose values cannot be read, so that the row checker cannot check it either. */
      readonly unreadable: string | undefined;
    };

/** Checks a table where it is. */
export async function checkTable(
  engine: Engine,
  table: Table,
  source: TableSource,
  options: CheckTableOptions,
): Promise<EngineAnswer> {
  const check = tableCheckOf(table, source, engine.dialect, options);
  const { residual } = check;
  if (residual.length === 0 || options.residual === 'skip')
    return { is: 'checked', unchecked: residual, ...(await answered(engine, table, check, source, options)) };
  if (options.residual === undefined)
    return { is: 'residual', residual, unreadable: unreadableIn(table, check) };
  return { is: 'checked', unchecked: [], ...(await everyRow(engine, table, check, source, options)) };
}

async function answered(
  engine: Engine,
  table: Table,
  check: TableCheck,
  { from }: TableSource,
  options: CheckTableOptions,
): Promise<EngineFindings> {
  const { rows } = engine;
  const kept = await engine.keep?.(check.failing);
  const failing = kept ?? `(${check.failing}) AS failing`;
  const counts = kept
    ? { ...(await onlyRow(engine, check.counts(kept))), ...(await onlyRow(engine, countOf(from))) }
    : await onlyRow(engine, check.counts(`(${check.flagged}) AS flags`));
  const first = Number(counts[FAILED]) > 0 ? rows(check.first(failing, options.maxErrors)) : [];
  const doubtful = Number(counts[DOUBT]) > 0 ? rows(check.doubtful(failing)) : [];
  return findingsOf(table, check, { counts, first, doubtful }, { ...options, engine: engine.label });
}

/** Lets the row checker check all rows. */
async function everyRow(
  engine: Engine,
  table: Table,
  check: TableCheck,
  { from }: TableSource,
  options: CheckTableOptions,
): Promise<EngineFindings> {
  const unreadable = unreadableIn(table, check);
  if (unreadable !== undefined)
    throw new EngineFault(
      `The values of the column ${JSON.stringify(unreadable)} cannot be read: its type is unknown.`,
      'Use --residual skip, or check a view that gives them as texts.',
      true,
    );
  const counts = { ...(await onlyRow(engine, countOf(from))), [FAILED]: 0 };
  const answers = { counts, first: [], doubtful: engine.rows(check.all) };
  return findingsOf(table, { ...check, checks: [], residual: [] }, answers, {
    ...options,
    engine: engine.label,
  });
}

/** A column that the schema asks about, and whose values are not known. */
function unreadableIn(table: Table, { columns }: TableCheck): string | undefined {
  const asked = new Set(table.columns.map(({ name }) => name));
  return columns.find(({ name, type }) => type === undefined && asked.has(name))?.name;
}

function countOf(from: string): string {
  return `SELECT count(*) AS ${ROWS} FROM ${from}`;
}
