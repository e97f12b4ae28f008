import type { Json, JsonObject } from '../../../base/json.js';
import type { SchemaNode } from '../evaluation.js';
import type { Program } from '../program.js';
import { fixedTarget } from './fixed-target.js';

/** What is evaluated of each value that a schema object accepts, and whether it is more for some values than for others. */
export class SurelyEvaluated {
  readonly names = new Set<string>();
  readonly patterns = new Set<string>();
  hasAllMembers = false;
  mayHaveMoreMembers = false;
  prefix = 0;
  hasAllItems = false;
  mayHaveMoreItems = false;

  get knowsMembers(): boolean {
    return this.hasAllMembers || !this.mayHaveMoreMembers;
  }

  get knowsItems(): boolean {
    return this.hasAllItems || !this.mayHaveMoreItems;
  }
}

/** Adds what a keyword evaluates of the value itself; what is not here evaluates nothing of it. */
type Note = (walk: Walk, held: Json, node: SchemaNode) => void;

const onlySometimes: Note = (walk, held) => walk.sometimes([held].flat());

const notes: { readonly [keyword: string]: Note } = {
  properties: ({ sure }, held) => addAll(sure.names, Object.keys(held as JsonObject)),
  patternProperties: ({ sure }, held) => addAll(sure.patterns, Object.keys(held as JsonObject)),
  additionalProperties: ({ sure }) => {
    sure.hasAllMembers = true;
  },
  unevaluatedProperties: ({ sure }) => {
    sure.hasAllMembers = true;
  },
  prefixItems: ({ sure }, held) => {
    sure.prefix = Math.max(sure.prefix, (held as readonly Json[]).length);
  },
  items: ({ sure }) => {
    sure.hasAllItems = true;
  },
  unevaluatedItems: ({ sure }) => {
    sure.hasAllItems = true;
  },
  contains: ({ sure }) => {
    sure.mayHaveMoreItems = true;
  },
  allOf: (walk, held) => walk.always(held as readonly Json[]),
  $ref: (walk, _held, node) => walk.always([walk.program.target(node, '$ref').schema]),
  $dynamicRef: (walk, _held, node) => walk.always([fixedTarget(walk.program, node) ?? true]),
  anyOf: onlySometimes,
  oneOf: onlySometimes,
  if: onlySometimes,
  then: onlySometimes,
  else: onlySometimes,
  dependentSchemas: (walk, held) => walk.sometimes(Object.values(held as JsonObject)),
};

function addAll(set: Set<string>, texts: readonly string[]): void {
  for (const text of texts) set.add(text);
}

/** Behind longer chains of schema objects anything may be: the stack is not endless. */
const DEEPEST = 100;

/** Goes through the schema objects that check the same value. */
class Walk {
  readonly sure = new SurelyEvaluated();
  private readonly seen = new Set<SchemaNode>();
  private readonly branch: Walk;
  private depth = 0;

  /** What is sometimes evaluated inside of what is sometimes evaluated needs no account of its own. */
  constructor(
    readonly program: Program,
    isBranch = false,
  ) {
    this.branch = isBranch ? this : new Walk(program, true);
  }

  note(node: SchemaNode, isLeftOut: (keyword: string) => boolean): void {
    if (this.seen.has(node)) return;
    this.seen.add(node);
    if (++this.depth > DEEPEST) {
      this.sure.mayHaveMoreMembers = true;
      this.sure.mayHaveMoreItems = true;
    } else {
      for (const { keyword, held } of node.steps) {
        if (!isLeftOut(keyword) && Object.hasOwn(notes, keyword)) notes[keyword]!(this, held, node);
      }
    }
    this.depth--;
  }

  always(schemas: readonly Json[]): void {
    for (const schema of schemas) {
      if (typeof schema !== 'boolean') this.note(this.program.nodeOf(schema as JsonObject), () => false);
    }
  }

  sometimes(schemas: readonly Json[]): void {
    this.branch.always(schemas);
    const { names, patterns, hasAllMembers, mayHaveMoreMembers, prefix, hasAllItems, mayHaveMoreItems } =
      this.branch.sure;
    this.sure.mayHaveMoreMembers ||= names.size + patterns.size > 0 || hasAllMembers || mayHaveMoreMembers;
    this.sure.mayHaveMoreItems ||= prefix > 0 || hasAllItems || mayHaveMoreItems;
  }
}

/** What a schema object has evaluated before its `unevaluated*` keywords. */
export function surelyEvaluated(program: Program, node: SchemaNode): SurelyEvaluated {
  const walk = new Walk(program);
  walk.note(node, (keyword) => keyword.startsWith('unevaluated'));
  return walk.sure;
}
