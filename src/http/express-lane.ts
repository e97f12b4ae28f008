import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AnswerCache, pathKey, represent } from './answers.js';
import { crossOrigin } from './cross-origin.js';

/** What every answer that is ready says: each comes from an operation, which looks at what its client accepts. */
const ALWAYS = Object.entries({ ...crossOrigin, vary: 'accept' }).flat();

/** What the lane needs to know of the service. */
export interface Lane {
  readonly answers: AnswerCache;
  readonly prefix: string;
  /** The path as the routes know it. */
  readonly urlOf: (request: IncomingMessage) => string;
  readonly idOf: (request: IncomingMessage) => string;
  readonly isOpen: () => boolean;
  readonly answered?: (request: IncomingMessage, id: string, status: number, ms: number) => void;
}

/**
 * Sends answers that are ready before any routing: what clients ask for again and again
 * costs little more than its bytes. Everything else goes the ordinary way.
 */
export function addExpressLane(server: Server, lane: Lane): void {
  const ordinary = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isSent(lane, request, response))
      for (const handle of ordinary) handle.call(server, request, response);
  });
}

function isSent(lane: Lane, request: IncomingMessage, response: ServerResponse): boolean {
  const start = performance.now();
  if (request.method !== 'GET' || !lane.isOpen()) return false;
  const { accept } = request.headers;
  if (accept !== undefined && accept !== '*/*') return false;
  const ready = lane.answers.peek(pathKey(lane.prefix, lane.urlOf(request)));
  if (ready === undefined) return false;
  const representation = represent(ready, request.headers);
  if (representation instanceof Promise) return false;
  const { status, headers, body } = representation;
  const id = lane.idOf(request);
  const sent: string[] = ['x-request-id', id, ...ALWAYS];
  for (const name in headers) sent.push(name, headers[name]!);
  response.writeHead(status, sent).end(body);
  lane.answered?.(request, id, status, performance.now() - start);
  return true;
}
