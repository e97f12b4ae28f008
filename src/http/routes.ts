import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../json.js';
import { type Context, NotFound, type Operation } from '../operations/index.js';
import { preferred } from './accept.js';
import { inputOf } from './input.js';
import type { Pool } from './pool.js';
import { ProblemError } from './problems.js';

/** What the routes of operations need. */
export interface Surroundings {
  readonly contextOf: (request: FastifyRequest) => Context;
  readonly pool: Pool;
  /** Answers that stay the same until other schemas are registered. */
  readonly answers: AnswerCache;
}

/** An answer that is ready to be sent. */
export interface Ready {
  readonly body: string;
  readonly etag: string;
}

/** Keeps answers to GET requests that depend on nothing but the request and the registered schemas. */
export class AnswerCache {
  private readonly known = new Map<string, Ready>();

  async get(key: string, make: () => Promise<string> | string): Promise<Ready> {
    const found = this.known.get(key);
    if (found) return found;
    const body = await make();
    const ready = { body, etag: etagOf(body) };
    if (this.known.size >= MOST_ANSWERS) this.known.clear();
    this.known.set(key, ready);
    return ready;
  }

  clear(): void {
    this.known.clear();
  }
}

const MOST_ANSWERS = 200;

/** A strong validator for a body. */
export function etagOf(body: string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Answers a body with its validator, or that the client has it already. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag }: Ready,
): FastifyReply {
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    (known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
  ) {
    return reply.code(304).send();
  }
  return reply.type(type).send(body);
}

/** Refuses a request whose client wants none of the media types; gives the one that it wants most. */
export function negotiate(request: FastifyRequest, offered: readonly string[]): string {
  const type = preferred(request.headers.accept, offered);
  if (type) return type;
  throw new ProblemError('not-acceptable', `This path answers in ${offered.join(', ')}.`);
}

/** Makes a route of an operation. */
export function addOperation(
  app: FastifyInstance,
  operation: Operation<unknown, unknown>,
  around: Surroundings,
): void {
  const { route, answer } = operation;
  if (route === undefined) return;
  const offered = [...new Set([answer.mediaType, 'application/json'])];
  app.route({
    method: route.method,
    // An id may be an address, slashes and all.
    url: route.path.replace(/\{\w+\}/, '*'),
    async handler(request, reply) {
      negotiate(request, offered);
      if (route.method === 'GET' && operation.isStable) {
        const { prefix } = around.contextOf(request);
        const ready = await around.answers.get(`${prefix} ${request.url}`, () =>
          answerOf(operation, request, around),
        );
        return sendReady(request, reply, answer.mediaType, ready);
      }
      const body = await answerOf(operation, request, around);
      if (route.method === 'GET')
        return sendReady(request, reply, answer.mediaType, { body, etag: etagOf(body) });
      return reply.type(answer.mediaType).send(body);
    },
  });
}

async function answerOf(
  operation: Operation<unknown, unknown>,
  request: FastifyRequest,
  around: Surroundings,
): Promise<string> {
  const wildcard = (request.params as { '*'?: string })['*'];
  const input = inputOf(operation, {
    query: request.query as Record<string, unknown>,
    path: wildcard === undefined ? {} : { id: wildcard },
    ...(request.body === undefined ? {} : { body: request.body as Json }),
  });
  if (operation.isHeavy?.(input)) return around.pool.run(operation.name, input);
  try {
    return JSON.stringify(await operation.run(input, around.contextOf(request)));
  } catch (fault) {
    if (fault instanceof NotFound) throw new ProblemError('not-found', fault.message);
    throw fault;
  }
}
