import { mayBecome, type VersionState, versionPath } from '../publish/index.js';
import { COMMAND, recordWrite } from './audit.js';
import { VERSION, VERSIONS } from './columns.js';
import type { Connection, Database, Dialect, Row } from './database.js';
import { versionOf } from './records.js';
import { describeSchema } from './schema-rows.js';
import { seal } from './seals.js';
import type { Author, Changed, NewVersion, StateChange, Stored, VersionName } from './store.js';
import {
  addChange,
  aliasPath,
  dependentsOf,
  nextSeq,
  removeVersion,
  schemaId,
  versionAt,
  writeVersion,
} from './version-rows.js';

/** Stores a version that was reviewed, if nothing has come in between. */
export function storeVersion(
  database: Database,
  version: NewVersion,
  author: Author = { by: version.by },
): Promise<Stored> {
  return database.transaction(async (connection): Promise<Stored> => {
    const [owner] = await connection.all('select id from owner where name = $1', version.owner);
    if (!owner) return { outcome: 'unknown-owner' };
    const known = await versionAt(connection, version);
    const refused = refusedBy(known, version) ?? (await refusedNow(connection, version));
    if (refused) return refused;
    const seq = await nextSeq(connection);
    const schema = await schemaId(connection, owner.id as number, version.name, seq);
    await writeVersion(connection, version, { schema, seq, known: known?.id as number | undefined });
    const { state: kind, number, reason } = version;
    // What is imported was published before, and happens here now.
    const at = version.importedAt ?? version.at;
    if (kind !== 'draft') {
      await touchSchema(connection, database.dialect, schema, seq);
      const detail = reason === undefined ? {} : { detail: { reason } };
      await addChange(connection, seq, schema, { at, kind, number, ...detail });
    }
    await recordWrite(connection, author, 'publish', versionPath(version), { at, outcome: kind });
    return { outcome: 'created', version: versionOf((await versionAt(connection, version))!) };
  });
}

/** Changes the state of a version, or deletes a draft. */
export function changeVersionState(
  database: Database,
  name: VersionName,
  { state, reason, replacedBy, from, at, by, force }: StateChange,
  author: Author = { by },
): Promise<Changed> {
  return database.transaction(async (connection): Promise<Changed> => {
    const row = await versionAt(connection, name);
    if (!row) return { outcome: 'not-found' };
    const now = row.state as VersionState;
    if (from !== undefined && from !== now) return { outcome: 'stale' };
    if (!mayBecome(now, state)) return { outcome: 'forbidden' };
    const id = row.id as number;
    if (state === 'withdrawn' && !force) {
      const others = await dependentsOf(connection, id);
      if (others.length > 0) return { outcome: 'still-referenced', by: others };
    }
    if (replacedBy !== undefined && !(await canReplace(connection, name, replacedBy)))
      return { outcome: 'unknown-replacement', replacedBy };
    const seq = await nextSeq(connection);
    const schema = await schemaOfVersion(connection, id);
    await recordWrite(connection, author, 'change state', versionPath(name), { at, outcome: state });
    if (state === 'deleted') {
      await removeVersion(connection, id);
      return { outcome: 'changed', version: versionOf(row) };
    }
    await connection.all(
      'update version set state = $2, reason = $3, replaced_by = $4, by_whom = $5 where id = $1',
      ...[id, state, reason ?? null, replacedBy ?? null, by],
    );
    await seal(connection, id, 'record');
    await touchSchema(connection, database.dialect, schema, seq);
    const detail = reason === undefined ? {} : { detail: { reason } };
    await addChange(connection, seq, schema, { at, kind: state, number: name.number, ...detail });
    return { outcome: 'changed', version: versionOf((await versionAt(connection, name))!) };
  });
}

/** Moves an alias, if it leads to the number `from`. */
export function setAlias(
  database: Database,
  name: VersionName,
  alias: string,
  from: string | undefined,
  at: string,
  author = COMMAND,
): Promise<Changed> {
  return database.transaction(async (connection): Promise<Changed> => {
    const row = await versionAt(connection, name);
    // An alias that led to a version when it was withdrawn still leads to its tombstone, after an import as well.
    const allowed = author.isImport ? ['published', 'deprecated', 'withdrawn'] : ['published', 'deprecated'];
    if (!row || !allowed.includes(row.state as string)) return { outcome: 'not-found' };
    const schema = await schemaOfVersion(connection, row.id as number);
    const [old] = await connection.all(
      'select v.number from alias a join version v on v.id = a.version where a.schema = $1 and a.name = $2',
      ...[schema, alias],
    );
    if ((old?.number ?? undefined) !== from) return { outcome: 'stale' };
    const seq = await nextSeq(connection);
    await connection.all(
      `insert into alias (schema, name, version) values ($1, $2, $3)
        on conflict (schema, name) do update set version = excluded.version`,
      ...[schema, alias, row.id!],
    );
    await addChange(connection, seq, schema, { at, kind: 'alias', number: name.number, detail: { alias } });
    await recordWrite(connection, author, 'set alias', aliasPath(name, alias), { at });
    return { outcome: 'changed', version: versionOf(row) };
  });
}

/** Lets a schema and its list entry follow a change of one of its versions. */
async function touchSchema(
  connection: Connection,
  dialect: Dialect,
  schema: number,
  seq: number,
): Promise<void> {
  await connection.all('update schema set updated = $2 where id = $1', schema, seq);
  await describeSchema(connection, dialect, schema);
}

/** Why a number cannot be used, by what is there already. */
function refusedBy(known: Row | undefined, { digest, expects }: NewVersion): Stored | undefined {
  if (known && known.state !== 'draft') {
    const version = versionOf(known);
    if (known.state === 'withdrawn') return { outcome: 'withdrawn', version };
    return { outcome: version.digest === digest ? 'same' : 'taken', version };
  }
  // A draft that is published must still be the one that was reviewed.
  if (expects !== undefined && (known === undefined || versionOf(known).digest !== expects))
    return { outcome: 'changed-meanwhile' };
  return undefined;
}

/** Why a version cannot be published as it was reviewed, by what others have written since. */
async function refusedNow(connection: Connection, version: NewVersion): Promise<Stored | undefined> {
  if (version.state !== 'draft' && version.importedAt === undefined) {
    const before = await numberBefore(connection, version);
    if (before !== version.comparedWith) return { outcome: 'overtaken', before };
    for (const { iri, target } of version.references) {
      const row = target && (await versionAt(connection, target));
      if (target && row?.state !== 'published' && row?.state !== 'deprecated')
        return { outcome: 'unresolved-reference', iri };
    }
  }
  return takenAddress(connection, version);
}

/** The published version before a new one: by its number, or the last one where numbers have no order. */
async function numberBefore(
  connection: Connection,
  { owner, name, number, sort }: NewVersion,
): Promise<string | undefined> {
  const [row] = await connection.all(
    `select v.number from ${VERSIONS} where o.name = $1 and s.name = $2 and v.number <> $3
      and v.state in ('published', 'deprecated') and ($4 = '' or v.sort < $4) order by v.sort desc limit 1`,
    ...[owner, name, number, sort ?? ''],
  );
  return row?.number as string | undefined;
}

/** The first address that another schema has, with its version. */
async function takenAddress(connection: Connection, version: NewVersion): Promise<Stored | undefined> {
  for (const address of version.addresses) {
    const rows = await connection.all(
      `select ${VERSION} from ${VERSIONS} join address a on a.version = v.id where a.iri = $1`,
      address,
    );
    const by = rows.map(versionOf).find((each) => each.owner !== version.owner || each.name !== version.name);
    if (by) return { outcome: 'address-taken', address, by };
  }
  return undefined;
}

/** Whether a version can be replaced by another one of its schema, or by something at another address. */
async function canReplace(connection: Connection, name: VersionName, replacedBy: string): Promise<boolean> {
  if (/^https?:\/\/[^\s]+$/.test(replacedBy)) return true;
  const row = await versionAt(connection, { ...name, number: replacedBy });
  return replacedBy !== name.number && (row?.state === 'published' || row?.state === 'deprecated');
}

async function schemaOfVersion(connection: Connection, id: number): Promise<number> {
  const [row] = await connection.all('select schema from version where id = $1', id);
  return row!.schema as number;
}
