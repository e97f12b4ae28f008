import type { SchemaName, VersionName } from '../publish/index.js';

/** The address of a schema: of all its versions. */
export function schemaAddress(base: string, { owner, name }: SchemaName): string {
  return `${ownerAddress(base, owner)}/${encodeURIComponent(name)}`;
}

/** The address of a version. */
export function versionAddress(base: string, name: VersionName): string {
  return `${schemaAddress(base, name)}/${encodeURIComponent(name.number)}`;
}

/** The address of all that an owner publishes. */
export function ownerAddress(base: string, owner: string): string {
  return `${base}/s/${encodeURIComponent(owner)}`;
}
