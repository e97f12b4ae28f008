import type { Json, JsonObject } from '../../base/json.js';
import type { Resource, SchemaIndex, SchemaObject } from '../../schema/document/index.js';
import type { ValueIndex } from './equality.js';
import type { Pattern } from './patterns/index.js';
import type { Reading } from './reading.js';

/** A keyword that an instance does not meet, with those of its subschemas behind it. */
export interface Failure {
  readonly keyword: string;
  /** Where the keyword is in its document. */
  readonly schemaIndex: SchemaIndex;
  readonly schemaPointer: string;
  /** The same as a full address, and the way that the evaluation took to it. */
  readonly absoluteLocation: string;
  readonly location: string;
  /** Where in the instance; `key` when it is the name of a member that fails. */
  readonly pointer: string;
  readonly on: 'key' | 'value';
  readonly found: Json;
  readonly causes: readonly Failure[];
}

/** The parts of a value that have been evaluated, for the `unevaluated*` keywords. */
export class Evaluated {
  readonly members = new Set<string>();
  readonly items = new Set<number>();
  /** All items before this one have been evaluated. */
  prefix = 0;
  hasAllItems = false;

  add({ members, items, prefix, hasAllItems }: Evaluated): void {
    for (const name of members) this.members.add(name);
    for (const index of items) this.items.add(index);
    this.prefix = Math.max(this.prefix, prefix);
    this.hasAllItems ||= hasAllItems;
  }

  hasItem(index: number): boolean {
    return this.hasAllItems || index < this.prefix || this.items.has(index);
  }
}

/** A schema object that is ready to check values. */
export interface SchemaNode {
  readonly object: SchemaObject;
  readonly schemaIndex: SchemaIndex;
  /** The keywords that count: the object itself, or as much of it as the vocabularies of its dialect have. */
  readonly keywords: JsonObject;
  /** Those of them that check; `format` is one only where it is asserted. */
  readonly steps: readonly Step[];
}

/** Whether a value meets a keyword, given what the keyword holds; returns the causes, if there are any. */
export type Evaluate = (
  run: Run,
  evaluation: Evaluation,
  held: Json,
  causes: Failure[] | undefined,
) => boolean;

/** A keyword that can check, and when it is its turn: some need to know what others found. */
export interface KeywordEvaluator {
  readonly evaluate: Evaluate;
  readonly turn?: number;
}

/** A keyword of a schema object, ready to check. */
export interface Step extends KeywordEvaluator {
  readonly keyword: string;
  readonly held: Json;
}

/** One schema object evaluation one value. */
export interface Evaluation {
  readonly node: SchemaNode;
  readonly value: Json;
  /** Where the value is, and the way to the schema; only kept when failures are reported. */
  readonly at: string;
  readonly path: string;
  readonly on: 'key' | 'value';
  readonly own: Evaluated | undefined;
  /** What came out of `if`. */
  condition?: boolean;
}

/** How a subschema meets a value, apart from the two themselves. */
export interface Way {
  /** From the schema object to the subschema, such as `/properties/a`. */
  readonly sub: string;
  /** From the value to the part of it that is checked; left out when it is the value itself. */
  readonly step?: string;
  readonly on?: 'key';
  readonly failures: Failure[] | undefined;
}

/** Where a reference leads. */
export interface ReferenceTarget {
  readonly schema: Json;
  /** The name to look for in the dynamic scope, if the reference is dynamic and leads to a dynamic anchor. */
  readonly anchor?: string;
}

/** The schema as keywords see it. */
export interface RunProgram {
  /** Whether somewhere "unevaluated" is asked for, so that it must be known what has been evaluated. */
  readonly tracks: boolean;
  pattern(text: string): Pattern;
  /** The names of the members that a keyword holds. */
  namesOf(held: JsonObject): readonly string[];
  /** The values that a keyword holds, so that others can be looked up in them. */
  valuesOf(held: readonly Json[], reading: Reading): ValueIndex;
  target(node: SchemaNode, keyword: '$ref' | '$dynamicRef'): ReferenceTarget;
  dynamicTarget(resource: Resource, anchor: string): Json | undefined;
}

/** What a keyword may use to check. Whatever grows with the data or the schema spends steps of the budget. */
export interface Run extends Reading {
  /** Whether to find every failure, or only whether there is one. */
  readonly tells: boolean;
  /** Whether to look at alternatives when one has matched already: they may have annotations, too. */
  readonly isThorough: boolean;
  /** The tests of formats, if they are asserted anywhere. */
  readonly formats: { readonly [name: string]: (text: string) => boolean } | undefined;
  /** The resources that the evaluation has gone through, outermost first. */
  readonly scope: readonly Resource[];
  readonly program: RunProgram;
  /** Whether the value of a evaluation, or a part of it, meets a subschema. */
  apply(from: Evaluation, schema: Json, value: Json, way: Way): boolean;
}
