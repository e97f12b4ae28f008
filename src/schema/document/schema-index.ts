import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import { standardRows } from '../vocabulary/index.js';
import { fragmentOf, NO_ADDRESS, resolveReference, withoutFragment } from './address.js';
import type { Document } from './document.js';
import { append, isPointer, tokens, valueAt } from './pointer.js';

/** A schema resource: the root of a document, or a subschema with an `$id` of its own. */
export interface Resource {
  /** Its address, without a fragment. */
  readonly uri: string;
  readonly pointer: string;
  /** What its `$schema` says, or that of the resource around it. */
  readonly dialect: string | undefined;
  /** Anchors, plain and dynamic, to the pointers of the schema objects that carry them. */
  readonly anchors: Map<string, string>;
  /** The dynamic ones of them. */
  readonly dynamicAnchors: Map<string, string>;
}

/** A schema object of a document; schemas `true` and `false` are not listed. */
export interface SchemaObject {
  readonly pointer: string;
  readonly value: JsonObject;
  readonly resource: Resource;
}

/** A reference from one schema object to another. */
export interface Reference {
  readonly keyword: '$ref' | '$dynamicRef';
  readonly from: SchemaObject;
  /** As it is written. */
  readonly text: string;
  /** The same as a full address, or undefined when it is no IRI reference. */
  readonly uri: string | undefined;
  /** Its target, if that is inside the document; no value if the target does not exist. */
  local?: { readonly pointer: string; readonly value: Json | undefined } | undefined;
}

/** What two schema objects may not share. */
export interface Clash {
  readonly keyword: '$id' | '$anchor' | '$dynamicAnchor';
  readonly pointer: string;
  readonly first: string;
}

/** All schema objects of a document with their addresses and references: found once, used by every later step. */
export interface SchemaIndex {
  readonly document: Document;
  readonly root: Resource;
  readonly objects: readonly SchemaObject[];
  /** How many of them, from the first, are at places for schemas; the others are schemas only because a reference names them. */
  readonly placed: number;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly references: readonly Reference[];
  readonly clashes: readonly Clash[];
  /** Places where an `$id` is no IRI reference. */
  readonly badIds: readonly string[];
  /** Members of an object of schemas that are none. */
  readonly misfits: readonly Misfit[];
}

/** A value where a schema is expected. */
export interface Misfit {
  readonly keyword: string;
  readonly pointer: string;
  readonly value: Json;
}

/** Finds every schema object of a document, also those that only a reference reaches; `visit` sees each as it is found. */
export function indexSchema(document: Document, visit?: (object: SchemaObject) => void): SchemaIndex {
  const builder = new SchemaIndexBuilder(document, visit);
  builder.walk(document.value, builder.root, '');
  builder.follow();
  return builder;
}

/** The pointer, inside the document of a schema index, that an address means; undefined when it means none. */
export function placeOf(schemaIndex: Pick<SchemaIndex, 'resources'>, uri: string): string | undefined {
  const resource = schemaIndex.resources.get(withoutFragment(uri));
  if (resource === undefined) return undefined;
  const fragment = fragmentOf(uri);
  if (fragment === undefined) return undefined;
  if (fragment === '' || fragment.startsWith('/')) {
    return isPointer(fragment) ? resource.pointer + fragment : undefined;
  }
  return resource.anchors.get(fragment);
}

/** Whether the walk from the root comes by a place: whether its pointer goes through keywords that hold schemas. */
export function isSchemaPlace(pointer: string): boolean {
  const steps = tokens(pointer);
  let at = 0;
  while (at < steps.length) {
    const holds = standardRows.get(steps[at]!)?.holds;
    if (holds === undefined) return false;
    at += holds === 'schema' ? 1 : 2;
  }
  return at === steps.length;
}

/** A schema object that works its pointer out when asked: most are never asked, and a text for each would be expensive. */
class Located implements SchemaObject {
  constructor(
    readonly value: JsonObject,
    readonly resource: Resource,
    /** The schema object that holds it, or its own pointer if none does. */
    private readonly holder: Located | string,
    private readonly keyword: string,
    private readonly step: string | number | undefined,
  ) {}

  get pointer(): string {
    if (typeof this.holder === 'string') return this.holder;
    const at = `${this.holder.pointer}/${this.keyword}`;
    return this.step === undefined ? at : append(at, this.step);
  }
}

/** Collects a schema index. */
class SchemaIndexBuilder implements SchemaIndex {
  readonly root: Resource;
  readonly objects: SchemaObject[] = [];
  placed = 0;
  readonly resources = new Map<string, Resource>();
  readonly references: Reference[] = [];
  readonly clashes: Clash[] = [];
  readonly badIds: string[] = [];
  readonly misfits: Misfit[] = [];
  private readonly byPointer = new Map<string, Resource>();

  constructor(
    readonly document: Document,
    private readonly visit: ((object: SchemaObject) => void) | undefined,
  ) {
    this.root = this.resourceAt(isObject(document.value) ? document.value : {}, '', undefined);
  }

  /** Walks down from a schema object through the keywords that hold subschemas. */
  walk(
    value: Json,
    resource: Resource,
    holder: Located | string,
    keyword = '',
    step?: string | number,
  ): void {
    if (!isObject(value)) return;
    const isInner = holder !== '' && Object.hasOwn(value, '$id');
    const own = isInner
      ? this.resourceAt(value, new Located(value, resource, holder, keyword, step).pointer, resource)
      : resource;
    const object = new Located(value, own, holder, keyword, step);
    this.objects.push(object);
    this.visit?.(object);
    for (const each in value) {
      const row = standardRows.get(each);
      if (row === undefined) continue;
      const held = value[each]!;
      if (row.holds === undefined) {
        if (row.names && typeof held === 'string') this.note(row.names, each, held, object);
      } else if (row.holds === 'schema') {
        this.walk(held, own, object, each);
      } else if (row.holds === 'schemas') {
        if (Array.isArray(held))
          for (let i = 0; i < held.length; i++) this.walk(held[i], own, object, each, i);
      } else if (isObject(held)) {
        this.walkMembers(held, object, each);
      }
    }
  }

  /** What is no schema is noted here: to go through a large object twice would cost as much as all the rest. */
  private walkMembers(schemas: JsonObject, holder: Located, keyword: string): void {
    for (const name in schemas) {
      const value = schemas[name]!;
      if (isObject(value)) this.walk(value, holder.resource, holder, keyword, name);
      else if (typeof value !== 'boolean') {
        this.misfits.push({ keyword, pointer: append(holder.pointer, keyword, name), value });
      }
    }
  }

  /** Walks into what only a reference makes a schema, such as `#/$defs/Group/Name`. */
  follow(): void {
    this.placed = this.objects.length;
    const followed = new Set<Json>();
    const known = new Map<string, NonNullable<Reference['local']>>();
    // The list grows while it is read: what a reference reaches may hold references too.
    for (const reference of this.references) {
      const { uri } = reference;
      if (uri === undefined) continue;
      // Definitions are shared: most references lead where another has led.
      reference.local = known.get(uri);
      if (reference.local) continue;
      const pointer = placeOf(this, uri);
      if (pointer === undefined) continue;
      const value = valueAt(this.document.value, pointer);
      reference.local = { pointer, value };
      known.set(uri, reference.local);
      if (!isObject(value) || followed.has(value) || isSchemaPlace(pointer)) continue;
      const before = this.objects.length;
      this.walk(value, this.resourceAround(pointer), pointer);
      for (const object of this.objects.slice(before)) followed.add(object.value);
    }
  }

  private note(names: 'anchor' | 'reference', keyword: string, text: string, from: SchemaObject): void {
    if (names === 'reference') {
      const uri = resolveReference(text, from.resource.uri);
      this.references.push({ keyword: keyword as Reference['keyword'], from, text, uri });
      return;
    }
    const { anchors, dynamicAnchors } = from.resource;
    if (keyword === '$dynamicAnchor') dynamicAnchors.set(text, from.pointer);
    const first = anchors.get(text);
    if (first === undefined) anchors.set(text, from.pointer);
    else if (first !== from.pointer)
      this.clashes.push({ keyword: keyword as Clash['keyword'], pointer: from.pointer, first });
  }

  private resourceAt(value: JsonObject, pointer: string, outer: Resource | undefined): Resource {
    const base = outer?.uri ?? this.document.base ?? NO_ADDRESS;
    const id = member(value, '$id');
    const resolved = typeof id === 'string' ? resolveReference(id, base) : base;
    if (resolved === undefined) this.badIds.push(pointer);
    if (outer && (resolved === undefined || typeof id !== 'string')) return outer;
    const dialect = member(value, '$schema');
    const resource: Resource = {
      uri: withoutFragment(resolved ?? base),
      pointer,
      dialect: typeof dialect === 'string' ? dialect : outer?.dialect,
      anchors: new Map(),
      dynamicAnchors: new Map(),
    };
    const earlier = this.resources.get(resource.uri);
    if (earlier) this.clashes.push({ keyword: '$id', pointer, first: earlier.pointer });
    else {
      this.resources.set(resource.uri, resource);
      this.byPointer.set(pointer, resource);
    }
    return resource;
  }

  /** The resource that a place belongs to which is no schema object by itself. */
  private resourceAround(pointer: string): Resource {
    let around = this.root;
    let at = '';
    for (const token of tokens(pointer)) {
      at = append(at, token);
      around = this.byPointer.get(at) ?? around;
    }
    return around;
  }
}
