import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from '../input.js';
import type { Stream } from '../operations.js';
import { ProblemError, problemBody } from '../problems.js';
import { negotiate } from '../routes.js';
import { ClientGone, type Connection, connectionOf } from './connection.js';
import { feedOf } from './feed.js';
import { beginLines, type LineAnswer } from './line-answer.js';
import type { Report } from './messages.js';
import { bodyKindOf, openBody } from './opening.js';
import { bytesOf } from './source.js';
import type { Streams } from './streams.js';
import type { StreamThread } from './threads.js';

/** What the routes of streams need. */
export interface StreamSurroundings {
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly streams: Streams;
  /** The most bytes of a schema that comes with the data. */
  readonly bodyLimit: number;
}

/** Makes a route of an operation that works on data while it comes. */
export function addStream(app: FastifyInstance, operation: Stream, around: StreamSurroundings): void {
  const { route, answer, dataFormats } = operation;
  app.register(async (scope) => {
    // Nothing is read before the handler reads it, whatever its type and size.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => {
        bodyKindOf(request.headers, dataFormats);
      },
      handler: async (request, reply) => {
        negotiate(request, reply, [answer.mediaType]);
        await answerStream(operation, around, request, reply);
      },
    });
  });
}

/** Answers a stream; what is wrong before its answer begins is a problem like any other. */
async function answerStream(
  operation: Stream,
  around: StreamSurroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { streams } = around;
  const connection = connectionOf(request.raw, reply.raw, streams.limits.silence);
  try {
    const { thread, end } = streams.begin(connection.stop);
    const cut = () => thread.cut(connection.signal.reason as Error);
    connection.signal.addEventListener('abort', cut);
    try {
      await talk({ operation, around, request, reply, connection, thread });
    } finally {
      connection.signal.removeEventListener('abort', cut);
      end();
    }
  } catch (fault) {
    if (!(fault instanceof ClientGone)) throw fault;
    reply.hijack();
    reply.raw.destroy();
  } finally {
    const { reason } = connection.signal;
    const isSilent = reason instanceof ProblemError && reason.kind === 'request-timeout';
    connection.giveBack(isSilent || streams.isWindingDown());
  }
}

/** All that is there while a stream is answered. */
interface Talk {
  readonly operation: Stream;
  readonly around: StreamSurroundings;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly connection: Connection;
  readonly thread: StreamThread;
}

async function talk(parties: Talk): Promise<void> {
  const { operation, around, request, reply, connection, thread } = parties;
  const { silence, rows, longestRow } = around.streams.limits;
  const input = inputOf(operation, {
    query: request.query as Record<string, unknown>,
    path: {},
  }) as Record<string, unknown>;
  const opening = setTimeout(() => connection.stop(tooSilent(silence)), silence);
  const { format, schema, data } = await openBody(
    bodyKindOf(request.headers, operation.dataFormats),
    bytesOf(request.raw, connection.signal),
    { formats: operation.dataFormats, hasSchema: input.schema !== undefined, bodyLimit: around.bodyLimit },
  ).finally(() => clearTimeout(opening));
  const limits = { rows, longestRow };
  const begin = {
    operation: operation.name,
    input,
    format,
    limits,
    ...(schema === undefined ? {} : { schema }),
  };
  const first = await thread.ask({ begin });
  const answer = beginLines(reply, operation.answer.mediaType);
  const silent = setTimeout(
    () => connection.stop(answer.isBlocked() ? new ClientGone('It does not read.') : tooSilent(silence)),
    silence,
  );
  await passOn(parties, first, data, answer, () => silent.refresh()).finally(() => clearTimeout(silent));
}

/** Passes data on to the thread and its lines to the client; the summary comes last, whatever happens. */
async function passOn(
  parties: Talk,
  first: Report,
  data: AsyncIterable<Uint8Array>,
  answer: LineAnswer,
  heardOfClient: () => void,
): Promise<void> {
  const { thread, connection } = parties;
  let { summary } = first;
  const hear = (report: Report) => {
    summary = report.summary;
    answer.write(report.text);
    if (report.over?.limit) connection.stop(beyond(report.over.limit));
  };
  const feed = feedOf(thread, hear, connection.stop);
  try {
    hear(first);
    if (!first.over) {
      for await (const bytes of data) {
        heardOfClient();
        await feed.give(bytes);
        await answer.drained(connection.signal);
        connection.signal.throwIfAborted();
      }
      await feed.end();
    }
    connection.signal.throwIfAborted();
    answer.end({ summary });
  } catch (fault) {
    const reason = connection.signal.aborted ? connection.signal.reason : fault;
    if (reason instanceof ClientGone) throw reason;
    answer.end({ summary: { ...summary, valid: false, cut_off: cutOff(reason, parties) } });
  }
}

function cutOff(reason: unknown, { around, request }: Talk): object {
  const prefix = around.prefixOf(request);
  if (reason instanceof ProblemError)
    return problemBody(reason.kind, reason.detail, reason.members, prefix, request.id);
  const fault = reason instanceof Error ? reason.message : String(reason);
  request.log.error({ reqId: request.id, fault }, 'The service failed.');
  return problemBody('internal-error', 'The service failed; the log says more.', {}, prefix, request.id);
}

function tooSilent(milliseconds: number): ProblemError {
  const detail = `Nothing of the request came for ${milliseconds / 1000} seconds.`;
  return new ProblemError('request-timeout', detail, {}, { connection: 'close' });
}

function beyond(limit: { readonly name: string; readonly value: number }): ProblemError {
  const detail = `The work was cut off: one stream may have ${limit.value} ${limit.name}.`;
  return new ProblemError('limit-exceeded', detail, { limit });
}
