import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { today } from '../../base/today.js';
import { CannotOpen } from '../../registry/store/index.js';
import type { Context } from '../operations/index.js';
import { AnswerCache } from './answers.js';
import { countBodies, readBodies } from './arriving-body.js';
import { ByteBudget } from './byte-budget.js';
import { keepFromOthers } from './cross-origin.js';
import { addFallbacks } from './fallbacks.js';
import { followLifecycle, type Lifecycle, type LifecycleOptions } from './lifecycle.js';
import { liveRegistry } from './live-registry.js';
import { addMetrics } from './metrics.js';
import { operations, type Single, takesData } from './operations.js';
import { addPages } from './page-routes.js';
import { PROBES, readyzOf } from './probes.js';
import { ProblemError } from './problems.js';
import { publishedSchemas } from './published-schemas.js';
import { addRegistry } from './registry/routes.js';
import { openRegistry, type ServiceRegistry, USUAL_REGISTRY } from './registry/service-registry.js';
import { addRequestCeilings, REQUEST_LIMITS, type RequestLimits } from './request-ceilings.js';
import { addOperation } from './routes.js';
import { addStream } from './rows/route.js';
import { type StreamsLimits, streamsOf } from './rows/streams.js';
import { serviceThreads, type ThreadLimits } from './service-threads.js';
import { statusOf } from './status.js';
import { warmUp } from './warm-up.js';

/** How the service behaves. */
export interface FairwrightOptions extends LifecycleOptions {
  /** Another address of the vocabulary's tree. */
  readonly docsUrl?: string;
  /** A folder of schemas to register. It is reloaded when it changes. */
  readonly schemas?: string;
  /** The registry to publish in: a file, or an address such as `postgres://user@host/name`. */
  readonly registry?: string;
  /** A file that lists issuers of OpenID Connect whose tokens let somebody write to the registry. */
  readonly oidc?: string;
  /** Whether only those who have a token may read the registry. */
  readonly private?: boolean;
  /** Who runs the registry, and the e-mail address of its administrators, for those who harvest it. */
  readonly operator?: string;
  readonly contact?: string;
  /** How many requests a client may send in a minute. */
  readonly rateLimit?: number;
  /** The largest body in bytes. */
  readonly bodyLimit?: number;
  /** The most bytes that the bodies of all requests in progress hold together, by each process. */
  readonly bodyBudget?: number;
  /** How many requests are in progress at the same time, by each process. */
  readonly maxRequests?: number;
  readonly requestLimits?: Partial<RequestLimits>;
  /** Answer `/metrics`. */
  readonly metrics?: boolean;
  /** The prefix of every path in links, before the prefix that the plugin is registered under. */
  readonly linkPrefix?: string;
  /** How many processes serve together. */
  readonly workers?: number;
  readonly limits?: Partial<ThreadLimits>;
  /** How many rows a stream may have. */
  readonly maxRows?: number;
  /** How many streams are worked on at once, by each process. */
  readonly rowStreams?: number;
  readonly streamLimits?: Partial<StreamsLimits>;
}

const LISTS: readonly string[] = ['schemas', 'schema'];

/** The largest body in bytes, by default. */
export const BODY_LIMIT = 5 * 1024 * 1024;

/** The most bytes of all bodies in progress, by default. */
const BODY_BUDGET = 128 * 1024 * 1024;

/** Bodies that are a schema, or have one. */
const JSON_TYPE = /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\s*;|$)/i;

/** The limits of streams; a shutdown waits a little longer than their grace period. */
const STREAM_LIMITS: StreamsLimits = {
  rows: 10_000_000,
  longestRow: 2 ** 20,
  open: 1000,
  openByClient: 250,
  buffered: 64 * 2 ** 20,
  silence: 30_000,
  grace: 8_000,
  bytesPerSecond: 16 * 1024,
  window: 2_000,
};

/** The whole service as a Fastify plugin: register it, with or without a prefix, in your own application. */
export const fairwright: FastifyPluginAsync<FairwrightOptions> = async (app, options) => {
  const { workers = 1, maxRows, rowStreams } = options;
  const answers = new AnswerCache();
  const registry = await liveRegistry(options.docsUrl, options.schemas, app.log, (changed) => {
    threads.register(changed);
    answers.clear();
  });
  const threads = serviceThreads(registry.options(), workers, {
    ...(rowStreams === undefined ? {} : { streams: rowStreams }),
    ...options.limits,
  });
  const streams = streamsOf(
    { ...STREAM_LIMITS, ...(maxRows === undefined ? {} : { rows: maxRows }), ...options.streamLimits },
    threads.streams,
  );
  const published =
    options.registry === undefined ? undefined : await publishedIn(options.registry, app, options);
  const contextOf = (): Context => ({ registry: registry.current(), today: today() });
  const life = followLifecycle(app, options, {
    start: () => Promise.all([warmUp(contextOf()), threads.start()]),
    windDown: () => streams.windDown(),
    async close() {
      registry.stop();
      await streams.close();
      await threads.close();
      await published?.close();
    },
  });
  const keepHere = (scope: FastifyInstance) => keepFromOthers(scope, () => life.isOnlyHere);
  const probes = probesOf(workers, options.registry !== undefined, published, life);
  const prefixOf = (request: FastifyRequest) =>
    (options.linkPrefix ?? '') + mountPathOf(request) + app.prefix;
  const baseOf = (request: FastifyRequest) => published?.base ?? life.address + prefixOf(request);
  const isPrivate = options.private ?? false;
  const schemas =
    published && publishedSchemas({ registry: published, isPrivate, prefixOf, baseOf, contextOf });

  const bodyLimit = options.bodyLimit ?? BODY_LIMIT;
  addRequestCeilings(app, {
    ...REQUEST_LIMITS,
    ...(options.maxRequests === undefined ? {} : { requests: options.maxRequests }),
    ...options.requestLimits,
  });
  app.removeAllContentTypeParsers();
  countBodies(app, new ByteBudget(options.bodyBudget ?? BODY_BUDGET));
  readBodies(app, [JSON_TYPE], bodyLimit);

  addFallbacks(app, { prefixOf, bodyLimit });
  if (options.rateLimit !== undefined) await addRateLimit(app, options.rateLimit);
  if (options.metrics) await addMetrics(app);
  const performInThread = threads.perform;
  const single = { contextOf, prefixOf, performInThread, answers, published: schemas };
  for (const operation of operations) {
    if (takesData(operation)) addStream(app, operation, { prefixOf, streams, bodyLimit, published: schemas });
    else if (!LISTS.includes(operation.name)) addOperation(app, probes[operation.name] ?? operation, single);
    // With a registry, these list and find what is published, too.
    else if (!published)
      await app.register(async (scope) => {
        if (options.schemas !== undefined) keepHere(scope);
        addOperation(scope, operation, single);
      });
  }
  addPages(app, { contextOf, prefixOf, answers, hasRegistry: published !== undefined });
  if (published)
    await addRegistry(app, {
      registry: published,
      contextOf,
      prefixOf,
      baseOf,
      represent: threads.represent,
      isPrivate,
      bodyLimit,
      keepHere,
      operator: {
        ...(options.operator === undefined ? {} : { name: options.operator }),
        ...(options.contact === undefined ? {} : { email: options.contact }),
      },
    });
};

/** The registry; none if it is the usual one and cannot be opened. */
async function publishedIn(
  address: string,
  app: FastifyInstance,
  { oidc, base }: FairwrightOptions,
): Promise<ServiceRegistry | undefined> {
  try {
    return await openRegistry(address, app.log, oidc, base);
  } catch (fault) {
    if (address !== USUAL_REGISTRY || !(fault instanceof CannotOpen)) throw fault;
    app.log.error({ fault: fault.message }, 'The service has no registry.');
    return undefined;
  }
}

/** The operations that report on the service itself. */
function probesOf(
  workers: number,
  needsRegistry: boolean,
  published: ServiceRegistry | undefined,
  life: Lifecycle,
): { readonly [name: string]: Single } {
  const registry = async () => (published ? published.state() : 'unavailable');
  const readiness = async (): Promise<string | undefined> => {
    if (life.areThreadsMissing) return 'The threads could not start.';
    await published?.state();
    // A registry that takes no writes can still be read.
    return published?.isDegraded() ? 'The registry does not answer.' : undefined;
  };
  return {
    status: statusOf({
      startedAt: Date.now(),
      workers,
      ...(needsRegistry ? { registry } : {}),
    }) as unknown as Single,
    readyz: readyzOf(readiness) as unknown as Single,
  };
}

/** The path that Express removed from the request before it reached us, if Express runs the service. */
function mountPathOf({ raw }: FastifyRequest): string {
  return (raw as { baseUrl?: string }).baseUrl ?? '';
}

async function addRateLimit(app: FastifyInstance, max: number): Promise<void> {
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max,
    // Probes are frequent, and must not be refused.
    allowList: ({ routeOptions }) => PROBES.some((path) => routeOptions.url === app.prefix + path),
    timeWindow: '1 minute',
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(
        'rate-limited',
        `Only ${max} requests a minute are allowed: wait ${Math.ceil(ttl / 1000)} seconds.`,
      ),
  });
}
