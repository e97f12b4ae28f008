import { clippedFacts } from '../publish/index.js';
import { VERSION } from './columns.js';
import type { Database, Row, Value } from './database.js';
import { versionOf } from './records.js';
import type { Harvested, HarvestPage, HarvestRange, PublishedSchema, Store } from './store.js';

/** How many bytes of records a page has, about, and how many records are read at once. */
const PAGE_BYTES = 256 * 1024;
const CHUNK = 20;

/** The versions of an owner with so few schemas are read and sorted; those of others are looked for among all. */
const FEW_SCHEMAS = 100;

/** So many schemas are counted each time; the number of more of them is kept for a minute. */
const MOST_COUNTED = 10_000;
const MINUTE = 60_000;

/** What harvesters and catalogues read of a database. */
export function harvestOf(database: Database) {
  let counted: { readonly total: number; readonly until: number } | undefined;
  return {
    harvest: (range) => harvest(database, range),
    async count() {
      if (counted && performance.now() < counted.until) return counted.total;
      const [few] = await database.all(
        'select count(*) as total from (select 1 from schema where latest is not null limit $1) few',
        MOST_COUNTED,
      );
      const total = Number(few!.total);
      if (total < MOST_COUNTED) return total;
      const [all] = await database.all('select count(*) as total from schema where latest is not null');
      counted = { total: Number(all!.total), until: performance.now() + MINUTE };
      return counted.total;
    },
    newest: (start, limit) =>
      pageOfRows<number>(
        start,
        limit,
        (after, most) =>
          database.all(
            `select ${VERSION}, s.id as seq, v.at as changed_at from schema s join version v on v.id = s.latest
              join owner o on o.id = s.owner join content c on c.digest = v.digest
              where s.id > $1 and s.latest is not null order by s.id limit $2`,
            ...[after, most],
          ),
        (row) => row.seq as number,
        String,
      ),
    async parts(size) {
      const firstFrom = (id: string) =>
        `(select id from schema where id >= ${id} and latest is not null order by id limit 1)`;
      const rows = await database.all(
        `with recursive part (id) as (select ${firstFrom('0')} union all
          select ${firstFrom(`(part.id / ${size} + 1) * ${size}`)} from part where part.id is not null)
          select id from part where id is not null order by id`,
      );
      return rows.map(({ id }) => Math.floor((id as number) / size) * size);
    },
    part: async (first, size) =>
      (await database.all(
        `select o.name as owner, s.name, v.at from schema s join version v on v.id = s.latest
          join owner o on o.id = s.owner where s.id >= $1 and s.id < $2 and s.latest is not null order by s.id`,
        ...[first, first + size],
      )) as unknown as readonly PublishedSchema[],
  } satisfies Partial<Store>;
}

/** The versions that changed in a range of time. */
async function harvest(
  database: Database,
  { after, limit, from = '', until = LAST_MOMENT, owner }: HarvestRange,
): Promise<HarvestPage | undefined> {
  const start = after === undefined ? { at: from, seq: -1 } : placeIn(after);
  if (start === undefined) return undefined;
  const isSmall = owner !== undefined && (await hasFewSchemas(database, owner));
  // What is added, and changes nothing, keeps an index from being used where the other one has fewer rows.
  const [moment, ofOwner] = isSmall ? ["(h.at || '')", 's.owner'] : ['h.at', 's.owner + 0'];
  const read = (last: Place, count: number) => {
    const values: Value[] = [last.at, last.seq, until, count];
    const set =
      owner === undefined
        ? ''
        : ` and ${ofOwner} = (select id from owner where name = $${values.push(owner)})`;
    // Only the changes of a page are joined with their versions; drafts have none.
    return database.all(
      `select ${VERSION}, h.seq, h.at as changed_at from (
          select h.seq, h.at, h.schema, h.number from change h join schema s on s.id = h.schema
          where (${moment}, h.seq) > ($1, $2) and ${moment} <= $3 and h.kind <> 'alias'${set}
            and not exists (select 1 from change later where later.schema = h.schema and later.number = h.number
              and later.kind <> 'alias' and later.seq > h.seq)
          order by ${moment}, h.seq limit $4) h
        join schema s on s.id = h.schema join version v on v.schema = h.schema and v.number = h.number
        join owner o on o.id = s.owner join content c on c.digest = v.digest order by h.at, h.seq`,
      ...values,
    );
  };
  return pageOfRows<Place>(
    start,
    limit,
    read,
    (row) => ({ at: row.changed_at as string, seq: row.seq as number }),
    ({ at, seq }) => `${seq} ${at}`,
    // Those that are sorted are all read each time.
    isSmall ? limit : CHUNK,
  );
}

async function hasFewSchemas(database: Database, owner: string): Promise<boolean> {
  const [row] = await database.all(
    `select count(*) as total from
      (select 1 from schema where owner = (select id from owner where name = $1) limit $2) few`,
    ...[owner, FEW_SCHEMAS + 1],
  );
  return Number(row!.total) <= FEW_SCHEMAS;
}

/** A page of rows that are read in chunks: `read` gives those after a place, and `placeOf` says where a row is. */
async function pageOfRows<Place>(
  start: Place,
  limit: number,
  read: (after: Place, count: number) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  textOf: (place: Place) => string,
  chunk = CHUNK,
): Promise<HarvestPage> {
  const versions: Harvested[] = [];
  let [after, bytes] = [start, 0];
  for (;;) {
    const wanted = Math.min(limit - versions.length, chunk);
    const rows = await read(after, wanted + 1);
    for (const row of rows.slice(0, wanted)) {
      if (bytes > PAGE_BYTES) return { versions, next: textOf(after) };
      versions.push(harvestedOf(row));
      bytes += (row.facts as string).length + ((row.options as string | null)?.length ?? 0);
      after = placeOf(row);
    }
    if (rows.length <= wanted) return { versions };
    if (versions.length === limit) return { versions, next: textOf(after) };
  }
}

/** Later than all moments. */
const LAST_MOMENT = '9999';

/** A change among all, by its moment and number. */
interface Place {
  readonly at: string;
  readonly seq: number;
}

/** Where a page ended. */
function placeIn(text: string): Place | undefined {
  const [, seq, at] = /^(\d{1,15}) (\S{1,40})$/.exec(text) ?? [];
  return seq === undefined ? undefined : { at: at!, seq: Number(seq) };
}

/** Texts of any length were written before these were clipped. */
function harvestedOf(row: Row): Harvested {
  const version = versionOf(row);
  return { at: row.changed_at as string, version: { ...version, facts: clippedFacts(version.facts) } };
}
