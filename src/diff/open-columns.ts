import type { Variable } from '../description/index.js';
import { append, type Document, documentOf, valueAt } from '../document/index.js';
import { isObject, type JsonObject, setMember } from '../json.js';
import type { Comparison } from './compare.js';

/**
 * The old version without the columns that the new one adds. A table that says nothing of other columns accepts any
 * content in them, so that a new column, strictly, narrows it; nobody had that column in mind. None if there is no
 * such column.
 */
export function withoutNewColumns(old: Document, { variables }: Comparison): Document | undefined {
  const added = variables.added.filter(({ value }) => !value.isRequired).map(({ value }) => value);
  const value = structuredClone(old.value);
  let isChanged = false;
  for (const each of added) {
    const holder = holderOf(each, variables.pairs);
    const properties = holder === undefined ? undefined : valueAt(value, append(holder, 'properties'));
    if (!isObject(properties) || Object.hasOwn(properties, each.name)) continue;
    setMember(properties as { -readonly [name in keyof JsonObject]: JsonObject[name] }, each.name, false);
    isChanged = true;
  }
  return isChanged ? documentOf(value, old.uri) : undefined;
}

/** The schema object of the old version that has the neighbours of a new column. */
function holderOf(added: Variable, pairs: Comparison['variables']['pairs']): string | undefined {
  const place = propertiesAround(added);
  const neighbour = pairs.find(
    (pair) => propertiesAround(pair.new) === place && propertiesAround(pair.old) !== undefined,
  );
  return place === undefined || neighbour === undefined ? undefined : propertiesAround(neighbour.old);
}

/** The schema object in whose `properties` a variable is. */
function propertiesAround({ pointer, name }: Variable): string | undefined {
  const end = append('/properties', name);
  return pointer.endsWith(end) ? pointer.slice(0, -end.length) : undefined;
}
