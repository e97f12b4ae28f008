import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Callback = () => void;

const ofResponses = new WeakMap<ServerResponse, Callback[]>();
const ofConnections = new WeakMap<Duplex, Set<Callback>>();

/**
 * Calls back once, when a response has been sent or its connection is gone. A response that waits for earlier ones of
 * its connection (pipelining) is not told by Node that the connection is gone.
 */
export function whenOver(response: ServerResponse, done: Callback): void {
  const known = ofResponses.get(response);
  if (known) {
    known.push(done);
    return;
  }
  const callbacks = [done];
  ofResponses.set(response, callbacks);
  const others = closingOf(response.req.socket);
  const over = () => {
    others.delete(over);
    for (const each of callbacks.splice(0)) each();
  };
  others.add(over);
  response.once('finish', over);
  response.once('close', over);
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
