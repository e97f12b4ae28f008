import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { type Dataset, type Description, describe } from '../../schema/description/index.js';
import { append, type Document, documentOf, valueAt } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import type { Inferred } from './infer.js';

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
function pairsOf(stated: Description, shown: Description, names: readonly string[]): readonly Pair[] {
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

/** What data show, to be compared with a schema. */
export interface Shown {
  readonly inferred: Pick<Inferred, 'schema' | 'guesses'>;
  /** What the tables are called. */
  readonly names: readonly string[];
}

/** What a schema states and what data show, table by table. */
export function compared(document: Document, { inferred, names }: Shown, registry: Registry) {
  const stated = describe(document, registry);
  const data = describe(documentOf(inferred.schema, 'data'), registry);
  return { stated, data, pairs: pairsOf(stated, data, names) };
}

/** The names of the columns of a table of data. */
export function columnsOf({ shown }: Pair, { inferred }: Shown): readonly string[] {
  return Object.keys(objectAt(inferred.schema, propertiesOf(shown)));
}

/** Where the columns of a table are described. */
export function propertiesOf({ rows }: Dataset): string {
  return append(rows[0]!.pointer, 'properties');
}

/** The object at a pointer; an empty one if there is none. */
export function objectAt(root: Json, pointer: string): JsonObject {
  const value = valueAt(root, pointer);
  return isObject(value) ? value : {};
}
