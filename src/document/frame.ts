import { resolveIri } from '@hyperjump/uri';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { standardRows } from '../vocabulary/index.js';
import type { Document } from './document.js';
import { append, isPointer, valueAt } from './pointer.js';

/** A schema resource: the root of a document, or a subschema with an `$id` of its own. */
export interface Resource {
  /** Its address, without a fragment. */
  readonly uri: string;
  readonly pointer: string;
  /** What its `$schema` says, or that of the resource around it. */
  readonly dialect: string | undefined;
  /** Anchors, plain and dynamic, to the pointers of the schema objects that carry them. */
  readonly anchors: Map<string, string>;
}

/** A schema object of a document. */
export interface SchemaObject {
  readonly pointer: string;
  readonly value: JsonObject | boolean;
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
}

/** What two schema objects may not share. */
export interface Clash {
  readonly keyword: '$id' | '$anchor' | '$dynamicAnchor';
  readonly pointer: string;
  readonly first: string;
}

/** All schema objects of a document with their addresses and references: found once, used by every later step. */
export interface Frame {
  readonly document: Document;
  readonly objects: ReadonlyMap<string, SchemaObject>;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly references: readonly Reference[];
  readonly clashes: readonly Clash[];
  /** Places where an `$id` is no IRI reference. */
  readonly badIds: readonly string[];
}

/** The base of a document without an `$id`; nothing is ever fetched from it. */
export const NO_ADDRESS = 'fairwright:/document';

/** Finds every schema object of a document, also those that only a reference reaches. */
export function frameOf(document: Document): Frame {
  const frame = {
    document,
    objects: new Map<string, SchemaObject>(),
    resources: new Map<string, Resource>(),
    references: [] as Reference[],
    clashes: [] as Clash[],
    badIds: [] as string[],
  };
  walk(frame, document.value, '', undefined);
  // The list grows while it is read: what a reference reaches may hold references too.
  for (const reference of frame.references) {
    const target = reference.uri === undefined ? undefined : placeOf(frame, reference.uri);
    if (target === undefined || frame.objects.has(target)) continue;
    const value = valueAt(document.value, target);
    if (value !== undefined) walk(frame, value, target, around(frame, target));
  }
  return frame;
}

type Draft = {
  [K in keyof Frame]: Frame[K] extends ReadonlyMap<infer A, infer B>
    ? Map<A, B>
    : Frame[K] extends readonly (infer T)[]
      ? T[]
      : Frame[K];
};

interface Step {
  readonly value: Json;
  readonly pointer: string;
  readonly outer: Resource | undefined;
}

function walk(frame: Draft, value: Json, pointer: string, outer: Resource | undefined): void {
  const steps: Step[] = [{ value, pointer, outer }];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (frame.objects.has(step.pointer)) continue;
    if (typeof step.value === 'boolean') {
      const resource = step.outer ?? resourceOf(frame, {}, step.pointer, undefined);
      frame.objects.set(step.pointer, { pointer: step.pointer, value: step.value, resource });
    } else if (isObject(step.value)) {
      const resource = resourceOf(frame, step.value, step.pointer, step.outer);
      const object = { pointer: step.pointer, value: step.value, resource };
      frame.objects.set(step.pointer, object);
      record(frame, object, step.value);
      const below = [...subschemas(step.value, step.pointer)];
      for (const [each, at] of below.reverse()) steps.push({ value: each, pointer: at, outer: resource });
    }
  }
}

function resourceOf(frame: Draft, value: JsonObject, pointer: string, outer: Resource | undefined): Resource {
  const id = member(value, '$id');
  if (outer !== undefined && typeof id !== 'string') return outer;
  const base = outer?.uri ?? NO_ADDRESS;
  const uri = typeof id === 'string' ? withoutFragment(resolved(id, base) ?? '') : base;
  if (uri === '') {
    frame.badIds.push(pointer);
    if (outer) return outer;
  }
  const dialect = member(value, '$schema');
  const resource: Resource = {
    uri: uri || base,
    pointer,
    dialect: typeof dialect === 'string' ? dialect : outer?.dialect,
    anchors: new Map(),
  };
  const earlier = frame.resources.get(resource.uri);
  if (earlier) frame.clashes.push({ keyword: '$id', pointer, first: earlier.pointer });
  else frame.resources.set(resource.uri, resource);
  return resource;
}

function record(frame: Draft, from: SchemaObject, value: JsonObject): void {
  for (const keyword of ['$anchor', '$dynamicAnchor'] as const) {
    const name = member(value, keyword);
    if (typeof name !== 'string') continue;
    const first = from.resource.anchors.get(name);
    if (first === undefined) from.resource.anchors.set(name, from.pointer);
    else if (first !== from.pointer) frame.clashes.push({ keyword, pointer: from.pointer, first });
  }
  for (const keyword of ['$ref', '$dynamicRef'] as const) {
    const text = member(value, keyword);
    if (typeof text !== 'string') continue;
    frame.references.push({ keyword, from, text, uri: resolved(text, from.resource.uri) });
  }
}

/** The direct subschemas of a schema object, with their pointers, in the order of the document. */
export function* subschemas(value: JsonObject, pointer: string): Generator<readonly [Json, string]> {
  for (const keyword in value) {
    const holds = standardRows.get(keyword)?.holds;
    if (holds === undefined) continue;
    const held = value[keyword]!;
    const at = append(pointer, keyword);
    if (holds === 'schema') {
      yield [held, at];
    } else if (holds === 'schemas') {
      if (Array.isArray(held)) for (const [index, each] of held.entries()) yield [each, append(at, index)];
    } else if (isObject(held)) {
      for (const name in held) yield [held[name]!, append(at, name)];
    }
  }
}

/** The pointer, inside the document of a frame, that an address means; undefined when it means none. */
export function placeOf(frame: Pick<Frame, 'resources'>, uri: string): string | undefined {
  const resource = frame.resources.get(withoutFragment(uri));
  if (resource === undefined) return undefined;
  const fragment = fragmentOf(uri);
  if (fragment === undefined) return undefined;
  if (fragment === '' || fragment.startsWith('/')) {
    return isPointer(fragment) ? resource.pointer + fragment : undefined;
  }
  return resource.anchors.get(fragment);
}

/** An address without its fragment. */
export function withoutFragment(uri: string): string {
  const hash = uri.indexOf('#');
  return hash === -1 ? uri : uri.slice(0, hash);
}

/** The fragment of an address in plain characters, or undefined when its percent-encoding is broken. */
export function fragmentOf(uri: string): string | undefined {
  const hash = uri.indexOf('#');
  if (hash === -1) return '';
  try {
    return decodeURIComponent(uri.slice(hash + 1));
  } catch {
    return undefined;
  }
}

function resolved(reference: string, base: string): string | undefined {
  // Most references stay inside their resource, and need no parser.
  if (reference.startsWith('#') && !/[\s<>"{}|\\^`]/.test(reference)) return base + reference;
  try {
    return resolveIri(reference, base);
  } catch {
    return undefined;
  }
}

/** The resource that a place belongs to which is no schema object by itself: that of the nearest one above it. */
function around(frame: Draft, pointer: string): Resource | undefined {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const object = frame.objects.get(pointer.slice(0, end));
    if (object) return object.resource;
    if (end === 0) break;
  }
  return undefined;
}
