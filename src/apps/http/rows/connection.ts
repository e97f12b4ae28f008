import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { takeOver } from '../long-requests.js';
import { ProblemError } from '../problems.js';

/** Thrown when the client has disconnected. */
export class ClientGone extends Error {}

/** A connection while a stream goes over it. */
export interface Connection {
  /** Says stop, with the reason. */
  readonly signal: AbortSignal;
  stop(reason: Error): void;
  /** Releases the connection for other requests, or closes it after the answer. */
  giveBack(isUnwanted: boolean): void;
}

/** How long a client whose connection is to be closed has to read the end of its answer, in milliseconds. */
const LAST_WORDS = 1000;

/** Watches over the connection of a request that may take its time; `patience` is for what comes after the answer. */
export function connectionOf(
  request: IncomingMessage,
  response: ServerResponse,
  patience: number,
): Connection {
  const stopping = new AbortController();
  const stop = (reason: Error) => stopping.abort(reason);
  const gone = () => stop(new ClientGone('The client disconnected.'));
  let isBroken = false;
  response.once('close', gone);
  const release = takeOver(request.socket, ({ code = '' }) => {
    // A stream may take longer to arrive than a request; it is watched in other ways.
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return;
    isBroken = true;
    if (code.startsWith('HPE_')) stop(new ProblemError('malformed-request', 'The body is not HTTP.'));
    else gone();
  });
  return {
    signal: stopping.signal,
    stop,
    giveBack(isUnwanted) {
      const isLast = isUnwanted || isBroken;
      // What else comes over a connection that is to be closed is not answered.
      if (!isLast) release();
      response.off('close', gone);
      // Many clients read the answer only after they have sent everything, and would not get it if we closed at once.
      // A reader that ends later would pause the request, and the rest would never be read.
      request.unpipe();
      request.resume();
      // What is injected into the service has no connection.
      const { socket } = request as { socket: Partial<Socket> };
      const hangUp = setTimeout(() => socket.destroy?.(), isLast ? LAST_WORDS : patience);
      hangUp.unref();
      const finish = () => {
        if (!request.complete || !response.writableFinished) return;
        clearTimeout(hangUp);
        if (isLast) socket.destroySoon?.();
      };
      request.once('end', finish);
      response.once('finish', finish);
      finish();
    },
  };
}
