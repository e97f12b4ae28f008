import type { JsonObject } from '../../base/json.js';
import type {
  ChangeRecord,
  CountedFacet,
  Facet,
  FacetKind,
  Facts,
  Owner,
  SchemaName,
  SchemaRecord,
  SchemaSettings,
  VersionName,
  VersionRecord,
  VersionState,
} from '../publish/index.js';

export type {
  ChangeRecord,
  Owner,
  SchemaName,
  SchemaRecord,
  SchemaSettings,
  VersionName,
  VersionRecord,
} from '../publish/index.js';

/** A version that is ready to be stored. */
export interface NewVersion extends VersionName {
  /** Published or a draft; what is imported may have any state. */
  readonly state: VersionState;
  readonly reason?: string;
  readonly replacedBy?: string;
  /** When it is imported, if it was published elsewhere: then it is not compared with others again. */
  readonly importedAt?: string;
  /** The digest of the draft that it was reviewed as, which must still be there. */
  readonly expects?: string;
  /** How it is ordered among the others; none if the order of publication counts. */
  readonly sort?: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
  readonly mediaType: string;
  readonly options?: JsonObject;
  readonly identifier?: string;
  readonly license?: string;
  readonly readiness: number;
  readonly facts: Facts;
  /** The IRIs that lead to it, in their canonical form, beside its path in this registry. */
  readonly addresses: readonly string[];
  /** The addresses that it refers to, with the versions that they lead to. */
  readonly references: readonly { readonly iri: string; readonly target?: VersionName }[];
  readonly facets: readonly Facet[];
  readonly at: string;
  readonly by: string;
  /** The version that it was compared with: another one may have come in between. */
  readonly comparedWith?: string | undefined;
}

/** What belongs to a version, and is not part of its record. */
export type VersionDetails = Pick<NewVersion, 'addresses' | 'references' | 'facets'>;

/** What came of storing a version. */
export type Stored =
  | { readonly outcome: 'created' | 'same'; readonly version: VersionRecord }
  /** The number belongs to other bytes, or did and was withdrawn. */
  | { readonly outcome: 'taken' | 'withdrawn'; readonly version: VersionRecord }
  /** An address belongs to another schema. */
  | { readonly outcome: 'address-taken'; readonly address: string; readonly by: VersionName }
  | { readonly outcome: 'unknown-owner' }
  /** A version that it refers to was withdrawn or deleted since it was reviewed. */
  | { readonly outcome: 'unresolved-reference'; readonly iri: string }
  /** The draft that was to be published was deleted or written over since it was reviewed. */
  | { readonly outcome: 'changed-meanwhile' }
  /** Another version came in between: it has to be compared with that one. */
  | { readonly outcome: 'overtaken'; readonly before: string | undefined };

/** What came of changing a version. */
export type Changed =
  | { readonly outcome: 'changed'; readonly version: VersionRecord }
  | { readonly outcome: 'not-found' | 'forbidden' | 'stale' }
  | { readonly outcome: 'still-referenced'; readonly by: readonly VersionName[] }
  | { readonly outcome: 'unknown-replacement'; readonly replacedBy: string };

/** A change of the state of a version. */
export interface StateChange {
  readonly state: VersionState | 'deleted';
  readonly reason?: string;
  readonly replacedBy?: string;
  /** The state that it must have had. */
  readonly from?: VersionState;
  readonly at: string;
  readonly by: string;
  /** Whether versions that others refer to may be withdrawn. */
  readonly force?: boolean;
}

/** A facet that schemas must have, with one value or the other. */
export interface SoughtFacet {
  readonly kind: FacetKind;
  readonly values: readonly [value: string, other?: string];
}

/** What to list. */
export interface ListQuery {
  readonly words?: readonly string[];
  readonly owner?: string;
  readonly facets?: readonly SoughtFacet[];
  readonly leastReadiness?: number;
  readonly limit: number;
  readonly cursor?: string;
}

/** What lists show of a schema and its newest version. */
export interface ListEntry extends Pick<SchemaRecord, 'owner' | 'name' | 'title' | 'description'> {
  /** The number of the newest version. */
  readonly latest: string;
  readonly version: Pick<
    VersionRecord,
    'owner' | 'name' | 'number' | 'state' | 'license' | 'readiness' | 'at' | 'digest'
  >;
}

/** A page of a list. */
export interface ListPage {
  /** Each is the JSON text of a `ListEntry`: it is written when a version is published, and most readers only pass it on. */
  readonly entries: readonly string[];
  /** Where the next page begins. A page that has one may be short, or even empty: only so many schemas are looked at. */
  readonly next?: string;
}

/** What the schemas of a list have in common. */
export interface ListSummary {
  /** How many they are; none if they are too many to count. */
  readonly total?: number;
  /** Those of the newest schemas, the most frequent first. */
  readonly facets: readonly CountedFacet[];
}

/** Which versions to harvest. */
export interface HarvestRange {
  /** Where the page before it ended. */
  readonly after?: string;
  readonly limit: number;
  /** The first and the last moment that count. */
  readonly from?: string;
  readonly until?: string;
  readonly owner?: string;
}

/** A version, with the moment of its last change. */
export interface Harvested {
  readonly at: string;
  readonly version: VersionRecord;
}

/** A page of versions: it ends at a number of versions or of bytes. */
export interface HarvestPage {
  readonly versions: readonly Harvested[];
  /** Where it ends, if more come after it. */
  readonly next?: string;
}

/** A published schema, with the moment at which its newest version was published. */
export interface PublishedSchema extends SchemaName {
  readonly at: string;
}

/** A token, without its secret. */
export interface TokenRecord {
  readonly id: number;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly expires?: string;
  readonly revoked?: string;
}

/** What tells a registry from others, and the address that it is served at. */
export interface RegistryIdentity {
  readonly id: string;
  readonly base?: string;
}

/** Who writes. */
export interface Author {
  /** A token, the subject of an issuer, or the command. */
  readonly by: string;
  /** The id of the request; none of a command. */
  readonly request?: string;
  /** Whether it repeats what was written to another registry. */
  readonly isImport?: true;
}

/** What can be written. */
export type AuditAction =
  | 'publish'
  | 'change state'
  | 'set alias'
  | 'set owner'
  | 'set schema'
  | 'release address'
  | 'add token'
  | 'revoke token';

/** A write, or an attempt that was refused. */
export interface AuditRecord {
  readonly at: string;
  readonly actor: string;
  readonly action: AuditAction;
  /** The path of what is written. */
  readonly target: string;
  /** The new state, `done`, `unchanged`, or the kind of problem. */
  readonly outcome: string;
  readonly request: string;
}

/** A row of the audit; later ones have larger numbers. */
export interface AuditEntry extends AuditRecord {
  readonly id: number;
}

/** Which rows of the audit to list: those before one with a number. */
export interface AuditQuery {
  readonly limit: number;
  readonly before?: number;
}

/**
 * Where schemas are published. Versions never change once they are published.
 * Each write adds its row to the audit in the same transaction; without an author it is one of the command.
 */
export interface Store {
  /** Whether it can only be read: its file or file system is read-only. */
  readonly isReadOnly: () => boolean;
  /** What tells the registry from others: a restored one is another, as its changes have other numbers. */
  readonly identity: () => Promise<RegistryIdentity>;
  /** All addresses that it was served at: each may be in references to its versions. */
  readonly bases: () => Promise<readonly string[]>;
  readonly rememberBase: (base: string) => Promise<void>;
  /** Sets the address that it is served at. */
  readonly setBase: (base: string) => Promise<void>;
  /** Makes it another registry. */
  readonly renew: () => Promise<void>;
  /** Does several things in one transaction; one that fails is undone alone if its fault is caught. */
  readonly transaction: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  readonly owners: () => Promise<readonly Owner[]>;
  readonly owner: (name: string) => Promise<Owner | undefined>;
  /** Adds an owner, or changes what is known of one. */
  readonly putOwner: (owner: Owner, author?: Author) => Promise<void>;
  readonly schema: (name: SchemaName) => Promise<SchemaRecord | undefined>;
  readonly setSettings: (name: SchemaName, settings: SchemaSettings, author?: Author) => Promise<boolean>;
  /** All versions, the newest first. */
  readonly versions: (name: SchemaName) => Promise<readonly VersionRecord[]>;
  readonly version: (name: VersionName) => Promise<VersionRecord | undefined>;
  /** The bytes of a version; throws `DamagedVersion` if they are not those that were published. */
  readonly content: (version: VersionRecord) => Promise<Uint8Array>;
  /** What a version was stored with, beside what its record has. */
  readonly details: (name: VersionName) => Promise<VersionDetails | undefined>;
  /** All versions, in the order in which they came; those after one with a number. */
  readonly history: (
    after: number,
    limit: number,
  ) => Promise<readonly { readonly id: number; readonly version: VersionRecord }[]>;
  /** The version that an IRI leads to. */
  readonly byAddress: (iri: string) => Promise<VersionRecord | undefined>;
  /** Lets another schema have an address that versions of a schema were published with. */
  readonly releaseAddress: (iri: string, author?: Author) => Promise<boolean>;
  readonly aliases: (name: SchemaName) => Promise<ReadonlyMap<string, string>>;
  /** The versions that refer to a version. */
  readonly dependents: (name: VersionName) => Promise<readonly VersionName[]>;
  /** Stores a version; its author is who wrote it, if nobody else is named. */
  readonly store: (version: NewVersion, author?: Author) => Promise<Stored>;
  readonly changeState: (name: VersionName, change: StateChange, author?: Author) => Promise<Changed>;
  /** Moves an alias; `from` is where it must have led to, if anywhere. */
  readonly setAlias: (
    name: VersionName,
    alias: string,
    from: string | undefined,
    at: string,
    author?: Author,
  ) => Promise<Changed>;
  readonly list: (query: ListQuery) => Promise<ListPage>;
  /** What all pages of a list have in common, with facets of some kinds. */
  readonly summary: (query: ListQuery, kinds: readonly FacetKind[]) => Promise<ListSummary>;
  /** What happened after a change, in order. */
  readonly changes: (since: number, limit: number) => Promise<readonly ChangeRecord[]>;
  /** What happened last, the newest first; of one schema, or of all. */
  readonly lastChanges: (limit: number, schema?: SchemaName) => Promise<readonly ChangeRecord[]>;
  /** All versions but drafts, in the order of their last change of state; nothing for an `after` that no page gave. */
  readonly harvest: (range: HarvestRange) => Promise<HarvestPage | undefined>;
  /** How many schemas are published; if they are very many, the number may be a minute old. */
  readonly count: () => Promise<number>;
  /** The newest versions of all schemas, in the order in which the schemas came. */
  readonly newest: (after: number, limit: number) => Promise<HarvestPage>;
  /** The published schemas in parts of so many numbers: where the parts begin that have some, and those of one part. */
  readonly parts: (size: number) => Promise<readonly number[]>;
  readonly part: (first: number, size: number) => Promise<readonly PublishedSchema[]>;
  /** The number of the last change. */
  readonly seq: () => Promise<number>;
  readonly addToken: (
    token: Omit<TokenRecord, 'id'> & { readonly hash: Uint8Array },
    author?: Author,
  ) => Promise<TokenRecord>;
  readonly tokenByHash: (hash: Uint8Array) => Promise<TokenRecord | undefined>;
  readonly tokens: () => Promise<readonly TokenRecord[]>;
  readonly revokeToken: (id: number, at: string, author?: Author) => Promise<boolean>;
  /** Records an attempt that wrote nothing. */
  readonly addAudit: (record: AuditRecord) => Promise<void>;
  /** The rows of the audit, the newest first. */
  readonly audits: (query: AuditQuery) => Promise<readonly AuditEntry[]>;
  /** What is wrong with what the store has; nothing if all is well. */
  readonly check: () => Promise<readonly string[]>;
  /** Writes a snapshot of all of it to a new file, while it is in use. */
  readonly backup?: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
