import { MAX_NESTING } from '../document/index.js';
import { isObject, type Json } from '../json.js';

/** What a schema may have in it where strangers send schemas: all of it is counted before any work begins. */
export const schemaLimits = {
  nesting: { most: MAX_NESTING, unit: 'levels of nesting' },
  'schema-objects': { most: 50_000, unit: 'objects' },
  references: { most: 20_000, unit: 'references' },
  'pattern-length': { most: 10_000, unit: 'characters in a pattern' },
  'enum-values': { most: 50_000, unit: 'values in an enum' },
} as const;

/** The name of a limit. */
export type LimitName = keyof typeof schemaLimits;

/** The limit that a schema goes beyond, if any. All that stands in it counts, whether it is reached as a schema or not. */
export function excessOf(schema: Json): LimitName | undefined {
  const counter = new Counter();
  counter.count(schema, 0);
  return counter.excess;
}

class Counter {
  excess: LimitName | undefined;
  private objects = 0;
  private references = 0;

  count(value: Json, depth: number): void {
    if (typeof value !== 'object' || value === null || this.excess) return;
    if (depth >= schemaLimits.nesting.most) {
      this.excess = 'nesting';
    } else if (Array.isArray(value)) {
      for (const item of value) this.count(item, depth + 1);
    } else if (isObject(value)) {
      this.atMost('schema-objects', ++this.objects);
      for (const name in value) {
        this.member(name, value[name]!);
        this.count(value[name]!, depth + 1);
      }
    }
  }

  private member(name: string, value: Json): void {
    if (name === '$ref' || name === '$dynamicRef') this.atMost('references', ++this.references);
    else if (name === 'pattern' && typeof value === 'string') this.atMost('pattern-length', value.length);
    else if (name === 'enum' && Array.isArray(value)) this.atMost('enum-values', value.length);
    else if (name === 'patternProperties' && isObject(value)) {
      for (const pattern in value) this.atMost('pattern-length', pattern.length);
    }
  }

  private atMost(name: LimitName, count: number): void {
    if (count > schemaLimits[name].most) this.excess ??= name;
  }
}
