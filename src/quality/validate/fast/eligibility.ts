import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { standardRows } from '../../../schema/vocabulary/index.js';
import type { SchemaNode } from '../evaluation.js';
import type { Program } from '../program.js';
import { keywordCodes } from './keywords.js';

/** A schema beyond these would take too long to look at and to write, or make that run out of stack. */
const LIMITS = { objects: 3000, nesting: 60, deepReferences: 50 };

/** A schema object with more than so many others inside gets a function of its own: V8 optimises small ones better. */
const SMALL = 12;

/** Looks at all schema objects that values can meet, from one on: can each keyword become code? */
class Eligibility {
  readonly large = new Set<JsonObject>();
  private readonly entries: Set<JsonObject>;
  private objects = 0;
  private deepReferences = 0;

  constructor(
    private readonly program: Program,
    entry: JsonObject,
  ) {
    this.entries = new Set([entry]);
  }

  isFit(): boolean {
    // The set grows while it is read: what a reference leads to is looked at in its turn.
    for (const entry of this.entries) if (this.sizeOf(entry, 0) === undefined) return false;
    return true;
  }

  /** How many schema objects one consists of; undefined if it cannot become code. */
  private sizeOf(schema: JsonObject, nesting: number): number | undefined {
    if (++this.objects > LIMITS.objects || nesting > LIMITS.nesting) return undefined;
    const node = this.program.nodeOf(schema);
    let size = 1;
    for (const { keyword, held } of node.steps) {
      if (!this.isExact(keyword, node)) return undefined;
      if (keyword === '$ref' || keyword === '$dynamicRef') this.enter(node, keyword);
      for (const inner of subschemas(keyword, held)) {
        const added = this.sizeOf(inner, nesting + 1);
        if (added === undefined) return undefined;
        size += added;
      }
    }
    if (size > SMALL) this.large.add(schema);
    return size;
  }

  private isExact(keyword: string, node: SchemaNode): boolean {
    const code = keywordCodes.get(keyword);
    if (code?.isExact === undefined) return code !== undefined;
    return ++this.deepReferences <= LIMITS.deepReferences && code.isExact(this.program, node);
  }

  private enter(node: SchemaNode, keyword: '$ref' | '$dynamicRef'): void {
    const { schema } = this.program.target(node, keyword);
    if (isObject(schema)) this.entries.add(schema);
  }
}

/** The schema objects that a keyword holds. */
function subschemas(keyword: string, held: Json): readonly JsonObject[] {
  switch (standardRows.get(keyword)?.holds) {
    case 'schema':
      return [held].filter(isObject);
    case 'schemas':
      return (held as readonly Json[]).filter(isObject);
    case 'schema map':
      return Object.values(held as JsonObject).filter(isObject);
    default:
      return [];
  }
}

/** The schema objects that need functions of their own; undefined if not all of the schema can become code. */
export function lookAt(program: Program, entry: JsonObject): ReadonlySet<JsonObject> | undefined {
  const look = new Eligibility(program, entry);
  return look.isFit() ? look.large : undefined;
}
