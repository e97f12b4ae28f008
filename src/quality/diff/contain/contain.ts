import { Budget, LimitExceeded } from '../../../base/budget.js';
import type { Json } from '../../../base/json.js';
import { isHindrance, type SchemaParts } from '../../validate/parts/index.js';
import type { Hindrance } from './result.js';
import { Search } from './search.js';

/** Whether one schema accepts all that another accepts. */
export type Containment =
  /** It does, and that is proven. */
  | { readonly verdict: 'yes' }
  /** It does not: it refuses this instance, which the other accepts. */
  | { readonly verdict: 'no'; readonly instance: Json }
  /** Neither is known: this keyword was in the way, or the work would take too long. */
  | { readonly verdict: 'unknown'; readonly hindrance?: Hindrance };

/** The steps that an answer may take. */
const STEPS = 2_000_000;

/** A part of a schema; all of it by default. */
export interface SchemaPart {
  readonly parts: SchemaParts;
  readonly schema?: Json;
}

/** Whether a schema, or a part of one, accepts all that another accepts. */
export function containmentOf(inner: SchemaPart, outer: SchemaPart, budget?: Budget): Containment {
  const own = new Budget(Math.min(STEPS, budget?.left ?? Infinity));
  try {
    const result = new Search(own).decide([
      { parts: inner.parts, schema: inner.schema ?? inner.parts.root, isMet: true },
      { parts: outer.parts, schema: outer.schema ?? outer.parts.root, isMet: false },
    ]);
    if (result.kind === 'empty') return { verdict: 'yes' };
    if (result.kind === 'unknown')
      return { verdict: 'unknown', ...(result.hindrance ? { hindrance: result.hindrance } : {}) };
    return { verdict: 'no', instance: result.value };
  } catch (fault) {
    if ((fault instanceof LimitExceeded && own.left < 0) || isHindrance(fault)) return { verdict: 'unknown' };
    throw fault;
  } finally {
    budget?.spend(own.steps - Math.max(own.left, 0));
  }
}
