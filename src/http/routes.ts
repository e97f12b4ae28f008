import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Operation } from '../operations/index.js';
import { preferred } from './accept.js';
import { type AnswerCache, pathKey, type Ready, type Representation, readyOf, represent } from './answers.js';
import { encode, encodingFor, isEncodable } from './encoding.js';
import { type Call, HEAVY, looksHeavy, type Performed, perform as performHere } from './perform.js';
import type { Pool } from './pool.js';
import { ProblemError } from './problems.js';
import { type RecentAnswers, requestKey } from './recent-answers.js';

/** What the routes of operations need. */
export interface Surroundings {
  readonly contextOf: (request: FastifyRequest) => Context;
  /** What stands before every path in links. */
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly pool: Pool;
  /** Answers that stay the same until other schemas are registered. */
  readonly answers: AnswerCache;
  /** Answers to the latest requests. */
  readonly recent: RecentAnswers;
}

/** Answers a body with its validator, or that the client has it already. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Ready,
): FastifyReply | Promise<FastifyReply> {
  // As bytes, because fastify would add a charset to the type of text.
  const send = ({ status, headers: { vary, ...headers }, body }: Representation) => {
    if (vary) addVary(reply, vary);
    return reply
      .code(status)
      .headers(headers)
      .send(typeof body === 'string' ? Buffer.from(body) : body);
  };
  const representation = represent(ready, request.headers);
  return representation instanceof Promise ? representation.then(send) : send(representation);
}

/** Refuses a request whose client wants none of the media types; gives the one that it wants most. */
export function negotiate(request: FastifyRequest, reply: FastifyReply, offered: readonly string[]): string {
  addVary(reply, 'accept');
  const type = preferred(request.headers.accept, offered);
  if (type) return type;
  throw new ProblemError('not-acceptable', `This path answers in ${offered.join(', ')}.`);
}

/** Names one more header of requests that the answer depends on. */
function addVary(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? header : `${others}, ${header}`);
}

/** Makes a route of an operation. */
export function addOperation(
  app: FastifyInstance,
  operation: Operation<unknown, unknown>,
  around: Surroundings,
): void {
  const { route, answer } = operation;
  if (route === undefined) return;
  const offered = [...new Set([bareType(answer.mediaType), 'application/json'])];
  const perform = async (request: FastifyRequest): Promise<Performed> => {
    const call = callOf(request);
    if (!operation.staysForADay) return performNow(request, call);
    const key = requestKey(operation.name, call);
    const known = around.recent.get(key);
    if (known) return known;
    const performed = await performNow(request, call);
    around.recent.add(key, performed);
    return performed;
  };
  const performNow = async (request: FastifyRequest, call: Call): Promise<Performed> => {
    const answered = looksHeavy(operation, call.body)
      ? HEAVY
      : await performHere(operation, call, around.contextOf(request), false);
    return answered === HEAVY ? around.pool.run(operation.name, call) : answered;
  };
  app.route({
    method: route.method,
    // An id may be an address, slashes and all.
    url: route.path.replace(/\{\w+\}/, '*'),
    handler(request, reply) {
      negotiate(request, reply, offered);
      if (!operation.isStable) return perform(request).then((performed) => send(request, reply, performed));
      const key = pathKey(around.prefixOf(request), request.url);
      const ready = around.answers.peek(key);
      if (ready) return sendReady(request, reply, ready);
      return around.answers
        .get(key, answer.mediaType, async () => (await perform(request)).body)
        .then((made) => sendReady(request, reply, made));
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply, { body, mediaType, headers }: Performed) => {
    if (route.method === 'GET') return sendReady(request, reply, readyOf(answer.mediaType, body));
    reply.header('content-type', mediaType ?? answer.mediaType);
    if (headers) reply.headers(headers);
    if (isEncodable(body)) addVary(reply, 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding'], body);
    // As bytes, because fastify would add a charset to a type that has no such parameter.
    if (encoding === undefined) return reply.send(mediaType === undefined ? body : Buffer.from(body));
    reply.header('content-encoding', encoding);
    return encode(body, encoding).then((bytes) => reply.send(bytes));
  };
}

/** A media type without its parameters. */
export function bareType(mediaType: string): string {
  return mediaType.split(';')[0]!.trim();
}

function callOf({ params, query, body }: FastifyRequest): Call {
  const id = (params as { '*'?: string })['*'];
  return {
    query: query as Record<string, unknown>,
    path: id === undefined ? {} : { id },
    ...(typeof body === 'string' ? { body } : {}),
  };
}
