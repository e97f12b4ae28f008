import { CHANGE, CHANGES } from './columns.js';
import type { Database } from './database.js';
import { harvestOf } from './harvest.js';
import { changeOf } from './records.js';
import { pageOfList, summaryOfList } from './search.js';
import type { Store } from './store.js';

/** What lists many schemas, versions or changes of a database. */
export function listsOf(database: Database) {
  return {
    list: (query) => pageOfList(database, query),
    summary: (query, kinds) => summaryOfList(database, query, kinds),
    ...harvestOf(database),
    async changes(since, limit) {
      const sql = `select ${CHANGE} from ${CHANGES} where c.seq > $1 order by c.seq limit $2`;
      return (await database.all(sql, since, limit)).map(changeOf);
    },
    async lastChanges(limit, schema) {
      const of = schema
        ? 'where c.schema = (select s.id from schema s join owner o on o.id = s.owner where o.name = $2 and s.name = $3)'
        : '';
      const sql = `select ${CHANGE} from ${CHANGES} ${of} order by c.seq desc limit $1`;
      return (await database.all(sql, limit, ...(schema ? [schema.owner, schema.name] : []))).map(changeOf);
    },
  } satisfies Partial<Store>;
}
