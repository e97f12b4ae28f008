import { firstLayouts } from './first-layouts.js';

/** A step from one layout of the tables to the next. */
export interface Migration {
  /** Brings layouts that had the same number to the one that the step begins with. */
  readonly amends?: typeof firstLayouts;
  /** For both dialects; `BYTES` stands for their type of bytes, `BYTEWISE` for an order of texts by bytes. */
  readonly both: string;
  readonly sqlite: string;
  readonly postgres: string;
  /** Whether what is derived from versions has to be derived again afterwards. */
  readonly rebuilds?: true;
}

/** The path of a version `v` of a schema `s` of an owner `o`. */
const OWN_PATH = `'/s/' || o.name || '/' || s.name || '/' || v.number`;

/**
 * The steps from an empty database to the present tables; a database knows how many of them it has taken. A step that
 * was released never changes: what comes later is a step of its own. `test/registry/layouts` has a database of each.
 */
export const migrations: readonly Migration[] = [
  {
    both: `
create table owner (
  id bigint primary key, name text not null unique, title text not null, homepage text, ror text,
  least_readiness smallint, compatibility text);
create table schema (
  id bigint primary key, owner bigint not null references owner, name text not null,
  title text not null, description text, keywords text not null, variables text not null,
  compatibility text, transitive smallint, versioning text, least_readiness smallint,
  latest bigint, updated bigint not null, entry text,
  unique (owner, name));
create table content (
  digest BYTES primary key, size integer not null, compressed BYTES not null);
create table version (
  id bigint primary key, schema bigint not null references schema, number text not null, sort text BYTEWISE not null,
  state text not null check (state in ('draft', 'published', 'deprecated', 'withdrawn')),
  digest BYTES not null references content, media_type text not null, options text, identifier text, license text, readiness smallint not null,
  facts text not null, at text not null, by_whom text not null, reason text, replaced_by text,
  unique (schema, number));
create table address (
  iri text not null, version bigint not null references version, primary key (iri, version));
create table alias (
  schema bigint not null references schema, name text not null, version bigint not null references version,
  primary key (schema, name));
create table reference (
  version bigint not null references version, iri text not null, target bigint references version,
  primary key (version, iri));
create table facet (
  version bigint not null references version, kind text not null, value text not null,
  primary key (kind, value, version));
create table change (
  seq bigint primary key, at text not null, kind text not null, schema bigint not null references schema,
  number text, detail text);
create table token (
  id bigint primary key, label text not null, hash BYTES not null unique, scopes text not null, expires text,
  revoked text);
create table audit (
  id bigint primary key, at text not null, actor text not null, action text not null, target text not null,
  outcome text not null, request text not null);
create index version_of_schema on version (schema, sort);
create index schema_newest on schema (updated);
create index reference_target on reference (target);
create index facet_of_version on facet (version);
create index change_of_version on change (schema, number);
`,
    sqlite: `
create trigger version_stays before update of schema, number, digest, media_type, options on version
when old.state <> 'draft' begin select raise(abort, 'A published version never changes.'); end;
create trigger version_remains before delete on version
when old.state <> 'draft' begin select raise(abort, 'A published version is never deleted.'); end;
create virtual table find using fts5(
  name, title, description, keywords, variables, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
`,
    postgres: `
create function version_stays() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then raise exception 'A published version is never deleted.'; end if;
  if (new.schema, new.number, new.digest, new.media_type, new.options)
    is distinct from (old.schema, old.number, old.digest, old.media_type, old.options)
  then raise exception 'A published version never changes.'; end if;
  return new;
end $$;
create trigger version_stays before update or delete on version for each row execute function version_stays();
alter table schema add column find tsvector generated always as (
  to_tsvector('simple', name || ' ' || title || ' ' || coalesce(description, '') || ' ' || keywords || ' ' || variables)) stored;
create index schema_find on schema using gin (find);
`,
  },
  {
    amends: firstLayouts,
    both: `
alter table registry add column id text;
alter table registry add column base text;
create table base (iri text primary key);
alter table version add column seals text;
alter table address rename to address_before;
create table address (
  iri text not null, version bigint not null references version, primary key (iri, version));
insert into base (iri) select distinct substr(a.iri, 1, length(a.iri) - length(${OWN_PATH}))
  from address_before a join version v on v.id = a.version join schema s on s.id = v.schema join owner o on o.id = s.owner
  where substr(a.iri, length(a.iri) - length(${OWN_PATH}) + 1) = ${OWN_PATH};
insert into address (iri, version) select a.iri, a.version
  from address_before a join version v on v.id = a.version join schema s on s.id = v.schema join owner o on o.id = s.owner
  where v.state <> 'draft' and not exists (select 1 from base b where a.iri = b.iri || ${OWN_PATH});
drop table address_before;
delete from content where not exists (select 1 from version v where v.digest = content.digest);
create index address_of_version on address (version);
create index alias_of_version on alias (version);
create index schema_latest on schema (latest);
create index version_readiness on version (readiness);
create index version_content on version (digest);
drop index schema_newest;
create index schema_newest on schema (updated) where latest is not null;
create index schema_of_owner on schema (owner, updated) where latest is not null;
drop index facet_of_version;
create index facet_of_version on facet (version, kind, value);
create index change_at on change (at, seq) where kind <> 'alias';
create index change_of_schema on change (schema, seq);
`,
    sqlite: `
drop trigger version_stays;
create trigger version_stays before update of schema, number, digest, media_type, options on version
when old.state <> 'draft' begin select raise(abort, 'A published version never changes.'); end;
`,
    postgres: `
create or replace function version_stays() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then raise exception 'A published version is never deleted.'; end if;
  if (new.schema, new.number, new.digest, new.media_type, new.options)
    is distinct from (old.schema, old.number, old.digest, old.media_type, old.options)
  then raise exception 'A published version never changes.'; end if;
  return new;
end $$;
alter table schema drop column find;
alter table schema add column find tsvector;
create index schema_find on schema using gin (find);
`,
    rebuilds: true,
  },
];
