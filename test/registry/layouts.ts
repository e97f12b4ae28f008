// Registries of all older layouts: each is brought to the present one, and has what it had.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/registry/store/content.js';
import { listedIn, openStore } from '../../src/registry/store/index.js';
import { migrations } from '../../src/registry/store/migrations.js';
import { openRaw, type RawDatabase } from './raw-database.js';

type Texts = readonly (readonly [string, string])[];

const PACKED: Texts = [['compressed BYTES', 'packed BYTES']];
const ONE_VERSION: Texts = [
  ['sort text BYTEWISE', 'sort text'],
  [
    'iri text not null, version bigint not null references version, primary key (iri, version)',
    'iri text primary key, version bigint not null references version',
  ],
];
const NO_INDEX: Texts = [['create index change_of_version on change (schema, number);\n', '']];
const TYPE_OF_CONTENT: Texts = [
  ['digest BYTES primary key, size', 'digest BYTES primary key, media_type text not null, size'],
  ['references content, media_type text not null, options', 'references content, options'],
  ['digest, media_type, options on version', 'digest, options on version'],
  ['new.digest, new.media_type, new.options', 'new.digest, new.options'],
  ['old.digest, old.media_type, old.options', 'old.digest, old.options'],
];
const NO_ENTRY: Texts = [['updated bigint not null, entry text,', 'updated bigint not null,']];

/** What the layouts with the format 1 had instead of the last one, the oldest first. */
const layouts: { readonly [name: string]: Texts } = {
  'packed contents': [...PACKED, ...ONE_VERSION, ...NO_INDEX, ...TYPE_OF_CONTENT, ...NO_ENTRY],
  'one version an address': [...ONE_VERSION, ...NO_INDEX, ...TYPE_OF_CONTENT, ...NO_ENTRY],
  'no index of changes': [...NO_INDEX, ...TYPE_OF_CONTENT, ...NO_ENTRY],
  'a type of each content': [...TYPE_OF_CONTENT, ...NO_ENTRY],
  'no entries of lists': NO_ENTRY,
  'the last one': [],
};

const at = '2026-01-02T03:04:05Z';
const JSON_TYPE = 'application/schema+json';

/** Makes tables as they were, with an owner, a schema and three versions. */
async function make(database: RawDatabase, texts: Texts): Promise<void> {
  const [first] = migrations;
  const asBefore = (sql: string) => {
    let text = sql;
    for (const [now, before] of texts) text = text.replace(now, before);
    const [bytes, bytewise] = database.name === 'sqlite' ? ['blob', ''] : ['bytea', 'collate "C"'];
    return text.replaceAll('BYTES', bytes).replaceAll('BYTEWISE', bytewise);
  };
  const tables = asBefore(first!.both) + asBefore(first![database.name]);
  for (const [now] of texts) expect(first!.both + first!.sqlite + first!.postgres).toContain(now);
  await database.script(`
create table registry (one smallint primary key check (one = 1), seq bigint not null, format smallint not null);
insert into registry (one, seq, format) values (1, 9, 1);
${tables}
insert into owner (id, name, title) values (1, 'statistics', 'Office of Statistics');
insert into schema (id, owner, name, title, description, keywords, variables, latest, updated)
  values (2, 1, 'towns', 'Städte', '', '', 'inhabitants', 3, 4);`);
  const has = (text: string) => tables.includes(text);
  const add = async (id: number, number: string, sort: string, state: string, type: string) => {
    const bytes = new TextEncoder().encode(
      type === JSON_TYPE ? JSON.stringify({ 'fair:version': number }) : `fair:version: ${number}\n`,
    );
    const digest = Buffer.from(digestOf(bytes, undefined), 'hex');
    await (has('primary key, media_type')
      ? database.all(
          `insert into content (digest, media_type, size, ${has('packed') ? 'packed' : 'compressed'}) values ($1, $2, $3, $4)`,
          ...[digest, type, bytes.length, gzipSync(bytes)],
        )
      : database.all(
          'insert into content (digest, size, compressed) values ($1, $2, $3)',
          ...[digest, bytes.length, gzipSync(bytes)],
        ));
    const columns = 'id, schema, number, sort, state, digest, readiness, facts, at, by_whom';
    const values = [id, 2, number, sort, state, digest, 40, facts(number), at, 'somebody'] as const;
    await (has('references content, media_type')
      ? database.all(
          `insert into version (${columns}, media_type) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          ...[...values, type],
        )
      : database.all(
          `insert into version (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          ...values,
        ));
    const own = `http://localhost:8000/s/statistics/towns/${number}`;
    await database.all('insert into address (iri, version) values ($1, $2)', own, id);
    await database.all(
      'insert into address (iri, version) values ($1, $2)',
      `https://w3id.org/x/${number}`,
      id,
    );
    if (state === 'draft') return;
    await database.all(
      'insert into change (seq, at, kind, schema, number) values ($1, $2, $3, 2, $4)',
      ...[id, at, state, number],
    );
  };
  const sort = (minor: number) =>
    `${'1'.padStart(20, '0')}.${String(minor).padStart(20, '0')}.${'0'.padStart(20, '0')}~`;
  await add(3, '1.0.0', sort(0), 'published', JSON_TYPE);
  await add(4, '1.1.0', sort(1), 'published', 'application/yaml');
  await add(5, '1.2.0', sort(2), 'draft', JSON_TYPE);
}

function facts(number: string): string {
  return JSON.stringify({ title: `Städte ${number}`, keywords: [], variables: ['inhabitants'] });
}

/** Tests all layouts on databases that are empty at first. */
export function olderLayouts(title: string, newAddress: () => string): void {
  test.each(Object.entries(layouts))(
    `${title}: a registry with ${'%s'} is brought forward`,
    async (_name, texts) => {
      const address = newAddress();
      const raw = await openRaw(address);
      await make(raw, texts);
      await raw.close();
      const store = await openStore(address);
      try {
        expect(await store.check()).toEqual([]);
        const towns = { owner: 'statistics', name: 'towns' };
        const [, yaml, json] = await store.versions(towns);
        expect([yaml?.mediaType, json?.mediaType]).toEqual(['application/yaml', JSON_TYPE]);
        expect(new TextDecoder().decode(await store.content(yaml!))).toBe('fair:version: 1.1.0\n');
        for (const iri of ['http://localhost:8000/s/statistics/towns/1.1.0', 'https://w3id.org/x/1.1.0'])
          expect(await store.byAddress(iri)).toMatchObject({ number: '1.1.0' });
        // Drafts no longer have addresses of their own.
        expect(await store.byAddress('https://w3id.org/x/1.2.0')).toBeUndefined();
        expect(listedIn(await store.list({ limit: 5, words: ['stadte'] }))).toMatchObject([
          { latest: '1.1.0', title: 'Städte 1.1.0' },
        ]);
        expect(await store.bases()).toEqual(['http://localhost:8000']);
        expect((await store.identity()).id).toMatch(/^[0-9a-f-]{36}$/);
      } finally {
        await store.close();
      }
    },
  );

  test(`${title}: tables that lack something are refused, and named`, async () => {
    const address = newAddress();
    await (await openStore(address, { isNew: true })).close();
    const raw = await openRaw(address);
    await raw.script('drop table facet');
    await raw.close();
    await expect(openStore(address)).rejects.toThrow(
      'The registry is damaged: its tables lack the columns facet.version, facet.kind, facet.value.',
    );
  });
}
