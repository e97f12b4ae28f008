import { CannotOpen, type Connection, type Database } from './database.js';
import { migrations } from './migrations.js';
import { sqlStore } from './sql-store.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

/** Opens the registry at a path of a file, or at an address that begins with `postgres://`. */
export async function openStore(address: string, options: { readonly isNew?: boolean } = {}): Promise<Store> {
  const database = /^postgres(?:ql)?:\/\//.test(address)
    ? await (await import('./postgres.js')).openPostgres(address)
    : await openSqlite(address, options);
  try {
    await migrate(database, options.isNew ?? false);
  } catch (fault) {
    await database.close();
    throw fault;
  }
  return sqlStore(database);
}

/** Brings a database to the present tables. */
async function migrate(database: Database, isNew: boolean): Promise<void> {
  const format = await formatOf(database, database);
  if (format === undefined && !isNew)
    throw new CannotOpen('The database has no registry: run fairwright registry init.');
  if (format !== undefined && format > migrations.length)
    throw new CannotOpen(
      `The registry has format ${format}, and this version of fairwright knows formats up to ${migrations.length}: use a newer version.`,
    );
  if (format === migrations.length) return;
  const { bytes, bytewise, name } = database.dialect;
  await database.transaction(async (connection) => {
    // Another process may have been faster.
    const now = await formatOf(connection, database);
    if (now === undefined) {
      const [found] = await connection.all(database.dialect.hasTables);
      if (found)
        throw new CannotOpen('The database has other tables: choose one that is empty, or a new file.');
      await connection.script(`
create table registry (one smallint primary key check (one = 1), seq bigint not null, format smallint not null);
insert into registry (one, seq, format) values (1, 0, 0);`);
    }
    for (const step of migrations.slice(now ?? 0)) {
      await connection.script(step.both.replaceAll('BYTES', bytes).replaceAll('BYTEWISE', bytewise));
      await connection.script(step[name]);
    }
    await connection.all('update registry set format = $1', migrations.length);
  });
}

async function formatOf(connection: Connection, { dialect }: Database): Promise<number | undefined> {
  const [found] = await connection.all(dialect.hasRegistry);
  if (found === undefined) return undefined;
  try {
    const [row] = await connection.all('select format from registry');
    if (typeof row?.format === 'number') return row.format;
  } catch {
    // The table has other columns.
  }
  throw new CannotOpen('The database has a table "registry" that is not one of fairwright.');
}
