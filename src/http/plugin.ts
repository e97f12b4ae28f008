import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Context } from '../operations/index.js';
import { CannotOpen } from '../store/index.js';
import { today } from '../today.js';
import { AnswerCache, readyOf } from './answers.js';
import { textOf } from './body.js';
import { crossOrigin } from './cross-origin.js';
import { addFallbacks } from './fallbacks.js';
import { liveRegistry } from './live-registry.js';
import { addMetrics } from './metrics.js';
import { openApi } from './openapi.js';
import { operations, type Single, takesData } from './operations.js';
import { unpacked } from './packed-body.js';
import { addPages } from './page-routes.js';
import { ProblemError, unavailable } from './problems.js';
import { addRegistry } from './registry/routes.js';
import { openRegistry, type ServiceRegistry, USUAL_REGISTRY } from './registry/service-registry.js';
import { addOperation, negotiate, sendReady } from './routes.js';
import { addStream } from './rows/route.js';
import { type StreamsLimits, streamsOf } from './rows/streams.js';
import { serviceThreads, type ThreadLimits } from './service-threads.js';
import { type RegistryState, statusOf } from './status.js';
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
  /** Called when the server listens and all threads are ready. */
  readonly onReady?: () => void;
}

const LISTS: readonly string[] = ['schemas', 'schema'];

/** The headers of every answer. Browsers must not guess a type: what is published may look like a page. */
const EVERYWHERE = { ...crossOrigin, 'x-content-type-options': 'nosniff' };

/** The largest body in bytes, by default. */
export const BODY_LIMIT = 5 * 1024 * 1024;

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
    ...(options.registry === undefined ? {} : { registry: () => registryState(published) }),
  };
  const prefixOf = (request: FastifyRequest) =>
    (options.linkPrefix ?? '') + mountPathOf(request) + app.prefix;
  const contextOf = (): Context => ({ registry: registry.current(), today: today() });

  let address = listensAt(app);
  let isStarting = false;
  let isStopping = false;
  app.addHook('onListen', () => {
    address = listensAt(app);
    isStarting = true;
    Promise.all([warmUp(contextOf()), threads.start()])
      .catch((fault: Error) => app.log.error({ fault: fault.message }, 'The threads could not start.'))
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
    if (hostsOf(request) > 1)
      done(new ProblemError('malformed-request', 'The request has two Host headers.'));
    else if (isStopping) done(unavailable('The service is shutting down.', 5));
    else if (isStarting && request.routeOptions.url === `${app.prefix}/status`) done(starting());
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
    // With a registry, these list and find what is published, too.
    if (published && LISTS.includes(operation.name)) continue;
    if (takesData(operation)) addStream(app, operation, { prefixOf, streams, bodyLimit });
    else {
      const single = operation.name === 'status' ? (statusOf(service) as unknown as Single) : operation;
      addOperation(app, single, { contextOf, prefixOf, performInThread: threads.perform, answers });
    }
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
      baseOf: (request) => published.base ?? address + prefixOf(request),
      represent: threads.represent,
      isPrivate: options.private ?? false,
      bodyLimit,
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

function registryState(registry: ServiceRegistry | undefined): RegistryState {
  if (registry === undefined) return 'unavailable';
  if (registry.isDegraded()) return 'degraded';
  return registry.write.isReadOnly() ? 'read-only' : 'ok';
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
    allowList: ({ routeOptions }) => routeOptions.url === `${app.prefix}/status`,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(
        'rate-limited',
        `Only ${max} requests a minute are allowed: wait ${Math.ceil(ttl / 1000)} seconds.`,
      ),
  });
}
