/** What a role means, whatever its name: standards have their own names for these. */
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

/** The roles of the controlled list, and others that people write and standards know. */
const MEANINGS: { readonly [role: string]: RoleMeaning } = {
  Producer: 'creator',
  Creator: 'creator',
  Author: 'creator',
  Publisher: 'publisher',
  Distributor: 'distributor',
  Archive: 'archive',
  Provider: 'provider',
  Funder: 'funder',
  Funding: 'funder',
  Sponsor: 'sponsor',
  Maintainer: 'maintainer',
  Editor: 'editor',
  Curator: 'curator',
};

const byName: ReadonlyMap<string, RoleMeaning> = new Map(
  Object.entries(MEANINGS).map(([role, meaning]) => [role.toLowerCase(), meaning]),
);

/** The roles whose meaning is known. */
export const knownRoles: readonly string[] = Object.keys(MEANINGS);

/** What a role means; an unknown role is an ordinary contribution. */
export function roleMeaning(role: string): RoleMeaning {
  return byName.get(role.toLowerCase()) ?? 'contributor';
}
