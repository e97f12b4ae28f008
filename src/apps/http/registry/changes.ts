import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredType } from '../negotiation.js';
import { ProblemError } from '../problems.js';
import { numberIn } from './listing.js';
import type { RegistrySurroundings } from './reading.js';

const NDJSON = 'application/x-ndjson';

/** How many changes an answer has, and how long a request may wait for one, in seconds. */
const MOST_CHANGES = 1000;
const LONGEST_WAIT = 30;

/** How often waiting requests look, in milliseconds. */
const LOOK = 250;

/** Adds the list of changes, which can be followed. */
export function addChanges(app: FastifyInstance, { registry: { read } }: RegistrySurroundings): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  let looking: Promise<number> | undefined;
  /** The number of the last write, a moment later: all that wait share one question to the database. */
  const look = (): Promise<number> => {
    looking ??= setTimeout(LOOK)
      .then(() => read.seq())
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  app.get(
    '/v1/changes',
    { config: { isLongPoll: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const given = new Map(Object.entries(request.query as Record<string, string>));
      const since = numberIn(given, 'since', 0, Number.MAX_SAFE_INTEGER) ?? 0;
      const wait = numberIn(given, 'wait', 0, LONGEST_WAIT) ?? 0;
      const limit = numberIn(given, 'limit', 1, MOST_CHANGES) ?? MOST_CHANGES;
      const type = preferredType(request.headers, ['application/json', NDJSON]);
      const end = performance.now() + wait * 1000;
      const { id: registry } = await read.identity();
      let seen = await read.seq();
      let changes = await read.changes(since, limit);
      if (changes.length === 0 && since > 0) await refuseUnknown(since, registry);
      while (changes.length === 0 && performance.now() < end && !request.raw.destroyed) {
        const now = await look();
        if (isStopping) break;
        if (now !== seen) changes = await read.changes(since, limit);
        seen = now;
      }
      const next = changes.at(-1)?.seq ?? since;
      reply.header('cache-control', 'no-store').header('fairwright-registry', registry);
      // A connection that stays open would keep the service from stopping.
      if (isStopping) reply.header('connection', 'close');
      return type === NDJSON
        ? reply.type(NDJSON).send(changes.map((each) => `${JSON.stringify(each)}\n`).join(''))
        : reply.type('application/json').send(JSON.stringify({ registry, changes, next }));
    },
  );

  /** A number that this registry has not come to was given by another one, or by this one before it was restored. */
  const refuseUnknown = async (since: number, registry: string): Promise<void> => {
    const newest = (await read.lastChanges(1))[0]?.seq ?? 0;
    if (since <= newest) return;
    throw new ProblemError(
      'unknown-change',
      `There is no change ${since}: the newest is ${newest}. The registry was restored from a backup or replaced: start again with since=0.`,
      { registry, newest },
    );
  };
}
