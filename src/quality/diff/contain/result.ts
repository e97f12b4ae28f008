import type { Json } from '../../../base/json.js';
import type { Atom, Literal } from './formula.js';

/** What kept a search from an answer. */
export interface Hindrance {
  readonly keyword: string;
  readonly pointer: string;
}

/** Whether some value meets a set of literals: one that does, a proof that none does, or neither. */
export type Result =
  | { readonly kind: 'instance'; readonly value: Json }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly hindrance?: Hindrance };

export const EMPTY: Result = { kind: 'empty' };
export const UNKNOWN: Result = { kind: 'unknown' };

/** What the rules about items and members ask of a search. */
export interface Decider {
  /** Whether some value meets all literals, and rules besides. */
  readonly decide: (literals: readonly Literal[], atoms?: readonly Atom[]) => Result;
  /** The same for texts only. */
  readonly decideText: (literals: readonly Literal[], atoms: readonly Atom[]) => Result;
  /** Whether two literals are known to say the same. */
  readonly areSame: (one: Literal, other: Literal) => boolean;
  /** Whether a value meets a literal, or whether that cannot be told of the literal by itself. */
  readonly mayMeet: (literal: Literal, value: Json) => boolean;
  readonly matches: (parts: Literal['parts'], pattern: string, text: string) => boolean;
  /** Counts steps of the search. */
  readonly spend: (steps: number) => void;
}
