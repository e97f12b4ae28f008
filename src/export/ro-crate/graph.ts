import type { Json, JsonObject } from '../../json.js';
import { ref, valueKey } from '../jsonld.js';

/** One thing in the crate. Whoever speaks of it adds to it, so that nothing is described twice. */
export class Entity {
  private readonly types = new Set<string>();
  private readonly members = new Map<string, Map<string, Json>>();
  private readonly hints = new Map<string, string>();

  constructor(readonly id: string) {}

  /** Says that it is a thing of these types too. */
  is(...types: readonly string[]): this {
    for (const type of types) this.types.add(type);
    return this;
  }

  /** Adds values to a property; one that is there already counts once. */
  add(property: string, ...values: readonly (Json | undefined)[]): this {
    for (const value of values) {
      if (value === undefined) continue;
      let known = this.members.get(property);
      if (known === undefined) {
        known = new Map();
        this.members.set(property, known);
      }
      known.set(valueKey(value), value);
    }
    return this;
  }

  /** Adds references to other entities. */
  link(property: string, ...others: readonly Entity[]): this {
    return this.add(property, ...others.map(({ id }) => ref(id)));
  }

  /** Gives it a name; when it has one, another. */
  call(...names: readonly (Json | undefined)[]): this {
    for (const name of names) this.add(this.has('name') ? 'alternateName' : 'name', name);
    return this;
  }

  /** What to write when nobody says anything better. */
  hint(property: string, text: string): this {
    if (!this.hints.has(property)) this.hints.set(property, text);
    return this;
  }

  /** Whether a property has a value. */
  has(property: string): boolean {
    return this.members.has(property);
  }

  /** Whether a property has a value, be it only one for want of a better. */
  hasAny(property: string): boolean {
    return this.has(property) || this.hints.has(property);
  }

  /** Whether it is a thing of this type. */
  isA(type: string): boolean {
    return this.types.has(type);
  }

  /** The values of a property. */
  valuesOf(property: string): readonly Json[] {
    return [...(this.members.get(property)?.values() ?? [])];
  }

  /** The names of its types and properties, as they will be written. */
  get vocabulary(): readonly string[] {
    return [...this.types, ...this.members.keys()];
  }

  /** As a member of `@graph`: one value bare, several as an array. */
  toJson(): JsonObject {
    for (const [property, text] of this.hints) if (!this.has(property)) this.add(property, text);
    // What is something is not only a thing.
    if (this.types.size > 1) this.types.delete('Thing');
    const written: { [name: string]: Json } = { '@id': this.id, '@type': unpacked([...this.types]) };
    const names = this.members.get('name');
    if (names) written.name = unpacked([...names.values()]);
    for (const [property, values] of this.members) {
      if (property === 'name') continue;
      const kept = property === 'alternateName' ? withoutKeysOf(values, names) : [...values.values()];
      if (kept.length > 0) written[property] = unpacked(kept);
    }
    return written;
  }
}

function withoutKeysOf(values: ReadonlyMap<string, Json>, others: ReadonlyMap<string, Json> | undefined) {
  return [...values].filter(([key]) => !others?.has(key)).map(([, value]) => value);
}

/** RO-Crate 1.1, appendix JSON-LD: an array of one is written as the one. */
function unpacked(values: readonly Json[]): Json {
  return values.length === 1 ? values[0]! : values;
}

/** All entities of a crate, each once, in the order in which they are first spoken of. */
export class Graph {
  private readonly known = new Map<string, Entity>();
  private readonly counts = new Map<string, number>();

  /** The entity with this `@id`, described further as one of these types. */
  entity(id: string, ...types: readonly string[]): Entity {
    let found = this.known.get(id);
    if (found === undefined) {
      found = new Entity(id);
      this.known.set(id, found);
    }
    return found.is(...types);
  }

  /** A new entity of our own; should its `@id` be taken, it gets a number ("~" is in no escaped name). */
  fresh(id: string, ...types: readonly string[]): Entity {
    let count = this.counts.get(id) ?? 1;
    let free = count === 1 ? id : `${id}~${count}`;
    while (this.known.has(free)) free = `${id}~${++count}`;
    this.counts.set(id, count + 1);
    return this.entity(free, ...types);
  }

  /** A new entity of a kind that has no names of its own. */
  next(kind: string, ...types: readonly string[]): Entity {
    const number = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, number);
    return this.entity(`#${kind}-${number}`, ...types);
  }

  /** All entities so far. */
  get entities(): readonly Entity[] {
    return [...this.known.values()];
  }
}
