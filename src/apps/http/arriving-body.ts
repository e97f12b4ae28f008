import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ByteBudget, Reservation } from './byte-budget.js';
import { checkEncoding, isGzip } from './packed-body.js';
import { ProblemError, tooLarge } from './problems.js';
import { whenOver } from './response-end.js';
import { bytesIn, type SentBody } from './sent-body.js';

/** The bytes that the bodies of requests hold. */
const held = new WeakMap<IncomingMessage, Reservation>();

/** Counts the bytes that bodies hold, from their arrival until the request has been answered. */
export function countBodies(app: FastifyInstance, budget: ByteBudget): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      held.set(request.raw, budget.reserve());
      whenOver(reply.raw, () => releaseBody(request));
    }
    done(null);
  });
}

/** Reads the bodies of these media types as they are sent: they are unpacked where they are used. */
export function readBodies(app: FastifyInstance, types: readonly RegExp[], limit: number): void {
  for (const type of types)
    app.addContentTypeParser(type, (request: FastifyRequest, payload: IncomingMessage) =>
      sentBody(request, payload, limit),
    );
}

/** Gives back what the body of a request holds: it is not needed any more. */
export function releaseBody(request: FastifyRequest): void {
  const reservation = held.get(request.raw);
  if (reservation === undefined) return;
  held.delete(request.raw);
  reservation.release();
  request.body = undefined;
}

/** The bytes of a body, unpacked; they are held until the request has been answered. */
export async function heldBytes(request: FastifyRequest, body: SentBody): Promise<Uint8Array> {
  const bytes = await bytesIn(body);
  if (body.isGzip) held.get(request.raw)?.add(bytes.length);
  return bytes;
}

async function sentBody(
  { raw, headers }: FastifyRequest,
  payload: IncomingMessage,
  limit: number,
): Promise<SentBody> {
  const encoding = headers['content-encoding'];
  checkEncoding(encoding);
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  if (length !== undefined && length > limit) throw tooLarge('body', limit);
  const bytes = await arrived(payload, { length, limit, reservation: held.get(raw)! });
  if (length !== undefined && bytes.length !== length)
    throw new ProblemError('malformed-request', 'The length of the body differs from its Content-Length.');
  return { bytes, isGzip: isGzip(encoding), limit };
}

interface Arrival {
  /** How many bytes are announced. */
  readonly length: number | undefined;
  readonly limit: number;
  readonly reservation: Reservation;
}

/**
 * How much room a body gets at first; it grows with what arrives, not with what is announced. It is not counted, so that small
 * requests are taken in any case: their number is limited.
 */
const FIRST_BYTES = 16 * 1024;

/** How many of these bytes the budget counts. */
const counted = (bytes: number) => Math.max(0, bytes - FIRST_BYTES);

/** The bytes of a body, in one piece: many small ones take many times their length. */
function arrived(payload: IncomingMessage, { length, limit, reservation }: Arrival): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let room = Buffer.alloc(0);
    let size = 0;
    let refusal: Error | undefined;
    const makeRoom = (least: number) => {
      const grown = Math.max(least, 2 * room.length, FIRST_BYTES);
      const bytes = Math.max(least, Math.min(grown, length ?? limit));
      reservation.add(counted(bytes) - counted(room.length));
      const larger = Buffer.allocUnsafeSlow(bytes);
      room.copy(larger, 0, 0, size);
      room = larger;
    };
    const tryToMakeRoom = (least: number) => {
      try {
        makeRoom(least);
      } catch (fault) {
        // The rest is read and dropped: a client that is still sending might not see the answer.
        refusal = fault as Error;
        room = Buffer.alloc(0);
        reservation.release();
      }
    };
    const take = (chunk: Buffer) => {
      const least = size + chunk.length;
      if (least > limit) return end(tooLarge('body', limit));
      if (refusal === undefined && least > room.length) tryToMakeRoom(least);
      if (refusal === undefined) chunk.copy(room, size);
      size = least;
    };
    const end = (fault?: Error) => {
      payload.off('data', take).off('end', end).off('error', gone).off('close', gone);
      if (fault ?? refusal) reject(fault ?? refusal);
      else resolve(room.subarray(0, size));
    };
    const gone = () =>
      end(new ProblemError('malformed-request', 'The client disconnected while it sent the body.'));
    if (payload.destroyed) gone();
    else payload.on('data', take).on('end', end).on('error', gone).on('close', gone);
  });
}
