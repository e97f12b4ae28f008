import { randomUUID } from 'node:crypto';
import { CannotOpen, type Connection, type Database } from './database.js';
import { layoutOf, refuseIncomplete } from './layout.js';
import { type Migration, migrations } from './migrations.js';
import { rebuild } from './rebuild.js';
import { sqlStore } from './sql-store.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

/** How a registry is opened. */
export interface OpenOptions {
  /** Whether it is made if it is not there. */
  readonly isNew?: boolean;
  /** The address that a new one is served at. */
  readonly base?: string;
}

/** Opens the registry at a path of a file, or at an address that begins with `postgres://`. */
export async function openStore(address: string, options: OpenOptions = {}): Promise<Store> {
  const database = /^postgres(?:ql)?:\/\//.test(address)
    ? await (await import('./postgres.js')).openPostgres(address)
    : await openSqlite(address, options);
  try {
    await migrate(database, options);
    refuseIncomplete(await layoutOf(database, database.dialect));
  } catch (fault) {
    await database.close();
    throw fault;
  }
  return sqlStore(database);
}

/** Brings a database to the present tables. */
async function migrate(database: Database, { isNew = false, base }: OpenOptions): Promise<void> {
  const format = await formatOf(database, database);
  if (format === undefined && !isNew)
    throw new CannotOpen('The database has no registry: run fairwright registry init.');
  if (format !== undefined && format > migrations.length)
    throw new CannotOpen(
      `The registry has format ${format}, and this version of fairwright knows formats up to ${migrations.length}: use a newer version.`,
    );
  if (format === migrations.length) return;
  if (database.isReadOnly)
    throw new CannotOpen(
      `The registry has format ${format}, and it is read-only: make it writable, so that it can be brought to format ${migrations.length}.`,
    );
  const bringForward = async (connection: Connection): Promise<void> => {
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
    const steps = migrations.slice(now ?? 0);
    for (const step of steps) await take(step, connection, database);
    await connection.all('update registry set format = $1', migrations.length);
    if (steps.length === 0) return;
    await connection.all(
      'update registry set id = coalesce(id, $1), base = coalesce(base, $2)',
      ...[randomUUID(), base ?? null],
    );
    if (now !== undefined && steps.some(({ rebuilds }) => rebuilds)) await rebuild(connection, database);
  };
  await database.transaction(bringForward, { isLong: true });
}

async function take(step: Migration, connection: Connection, { dialect }: Database): Promise<void> {
  for (const { isNeeded, sql } of step.amends ?? [])
    if (isNeeded(await layoutOf(connection, dialect))) await connection.script(sql(dialect));
  await connection.script(
    step.both.replaceAll('BYTES', dialect.bytes).replaceAll('BYTEWISE', dialect.bytewise),
  );
  await connection.script(step[dialect.name]);
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
