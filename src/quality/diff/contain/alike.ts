import { areEqual, isObject, type Json, type JsonObject } from '../../../base/json.js';
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

/** Two schema objects that must be alike for those to be alike that they are parts of. */
interface Question {
  readonly a: JsonObject;
  readonly b: JsonObject;
  readonly asker?: Question | undefined;
}

/** Whether two schemas assert the same in the same words, whatever else they say. */
export class Alikeness {
  private readonly known = new Map<JsonObject, Map<JsonObject, boolean>>();

  constructor(
    private readonly one: SchemaParts,
    private readonly other: SchemaParts,
    private readonly spend: (steps: number) => void,
  ) {}

  /** Whether a part of the first and a part of the second are alike: all that they lead to is. */
  are(a: Json, b: Json): boolean {
    if (!isObject(a) || !isObject(b)) return a === b;
    const known = this.known.get(a)?.get(b);
    if (known !== undefined) return known;
    const asked: Question[] = [];
    const seen = new Map<JsonObject, Set<JsonObject>>();
    const open: Question[] = [{ a, b }];
    for (let question = open.pop(); question; question = open.pop()) {
      const { a: first, b: second } = question;
      const before = seen.get(first) ?? new Set<JsonObject>();
      if (before.has(second)) continue;
      seen.set(first, before.add(second));
      const answer = this.known.get(first)?.get(second);
      if (answer === true) continue;
      asked.push(question);
      const asker = question;
      const isAlike =
        answer === undefined &&
        this.objects(first, second, (c, d) => {
          if (!isObject(c) || !isObject(d)) return c === d;
          open.push({ a: c, b: d, asker });
          return true;
        });
      if (isAlike) continue;
      for (let each: Question | undefined = question; each; each = each.asker) this.remember(each, false);
      return false;
    }
    for (const each of asked) this.remember(each, true);
    return true;
  }

  private remember({ a, b }: Question, answer: boolean): void {
    const answers = this.known.get(a);
    if (answers) answers.set(b, answer);
    else this.known.set(a, new Map([[b, answer]]));
  }

  /** Whether two schema objects are alike if all parts are that `ask` is called with. */
  private objects(a: JsonObject, b: JsonObject, ask: (a: Json, b: Json) => boolean): boolean {
    this.spend(1);
    const [first, second] = [this.one.keywordsOf(a), this.other.keywordsOf(b)];
    const names = Object.keys(first).filter(asserts);
    if (Object.keys(second).filter(asserts).length !== names.length) return false;
    return names.every((name) => {
      if (!Object.hasOwn(second, name)) return false;
      if (name === '$ref') return ask(this.one.targetOf(a), this.other.targetOf(b));
      if (name !== '$dynamicRef') return keyword(name, first[name]!, second[name]!, ask);
      const targets = [this.one.dynamicTargetOf(a), this.other.dynamicTargetOf(b)];
      return targets[0] !== undefined && targets[1] !== undefined && ask(targets[0], targets[1]);
    });
  }
}

function keyword(name: string, one: Json, other: Json, ask: (a: Json, b: Json) => boolean): boolean {
  if (PLAIN.has(name)) return areEqual(one, other);
  if (BY_NAME.has(name)) {
    if (!isObject(one) || !isObject(other)) return false;
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((each) => Object.hasOwn(other, each) && ask(one[each]!, other[each]!))
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const others = other as readonly Json[];
    return one.length === others.length && one.every((each: Json, index) => ask(each, others[index]!));
  }
  return ask(one, other);
}
