import type { Contribution } from '../description/index.js';

/** What a role comes to, however it is called: standards have their own names for these. */
export type RoleMeaning =
  | 'creator'
  | 'publisher'
  | 'distributor'
  | 'archive'
  | 'provider'
  | 'funder'
  | 'sponsor'
  | 'maintainer'
  | 'editor'
  | 'curator'
  | 'contributor';

const MEANINGS: { readonly [role: string]: RoleMeaning } = {
  producer: 'creator',
  creator: 'creator',
  author: 'creator',
  publisher: 'publisher',
  distributor: 'distributor',
  archive: 'archive',
  provider: 'provider',
  funder: 'funder',
  funding: 'funder',
  sponsor: 'sponsor',
  maintainer: 'maintainer',
  editor: 'editor',
  curator: 'curator',
};

/** What a contribution comes to; a role that nobody knows is a contribution like any other. */
export function meaningOf({ role }: Contribution): RoleMeaning {
  const key = role.toLowerCase();
  return Object.hasOwn(MEANINGS, key) ? MEANINGS[key]! : 'contributor';
}

/** Whether the role brought the data into being, or changed it. */
export function isGenerative(contribution: Contribution): boolean {
  return ['creator', 'curator', 'editor', 'contributor'].includes(meaningOf(contribution));
}

/** Roles that make an organization the publisher, best first. */
export const PUBLISHING: readonly RoleMeaning[] = [
  'publisher',
  'distributor',
  'archive',
  'provider',
  'creator',
];
