import { isObject, type Json, type JsonObject, setMember } from '../../base/json.js';
import type { Variable } from '../../schema/description/index.js';
import { append, type Document, documentOf, valueAt } from '../../schema/document/index.js';
import type { SchemaParts } from '../validate/parts/index.js';
import type { Comparison } from './compare.js';

/** The old version as nobody thought of the columns and tables that the new one adds. */
export interface WithoutNew {
  readonly document: Document;
  /** The names of those columns and tables. */
  readonly names: readonly string[];
}

/**
 * The old version without the optional columns and tables that the new one adds. A schema that says nothing of other
 * columns accepts any content in them, so that a new one, strictly, narrows it; nobody had that column in mind. None if
 * there is no such column.
 */
export function withoutNewColumns(
  old: Document,
  comparison: Comparison,
  { matches }: Pick<SchemaParts, 'matches'>,
): WithoutNew | undefined {
  const value = structuredClone(old.value);
  const names = new Set<string>();
  for (const { holder, name } of additionsIn(comparison)) {
    const object = valueAt(value, holder);
    if (!isObject(object) || isDescribed(object, name, matches)) continue;
    const { properties = {} } = object as { properties?: Json };
    if (!isObject(properties) || Object.hasOwn(properties, name)) continue;
    setMember(properties as Mutable, name, false);
    setMember(object as Mutable, 'properties', properties);
    names.add(name);
  }
  return names.size > 0 ? { document: documentOf(value, old.uri), names: [...names] } : undefined;
}

type Mutable = { -readonly [name in keyof JsonObject]: JsonObject[name] };

/** Whether an object says something of members that it does not name. */
function isDescribed(
  { patternProperties = {}, additionalProperties = true, unevaluatedProperties = true }: JsonObject,
  name: string,
  matches: SchemaParts['matches'],
): boolean {
  if (additionalProperties !== true || unevaluatedProperties !== true) return true;
  return (
    isObject(patternProperties) && Object.keys(patternProperties).some((pattern) => matches(pattern, name))
  );
}

/** What is new and need not be there: the schema object of the old version that it would be a member of, and its name. */
function* additionsIn({
  tables,
  variables,
}: Comparison): Generator<{ readonly holder: string; readonly name: string }> {
  for (const { value } of tables.added)
    if (!value.isRoot && value.path.length === 1) yield { holder: '', name: value.path[0]! };
  const places = new Map<string, string>();
  for (const { old, new: next } of variables.pairs) {
    const [before, after] = [propertiesAround(old), propertiesAround(next)];
    if (before !== undefined && after !== undefined && !places.has(after)) places.set(after, before);
  }
  const tableOf = new Map(
    tables.pairs.flatMap(({ old, new: next }) => next.variables.map((each) => [each, old] as const)),
  );
  for (const { value } of variables.added) {
    if (value.isRequired) continue;
    const around = propertiesAround(value);
    const beside = around === undefined ? undefined : places.get(around);
    // Where no neighbour tells, it is a column of the rows of its table.
    const holder = beside ?? (value.path.length === 1 ? tableOf.get(value)?.rows[0]?.pointer : undefined);
    if (holder !== undefined) yield { holder, name: value.name };
  }
}

/** The schema object in whose `properties` a variable is. */
function propertiesAround({ pointer, name }: Variable): string | undefined {
  const end = append('/properties', name);
  return pointer.endsWith(end) ? pointer.slice(0, -end.length) : undefined;
}
