import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { append, valueAt } from '../../../schema/document/index.js';
import { PLACE } from './expand.js';
import type { ExpandedNode } from './flatten.js';
import type { SourceLeaf } from './leaves.js';
import { NAMESPACES, SPELLINGS } from './namespaces.js';

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

/** Where a value of a document goes; what is repeated or was assumed goes nowhere. */
export type Place = 'schema' | 'options' | 'repeated' | 'assumed';

/** The nodes of a document, with a ledger of which values were taken. */
export class Graph {
  readonly nodes: readonly GraphNode[];
  private readonly byId: ReadonlyMap<string, GraphNode>;
  private readonly taken = new Map<string, Place>();
  /** Where a value stands once more, as documents describe a thing wherever they mention it. */
  private readonly twins = new Map<string, readonly string[]>();
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
  take(pointer: string | undefined, where: Place = 'schema'): void {
    if (pointer === undefined) return;
    if (this.taken.get(pointer) !== 'schema') this.taken.set(pointer, where);
    for (const twin of this.twins.get(pointer) ?? NONE) {
      if (!this.taken.has(twin)) this.taken.set(twin, 'repeated');
    }
  }

  /** Says that a value did not go anywhere after all. */
  release(pointer: string): void {
    this.taken.delete(pointer);
  }

  /** Says that values are the same as another. */
  repeat(pointer: string, twins: readonly string[]): void {
    this.twins.set(pointer, twins);
  }

  /** Whether a value went into the schema. */
  isTaken(pointer: string | undefined): boolean {
    return pointer !== undefined && this.taken.get(pointer) === 'schema';
  }

  /** Where a leaf of the source went, if it went anywhere. */
  placeOf({ pointer }: Pick<SourceLeaf, 'pointer'>): Place | undefined {
    return this.taken.get(pointer);
  }
}

/** The full name of a property or class: `schema:name`. Made once, since a fresh text is expensive to look up. */
export function fullName(name: string): string {
  const known = fullNames.get(name);
  if (known !== undefined) return known;
  const colon = name.indexOf(':');
  const namespace = NAMESPACES[name.slice(0, colon)];
  if (namespace === undefined) return name;
  const full = namespace + name.slice(colon + 1);
  fullNames.set(name, full);
  return full;
}

const fullNames = new Map<string, string>();

/** A name in the spelling of its namespace that the code uses. */
function canonical(iri: string): string {
  const spelling = SPELLINGS.find(([address]) => iri.startsWith(address));
  return spelling === undefined ? iri : NAMESPACES[spelling[1]] + iri.slice(spelling[0].length);
}

/** The terms of a node whose values nobody stated. */
const ASSUMED = fullName('fair:assumed');

const DOCUMENT = 'urn:fairwright:document/';

/** A scalar of the source in a member of a node. */
interface WrittenScalar {
  /** The name of the member, without its prefix. */
  readonly key: string;
  readonly pointer: string;
  readonly scalar: Json;
}

/** A node of a document. */
export class GraphNode {
  /** Its address; relative ones as they are written. */
  readonly id: string;
  readonly types: readonly string[];
  /** The pointers of the objects that describe it. */
  readonly places: readonly string[];
  private read: ReadonlyMap<string, readonly Value[]> | undefined;
  private written: ReadonlyMap<string, readonly WrittenScalar[]> | undefined;

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
    // What nearly all ask for.
    if (names.length === 1) return this.read.get(fullName(names[0]!)) ?? NONE;
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
    const assumed = new Set((this.expanded[ASSUMED] ?? []).map((each) => localName(String(each['@value']))));
    for (const [name, list] of Object.entries(this.expanded)) {
      if (name.startsWith('@') || name === PLACE) continue;
      const values: Value[] = found.get(canonical(name)) ?? [];
      const isAssumed = name === ASSUMED || assumed.has(localName(name));
      if (!isAssumed) found.set(canonical(name), values);
      for (const each of list as readonly JsonObject[]) {
        for (const item of (each['@list'] as readonly Json[] | undefined) ?? [each]) {
          const value = this.valueOf(name, item);
          if (isAssumed) this.graph.take(value.from, 'assumed');
          values.push(value);
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
        ...fromIf(this.placeOf(name, id, (each) => isSameId(id, each))),
      };
    }
    if (type === '@json') return { json: scalar ?? null, ...fromIf(this.placeOfMember(name)) };
    if (scalar === undefined || scalar === null || typeof scalar === 'object') return {};
    return {
      scalar: scalar as string | number | boolean,
      ...(typeof language === 'string' ? { language } : {}),
      ...fromIf(this.placeOf(name, String(scalar), (each) => String(each) === String(scalar))),
    };
  }

  /** Where a value of a property stands: in a member with the name of the property, else in any. */
  private placeOf(name: string, text: string, isValue: (scalar: Json) => boolean): string | undefined {
    this.written ??= this.writtenScalars();
    const found = (this.written.get(localName(text)) ?? NONE).filter(({ scalar }) => isValue(scalar));
    const [first, ...twins] = found.filter(({ key }) => key === localName(name));
    if (first && twins.length > 0)
      this.graph.repeat(
        first.pointer,
        twins.map(({ pointer }) => pointer),
      );
    return (first ?? found[0])?.pointer;
  }

  /** The scalars in the objects that describe the node, by their ends: a CURIE and its address end alike. */
  private writtenScalars(): ReadonlyMap<string, readonly WrittenScalar[]> {
    const found = new Map<string, WrittenScalar[]>();
    for (const place of this.places) {
      const object = valueAt(this.graph.source, place);
      if (!isObject(object)) continue;
      for (const [key, value] of Object.entries(object)) {
        if (key.startsWith('@')) continue;
        for (const [pointer, scalar] of scalarsIn(value, append(place, key))) {
          const tail = localName(String(scalar));
          const same = found.get(tail);
          const written = { key: this.graph.propertyOf(key), pointer, scalar };
          if (same) same.push(written);
          else found.set(tail, [written]);
        }
      }
    }
    return found;
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

/** The end of a text, behind the last slash, hash or colon. */
export function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

/** Whether an address of the source is the one that it was expanded to: as it is, as a CURIE, or relative. */
function isSameId(id: string, written: Json): boolean {
  if (typeof written !== 'string') return false;
  if (id === written || relative(id) === written.replace(/^\.\//, '')) return true;
  const colon = written.indexOf(':');
  return colon > 0 && !written.startsWith('//', colon + 1) && id.endsWith(written.slice(colon + 1));
}

/** The scalars in the value of a member, without going into other nodes. */
function* scalarsIn(value: Json, pointer: string): Generator<readonly [pointer: string, scalar: Json]> {
  if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly Json[]).entries())
      yield* scalarsIn(each, append(pointer, index));
  } else if (isObject(value)) {
    const inside = Object.hasOwn(value, '@value')
      ? ['@value']
      : Object.hasOwn(value, '@id')
        ? ['@id']
        : isLanguageMap(value)
          ? Object.keys(value)
          : Object.keys(value).filter((name) => name === '@list' || name === '@set');
    for (const name of inside) yield* scalarsIn(value[name]!, append(pointer, name));
  } else if (value !== null) yield [pointer, value];
}

function isLanguageMap(value: Json): boolean {
  return Object.keys(value as object).every((name) =>
    /^(?:@none|[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*)$/.test(name),
  );
}
