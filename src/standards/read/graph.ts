import { append, valueAt } from '../../document/index.js';
import { isObject, type Json, type JsonObject } from '../../json.js';
import { type ExpandedNode, PLACE } from './expand.js';
import type { SourceLeaf } from './leaves.js';
import { NAMESPACES } from './namespaces.js';

/** What a property of a node holds. */
export interface Value {
  /** The text, number or truth value that it is; none for a node. */
  readonly scalar?: string | number | boolean;
  readonly language?: string;
  /** The value of a property that holds plain JSON. */
  readonly json?: Json;
  /** The address that it refers to; of a node without one, the address that was made up. */
  readonly id?: string;
  /** The node that it refers to, if the document describes it. */
  readonly node?: GraphNode;
  /** Where in the source it stands. */
  readonly from?: string;
}

/** The nodes of a document, with an account of which values were taken. */
export class Graph {
  readonly nodes: readonly GraphNode[];
  private readonly byId: ReadonlyMap<string, GraphNode>;
  private readonly taken = new Map<string, string>();
  /** What the terms of the context stand for, without their namespaces. */
  private readonly terms: ReadonlyMap<string, string>;

  constructor(
    readonly source: Json,
    expanded: readonly ExpandedNode[],
  ) {
    this.nodes = expanded.map((each) => new GraphNode(this, each));
    this.byId = new Map(this.nodes.map((each) => [each.id, each]));
    this.terms = new Map(termsIn(isObject(source) ? source['@context'] : undefined));
  }

  /** The name of the property that a member of the source gives, without its namespace. */
  propertyOf(key: string): string {
    return this.terms.get(key) ?? localName(key);
  }

  node(id: string): GraphNode | undefined {
    return this.byId.get(id);
  }

  ofType(...types: readonly string[]): readonly GraphNode[] {
    return this.nodes.filter((each) => each.is(...types));
  }

  /** Says that a value went into the schema, or where else it went. */
  take(pointer: string | undefined, where = 'schema'): void {
    if (pointer !== undefined && this.taken.get(pointer) !== 'schema') this.taken.set(pointer, where);
  }

  /** Whether a value went into the schema. */
  isTaken(pointer: string | undefined): boolean {
    return pointer !== undefined && this.taken.get(pointer) === 'schema';
  }

  /** Where a leaf of the source went, if it went anywhere. */
  placeOf({ pointer }: SourceLeaf): string | undefined {
    return this.taken.get(pointer);
  }
}

/** The full name of a property or class: `schema:name`. */
export function fullName(name: string): string {
  const colon = name.indexOf(':');
  const namespace = NAMESPACES[name.slice(0, colon)];
  return namespace === undefined ? name : namespace + name.slice(colon + 1);
}

/** Both spellings of schema.org are one. */
function canonical(iri: string): string {
  return iri.startsWith('http://schema.org/') ? `https${iri.slice(4)}` : iri;
}

const DOCUMENT = 'urn:fairwright:document/';

/** A node of a document. */
export class GraphNode {
  /** Its address; relative ones as they are written. */
  readonly id: string;
  readonly types: readonly string[];
  /** The pointers of the objects that describe it. */
  readonly places: readonly string[];
  private read: ReadonlyMap<string, readonly Value[]> | undefined;
  /** How far the lists of the source were read, by pointer. */
  private readonly readUpTo = new Map<string, number>();

  constructor(
    readonly graph: Graph,
    private readonly expanded: ExpandedNode,
  ) {
    this.id = relative(expanded['@id']);
    this.types = (expanded['@type'] ?? []).map(canonical);
    this.places = (expanded[PLACE] ?? []).map((each) => String(each['@value']));
  }

  get isBlank(): boolean {
    return this.id.startsWith('_:');
  }

  is(...types: readonly string[]): boolean {
    return types.some((each) => this.types.includes(fullName(each)));
  }

  /** The values of properties, without taking them. */
  values(...names: readonly string[]): readonly Value[] {
    this.read ??= this.readAll();
    return names.flatMap((name) => this.read!.get(fullName(name)) ?? NONE);
  }

  /** The nodes that properties refer to. */
  linked(...names: readonly string[]): readonly GraphNode[] {
    return this.values(...names).flatMap(({ node }) => node ?? []);
  }

  /** All properties that the node has. */
  get names(): readonly string[] {
    this.read ??= this.readAll();
    return [...this.read.keys()];
  }

  private readAll(): ReadonlyMap<string, readonly Value[]> {
    const found = new Map<string, Value[]>();
    for (const [name, list] of Object.entries(this.expanded)) {
      if (name.startsWith('@') || name === PLACE) continue;
      const values = found.get(canonical(name)) ?? [];
      found.set(canonical(name), values);
      for (const each of list as readonly JsonObject[]) {
        for (const item of (each['@list'] as readonly Json[] | undefined) ?? [each]) {
          values.push(this.valueOf(name, item));
        }
      }
    }
    return found;
  }

  private valueOf(name: string, value: Json): Value {
    if (!isObject(value)) return {};
    const { '@id': id, '@value': scalar, '@language': language, '@type': type } = value;
    if (typeof id === 'string') {
      const known = this.graph.node(relative(id));
      const isDescribed = known !== undefined && (known.places.length > 0 || known.names.length > 0);
      return {
        id: relative(id),
        ...(isDescribed ? { node: known } : {}),
        ...fromIf(this.placeOf(name, (each) => isSameId(id, each))),
      };
    }
    if (type === '@json') return { json: scalar ?? null, ...fromIf(this.placeOfMember(name)) };
    if (scalar === undefined || scalar === null || typeof scalar === 'object') return {};
    return {
      scalar: scalar as string | number | boolean,
      ...(typeof language === 'string' ? { language } : {}),
      ...fromIf(this.placeOf(name, (each) => each === scalar || String(each) === String(scalar))),
    };
  }

  /** Where a value of a property stands: in a member with the name of the property, else in any. */
  private placeOf(name: string, isValue: (scalar: Json) => boolean): string | undefined {
    const isOwn = (key: string) => this.graph.propertyOf(key) === localName(name);
    return this.placeAmong(isOwn, isValue) ?? this.placeAmong((key) => !isOwn(key), isValue);
  }

  private placeAmong(
    isMember: (key: string) => boolean,
    isValue: (scalar: Json) => boolean,
  ): string | undefined {
    for (const place of this.places) {
      const object = valueAt(this.graph.source, place);
      if (!isObject(object)) continue;
      for (const [key, value] of Object.entries(object)) {
        if (key.startsWith('@') || !isMember(key)) continue;
        const found = this.scalarIn(value, append(place, key), isValue);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** The same in the value of a member. Values come in the order of the source, so a long list is read on. */
  private scalarIn(value: Json, pointer: string, isValue: (scalar: Json) => boolean): string | undefined {
    if (!Array.isArray(value)) return scalarIn(value, pointer, isValue);
    const start = this.readUpTo.get(pointer) ?? 0;
    for (let step = 0; step < value.length; step++) {
      const index = (start + step) % value.length;
      const found = scalarIn(value[index] as Json, append(pointer, index), isValue);
      if (found === undefined) continue;
      this.readUpTo.set(pointer, index + 1);
      return found;
    }
    return undefined;
  }

  private placeOfMember(name: string): string | undefined {
    for (const place of this.places) {
      const object = valueAt(this.graph.source, place);
      const key = isObject(object)
        ? Object.keys(object).find((each) => this.graph.propertyOf(each) === localName(name))
        : undefined;
      if (key !== undefined) return append(place, key);
    }
    return undefined;
  }
}

/** The terms that a context defines in the document itself. */
function termsIn(context: Json | undefined): readonly (readonly [term: string, property: string])[] {
  if (Array.isArray(context)) return (context as readonly Json[]).flatMap((each) => termsIn(each));
  if (!isObject(context)) return NONE;
  return Object.entries(context).flatMap(([term, definition]) => {
    const id = isObject(definition) ? definition['@id'] : definition;
    return typeof id === 'string' && !term.startsWith('@') ? [[term, localName(id)] as const] : [];
  });
}

const NONE: readonly never[] = [];

function fromIf(from: string | undefined): { readonly from?: string } {
  return from === undefined ? {} : { from };
}

function relative(id: string): string {
  return id.startsWith(DOCUMENT) ? id.slice(DOCUMENT.length) : id;
}

function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

/** Whether an address of the source is the one that it was expanded to: as it is, as a CURIE, or relative. */
function isSameId(id: string, written: Json): boolean {
  if (typeof written !== 'string') return false;
  if (id === written || relative(id) === written.replace(/^\.\//, '')) return true;
  const colon = written.indexOf(':');
  return colon > 0 && !written.startsWith('//', colon + 1) && id.endsWith(written.slice(colon + 1));
}

/** The pointer of a scalar in the value of a member, without going into other nodes. */
function scalarIn(value: Json, pointer: string, isValue: (scalar: Json) => boolean): string | undefined {
  if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly Json[]).entries()) {
      const found = scalarIn(each, append(pointer, index), isValue);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return value !== null && isValue(value) ? pointer : undefined;
  const inside = Object.hasOwn(value, '@value')
    ? ['@value']
    : Object.hasOwn(value, '@id')
      ? ['@id']
      : Object.keys(value).filter((name) => name === '@list' || name === '@set' || isLanguageMap(value));
  for (const name of inside) {
    const found = scalarIn(value[name]!, append(pointer, name), isValue);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isLanguageMap(value: Json): boolean {
  return Object.keys(value as object).every((name) =>
    /^(?:@none|[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*)$/.test(name),
  );
}
