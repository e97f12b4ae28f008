import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { today } from '../../base/today.js';
import { CannotOpen } from '../../registry/store/index.js';
import type { Context } from '../operations/index.js';
import { AnswerCache, readyOf } from './answers.js';
import { countBodies, readBodies } from './arriving-body.js';
import { ByteBudget } from './byte-budget.js';
import { crossOrigin, isLoopback, keepFromOthers } from './cross-origin.js';
import { addFallbacks } from './fallbacks.js';
import { liveRegistry } from './live-registry.js';
import { addMetrics } from './metrics.js';
import { openApi } from './openapi.js';
import { operations, type Single, takesData } from './operations.js';
import { addPages } from './page-routes.js';
import { LIVEZ, PROBES, readyzOf, SAYS_READY } from './probes.js';
import { ProblemError, unavailable } from './problems.js';
import { publishedSchemas } from './published-schemas.js';
import { addRegistry } from './registry/routes.js';
import { openRegistry, type ServiceRegistry, USUAL_REGISTRY } from './registry/service-registry.js';
import { addRequestCeilings, REQUEST_LIMITS, type RequestLimits } from './request-ceilings.js';
import { addOperation, negotiate, sendReady } from './routes.js';
import { addStream } from './rows/route.js';
import { type StreamsLimits, streamsOf } from './rows/streams.js';
import { serviceThreads, type ThreadLimits } from './service-threads.js';
import { statusOf } from './status.js';
import { warmUp } from './warm-up.js';

/** How the service behaves. */
export interface FairwrightOptions {
  /** Another address of the vocabulary's tree. */
  readonly docsUrl?: string;
  /** A folder of schemas to register. It is reloaded when it changes. */
  readonly schemas?: string;
  /** The registry to publish in: a file, or an address such as `postgres://user@host/name`. */
  readonly registry?: string;
  /** A file that lists issuers of OpenID Connect whose tokens let somebody write to the registry. */
  readonly oidc?: string;
  /** The address that the service is reached at, where it is not the one that it listens on. */
  readonly base?: string;
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
  /** Whether the service is about to stop: probes then say that no more requests should be sent to it. */
  readonly isDraining?: () => boolean;
  /** Called when the server listens and all threads are ready. */
  readonly onReady?: () => void;
}

const LISTS: readonly string[] = ['schemas', 'schema'];

/** The headers of every answer. Browsers must not guess a type: what is published may look like a page. */
const EVERYWHERE = { ...crossOrigin, 'x-content-type-options': 'nosniff' };

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
  const service = {
    startedAt: Date.now(),
    workers,
    ...(options.registry === undefined
      ? {}
      : { registry: async () => (published ? published.state() : ('unavailable' as const)) }),
  };
  const readiness = async (): Promise<string | undefined> => {
    if (areThreadsMissing) return 'The threads could not start.';
    await published?.state();
    // A registry that takes no writes can still be read.
    return published?.isDegraded() ? 'The registry does not answer.' : undefined;
  };
  const probes: { readonly [name: string]: Single } = {
    status: statusOf(service) as unknown as Single,
    readyz: readyzOf(readiness) as unknown as Single,
  };
  const prefixOf = (request: FastifyRequest) =>
    (options.linkPrefix ?? '') + mountPathOf(request) + app.prefix;
  const contextOf = (): Context => ({ registry: registry.current(), today: today() });
  const baseOf = (request: FastifyRequest) => published?.base ?? address + prefixOf(request);
  const isPrivate = options.private ?? false;
  const schemas =
    published && publishedSchemas({ registry: published, isPrivate, prefixOf, baseOf, contextOf });

  let address = listensAt(app);
  // Any page that is open in a browser can reach this machine: what is stored here is not for its scripts.
  let isOnlyHere = false;
  const keepHere = (scope: FastifyInstance) => keepFromOthers(scope, () => isOnlyHere);
  let isStarting = false;
  let isStopping = false;
  let areThreadsMissing = false;
  app.addHook('onListen', () => {
    address = listensAt(app);
    isOnlyHere = isLoopback(app.server) && options.base === undefined;
    isStarting = true;
    Promise.all([warmUp(contextOf()), threads.start()])
      .catch((fault: Error) => {
        areThreadsMissing = true;
        app.log.error({ fault: fault.message }, 'The threads could not start.');
      })
      .finally(() => {
        isStarting = false;
        options.onReady?.();
      });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    streams.windDown();
  });
  app.addHook('onClose', async () => {
    registry.stop();
    await streams.close();
    await threads.close();
    await published?.close();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.headers(EVERYWHERE);
    const isDraining = options.isDraining?.() ?? false;
    // Clients that keep a connection open would still send requests on it when it closes.
    if (isDraining) reply.header('connection', 'close');
    const path = request.routeOptions.url?.slice(app.prefix.length) ?? '';
    const saysReady = SAYS_READY.includes(path);
    if (hostsOf(request) > 1)
      done(new ProblemError('malformed-request', 'The request has two Host headers.'));
    else if (path === LIVEZ) done();
    else if (isStopping) done(unavailable('The service is shutting down.', 5));
    else if (isStarting && saysReady) done(starting());
    else if (isDraining && saysReady) done(unavailable('The service is about to stop.', 5));
    else done();
  });

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
  for (const path of ['/openapi.json', '/api/openapi.json']) {
    app.get(path, async (request, reply) => {
      negotiate(request, reply, ['application/json']);
      const prefix = prefixOf(request);
      const ready = await answers.get(`openapi ${prefix}`, () =>
        readyOf(
          'application/json',
          JSON.stringify(openApi(prefix || '/', { hasRegistry: published !== undefined })),
        ),
      );
      return sendReady(request, reply, ready);
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

/** The address that a server listens on, as a browser on this machine writes it. */
function listensAt({ server }: FastifyInstance): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? (address?.port ?? 80) : 80}`;
}

/** RFC 9112, 3.2: a request with more than one Host is answered with 400; Node keeps the first. */
function hostsOf({ raw }: FastifyRequest): number {
  let count = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

function starting(): ProblemError {
  return new ProblemError('starting', 'The threads are starting.', {}, { 'retry-after': '1' });
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
