import type { Json } from '../../../base/json.js';
import type { ValueProfile } from '../../../data/infer/index.js';

/** Adds rows of a part of a file to a profile; those are `undefined` that cannot be read. */
export function addRows(profile: ValueProfile, rows: readonly (Json | undefined)[], part = 0): void {
  for (const row of rows) {
    if (row === undefined) profile.unread++;
    else profile.add(row, part);
  }
}
