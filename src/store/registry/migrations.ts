/** The steps from an empty database to the present tables; a database knows how many of them it has taken. */
export const migrations: readonly {
  /** For both dialects; `BYTES` stands for their type of bytes, `BYTEWISE` for an order of texts by bytes. */
  readonly both: string;
  readonly sqlite: string;
  readonly postgres: string;
}[] = [
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
];
