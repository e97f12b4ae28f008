import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { JsonObject } from '../../base/json.js';
import type { Connection, Row } from './database.js';
import type { VersionRecord } from './store.js';

/** Says that what the database has of a version is not what was published. */
export class DamagedVersion extends Error {}

/** The bytes of a version as they came; they are never answered if they are others. */
export async function contentOf(connection: Connection, version: VersionRecord): Promise<Uint8Array> {
  const { owner, name, number, digest, options } = version;
  const [row] = await connection.all(
    'select size, compressed from content where digest = $1',
    Buffer.from(digest, 'hex'),
  );
  const fault = row === undefined ? 'it is missing' : undefined;
  const found = row ? unpacked(row) : { fault: fault! };
  if ('fault' in found)
    throw new DamagedVersion(`The content of ${owner}/${name}/${number} is damaged: ${found.fault}.`);
  if (digestOf(found.bytes, options) !== digest)
    throw new DamagedVersion(
      `The content of ${owner}/${name}/${number} is damaged: it does not match its digest.`,
    );
  return found.bytes;
}

/** The bytes in a row of the table of contents, or why they cannot be had. */
export function unpacked({
  size,
  compressed,
}: Row): { readonly bytes: Uint8Array } | { readonly fault: string } {
  let bytes: Uint8Array;
  try {
    bytes = gunzipSync(compressed as Uint8Array);
  } catch {
    return { fault: 'it cannot be unpacked' };
  }
  if (bytes.length !== size) return { fault: `it has ${bytes.length} bytes instead of ${size}` };
  return { bytes };
}

/** SHA-256 of the bytes of a schema, and of its options where there are some. */
export function digestOf(bytes: Uint8Array, options: JsonObject | undefined): string {
  const hash = createHash('sha256').update(bytes);
  // No text has the character between them.
  return (options ? hash.update(`\0${JSON.stringify(options)}`) : hash).digest('hex');
}
