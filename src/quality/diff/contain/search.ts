import type { Budget } from '../../../base/budget.js';
import {
  isObject,
  JSON_TYPES,
  type Json,
  type JsonObject,
  type JsonType,
  typeOf,
} from '../../../base/json.js';
import type { SchemaParts } from '../../validate/parts/index.js';
import { Alikeness } from './alike.js';
import { arrayFor } from './arrays.js';
import { type Choice, Choices } from './choices.js';
import { type Atom, FALSE, type Formula, isInexact, type Literal, negated } from './formula.js';
import { formulaOf } from './keywords.js';
import { isAmong } from './listed.js';
import { type Candidates, numbersFor } from './numbers.js';
import { objectFor } from './objects.js';
import { type Decider, EMPTY, type Hindrance, type Result, UNKNOWN } from './result.js';
import { type Mark, Rules } from './rules.js';
import { textsFor } from './texts.js';

/** What is known of a value on one way through the choices of a schema. */
interface Branch {
  readonly type: JsonType;
  /** The literals that were asked for: what a value must meet in the end. */
  readonly goal: readonly Literal[];
  readonly todo: Formula[];
  readonly choices: Choices;
  /** Whether a schema object is met, by its number. */
  readonly seen: Map<number, boolean>;
  /** The keys of `seen`, the newest last. */
  readonly trail: number[];
  readonly rules: Rules;
  /** What was left out, since no rule covers it. */
  hindrance: Hindrance | undefined;
}

/** A choice that was taken, and what was known before. */
interface Turn {
  readonly choice: Choice;
  next: number;
  readonly choices: number;
  readonly trail: number;
  readonly rules: Mark;
  readonly hindrance: Hindrance | undefined;
}

/** What a step of a search takes, in steps of a budget; measured. */
const STEP = 10;

/** Values are looked for inside each other so deep at most: the stack has an end. */
const MOST_DEPTH = 200;

/** Looks for a value that meets literals of two schemas, or for a proof that there is none. */
export class Search implements Decider {
  private readonly known = new Map<string, Result>();
  // Two versions may share objects, as a program that makes them does, and mean something else by them.
  private readonly numbers = new Map<SchemaParts, Map<JsonObject, number>>();
  private count = 0;
  /** What is being decided, with its depth. */
  private readonly open = new Map<string, number>();
  /** The least depth whose question was taken for answered. */
  private lowest = Infinity;
  private depth = 0;
  private readonly alikeness = new Map<SchemaParts, Map<SchemaParts, Alikeness>>();

  constructor(private readonly budget: Budget) {}

  spend = (steps: number): void => this.budget.spend(steps * STEP);

  decide = (literals: readonly Literal[], atoms: readonly Atom[] = []): Result => {
    this.spend(Math.max(literals.length, 1));
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

  meets = ({ parts, schema, isMet }: Literal, value: Json): boolean =>
    parts.accepts(schema, value, this.budget) === isMet;

  mayMeet = (literal: Literal, value: Json): boolean => isInexact(literal) || this.meets(literal, value);

  areSame = (one: Literal, other: Literal): boolean =>
    one.isMet === other.isMet &&
    ((one.schema === other.schema && one.parts === other.parts) ||
      (this.areAlike(one, other) && this.areAlike(other, one)));

  matches = (parts: SchemaParts, pattern: string, text: string): boolean =>
    parts.matches(pattern, text, this.budget);

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
      alikeness = new Alikeness(one.parts, other.parts, this.spend);
      byOther.set(other.parts, alikeness);
    }
    return alikeness.are(one.schema, other.schema);
  }

  /** A number for a schema object, even for one that is met and odd for one that is not. */
  private numberOf({ parts, schema, isMet }: Literal): number {
    const number = this.numberIn(parts, schema as JsonObject);
    return isMet ? number : number + 1;
  }

  private numberIn(parts: SchemaParts, schema: JsonObject): number {
    let numbers = this.numbers.get(parts);
    if (numbers === undefined) {
      numbers = new Map();
      this.numbers.set(parts, numbers);
    }
    let number = numbers.get(schema);
    if (number === undefined) {
      number = this.count++ * 2;
      numbers.set(schema, number);
    }
    return number;
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
    const rules = new Rules();
    if (!atoms.every((each) => rules.add(each))) return EMPTY;
    if (this.depth >= MOST_DEPTH) return UNKNOWN;
    this.depth++;
    const result = this.explore({
      type,
      goal,
      todo: goal.map((each): Formula => ({ kind: 'literal', literal: each })),
      choices: new Choices(),
      rules,
      seen: new Map(),
      trail: [],
      hindrance: undefined,
    });
    this.depth--;
    return result;
  }

  /** Goes all ways through the choices until a value is found. */
  private explore(branch: Branch): Result {
    const turns: Turn[] = [];
    let unknown: Result | undefined;
    for (;;) {
      this.spend(1);
      const since = turns.at(-1)?.rules.length ?? 0;
      const result = this.unfold(branch) && !this.hasRefutedPart(branch, since) ? this.atEnd(branch) : EMPTY;
      if (result?.kind === 'instance') return result;
      if (result?.kind === 'unknown') unknown ??= result;
      if (result === undefined) turns.push(turnOf(branch));
      for (let turn = turns.at(-1); turn; turn = turns.at(-1)) {
        restore(branch, turn);
        if (turn.next < turn.choice.of.length) break;
        branch.choices.putBack(turn.choice);
        turns.pop();
      }
      const turn = turns.at(-1);
      if (turn === undefined) return unknown ?? EMPTY;
      branch.todo.push(turn.choice.of[turn.next++]!);
    }
  }

  /** What a branch comes to if no choice is left; undefined if there are choices. */
  private atEnd(branch: Branch): Result | undefined {
    const { listed } = branch.rules;
    if (listed !== undefined) {
      const ofType = listed.filter((value) => typeOf(value) === branch.type);
      return this.among(branch, { values: ofType, isAll: true });
    }
    return branch.choices.isDone ? this.conclude(branch) : undefined;
  }

  /** Does all that leaves no choice; false if it is contradictory. */
  private unfold(branch: Branch): boolean {
    const { todo, choices, rules, seen, trail, type } = branch;
    for (let formula = todo.pop(); formula; formula = todo.pop()) {
      if (formula.kind === 'all') {
        const { of } = formula;
        this.spend(of.length);
        for (const each of of) todo.push(each);
      } else if (formula.kind === 'atom') {
        if (!rules.add(formula.atom)) return false;
      } else if (formula.kind === 'unknown') {
        const { keyword, parts, schema } = formula;
        branch.hindrance ??= { keyword, pointer: parts.pointerOf(schema) };
      } else if (formula.kind === 'any') {
        const { of } = formula;
        this.spend(of.length);
        const open = of.filter((each) => !this.isRefuted(each, seen));
        if (open.length === 0) return false;
        if (open.length === 1) todo.push(open[0]!);
        else if (!open.some((each) => this.isMetAlready(each, seen))) choices.add(open);
      } else {
        const { parts, schema, isMet } = formula.literal;
        if (!isObject(schema)) {
          if ((schema === true) !== isMet) return false;
          continue;
        }
        const number = this.numberIn(parts, schema);
        const before = seen.get(number);
        if (before === !isMet) return false;
        if (before === isMet) continue;
        this.spend(1);
        seen.set(number, isMet);
        trail.push(number);
        const said = formulaOf(parts, schema, type);
        todo.push(isMet ? said : negated(said));
      }
    }
    return true;
  }

  private isRefuted(formula: Formula, seen: Branch['seen']): boolean {
    if (formula === FALSE) return true;
    if (formula.kind !== 'literal') return false;
    const { parts, schema, isMet } = formula.literal;
    return isObject(schema) ? seen.get(this.numberIn(parts, schema)) === !isMet : (schema === true) !== isMet;
  }

  private isMetAlready(formula: Formula, seen: Branch['seen']): boolean {
    if (formula.kind === 'all') return formula.of.every((each) => this.isMetAlready(each, seen));
    if (formula.kind !== 'literal') return false;
    const { parts, schema, isMet } = formula.literal;
    return isObject(schema) ? seen.get(this.numberIn(parts, schema)) === isMet : (schema === true) === isMet;
  }

  /** Looks for a value that follows the rules of a branch without choices. */
  private conclude(branch: Branch): Result {
    const { type } = branch;
    const { atoms } = branch.rules;
    if (type === 'number' || type === 'string') this.spend(atoms.length);
    switch (type) {
      case 'null':
        return this.among(branch, { values: [null], isAll: true });
      case 'boolean':
        return this.among(branch, { values: [true, false], isAll: true });
      case 'number':
        return this.among(branch, numbersFor(atoms, this));
      case 'string':
        return this.among(branch, textsFor(atoms, this));
      case 'array':
        return this.composed(branch, (rules) => arrayFor(rules, this));
      case 'object':
        return this.composed(branch, (rules) => objectFor(rules, this));
    }
  }

  /** An array or object. If an empty one will not do, one that is not empty is looked for, and so on. */
  private composed(branch: Branch, build: (rules: readonly Atom[]) => Result): Result {
    // The newest first: what a choice asks for comes first in an object.
    const rules = branch.rules.atoms.toReversed();
    this.spend(rules.length);
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
  private hasRefutedPart({ rules, choices }: Branch, since: number): boolean {
    if (!choices.isDone) return false;
    for (const literals of rules.partsSince(since)) if (this.decide(literals).kind === 'empty') return true;
    return false;
  }

  private among(branch: Branch, { values, isAll }: Candidates<Json>): Result {
    for (const value of values) {
      this.spend(1);
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
    for (const each of branch.rules.atoms) {
      if (each.kind === 'among' && isAmong(value, each.values) !== each.isMet) return this.unknownIn(branch);
    }
    // What must not be met comes first: it mostly decides, and a long list of values takes long.
    const isAnswer = [false, true].every((isMet) =>
      branch.goal.every((each) => each.isMet !== isMet || this.meets(each, value)),
    );
    return isAnswer ? result : this.unknownIn(branch);
  }

  private unknownIn({ hindrance }: Branch): Result {
    return hindrance ? { kind: 'unknown', hindrance } : UNKNOWN;
  }
}

/** Takes a choice. */
function turnOf({ choices, trail, rules, hindrance }: Branch): Turn {
  const choice = choices.take();
  return {
    choice,
    next: 0,
    choices: choices.length,
    trail: trail.length,
    rules: rules.mark,
    hindrance,
  };
}

/** Makes a branch what it was when a choice was taken. */
function restore(branch: Branch, { choices, trail, rules, hindrance }: Turn): void {
  branch.todo.length = 0;
  branch.choices.returnTo(choices);
  branch.rules.returnTo(rules);
  branch.hindrance = hindrance;
  for (const number of branch.trail.splice(trail)) branch.seen.delete(number);
}
