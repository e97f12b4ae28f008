import type { Json, JsonObject } from '../../json.js';
import { compact, isSameValue, type NodeDraft, put, ref } from '../jsonld.js';
import { addTo, type Members, Several, unpackAll, unpacked } from '../several.js';

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
    this.members = { '@id': id, '@type': this.types };
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
    if (name === undefined) return this;
    const { members } = this;
    // By their own names, since nearly all entities have them.
    if (members.name === undefined) members.name = name;
    else if (members.alternateName === undefined) members.alternateName = name;
    else addTo(members, 'alternateName', name);
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
    return this.members[property] !== undefined;
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
    if (found === undefined) return NONE;
    return found instanceof Several ? found.values : [found];
  }

  /**
   * As a member of `@graph`: one value bare, several as an array (RO-Crate 1.1, appendix JSON-LD).
   * It cannot be changed afterwards.
   */
  toJson(): JsonObject {
    const { members, types, nameHint } = this;
    if (members.name === undefined && nameHint !== undefined) members.name = nameHint;
    for (const property in this.hints) if (!this.has(property)) this.add(property, this.hints[property]);
    // An entity with a specific type is not also a Thing.
    const own = types.length > 1 ? types.filter((each) => each !== 'Thing') : types;
    members['@type'] = own.length === 1 ? own[0]! : own;
    const { name, alternateName } = members;
    const others = alternateName === undefined ? undefined : unpackedWithout(alternateName, name);
    unpackAll(members);
    // Nearly all are already in order, and copying them would take as long as building them.
    if (others !== undefined) members.alternateName = others;
    const isWhole = alternateName === undefined || others !== undefined;
    if (isWhole && isNameFirst(members)) return members as JsonObject;
    return inOrder(members as JsonObject, others);
  }
}

const NONE: readonly never[] = [];

function isNameFirst(members: Members): boolean {
  for (const property in members) {
    if (property !== '@id' && property !== '@type') return property === 'name' || members.name === undefined;
  }
  return true;
}

/** A node with its name before all else, and with other names than that. */
function inOrder(node: JsonObject, alternateName: Json | undefined): JsonObject {
  const written: NodeDraft = { '@id': node['@id']!, '@type': node['@type']! };
  put(written, 'name', node.name);
  for (const property in node) {
    if (property === 'alternateName') put(written, property, alternateName);
    else written[property] = node[property]!;
  }
  return written;
}

/** The values of a property as they are written, without those that another has. */
function unpackedWithout(value: Json | Several, other: Json | Several | undefined): Json | undefined {
  if (other === undefined) return unpacked(value);
  const isOther = (each: Json) => (other instanceof Several ? other.has(each) : isSameValue(each, other));
  if (value instanceof Several) return compact(value.values.filter((each) => !isOther(each)));
  return isOther(value) ? undefined : value;
}

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
