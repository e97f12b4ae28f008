import type { ValueProfile } from '../../infer/index.js';
import type { Json } from '../../json.js';

/** No schema says anything about the columns. */
export const ANY_COLUMNS = {
  columns: [],
  others: { types: undefined, constants: new Map(), mentions: new Set<never>() },
};

/** Adds rows of a part of a file to a profile; those are `undefined` that cannot be read. */
export function addRows(profile: ValueProfile, rows: readonly (Json | undefined)[], part = 0): void {
  for (const row of rows) {
    if (row === undefined) profile.unread++;
    else profile.add(row, part);
  }
}
