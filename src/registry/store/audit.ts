import type { Connection, Database, Row } from './database.js';
import type { AuditAction, AuditEntry, AuditQuery, AuditRecord, Author } from './store.js';

/** Who writes where nobody is named: the command works on the database itself. */
export const COMMAND: Author = { by: 'command' };

/** What the audit says of a write. */
export type Recorded = Pick<AuditRecord, 'action' | 'target' | 'outcome'>;

/** A write that has no other outcome. */
export function done(action: AuditAction, target: string): Recorded {
  return { action, target, outcome: 'done' };
}

/** Does some work and adds its row to the audit: both are written, or neither. Work that wrote nothing has no row. */
export function audited<T>(
  database: Database,
  { by, request = '' }: Author,
  at: string | undefined,
  work: (connection: Connection) => Promise<T>,
  recorded: (made: T) => Recorded | undefined,
): Promise<T> {
  return database.transaction(async (connection) => {
    const made = await work(connection);
    const row = recorded(made);
    if (row) await addRow(connection, { at: at ?? new Date().toISOString(), actor: by, request, ...row });
    return made;
  });
}

/** Adds a row to the audit. Its number is not that of a change: what is only recorded makes no answer outdated. */
export async function addRow(
  connection: Connection,
  { at, actor, action, target, outcome, request }: AuditRecord,
): Promise<void> {
  await connection.all(
    `insert into audit (id, at, actor, action, target, outcome, request)
      values ((select coalesce(max(id), 0) + 1 from audit), $1, $2, $3, $4, $5, $6)`,
    ...[at, actor, action, target, outcome, request].map((text) => text.slice(0, LONGEST)),
  );
}

/** Subjects and addresses may be of any length; more characters are not kept. */
const LONGEST = 1000;

/** The rows of the audit, the newest first; those before one with a number. */
export async function auditRows(
  database: Connection,
  { limit, before = Number.MAX_SAFE_INTEGER }: AuditQuery,
): Promise<readonly AuditEntry[]> {
  const rows: readonly Row[] = await database.all(
    'select id, at, actor, action, target, outcome, request from audit where id < $1 order by id desc limit $2',
    ...[before, limit],
  );
  return rows as unknown as readonly AuditEntry[];
}
