import type { Json, JsonObject } from '../../base/json.js';
import { MAX_NESTING } from '../../schema/document/index.js';

/** What a schema may hold where a service takes schemas from anyone: all of it is counted before any work begins. */
export const schemaLimits = {
  nesting: { most: MAX_NESTING, unit: 'levels of nesting' },
  'schema-objects': { most: 50_000, unit: 'objects' },
  references: { most: 20_000, unit: 'references' },
  'pattern-length': { most: 10_000, unit: 'characters in a pattern' },
  'enum-values': { most: 50_000, unit: 'values in an enum' },
} as const;

/** The name of a limit. */
export type LimitName = keyof typeof schemaLimits;

/** The size of a document, found in one walk. Everything in it counts, whether it is used as a schema or not. */
export interface Size {
  /** The characters of its JSON text, about. */
  readonly characters: number;
  /** Objects, arrays and scalars. */
  readonly values: number;
  readonly objects: number;
  readonly references: number;
  /** By how much references can multiply what is read: infinite where they lead to other references. */
  readonly spread: number;
  readonly patterns: number;
  readonly longestPattern: number;
  /** Whether a pattern repeats a group, which can take many steps for each character. */
  readonly hasGroupLoop: boolean;
  /** Whether a pattern may need the backtracking matcher, or may be expensive to prepare. */
  readonly hasDemandingPattern: boolean;
  readonly enumValues: number;
  readonly longestEnum: number;
  /** What no later step could work with. */
  readonly fault?: SizeFault;
}

/** Levels of nesting beyond the limit, a number that no double holds, a text that is not Unicode. */
export type SizeFault = 'nesting' | 'number' | 'text';

/** The limit that a schema of this size goes beyond, if any. */
export function excessOf(size: Size): LimitName | undefined {
  if (size.fault === 'nesting') return 'nesting';
  if (size.objects > schemaLimits['schema-objects'].most) return 'schema-objects';
  if (size.references > schemaLimits.references.most) return 'references';
  if (size.longestPattern > schemaLimits['pattern-length'].most) return 'pattern-length';
  if (size.longestEnum > schemaLimits['enum-values'].most) return 'enum-values';
  return undefined;
}

/** Measures a document that is nested in another at a depth. */
export function sizeOf(value: Json, depth = 0): Size {
  const scale = new Scale();
  scale.walk(value, depth, false);
  return scale;
}

/** Look-around, back references, large counts and classes by property: escapes can hide them. */
const DEMANDING = /\\[pPk1-9]|\(\?[^:]|\{\d{3}|\\u00[0-7]/;

const A_GROUP_LOOP = /\)[*+{]/;

const A_DEFINITION = /^#\/\$defs\/[^/]*$/;

class Scale implements Size {
  characters = 0;
  values = 0;
  objects = 0;
  references = 0;
  patterns = 0;
  longestPattern = 0;
  hasGroupLoop = false;
  hasDemandingPattern = false;
  enumValues = 0;
  longestEnum = 0;
  declare fault?: SizeFault;
  private definitionCharacters = 0;
  private hasChains = false;

  get spread(): number {
    if (this.references === 0) return 1;
    if (this.hasChains) return Number.POSITIVE_INFINITY;
    return 1 + (this.references * this.definitionCharacters) / this.characters;
  }

  walk(value: Json, depth: number, isInDefinition: boolean): void {
    this.values++;
    if (typeof value === 'string') {
      this.characters += value.length + 3;
      if (!value.isWellFormed()) this.fault ??= 'text';
    } else if (typeof value === 'number') {
      this.characters += 4;
      if (!Number.isFinite(value)) this.fault ??= 'number';
    } else if (typeof value !== 'object' || value === null) {
      this.characters += 5;
    } else if (depth >= MAX_NESTING) {
      this.fault = 'nesting';
    } else if (Array.isArray(value)) {
      this.characters += 2;
      for (const item of value) this.walk(item, depth + 1, isInDefinition);
    } else {
      this.object(value as JsonObject, depth, isInDefinition);
    }
  }

  private object(value: JsonObject, depth: number, isInDefinition: boolean): void {
    this.objects++;
    this.characters += 2;
    for (const name in value) {
      const held = value[name]!;
      this.characters += name.length + 4;
      if (!name.isWellFormed()) this.fault ??= 'text';
      if (typeof held === 'string') {
        // Also annotations may refer to a definition.
        if (held.startsWith('#') || name === '$ref' || name === '$dynamicRef')
          this.reference(held, isInDefinition);
        else if (name === 'pattern') this.pattern(held);
        this.walk(held, depth + 1, isInDefinition);
      } else if (name === '$defs' && !isInDefinition) {
        const before = this.characters;
        this.walk(held, depth + 1, true);
        this.definitionCharacters += this.characters - before;
      } else {
        if (name === 'patternProperties' && typeof held === 'object')
          for (const each in held) this.pattern(each);
        else if (name === 'enum' && Array.isArray(held)) this.enumeration(held.length);
        this.walk(held, depth + 1, isInDefinition);
      }
    }
  }

  private reference(target: string, isInDefinition: boolean): void {
    this.references++;
    this.hasChains ||= isInDefinition || !A_DEFINITION.test(target);
  }

  private pattern(text: string): void {
    this.patterns++;
    this.longestPattern = Math.max(this.longestPattern, text.length);
    this.hasGroupLoop ||= A_GROUP_LOOP.test(text);
    this.hasDemandingPattern ||= DEMANDING.test(text);
  }

  private enumeration(length: number): void {
    this.enumValues += length;
    this.longestEnum = Math.max(this.longestEnum, length);
  }
}
