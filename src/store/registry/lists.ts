import type { FacetKind } from '../../publish/index.js';
import { CHANGE, CHANGES, VERSION, VERSIONS } from './columns.js';
import type { Database, Row, Value } from './database.js';
import { changeOf, versionOf } from './records.js';
import type { Harvested, ListPage, ListQuery, ListSummary, Store } from './store.js';

/** What lists many schemas, versions or changes of a store. */
export type Lists = Pick<
  Store,
  'list' | 'summary' | 'changes' | 'lastChanges' | 'harvest' | 'count' | 'newest'
>;

/** More schemas are not counted: a request must not wait for that. */
const MOST_COUNTED = 200;

/** The lists of a database. */
export function listsOf(database: Database): Lists {
  const { dialect } = database;

  /** What the schemas of a list must satisfy, with the values for it; nothing if none can. */
  const selectionOf = ({
    words = [],
    owner,
    facets = [],
    leastReadiness,
    cursor,
  }: Omit<ListQuery, 'limit'>) => {
    const values: Value[] = [];
    const parameter = (value: Value) => `$${values.push(value)}`;
    const conditions: string[] = [];
    const sought = words.map(plain).filter((word) => /[\p{L}\p{N}]/u.test(word));
    if (words.length > 0 && sought.length === 0) return undefined;
    const { from, where, id } = dialect.find;
    const isSearch = sought.length > 0;
    // What was found comes in the order in which schemas came, all others in that of their last change.
    const order = isSearch ? id : 's.updated';
    if (isSearch) conditions.push(where.replace('$1', parameter(dialect.queryOf(sought))));
    if (owner !== undefined) conditions.push(`o.name = ${parameter(owner)}`);
    for (const { kind, values: any } of facets)
      conditions.push(
        `exists (select 1 from facet where version = s.latest and kind = ${parameter(kind)} and value in (${any.map(parameter).join()}))`,
      );
    if (leastReadiness !== undefined) conditions.push(`l.readiness >= ${parameter(leastReadiness)}`);
    if (cursor !== undefined) conditions.push(`${order} < ${parameter(Number(cursor))}`);
    conditions.push('s.latest is not null');
    const rows = `${isSearch ? from : 'schema s'}
      ${owner === undefined ? '' : 'join owner o on o.id = s.owner'}
      ${leastReadiness === undefined ? '' : 'join version l on l.id = s.latest'}
      where ${conditions.join(' and ')} order by ${order} desc`;
    return { rows, values, cursorOf: (row: Row) => String(isSearch ? row.id : row.updated) };
  };

  const list = async ({ limit, ...query }: ListQuery): Promise<ListPage> => {
    const selection = selectionOf(query);
    if (selection === undefined) return { entries: [] };
    const rows = await database.all(
      `select s.id, s.updated, s.entry from ${selection.rows} limit ${limit + 1}`,
      ...selection.values,
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map(({ entry }) => entry as string),
      ...(rows.length > limit && last ? { next: selection.cursorOf(last) } : {}),
    };
  };

  const summary = async (
    { cursor: _anyPage, ...query }: ListQuery,
    kinds: readonly FacetKind[],
  ): Promise<ListSummary> => {
    const selection = selectionOf(query);
    if (selection === undefined) return { total: 0, facets: [] };
    const { values } = selection;
    const places = kinds.map((_, index) => `$${values.length + index + 1}`);
    const rows = await database.all(
      `with found as (select s.latest as version from ${selection.rows} limit ${MOST_COUNTED + 1})
        select f.kind, f.value, count(*) as count from found join facet f on f.version = found.version
          where f.kind in (${places.join()}) group by f.kind, f.value
        union all select null, null, count(*) from found order by 3 desc, 2`,
      ...values,
      ...kinds,
    );
    const total = Number(rows.find(({ kind }) => kind === null)!.count);
    const facets = rows.filter(({ kind }) => kind !== null);
    return {
      ...(total > MOST_COUNTED ? {} : { total }),
      facets: facets.map(({ kind, value, count }) => ({
        kind: kind as FacetKind,
        value: value as string,
        count: Number(count),
      })),
    };
  };
  return {
    list,
    summary,
    async changes(since, limit) {
      const sql = `select ${CHANGE} from ${CHANGES} where c.seq > $1 order by c.seq limit $2`;
      return (await database.all(sql, since, limit)).map(changeOf);
    },
    async lastChanges(limit, schema) {
      const of = schema ? 'where o.name = $2 and s.name = $3' : '';
      const sql = `select ${CHANGE} from ${CHANGES} ${of} order by c.seq desc limit $1`;
      return (await database.all(sql, limit, ...(schema ? [schema.owner, schema.name] : []))).map(changeOf);
    },
    async harvest({ after, limit, from, until, owner }) {
      const values: Value[] = [after, limit];
      const condition = (sql: string, value: string | undefined) =>
        value === undefined ? '' : ` and ${sql} $${values.push(value)}`;
      const rows = await database.all(
        `select ${VERSION}, h.seq, h.at as changed_at from ${VERSIONS} join change h on h.schema = v.schema and h.number = v.number
          where h.seq > $1 and h.kind <> 'alias' and v.state <> 'draft' and not exists (select 1 from change later
            where later.schema = h.schema and later.number = h.number and later.kind <> 'alias' and later.seq > h.seq)
          ${condition('h.at >=', from)}${condition('h.at <=', until)}${condition('o.name =', owner)}
          order by h.seq limit $2`,
        ...values,
      );
      return rows.map(harvestedOf);
    },
    count: async () =>
      Number((await database.all('select count(*) as total from schema where latest is not null'))[0]!.total),
    async newest(after, limit) {
      const rows = await database.all(
        `select ${VERSION}, s.id as seq, v.at as changed_at from ${VERSIONS} where s.latest = v.id and s.id > $1
          order by s.id limit $2`,
        ...[after, limit],
      );
      return rows.map(harvestedOf);
    },
  };
}

function harvestedOf(row: Row): Harvested {
  return { seq: row.seq as number, at: row.changed_at as string, version: versionOf(row) };
}

/** A word without characters that no text has. */
function plain(word: string): string {
  return word.replace(/\p{Cc}/gu, ' ');
}
