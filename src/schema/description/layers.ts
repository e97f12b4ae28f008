import type { Budget } from '../../base/budget.js';
import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import { resolveReference, type SchemaIndex, valueAt } from '../document/index.js';
import { type Registry, resolve } from '../references/index.js';
import { type Leaf, linkNames } from './description.js';
import { type Findings, type Layer, layerOf } from './layer.js';
import { bitsOf, topic } from './topics.js';

/** The layers of a document, to be asked by schema object. */
interface Index extends Findings {
  readonly layers: ReadonlyMap<JsonObject, Layer>;
}

/** Finds all schema objects that describe a subject: its own, the targets of its references, and its parts. */
export class Layers {
  private readonly root: Index;
  private readonly others = new Map<SchemaIndex, Index>();

  constructor(
    schemaIndex: SchemaIndex,
    private readonly registry: Registry,
    private readonly urn: () => string,
    private readonly budget: Budget,
  ) {
    this.root = indexOf(schemaIndex, urn, budget);
  }

  /** The layers of a schema object of a schema index, the nearest first; each once, so that cycles end. */
  of(value: Json | undefined, schemaIndex: SchemaIndex = this.root.schemaIndex): readonly Layer[] {
    const first = this.layer(value, schemaIndex);
    if (first === undefined) return [];
    if (!leadsOn(first)) return [first];
    const found = new Map<JsonObject, Layer>();
    found.set(first.value, first);
    this.addBehind(found);
    if (this.addLinked(found)) this.addBehind(found);
    this.budget.spend(STEPS_A_LAYER * found.size);
    return [...found.values()];
  }

  /** Adds what `$ref` and `allOf` bring in; the map grows while it is read. */
  private addBehind(found: Map<JsonObject, Layer>): void {
    for (const layer of found.values()) {
      for (const { uri, local } of layer.references) {
        const target = local
          ? this.layer(local.value, layer.schemaIndex)
          : this.target(uri, layer.schemaIndex);
        addTo(found, target, layer.isLent);
      }
      const parts = member(layer.value, 'allOf');
      if (!Array.isArray(parts)) continue;
      for (const part of parts as readonly Json[]) {
        addTo(found, this.layer(part, layer.schemaIndex), layer.isLent);
      }
    }
  }

  /** Adds the definitions that are linked to, and says whether there is one. */
  private addLinked(found: Map<JsonObject, Layer>): boolean {
    const before = found.size;
    for (const layer of [...found.values()]) {
      if ((layer.topics & LINKS) === 0) continue;
      for (const link of linkTopics) {
        const text = layer.asWritten(link);
        if (typeof text !== 'string' || !text.startsWith('#')) continue;
        addTo(found, this.target(resolveReference(text, layer.base), layer.schemaIndex), true);
      }
    }
    return found.size > before;
  }

  private target(uri: string | undefined, from: SchemaIndex): Layer | undefined {
    const found = uri === undefined ? 'unregistered' : resolve(uri, from, this.registry);
    if (typeof found === 'string') return undefined;
    return this.layer(valueAt(found.in.document.value, found.pointer), found.in);
  }

  /** Every `fair:` value of the document. */
  get leaves(): readonly Leaf[] {
    return this.root.leaves;
  }

  /** What is wrong with `fair:` values of the document, by pointer. */
  get problems(): Findings['problems'] {
    return this.root.problems;
  }

  /** The place that a reference means, if it is one of a known document. */
  placeOf(uri: string, from: SchemaIndex): { readonly uri: string; readonly pointer: string } | undefined {
    const found = resolve(uri, from, this.registry);
    return typeof found === 'string' ? undefined : { uri: found.in.document.uri, pointer: found.pointer };
  }

  private layer(value: Json | undefined, schemaIndex: SchemaIndex): Layer | undefined {
    return isObject(value) ? this.indexOf(schemaIndex).layers.get(value) : undefined;
  }

  private indexOf(schemaIndex: SchemaIndex): Index {
    if (schemaIndex === this.root.schemaIndex) return this.root;
    let index = this.others.get(schemaIndex);
    if (index === undefined) {
      index = indexOf(schemaIndex, this.urn, this.budget);
      this.others.set(schemaIndex, index);
    }
    return index;
  }
}

const linkTopics = linkNames.map((name) => topic(`fair:${name}`));
const LINKS = bitsOf(linkTopics);
const STEPS_A_LAYER = 3;

/** Whether a schema object brings others in: most do not, and need no search. */
function leadsOn({ references, topics, value }: Layer): boolean {
  return references.length > 0 || (topics & LINKS) !== 0 || member(value, 'allOf') !== undefined;
}

function addTo(found: Map<JsonObject, Layer>, layer: Layer | undefined, isLent: boolean): void {
  if (layer && !found.has(layer.value)) found.set(layer.value, isLent ? layer.lent() : layer);
}

function indexOf(schemaIndex: SchemaIndex, urn: () => string, budget: Budget): Index {
  const layers = new Map<JsonObject, Layer>();
  const index: Index = {
    schemaIndex,
    layers,
    leaves: [],
    numbers: undefined,
    faults: new Map(),
    problems: new Map(),
    urn,
    budget,
  };
  schemaIndex.objects.forEach((object, position) => {
    // From here on schemas may be inside annotations, whose leaves have been met.
    if (position === schemaIndex.placed)
      index.numbers = new Map(index.leaves.map(({ pointer, number }) => [pointer, number]));
    if (!layers.has(object.value)) layers.set(object.value, layerOf(object, index));
  });
  for (const reference of schemaIndex.references) {
    const layer = layers.get(reference.from.value)!;
    layer.references = [...layer.references, reference];
  }
  return index;
}
