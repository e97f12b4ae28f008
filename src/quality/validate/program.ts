import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { type Resource, resolveReference, type SchemaIndex, valueAt } from '../../schema/document/index.js';
import { type CustomDialect, type Registry, resolve } from '../../schema/references/index.js';
import { ValueIndex } from './equality.js';
import type { ReferenceTarget, RunProgram, SchemaNode, Step } from './evaluation.js';
import { keywordEvaluators } from './keyword-evaluators.js';
import { type Pattern, patternOf } from './patterns/index.js';
import type { Reading } from './reading.js';

/** A schema object whose keywords are made ready when it first meets a value. */
type LazyNode = {
  -readonly [Name in keyof SchemaNode]: Name extends 'steps' ? readonly Step[] | undefined : SchemaNode[Name];
};

/**
 * A schema with all that it refers to, made ready piece by piece as values meet it. Which keywords of a schema object
 * count depends on its dialect: `nodeOf(schema)` gives them as `keywords`, and those that check as `steps`. Code that
 * checks by other means than the steps reads `keywords`, never the schema object itself.
 */
export class Program implements RunProgram {
  readonly tracks: boolean;
  /** Whether `format` checks anywhere. */
  readonly assertsFormats: boolean;
  private readonly customs = new Map<Resource, CustomDialect>();
  private readonly nodes = new Map<JsonObject, LazyNode>();
  private readonly patterns = new Map<string, Pattern>();
  private readonly names = new Map<JsonObject, readonly string[]>();
  private readonly values = new Map<readonly Json[], ValueIndex>();
  private readonly owners = new Map<Resource, SchemaIndex>();
  private readonly targets = {
    $ref: new Map<SchemaNode, ReferenceTarget>(),
    $dynamicRef: new Map<SchemaNode, ReferenceTarget>(),
  };

  constructor(
    readonly schemaIndexes: ReadonlySet<SchemaIndex>,
    private readonly registry: Registry,
    private readonly formats: 'annotate' | 'assert' = 'annotate',
  ) {
    let tracks = false;
    for (const schemaIndex of schemaIndexes) {
      for (const object of schemaIndex.objects) {
        this.nodes.set(object.value, { object, schemaIndex, keywords: object.value, steps: undefined });
        tracks ||=
          Object.hasOwn(object.value, 'unevaluatedProperties') ||
          Object.hasOwn(object.value, 'unevaluatedItems');
      }
      for (const resource of schemaIndex.resources.values()) {
        this.owners.set(resource, schemaIndex);
        const custom = resource.dialect === undefined ? undefined : registry.customDialect(resource.dialect);
        if (custom) this.customs.set(resource, custom);
      }
    }
    this.tracks = tracks;
    this.assertsFormats =
      formats === 'assert' || [...this.customs.values()].some(({ assertsFormats }) => assertsFormats);
  }

  /** Whether a keyword may treat a number with a fraction otherwise than the nearest double. */
  get comparesFractions(): boolean {
    for (const { objects } of this.schemaIndexes) {
      for (const { value } of objects) if (comparesFractions(value)) return true;
    }
    return false;
  }

  nodeOf(schema: JsonObject): SchemaNode {
    const node = this.nodes.get(schema)!;
    if (node.steps === undefined) this.makeReady(node);
    return node as SchemaNode;
  }

  private makeReady(node: LazyNode): void {
    const custom = this.customs.get(node.object.resource);
    if (custom) {
      const known = Object.entries(node.keywords).filter(([keyword]) => custom.knows(keyword));
      node.keywords = Object.fromEntries(known);
    }
    node.steps = stepsOf(node.keywords, this.formats === 'assert' || custom?.assertsFormats === true);
  }

  pattern(text: string): Pattern {
    let known = this.patterns.get(text);
    if (known === undefined) {
      known = patternOf(text);
      this.patterns.set(text, known);
    }
    return known;
  }

  namesOf(held: JsonObject): readonly string[] {
    let known = this.names.get(held);
    if (known === undefined) {
      known = Object.keys(held);
      this.names.set(held, known);
    }
    return known;
  }

  valuesOf(held: readonly Json[], reading: Reading): ValueIndex {
    let known = this.values.get(held);
    if (known === undefined) {
      known = new ValueIndex(held, reading);
      this.values.set(held, known);
    }
    return known;
  }

  /** What a reference of a schema object leads to; the references are known to resolve. */
  target(node: SchemaNode, keyword: '$ref' | '$dynamicRef'): ReferenceTarget {
    const known = this.targets[keyword].get(node);
    if (known) return known;
    const target = this.resolveFrom(node, keyword);
    this.targets[keyword].set(node, target);
    return target;
  }

  private resolveFrom({ object, schemaIndex }: SchemaNode, keyword: '$ref' | '$dynamicRef'): ReferenceTarget {
    const uri = resolveReference(object.value[keyword] as string, object.resource.uri)!;
    const found = resolve(uri, schemaIndex, this.registry);
    if (typeof found === 'string') throw new Error(`The reference ${uri} does not resolve.`);
    const schema = valueAt(found.in.document.value, found.pointer)!;
    const anchor = keyword === '$dynamicRef' && isObject(schema) ? schema.$dynamicAnchor : undefined;
    return typeof anchor === 'string' && uri.endsWith(`#${anchor}`) ? { schema, anchor } : { schema };
  }

  /** The schema that a dynamic anchor names in a resource. */
  dynamicTarget(resource: Resource, anchor: string): Json | undefined {
    const pointer = resource.dynamicAnchors.get(anchor);
    return pointer === undefined ? undefined : valueAt(this.owners.get(resource)!.document.value, pointer);
  }
}

const COMPARISONS = ['const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Rounding keeps the order of numbers: it matters only where the double equals a number of the schema. */
function comparesFractions(schema: JsonObject): boolean {
  return (
    Object.hasOwn(schema, 'multipleOf') ||
    Object.hasOwn(schema, 'uniqueItems') ||
    COMPARISONS.some((keyword) => Object.hasOwn(schema, keyword) && hasFraction(schema[keyword]!))
  );
}

function hasFraction(value: Json): boolean {
  if (typeof value === 'number') return !Number.isInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFraction);
}

function stepsOf(keywords: JsonObject, assertsFormats: boolean): readonly Step[] {
  const steps: Step[] = [];
  for (const keyword in keywords) {
    const check = keywordEvaluators.get(keyword);
    if (check === undefined || (keyword === 'format' && !assertsFormats)) continue;
    steps.push({ keyword, held: keywords[keyword]!, ...check });
  }
  return steps.length > 1 ? steps.sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0)) : steps;
}
