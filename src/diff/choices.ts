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
  for (const change of found) {
    const given = classes[change.class];
    const { severity, bump } =
      typeof given === 'string' ? { severity: given, bump: undefined } : (given ?? {});
    const suppression = suppressions.find((each) => isMeant(each, change));
    if (suppression) accepted.push({ ...change, reason: suppression.reason });
    else if (severity === 'off') accepted.push(change);
    else {
      const { bump: usual, ...rest } = change;
      const raised = bump === 'none' ? undefined : (bump ?? usual);
      changes.push({ ...rest, ...(severity ? { severity } : {}), ...(raised ? { bump: raised } : {}) });
    }
  }
  return { changes, accepted };
}

/** Whether a change is of the class, and at the place or below it. */
export function isMeant({ class: id, pointer }: Suppression, change: Change): boolean {
  return (
    id === change.class &&
    [change.old, change.new].some(
      (place) => place !== undefined && (place === pointer || place.startsWith(`${pointer}/`)),
    )
  );
}
