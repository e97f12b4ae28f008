import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import type { Description } from '../../schema/description/index.js';
import { append } from '../../schema/document/index.js';
import { isFairKeyword, standardRows } from '../../schema/vocabulary/index.js';
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
  const shortcuts = shortcutsOf(mapping);
  description.visitPlain((object, about, hidden) => {
    const schema = object.value;
    if (listed.size > 0 && listed.has(schema)) return;
    const shortcut = shortcuts[about ?? 'nothing'];
    for (const keyword in schema) {
      const value = schema[keyword]!;
      if (hidden === undefined && isPlainlyKept(shortcut.get(keyword), value)) continue;
      if ((STRUCTURE.has(keyword) && typeof value === 'object') || isFairKeyword(keyword)) continue;
      const isHidden = hidden?.has(keyword) === true;
      const place = isHidden || about === undefined ? undefined : placeIn(mapping[about], keyword);
      if (place !== undefined && isWhollyKept(keyword, value, place, schema)) continue;
      const statement: Statement = { keyword, value, place, schema };
      const reason = reasonFor(statement, about !== undefined, isHidden, mapping);
      addLosses(losses, listed, statement, append(object.pointer, keyword), reason);
    }
  });
  return losses;
}

/** What tells of nearly all keywords at once that they are kept: there are many, and all questions to each would take long. */
type Shortcut = 'structure' | 'text' | 'number' | 'type';

/** Whether a shortcut tells that a value is kept. */
function isPlainlyKept(shortcut: Shortcut | undefined, value: Json): boolean {
  if (shortcut === undefined) return false;
  if (shortcut === 'structure') return typeof value === 'object';
  if (shortcut === 'number') return typeof value === 'number';
  if (typeof value !== 'string') return false;
  return shortcut === 'text' ? !isBlank(value) : SIMPLE.has(value);
}

/** Types that need no look at the rest of their schema object. */
const SIMPLE: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean']);

type Shortcuts = { readonly [A in 'table' | 'variable' | 'code' | 'nothing']: ReadonlyMap<string, Shortcut> };

const known = new Map<PlainMapping, Shortcuts>();

function shortcutsOf(mapping: PlainMapping): Shortcuts {
  let shortcuts = known.get(mapping);
  if (shortcuts === undefined) {
    shortcuts = {
      table: shortcutsIn(mapping.table),
      variable: shortcutsIn(mapping.variable),
      code: shortcutsIn(mapping.code),
      nothing: shortcutsIn({}),
    };
    known.set(mapping, shortcuts);
  }
  return shortcuts;
}

function shortcutsIn(places: PlainPlaces): ReadonlyMap<string, Shortcut> {
  const shortcuts = new Map<string, Shortcut>();
  for (const name of STRUCTURE) shortcuts.set(name, 'structure');
  for (const [name, { only }] of Object.entries(places)) {
    if (only !== undefined) continue;
    if (name === 'type') shortcuts.set(name, 'type');
    else if (name === 'title' || name === 'description' || name === 'pattern' || name === 'const')
      shortcuts.set(name, 'text');
    else if (/^(?:min|max|exclusive|multiple)/.test(name)) shortcuts.set(name, 'number');
  }
  return shortcuts;
}

function placeIn(places: PlainPlaces, keyword: string): PlainPlace | undefined {
  return Object.hasOwn(places, keyword) ? places[keyword] : undefined;
}

/** A keyword that is not kept, or not wholly. */
interface Statement {
  readonly keyword: string;
  readonly value: Json;
  readonly place: PlainPlace | undefined;
  readonly schema: JsonObject;
}

/** Whether a standard has a place for all values of a keyword. */
function isWhollyKept(keyword: string, value: Json, place: PlainPlace, schema: JsonObject): boolean {
  if (!LISTS.has(keyword) || !Array.isArray(value)) return isKept(keyword, value, place, schema);
  if (place.isSingle && value.length > 1) return false;
  return (value as readonly Json[]).every((each) => isKept(keyword, each, place, schema));
}

function isKept(keyword: string, value: Json, { only, isScalar }: PlainPlace, schema: JsonObject): boolean {
  // That a value may be missing, or that a text is blank, no standard has a place for.
  if (value === null || (typeof value === 'string' && isBlank(value))) return false;
  if (only !== undefined && !only.includes(value)) return false;
  if (isScalar && typeof value === 'object') return false;
  if (keyword === 'required') return hasMember(schema, String(value));
  return keyword !== 'type' || isStructured(value, schema);
}

function hasMember(schema: JsonObject, name: string): boolean {
  const properties = member(schema, 'properties');
  return isObject(properties) && Object.hasOwn(properties, name);
}

/** Whether a type has a place: null, objects without members and tuples have none. */
function isStructured(type: Json, schema: JsonObject): boolean {
  if (type === 'object') return isObject(member(schema, 'properties'));
  if (type === 'null') return false;
  return type !== 'array' || member(schema, 'prefixItems') === undefined;
}

/** The keywords whose values are lists of values. */
const LISTS: ReadonlySet<string> = new Set(['type', 'enum', 'required']);

function addLosses(
  losses: Loss[],
  listed: Set<JsonObject>,
  { keyword, value, place, schema }: Statement,
  pointer: string,
  reason: string,
): void {
  if (standardRows.get(keyword)?.holds !== undefined) {
    // One entry for all that is inside.
    addObjects(value, listed);
    losses.push({
      keyword,
      pointer,
      value: typeof value === 'boolean' ? value : JSON.stringify(value),
      reason,
    });
  } else if (place !== undefined && !place.isSingle && LISTS.has(keyword) && Array.isArray(value)) {
    for (const [index, each] of (value as readonly Json[]).entries()) {
      if (!isKept(keyword, each, place, schema))
        addScalars(losses, each, { keyword, pointer: append(pointer, index), reason });
    }
  } else addScalars(losses, value, { keyword, pointer, reason });
}

function addScalars(losses: Loss[], value: Json, { keyword, pointer, reason }: Omit<Loss, 'value'>): void {
  if (value === null || typeof value !== 'object') losses.push({ keyword, pointer, value, reason });
  else {
    for (const [name, each] of Object.entries(value))
      addScalars(losses, each, { keyword, pointer: append(pointer, name), reason });
  }
}

function reasonFor(
  { keyword, value }: Statement,
  isDescribing: boolean,
  isHidden: boolean,
  { drop }: PlainMapping,
): string {
  if (!standardRows.has(keyword)) return 'The vocabulary does not define this keyword.';
  if (isHidden) return 'A more specific value is used.';
  if (typeof value === 'string' && isBlank(value)) return 'The text is empty.';
  return WITHOUT_PLACE[keyword] ?? (isDescribing ? drop : 'It describes nothing that is exported.');
}

function addObjects(value: Json, found: Set<JsonObject>): void {
  if (Array.isArray(value)) for (const each of value as readonly Json[]) addObjects(each, found);
  else if (isObject(value)) {
    found.add(value);
    for (const name in value) addObjects(value[name]!, found);
  }
}
