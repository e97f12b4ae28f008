import { sortKey } from '../publish/index.js';
import { digestOf, unpacked } from './content.js';
import type { Connection, Database, Row, Searchable, Value } from './database.js';
import { FOREIGN_KEYS, lackingIn, layoutOf } from './layout.js';
import { latestRow, searchTexts } from './schema-rows.js';
import { type SealedPart, sealsOf } from './seals.js';

/** How many rows are read at once. */
const AT_ONCE = 200;

/** Reads all that a registry has, and says what is not as it was written. */
export async function check(database: Database): Promise<readonly string[]> {
  return database.snapshot(async (connection) => {
    const faults = [...(await database.faults()), ...(await layoutFaults(connection, database))];
    // Each looks at tables of its own: what one cannot read, others may.
    for (const look of [keyFaults, contentFaults, versionFaults, schemaFaults, changeFaults, numberFaults])
      faults.push(...(await readable(() => look(connection))));
    faults.push(...(await readable(() => database.searchFaults(connection, searchables(connection)))));
    return [...new Set(faults)];
  });
}

/** The faults that are found; a table that cannot be read is one. */
async function readable(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await look();
  } catch (fault) {
    return [`The database cannot be read: ${(fault as Error).message}.`];
  }
}

async function layoutFaults(connection: Connection, { dialect }: Database): Promise<readonly string[]> {
  const { columns, indexes } = lackingIn(await layoutOf(connection, dialect));
  const triggers = new Set((await connection.all(dialect.triggers)).map(({ name }) => name as string));
  return [
    ...columns.map((each) => `The column ${each} is missing.`),
    ...indexes.map((each) => `The index ${each} is missing.`),
    ...(triggers.has('version_stays')
      ? []
      : ['The trigger version_stays is missing: published versions could be changed.']),
  ];
}

/** References between tables that lead nowhere. */
async function keyFaults(connection: Connection): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { table, column, target, key } of FOREIGN_KEYS) {
    const rows = await connection.all(
      `select count(*) as count from ${table} t where t.${column} is not null
        and not exists (select 1 from ${target} k where k.${key} = t.${column})`,
    );
    const count = Number(rows[0]!.count);
    if (count > 0)
      faults.push(
        `The table ${table} has ${count} ${count === 1 ? 'row' : 'rows'} whose ${column} is not in the table ${target}.`,
      );
  }
  return faults;
}

/** Contents that no version has. That each is what it was is checked with its version. */
async function contentFaults(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.all(
    'select digest from content c where not exists (select 1 from version v where v.digest = c.digest)',
  );
  return rows.map(({ digest }) => `The content ${hex(digest)} belongs to no version.`);
}

/** The rows of a table by their ids, a page after the other. */
async function* rowsOf(
  connection: Connection,
  columns: string,
  table: string,
  id = 'id',
): AsyncGenerator<Row> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const page = await connection.all(
      `select ${columns} from ${table} where ${id} > $1 order by ${id} limit ${AT_ONCE}`,
      after,
    );
    yield* page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)![id] as number;
  }
}

/** The names of all schemas, by their ids. */
async function labelsOf(connection: Connection): Promise<ReadonlyMap<number, string>> {
  const rows = await connection.all(
    'select s.id, o.name as owner, s.name from schema s left join owner o on o.id = s.owner',
  );
  return new Map(rows.map(({ id, owner, name }) => [id as number, `${owner ?? '?'}/${name}`]));
}

const SEALED: { readonly [Part in SealedPart]: string } = {
  record: 'its record is not the one that was written',
  content: 'its content is not stored as it was written',
  addresses: 'its addresses are not those that were published',
  references: 'its references are not those that were published',
  facets: 'its facets are not those that were published',
};

async function versionFaults(connection: Connection): Promise<readonly string[]> {
  const faults: string[] = [];
  const labels = await labelsOf(connection);
  for await (const row of rowsOf(
    connection,
    'id, schema, number, sort, state, digest, options, seals',
    'version',
  )) {
    const label = `${labels.get(row.schema as number) ?? `schema ${row.schema}`}/${row.number}`;
    const id = row.id as number;
    const seals = objectIn(row.seals);
    for (const [part, found] of Object.entries(await sealsOf(connection, id)))
      if (seals?.[part] !== found) faults.push(`${label}: ${SEALED[part as SealedPart]}.`);
    const content = await contentFault(connection, row);
    if (content) faults.push(`${label}: its content is damaged: ${content}.`);
    const sort = sortKey(row.number as string);
    if (sort !== undefined && sort !== row.sort && !/^\d+$/.test(row.sort as string))
      faults.push(`${label}: its place among the versions is wrong.`);
    const last = await lastChange(connection, row);
    if (row.state !== 'draft' && last !== row.state)
      faults.push(`${label}: it is ${row.state}, and the list of changes says ${last ?? 'nothing of it'}.`);
  }
  return faults;
}

function objectIn(text: Value | undefined): Record<string, string> | undefined {
  try {
    return JSON.parse(text as string) as Record<string, string>;
  } catch {
    return undefined;
  }
}

async function contentFault(connection: Connection, { digest, options }: Row): Promise<string | undefined> {
  const [row] = await connection.all('select size, compressed from content where digest = $1', digest!);
  if (row === undefined) return 'it is missing';
  const found = unpacked(row);
  if ('fault' in found) return found.fault;
  let given: Parameters<typeof digestOf>[1];
  try {
    given = options === null ? undefined : JSON.parse(options as string);
  } catch {
    return 'its options are not JSON';
  }
  return digestOf(found.bytes, given) === hex(digest) ? undefined : 'it does not match its digest';
}

async function lastChange(connection: Connection, { schema, number }: Row): Promise<string | undefined> {
  const [row] = await connection.all(
    `select kind from change where schema = $1 and number = $2 and kind <> 'alias' order by seq desc limit 1`,
    ...[schema!, number!],
  );
  return row?.kind as string | undefined;
}

const DERIVED = ['latest', 'entry', 'title', 'description', 'keywords', 'variables'] as const;

const DERIVED_WORDS: { readonly [Column in (typeof DERIVED)[number]]: string } = {
  latest: 'its latest version is not the one that its versions say',
  entry: 'its entry in lists is not that of its latest version',
  title: 'its title is not that of its latest version',
  description: 'its description is not that of its latest version',
  keywords: 'its keywords are not those of its latest version',
  variables: 'its variables are not those of its latest version',
};

async function schemaFaults(connection: Connection): Promise<readonly string[]> {
  const faults: string[] = [];
  const labels = await labelsOf(connection);
  for await (const row of rowsOf(connection, `id, updated, ${DERIVED.join(', ')}`, 'schema')) {
    const id = row.id as number;
    const label = labels.get(id)!;
    const expected = await latestRow(connection, id);
    for (const column of DERIVED)
      if (row[column] !== expected[column]) faults.push(`${label}: ${DERIVED_WORDS[column]}.`);
    const [last] = await connection.all(
      "select max(seq) as seq from change where schema = $1 and kind <> 'alias'",
      id,
    );
    if (row.updated !== (last?.seq ?? id))
      faults.push(`${label}: its last change is not the one that is listed.`);
  }
  return faults;
}

/** Versions and aliases that are not as the list of changes says. */
async function changeFaults(connection: Connection): Promise<readonly string[]> {
  const faults: string[] = [];
  const labels = await labelsOf(connection);
  const label = (schema: Value) => labels.get(schema as number) ?? `schema ${schema}`;
  const said = new Map<string, { readonly schema: Value; readonly alias: string; readonly number: Value }>();
  for await (const { schema, number, kind, detail } of rowsOf(connection, CHANGES, 'change', 'seq')) {
    const { alias } = (objectIn(detail) ?? {}) as { readonly alias?: string };
    if (kind === 'alias') said.set(`${schema} ${alias}`, { schema: schema!, alias: alias!, number: number! });
    const [version] = await connection.all(
      'select 1 as found from version where schema = $1 and number = $2',
      ...[schema!, number!],
    );
    if (!version) faults.push(`${label(schema!)}/${number}: it is in the list of changes, and is not there.`);
  }
  const rows = await connection.all(
    'select a.schema, a.name, v.schema as of_version, v.number from alias a left join version v on v.id = a.version',
  );
  for (const { schema, name, of_version, number } of rows) {
    const expected = said.get(`${schema} ${name}`);
    said.delete(`${schema} ${name}`);
    if (of_version !== schema)
      faults.push(`${label(schema!)}: the alias ${name} leads to a version of another schema.`);
    else if (expected?.number !== number)
      faults.push(
        `${label(schema!)}: the alias ${name} leads to ${number}, and the list of changes says ${expected?.number ?? 'nothing of it'}.`,
      );
  }
  for (const { schema, alias } of said.values())
    faults.push(`${label(schema)}: the alias ${alias} is in the list of changes, and is not there.`);
  return faults;
}

const CHANGES = 'seq, schema, number, kind, detail';

/** Numbers that would be used again: changes, schemas, versions, owners and tokens share them. */
async function numberFaults(connection: Connection): Promise<readonly string[]> {
  const [registry] = await connection.all('select seq, id from registry');
  if (registry === undefined) return ['The table registry has no row.'];
  const faults: string[] = [];
  for (const [table, column] of [
    ['change', 'seq'],
    ['schema', 'id'],
    ['version', 'id'],
    ['owner', 'id'],
    ['token', 'id'],
  ] as const) {
    const [row] = await connection.all(`select max(${column}) as most from ${table}`);
    if (Number(row!.most ?? 0) > (registry.seq as number))
      faults.push(
        `The table ${table} has the number ${row!.most}, and the last one of the registry is ${registry.seq}.`,
      );
  }
  return faults;
}

/** What the search index must have, from the versions themselves. */
async function* searchables(connection: Connection): AsyncGenerator<Searchable> {
  const labels = await labelsOf(connection);
  for await (const row of rowsOf(connection, 'id, name', 'schema')) {
    const id = row.id as number;
    const expected = await latestRow(connection, id);
    if (expected.latest === null) continue;
    yield { id, label: labels.get(id)!, texts: searchTexts(row.name as string, expected) };
  }
}

function hex(bytes: Row[string] | undefined): string {
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : String(bytes);
}
