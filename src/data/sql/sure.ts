import { emptyCell, filledCell } from './cells.js';
import type { CheckedColumn } from './column.js';
import { type CellTest, type Condition, mapCells, TRUE } from './condition.js';
import type { SqlDialect } from './dialect.js';
import { allOf, anyOf, NO, none, YES } from './expression.js';
import { limitOf } from './multiple.js';
import { matchingLengths } from './pattern-lengths.js';
import type { Check } from './plan.js';
import { columnsOf, doubtsIn, testsIn } from './queries.js';
import { type Cells, sqlOf } from './render.js';

/**
 * A short condition that holds only for rows that neither fail nor are doubtful. It looks at each column once, with and without
 * a value, which is cheaper than all checks by themselves. None if there are cells of text.
 */
export function sureOf(
  checks: readonly Check[],
  columns: readonly CheckedColumn[],
  cells: Cells,
  ordinary: SqlDialect,
): string | undefined {
  const dialect = withQuickPatterns(ordinary);
  if (columns.some(({ type }) => type === 'cells')) return undefined;
  const groups = new Map<string | undefined, Check[]>();
  for (const check of checks) {
    const names = columnsOf(check);
    const [only] = names.size === 1 ? names : [undefined];
    const group = groups.get(only);
    if (group) group.push(check);
    else groups.set(only, [check]);
  }
  const parts = columns.flatMap((column) => {
    const own = groups.get(column.name);
    if (own === undefined) return [];
    const asked = column.type === 'text' ? withoutImplied(own) : own;
    const range = inRange(own, column, dialect);
    const filled = range ?? passes(asked, filledCells(column, dialect), dialect);
    const empty = passes(own, new Map([[column.name, emptyCell(column.isLeftOut)]]), dialect);
    const isEmpty = `(${column.alias} IS NULL)`;
    // Without a value, `filled` may be anything, unless it compares the value.
    const isSafe = empty === YES || range !== undefined;
    return [anyOf(allOf(isEmpty, empty), isSafe ? filled : allOf(none(isEmpty), filled))];
  });
  const known = new Set<string | undefined>(columns.map(({ name }) => name));
  const others = [...groups].filter(([name]) => !known.has(name)).flatMap(([, each]) => each);
  return allOf(...parts, passes(others, cells, dialect));
}

/** A dialect that tests simple patterns faster. */
function withQuickPatterns(dialect: SqlDialect): SqlDialect {
  return {
    ...dialect,
    pattern: (pattern) => pattern,
    matches: (text, pattern) =>
      dialect.filtersFirst?.matches(text, pattern) ?? dialect.matches(text, dialect.pattern(pattern)!),
  };
}

/** That no check fails, and nothing is doubtful. */
function passes(checks: readonly Check[], cells: Cells, dialect: SqlDialect): string {
  const fails = checks.map(({ fails }) => sqlOf(fails, cells, dialect));
  return none(anyOf(...fails, ...doubtsIn(checks, cells, dialect)));
}

function filledCells({ name, alias, type }: CheckedColumn, dialect: SqlDialect): Cells {
  return new Map([[name, filledCell(alias, type === 'cells' ? undefined : type, dialect)]]);
}

/** Checks of texts, without those of their length where a pattern allows no other. */
function withoutImplied(checks: readonly Check[]): readonly Check[] {
  const isText = (test: CellTest) =>
    test.is === 'present' || (test.is === 'type' && test.types.includes('string'));
  const fails = new Map(
    checks.map((each) => [each, mapCells(each.fails, (test) => (isText(test) ? TRUE : undefined))]),
  );
  const lengths = [...fails.values()].flatMap((condition) => {
    const test = condition.is === 'not' ? testIn(condition.of) : undefined;
    const found = test?.is === 'pattern' ? matchingLengths(test.pattern) : undefined;
    return found ? [found] : [];
  });
  return checks.filter((each) => {
    const test = testIn(fails.get(each)!);
    if (test?.is !== 'length') return true;
    const { relation, bound } = test;
    return !lengths.some(([least, most]) =>
      relation === '<' ? least >= bound : relation === '>' && most <= bound,
    );
  });
}

/** Types of numbers, and up to which their values are finite doubles. */
const LARGEST: ReadonlyMap<CheckedColumn['type'], number> = new Map([
  ['small integer', 2 ** 32],
  ['integer', Number.MAX_SAFE_INTEGER],
  ['double', Number.MAX_VALUE],
]);

/** The same for a column of numbers, whose bounds are one comparison; none for other columns. */
function inRange(checks: readonly Check[], column: CheckedColumn, dialect: SqlDialect): string | undefined {
  const { name, alias, type } = column;
  const largest = LARGEST.get(type);
  if (largest === undefined) return undefined;
  let [low, high] = [-Infinity, Infinity];
  const left: Condition[] = [];
  for (const { fails } of checks) {
    const condition = mapCells(fails, (test) => (isKnown(test) ? TRUE : undefined));
    const bounds = boundsIn(condition, type);
    if (bounds === undefined) left.push(condition);
    else [low, high] = [Math.max(low, bounds[0]), Math.min(high, bounds[1])];
  }
  // Whole numbers are compared as they are, if only with whole numbers.
  if (type !== 'double') [low, high] = [Math.ceil(low), Math.floor(high)];
  const isExact = type !== 'double' && left.every(isOfWholeNumbers) && [low, high].every(isWholeOrNone);
  const limit = isExact ? Infinity : Math.min(largest, ...checks.map(largestIn));
  const number = (value: number) => (Number.isSafeInteger(value) ? String(value) : dialect.number(value));
  const filled = filledCells(column, dialect).get(name)!;
  // A product of whole numbers may be out of their range, which is an error.
  const value = isExact ? alias : filled.number;
  const cell = { ...filled, isNumber: YES, isString: NO, number: value };
  const cells = new Map([[name, cell]]);
  return allOf(
    within(alias, Math.max(low, -limit), Math.min(high, limit), number),
    ...left.map((each) => none(sqlOf(each, cells, { ...dialect, number }))),
  );
}

/** Whether a number is between bounds, which may be infinite; null without a number. */
function within(alias: string, low: number, high: number, number: (value: number) => string): string {
  if (low === -Infinity)
    return high === Infinity ? `(${alias} IS NOT NULL)` : `(${alias} <= ${number(high)})`;
  return high === Infinity
    ? `(${alias} >= ${number(low)})`
    : `(${alias} BETWEEN ${number(low)} AND ${number(high)})`;
}

function isWholeOrNone(bound: number): boolean {
  return Number.isSafeInteger(bound) || !Number.isFinite(bound);
}

/** Whether a condition compares with nothing but whole numbers. */
function isOfWholeNumbers(condition: Condition): boolean {
  return [...testsIn(condition)].every(([, test]) => {
    if (test.is === 'number') return Number.isSafeInteger(test.bound);
    if (test.is !== 'constant') return test.is !== 'multiple';
    return test.values.every((value) => typeof value !== 'number' || Number.isSafeInteger(value));
  });
}

/** The largest number of which it is not doubtful that it is a multiple, if that is asked. */
function largestIn({ fails }: Check): number {
  const multiples = [...testsIn(fails)].flatMap(([, test]) => (test.is === 'multiple' ? [test.divisor] : []));
  return Math.min(Infinity, ...multiples.map((divisor) => Math.floor(limitOf(divisor)) - 1));
}

/** What is true of every number. */
function isKnown(test: CellTest): boolean {
  return test.is === 'present' || (test.is === 'type' && test.types.includes('number'));
}

/** The least and the greatest number that pass a check, if all between them do. */
function boundsIn(
  fails: Condition,
  type: CheckedColumn['type'],
): readonly [low: number, high: number] | undefined {
  const test = testIn(fails);
  if (test?.is === 'number') {
    if (test.relation === '<') return [test.bound, Infinity];
    return test.relation === '>' ? [-Infinity, test.bound] : undefined;
  }
  const passed = fails.is === 'not' ? testIn(fails.of) : undefined;
  if (passed?.is !== 'constant' || type === 'double') return undefined;
  // Codes without a gap are a range.
  const codes = passed.values.filter(
    (value) => typeof value === 'number' && Number.isInteger(value),
  ) as number[];
  const [low, high] = [Math.min(...codes), Math.max(...codes)];
  return new Set(codes).size === high - low + 1 ? [low, high] : undefined;
}

function testIn(condition: Condition): CellTest | undefined {
  return condition.is === 'cell' ? condition.test : undefined;
}
