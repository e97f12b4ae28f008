import type { Extent } from '../tables/index.js';

/** How many errors a keyword has in a column. */
export interface Tally {
  /** Empty for errors of a whole row. */
  readonly column: string;
  readonly keyword: string;
  readonly count: number;
}

/** The result of checking rows. */
export interface Summary extends Extent {
  /** The rows with an error. */
  readonly failed: number;
  /** All errors, also those that were not reported and those of the header: none means valid. */
  readonly errors: number;
  readonly tallies: readonly Tally[];
  /** Whether something, such as a header that cannot be read, made it pointless to read on. */
  readonly isGivenUp: boolean;
}

/** The summary of no rows. */
export const NO_ROWS: Summary = {
  rows: 0,
  lines: 0,
  characters: 0,
  failed: 0,
  errors: 0,
  tallies: [],
  isGivenUp: false,
};

/** Rows can have any number of names: this many are counted separately, the others without a column. */
const MOST_TALLIES = 1000;

/** Counts errors by column and keyword. */
export class ErrorCounts {
  private readonly columns = new Map<string, Map<string, number>>();
  private size = 0;

  add(name: string, keyword: string, count: number): void {
    const isKnown = this.columns.get(name)?.has(keyword) ?? false;
    const column = isKnown || this.size < MOST_TALLIES ? name : '';
    const keywords = this.columns.get(column) ?? new Map<string, number>();
    const known = keywords.get(keyword);
    if (known === undefined) this.size++;
    keywords.set(keyword, (known ?? 0) + count);
    this.columns.set(column, keywords);
  }

  /** The most frequent first; in an order that does not depend on the order of rows. */
  list(): readonly Tally[] {
    return [...this.columns]
      .flatMap(([column, keywords]) => [...keywords].map(([keyword, count]) => ({ column, keyword, count })))
      .sort((a, b) => b.count - a.count || order(a.column, b.column) || order(a.keyword, b.keyword));
  }
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The summary of several parts of a file, or of several files. */
export function addSummaries(summaries: readonly Summary[]): Summary {
  const tallies = new ErrorCounts();
  for (const each of summaries)
    for (const { column, keyword, count } of each.tallies) tallies.add(column, keyword, count);
  const sum = (measure: (summary: Summary) => number) =>
    summaries.reduce((total, each) => total + measure(each), 0);
  return {
    rows: sum(({ rows }) => rows),
    lines: sum(({ lines }) => lines),
    characters: sum(({ characters }) => characters),
    failed: sum(({ failed }) => failed),
    errors: sum(({ errors }) => errors),
    tallies: tallies.list(),
    isGivenUp: summaries.some(({ isGivenUp }) => isGivenUp),
  };
}
