import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { operations, reportHeaders } from './operations.js';

/** The headers with information in any answer, besides those that operations declare. */
const TELLING = [
  'Allow',
  'Content-Location',
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Repr-Digest',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

const declared = operations.flatMap((operation) => Object.keys(reportHeaders(operation)));

/** Lets scripts of all origins read an answer, with the headers that have information. */
export const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [...new Set([...declared, ...TELLING])].join(', '),
} as const;

/** Whether a server can be reached from its own machine only. */
export function isLoopback(server: Pick<Server, 'address'>): boolean {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null && /^(?:127\.|::1$|::ffff:127\.)/.test(bound.address);
}

/** Keeps the answers of these routes from scripts of other origins while `isKept` says so. */
export function keepFromOthers(app: FastifyInstance, isKept: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isKept()) reply.removeHeader('access-control-allow-origin');
    done();
  });
}

/** Tells a browser what scripts of other origins may send to a path, for a day. */
export function preflight(allow: string): Readonly<Record<string, string>> {
  return {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers':
      'authorization, content-type, content-encoding, accept, if-match, if-none-match, x-request-id',
    'access-control-max-age': '86400',
  };
}
