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
