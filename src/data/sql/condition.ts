import type { Json } from '../../base/json.js';
import type { FormatPattern } from './formats.js';

/** The types of JSON, with integers apart. */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** How two numbers compare. */
export type Relation = '<' | '<=' | '>' | '>=';

/** What the value of a cell is asked; a cell without a value, or with one of another type, does not pass. */
export type CellTest =
  /** There is a value, null included. */
  | { readonly is: 'present' }
  | { readonly is: 'type'; readonly types: readonly JsonType[] }
  | { readonly is: 'number'; readonly relation: Relation; readonly bound: number }
  | { readonly is: 'multiple'; readonly divisor: number }
  /** Counted in code points. */
  | { readonly is: 'length'; readonly relation: Relation; readonly bound: number }
  /** Whether texts pass that match only `doubt` is left to the row checker. */
  | ({ readonly is: 'pattern' } & FormatPattern)
  /** Equal to one of these scalars. */
  | { readonly is: 'constant'; readonly values: readonly Json[] };

/** What a row is asked. It is true or false for every row, never unknown as conditions of SQL can be. */
export type Condition =
  | { readonly is: 'true' }
  | { readonly is: 'false' }
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /** How many hold. */
  | {
      readonly is: 'count';
      readonly of: readonly Condition[];
      readonly relation: Relation | '=';
      readonly bound: number;
    }
  | { readonly is: 'cell'; readonly column: string; readonly test: CellTest };

/** Holds for every row. */
export const TRUE: Condition = { is: 'true' };
/** Holds for no row. */
export const FALSE: Condition = { is: 'false' };

/** All of several conditions. */
export function and(...parts: readonly Condition[]): Condition {
  return joined('and', parts, TRUE, FALSE);
}

/** At least one of several conditions. */
export function or(...parts: readonly Condition[]): Condition {
  return joined('or', parts, FALSE, TRUE);
}

/** The opposite of a condition. */
export function not(condition: Condition): Condition {
  if (condition.is === 'not') return condition.of;
  if (condition.is === 'true') return FALSE;
  return condition.is === 'false' ? TRUE : { is: 'not', of: condition };
}

/** What the cell of a column is asked. */
export function cell(column: string, test: CellTest): Condition {
  return { is: 'cell', column, test };
}

/** Exactly one of several conditions. A list of codes, of which no two are equal, is one test. */
export function one(...parts: readonly Condition[]): Condition {
  const known = parts.filter(({ is }) => is !== 'false');
  if (known.length < 2) return or(...known);
  return constantsIn(known) ?? { is: 'count', of: known, relation: '=', bound: 1 };
}

function joined(
  is: 'and' | 'or',
  parts: readonly Condition[],
  neutral: Condition,
  absorbing: Condition,
): Condition {
  const flat = parts.flatMap((each) => (each.is === is ? each.of : [each]));
  if (flat.some((each) => each.is === absorbing.is)) return absorbing;
  const left = flat.filter((each) => each.is !== neutral.is);
  if (left.length < 2) return left[0] ?? neutral;
  return (is === 'or' ? constantsIn(left) : undefined) ?? { is, of: left };
}

/** One test for several constants of the same column, if they all differ. */
function constantsIn(parts: readonly Condition[]): Condition | undefined {
  const [first] = parts;
  if (first?.is !== 'cell') return undefined;
  const values: Json[] = [];
  for (const part of parts) {
    if (part.is !== 'cell' || part.column !== first.column || part.test.is !== 'constant') return undefined;
    values.push(...part.test.values);
  }
  return new Set(values).size === values.length ? cell(first.column, { is: 'constant', values }) : undefined;
}

/** A condition in which some tests are replaced by what they are known to be. */
export function mapCells(condition: Condition, known: (test: CellTest) => Condition | undefined): Condition {
  const inside = (each: Condition) => mapCells(each, known);
  switch (condition.is) {
    case 'cell':
      return known(condition.test) ?? condition;
    case 'not':
      return not(inside(condition.of));
    case 'and':
      return and(...condition.of.map(inside));
    case 'or':
      return or(...condition.of.map(inside));
    case 'count':
      return { ...condition, of: condition.of.map(inside) };
    default:
      return condition;
  }
}

const sizes = new WeakMap<Condition, number>();

/** How many tests and constants a condition consists of, when it is written out. */
export function sizeOf(condition: Condition): number {
  const known = sizes.get(condition);
  if (known !== undefined) return known;
  const size = ownSize(condition);
  sizes.set(condition, size);
  return size;
}

function ownSize(condition: Condition): number {
  if (condition.is === 'cell') {
    const { test } = condition;
    return test.is === 'constant' ? 1 + test.values.length : 1;
  }
  if (!('of' in condition)) return 1;
  const parts: readonly Condition[] = condition.is === 'not' ? [condition.of] : condition.of;
  return parts.reduce((sum, each) => sum + sizeOf(each), 1);
}
