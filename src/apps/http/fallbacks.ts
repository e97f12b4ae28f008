import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preflight } from './cross-origin.js';
import {
  PROBLEM_TYPE,
  ProblemError,
  type ProblemName,
  problemBody,
  problemKinds,
  tooLarge,
} from './problems.js';

/** What the answers to such requests need. */
export interface FallbackSurroundings {
  readonly prefixOf: (request: FastifyRequest) => string;
  /** The most bytes of a body. */
  readonly bodyLimit: number;
}

/** Says what happens to requests that no route takes, and to those that fail. Call it before the routes are added. */
export function addFallbacks(app: FastifyInstance, { prefixOf, bodyLimit }: FallbackSurroundings): void {
  const methodsOf = collectMethods(app);
  const answer = (request: FastifyRequest, reply: FastifyReply, problem: ProblemError) => {
    const { kind, detail, members, headers } = problem;
    // What is wrong now may be right soon, and for others.
    reply.headers({ 'cache-control': 'no-store', ...headers });
    reply.code(problemKinds[kind].status).type(PROBLEM_TYPE);
    return reply.send(JSON.stringify(problemBody(kind, detail, members, prefixOf(request), request.id)));
  };
  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    const problem = problemOf(fault, bodyLimit);
    if (problem.kind === 'internal-error' && !isGone(request))
      app.log.error({ reqId: request.id, fault: fault.message }, 'Internal error.');
    return answer(request, reply, problem);
  });
  const answerUntaken = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const own = methodsOf(path);
    const methods = own.length > 0 ? own : methodsOf(path.replace(/\/$/, ''));
    if (methods.length === 0)
      return answer(request, reply, new ProblemError('not-found', 'There is no such path.'));
    const allow = [...methods, 'OPTIONS'].join(', ');
    // With a slash too many as well: browsers follow no redirect of a preflight.
    if (request.method === 'OPTIONS') return reply.code(204).headers(preflight(allow)).send();
    if (own.length === 0) return reply.redirect(withoutSlash(path) + request.url.slice(path.length), 308);
    const detail = `${request.method} is not allowed here: ${allow}.`;
    return answer(request, reply, new ProblemError('method-not-allowed', detail, {}, { allow }));
  };
  app.setNotFoundHandler(answerUntaken);
  // Before a body is read, whose type would be complained of first.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 || isEmptyRest(request)) answerUntaken(request, reply);
    else done();
  });
}

/** Whether the last part of a path is missing, as in `/v1/schemas/`. */
function isEmptyRest({ params }: FastifyRequest): boolean {
  return (params as { '*'?: string })['*'] === '';
}

/** Remembers the routes as they are added; gives the methods that a path has. */
function collectMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  return (path) => {
    const fitting = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))];
  };
}

/** The same address without the slash at its end; relative, so that it is right behind every proxy. */
function withoutSlash(path: string): string {
  return `../${path.split('/').at(-2)}`;
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.+').replace(/:\w+/g, '[^/]+')}$`);
}

const BY_CODE: { readonly [code: string]: readonly [ProblemName, string] } = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'The body must be sent as application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed-request',
    'The length of the body differs from its Content-Length.',
  ],
};

/** The kind of problem that a fault is answered with. */
export function problemKindOf(fault: FastifyError): ProblemName {
  return problemOf(fault, 0).kind;
}

/** Whether the client disconnected before the whole request had arrived. */
function isGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function problemOf(fault: FastifyError, bodyLimit: number): ProblemError {
  if (fault instanceof ProblemError) return fault;
  if (fault.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge('body', bodyLimit);
  const [kind, detail] = BY_CODE[fault.code] ?? [
    'internal-error',
    'Internal error: see the log of the service.',
  ];
  return new ProblemError(kind, detail);
}
