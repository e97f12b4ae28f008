import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ProblemError } from '../problems.js';

/** Bytes are handed on in pieces of about this size. */
export const PIECE = 64 * 1024;

/** The content encodings that a body may have. */
const DECODERS: { readonly [encoding: string]: () => Transform } = {
  identity: () => new PassThrough({ highWaterMark: PIECE }),
  gzip: () => createGunzip({ chunkSize: PIECE }),
  'x-gzip': () => createGunzip({ chunkSize: PIECE }),
};

/** Refuses a body in an encoding that cannot be undone. */
export function checkEncoding(encoding = 'identity'): void {
  if (Object.hasOwn(DECODERS, encoding.toLowerCase())) return;
  const detail = 'The Content-Encoding of the body may be gzip, or there may be none.';
  throw new ProblemError('unsupported-media-type', detail, {}, { 'accept-encoding': 'gzip' });
}

/**
 * The body of a request as it comes, decompressed. Whoever reads it gets the reason thrown when the signal
 * says stop; the request itself, and with it the connection, stays open for the answer.
 */
export async function* bytesOf(request: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const decoder = DECODERS[encoding.toLowerCase()]!();
  // Whoever reads hears of it; when nobody reads any more, nobody has to.
  decoder.on('error', () => {});
  const stop = () => decoder.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    yield* request.pipe(decoder) as AsyncIterable<Uint8Array>;
  } catch (fault) {
    throw isOfZlib(fault) ? notGzip() : fault;
  } finally {
    signal.removeEventListener('abort', stop);
    request.unpipe(decoder);
    decoder.destroy();
  }
}

function isOfZlib(fault: unknown): boolean {
  return String((fault as NodeJS.ErrnoException).code).startsWith('Z_');
}

function notGzip(): ProblemError {
  const detail = 'The body is not gzip, or not all of it, although its Content-Encoding says so.';
  return new ProblemError('malformed-request', detail);
}
