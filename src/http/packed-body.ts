import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { quote } from '../json.js';
import { ProblemError, tooLarge } from './problems.js';

const GZIP = ['gzip', 'x-gzip'];

/** Whether a body is gzip, as its Content-Encoding says. */
export function isGzip(encoding = 'identity'): boolean {
  return GZIP.includes(encoding.toLowerCase());
}

/** Refuses a body in an encoding that cannot be undone. */
export function checkEncoding(encoding = 'identity'): void {
  if (isGzip(encoding) || encoding.toLowerCase() === 'identity') return;
  const detail = `The Content-Encoding ${quote(encoding)} is not supported: use gzip or none.`;
  throw new ProblemError('unsupported-media-type', detail, {}, { 'accept-encoding': 'gzip' });
}

/** A whole body, unpacked if it is packed; the limit holds for what comes out, however little went in. */
export async function unpacked(
  bytes: Buffer,
  encoding: string | undefined,
  limit: number,
): Promise<Uint8Array> {
  checkEncoding(encoding);
  if (!isGzip(encoding)) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: limit });
  } catch (fault) {
    throw (fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge('body', limit)
      : unpackingProblem(fault);
  }
}

/** The problem for a failed decompression; other errors stay unchanged. */
export function unpackingProblem(fault: unknown): unknown {
  if (!String((fault as NodeJS.ErrnoException).code).startsWith('Z_')) return fault;
  const detail = 'The Content-Encoding is gzip, but the body is not complete gzip data.';
  return new ProblemError('malformed-request', detail);
}
