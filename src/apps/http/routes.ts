import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../operations/index.js';
import { type AnswerCache, type Ready, type Representation, readyOf, represent } from './answers.js';
import { releaseBody } from './arriving-body.js';
import { preferredType } from './negotiation.js';
import { routeOf, type Single } from './operations.js';
import { type Call, perform } from './perform.js';
import type { Performed } from './presentation.js';
import { PROBES } from './probes.js';
import { ProblemError, unavailable } from './problems.js';
import type { PublishedSchemas } from './published-schemas.js';
import { whenOver } from './response-end.js';
import { isSentBody } from './sent-body.js';
import { UnreadAnswers } from './unread-answers.js';

/** What the routes of operations need. */
export interface Surroundings {
  readonly contextOf: () => Context;
  /** The prefix of every path in links. */
  readonly prefixOf: (request: FastifyRequest) => string;
  /** Performs a call in a thread. */
  readonly performInThread: (operation: string, call: Call, signal: AbortSignal) => Promise<Performed>;
  readonly answers: AnswerCache;
  /** The schemas of the registry, if there is one. */
  readonly published?: PublishedSchemas | undefined;
}

/** What all services of this process have not sent yet. */
const unread = new UnreadAnswers();

/** Sends an answer in the form that the client accepts, or says that the client already has it. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): void | Promise<void> {
  const send = ({ status, headers, body, variesByEncoding }: Representation) => {
    // The client may have gone while the answer was made.
    if (request.raw.socket.destroyed) {
      reply.hijack();
      return;
    }
    // Also plain answers say that there are encodings of them: caches keep one for each.
    if (variesByEncoding) addVary(reply, 'accept-encoding');
    releaseBody(request);
    const sent = request.method === 'HEAD' ? undefined : body;
    if (sent) unread.hold(sent, reply.raw);
    // Written here: fastify would add a charset to the type.
    reply.hijack();
    reply.raw.writeHead(status, Object.assign(reply.getHeaders() as OutgoingHttpHeaders, headers));
    reply.raw.end(sent);
  };
  const representation = represent(ready, request.headers);
  return representation instanceof Promise ? representation.then(send) : send(representation);
}

/** Refuses a request whose client accepts none of the media types; gives the one that it prefers. */
export function negotiate(request: FastifyRequest, reply: FastifyReply, offered: readonly string[]): string {
  addVary(reply, 'accept');
  const type = preferredType(request.headers, offered);
  if (type) return type;
  throw new ProblemError('not-acceptable', `This path answers in ${offered.join(', ')}.`);
}

/** Names one more request header that the answer depends on. */
function addVary(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? header : `${others}, ${header}`);
}

/** Makes a route of an operation. */
export function addOperation(
  app: FastifyInstance,
  operation: Single,
  { contextOf, prefixOf, performInThread, answers, published }: Surroundings,
): void {
  const { answer } = operation;
  const route = routeOf(operation);
  const offered = [...new Set([bareType(answer.mediaType), 'application/json'])];
  const isTagged = route.method === 'GET';
  const isKept = isTagged && operation.isStable;
  const make = async (call: Call, context: Context, elsewhere?: () => Promise<Performed>): Promise<Ready> => {
    const {
      body,
      mediaType = answer.mediaType,
      headers,
    } = await perform(operation, call, context, elsewhere);
    return readyOf(mediaType, body, { isTagged, ...(headers ? { headers } : {}) });
  };
  app.route({
    method: route.method,
    // An id may be an address, with slashes.
    url: route.path.replace(/\{\w+\}/, '*'),
    handler(request, reply) {
      negotiate(request, reply, offered);
      const call = callOf(operation, request, prefixOf(request));
      const context = contextOf();
      const send = (ready: Ready) => sendReady(request, reply, ready);
      if (isKept) {
        const key = keyOf(operation, call);
        const known = answers.peek(key);
        return known ? send(known) : answers.get(key, () => make(call, context)).then(send);
      }
      const work = (given: Call) =>
        make(given, context, () => performInThread(operation.name, given, untilOver(reply)));
      const making = published?.mayUse(operation, call.query, call.body)
        ? published.provide(request, operation, call.query, (query, provided) =>
            work({ ...call, query, provided }),
          )
        : work(call);
      return making.then(send);
    },
    config: { isProbe: PROBES.includes(route.path) },
  });
}

/** Aborts when the response is over: work that still waits for a client that has gone is dropped. */
function untilOver(reply: FastifyReply): AbortSignal {
  const over = new AbortController();
  whenOver(reply.raw, () => over.abort(unavailable('The client disconnected.', 1)));
  return over.signal;
}

/** What an answer is kept under: all that it depends on. */
function keyOf({ name }: Single, { query, path, prefix }: Call): string {
  return `${name} ${prefix} ${JSON.stringify([query, path])}`;
}

/** A media type without its parameters. */
export function bareType(mediaType: string): string {
  return mediaType.split(';')[0]!.trim();
}

/** What a request carries for an operation; query parameters that it does not have are left out. */
function callOf({ parameters }: Single, { params, query, body }: FastifyRequest, prefix: string): Call {
  const id = (params as { '*'?: string })['*'];
  const known: Record<string, unknown> = {};
  for (const name in query as Record<string, unknown>) {
    if (Object.hasOwn(parameters, name)) known[name] = (query as Record<string, unknown>)[name];
  }
  return {
    query: known,
    path: id === undefined ? {} : { id },
    prefix,
    ...(isSentBody(body) ? { body } : {}),
  };
}
