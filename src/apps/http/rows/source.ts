import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isGzip, unpackingProblem } from '../packed-body.js';

/** Bytes are handed on in pieces of about this size. */
export const PIECE = 64 * 1024;

/**
 * The body of a request as it comes, decompressed. The reader gets the reason thrown when the signal
 * says stop; the request itself, and with it the connection, stays open for the answer.
 */
export async function* bytesOf(request: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const decoder = isGzip(request.headers['content-encoding'])
    ? createGunzip({ chunkSize: PIECE })
    : new PassThrough({ highWaterMark: PIECE });
  // The reader gets the error; without a reader it is not needed.
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

/** How fast a client must deliver, and what happens when it does not. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** Milliseconds of waiting for the client over which its pace is averaged. */
  readonly window: number;
  readonly onSlow: () => void;
  /** Milliseconds that the client may send nothing at all while we wait for it; each time they pass, it is silent again. */
  readonly silence: number;
  readonly onSilent: () => void;
}

/** Passes bytes on and measures how fast they come. Only the time in which we wait for the client counts. */
export async function* paced(
  bytes: AsyncIterable<Uint8Array>,
  { bytesPerSecond, window, onSlow, silence, onSilent }: Pace,
): AsyncGenerator<Uint8Array> {
  let waited = 0;
  let received = 0;
  let since = 0;
  const measure = () => {
    if (received < (bytesPerSecond * window) / 1000) onSlow();
    waited = 0;
    received = 0;
    since = performance.now();
  };
  const source = bytes[Symbol.asyncIterator]();
  try {
    while (true) {
      since = performance.now();
      // What has arrived while this process had no processor time is read before the next measurement.
      const timer = setInterval(() => setImmediate(() => since > 0 && measure()), window - waited);
      const silent = setInterval(() => setImmediate(() => since > 0 && onSilent()), silence);
      const next = await source.next().finally(() => {
        clearInterval(timer);
        clearInterval(silent);
      });
      waited += performance.now() - since;
      since = 0;
      if (next.done) return;
      received += next.value.length;
      if (waited >= window) measure();
      yield next.value;
    }
  } finally {
    await source.return?.();
  }
}

/** Joins the data that arrives while no thread is ready for it, so that a thread gets few large pieces instead of many small ones. */
export async function* joined(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const gathered: Uint8Array[] = [];
  let size = 0;
  let end: { readonly failure?: unknown } | undefined;
  let wake = () => {};
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const gather = async () => {
    for await (const each of bytes) {
      gathered.push(each);
      size += each.length;
      wake();
      while (size >= PIECE && !end) await changed();
      if (end) return;
    }
  };
  gather().then(
    () => {
      end ??= {};
      wake();
    },
    (failure: unknown) => {
      end ??= { failure };
      wake();
    },
  );
  try {
    while (true) {
      while (size === 0 && !end) await changed();
      if (size === 0) break;
      const piece = new Uint8Array(size);
      let offset = 0;
      for (const each of gathered.splice(0)) {
        piece.set(each, offset);
        offset += each.length;
      }
      size = 0;
      wake();
      yield piece;
    }
    if (end && 'failure' in end) throw end.failure;
  } finally {
    end ??= {};
    wake();
  }
}
