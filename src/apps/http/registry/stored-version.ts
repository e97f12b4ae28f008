import type { OneOfVersions } from '../../../registry/pages/index.js';
import {
  isPublic,
  type VersionName,
  type VersionRecord,
  versionPath,
} from '../../../registry/publish/index.js';
import type { Store } from '../../../registry/store/index.js';
import type { StoredVersion } from './represent.js';
import { countedSchemas, type StoredText, storedText, tooManySchemas } from './stored-text.js';

/** The address of a version at a service. */
export function addressOf(base: string, version: VersionName): string {
  return base + versionPath(version);
}

/** What the representations of a version are made for. */
export interface Representing {
  readonly base: string;
  readonly prefix: string;
  /** The version that it is compared with, if it is not the one before it. */
  readonly before?: VersionRecord;
  /** Whether schemas that it refers to may be left out, if they are too many. */
  readonly isPartial?: boolean;
}

/** Reads all that the representations of a version are made from. */
export async function storedVersion(
  store: Store,
  version: VersionRecord,
  { base, prefix, isPartial = false, ...given }: Representing,
): Promise<StoredVersion> {
  const versions = await store.versions(version);
  const owner = (await store.owner(version.owner))!;
  const latest = (await store.schema(version))?.latest;
  const at = versions.findIndex(({ number }) => number === version.number);
  const before = given.before ?? versions.slice(at + 1).find(isPublic);
  const own = await storedText(store, version, addressOf(base, version));
  return {
    ...own,
    version,
    owner,
    versions: versions.filter((each) => each.state !== 'draft').map(oneOf),
    ...(latest === undefined ? {} : { latest }),
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
    references: await referred(store, before ? [version, before] : [version], isPartial),
    base,
    prefix,
  };
}

function oneOf({
  owner,
  name,
  number,
  state,
  at,
  readiness,
  reason,
  replacedBy,
}: VersionRecord): OneOfVersions {
  return {
    ...{ owner, name, number, state, at, readiness },
    ...(reason === undefined ? {} : { reason }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
}

/** The schemas that versions refer to, and that these refer to; what was withdrawn is not among them. */
async function referred(
  store: Store,
  starts: readonly VersionRecord[],
  isPartial: boolean,
): Promise<readonly StoredText[]> {
  const found = new Map<string, StoredText>();
  const left: VersionName[] = [...starts];
  const count = countedSchemas();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { references = [] } = (await store.details(next)) ?? {};
    for (const { iri, target } of references) {
      const version = target && !found.has(iri) ? await store.version(target) : undefined;
      if (version === undefined || !isPublic(version)) continue;
      if (!count(version.size)) {
        if (isPartial) return [...found.values()];
        throw tooManySchemas('The version refers to too many schemas: only its own schema can be answered.');
      }
      found.set(iri, await storedText(store, version, iri));
      left.push(version);
    }
  }
  return [...found.values()];
}
