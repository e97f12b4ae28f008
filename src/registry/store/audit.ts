import type { Connection, Row } from './database.js';
import type { AuditAction, AuditEntry, AuditQuery, AuditRecord, Author } from './store.js';

/** Who writes where nobody is named: the command works on the database itself. */
export const COMMAND: Author = { by: 'command' };

/** Adds what was written to the audit, in the transaction that writes it. */
export function recordWrite(
  connection: Connection,
  { by, request = '' }: Author,
  action: AuditAction,
  target: string,
  { at = new Date().toISOString(), outcome = 'done' }: { at?: string; outcome?: string } = {},
): Promise<void> {
  return addRow(connection, { at, actor: by, action, target, outcome, request });
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
