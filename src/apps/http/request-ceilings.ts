import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from './problems.js';
import { whenOver } from './response-end.js';

/** How many requests a process takes at the same time. */
export interface RequestLimits {
  /** All requests, but those that wait for something to happen. */
  readonly requests: number;
  /** Those that wait for something to happen. */
  readonly longPolls: number;
  /** How many requests of one connection are worked on at once (pipelining). */
  readonly ofConnection: number;
  /** How many more of them wait for their turn. */
  readonly waitingOfConnection: number;
  /** How many requests of all connections wait for their turn: they take no place of those that are worked on. */
  readonly waiting: number;
  /** Milliseconds in which a client must read some of its answer. */
  readonly unread: number;
}

/** The limits of a process, where nothing else is asked for. */
export const REQUEST_LIMITS: RequestLimits = {
  requests: 4000,
  longPolls: 10_000,
  ofConnection: 8,
  waitingOfConnection: 100,
  waiting: 4000,
  unread: 30_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the requests of a route wait for something to happen, and cost next to nothing until then. */
    readonly isLongPoll?: boolean;
    /** Whether they are always taken: probes must not be refused. */
    readonly isProbe?: boolean;
  }
}

/** The requests of a connection that are not answered yet. */
interface Connection {
  count: number;
  running: number;
  readonly waiting: (() => void)[];
  /** Whether a request was refused as one too many: what follows it on this connection is not answered. */
  isRefused: boolean;
}

/** Refuses requests beyond the limits, and lets those of one connection wait for each other. */
export function addRequestCeilings(app: FastifyInstance, limits: RequestLimits): void {
  const connections = new WeakMap<Duplex, Connection>();
  const counts = { requests: 0, longPolls: 0, waiting: 0 };
  /** Counts a request until it is over, or until it is no longer one of its kind. */
  const count = (kind: keyof typeof counts, response: ServerResponse): (() => void) => {
    let isCounted = true;
    counts[kind]++;
    const uncount = () => {
      if (isCounted) counts[kind]--;
      isCounted = false;
    };
    whenOver(response, uncount);
    return uncount;
  };

  const connectionOf = (socket: Duplex): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = { count: 0, running: 0, waiting: [], isRefused: false };
    connections.set(socket, connection);
    return connection;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connectionOf(socket);
    const { isLongPoll, isProbe } = request.routeOptions.config;
    const kind = isLongPoll ? 'longPolls' : 'requests';
    connection.count++;
    whenOver(reply.raw, () => {
      connection.count--;
    });
    const mustWait = connection.running >= limits.ofConnection;
    const place = mustWait ? 'waiting' : kind;
    const leave = count(place, reply.raw);
    const isFull = counts[place] > limits[place] && !isProbe;
    if (connection.isRefused) {
      ignore(request, reply, isFull);
      return;
    }
    const isTooMany = connection.count > limits.ofConnection + limits.waitingOfConnection;
    if (isFull || isTooMany) {
      connection.isRefused = connection.count > 1;
      if (connection.isRefused) reply.header('connection', 'close');
      done(isTooMany ? tooManyOfConnection(limits) : tooMany(limits[place]));
      return;
    }
    closeUnread(reply, limits.unread);
    const run = () => {
      if (mustWait) {
        leave();
        count(kind, reply.raw);
      }
      connection.running++;
      whenOver(reply.raw, () => {
        connection.running--;
        if (!socket.destroyed) connection.waiting.shift()?.();
      });
      done(mustWait && counts[kind] > limits[kind] && !isProbe ? tooMany(limits[kind]) : undefined);
    };
    if (mustWait) connection.waiting.push(run);
    else run();
  });
}

/** The connection ends after the answer that refused a request. Those after it only take memory until then. */
function ignore(request: FastifyRequest, reply: FastifyReply, isFull: boolean): void {
  reply.hijack();
  if (isFull) request.raw.socket.destroy();
}

/** Ends the connection of a client that reads nothing of its answer for so long. */
function closeUnread({ raw }: FastifyReply, milliseconds: number): void {
  raw.setTimeout(milliseconds, () => {
    const { socket } = raw;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}

function tooMany(most: number) {
  return unavailable(
    `The service already has ${most} requests in progress: send the request again later.`,
    1,
  );
}

function tooManyOfConnection({ ofConnection, waitingOfConnection }: RequestLimits) {
  const most = ofConnection + waitingOfConnection;
  return unavailable(
    `The connection already has ${most} requests in progress: read their answers before you send more.`,
    1,
  );
}
