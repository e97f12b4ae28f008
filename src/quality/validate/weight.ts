import type { Json } from '../../base/json.js';
import { sizeOf } from './limits.js';

/** What costs less than evaluating a keyword, in steps. */
export const STEPS = {
  entry: 0.1,
  character: 0.01,
  compared: 0.1,
  /** A name that is looked up in a large object. */
  looked: 0.4,
  keyCharacter: 0.3,
  division: 20,
} as const;

/** What it takes to list the members of an object: V8 sorts those of a large one, each time, by when they were added. */
export function listingSteps(members: number): number {
  return (members * Math.log2(members + 1)) / 16;
}

/** What it takes to word a diagnostic and to write it out, in steps. */
export const DIAGNOSTIC_STEPS = 20;

/** What it takes to compare a value with another, or to make a key of it, in steps. */
export function weightOf(value: Json): number {
  if (typeof value === 'string') return STEPS.compared + value.length * STEPS.character;
  if (typeof value !== 'object' || value === null) return STEPS.compared;
  return sizeOf(value).characters * STEPS.keyCharacter;
}
