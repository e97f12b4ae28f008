import type { Facts } from '../publish/index.js';
import { VERSION, VERSIONS } from './columns.js';
import { type Connection, type Dialect, folded, type SearchTexts, storable, type Value } from './database.js';
import { entryOf, versionOf } from './records.js';

/** How many characters of keywords, and of variables, are searched: PostgreSQL indexes at most 1 MiB of words. */
const MOST_SEARCHED = 100_000;

/** What the row of a schema says of its latest version. */
export interface LatestRow {
  readonly latest: number | null;
  readonly entry: string | null;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly variables: string;
}

/**
 * What the row of a schema must say. Its latest version is the newest stable one that is not deprecated; a release
 * candidate only if there is no stable one, and a deprecated version only if there is no other.
 */
export async function latestRow(connection: Connection, schema: number): Promise<LatestRow> {
  const [latest] = await connection.all(
    `select ${VERSION} from ${VERSIONS} where v.schema = $1 and v.state in ('published', 'deprecated')
      order by case v.state when 'published' then 0 else 1 end, case when v.sort like '%-%' then 1 else 0 end,
      v.sort desc limit 1`,
    schema,
  );
  if (latest === undefined)
    return { latest: null, entry: null, title: '', description: '', keywords: '', variables: '' };
  const facts = JSON.parse(latest.facts as string) as Facts;
  return {
    latest: latest.id as number,
    entry: JSON.stringify(entryOf(versionOf(latest))),
    title: stored(facts.title),
    description: stored(facts.description ?? ''),
    keywords: stored(facts.keywords.join(' ').slice(0, MOST_SEARCHED)),
    variables: stored(facts.variables.join(' ').slice(0, MOST_SEARCHED)),
  };
}

/** A text as databases keep it. */
function stored(text: string): string {
  return storable(text) as string;
}

/** The texts that the search index has of a schema. */
export function searchTexts(
  name: string,
  {
    title,
    description,
    keywords,
    variables,
  }: Pick<LatestRow, 'title' | 'description' | 'keywords' | 'variables'>,
): SearchTexts {
  return [name, title, description, keywords, variables].map(folded) as unknown as SearchTexts;
}

/** Writes what the row of a schema, and the search index, say of its latest version. */
export async function describeSchema(
  connection: Connection,
  dialect: Dialect,
  schema: number,
): Promise<void> {
  const row = await latestRow(connection, schema);
  const values: readonly Value[] = Object.values(row);
  const [described] = await connection.all(
    `update schema set latest = $2, entry = $3, title = $4, description = $5, keywords = $6, variables = $7
      where id = $1 returning name`,
    ...[schema, ...values],
  );
  await connection.all(dialect.unindex, schema);
  if (row.latest !== null && described)
    await connection.all(dialect.index, schema, ...searchTexts(described.name as string, row));
}
