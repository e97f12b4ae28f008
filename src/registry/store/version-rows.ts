import { gzipSync } from 'node:zlib';
import { schemaPath, versionPath } from '../publish/index.js';
import { VERSION, VERSIONS } from './columns.js';
import type { Connection, Row } from './database.js';
import { seal } from './seals.js';
import type { ChangeRecord, NewVersion, VersionName } from './store.js';

/** The row of a version, with the names of its schema and owner. */
export async function versionAt(
  connection: Connection,
  { owner, name, number }: VersionName,
): Promise<Row | undefined> {
  const sql = `select ${VERSION} from ${VERSIONS} where o.name = $1 and s.name = $2 and v.number = $3`;
  return (await connection.all(sql, owner, name, number))[0];
}

/** Puts changes in the order in which they commit: the row stays locked until the end. */
export async function nextSeq(connection: Connection): Promise<number> {
  const [row] = await connection.all('update registry set seq = seq + 1 returning seq');
  return row!.seq as number;
}

/** Records a change of a schema. Its time is never earlier than that of the one before, even if a clock is. */
export async function addChange(
  connection: Connection,
  seq: number,
  schema: number,
  { at, kind, number, detail }: Pick<ChangeRecord, 'at' | 'kind' | 'number' | 'detail'>,
): Promise<void> {
  const [last] = await connection.all('select at from change order by seq desc limit 1');
  const before = (last?.at as string | undefined) ?? at;
  await connection.all(
    'insert into change (seq, at, kind, schema, number, detail) values ($1, $2, $3, $4, $5, $6)',
    ...[seq, at < before ? before : at, kind, schema, number ?? null],
    detail === undefined ? null : JSON.stringify(detail),
  );
}

/** The id of a schema, which is made if it is not there. */
export async function schemaId(
  connection: Connection,
  owner: number,
  name: string,
  seq: number,
): Promise<number> {
  const [known] = await connection.all('select id from schema where owner = $1 and name = $2', owner, name);
  if (known) return known.id as number;
  await connection.all(
    `insert into schema (id, owner, name, title, description, keywords, variables, updated)
      values ($1, $2, $3, '', '', '', '', $1)`,
    ...[seq, owner, name],
  );
  return seq;
}

/** Writes a version and all that belongs to it, in place of a draft if there is one. */
export async function writeVersion(
  connection: Connection,
  version: NewVersion,
  {
    schema,
    seq,
    known,
  }: { readonly schema: number; readonly seq: number; readonly known: number | undefined },
): Promise<void> {
  const digest = Buffer.from(version.digest, 'hex');
  // A draft that is written over comes after what it refers to.
  const id = seq;
  if (known !== undefined) await removeVersion(connection, known);
  await connection.all(
    'insert into content (digest, size, compressed) values ($1, $2, $3) on conflict (digest) do nothing',
    ...[digest, version.bytes.length, gzipSync(version.bytes)],
  );
  const { options } = version;
  await connection.all(
    `insert into version (id, schema, number, sort, state, digest, media_type, options, identifier, license, readiness, facts, at, by_whom, reason, replaced_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    ...[id, schema, version.number, version.sort ?? String(seq).padStart(16, '0'), version.state, digest],
    ...[version.mediaType, options ? JSON.stringify(options) : null],
    ...[
      version.identifier ?? null,
      version.license ?? null,
      version.readiness,
      JSON.stringify(version.facts),
    ],
    ...[version.at, version.by, version.reason ?? null, version.replacedBy ?? null],
  );
  // A draft claims no address.
  for (const iri of version.state === 'draft' ? [] : new Set(version.addresses))
    await connection.all('insert into address (iri, version) values ($1, $2)', iri, id);
  for (const { iri, target } of version.references) {
    const found = target && (await versionAt(connection, target));
    await connection.all(
      'insert into reference (version, iri, target) values ($1, $2, $3) on conflict do nothing',
      ...[id, iri, (found?.id as number | undefined) ?? null],
    );
  }
  for (const { kind, value } of version.facets)
    await connection.all(
      'insert into facet (version, kind, value) values ($1, $2, $3) on conflict do nothing',
      ...[id, kind, value],
    );
  await seal(connection, id);
}

/** Removes a draft, and its content if no other version has it. */
export async function removeVersion(connection: Connection, id: number): Promise<void> {
  for (const table of ['address', 'reference', 'facet', 'alias'])
    await connection.all(`delete from ${table} where version = $1`, id);
  const [removed] = await connection.all('delete from version where id = $1 returning digest', id);
  await connection.all(
    'delete from content where digest = $1 and not exists (select 1 from version where digest = $1)',
    removed!.digest!,
  );
}

/** The public versions that refer to a version. */
export async function dependentsOf(connection: Connection, id: number): Promise<readonly VersionName[]> {
  const rows = await connection.all(
    `select distinct o.name as owner, s.name, v.number from ${VERSIONS} join reference r on r.version = v.id
      where r.target = $1 and v.state in ('published', 'deprecated') order by o.name, s.name, v.number`,
    id,
  );
  return rows as unknown as readonly VersionName[];
}

/** The path of a version in an address, if it may be one of a registry: what is before it is the base. */
export function ownAddress(
  iri: string,
): { readonly base: string; readonly version: VersionName } | undefined {
  const [, base, owner, name, number] = /^(.*)\/s\/([a-z0-9-]+)\/([a-z0-9-]+)\/([^/?#]+)$/.exec(iri) ?? [];
  if (base === undefined) return undefined;
  const version = { owner: owner!, name: name!, number: decoded(number!) };
  return base + versionPath(version) === iri ? { base, version } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of an alias, for the audit. */
export function aliasPath(name: VersionName, alias: string): string {
  return `${schemaPath(name)}/aliases/${alias}`;
}
