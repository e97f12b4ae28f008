import type { Change } from './change.js';
import type { DiffChoices, Suppression } from './list/index.js';

/** A change that people accepted. */
export interface AcceptedChange extends Change {
  /** Why; none if they chose that its class does not count. */
  readonly reason?: string;
}

/** Changes after what people chose. */
export interface Chosen {
  readonly changes: readonly Change[];
  readonly accepted: readonly AcceptedChange[];
}

/** Gives changes the severities that people chose, and sets apart those that they accepted. */
export function chosen(found: readonly Change[], { classes = {}, suppressions = [] }: DiffChoices): Chosen {
  const changes: Change[] = [];
  const accepted: AcceptedChange[] = [];
  const suppressionsOf = finderIn(suppressions);
  for (const change of found) {
    const given = classes[change.class];
    const { severity, bump } =
      typeof given === 'string' ? { severity: given, bump: undefined } : (given ?? {});
    const [first] = suppressionsOf(change);
    if (first !== undefined) accepted.push({ ...change, reason: suppressions[first]!.reason });
    else if (severity === 'off') accepted.push(change);
    else {
      const { bump: usual, ...rest } = change;
      const raised = bump === 'none' ? undefined : (bump ?? usual);
      changes.push({ ...rest, ...(severity ? { severity } : {}), ...(raised ? { bump: raised } : {}) });
    }
  }
  return { changes, accepted };
}

/** The suppressions that none of some changes is meant by. */
export function unusedAmong(
  suppressions: readonly Suppression[],
  changes: readonly Change[],
): readonly Suppression[] {
  const suppressionsOf = finderIn(suppressions);
  const used = new Set(changes.flatMap((change) => suppressionsOf(change)));
  return suppressions.filter((_each, index) => !used.has(index));
}

/**
 * Finds the positions, in their order, of the suppressions that a change is meant by: those of its class, at its place or
 * above it. They are looked up by the places above a change, which are few: there may be many of both.
 */
function finderIn(suppressions: readonly Suppression[]): (change: Change) => readonly number[] {
  const byPlace = new Map<string, number[]>();
  suppressions.forEach(({ class: id, pointer }, index) => {
    const key = `${id} ${pointer}`;
    const known = byPlace.get(key);
    if (known) known.push(index);
    else byPlace.set(key, [index]);
  });
  if (byPlace.size === 0) return () => [];
  return ({ class: id, old, new: next }) => {
    const places = new Set([old, next].flatMap((place) => (place === undefined ? [] : placesAbove(place))));
    return [...places].flatMap((place) => byPlace.get(`${id} ${place}`) ?? []).sort((a, b) => a - b);
  };
}

/** A place and all above it. */
function placesAbove(pointer: string): readonly string[] {
  const found = [pointer];
  for (let end = pointer.lastIndexOf('/'); end !== -1; end = pointer.lastIndexOf('/', end - 1)) {
    found.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return found;
}
