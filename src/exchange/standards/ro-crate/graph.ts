import type { Json, JsonObject } from '../../../base/json.js';
import { isSameValue, ref } from '../jsonld.js';
import { addTo, type Members, Several, unpackAll } from '../several.js';

/** One entity of the crate. All code that mentions it adds to it, so that nothing is described twice. */
export class Entity {
  private readonly types: string[] = [];
  /** The reference to it, which is the same everywhere. */
  private readonly reference: JsonObject;
  /** Its properties as they are collected, and finally as they are written. */
  private readonly members: Members;
  /** Hints are nearly always names, so these have a place of their own. */
  private nameHint: string | undefined;
  private hints: { [property: string]: string } | undefined;

  constructor(
    readonly id: string,
    type: string | undefined,
    /** Records the names of types and properties. */
    private readonly vocabulary: Set<string>,
  ) {
    // The name has its place before all else, whenever it comes.
    this.members = { '@id': id, '@type': this.types, name: NO_NAME };
    this.reference = ref(id);
    if (type !== undefined) this.is(type);
  }

  /** Adds a type. */
  is(type: string): this {
    if (this.types.includes(type)) return this;
    this.types.push(type);
    this.vocabulary.add(type);
    return this;
  }

  /** Adds a value to a property; duplicates are ignored. */
  add(property: string, value: Json | undefined): this {
    if (value === undefined) return this;
    addTo(this.members, property, value);
    this.vocabulary.add(property);
    return this;
  }

  /** Adds values to a property. */
  addAll(property: string, values: readonly Json[]): this {
    for (const value of values) this.add(property, value);
    return this;
  }

  /** Adds a reference to another entity. */
  link(property: string, other: Entity): this {
    return this.add(property, other.reference);
  }

  /** Adds references to other entities. */
  linkAll(property: string, others: readonly Entity[]): this {
    for (const other of others) this.link(property, other);
    return this;
  }

  /** Adds a name; the first one is the name, the others are alternate names. */
  call(name: Json | undefined): this {
    const { members } = this;
    if (name === undefined) return this;
    if (members.name === NO_NAME) members.name = name;
    else if (!isSameValue(members.name as Json, name)) addTo(members, 'alternateName', name);
    return this;
  }

  /** Gives it names. */
  callAll(names: readonly Json[]): this {
    for (const name of names) this.call(name);
    return this;
  }

  /** The default value. */
  hint(property: string, text: string): this {
    if (property === 'name') this.nameHint ??= text;
    else if (this.hints === undefined) this.hints = { [property]: text };
    else this.hints[property] ??= text;
    return this;
  }

  /** Whether a property has a value. */
  has(property: string): boolean {
    const found = this.members[property];
    return found !== undefined && found !== NO_NAME;
  }

  /** Whether a property has a value, also a default value. */
  hasAny(property: string): boolean {
    const hint = property === 'name' ? this.nameHint : this.hints?.[property];
    return this.has(property) || hint !== undefined;
  }

  /** Whether it has this type. */
  isA(type: string): boolean {
    return this.types.includes(type);
  }

  /** The values of a property. */
  valuesOf(property: string): readonly Json[] {
    const found = this.members[property];
    if (found === undefined || found === NO_NAME) return NONE;
    return found instanceof Several ? found.values : [found];
  }

  /**
   * As a member of `@graph`: one value bare, several as an array (RO-Crate 1.1, appendix JSON-LD).
   * It cannot be changed afterwards.
   */
  toJson(): JsonObject {
    const { members, types, nameHint } = this;
    if (members.name === NO_NAME) {
      if (nameHint === undefined) delete members.name;
      else members.name = nameHint;
    }
    for (const property in this.hints) if (!this.has(property)) this.add(property, this.hints[property]);
    // An entity with a specific type is not also a Thing.
    const own = types.length > 1 ? types.filter((each) => each !== 'Thing') : types;
    members['@type'] = own.length === 1 ? own[0]! : own;
    return unpackAll(members);
  }
}

const NONE: readonly never[] = [];

/** Stands for a name until there is one; no name is empty. */
const NO_NAME = '';

/** All entities of a crate, each once, in the order in which they are first mentioned. */
export class Graph {
  /** All entities so far. */
  readonly entities: Entity[] = [];
  /** The names of the types and properties that they have; without names that all entities have. */
  readonly vocabulary = new Set<string>();
  private readonly known = new Map<string, Entity>();
  private readonly counts = new Map<string, number>();

  /** The entity with this `@id`, described further as one of this type. */
  entity(id: string, type?: string): Entity {
    const found = this.known.get(id);
    if (found === undefined) return this.enter(id, type);
    return type === undefined ? found : found.is(type);
  }

  /** A new entity of a kind that has no names of its own. */
  next(kind: string, type: string): Entity {
    const number = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, number);
    return this.entity(`#${kind}-${number}`, type);
  }

  private enter(id: string, type: string | undefined): Entity {
    const entity = new Entity(id, type, this.vocabulary);
    this.known.set(id, entity);
    this.entities.push(entity);
    return entity;
  }
}
