import { clippedFacts, type FacetKind } from '../publish/index.js';
import type { Database, Row, Value } from './database.js';
import type { ListEntry, ListPage, ListQuery, ListSummary } from './store.js';

/** More schemas are not counted: a request must not wait for that. */
const MOST_COUNTED = 200;

/** Of so few versions that have something, all are read and sorted. */
const MOST_SORTED = 500;

/** Else so many schemas are looked at for a page, in order; the next page goes on behind them. */
const MOST_EXAMINED = 2000;

/** How many bytes the entries of a page have, about, and how many entries are read at once. */
const PAGE_BYTES = 1024 * 1024;
const CHUNK = 100;

/** Entries with titles and descriptions of any length were written before these were clipped. */
const LARGEST_ENTRY = 64 * 1024;

const [FIRST, LAST] = [0, Number.MAX_SAFE_INTEGER];

type Parameter = (value: Value) => string;

/** Something that the newest version of a schema must have. */
interface Filter {
  /** The versions that have it, as `version`; older ones and drafts are among them. */
  readonly versions: (parameter: Parameter) => string;
  /** Whether the newest version of `s` has it. */
  readonly test: (parameter: Parameter) => string;
}

/** How the schemas of a list are found. */
interface Plan {
  /** Selects columns of some of them, in order, from a cursor on. */
  readonly select: (
    columns: string,
    cursor: number,
    limit: number,
  ) => { readonly sql: string; readonly values: readonly Value[] };
  /** Where the plan stops looking for more. */
  readonly end?: number;
  readonly cursorOf: (row: Row) => number;
}

/** A page of a list. What it costs does not depend on how many schemas there are. */
export async function pageOfList(database: Database, { limit, ...query }: ListQuery): Promise<ListPage> {
  const plan = await searchPlan(database, query);
  if (plan === undefined) return { entries: [] };
  const entries: string[] = [];
  let [cursor, bytes] = [Number(query.cursor ?? LAST), 0];
  for (;;) {
    const wanted = Math.min(limit - entries.length, CHUNK);
    const columns = `s.id, s.updated, case when octet_length(s.entry) <= ${LARGEST_ENTRY} then s.entry end as entry`;
    const { sql, values } = plan.select(columns, cursor, wanted + 1);
    const rows = await database.all(sql, ...values);
    for (const row of rows.slice(0, wanted)) {
      if (bytes > PAGE_BYTES) return { entries, next: String(cursor) };
      const entry = (row.entry as string | null) ?? (await oversized(database, row.id as number));
      entries.push(entry);
      // One that had to be clipped was read in full, so it ends a page.
      bytes += row.entry === null ? PAGE_BYTES + 1 : Buffer.byteLength(entry);
      cursor = plan.cursorOf(row);
    }
    if (rows.length <= wanted)
      return { entries, ...(plan.end === undefined ? {} : { next: String(plan.end) }) };
    if (entries.length === limit) return { entries, next: String(cursor) };
  }
}

/** An entry that is too long, clipped. */
async function oversized(database: Database, id: number): Promise<string> {
  const [row] = await database.all('select entry from schema where id = $1', id);
  const entry = JSON.parse(row!.entry as string) as ListEntry;
  const { title, description } = clippedFacts({ ...entry, keywords: [], variables: [] });
  return JSON.stringify({ ...entry, title, ...(description === undefined ? {} : { description }) });
}

/** What all pages of a list have in common. */
export async function summaryOfList(
  database: Database,
  { cursor: _anyPage, ...query }: ListQuery,
  kinds: readonly FacetKind[],
): Promise<ListSummary> {
  const plan = await searchPlan(database, query);
  if (plan === undefined) return { total: 0, facets: [] };
  const { sql, values } = plan.select('s.latest as version', LAST, MOST_COUNTED + 1);
  const places = kinds.map((_, index) => `$${values.length + index + 1}`);
  // An outer join is read in this order: the facets of what was found, not all facets.
  const rows = await database.all(
    `with found as (${sql})
      select f.kind, f.value, count(*) as count from found left join facet f
        on f.version = found.version and f.kind in (${places.join()}) group by f.kind, f.value
      union all select '', '', count(*) from found order by 3 desc, 2`,
    ...values,
    ...kinds,
  );
  const total = Number(rows.find(({ kind }) => kind === '')!.count);
  const facets = rows.filter(({ kind }) => kind);
  return {
    ...(total > MOST_COUNTED || plan.end !== undefined ? {} : { total }),
    facets: facets.map(({ kind, value, count }) => ({
      kind: kind as FacetKind,
      value: value as string,
      count: Number(count),
    })),
  };
}

/** How a list is found; nothing if no schema can be in it. */
async function searchPlan(database: Database, query: Omit<ListQuery, 'limit'>): Promise<Plan | undefined> {
  const { dialect } = database;
  const { words = [], owner, cursor } = query;
  const sought = words.map(plain).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length > 0 && sought.length === 0) return undefined;
  const isSearch = sought.length > 0;
  const filters = filtersOf(query);
  // What was found comes in the order in which schemas came, all others in that of their last change.
  const order = isSearch ? dialect.find.id : 's.updated';
  const few = isSearch ? undefined : await rarest(database, filters);
  const ofOwner = (parameter: Parameter) =>
    owner === undefined ? [] : [`s.owner = (select id from owner where name = ${parameter(owner)})`];
  const withWords = (parameter: Parameter) =>
    isSearch ? [dialect.find.where.replace('$1', parameter(dialect.queryOf(sought)))] : [];
  const from = isSearch ? dialect.find.from : 'schema s';
  /** The place at which so many schemas have been examined: an index has those with the words, or those of the owner. */
  const endBefore = async (start: number): Promise<number | undefined> => {
    const values: Value[] = [];
    const parameter: Parameter = (value) => `$${values.push(value)}`;
    const examined = isSearch ? withWords(parameter) : ['s.latest is not null', ...ofOwner(parameter)];
    const all = [...examined, `${order} < ${parameter(start)}`].join(' and ');
    const [row] = await database.all(
      `select ${order} as place from ${from} where ${all} order by ${order} desc limit 1 offset ${parameter(MOST_EXAMINED)}`,
      ...values,
    );
    return row?.place as number | undefined;
  };
  const isWalk = few === undefined && (filters.length > 0 || (isSearch && owner !== undefined));
  const end = isWalk ? await endBefore(Number(cursor ?? LAST)) : undefined;
  return {
    ...(end === undefined ? {} : { end }),
    cursorOf: (row) => (isSearch ? row.id : row.updated) as number,
    select(columns, start, limit) {
      const values: Value[] = [];
      const parameter: Parameter = (value) => `$${values.push(value)}`;
      // The sign keeps the index of this order from being used: few rows are sorted sooner than many are walked.
      const place = few ? `+${order}` : order;
      const all = [
        ...withWords(parameter),
        ...ofOwner(parameter),
        few ? `s.latest in (${few.versions(parameter)})` : 's.latest is not null',
        ...filters.filter((each) => each !== few).map(({ test }) => test(parameter)),
        `${place} < ${parameter(start)}`,
        ...(isWalk ? [`${place} >= ${parameter(end ?? FIRST)}`] : []),
      ];
      const sql = `select ${columns} from ${from} where ${all.join(' and ')} order by ${place} desc limit ${parameter(limit)}`;
      return { sql, values };
    },
  };
}

/** The filter that the fewest versions have, if they are few. */
async function rarest(database: Database, filters: readonly Filter[]): Promise<Filter | undefined> {
  let [found, least]: [Filter | undefined, number] = [undefined, MOST_SORTED + 1];
  for (const filter of filters) {
    const values: Value[] = [];
    const parameter: Parameter = (value) => `$${values.push(value)}`;
    const some = `select 1 from (${filter.versions(parameter)}) v limit ${parameter(least)}`;
    const [row] = await database.all(`select count(*) as total from (${some}) few`, ...values);
    const total = Number(row!.total);
    if (total < least) [found, least] = [filter, total];
  }
  return found;
}

/** What a list is narrowed by. */
function filtersOf({ facets = [], leastReadiness }: Omit<ListQuery, 'limit'>): readonly Filter[] {
  const byFacet = facets.map(({ kind, values: [first = '', second = first] }): Filter => {
    const isOne = (parameter: Parameter) =>
      `kind = ${parameter(kind)} and value in (${parameter(first)}, ${parameter(second)})`;
    return {
      versions: (parameter) => `select version from facet where ${isOne(parameter)}`,
      test: (parameter) => `exists (select 1 from facet where version = s.latest and ${isOne(parameter)})`,
    };
  });
  if (leastReadiness === undefined) return byFacet;
  const ready: Filter = {
    versions: (parameter) =>
      `select id as version from version where readiness >= ${parameter(leastReadiness)}`,
    test: (parameter) =>
      `(select readiness from version where id = s.latest) >= ${parameter(leastReadiness)}`,
  };
  return [...byFacet, ready];
}

/** A word without characters that no text has. */
function plain(word: string): string {
  return word.replace(/\p{Cc}/gu, ' ');
}
