import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { textOf } from './body.js';
import { unpackingProblem } from './packed-body.js';
import { tooLarge } from './problems.js';

/** A body as it was sent, as plain data that can go to a thread: what waits is not unpacked. */
export interface SentBody {
  readonly bytes: Uint8Array;
  readonly isGzip: boolean;
  /** How many bytes it may have, also unpacked. */
  readonly limit: number;
}

/** Whether the body of a request is one. */
export function isSentBody(body: unknown): body is SentBody {
  return typeof body === 'object' && body !== null && 'isGzip' in body;
}

/** A text as it would be sent. */
export function sentText(text: string): SentBody {
  const bytes = Buffer.from(text);
  return { bytes, isGzip: false, limit: bytes.length };
}

/** The text of a body, unless it has more bytes than `most`. */
export async function shortTextIn(
  { bytes, isGzip, limit }: SentBody,
  most: number,
): Promise<string | undefined> {
  if (bytes.length > most) return undefined;
  if (!isGzip) return textOf(bytes);
  const unpacked = await unpack(bytes, Math.min(most, limit));
  if (unpacked) return textOf(unpacked);
  if (limit <= most) throw tooLarge('body', limit);
  return undefined;
}

/** The bytes of a body, unpacked if they are packed; the limit holds for what comes out, however little went in. */
export async function bytesIn({ bytes, isGzip, limit }: SentBody): Promise<Uint8Array> {
  if (!isGzip) return bytes;
  const unpacked = await unpack(bytes, limit);
  if (unpacked) return unpacked;
  throw tooLarge('body', limit);
}

/** Unpacks bytes, unless more than `most` come out. */
async function unpack(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: most });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw unpackingProblem(fault);
  }
}
