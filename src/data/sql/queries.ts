import type { Budget } from '../../base/budget.js';
import type { Cell } from './cells.js';
import type { CellTest, Condition } from './condition.js';
import type { Packing, SqlDialect } from './dialect.js';
import { allOf, anyOf, NO, none } from './expression.js';
import type { FormatPattern } from './formats.js';
import { isLarge } from './multiple.js';
import type { Check } from './plan.js';
import { type Cells, sqlOf } from './render.js';

/** What is asked of a table. */
export interface Question {
  /** The table, as it stands after FROM. */
  readonly from: string;
  readonly checks: readonly Check[];
  readonly cells: Cells;
  readonly dialect: SqlDialect;
  /** Holds for rows that neither fail nor are doubtful, if not for all of them; it may be null for others. */
  readonly sure?: string | undefined;
  /** Set where flags are one column, as there are too many. */
  readonly packing?: Packing | undefined;
  readonly budget?: Budget | undefined;
}

/** What it takes to write a character of a query: it becomes part of other texts several times. */
export const STEPS_A_CHARACTER = 0.25;

/** The name of the flag of a check. */
export function flagOf(index: number): string {
  return `f${index}`;
}

/** The column of all flags, where they are one. */
const FLAGS = 'all_flags';

/** The names of the columns with flags. */
export function flagColumns(checks: readonly Check[], packing: Packing | undefined): readonly string[] {
  return packing ? [FLAGS] : checks.map((_, index) => flagOf(index));
}

/** A row, or counts, with a member for each flag. */
export function withFlags<R extends { readonly [name: string]: unknown }>(row: R): R {
  const list = row[FLAGS];
  if (!Array.isArray(list)) return row;
  return { ...row, ...Object.fromEntries(list.map((value, index) => [flagOf(index), value])) };
}

/** What is there for each flag, as columns. */
function asFlags(values: readonly string[], packing: Packing | undefined): readonly string[] {
  return packing
    ? [`${packing.list(values)} AS ${FLAGS}`]
    : values.map((value, index) => `${value} AS ${flagOf(index)}`);
}

/** The flag of rows that only the row checker can check. */
export const DOUBT = 'doubt';
/** How many rows there are, and how many of them fail. */
export const ROWS = 'n';
export const FAILED = 'failed';

/** All rows with a flag for each check that they fail, and one for doubt. Nothing is computed twice. */
export function flagged({ from, checks, cells, dialect, packing, budget }: Question): string {
  const computed = [...cells.values()].flatMap((cell) => [...cell.computed]);
  const inner = computed.map(([name, sql]) => `, ${sql} AS ${dialect.identifier(name)}`).join('');
  const conditions = checks.map(({ fails }) => {
    const condition = sqlOf(fails, cells, dialect);
    budget?.spend(condition.length * STEPS_A_CHARACTER);
    return condition;
  });
  const isAmbiguous = anyOf(...[...cells.values()].map((cell) => cell.isAmbiguous));
  const doubt = anyOf(...doubtsIn(checks, cells, dialect), allOf(isAmbiguous, anyOf(...conditions)));
  const flags = [...asFlags(conditions, packing), `${doubt} AS ${DOUBT}`];
  const { barrier = '' } = dialect;
  // A barrier that is not needed would keep the conditions from being computed in parallel.
  const innerBarrier = computed.length > 0 ? barrier : '';
  return `SELECT *, ${flags.join(', ')} FROM (SELECT *${inner} FROM ${from}${innerBarrier}) AS cells${barrier}`;
}

/** The rows that fail or are doubtful. */
export function failing({ from, sure, ...question }: Question): string {
  const left = sure === undefined ? from : `(SELECT * FROM ${from} WHERE (${sure}) IS NOT TRUE) AS suspect`;
  const flags = flagged({ from: left, ...question });
  return `SELECT * FROM (${flags}) AS flags WHERE ${[failsIn(question.checks, question.packing), DOUBT].join(' OR ')}`;
}

/** Whether a row with flags fails. */
export function failsIn(checks: readonly Check[], packing: Packing | undefined): string {
  if (packing) return packing.hasTrue(FLAGS);
  return checks.length === 0 ? 'FALSE' : checks.map((_, index) => flagOf(index)).join(' OR ');
}

/** How many of the rows with flags are sure to fail, in all and by check, and how many are doubtful. */
export function counts(rows: string, checks: readonly Check[], packing: Packing | undefined): string {
  const count = (condition: string) => `count(CASE WHEN ${condition} THEN 1 END)`;
  const flag = (index: number) => packing?.item(FLAGS, index) ?? flagOf(index);
  const sure = (condition: string) => `NOT ${DOUBT} AND (${condition})`;
  const sums = [
    `count(*) AS ${ROWS}`,
    `${count(sure(failsIn(checks, packing)))} AS ${FAILED}`,
    `${count(DOUBT)} AS ${DOUBT}`,
    ...asFlags(
      checks.map((_, index) => count(sure(flag(index)))),
      packing,
    ),
  ];
  return `SELECT ${sums.join(', ')} FROM ${rows}`;
}

/** What makes the answers about a row doubtful: the values of its cells, large multiples, and texts between two patterns. */
export function doubtsIn(checks: readonly Check[], cells: Cells, dialect: SqlDialect): readonly string[] {
  const doubts = new Set<string>();
  for (const { fails } of checks) {
    for (const [column, test] of testsIn(fails)) {
      const cell = cells.get(column);
      if (cell === undefined) continue;
      doubts.add(cell.doubt);
      if (test.is === 'multiple') doubts.add(isLarge(cell, test.divisor, dialect));
      if (test.is === 'pattern') doubts.add(isBetween(cell, test, dialect));
    }
  }
  return [...doubts];
}

/** Whether a text matches only the wider of two patterns. */
function isBetween(
  { isString, string }: Cell,
  { pattern, doubt }: FormatPattern,
  dialect: SqlDialect,
): string {
  if (doubt === undefined) return NO;
  const matches = (each: string) => dialect.matches(string, dialect.pattern(each)!);
  return allOf(isString, matches(doubt), none(matches(pattern)));
}

/** The columns that a check asks something of. */
export function columnsOf({ fails }: Check): ReadonlySet<string> {
  return new Set([...testsIn(fails)].map(([column]) => column));
}

/** What a condition asks of which columns. */
export function* testsIn(condition: Condition): Generator<readonly [column: string, test: CellTest]> {
  switch (condition.is) {
    case 'cell':
      yield [condition.column, condition.test];
      break;
    case 'not':
      yield* testsIn(condition.of);
      break;
    case 'and':
    case 'or':
    case 'count':
      for (const part of condition.of) yield* testsIn(part);
  }
}
