import type { Dataset, Description } from '../description/index.js';

/** A table of data, and the table of a schema that describes it. */
export interface Pair {
  /** What the table is called. */
  readonly name: string;
  /** What the data show. */
  readonly shown: Dataset;
  /** What the schema states; none if it has no such table. */
  readonly stated: Dataset | undefined;
}

/** Finds the tables of a schema that describe tables of data: by name, or as the only ones. */
export function pairsOf(stated: Description, shown: Description, names: readonly string[]): readonly Pair[] {
  const isOnly = names.length === 1 && stated.datasets.length === 1;
  return names.map((name) => ({
    name,
    shown: names.length === 1 ? shown.datasets[0]! : shown.datasets.find(({ path }) => isNamed(path, name))!,
    stated: isOnly
      ? stated.datasets[0]
      : stated.datasets.find((each) => each.name === name || isNamed(each.path, name)),
  }));
}

function isNamed(path: readonly string[], name: string): boolean {
  return path.length === 1 && path[0] === name;
}
