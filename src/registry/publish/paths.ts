import type { SchemaName, VersionName } from './records.js';

/** The path of the list of all schemas. */
export const LIST_PATH = '/s';

/** The path of an owner under the address of the service. */
export function ownerPath(owner: string): string {
  return `${LIST_PATH}/${segment(owner)}`;
}

/** The path of a schema. */
export function schemaPath({ owner, name }: SchemaName): string {
  return `${ownerPath(owner)}/${segment(name)}`;
}

/** The path of a version. */
export function versionPath(version: VersionName): string {
  return `${schemaPath(version)}/${segment(version.number)}`;
}

function segment(name: string): string {
  return name.toWellFormed().replace(/[^\w.+~-]/gu, encodeURIComponent);
}
