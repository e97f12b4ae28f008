import type { Budget } from '../../budget.js';
import { isObject, JSON_TYPES, type Json, type JsonObject, type JsonType, typeOf } from '../../json.js';
import { keyOf } from '../../validate/index.js';
import type { SchemaParts } from '../../validate/parts/index.js';
import { Alikeness } from './alike.js';
import { arrayFor } from './arrays.js';
import { type Atom, type Formula, type Literal, negated } from './formula.js';
import { formulaOf } from './keywords.js';
import { type Candidates, numbersFor } from './numbers.js';
import { objectFor } from './objects.js';
import { type Decider, EMPTY, type Hindrance, type Result, UNKNOWN } from './result.js';
import { textsFor } from './texts.js';

/** What is known of a value on one way through the choices of a schema. */
interface Branch {
  readonly type: JsonType;
  /** The literals that were asked for: what a value must meet in the end. */
  readonly goal: readonly Literal[];
  readonly todo: Formula[];
  readonly choices: (readonly Formula[])[];
  readonly atoms: Chain;
  readonly seen: Map<JsonObject, boolean>;
  /** What was left out, since no rule covers it. */
  hindrance: Hindrance | undefined;
}

/** Rules, the newest first; a branch shares those of the branch that it comes from. */
class Chain {
  readonly own: Atom[] = [];
  /** The values that are allowed, if they are listed. */
  listed: readonly Json[] | undefined;
  private members: Map<string, Literal[]> | undefined;

  constructor(private readonly before?: Chain) {
    this.listed = before?.listed;
  }

  *[Symbol.iterator](): Generator<Atom> {
    yield* this.own;
    if (this.before) yield* this.before;
  }

  add(rule: Atom): void {
    this.own.push(rule);
    if (rule.kind !== 'among' || !rule.isMet) return;
    this.listed = this.listed?.filter((value) => isAmong(value, rule.values)) ?? rule.values;
  }

  /** What the rules say of a member, if it is there. */
  literalsOf(name: string): readonly Literal[] {
    if (this.members === undefined) {
      this.members = new Map();
      for (const each of this.own) {
        if (each.kind !== 'member') continue;
        const known = this.members.get(each.name);
        if (known) known.push(each.literal);
        else this.members.set(each.name, [each.literal]);
      }
    }
    const own = this.members.get(name) ?? [];
    return this.before ? [...own, ...this.before.literalsOf(name)] : own;
  }
}

const keys = new WeakMap<readonly Json[], ReadonlySet<string>>();

/** Whether a value is one of a list, which may be long and is asked about often. */
function isAmong(value: Json, values: readonly Json[]): boolean {
  let known = keys.get(values);
  if (known === undefined) {
    known = new Set(values.map(keyOf));
    keys.set(values, known);
  }
  return known.has(keyOf(value));
}

/** Looks for a value that meets literals of two schemas, or for a proof that there is none. */
export class Search implements Decider {
  private readonly known = new Map<string, Result>();
  private readonly numbers = new Map<JsonObject, number>();
  /** What is being decided, with its depth. */
  private readonly open = new Map<string, number>();
  /** The least depth whose question was taken for answered. */
  private lowest = Infinity;
  private readonly alikeness = new Map<SchemaParts, Map<SchemaParts, Alikeness>>();

  constructor(private readonly budget: Budget) {}

  decide = (literals: readonly Literal[], atoms: readonly Atom[] = []): Result => {
    const goal = this.simplified(literals);
    if (goal === undefined) return EMPTY;
    if (goal.length === 0 && atoms.length === 0) return { kind: 'instance', value: null };
    if (atoms.length > 0) return this.byTypes(goal, atoms);
    const key = goal
      .map((each) => this.numberOf(each))
      .sort((a, b) => a - b)
      .join();
    const known = this.known.get(key);
    if (known) return known;
    const depth = this.open.get(key);
    if (depth !== undefined) {
      // A value inside itself: where there is a value at all, there is one without that.
      this.lowest = Math.min(this.lowest, depth);
      return EMPTY;
    }
    const own = this.open.size;
    this.open.set(key, own);
    const before = this.lowest;
    this.lowest = Infinity;
    const result = this.byTypes(goal, atoms);
    this.open.delete(key);
    if (result.kind === 'instance' || this.lowest >= own) this.known.set(key, result);
    this.lowest = Math.min(before, this.lowest < own ? this.lowest : Infinity);
    return result;
  };

  decideText = (literals: readonly Literal[], atoms: readonly Atom[]): Result => {
    const goal = this.simplified(literals);
    return goal === undefined ? EMPTY : this.ofType(goal, atoms, 'string');
  };

  meets = ({ parts, schema, isMet }: Literal, value: Json): boolean => parts.accepts(schema, value) === isMet;

  areSame = (one: Literal, other: Literal): boolean =>
    one.isMet === other.isMet &&
    (one.schema === other.schema || (this.areAlike(one, other) && this.areAlike(other, one)));

  matches = (parts: SchemaParts, pattern: string, text: string): boolean => parts.matches(pattern, text);

  /** Literals without those that say nothing and those that are there twice; none if they contradict each other. */
  private simplified(literals: readonly Literal[]): readonly Literal[] | undefined {
    const found = new Map<number, Literal>();
    for (const each of literals) {
      if (!isObject(each.schema)) {
        if ((each.schema === true) !== each.isMet) return undefined;
        continue;
      }
      const number = this.numberOf(each);
      if (found.has(number ^ 1)) return undefined;
      found.set(number, each);
    }
    const all = [...found.values()];
    for (const one of all) {
      if (!one.isMet) continue;
      for (const other of all) if (!other.isMet && this.areAlike(one, other)) return undefined;
    }
    return all;
  }

  private areAlike(one: Literal, other: Literal): boolean {
    const byOther = this.alikeness.get(one.parts) ?? new Map<SchemaParts, Alikeness>();
    this.alikeness.set(one.parts, byOther);
    let alikeness = byOther.get(other.parts);
    if (alikeness === undefined) {
      alikeness = new Alikeness(one.parts, other.parts, (steps) => this.budget.spend(steps));
      byOther.set(other.parts, alikeness);
    }
    return alikeness.are(one.schema, other.schema);
  }

  /** A number for a schema object, even for one that is met and odd for one that is not. */
  private numberOf({ schema, isMet }: Literal): number {
    let number = this.numbers.get(schema as JsonObject);
    if (number === undefined) {
      number = this.numbers.size * 2;
      this.numbers.set(schema as JsonObject, number);
    }
    return isMet ? number : number + 1;
  }

  private byTypes(goal: readonly Literal[], atoms: readonly Atom[]): Result {
    let unknown: Result | undefined;
    for (const type of JSON_TYPES) {
      const result = this.ofType(goal, atoms, type);
      if (result.kind === 'instance') return result;
      if (result.kind === 'unknown') unknown ??= result;
    }
    return unknown ?? EMPTY;
  }

  private ofType(goal: readonly Literal[], atoms: readonly Atom[], type: JsonType): Result {
    const chain = new Chain();
    for (const each of atoms) chain.add(each);
    return this.explore({
      type,
      goal,
      todo: goal.map((each): Formula => ({ kind: 'literal', literal: each })),
      choices: [],
      atoms: chain,
      seen: new Map(),
      hindrance: undefined,
    });
  }

  private explore(branch: Branch): Result {
    this.budget.spend(1);
    if (!this.unfold(branch)) return EMPTY;
    const listed = branch.atoms.listed;
    if (listed !== undefined) {
      const ofType = listed.filter((value) => typeOf(value) === branch.type);
      return this.among(branch, { values: ofType, isAll: true });
    }
    const choice = smallest(branch.choices);
    if (choice === undefined) return this.conclude(branch);
    let unknown: Result | undefined;
    for (const each of choice) {
      const next: Branch = {
        ...branch,
        todo: [each],
        choices: branch.choices.filter((other) => other !== choice),
        atoms: new Chain(branch.atoms),
        seen: new Map(branch.seen),
      };
      const result = this.explore(next);
      if (result.kind === 'instance') return result;
      if (result.kind === 'unknown') unknown ??= result;
    }
    return unknown ?? EMPTY;
  }

  /** Does all that leaves no choice; false if it is contradictory. */
  private unfold(branch: Branch): boolean {
    const { todo, choices, atoms, seen, type } = branch;
    for (let formula = todo.pop(); formula; formula = todo.pop()) {
      this.budget.spend(1);
      if (formula.kind === 'all') todo.push(...formula.of);
      else if (formula.kind === 'atom') atoms.add(formula.atom);
      else if (formula.kind === 'unknown') {
        const { keyword, parts, schema } = formula;
        branch.hindrance ??= { keyword, pointer: parts.pointerOf(schema) };
      } else if (formula.kind === 'any') {
        const open = formula.of.filter((each) => !this.isRefuted(each, seen));
        if (open.length === 0) return false;
        if (open.length === 1) todo.push(open[0]!);
        else if (!open.some((each) => isMetAlready(each, seen))) choices.push(open);
      } else {
        const { parts, schema, isMet } = formula.literal;
        if (!isObject(schema)) {
          if ((schema === true) !== isMet) return false;
          continue;
        }
        const before = seen.get(schema);
        if (before === !isMet) return false;
        if (before === isMet) continue;
        seen.set(schema, isMet);
        const said = formulaOf(parts, schema, type);
        todo.push(isMet ? said : negated(said));
      }
    }
    return true;
  }

  private isRefuted(formula: Formula, seen: ReadonlyMap<JsonObject, boolean>): boolean {
    if (formula.kind === 'any') return formula.of.length === 0;
    if (formula.kind !== 'literal') return false;
    const { schema, isMet } = formula.literal;
    return isObject(schema) ? seen.get(schema) === !isMet : (schema === true) !== isMet;
  }

  /** Looks for a value that follows the rules of a branch without choices. */
  private conclude(branch: Branch): Result {
    const { type, atoms } = branch;
    switch (type) {
      case 'null':
        return this.among(branch, { values: [null], isAll: true });
      case 'boolean':
        return this.among(branch, { values: [true, false], isAll: true });
      case 'number':
        return this.among(branch, numbersFor([...atoms]));
      case 'string':
        return this.among(
          branch,
          textsFor([...atoms], (steps) => this.budget.spend(steps)),
        );
      case 'array':
        return this.composed(branch, (rules) => arrayFor(rules, this));
      case 'object':
        if (this.hasRefutedMember(branch)) return EMPTY;
        return this.composed(branch, (rules) => objectFor(rules, this));
    }
  }

  /** An array or object. If an empty one will not do, one that is not empty is looked for, and so on. */
  private composed(branch: Branch, build: (rules: readonly Atom[]) => Result): Result {
    const rules = [...branch.atoms];
    let isExact = !branch.goal.some((each) => isInexact(each));
    let best: Result = UNKNOWN;
    for (let size = 0; size < 3; size++) {
      const made = build(rules);
      const result = this.checked(branch, made);
      if (result.kind === 'instance') return result;
      if (result.kind === 'empty') return isExact ? EMPTY : best;
      best = result;
      if (made.kind !== 'instance') return result;
      const count = Array.isArray(made.value)
        ? made.value.length
        : Object.keys(made.value as JsonObject).length;
      // Only one value is empty: it was tried. Of others there are many.
      isExact &&= count === 0;
      rules.push({ kind: 'count', side: 'least', value: count + 1 });
    }
    return best;
  }

  /** A quick look at what a choice added last: mostly that decides. */
  private hasRefutedMember({ atoms }: Branch): boolean {
    for (const each of atoms.own) {
      if (each.kind !== 'member') continue;
      const isThere = atoms.own.some(
        (other) => other.kind === 'presence' && other.isMet && other.name === each.name,
      );
      if (!isThere) continue;
      if (this.decide(atoms.literalsOf(each.name)).kind === 'empty') return true;
    }
    return false;
  }

  private among(branch: Branch, { values, isAll }: Candidates<Json>): Result {
    for (const value of values) {
      this.budget.spend(1);
      const result = this.checked(branch, { kind: 'instance', value });
      if (result.kind === 'instance') return result;
    }
    return isAll && !branch.goal.some(isInexact) ? EMPTY : this.unknownIn(branch);
  }

  /** A value is an answer only if it meets all that was asked for. */
  private checked(branch: Branch, result: Result): Result {
    if (result.kind === 'empty') return EMPTY;
    if (result.kind === 'unknown') return result.hindrance ? result : this.unknownIn(branch);
    const { value } = result;
    for (const each of branch.atoms) {
      if (each.kind === 'among' && isAmong(value, each.values) !== each.isMet) return this.unknownIn(branch);
    }
    return branch.goal.every((each) => this.meets(each, value)) ? result : this.unknownIn(branch);
  }

  private unknownIn({ hindrance }: Branch): Result {
    return hindrance ? { kind: 'unknown', hindrance } : UNKNOWN;
  }
}

/** Whether a part may mean something else by itself. */
function isInexact({ parts, schema }: Literal): boolean {
  return parts.isDynamic && schema !== parts.root;
}

function isMetAlready(formula: Formula, seen: ReadonlyMap<JsonObject, boolean>): boolean {
  if (formula.kind === 'all') return formula.of.every((each) => isMetAlready(each, seen));
  if (formula.kind !== 'literal') return false;
  const { schema, isMet } = formula.literal;
  return isObject(schema) ? seen.get(schema) === isMet : (schema === true) === isMet;
}

function smallest(choices: readonly (readonly Formula[])[]): readonly Formula[] | undefined {
  let found = choices[0];
  for (const each of choices) if (each.length < found!.length) found = each;
  return found;
}
