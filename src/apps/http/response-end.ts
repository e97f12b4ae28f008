import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Callback = () => void;

/** What is called when a response is over; nothing once it is. */
const ofResponses = new WeakMap<ServerResponse, Callback[] | 'over'>();
const ofConnections = new WeakMap<Duplex, Set<Callback>>();

/**
 * Calls back once, when a response has been sent or its connection is gone; at once if that has happened. A response that waits for earlier ones of
 * its connection (pipelining) is not told by Node that the connection is gone.
 */
export function whenOver(response: ServerResponse, done: Callback): void {
  const known = ofResponses.get(response);
  // Work that was done for a client that is gone comes too late.
  if (known === 'over' || response.req.socket.destroyed) {
    done();
    return;
  }
  if (known) {
    known.push(done);
    return;
  }
  const callbacks = [done];
  ofResponses.set(response, callbacks);
  const others = closingOf(response.req.socket);
  const over = () => {
    others.delete(over);
    ofResponses.set(response, 'over');
    for (const each of callbacks.splice(0)) each();
  };
  others.add(over);
  response.once('finish', over);
  response.once('close', over);
}

/** Calls back when a connection closes, until the function that it gives is called. */
export function whenGone(connection: Duplex, done: Callback): () => void {
  const callbacks = closingOf(connection);
  callbacks.add(done);
  return () => callbacks.delete(done);
}

/** What is called when a connection closes: one listener for all of its responses. */
function closingOf(connection: Duplex): Set<Callback> {
  const known = ofConnections.get(connection);
  if (known) return known;
  const callbacks = new Set<Callback>();
  ofConnections.set(connection, callbacks);
  connection.once('close', () => {
    for (const each of [...callbacks]) each();
  });
  return callbacks;
}
