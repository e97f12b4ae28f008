import { isPublic, type VersionName, type VersionRecord, versionPath } from '../../publish/index.js';
import type { Store } from '../../store/index.js';
import type { StoredVersion } from './represent.js';
import { countedSchemas, type StoredText, storedText } from './stored-text.js';

/** The address of a version at a service. */
export function addressOf(base: string, version: VersionName): string {
  return base + versionPath(version);
}

/** Reads all that the representations of a version are made from. */
export async function storedVersion(
  store: Store,
  version: VersionRecord,
  base: string,
  prefix: string,
): Promise<StoredVersion> {
  const versions = await store.versions(version);
  const owner = (await store.owner(version.owner))!;
  const at = versions.findIndex(({ number }) => number === version.number);
  const before = versions.slice(at + 1).find(isPublic);
  const own = await storedText(store, version, addressOf(base, version));
  return {
    ...own,
    version,
    owner,
    versions: versions.filter((each) => each.state !== 'draft'),
    aliases: await store.aliases(version),
    dependents: await store.dependents(version),
    ...(before
      ? {
          predecessor: {
            ...(await storedText(store, before, addressOf(base, before))),
            number: before.number,
          },
        }
      : {}),
    references: await referred(store, before ? [version, before] : [version]),
    base,
    prefix,
  };
}

/** The schemas that versions refer to, and that these refer to. */
async function referred(store: Store, starts: readonly VersionRecord[]): Promise<readonly StoredText[]> {
  const found = new Map<string, StoredText>();
  const left: VersionName[] = [...starts];
  const count = countedSchemas(
    'The version refers to too many schemas: only its own schema can be answered.',
  );
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { references = [] } = (await store.details(next)) ?? {};
    for (const { iri, target } of references) {
      const version = target && !found.has(iri) ? await store.version(target) : undefined;
      if (version === undefined) continue;
      count(version.size);
      found.set(iri, await storedText(store, version, iri));
      left.push(version);
    }
  }
  return [...found.values()];
}
