import { ProblemError } from '../problems.js';

/** Who sends a request. */
export interface Sender {
  /** What the audit calls them. */
  readonly actor: string;
  readonly scopes: readonly string[];
}

/** How a client shows who it is (RFC 6750). */
export const REALM = 'Bearer realm="fairwright"';

/** Says that the token of a request is not valid. */
export function invalidToken(detail: string): ProblemError {
  const headers = { 'www-authenticate': `${REALM}, error="invalid_token"` };
  return new ProblemError('unauthorized', detail, {}, headers);
}
