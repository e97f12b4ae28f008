import type { Contribution } from '../../schema/description/index.js';
import { type RoleMeaning, roleMeaning } from '../../schema/vocabulary/index.js';

export type { RoleMeaning };

/** What a contribution comes to. */
export function meaningOf({ role }: Contribution): RoleMeaning {
  return roleMeaning(role);
}

/** Whether the role brought the data into being, or changed it. */
export function isGenerative(contribution: Contribution): boolean {
  return ['creator', 'curator', 'editor', 'contributor'].includes(meaningOf(contribution));
}
