import type { Json, JsonObject } from '../../base/json.js';
import type { CompatibilityMode } from '../../quality/diff/list/index.js';
import type { Facts } from './facts.js';
import type { Versioning } from './names.js';
import type { VersionState } from './states.js';

/** Who publishes. */
export interface Owner {
  readonly name: string;
  readonly title: string;
  readonly homepage?: string;
  readonly ror?: string;
  /** What all schemas of the owner must be like, unless a schema has settings of its own. */
  readonly leastReadiness?: number;
  readonly compatibility?: CompatibilityMode;
}

/** What the versions of a schema must be like. */
export interface SchemaSettings {
  readonly compatibility?: CompatibilityMode;
  /** Whether a version is compared with all published versions of its major number, not only with the last one. */
  readonly transitive?: boolean;
  readonly versioning?: Versioning;
  readonly leastReadiness?: number;
}

/** The place of a schema: who publishes it, and its name. */
export interface SchemaName {
  readonly owner: string;
  readonly name: string;
}

/** The place of a version. */
export interface VersionName extends SchemaName {
  readonly number: string;
}

/** A schema, as its newest version describes it. */
export interface SchemaRecord extends SchemaName, SchemaSettings {
  readonly title: string;
  readonly description?: string;
  /** The number of the newest published version. */
  readonly latest?: string;
  /** The number of the last change. */
  readonly updated: number;
}

/** A version of a schema. */
export interface VersionRecord extends VersionName {
  readonly state: VersionState;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string;
  readonly mediaType: string;
  readonly size: number;
  /** What no keyword of the schema can say. */
  readonly options?: JsonObject;
  /** The persistent identifier that it is cited by. */
  readonly identifier?: string;
  readonly license?: string;
  readonly readiness: number;
  readonly facts: Facts;
  readonly at: string;
  readonly by: string;
  /** Why it is deprecated or withdrawn, and what replaces it. */
  readonly reason?: string;
  readonly replacedBy?: string;
}

/** How long a reason may be, in characters. */
export const LONGEST_REASON = 2000;

/** What everybody may know of a version: who published it is in the audit, and of a withdrawn one only its tombstone is shown. */
export type PublicRecord = Omit<VersionRecord, 'by'> | Tombstone;

/** What is remembered of a withdrawn version. */
export type Tombstone = Pick<VersionRecord, 'number' | 'state' | 'at' | 'digest' | 'reason' | 'replacedBy'>;

/** The part of a record that everybody may know. */
export function publicRecord(version: VersionRecord): PublicRecord {
  if (version.state === 'withdrawn') return tombstoneOf(version);
  const { by: _by, ...shown } = version;
  return shown;
}

/** What is remembered of a version that was withdrawn. */
export function tombstoneOf({ number, state, at, digest, reason, replacedBy }: VersionRecord): Tombstone {
  return {
    ...{ number, state, at, digest },
    ...(reason === undefined ? {} : { reason }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
}

/** Something that happened. */
export interface ChangeRecord extends SchemaName {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly number?: string;
  readonly detail?: Json;
}
