import { randomUUID } from 'node:crypto';
import { canonicalAddress, ownerPath, schemaPath } from '../publish/index.js';
import { addRow, auditRows, COMMAND, recordWrite } from './audit.js';
import { check } from './check.js';
import { SCHEMA, SCHEMAS, VERSION, VERSIONS } from './columns.js';
import { contentOf } from './content.js';
import { type Connection, type Database, within } from './database.js';
import { listsOf } from './lists.js';
import { ownerOf, schemaRecord, tokenOf, versionOf } from './records.js';
import { seal } from './seals.js';
import type { Store, VersionDetails, VersionName } from './store.js';
import { dependentsOf, nextSeq, ownAddress, versionAt } from './version-rows.js';
import { changeVersionState, setAlias, storeVersion } from './writes.js';

/** A store in a database. */
export function sqlStore(database: Database): Store {
  return {
    isReadOnly: () => database.isReadOnly,
    ...registryIdentity(database),
    ...storedOwners(database),
    ...storedVersions(database),
    store: (...given) => storeVersion(database, ...given),
    changeState: (...given) => changeVersionState(database, ...given),
    setAlias: (...given) => setAlias(database, ...given),
    ...listsOf(database),
    ...storedTokens(database),
    transaction: (work) =>
      database.transaction((connection) => work(sqlStore(within(database, connection))), { isBatch: true }),
    seq: async () => (await database.all('select seq from registry'))[0]!.seq as number,
    addAudit: (entry) => database.transaction((connection) => addRow(connection, entry)),
    audits: (query) => auditRows(database, query),
    check: () => check(database),
    ...(database.backup ? { backup: database.backup } : {}),
    close: () => database.close(),
  };
}

/** What tells the registry from others, and the addresses that it was served at. */
function registryIdentity(database: Database) {
  return {
    async identity() {
      const [row] = await database.all('select id, base from registry');
      return { id: row!.id as string, ...(row!.base === null ? {} : { base: row!.base as string }) };
    },
    bases: async () =>
      (await database.all('select iri from base order by iri')).map(({ iri }) => iri as string),
    async rememberBase(base) {
      if (database.isReadOnly || (await wasServedAt(database, base))) return;
      await database.transaction((connection) => addBase(connection, base));
    },
    setBase: (base) =>
      database.transaction(async (connection) => {
        await addBase(connection, base);
        await connection.all('update registry set base = $1', base);
      }),
    renew: () =>
      database.transaction(async (connection) => {
        await connection.all('update registry set id = $1', randomUUID());
      }),
  } satisfies Partial<Store>;
}

/** Owners, and the settings of their schemas. */
function storedOwners(database: Database) {
  return {
    owners: async () => (await database.all('select * from owner order by name')).map(ownerOf),
    async owner(name) {
      const [row] = await database.all('select * from owner where name = $1', name);
      return row && ownerOf(row);
    },
    putOwner: (owner, author = COMMAND) =>
      database.transaction(async (connection) => {
        const { name, title, homepage, ror, leastReadiness, compatibility } = owner;
        const seq = await nextSeq(connection);
        await connection.all(
          `insert into owner (id, name, title, homepage, ror, least_readiness, compatibility)
            values ($1, $2, $3, $4, $5, $6, $7)
            on conflict (name) do update set title = excluded.title, homepage = excluded.homepage, ror = excluded.ror,
            least_readiness = excluded.least_readiness, compatibility = excluded.compatibility`,
          ...[seq, name, title, homepage ?? null, ror ?? null, leastReadiness ?? null, compatibility ?? null],
        );
        await recordWrite(connection, author, 'set owner', ownerPath(name));
      }),
    async schema({ owner, name }) {
      const [row] = await database.all(
        `select ${SCHEMA} from ${SCHEMAS} where o.name = $1 and s.name = $2`,
        ...[owner, name],
      );
      return row && schemaRecord(row);
    },
    setSettings: (name, { compatibility, transitive, versioning, leastReadiness }, author = COMMAND) =>
      database.transaction(async (connection) => {
        const isTransitive = transitive === undefined ? null : Number(transitive);
        const rows = await connection.all(
          `update schema set compatibility = $3, transitive = $4, versioning = $5, least_readiness = $6
            where name = $2 and owner = (select id from owner where name = $1) returning id`,
          ...[name.owner, name.name, compatibility ?? null, isTransitive],
          ...[versioning ?? null, leastReadiness ?? null],
        );
        if (rows.length > 0) await recordWrite(connection, author, 'set schema', schemaPath(name));
        return rows.length > 0;
      }),
  } satisfies Partial<Store>;
}

/** Versions, with what belongs to them and leads to them. */
function storedVersions(database: Database) {
  return {
    async versions({ owner, name }) {
      const sql = `select ${VERSION} from ${VERSIONS} where o.name = $1 and s.name = $2 order by v.sort desc`;
      return (await database.all(sql, owner, name)).map(versionOf);
    },
    async version(name) {
      const row = await versionAt(database, name);
      return row && versionOf(row);
    },
    content: (version) => contentOf(database, version),
    async details(name) {
      const row = await versionAt(database, name);
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
      const canonical = canonicalAddress(iri);
      const own = ownAddress(canonical);
      if (own && (await wasServedAt(database, own.base))) {
        const row = await versionAt(database, own.version);
        if (row) return versionOf(row);
      }
      // The newest version that can be used; others only tell why there is none.
      const [row] = await database.all(
        `select ${VERSION} from ${VERSIONS} join address a on a.version = v.id where a.iri in ($1, $2)
          order by case when v.state in ('published', 'deprecated') then 0 else 1 end, v.sort desc limit 1`,
        ...[iri, canonical],
      );
      return row && versionOf(row);
    },
    releaseAddress: (iri, author = COMMAND) =>
      database.transaction(async (connection) => {
        const rows = await connection.all(
          'delete from address where iri in ($1, $2) returning version',
          ...[iri, canonicalAddress(iri)],
        );
        for (const { version } of rows) await seal(connection, version as number, 'addresses');
        if (rows.length === 0) return false;
        await nextSeq(connection);
        await recordWrite(connection, author, 'release address', iri);
        return true;
      }),
    async aliases({ owner, name }) {
      const rows = await database.all(
        `select a.name, v.number from alias a join version v on v.id = a.version join schema s on s.id = a.schema
          join owner o on o.id = s.owner where o.name = $1 and s.name = $2 order by a.name`,
        ...[owner, name],
      );
      return new Map(rows.map((row) => [row.name as string, row.number as string]));
    },
    async dependents(name) {
      const row = await versionAt(database, name);
      return row ? dependentsOf(database, row.id as number) : [];
    },
  } satisfies Partial<Store>;
}

const TOKENS = 'select id, label, scopes, expires, revoked from token';

/** The tokens of those who write. */
function storedTokens(database: Database) {
  return {
    addToken: ({ label, hash, scopes, expires }, author = COMMAND) =>
      database.transaction(async (connection) => {
        const id = await nextSeq(connection);
        await connection.all(
          'insert into token (id, label, hash, scopes, expires) values ($1, $2, $3, $4, $5)',
          ...[id, label, hash, scopes.join(' '), expires ?? null],
        );
        await recordWrite(connection, author, 'add token', tokenPath(id));
        return { id, label, scopes, ...(expires === undefined ? {} : { expires }) };
      }),
    async tokenByHash(hash) {
      const [row] = await database.all(`${TOKENS} where hash = $1`, hash);
      return row && tokenOf(row);
    },
    tokens: async () => (await database.all(`${TOKENS} order by id`)).map(tokenOf),
    revokeToken: (id, at, author = COMMAND) =>
      database.transaction(async (connection) => {
        const rows = await connection.all(
          'update token set revoked = $2 where id = $1 and revoked is null returning id',
          ...[id, at],
        );
        if (rows.length > 0) await recordWrite(connection, author, 'revoke token', tokenPath(id), { at });
        return rows.length > 0;
      }),
  } satisfies Partial<Store>;
}

async function wasServedAt(connection: Connection, iri: string): Promise<boolean> {
  return (await connection.all('select 1 as found from base where iri = $1', iri)).length > 0;
}

async function addBase(connection: Connection, base: string): Promise<void> {
  await connection.all('insert into base (iri) values ($1) on conflict do nothing', base);
}

function tokenPath(id: number): string {
  return `/v1/tokens/${id}`;
}
