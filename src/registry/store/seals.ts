import { createHash } from 'node:crypto';
import type { Connection, Row, Value } from './database.js';

/** The parts of a version that are sealed: all that the database has of it. */
const PARTS = {
  record: `select schema, number, sort, state, digest, media_type, options, identifier, license, readiness, facts, at,
    by_whom, reason, replaced_by from version where id = $1`,
  content: 'select c.size, c.compressed from content c join version v on v.digest = c.digest where v.id = $1',
  addresses: 'select iri from address where version = $1',
  references: 'select iri, target from reference where version = $1',
  facets: 'select kind, value from facet where version = $1',
} as const;

/** A part of a version that is sealed. */
export type SealedPart = keyof typeof PARTS;

/**
 * The seals of a version as the database has it now: a digest of each part. What is written is sealed in the same
 * transaction, so that a check finds what was changed by anything else.
 */
export async function sealsOf(connection: Connection, id: number): Promise<Record<SealedPart, string>> {
  const seals: Partial<Record<SealedPart, string>> = {};
  for (const [part, sql] of Object.entries(PARTS) as [SealedPart, string][])
    seals[part] = sealOf(await connection.all(sql, id));
  return seals as Record<SealedPart, string>;
}

/** Seals a version that was written; or only a part of it that was changed, so that damage to others is still found. */
export async function seal(connection: Connection, id: number, part?: SealedPart): Promise<void> {
  const seals = await sealsOf(connection, id);
  const [row] = part ? await connection.all('select seals from version where id = $1', id) : [];
  const kept = row ? { ...JSON.parse(row.seals as string), [part!]: seals[part!] } : seals;
  await connection.all('update version set seals = $2 where id = $1', id, JSON.stringify(kept));
}

function sealOf(rows: readonly Row[]): string {
  // The databases collate texts in other orders: the rows of a part are a set.
  const texts = rows.map((row) => JSON.stringify(Object.values(row).map(sealable))).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32);
}

function sealable(value: Value): string | number | null {
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
