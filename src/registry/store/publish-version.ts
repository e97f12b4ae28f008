import { Budget } from '../../base/budget.js';
import type { JsonObject } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import { createRegistry, loadClosure } from '../../schema/references/index.js';
import {
  type Accepted,
  isPublic,
  type Policy,
  type Predecessor,
  type Refusal,
  review,
  sortKey,
} from '../publish/index.js';
import { digestOf } from './content.js';
import { documentAt, JSON_SCHEMA, storeSource, YAML } from './source.js';
import type { NewVersion, Store, Stored, VersionName, VersionRecord } from './store.js';

/** A version that somebody wants to publish, and how. */
export interface Publication extends VersionName {
  readonly document: Document;
  readonly options?: JsonObject;
  readonly isDraft?: boolean;
  /** Only says what would come of it. */
  readonly isDryRun?: boolean;
  readonly acceptsUnknown?: boolean;
  /** How many steps it may take to find its readiness; any number by default. */
  readonly steps?: number;
  /** The address of the service, without a slash at its end. */
  readonly base: string;
  /** The digest of the draft that is published, if it is one: it must still be there. */
  readonly expects?: string;
  readonly by: string;
  /** The id of the request, for the audit. */
  readonly request?: string;
  /** When, and on which day. */
  readonly at: string;
  readonly today: string;
}

/** What came of it. */
export type Published =
  | { readonly refusal: Refusal }
  | { readonly accepted: Accepted; readonly stored?: Stored };

/** How often a version is compared again, if others come in between. */
const ATTEMPTS = 5;

/** Publishes a version, if what it says and what its predecessors say allow it. */
export async function publishVersion(store: Store, publication: Publication): Promise<Published> {
  // Before references are followed: they may begin with it.
  if (!publication.isDryRun) await store.rememberBase(publication.base);
  for (let attempt = 1; ; attempt++) {
    const { result, overtaken } = await attemptTo(store, publication);
    if (!overtaken || attempt === ATTEMPTS) return result;
  }
}

async function attemptTo(
  store: Store,
  publication: Publication,
): Promise<{ readonly result: Published; readonly overtaken: boolean }> {
  const { document, options, base, today, steps, isDraft = false, isDryRun } = publication;
  const known = await store.schema(publication);
  const versions = await store.versions(publication);
  const compared = predecessorsOf(publication, versions, known);
  const [nearest] = predecessorsOf(publication, versions, undefined);
  const predecessors: readonly Predecessor[] = await Promise.all(
    compared.map(async (each) => ({ number: each.number, document: await documentAt(store, each) })),
  );
  const starts = [document, ...predecessors.map((each) => each.document)];
  const { options: closure } = await loadClosure(starts, storeSource(store));
  const policy = await policyOf(store, publication, known);
  const budget = steps === undefined ? {} : { budget: new Budget(steps) };
  const context = { registry: createRegistry(closure), today, ...budget };
  const site = { base, bases: await store.bases() };
  const reviewed = await review(publication, isDraft ? [] : predecessors, policy, site, context);
  if ('refusal' in reviewed) return { result: reviewed, overtaken: false };
  const { accepted } = reviewed;
  const version = await newVersion(store, publication, accepted, nearest?.number, options);
  if (isDryRun) {
    const stored = await foreseen(store, version);
    return { result: { accepted, ...(stored ? { stored } : {}) }, overtaken: false };
  }
  const stored = await store.store(version, publication);
  return { result: { accepted, stored }, overtaken: stored.outcome === 'overtaken' };
}

/** What a store would refuse; nothing if it would store the version. */
async function foreseen(store: Store, version: NewVersion): Promise<Stored | undefined> {
  if (!(await store.owner(version.owner))) return { outcome: 'unknown-owner' };
  const known = await store.version(version);
  if (known?.state === 'withdrawn') return { outcome: 'withdrawn', version: known };
  if (known && known.state !== 'draft')
    return { outcome: known.digest === version.digest ? 'same' : 'taken', version: known };
  for (const address of version.addresses) {
    const by = await store.byAddress(address);
    if (by && (by.owner !== version.owner || by.name !== version.name))
      return { outcome: 'address-taken', address, by };
  }
  return undefined;
}

/** The published versions that a version must follow, the nearest first: the one before it, or all of its major number. */
function predecessorsOf(
  { number }: VersionName,
  versions: readonly VersionRecord[],
  known: Awaited<ReturnType<Store['schema']>>,
): readonly VersionRecord[] {
  const sort = sortKey(number);
  const before = versions.filter(
    (each) =>
      isPublic(each) &&
      each.number !== number &&
      // Numbers that are no versions are in the order of publication.
      (sort === undefined || (sortKey(each.number) ?? '') < sort),
  );
  if (!known?.transitive) return before.slice(0, 1);
  return before.filter((each) => each.number.split('.')[0] === number.split('.')[0]);
}

async function policyOf(
  store: Store,
  { owner, acceptsUnknown = false }: Publication,
  known: Awaited<ReturnType<Store['schema']>>,
): Promise<Policy> {
  const publisher = await store.owner(owner);
  return {
    compatibility: known?.compatibility ?? publisher?.compatibility ?? 'backward',
    versioning: known?.versioning ?? 'semver',
    leastReadiness: known?.leastReadiness ?? publisher?.leastReadiness ?? 0,
    acceptsUnknown,
  };
}

async function newVersion(
  store: Store,
  { document, owner, name, number, isDraft, at, by, expects }: Publication,
  { references, address: _address, ...accepted }: Accepted,
  comparedWith: string | undefined,
  options: JsonObject | undefined,
): Promise<NewVersion> {
  const bytes = new TextEncoder().encode(document.source?.text ?? JSON.stringify(document.value));
  const isYaml = document.source?.format === 'yaml';
  const targets = await Promise.all(
    references.map(async (iri) => {
      const target = await store.byAddress(iri);
      return target ? { iri, target } : { iri };
    }),
  );
  return {
    owner,
    name,
    number,
    state: isDraft ? 'draft' : 'published',
    bytes,
    digest: digestOf(bytes, options),
    mediaType: isYaml ? YAML : JSON_SCHEMA,
    ...(options ? { options } : {}),
    ...accepted,
    ...(expects === undefined ? {} : { expects }),
    references: targets,
    at,
    by,
    comparedWith,
  };
}
