import { areEqual, isObject, type Json, type JsonObject } from '../../json.js';
import type { SchemaParts } from '../../validate/parts/index.js';
import { asserts } from './keywords.js';

/** The keywords whose members are schemas by name. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** The keywords whose values are no schemas. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['type', 'const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems', 'minContains'],
  ...['maxContains', 'minProperties', 'maxProperties', 'required', 'dependentRequired'],
]);

/** Whether two schemas assert the same in the same words, whatever else they say. */
export class Alikeness {
  private readonly known = new Map<JsonObject, Map<JsonObject, boolean>>();

  constructor(
    private readonly one: SchemaParts,
    private readonly other: SchemaParts,
    private readonly spend: (steps: number) => void,
  ) {}

  /** Whether a part of the first and a part of the second are alike. */
  are(a: Json, b: Json): boolean {
    if (!isObject(a) || !isObject(b)) return a === b;
    const answers = this.known.get(a) ?? new Map<JsonObject, boolean>();
    this.known.set(a, answers);
    const known = answers.get(b);
    if (known !== undefined) return known;
    // In a ring, what is being compared is alike unless a difference is found elsewhere.
    answers.set(b, true);
    const found = this.objects(a, b);
    if (!found) answers.set(b, false);
    return found;
  }

  private objects(a: JsonObject, b: JsonObject): boolean {
    this.spend(1);
    const [first, second] = [this.one.keywordsOf(a), this.other.keywordsOf(b)];
    const names = Object.keys(first).filter(asserts);
    if (Object.keys(second).filter(asserts).length !== names.length) return false;
    return names.every((name) => Object.hasOwn(second, name) && this.keyword(name, first, second, a, b));
  }

  private keyword(
    name: string,
    first: JsonObject,
    second: JsonObject,
    a: JsonObject,
    b: JsonObject,
  ): boolean {
    const [one, other] = [first[name]!, second[name]!];
    if (name === '$ref') return this.are(this.one.targetOf(a), this.other.targetOf(b));
    if (name === '$dynamicRef') {
      const targets = [this.one.dynamicTargetOf(a), this.other.dynamicTargetOf(b)];
      return targets[0] !== undefined && targets[1] !== undefined && this.are(targets[0], targets[1]);
    }
    if (PLAIN.has(name)) return areEqual(one, other);
    if (BY_NAME.has(name)) {
      if (!isObject(one) || !isObject(other)) return false;
      const names = Object.keys(one);
      return (
        names.length === Object.keys(other).length &&
        names.every((each) => Object.hasOwn(other, each) && this.are(one[each]!, other[each]!))
      );
    }
    if (Array.isArray(one) && Array.isArray(other)) {
      const others = other as readonly Json[];
      return one.length === others.length && one.every((each: Json, index) => this.are(each, others[index]!));
    }
    return this.are(one, other);
  }
}
