import type { Connection, Database } from './database.js';
import { describeSchema } from './schema-rows.js';
import { seal } from './seals.js';

/** Derives again, after a migration, what the database keeps of each schema and version for quick reading. */
export async function rebuild(connection: Connection, { dialect }: Database): Promise<void> {
  const schemas = await connection.all('select id from schema order by id');
  for (const { id } of schemas) await describeSchema(connection, dialect, id as number);
  const unsealed = await connection.all('select id from version where seals is null order by id');
  for (const { id } of unsealed) await seal(connection, id as number);
}
