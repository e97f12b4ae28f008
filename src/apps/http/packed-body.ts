import { quote } from '../../base/json.js';
import { ProblemError } from './problems.js';

const GZIP = ['gzip', 'x-gzip'];

/** Whether a body is gzip, as its Content-Encoding says. */
export function isGzip(encoding = 'identity'): boolean {
  return GZIP.includes(encoding.toLowerCase());
}

/** Refuses a body in an encoding that cannot be undone. */
export function checkEncoding(encoding = 'identity'): void {
  if (isGzip(encoding) || encoding.toLowerCase() === 'identity') return;
  const detail = `The Content-Encoding ${quote(encoding)} is not supported: use gzip or none.`;
  throw new ProblemError('unsupported-media-type', detail, {}, { 'accept-encoding': 'gzip' });
}

/** The problem for a failed decompression; other errors stay unchanged. */
export function unpackingProblem(fault: unknown): unknown {
  if (!String((fault as NodeJS.ErrnoException).code).startsWith('Z_')) return fault;
  const detail = 'The Content-Encoding is gzip, but the body is not complete gzip data.';
  return new ProblemError('malformed-request', detail);
}
