import {
  type Document,
  type Frame,
  frameOf,
  type Reference,
  resolveReference,
  type SchemaObject,
  valueAt,
} from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { type Registry, resolve } from '../registry/index.js';
import { linkNames } from './description.js';
import { type Annotations, annotationsOf } from './leaves.js';

/** A schema object that says something about a subject. */
export interface Layer {
  readonly value: JsonObject;
  readonly pointer: string;
  /** Its `fair:` keywords: the name of each in the current edition, and how it is spelled there. */
  readonly keywords: ReadonlyMap<string, string>;
  /** The document that it stands in. */
  readonly uri: string;
  /** What references in it are relative to. */
  readonly base: string;
  readonly frame: Frame;
  /** Whether it only lends its annotations: it is linked to as a shared definition, and says nothing about values. */
  readonly isLent: boolean;
  /** Pointers at faulty `fair:` values of its document. */
  readonly faults: ReadonlyMap<string, string>;
}

/** The same frame, ready to be asked by schema object. */
interface Index extends Annotations {
  readonly objects: ReadonlyMap<JsonObject, SchemaObject>;
  readonly references: ReadonlyMap<JsonObject, readonly Reference[]>;
}

/** Finds all that is said about a subject: beside it, behind its references, in the parts that it is made of. */
export class Layers {
  readonly root: Frame;
  private readonly indexes = new Map<Frame, Index>();

  constructor(
    document: Document,
    private readonly registry: Registry,
  ) {
    this.root = frameOf(document);
  }

  /** The layers of a schema object of a frame, the nearest first; each once, so that rings end. */
  of(value: Json | undefined, frame: Frame = this.root): readonly Layer[] {
    const first = isObject(value) ? this.layer(value, frame, false) : undefined;
    if (first === undefined) return [];
    if (!this.leadsOn(first)) return [first];
    const found = new Map<JsonObject, Layer>([[first.value, first]]);
    this.addBehind(found);
    for (const layer of [...found.values()]) {
      for (const keyword of linkKeywords) {
        const spelling = layer.keywords.get(keyword);
        const text = spelling === undefined ? undefined : layer.value[spelling];
        if (typeof text !== 'string' || !text.startsWith('#')) continue;
        const target = this.target(resolveReference(text, layer.base), layer.frame, true);
        if (target && !found.has(target.value)) found.set(target.value, target);
      }
    }
    this.addBehind(found);
    return [...found.values()];
  }

  /** Whether a schema object brings others in: most do not, and need no search. */
  private leadsOn({ value, keywords, frame }: Layer): boolean {
    if (Object.hasOwn(value, 'allOf') || this.indexOf(frame).references.has(value)) return true;
    return keywords.size > 0 && linkKeywords.some((keyword) => keywords.has(keyword));
  }

  /** Adds what `$ref` and `allOf` bring in; the map grows while it is read. */
  private addBehind(found: Map<JsonObject, Layer>): void {
    for (const layer of found.values()) {
      for (const { uri } of this.indexOf(layer.frame).references.get(layer.value) ?? []) {
        const target = this.target(uri, layer.frame, layer.isLent);
        if (target && !found.has(target.value)) found.set(target.value, target);
      }
      const parts = member(layer.value, 'allOf');
      for (const part of Array.isArray(parts) ? (parts as readonly Json[]) : []) {
        const target = isObject(part) ? this.layer(part, layer.frame, layer.isLent) : undefined;
        if (target && !found.has(target.value)) found.set(target.value, target);
      }
    }
  }

  private target(uri: string | undefined, from: Frame, isLent: boolean): Layer | undefined {
    const found = uri === undefined ? 'unregistered' : resolve(uri, from, this.registry);
    if (typeof found === 'string') return undefined;
    const value = valueAt(found.in.document.value, found.pointer);
    return isObject(value) ? this.layer(value, found.in, isLent) : undefined;
  }

  /** Every `fair:` value of the document. */
  get leaves(): Annotations['leaves'] {
    return this.indexOf(this.root).leaves;
  }

  /** The place that a reference means, if it is one of a known document. */
  placeOf(uri: string, from: Frame): { readonly uri: string; readonly pointer: string } | undefined {
    const found = resolve(uri, from, this.registry);
    return typeof found === 'string' ? undefined : { uri: found.in.document.uri, pointer: found.pointer };
  }

  private layer(value: JsonObject, frame: Frame, isLent: boolean): Layer | undefined {
    const { objects, spellings, faults } = this.indexOf(frame);
    const object = objects.get(value);
    if (object === undefined) return undefined;
    const { pointer, resource } = object;
    const keywords = spellings.get(value) ?? NO_KEYWORDS;
    return { value, pointer, keywords, uri: frame.document.uri, base: resource.uri, frame, isLent, faults };
  }

  private indexOf(frame: Frame): Index {
    const known = this.indexes.get(frame);
    if (known) return known;
    const references = new Map<JsonObject, Reference[]>();
    for (const each of frame.references) {
      const others = references.get(each.from.value);
      if (others) others.push(each);
      else references.set(each.from.value, [each]);
    }
    const objects = new Map<JsonObject, SchemaObject>();
    for (const each of frame.objects) if (!objects.has(each.value)) objects.set(each.value, each);
    const { leaves, spellings, faults } = annotationsOf(objects);
    const index = { objects, references, leaves, spellings, faults };
    this.indexes.set(frame, index);
    return index;
  }
}

const linkKeywords = linkNames.map((name) => `fair:${name}`);

const NO_KEYWORDS: ReadonlyMap<string, string> = new Map();
