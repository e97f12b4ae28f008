import type { Budget } from '../budget.js';
import { type Frame, resolveReference, valueAt } from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { type Registry, resolve } from '../registry/index.js';
import { type Leaf, linkNames } from './description.js';
import { type Findings, type Layer, layerOf } from './layer.js';
import { bitsOf, topic } from './topics.js';

/** The layers of a document, to be asked by schema object. */
interface Index extends Findings {
  readonly layers: ReadonlyMap<JsonObject, Layer>;
}

/** Finds all that is said about a subject: beside it, behind its references, in the parts that it is made of. */
export class Layers {
  private readonly root: Index;
  private readonly others = new Map<Frame, Index>();

  constructor(
    frame: Frame,
    private readonly registry: Registry,
    private readonly urn: () => string,
    private readonly budget: Budget,
  ) {
    this.root = indexOf(frame, urn, budget);
  }

  /** The layers of a schema object of a frame, the nearest first; each once, so that rings end. */
  of(value: Json | undefined, frame: Frame = this.root.frame): readonly Layer[] {
    const first = this.layer(value, frame);
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
        const target = local ? this.layer(local.value, layer.frame) : this.target(uri, layer.frame);
        addTo(found, target, layer.isLent);
      }
      const parts = member(layer.value, 'allOf');
      if (!Array.isArray(parts)) continue;
      for (const part of parts as readonly Json[]) {
        addTo(found, this.layer(part, layer.frame), layer.isLent);
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
        addTo(found, this.target(resolveReference(text, layer.base), layer.frame), true);
      }
    }
    return found.size > before;
  }

  private target(uri: string | undefined, from: Frame): Layer | undefined {
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
  placeOf(uri: string, from: Frame): { readonly uri: string; readonly pointer: string } | undefined {
    const found = resolve(uri, from, this.registry);
    return typeof found === 'string' ? undefined : { uri: found.in.document.uri, pointer: found.pointer };
  }

  private layer(value: Json | undefined, frame: Frame): Layer | undefined {
    return isObject(value) ? this.indexOf(frame).layers.get(value) : undefined;
  }

  private indexOf(frame: Frame): Index {
    if (frame === this.root.frame) return this.root;
    let index = this.others.get(frame);
    if (index === undefined) {
      index = indexOf(frame, this.urn, this.budget);
      this.others.set(frame, index);
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

function indexOf(frame: Frame, urn: () => string, budget: Budget): Index {
  const layers = new Map<JsonObject, Layer>();
  const index: Index = {
    frame,
    layers,
    leaves: [],
    numbers: undefined,
    faults: new Map(),
    problems: new Map(),
    urn,
    budget,
  };
  frame.objects.forEach((object, position) => {
    // From here on schemas may stand inside annotations, whose leaves have been met.
    if (position === frame.placed)
      index.numbers = new Map(index.leaves.map(({ pointer, number }) => [pointer, number]));
    if (!layers.has(object.value)) layers.set(object.value, layerOf(object, index));
  });
  for (const reference of frame.references) {
    const layer = layers.get(reference.from.value)!;
    layer.references = [...layer.references, reference];
  }
  return index;
}
