import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import { ownerOf } from './long-requests.js';
import { METRICS } from './metrics.js';
import { BODY_LIMIT, type FairwrightOptions, fairwright } from './plugin.js';
import { PROBES } from './probes.js';
import { PROBLEM_TYPE, type ProblemName, problemBody, problemKinds } from './problems.js';

/** How a server of our own behaves. */
export interface ServerOptions extends FairwrightOptions {
  /** What every path starts with; requests from which a proxy has removed it are also served. */
  readonly prefix?: string;
  readonly logLevel?: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted: addresses and networks, separated by commas. */
  readonly trustProxy?: string;
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number;
}

const REQUEST_TIMEOUT = 30_000;

/** How often late requests are looked for, in milliseconds. */
const LATE_CHECK = 5_000;

/** Often enough that a late request is answered soon after its time is over. */
function checkingInterval(requestTimeout: number): number {
  return requestTimeout === 0 ? LATE_CHECK : Math.ceil(Math.min(LATE_CHECK, requestTimeout / 3));
}

/** A server with the whole service, ready to listen. */
export async function createService(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { prefix = '', logLevel = 'info', requestTimeout = REQUEST_TIMEOUT, trustProxy, ...rest } = options;
  const logsRequests = logLevel === 'info' || logLevel === 'debug';
  let lastId = 0;
  const start = process.pid.toString(36) + Date.now().toString(36);
  const newId = () => `${start}-${(++lastId).toString(36)}`;
  const app = Fastify({
    loggerInstance: loggerFor(logLevel, logsRequests),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout,
    // Node looks for late requests every 30 seconds, and allows 60 for headers, unless it is told otherwise.
    http: { requestTimeout, connectionsCheckingInterval: checkingInterval(requestTimeout) },
    trustProxy: trustProxy ?? false,
    return503OnClosing: false,
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    routerOptions: { maxParamLength: 2000 },
    ...(prefix === ''
      ? {}
      : { rewriteUrl: (request: IncomingMessage) => withoutPrefix(request.url ?? '/', prefix) }),
    genReqId: ({ headers }) => idFrom(headers['x-request-id']) ?? newId(),
    frameworkErrors: (_fault, request, reply) => {
      const body = problemBody(
        'malformed-request',
        'The address of the request is malformed.',
        {},
        prefix,
        request.id,
      );
      return (reply as FastifyReply)
        .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
        .code(400)
        .type(PROBLEM_TYPE)
        .send(JSON.stringify(body));
    },
    clientErrorHandler: (fault, socket) => answerClientError(fault, socket, prefix, newId()),
  });
  if (logsRequests) {
    app.addHook('onResponse', (request, reply, done) => {
      const line = { ...logLine(request, reply.statusCode, reply.elapsedTime), client: request.ip };
      request.log[isFrequent(request) ? 'debug' : 'info'](line, 'request');
      done();
    });
  }
  const streamLimits = { silence: requestTimeout, ...options.streamLimits };
  await app.register(fairwright, { ...rest, linkPrefix: prefix, streamLimits });
  await app.ready();
  return app;
}

/** Whether a request is one of those that monitors send all the time. */
function isFrequent({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return PROBES.includes(url) || url === METRICS;
}

function logLine(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  status: number,
  elapsed: number,
) {
  const [path] = url.split('?');
  return { method, path, status, ms: Math.round(elapsed * 10) / 10 };
}

/** A logger on standard error. */
function loggerFor(level: string, logsRequests: boolean): FastifyBaseLogger {
  const logger = pino({ level, base: { pid: process.pid } }, process.stderr);
  // A logger of its own for each request, with its id, is worth its cost only if requests are logged.
  if (!logsRequests) logger.child = (() => logger) as unknown as typeof logger.child;
  return logger;
}

/** The service as a plain request handler, for `node:http`, Express and similar servers. */
export async function createHandler(options: ServerOptions = {}): Promise<Handler> {
  const app = await createService({ logLevel: 'warn', ...options });
  const handle = (request: IncomingMessage & { baseUrl?: string }, response: ServerResponse): void => {
    app.routing(request, response);
  };
  return Object.assign(handle, { close: () => app.close() });
}

/** A request handler, and how to end it. */
export interface Handler {
  (request: IncomingMessage, response: ServerResponse): void;
  readonly close: () => Promise<void>;
}

function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest === '') return '/';
  return rest.startsWith('/') ? rest : rest.startsWith('?') ? `/${rest}` : url;
}

function idFrom(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header) ? header : undefined;
}

const CLIENT_ERRORS: { readonly [code: string]: readonly [ProblemName, string] } = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: ['malformed-request', 'The headers are too large.'],
};

/** Answers what never became a request: no framework sees it. */
function answerClientError(fault: NodeJS.ErrnoException, socket: Socket, prefix: string, id: string): void {
  const owner = ownerOf(socket);
  if (owner) {
    owner(fault);
    return;
  }
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [kind, detail] = CLIENT_ERRORS[fault.code ?? ''] ?? ['malformed-request', 'The request is not HTTP.'];
  const body = JSON.stringify(problemBody(kind, detail, {}, prefix, id));
  const { status, title } = problemKinds[kind];
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n${body}`,
  );
}
