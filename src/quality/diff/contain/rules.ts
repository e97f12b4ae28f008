import type { Json } from '../../../base/json.js';
import type { Atom, Literal } from './formula.js';
import { isAmong } from './listed.js';

/** What rules say of a member or an item: what it meets, and how many of them say that it is there, or is not. */
interface Part {
  readonly literals: Literal[];
  present: number;
  absent: number;
}

/** A place in the order of rules, to return to. */
export interface Mark {
  readonly length: number;
  readonly listed: readonly Json[] | undefined;
}

/** The rules of one way through the choices of a schema; the newest can be taken back. */
export class Rules {
  readonly atoms: Atom[] = [];
  /** The values that are allowed, if they are listed. */
  listed: readonly Json[] | undefined;
  /** By the name of a member, or the position of an item. */
  private readonly parts = new Map<string | number, Part>();

  get mark(): Mark {
    return { length: this.atoms.length, listed: this.listed };
  }

  /** Adds a rule; false if another one contradicts it. */
  add(rule: Atom): boolean {
    this.atoms.push(rule);
    if (rule.kind === 'among' && rule.isMet)
      this.listed = this.listed?.filter((value) => isAmong(value, rule.values)) ?? rule.values;
    const key = keyOf(rule);
    if (key === undefined) return true;
    const part = this.parts.get(key) ?? { literals: [], present: 0, absent: 0 };
    this.parts.set(key, part);
    count(part, rule, 1);
    return part.present === 0 || part.absent === 0;
  }

  /** Takes back all rules that came after a mark. */
  returnTo({ length, listed }: Mark): void {
    for (const rule of this.atoms.splice(length)) {
      const key = keyOf(rule);
      if (key !== undefined) count(this.parts.get(key)!, rule, -1);
    }
    this.listed = listed;
  }

  /** What each member or item must meet that must be there and that a rule from a position on is about. */
  *partsSince(length: number): Generator<readonly Literal[]> {
    for (const rule of this.atoms.slice(length)) {
      if (rule.kind !== 'member' && rule.kind !== 'item') continue;
      const { literals, present } = this.parts.get(keyOf(rule)!)!;
      if (present > 0) yield literals;
    }
  }
}

/** The member or item that a rule is about. */
function keyOf(rule: Atom): string | number | undefined {
  if (rule.kind === 'member' || rule.kind === 'presence') return rule.name;
  if (rule.kind === 'item') return rule.at;
  return rule.kind === 'count' && rule.side === 'least' ? rule.value - 1 : undefined;
}

/** Counts a rule in, or out. */
function count(part: Part, rule: Atom, by: 1 | -1): void {
  if (rule.kind === 'member' || rule.kind === 'item') {
    if (by === 1) part.literals.push(rule.literal);
    else part.literals.pop();
  } else if (rule.kind === 'presence' && !rule.isMet) part.absent += by;
  else part.present += by;
}
