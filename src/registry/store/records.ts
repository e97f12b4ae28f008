import type { JsonObject } from '../../base/json.js';
import type { Facts } from '../publish/index.js';
import type { Row } from './database.js';
import type {
  ChangeRecord,
  ListEntry,
  ListPage,
  Owner,
  SchemaRecord,
  TokenRecord,
  VersionRecord,
} from './store.js';

/** The members that a row has, by the names of its columns. Lists have many rows: a loop takes a fifth of the time. */
function given(row: Row, columns: { readonly [column: string]: string }): JsonObject {
  const found: Record<string, Row[string]> = {};
  for (const column in columns) {
    const value = row[column];
    if (value !== null) found[columns[column]!] = value!;
  }
  return found as JsonObject;
}

export function ownerOf(row: Row): Owner {
  return given(row, {
    name: 'name',
    title: 'title',
    homepage: 'homepage',
    ror: 'ror',
    least_readiness: 'leastReadiness',
    compatibility: 'compatibility',
  }) as unknown as Owner;
}

export function schemaRecord(row: Row): SchemaRecord {
  const record = given(row, {
    owner: 'owner',
    name: 'name',
    title: 'title',
    description: 'description',
    compatibility: 'compatibility',
    versioning: 'versioning',
    least_readiness: 'leastReadiness',
    latest: 'latest',
    updated: 'updated',
  });
  return {
    ...record,
    ...(row.transitive === null ? {} : { transitive: row.transitive === 1 }),
  } as unknown as SchemaRecord;
}

export function versionOf(row: Row): VersionRecord {
  const record = given(row, {
    owner: 'owner',
    name: 'name',
    number: 'number',
    state: 'state',
    media_type: 'mediaType',
    size: 'size',
    identifier: 'identifier',
    license: 'license',
    readiness: 'readiness',
    at: 'at',
    by_whom: 'by',
    reason: 'reason',
    replaced_by: 'replacedBy',
  });
  return {
    ...record,
    digest: Buffer.from(row.digest as Uint8Array).toString('hex'),
    facts: JSON.parse(row.facts as string) as Facts,
    ...(row.options === null ? {} : { options: JSON.parse(row.options as string) as JsonObject }),
  } as unknown as VersionRecord;
}

export function changeOf(row: Row): ChangeRecord {
  const record = given(row, {
    seq: 'seq',
    at: 'at',
    kind: 'kind',
    owner: 'owner',
    name: 'name',
    number: 'number',
  });
  return {
    ...record,
    ...(row.detail === null ? {} : { detail: JSON.parse(row.detail as string) }),
  } as unknown as ChangeRecord;
}

export function tokenOf(row: Row): TokenRecord {
  const record = given(row, { id: 'id', label: 'label', expires: 'expires', revoked: 'revoked' });
  return { ...record, scopes: (row.scopes as string).split(' ') } as unknown as TokenRecord;
}

/** What lists show of a schema, from its newest version. */
export function entryOf({
  owner,
  name,
  number,
  state,
  license,
  readiness,
  at,
  digest,
  facts: { title, description },
}: VersionRecord): ListEntry {
  return {
    owner,
    name,
    title,
    ...(description === undefined ? {} : { description }),
    latest: number,
    version: {
      owner,
      name,
      number,
      state,
      ...(license === undefined ? {} : { license }),
      readiness,
      at,
      digest,
    },
  };
}

/** The schemas of a page of a list. */
export function listedIn({ entries }: ListPage): readonly ListEntry[] {
  return entries.map((entry) => JSON.parse(entry) as ListEntry);
}
