import type { SchemaIndex, SchemaObject } from '../document/index.js';
import { areEqual, type Json, type JsonObject } from '../json.js';
import type { PlainStatement } from './description.js';
import { LIMITS } from './keyword-roles.js';
import type { Layer } from './layer.js';

type About = NonNullable<PlainStatement['about']>;

/** The keywords of which the nearest layer counts. */
const NEAREST: readonly string[] = ['title', 'description', 'type', 'format', ...LIMITS.keys()];

/** Records which schema objects describe what, and tells which keywords of JSON Schema say something with it. */
export class PlainBook {
  private readonly groups: [About, readonly Layer[]][] = [];

  /** Notes the layers of a table, variable or code. */
  note(about: About, layers: readonly Layer[]): void {
    this.groups.push([about, layers]);
  }

  /** All that the keywords of a document say, except annotations. */
  statements({ objects }: SchemaIndex): readonly PlainStatement[] {
    const abouts = new Map<JsonObject, About>();
    const hidden = new Map<JsonObject, Set<string>>();
    for (const [about, layers] of this.groups) {
      for (const { value, isLent } of layers) if (!isLent) abouts.set(value, about);
      if (layers.length > 1) hide(layers, hidden);
    }
    for (const [, layers] of this.groups) {
      if (hidden.size === 0) break;
      reveal(layers, hidden);
    }
    return objects.flatMap((object) =>
      statementsOf(object, abouts.get(object.value), hidden.get(object.value)),
    );
  }
}

function statementsOf(
  object: SchemaObject,
  about: About | undefined,
  hidden: ReadonlySet<string> | undefined,
): readonly PlainStatement[] {
  const found: PlainStatement[] = [];
  for (const keyword in object.value) {
    if (keyword.startsWith('fair:') || keyword.startsWith('x-fair:')) continue;
    found.push({
      keyword,
      value: object.value[keyword]!,
      about,
      isHidden: hidden?.has(keyword) === true,
      object,
    });
  }
  return found;
}

/** Notes the keywords of layers that a nearer one says otherwise. */
function hide(layers: readonly Layer[], hidden: Map<JsonObject, Set<string>>): void {
  for (const [keyword, winner] of winnersIn(layers)) {
    for (const { value, isLent } of layers) {
      if (isLent || !Object.hasOwn(value, keyword) || areEqual(value[keyword]!, winner)) continue;
      if (isArrayType(keyword, value[keyword]!)) continue;
      const known = hidden.get(value);
      if (known) known.add(keyword);
      else hidden.set(value, new Set([keyword]));
    }
  }
}

/** What is said of one subject counts, even if it is hidden for another. */
function reveal(layers: readonly Layer[], hidden: Map<JsonObject, Set<string>>): void {
  if (!layers.some(({ value }) => hidden.has(value))) return;
  for (const [keyword, winner] of winnersIn(layers)) {
    const nearest = layers.find(({ value, isLent }) => !isLent && value[keyword] === winner);
    if (nearest) hidden.get(nearest.value)?.delete(keyword);
  }
}

function winnersIn(layers: readonly Layer[]): ReadonlyMap<string, Json> {
  const winners = new Map<string, Json>();
  for (const { value, isLent } of layers) {
    if (isLent) continue;
    for (const keyword of NEAREST) {
      const said = Object.hasOwn(value, keyword) ? value[keyword]! : undefined;
      if (said === undefined || winners.has(keyword) || isArrayType(keyword, said)) continue;
      winners.set(keyword, said);
    }
  }
  return winners;
}

/** That values are arrays does not hide what their items are, nor is it hidden by that. */
function isArrayType(keyword: string, value: Json): boolean {
  return keyword === 'type' && value === 'array';
}
