import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Facts,
  mayBecome,
  ownerPath,
  schemaPath,
  type VersionState,
  versionPath,
} from '../../publish/index.js';
import { addRow, audited, auditRows, COMMAND, type Recorded } from './audit.js';
import { SCHEMA, SCHEMAS, VERSION, VERSIONS } from './columns.js';
import type { Connection, Database, Row, Value } from './database.js';
import { listsOf } from './lists.js';
import { entryOf, ownerOf, schemaRecord, tokenOf, versionOf } from './records.js';
import type {
  AuditAction,
  Changed,
  ChangeRecord,
  NewVersion,
  Store,
  Stored,
  VersionDetails,
  VersionName,
} from './store.js';

/** A store in a database. */
export function sqlStore(database: Database): Store {
  const { dialect } = database;

  const first = async (sql: string, ...values: readonly Value[]) => (await database.all(sql, ...values))[0];

  const versionAt = async (
    { owner, name, number }: VersionName,
    connection: Connection = database,
  ): Promise<Row | undefined> => {
    const sql = `select ${VERSION} from ${VERSIONS} where o.name = $1 and s.name = $2 and v.number = $3`;
    return (await connection.all(sql, owner, name, number))[0];
  };

  /** Puts changes in the order in which they commit: the row stays locked until the end. */
  const nextSeq = async (connection: Connection): Promise<number> => {
    const [row] = await connection.all('update registry set seq = seq + 1 returning seq');
    return row!.seq as number;
  };

  const addChange = (
    connection: Connection,
    seq: number,
    schema: number,
    { at, kind, number, detail }: Pick<ChangeRecord, 'at' | 'kind' | 'number' | 'detail'>,
  ) =>
    connection.all(
      'insert into change (seq, at, kind, schema, number, detail) values ($1, $2, $3, $4, $5, $6)',
      ...[seq, at, kind, schema, number ?? null, detail === undefined ? null : JSON.stringify(detail)],
    );

  /** Makes the newest published version the one that describes the schema, and that it is found by. */
  const moveLatest = async (connection: Connection, schema: number, seq: number): Promise<void> => {
    const [latest] = await connection.all(
      `select ${VERSION} from ${VERSIONS} where v.schema = $1 and v.state in ('published', 'deprecated')
        order by v.sort desc limit 1`,
      schema,
    );
    const facts = latest && (JSON.parse(latest.facts as string) as Facts);
    const texts = facts
      ? [facts.title, facts.description ?? '', facts.keywords.join(' '), facts.variables.join(' ')]
      : ['', '', '', ''];
    await connection.all(
      `update schema set latest = $2, updated = $3, entry = $4, title = $5, description = $6, keywords = $7, variables = $8
        where id = $1`,
      ...[
        schema,
        latest?.id ?? null,
        seq,
        latest ? JSON.stringify(entryOf(versionOf(latest))) : null,
        ...texts,
      ],
    );
    if (dialect.unindex) await connection.all(dialect.unindex, schema);
    if (dialect.index && latest) await connection.all(dialect.index, schema, latest.name!, ...texts);
  };

  const schemaOf = async (
    connection: Connection,
    owner: number,
    name: string,
    seq: number,
  ): Promise<number> => {
    const [known] = await connection.all('select id from schema where owner = $1 and name = $2', owner, name);
    if (known) return known.id as number;
    await connection.all(
      `insert into schema (id, owner, name, title, description, keywords, variables, updated)
        values ($1, $2, $3, '', '', '', '', $1)`,
      ...[seq, owner, name],
    );
    return seq;
  };

  /** The published version before a new one: by its number, or the last one where numbers have no order. */
  const numberBefore = async (
    connection: Connection,
    { owner, name, number, sort }: NewVersion,
  ): Promise<string | undefined> => {
    const [row] = await connection.all(
      `select v.number from ${VERSIONS} where o.name = $1 and s.name = $2 and v.number <> $3
        and v.state in ('published', 'deprecated') and ($4 = '' or v.sort < $4) order by v.sort desc limit 1`,
      ...[owner, name, number, sort ?? ''],
    );
    return row?.number as string | undefined;
  };

  /** The first address that another schema has, with its version. */
  const takenAddress = async (connection: Connection, version: NewVersion): Promise<Stored | undefined> => {
    for (const address of version.addresses) {
      const rows = await connection.all(
        `select ${VERSION} from ${VERSIONS} join address a on a.version = v.id where a.iri = $1`,
        address,
      );
      const by = rows
        .map(versionOf)
        .find((each) => each.owner !== version.owner || each.name !== version.name);
      if (by) return { outcome: 'address-taken', address, by };
    }
    return undefined;
  };

  const store: Store['store'] = (version, author = { by: version.by }) => {
    const work = async (connection: Connection): Promise<Stored> => {
      const [owner] = await connection.all('select id from owner where name = $1', version.owner);
      if (!owner) return { outcome: 'unknown-owner' };
      const known = await versionAt(version, connection);
      if (known && known.state !== 'draft') {
        const record = versionOf(known);
        if (known.state === 'withdrawn') return { outcome: 'withdrawn', version: record };
        return { outcome: record.digest === version.digest ? 'same' : 'taken', version: record };
      }
      const before = await numberBefore(connection, version);
      if (version.state === 'published' && before !== version.comparedWith)
        return { outcome: 'overtaken', before };
      const taken = await takenAddress(connection, version);
      if (taken) return taken;

      const seq = await nextSeq(connection);
      const schema = await schemaOf(connection, owner.id as number, version.name, seq);
      await write(connection, version, { schema, seq, known: known?.id as number | undefined });
      if (version.state === 'published') {
        await moveLatest(connection, schema, seq);
        await addChange(connection, seq, schema, {
          at: version.at,
          kind: 'published',
          number: version.number,
        });
      }
      return { outcome: 'created', version: versionOf((await versionAt(version, connection))!) };
    };
    return audited(database, author, version.at, work, ({ outcome }) =>
      outcome === 'created'
        ? { action: 'publish', target: versionPath(version), outcome: version.state }
        : undefined,
    );
  };

  /** Writes a version and all that belongs to it. */
  const write = async (
    connection: Connection,
    version: NewVersion,
    {
      schema,
      seq,
      known,
    }: { readonly schema: number; readonly seq: number; readonly known: number | undefined },
  ): Promise<void> => {
    const digest = Buffer.from(version.digest, 'hex');
    await connection.all(
      'insert into content (digest, size, compressed) values ($1, $2, $3) on conflict (digest) do nothing',
      ...[digest, version.bytes.length, gzipSync(version.bytes)],
    );
    // A draft that is written over comes after what it refers to.
    const id = seq;
    if (known !== undefined) await removeVersion(connection, known);
    const { options } = version;
    await connection.all(
      `insert into version (id, schema, number, sort, state, digest, media_type, options, identifier, license, readiness, facts, at, by_whom)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      ...[id, schema, version.number, version.sort ?? String(seq).padStart(16, '0'), version.state, digest],
      ...[
        version.mediaType,
        options ? JSON.stringify(options) : null,
        version.identifier ?? null,
        version.license ?? null,
      ],
      ...[version.readiness, JSON.stringify(version.facts), version.at, version.by],
    );
    for (const iri of new Set(version.addresses))
      await connection.all(
        'insert into address (iri, version) values ($1, $2) on conflict do nothing',
        ...[iri, id],
      );
    for (const { iri, target } of version.references) {
      const found = target && (await versionAt(target, connection));
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
  };

  /** Removes a draft. */
  const removeVersion = async (connection: Connection, id: number): Promise<void> => {
    for (const table of ['address', 'reference', 'facet', 'alias'])
      await connection.all(`delete from ${table} where version = $1`, id);
    await connection.all('delete from version where id = $1', id);
  };

  const dependentsOf = async (connection: Connection, id: number): Promise<readonly VersionName[]> => {
    const rows = await connection.all(
      `select distinct o.name as owner, s.name, v.number from ${VERSIONS} join reference r on r.version = v.id
        where r.target = $1 and v.state in ('published', 'deprecated') order by o.name, s.name, v.number`,
      id,
    );
    return rows as unknown as readonly VersionName[];
  };

  const changeState: Store['changeState'] = (name, change, author = { by: change.by }) => {
    const { state, reason, replacedBy, from, at, by, force } = change;
    const work = async (connection: Connection): Promise<Changed> => {
      const row = await versionAt(name, connection);
      if (!row) return { outcome: 'not-found' };
      const now = row.state as VersionState;
      if (from !== undefined && from !== now) return { outcome: 'stale' };
      if (!mayBecome(now, state)) return { outcome: 'forbidden' };
      const id = row.id as number;
      if (state === 'withdrawn' && !force) {
        const others = await dependentsOf(connection, id);
        if (others.length > 0) return { outcome: 'still-referenced', by: others };
      }
      const seq = await nextSeq(connection);
      const [held] = await connection.all('select schema from version where id = $1', id);
      const schema = held!.schema as number;
      const before = versionOf(row);
      if (state === 'deleted') {
        await removeVersion(connection, id);
        return { outcome: 'changed', version: before };
      }
      await connection.all(
        'update version set state = $2, reason = $3, replaced_by = $4, by_whom = $5 where id = $1',
        ...[id, state, reason ?? null, replacedBy ?? null, by],
      );
      await moveLatest(connection, schema, seq);
      await addChange(connection, seq, schema, {
        at,
        kind: state,
        number: name.number,
        ...(reason === undefined ? {} : { detail: { reason } }),
      });
      return { outcome: 'changed', version: versionOf((await versionAt(name, connection))!) };
    };
    return audited(database, author, at, work, ({ outcome }) =>
      outcome === 'changed'
        ? { action: 'change state', target: versionPath(name), outcome: state }
        : undefined,
    );
  };

  const setAlias: Store['setAlias'] = (name, alias, from, at, author = COMMAND) => {
    const work = async (connection: Connection): Promise<Changed> => {
      const row = await versionAt(name, connection);
      if (!row || row.state === 'draft' || row.state === 'withdrawn') return { outcome: 'not-found' };
      const [held] = await connection.all('select schema from version where id = $1', row.id!);
      const schema = held!.schema as number;
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
      return { outcome: 'changed', version: versionOf(row) };
    };
    return audited(database, author, at, work, ({ outcome }) =>
      outcome === 'changed' ? done('set alias', `${schemaPath(name)}/aliases/${alias}`) : undefined,
    );
  };

  return {
    owners: async () => (await database.all('select * from owner order by name')).map(ownerOf),
    async owner(name) {
      const row = await first('select * from owner where name = $1', name);
      return row && ownerOf(row);
    },
    putOwner(owner, author = COMMAND) {
      const { name, title, homepage, ror, leastReadiness, compatibility } = owner;
      const work = async (connection: Connection) => {
        const seq = await nextSeq(connection);
        await connection.all(
          `insert into owner (id, name, title, homepage, ror, least_readiness, compatibility)
            values ($1, $2, $3, $4, $5, $6, $7)
            on conflict (name) do update set title = excluded.title, homepage = excluded.homepage, ror = excluded.ror,
            least_readiness = excluded.least_readiness, compatibility = excluded.compatibility`,
          ...[seq, name, title, homepage ?? null, ror ?? null, leastReadiness ?? null, compatibility ?? null],
        );
      };
      return audited(database, author, undefined, work, () => done('set owner', ownerPath(name)));
    },
    async schema({ owner, name }) {
      const row = await first(
        `select ${SCHEMA} from ${SCHEMAS} where o.name = $1 and s.name = $2`,
        owner,
        name,
      );
      return row && schemaRecord(row);
    },
    setSettings(name, { compatibility, transitive, versioning, leastReadiness }, author = COMMAND) {
      const work = async (connection: Connection) => {
        const rows = await connection.all(
          `update schema set compatibility = $3, transitive = $4, versioning = $5, least_readiness = $6
            where name = $2 and owner = (select id from owner where name = $1) returning id`,
          ...[name.owner, name.name, compatibility ?? null],
          ...[
            transitive === undefined ? null : Number(transitive),
            versioning ?? null,
            leastReadiness ?? null,
          ],
        );
        return rows.length > 0;
      };
      return audited(database, author, undefined, work, (isDone) =>
        isDone ? done('set schema', schemaPath(name)) : undefined,
      );
    },
    async versions({ owner, name }) {
      const sql = `select ${VERSION} from ${VERSIONS} where o.name = $1 and s.name = $2 order by v.sort desc`;
      return (await database.all(sql, owner, name)).map(versionOf);
    },
    async version(name) {
      const row = await versionAt(name);
      return row && versionOf(row);
    },
    async content(digest) {
      const row = await first('select compressed from content where digest = $1', Buffer.from(digest, 'hex'));
      return row && gunzipSync(row.compressed as Uint8Array);
    },
    async details(name) {
      const row = await versionAt(name);
      if (!row) return undefined;
      const id = row.id as number;
      const addresses = await database.all('select iri from address where version = $1 order by iri', id);
      const facets = await database.all(
        'select kind, value from facet where version = $1 order by kind, value',
        id,
      );
      const references = await database.all(
        `select r.iri, o.name as owner, s.name, v.number from reference r left join version v on v.id = r.target
          left join schema s on s.id = v.schema left join owner o on o.id = s.owner where r.version = $1 order by r.iri`,
        id,
      );
      return {
        addresses: addresses.map(({ iri }) => iri as string),
        facets: facets as unknown as VersionDetails['facets'],
        references: references.map(({ iri, owner, name: of, number }) => ({
          iri: iri as string,
          ...(owner === null ? {} : { target: { owner, name: of, number } as VersionName }),
        })),
      };
    },
    async history(after, limit) {
      const rows = await database.all(
        `select ${VERSION} from ${VERSIONS} where v.id > $1 order by v.id limit $2`,
        ...[after, limit],
      );
      return rows.map((row) => ({ id: row.id as number, version: versionOf(row) }));
    },
    async byAddress(iri) {
      // The newest version that can be used; others only tell why there is none.
      const row = await first(
        `select ${VERSION} from ${VERSIONS} join address a on a.version = v.id where a.iri = $1
          order by case when v.state in ('published', 'deprecated') then 0 else 1 end, v.sort desc limit 1`,
        iri,
      );
      return row && versionOf(row);
    },
    async aliases({ owner, name }) {
      const rows = await database.all(
        `select a.name, v.number from alias a join version v on v.id = a.version join schema s on s.id = a.schema
          join owner o on o.id = s.owner where o.name = $1 and s.name = $2 order by a.name`,
        ...[owner, name],
      );
      return new Map(rows.map((row) => [row.name as string, row.number as string]));
    },
    async dependents(name) {
      const row = await versionAt(name);
      return row ? dependentsOf(database, row.id as number) : [];
    },
    store,
    changeState,
    setAlias,
    ...listsOf(database),
    seq: async () => (await first('select seq from registry'))!.seq as number,
    addToken({ label, hash, scopes, expires }, author = COMMAND) {
      const work = async (connection: Connection) => {
        const id = await nextSeq(connection);
        await connection.all(
          'insert into token (id, label, hash, scopes, expires) values ($1, $2, $3, $4, $5)',
          ...[id, label, hash, scopes.join(' '), expires ?? null],
        );
        return { id, label, scopes, ...(expires === undefined ? {} : { expires }) };
      };
      return audited(database, author, undefined, work, ({ id }) => done('add token', tokenPath(id)));
    },
    async tokenByHash(hash) {
      const row = await first('select id, label, scopes, expires, revoked from token where hash = $1', hash);
      return row && tokenOf(row);
    },
    tokens: async () =>
      (await database.all('select id, label, scopes, expires, revoked from token order by id')).map(tokenOf),
    revokeToken(id, at, author = COMMAND) {
      const work = async (connection: Connection) => {
        const rows = await connection.all(
          'update token set revoked = $2 where id = $1 and revoked is null returning id',
          ...[id, at],
        );
        return rows.length > 0;
      };
      return audited(database, author, at, work, (isDone) =>
        isDone ? done('revoke token', tokenPath(id)) : undefined,
      );
    },
    addAudit: (record) => database.transaction((connection) => addRow(connection, record)),
    audits: (query) => auditRows(database, query),
    check: () => database.faults(),
    ...(database.backup ? { backup: database.backup } : {}),
    close: () => database.close(),
  };
}

function done(action: AuditAction, target: string): Recorded {
  return { action, target, outcome: 'done' };
}

function tokenPath(id: number): string {
  return `/v1/tokens/${id}`;
}
