import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from '../input.js';
import { type Files, isFiles, routeOf, type Stream } from '../operations.js';
import { ProblemError, problemBody } from '../problems.js';
import type { PublishedSchemas } from '../published-schemas.js';
import { negotiate } from '../routes.js';
import { ClientGone, connectionOf } from './connection.js';
import type { Exchange, StreamSurroundings } from './exchange.js';
import { exchangeFiles } from './files-exchange.js';
import { workInTurns } from './in-turns.js';
import { beginLines, type LineAnswer } from './line-answer.js';
import { bodyKindOf, openBody } from './opening.js';
import { bytesOf, joined, paced } from './source.js';
import { rowCarrier, type StreamThread } from './stream-thread.js';
import type { Beginning, Report, StreamTask } from './stream-worker.js';

type RowThread = StreamThread<StreamTask, Report>;

/** Makes a route of an operation that works on data while it comes. */
export function addStream(app: FastifyInstance, operation: Stream | Files, around: StreamSurroundings): void {
  const { answer } = operation;
  const route = routeOf(operation);
  app.register(async (scope) => {
    // Nothing is read before the handler reads it, whatever its type and size.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => {
        bodyKindOf(request.headers, operation);
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
  operation: Stream | Files,
  around: StreamSurroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { streams } = around;
  const connection = connectionOf(request.raw, reply.raw, streams.limits.silence);
  try {
    const input = inputOf(operation, { query: request.query as Record<string, unknown>, path: {} });
    const stream = streams.open(request.ip, connection);
    try {
      const parties = { around, request, reply, connection, stream, input };
      const bytes = arriving(parties);
      if (isFiles(operation)) await exchangeFiles(parties, operation, bytes);
      else await exchange(parties, operation, bytes);
    } finally {
      stream.close();
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

/** The bytes of a request as they come; a client that is too slow is stopped. */
function arriving({ around, request, connection, stream }: Exchange): AsyncGenerator<Uint8Array> {
  const { silence, bytesPerSecond, window } = around.streams.limits;
  return paced(bytesOf(request.raw, connection.signal), {
    bytesPerSecond,
    window,
    onSlow: () => {
      if (stream.isInTheWay()) connection.stop(tooSlow(bytesPerSecond));
    },
    silence,
    onSilent: () => {
      if (!stream.isDelayed()) connection.stop(tooSilent(silence));
    },
  });
}

async function exchange(
  parties: Exchange,
  operation: Stream,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { around, request, connection, stream } = parties;
  const { silence, rows, longestRow } = around.streams.limits;
  const input = parties.input as Record<string, unknown>;
  const opening = setTimeout(() => connection.stop(tooSilent(silence)), silence);
  const { format, file, schema, data } = await openBody(bodyKindOf(request.headers, operation), bytes, {
    operation,
    hasSchema: input.schema !== undefined || input.against !== undefined,
    bodyLimit: around.bodyLimit,
    hold: stream.held.add,
  }).finally(() => clearTimeout(opening));
  const begin = {
    stream: operation.name,
    input,
    format,
    file,
    limits: { rows, longestRow },
    ...(schema === undefined ? {} : { schema }),
  };
  const thread = stream.thread(rowCarrier);
  const complete = around.published
    ? await withPublished(around.published, parties, operation, begin, thread)
    : begin;
  await passOn(parties, complete, data, operation.answer.mediaType, thread);
}

/** Finds the published schemas that a stream uses: its thread says which it needs, before data goes there. */
function withPublished(
  published: PublishedSchemas,
  { request }: Exchange,
  operation: Stream,
  begin: Beginning,
  thread: RowThread,
): Promise<Beginning> {
  if (!published.mayUse(operation, begin.input, begin.schema)) return Promise.resolve(begin);
  return published.provide(request, operation, begin.input, async (input, provided) => {
    const complete = { ...begin, input, provided };
    await thread.askAll([{ begin: complete }])[0];
    return complete;
  });
}

/** Thrown when the answer is complete before the data is. */
class NothingElseNeeded extends Error {}

/** Passes data on to the thread and its lines to the client; the summary comes last, whatever happens. */
async function passOn(
  parties: Exchange,
  begin: Beginning,
  data: AsyncIterable<Uint8Array>,
  mediaType: string,
  thread: RowThread,
): Promise<void> {
  const { reply, connection, stream, around } = parties;
  let answer: LineAnswer | undefined;
  let summary: Report['summary'] | undefined;
  const write = async (report: Report) => {
    const isFirst = answer === undefined;
    answer ??= beginLines(reply, mediaType);
    summary = report.summary;
    answer.write(report.text);
    if (report.over?.limit) connection.stop(beyond(report.over.limit));
    const gone = () => connection.stop(new ClientGone('The client does not read the answer.'));
    const unread = setTimeout(gone, around.streams.limits.silence);
    await answer.drained(connection.signal).finally(() => clearTimeout(unread));
    connection.signal.throwIfAborted();
    if (isFirst && report.over) throw new NothingElseNeeded();
  };
  async function* tasks(): AsyncGenerator<StreamTask, void> {
    yield { begin };
    for await (const bytes of joined(data)) yield { bytes };
    yield { end: true };
  }
  try {
    const { signal } = connection;
    await workInTurns(tasks(), { thread, startsEarly: true, signal, held: stream.held }, write);
    answer!.end({ summary });
  } catch (fault) {
    const reason = connection.signal.aborted ? connection.signal.reason : fault;
    // Ends the reading of the request, which is no longer needed.
    connection.stop(reason as Error);
    if (answer === undefined || reason instanceof ClientGone) throw reason;
    if (reason instanceof NothingElseNeeded) answer.end({ summary });
    else answer.end({ summary: { ...summary, valid: false, cut_off: cutOff(reason, parties) } });
  }
}

function cutOff(reason: unknown, { around, request }: Exchange): object {
  const prefix = around.prefixOf(request);
  if (reason instanceof ProblemError)
    return problemBody(reason.kind, reason.detail, reason.members, prefix, request.id);
  const fault = reason instanceof Error ? reason.message : String(reason);
  request.log.error({ reqId: request.id, fault }, 'Internal error.');
  return problemBody('internal-error', 'Internal error: see the log of the service.', {}, prefix, request.id);
}

function tooSilent(milliseconds: number): ProblemError {
  const detail = `No data arrived for ${milliseconds / 1000} seconds.`;
  return new ProblemError('request-timeout', detail, {}, { connection: 'close' });
}

function tooSlow(bytesPerSecond: number): ProblemError {
  const detail = `The rows arrived at less than ${bytesPerSecond} bytes per second while other streams were waiting for a place.`;
  return new ProblemError('request-timeout', detail, {}, { connection: 'close' });
}

function beyond(limit: { readonly name: string; readonly value: number }): ProblemError {
  const detail = `The work was stopped: the limit for one stream is ${limit.value} ${limit.name}.`;
  return new ProblemError('limit-exceeded', detail, { limit });
}
