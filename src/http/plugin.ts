import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Context } from '../operations/index.js';
import { AnswerCache } from './answers.js';
import { textOf } from './body.js';
import { crossOrigin } from './cross-origin.js';
import { addFallbacks } from './fallbacks.js';
import { liveRegistry } from './live-registry.js';
import { addMetrics } from './metrics.js';
import { openApi } from './openapi.js';
import { isStream, operations } from './operations.js';
import { watchOverload } from './overload.js';
import { unpacked } from './packed-body.js';
import { addPages } from './page-routes.js';
import { createPool, type PoolLimits } from './pool.js';
import { ProblemError } from './problems.js';
import { RecentAnswers } from './recent-answers.js';
import { addOperation, negotiate, sendReady } from './routes.js';
import { addStream } from './rows/route.js';
import { type StreamsLimits, streamsOf } from './rows/streams.js';

/** How the service behaves. */
export interface FairwrightOptions {
  /** Another address of the vocabulary's tree. */
  readonly docsUrl?: string;
  /** A folder of schemas to register; it is read again when it changes. */
  readonly schemas?: string;
  /** How many requests a client may send in a minute. */
  readonly rateLimit?: number;
  /** The largest body in bytes. */
  readonly bodyLimit?: number;
  /** Answer `/metrics`. */
  readonly metrics?: boolean;
  /** What stands before every path in links, beyond the prefix that the plugin is registered under. */
  readonly linkPrefix?: string;
  /** How many processes serve together. */
  readonly workers?: number;
  readonly limits?: Partial<PoolLimits>;
  /** How many rows a stream may have. */
  readonly maxRows?: number;
  /** How many streams are worked on at once, by each process. */
  readonly rowStreams?: number;
  readonly streamLimits?: Partial<StreamsLimits>;
  /** Where answers are kept that stay the same; a cache of its own if not given. */
  readonly answers?: AnswerCache;
}

/** The largest body in bytes, unless said otherwise. */
export const BODY_LIMIT = 5 * 1024 * 1024;

const CORES = availableParallelism();
const POOL_LIMITS: PoolLimits = { threads: CORES, long: 4 * CORES, deadline: 1000, memory: 128, queue: 1000 };

/** What streams may cost beyond what the pool says; whoever stops the service waits a little longer than their grace. */
const STREAM_LIMITS = { rows: 10_000_000, longestRow: 2 ** 20, silence: 30_000, grace: 8_000 } as const;

function streamLimitsOf(
  { maxRows, rowStreams, streamLimits }: FairwrightOptions,
  { threads, deadline, memory }: PoolLimits,
): StreamsLimits {
  return {
    ...STREAM_LIMITS,
    deadline,
    memory,
    streams: rowStreams ?? threads,
    ...(maxRows === undefined ? {} : { rows: maxRows }),
    ...streamLimits,
  };
}

/** The whole service as a Fastify plugin: register it, with or without a prefix, in an application of yours. */
export const fairwright: FastifyPluginAsync<FairwrightOptions> = async (app, options) => {
  const answers = options.answers ?? new AnswerCache();
  const recent = new RecentAnswers();
  const registry = await liveRegistry(options.docsUrl, options.schemas, app.log, (changed) => {
    pool.register(changed);
    streams.register(changed);
    answers.clear();
    recent.clear();
  });
  const limits = { ...POOL_LIMITS, ...options.limits };
  const pool = createPool(limits, registry.options());
  const streams = streamsOf(streamLimitsOf(options, limits), registry.options());
  const overload = watchOverload();
  const service = { startedAt: Date.now(), workers: options.workers ?? 1 };
  const prefixOf = (request: FastifyRequest) =>
    (options.linkPrefix ?? '') + mountPathOf(request) + app.prefix;
  const contextOf = (request: FastifyRequest): Context => ({
    registry: registry.current(),
    prefix: prefixOf(request),
    service,
    mayTakeLong: false,
    hasLimits: true,
  });

  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    streams.windDown();
  });
  app.addHook('onClose', async () => {
    registry.stop();
    overload.stop();
    await streams.close();
    await pool.close();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.headers(crossOrigin);
    if (isStopping) done(unavailable('The service is shutting down.', 5));
    else if (overload.isOverloaded()) done(unavailable('The service is overloaded.', 10));
    else done();
  });

  const bodyLimit = options.bodyLimit ?? BODY_LIMIT;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\s*;|$)/i,
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      textOf(await unpacked(body, headers['content-encoding'], bodyLimit)),
  );

  addFallbacks(app, { prefixOf, bodyLimit });
  if (options.rateLimit !== undefined) await addRateLimit(app, options.rateLimit);
  if (options.metrics) await addMetrics(app);
  for (const operation of operations) {
    if (isStream(operation)) addStream(app, operation, { prefixOf, streams, bodyLimit });
    else addOperation(app, operation, { contextOf, prefixOf, pool, answers, recent });
  }
  for (const path of ['/openapi.json', '/api/openapi.json']) {
    app.get(path, async (request, reply) => {
      negotiate(request, reply, ['application/json']);
      const prefix = prefixOf(request);
      const ready = await answers.get(`openapi ${prefix}`, 'application/json', () =>
        JSON.stringify(openApi(prefix || '/')),
      );
      return sendReady(request, reply, ready);
    });
  }
  addPages(app, { contextOf, answers });
};

function unavailable(detail: string, seconds: number): ProblemError {
  return new ProblemError('unavailable', detail, {}, { 'retry-after': String(seconds) });
}

/** The path that Express took away before we saw the request, if it stands around us. */
function mountPathOf({ raw }: FastifyRequest): string {
  return (raw as { baseUrl?: string }).baseUrl ?? '';
}

async function addRateLimit(app: FastifyInstance, max: number): Promise<void> {
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(
        'rate-limited',
        `Only ${max} requests a minute are allowed: wait ${Math.ceil(ttl / 1000)} seconds.`,
      ),
  });
}
