import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isGzip, unpackingProblem } from '../packed-body.js';

/** Bytes are handed on in pieces of about this size. */
export const PIECE = 64 * 1024;

/**
 * The body of a request as it comes, decompressed. Whoever reads it gets the reason thrown when the signal
 * says stop; the request itself, and with it the connection, stays open for the answer.
 */
export async function* bytesOf(request: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const decoder = isGzip(request.headers['content-encoding'])
    ? createGunzip({ chunkSize: PIECE })
    : new PassThrough({ highWaterMark: PIECE });
  // Whoever reads hears of it; when nobody reads any more, nobody has to.
  decoder.on('error', () => {});
  const stop = () => decoder.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    yield* request.pipe(decoder) as AsyncIterable<Uint8Array>;
  } catch (fault) {
    throw unpackingProblem(fault);
  } finally {
    signal.removeEventListener('abort', stop);
    request.unpipe(decoder);
    decoder.destroy();
  }
}
