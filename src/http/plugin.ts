import { availableParallelism } from 'node:os';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Context } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { textOf } from './body.js';
import { addMetrics } from './metrics.js';
import { openApi } from './openapi.js';
import { operations, reserved } from './operations.js';
import { watchOverload } from './overload.js';
import { addPages } from './page-routes.js';
import { createPool, type PoolLimits } from './pool.js';
import { PROBLEM_TYPE, ProblemError, type ProblemName, problemBody, problemKinds } from './problems.js';
import { AnswerCache, addOperation, negotiate, sendReady } from './routes.js';
import { readSchemas, watchSchemas } from './schemas-folder.js';

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
}

/** The largest body in bytes, unless said otherwise. */
export const BODY_LIMIT = 5 * 1024 * 1024;

const POOL_LIMITS: PoolLimits = { threads: availableParallelism(), deadline: 1000, memory: 128, queue: 1000 };

/** The whole service as a Fastify plugin: register it, with or without a prefix, in an application of yours. */
export const fairwright: FastifyPluginAsync<FairwrightOptions> = async (app, options) => {
  const startedAt = Date.now();
  const answers = new AnswerCache();
  let known: RegistryOptions = await registryOptions(options);
  let registry = createRegistry(known);
  const pool = createPool({ ...POOL_LIMITS, ...options.limits }, known);
  const service = { startedAt, workers: options.workers ?? 1 };
  const prefixOf = (request: FastifyRequest) =>
    (options.linkPrefix ?? '') + mountPathOf(request) + app.prefix;
  const contextOf = (request: FastifyRequest): Context => ({ registry, prefix: prefixOf(request), service });

  for (const problem of registry.problems)
    app.log.warn({ code: problem.code, file: problem.at.uri }, problem.message);
  const unwatch = options.schemas ? watchSchemas(options.schemas, reload) : () => {};
  async function reload(): Promise<void> {
    try {
      known = await registryOptions(options);
      registry = createRegistry(known);
      pool.register(known);
      answers.clear();
      for (const problem of registry.problems)
        app.log.warn({ code: problem.code, file: problem.at.uri }, problem.message);
      app.log.info({ schemas: registry.addresses().length }, 'The schemas were read again.');
    } catch (fault) {
      app.log.error(
        { reason: (fault as NodeJS.ErrnoException).code },
        'The schemas could not be read again.',
      );
    }
  }

  const overload = watchOverload();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onClose', async () => {
    unwatch();
    overload.stop();
    await pool.close();
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('access-control-allow-origin', '*');
    if (isStopping)
      done(new ProblemError('unavailable', 'The service is shutting down.', {}, { 'retry-after': '5' }));
    else if (overload.isOverloaded())
      done(new ProblemError('unavailable', 'The service is overloaded.', {}, { 'retry-after': '10' }));
    else done();
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\s*;|$)/i,
    { parseAs: 'buffer', bodyLimit: options.bodyLimit ?? BODY_LIMIT },
    async (_request: FastifyRequest, body: Buffer) => textOf(body),
  );

  await addRateLimit(app, options);
  if (options.metrics) await addMetrics(app);
  for (const operation of operations) addOperation(app, operation, { contextOf, prefixOf, pool, answers });
  for (const { method, path } of reserved) {
    app.route({
      method,
      url: path,
      handler: () => {
        throw new ProblemError('not-implemented', `${path} is not built yet.`);
      },
    });
  }
  for (const path of ['/openapi.json', '/api/openapi.json']) {
    app.get(path, async (request, reply) => {
      negotiate(request, ['application/json']);
      const prefix = prefixOf(request);
      const ready = await answers.get(`openapi ${prefix}`, () => JSON.stringify(openApi(prefix || '/')));
      return sendReady(request, reply, 'application/json', ready);
    });
  }
  addPages(app, { contextOf, answers });
  addFallbacks(app, prefixOf);
};

/** The path that Express took away before we saw the request, if it stands around us. */
function mountPathOf({ raw }: FastifyRequest): string {
  return (raw as { baseUrl?: string }).baseUrl ?? '';
}

async function registryOptions({ docsUrl, schemas }: FairwrightOptions): Promise<RegistryOptions> {
  return { ...(docsUrl ? { docsUrl } : {}), ...(schemas ? await readSchemas(schemas) : {}) };
}

async function addRateLimit(app: FastifyInstance, { rateLimit }: FairwrightOptions): Promise<void> {
  if (rateLimit === undefined) return;
  const { default: limit } = await import('@fastify/rate-limit');
  await app.register(limit, {
    max: rateLimit,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(
        'rate-limited',
        `Only ${rateLimit} requests a minute are allowed: wait ${Math.ceil(ttl / 1000)} seconds.`,
      ),
  });
}

/** What happens to requests that no route takes, and to those that fail. */
function addFallbacks(app: FastifyInstance, prefixOf: (request: FastifyRequest) => string): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, problem: ProblemError) => {
    const { kind, detail, members, headers } = problem;
    reply.headers(headers).code(problemKinds[kind].status).type(PROBLEM_TYPE);
    return reply.send(JSON.stringify(problemBody(kind, detail, members, prefixOf(request), request.id)));
  };
  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    const problem = fault instanceof ProblemError ? fault : problemOf(fault);
    if (problem.kind === 'internal-error') request.log.error({ fault: fault.message }, 'The service failed.');
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!.slice(app.prefix.length) || '/';
    const methods = methodsOf(path);
    if (request.method === 'OPTIONS') {
      return reply.code(204).headers(preflight(methods)).send();
    }
    if (methods.length > 0) {
      const detail = `${request.method} is not allowed here: ${methods.join(', ')}.`;
      return answer(
        request,
        reply,
        new ProblemError('method-not-allowed', detail, {}, { allow: methods.join(', ') }),
      );
    }
    return answer(request, reply, new ProblemError('not-found', 'There is no such path.'));
  });
}

function methodsOf(path: string): readonly string[] {
  const posts = [...operations.map(({ route }) => route), ...reserved].filter(
    (route) => route?.method === 'POST',
  );
  if (posts.some((route) => route?.path === path)) return ['POST', 'OPTIONS'];
  const gets = [
    ...operations.map(({ route }) => route?.path ?? ''),
    '/',
    '/docs',
    '/redoc',
    '/openapi.json',
    '/api/openapi.json',
  ];
  const isGet = gets.includes(path) || /^\/(?:v1\/schemas|problems|assets|dev|0\.1\.0|cv)(?:\/|$)/.test(path);
  return isGet ? ['GET', 'HEAD', 'OPTIONS'] : [];
}

function preflight(methods: readonly string[]): Record<string, string> {
  return {
    allow: methods.join(', ') || 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-methods': methods.join(', ') || 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': 'content-type, accept, if-none-match, x-request-id',
    'access-control-max-age': '86400',
  };
}

const BY_CODE: { readonly [code: string]: readonly [ProblemName, string] } = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'The body must be sent as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['content-too-large', 'The body is larger than this service takes.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed-request',
    'The body is not as long as its Content-Length says.',
  ],
};

function problemOf(fault: FastifyError): ProblemError {
  const [kind, detail] = BY_CODE[fault.code] ?? ['internal-error', 'The service failed; the log says more.'];
  return new ProblemError(kind, detail);
}
