import { version as program } from '../../../base/version.js';
import { type Entry, entryOf, type ServiceInfo } from '../../../registry/catalogue/index.js';
import type { Owner } from '../../../registry/publish/index.js';
import type { Harvested, Store } from '../../../registry/store/index.js';
import { loadLicenses } from '../../../schema/vocabulary/index.js';

/** Who runs the service, for those who harvest it. */
export interface Operator {
  readonly name?: string;
  readonly email?: string;
}

/** What catalogues say of a service. */
export async function serviceOf(
  read: Pick<Store, 'changes'>,
  { name = 'fairwright', email }: Operator,
  base: string,
): Promise<ServiceInfo> {
  const [first] = await read.changes(0, 1);
  return {
    base,
    title: 'fairwright',
    operator: { name },
    email: email ?? `postmaster@${new URL(base).hostname}`,
    version: program,
    issued: first?.at ?? new Date().toISOString(),
  };
}

/** What catalogues say of versions. */
export async function entriesOf(
  read: Pick<Store, 'owner'>,
  found: readonly Harvested[],
  base: string,
): Promise<readonly Entry[]> {
  const owners = await ownersOf(
    read,
    found.map(({ version }) => version.owner),
  );
  const licenses = await loadLicenses();
  return found.map(({ version }) => entryOf({ version, owner: owners.get(version.owner)! }, base, licenses));
}

/** The owners with some names: a registry may have many others. */
export async function ownersOf(
  read: Pick<Store, 'owner'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const found = new Map<string, Owner>();
  for (const name of new Set(names)) {
    const owner = await read.owner(name);
    if (owner) found.set(name, owner);
  }
  return found;
}
