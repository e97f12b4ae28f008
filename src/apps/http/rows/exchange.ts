import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedSchemas } from '../published-schemas.js';
import type { Connection } from './connection.js';
import type { OpenStream, Streams } from './streams.js';

/** What the routes of streams need. */
export interface StreamSurroundings {
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly streams: Streams;
  /** The most bytes of a schema that comes with the data. */
  readonly bodyLimit: number;
  /** The schemas of the registry, if there is one. */
  readonly published?: PublishedSchemas | undefined;
}

/** The state while a stream is answered. */
export interface Exchange {
  readonly around: StreamSurroundings;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly connection: Connection;
  readonly stream: OpenStream;
  readonly input: unknown;
}
