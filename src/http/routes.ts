import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Operation } from '../operations/index.js';
import { preferred } from './accept.js';
import { type Encoding, encode, encodingFor } from './encoding.js';
import { type Call, HEAVY, looksHeavy, perform as performHere } from './perform.js';
import type { Pool } from './pool.js';
import { ProblemError } from './problems.js';

/** What the routes of operations need. */
export interface Surroundings {
  readonly contextOf: (request: FastifyRequest) => Context;
  /** What stands before every path in links. */
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly pool: Pool;
  /** Answers that stay the same until other schemas are registered. */
  readonly answers: AnswerCache;
}

/** An answer that is ready to be sent, in the encodings that were asked for so far. */
export interface Ready {
  readonly body: string;
  /** The same as bytes, so that it is not written anew for each client. */
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Buffer>;
}

/** Makes an answer ready. */
export function readyOf(body: string): Ready {
  const etag = createHash('sha1').update(body).digest('base64url');
  return { body, bytes: Buffer.from(body), etag, encoded: new Map() };
}

/** Keeps answers to GET requests that depend on nothing but the request and the registered schemas. */
export class AnswerCache {
  private readonly known = new Map<string, Ready>();

  /** An answer that is already there. */
  peek(key: string): Ready | undefined {
    return this.known.get(key);
  }

  /** An answer, made when it is first asked for. */
  async get(key: string, make: () => Promise<string> | string): Promise<Ready> {
    const found = this.known.get(key);
    if (found) return found;
    const ready = readyOf(await make());
    if (this.known.size >= MOST_ANSWERS) this.known.clear();
    this.known.set(key, ready);
    return ready;
  }

  clear(): void {
    this.known.clear();
  }
}

const MOST_ANSWERS = 200;

/** Answers a body with its validator, or that the client has it already. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, bytes, etag, encoded }: Ready,
): FastifyReply | Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (known !== undefined && isKnown(etag, known)) {
    return reply.header('etag', `"${etag}"`).code(304).send();
  }
  reply.header('content-type', type);
  const encoding = encodingFor(accepted, body);
  if (encoding === undefined) return reply.header('etag', `"${etag}"`).send(bytes);
  // Each encoding is a representation of its own, with a validator of its own.
  reply
    .header('etag', `"${etag}-${encoding}"`)
    .header('content-encoding', encoding)
    .header('vary', 'accept-encoding');
  const made = encoded.get(encoding);
  if (made) return reply.send(made);
  return encode(body, encoding).then((fresh) => {
    encoded.set(encoding, fresh);
    return reply.send(fresh);
  });
}

function isKnown(etag: string, header: string): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.some((each) => each === `"${etag}"` || each.startsWith(`"${etag}-`));
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
  const perform = async (request: FastifyRequest) => {
    const call = callOf(request);
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
      negotiate(request, offered);
      if (!operation.isStable) return perform(request).then((body) => send(request, reply, body));
      const key = `${around.prefixOf(request)} ${request.url}`;
      const ready = around.answers.peek(key);
      if (ready) return sendReady(request, reply, answer.mediaType, ready);
      return around.answers
        .get(key, () => perform(request))
        .then((made) => sendReady(request, reply, answer.mediaType, made));
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply, body: string) => {
    if (route.method === 'GET') return sendReady(request, reply, answer.mediaType, readyOf(body));
    reply.header('content-type', answer.mediaType);
    const encoding = encodingFor(request.headers['accept-encoding'], body);
    if (encoding === undefined) return reply.send(body);
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
    return encode(body, encoding).then((bytes) => reply.send(bytes));
  };
}

function callOf({ params, query, body }: FastifyRequest): Call {
  const id = (params as { '*'?: string })['*'];
  return {
    query: query as Record<string, unknown>,
    path: id === undefined ? {} : { id },
    ...(typeof body === 'string' ? { body } : {}),
  };
}
