import type { Description, PlainStatement } from '../description/index.js';
import { append } from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { standardRows } from '../vocabulary/index.js';
import { isBlank } from './blanks.js';
import type { Loss } from './result.js';

/** Where a standard has a place for a keyword of JSON Schema. */
export interface PlainPlace {
  readonly to: string;
  /** The values that it has a place for; all by default. */
  readonly only?: readonly Json[];
  /** Whether it has none for several values at once. */
  readonly isSingle?: true;
  /** Whether it has none for objects and arrays as values. */
  readonly isScalar?: true;
}

/** The places of keywords by their names. */
export type PlainPlaces = { readonly [keyword: string]: PlainPlace };

/** Where a standard has a place for what the keywords of JSON Schema say, by what they say it of. */
export interface PlainMapping {
  readonly table: PlainPlaces;
  readonly variable: PlainPlaces;
  readonly code: PlainPlaces;
  /** Why it has none for the others. */
  readonly drop: string;
}

/** Keywords whose schemas are read: they are no statements by themselves. */
const STRUCTURE: ReadonlySet<string> = new Set([
  ...['properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf', '$defs', 'definitions'],
]);

const WRITING = 'It says how the schema is written, not what the data are.';

/** Why no standard has a place for a keyword. */
const WITHOUT_PLACE: { readonly [keyword: string]: string } = {
  $schema: WRITING,
  $vocabulary: WRITING,
  $id: WRITING,
  $anchor: WRITING,
  $dynamicAnchor: WRITING,
  $comment: WRITING,
  $ref: 'What it refers to is written in its place.',
  $dynamicRef: 'What it refers to depends on the data.',
};

/** The values of keywords of JSON Schema that have no place in a standard. */
export function plainLosses(description: Description, mapping: PlainMapping): readonly Loss[] {
  const losses: Loss[] = [];
  const listed = new Set<JsonObject>();
  for (const statement of description.plain()) {
    const { keyword, value, object } = statement;
    if (listed.has(object.value)) continue;
    const isHolder = standardRows.get(keyword)?.holds !== undefined;
    if (isHolder && typeof value !== 'boolean' && STRUCTURE.has(keyword)) continue;
    const keeps = keeperOf(statement, mapping);
    if (keeps === true) continue;
    const pointer = append(object.pointer, keyword);
    const reason = reasonFor(statement, mapping);
    if (isHolder) {
      // One entry for all that is inside.
      addObjects(value, listed);
      losses.push({ keyword, pointer, value: JSON.stringify(value), reason });
    } else addLosses(losses, value, keeps, { keyword, pointer, reason });
  }
  return losses;
}

/** Whether a standard has a place for all values of a keyword, or for which. */
function keeperOf(statement: PlainStatement, mapping: PlainMapping): boolean | ((value: Json) => boolean) {
  const { keyword, value, about, isHidden, object } = statement;
  const places = about === undefined || isHidden ? undefined : mapping[about];
  const place = places && Object.hasOwn(places, keyword) ? places[keyword] : undefined;
  if (place === undefined) return false;
  if (keyword === 'required') {
    const properties = member(object.value, 'properties');
    return (name) => isObject(properties) && Object.hasOwn(properties, String(name));
  }
  const keeps = (each: Json) => isKept(each, place) && isStructured(each, statement);
  if (!Array.isArray(value) || !LISTS.includes(keyword)) return keeps(value);
  return place.isSingle && value.length > 1 ? false : keeps;
}

/** Whether a type has a place: null, objects without members and tuples have none. */
function isStructured(type: Json, { keyword, object }: PlainStatement): boolean {
  if (keyword !== 'type') return true;
  if (type === 'object') return isObject(member(object.value, 'properties'));
  if (type === 'null') return false;
  return type !== 'array' || member(object.value, 'prefixItems') === undefined;
}

/** The keywords whose values are lists of values. */
const LISTS: readonly string[] = ['type', 'enum'];

function isKept(value: Json, { only, isScalar }: PlainPlace): boolean {
  // That a value may be missing, or that a text is blank, no standard has a place for.
  if (value === null || (typeof value === 'string' && isBlank(value))) return false;
  return (only?.includes(value) ?? true) && !(isScalar && typeof value === 'object');
}

function addLosses(
  losses: Loss[],
  value: Json,
  keeps: boolean | ((value: Json) => boolean),
  { keyword, pointer, reason }: Omit<Loss, 'value'>,
): void {
  if (value === null || typeof value !== 'object') losses.push({ keyword, pointer, value, reason });
  else {
    for (const [name, each] of Object.entries(value)) {
      if (typeof keeps === 'function' && keeps(each)) continue;
      addLosses(losses, each, false, { keyword, pointer: append(pointer, name), reason });
    }
  }
}

function reasonFor({ keyword, value, about, isHidden }: PlainStatement, { drop }: PlainMapping): string {
  if (!standardRows.has(keyword)) return 'The vocabulary does not define this keyword.';
  if (isHidden) return 'A more specific value is used.';
  if (typeof value === 'string' && isBlank(value)) return 'The text is empty.';
  return WITHOUT_PLACE[keyword] ?? (about === undefined ? 'It describes nothing that is exported.' : drop);
}

function addObjects(value: Json, found: Set<JsonObject>): void {
  if (Array.isArray(value)) for (const each of value as readonly Json[]) addObjects(each, found);
  else if (isObject(value)) {
    found.add(value);
    for (const name in value) addObjects(value[name]!, found);
  }
}
