import { areEqual, type Json, type JsonObject } from '../../base/json.js';
import type { SchemaObject } from '../document/index.js';
import type { PlainVisitor } from './description.js';
import { LIMITS } from './keyword-roles.js';
import type { Layer } from './layer.js';

type About = NonNullable<Parameters<PlainVisitor>[1]>;

/** The keywords of which the nearest layer counts. */
const NEAREST: readonly string[] = ['title', 'description', 'type', 'format', ...LIMITS.keys()];

/** Records which schema objects describe what, and tells which of their keywords say something with it. */
export class PlainBook {
  private readonly abouts = new Map<JsonObject, About>();
  /** The schema objects of subjects that have several, the nearest first. */
  private readonly groups: (readonly JsonObject[])[] = [];

  /** Notes the layers of a table, variable or code. Layers are not kept: they hold all that was found on the way. */
  note(about: About, layers: readonly Layer[]): void {
    for (const { value, isLent } of layers) if (!isLent) this.abouts.set(value, about);
    if (layers.length > 1) this.groups.push(layers.filter(({ isLent }) => !isLent).map(({ value }) => value));
  }

  /** What passes on what each schema object describes, and its keywords that a nearer one hides. */
  visitorOf(objects: readonly SchemaObject[]): (visit: PlainVisitor) => void {
    return (visit) => this.visit(objects, visit);
  }

  private visit(objects: readonly SchemaObject[], visit: PlainVisitor): void {
    const { abouts, groups } = this;
    const hidden = new Map<JsonObject, Set<string>>();
    for (const each of groups) hide(each, hidden);
    if (hidden.size > 0) for (const each of groups) reveal(each, hidden);
    for (const object of objects) visit(object, abouts.get(object.value), hidden.get(object.value));
  }
}

/** Notes the keywords of layers that a nearer one says otherwise. */
function hide(layers: readonly JsonObject[], hidden: Map<JsonObject, Set<string>>): void {
  for (const [keyword, winner] of winnersIn(layers)) {
    for (const value of layers) {
      if (!Object.hasOwn(value, keyword) || areEqual(value[keyword]!, winner)) continue;
      if (isArrayType(keyword, value[keyword]!)) continue;
      const known = hidden.get(value);
      if (known) known.add(keyword);
      else hidden.set(value, new Set([keyword]));
    }
  }
}

/** What is said of one subject counts, even if it is hidden for another. */
function reveal(layers: readonly JsonObject[], hidden: Map<JsonObject, Set<string>>): void {
  if (!layers.some((value) => hidden.has(value))) return;
  for (const [keyword, winner] of winnersIn(layers)) {
    const nearest = layers.find((value) => value[keyword] === winner);
    if (nearest) hidden.get(nearest)?.delete(keyword);
  }
}

function winnersIn(layers: readonly JsonObject[]): ReadonlyMap<string, Json> {
  const winners = new Map<string, Json>();
  for (const value of layers) {
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
