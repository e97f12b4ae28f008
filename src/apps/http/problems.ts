import { LimitExceeded } from '../../base/budget.js';
import type { JsonObject } from '../../base/json.js';
import { ThreadFailure } from '../../base/threads/index.js';
import { InvalidInput, NotFound, UnusableSchema } from '../operations/index.js';

/** Requests for anything, with a body, with parameters, for one of a list, with a schema that must be usable, for the status, for the registry. */
export type ProblemScope =
  | 'anything'
  | 'body'
  | 'parameters'
  | 'items'
  | 'unusable schemas'
  | 'status'
  | 'registry';

/** A kind of problem: what the status means, and what to do about it. */
export interface ProblemKind {
  readonly status: number;
  /** The requests that can end in it, for the interface description. */
  readonly on: ProblemScope;
  readonly title: string;
  /** When it happens, and what to do, for the page of this kind. */
  readonly about: string;
}

/** Every kind of problem that the service answers with (RFC 9457); each has a page under `docs/problems/`. */
export const problemKinds = {
  'malformed-json': {
    status: 400,
    on: 'body',
    title: 'The body is not JSON',
    about:
      'The body of the request cannot be parsed as JSON, or is not UTF-8. `detail` says what is wrong, with line and column. Bodies are JSON only; the command also reads YAML.',
  },
  'malformed-request': {
    status: 400,
    on: 'anything',
    title: 'The request is malformed',
    about:
      'The request line, a header, the address, the length of the body, its compression or its parts (`multipart/form-data`) cannot be read.',
  },
  'malformed-parameter': {
    status: 400,
    on: 'parameters',
    title: 'A parameter cannot be read',
    about:
      'A query parameter does not have the right type. `errors` names the parameter and what was expected.',
  },
  'not-found': {
    status: 404,
    on: 'items',
    title: 'Not found',
    about:
      'The service has no such path, or no schema is registered at that address. `GET /v1/schemas` lists the schemas, `GET /` the paths.',
  },
  'method-not-allowed': {
    status: 405,
    on: 'anything',
    title: 'The method is not allowed',
    about: 'The path exists, but not for this method. The header `Allow` lists the methods that it has.',
  },
  'not-acceptable': {
    status: 406,
    on: 'anything',
    title: 'No acceptable media type',
    about:
      'The header `Accept` allows none of the media types that this path answers in. `detail` lists them.',
  },
  'request-timeout': {
    status: 408,
    on: 'anything',
    title: 'The request took too long to arrive',
    about:
      'A request must be sent within 30 seconds. A stream of rows must deliver something every 30 seconds, and at least 16 KiB per second while other streams wait for its place. Send it again over a better connection, or make it smaller.',
  },
  'content-too-large': {
    status: 413,
    on: 'body',
    title: 'The body is too large',
    about:
      'The body is larger than the service accepts, compressed or uncompressed. The limit is 5 MiB, or what the operator set with `--body-limit`. `limit` has the number of bytes. The command has no such limit, and `POST /v1/validate/rows` and `POST /v1/infer` have none for rows.',
  },
  'unsupported-media-type': {
    status: 415,
    on: 'body',
    title: 'The body is of an unsupported media type',
    about:
      'Send the body with `Content-Type: application/json` (or a type that ends in `+json`), in UTF-8; rows in one of the types that `detail` lists. `Content-Encoding` may be `gzip`.',
  },
  'invalid-body': {
    status: 422,
    on: 'body',
    title: 'The body is not of the right shape',
    about:
      'The body is JSON, but does not have the members that this operation expects. `errors` lists what is wrong, each with a JSON Pointer into the body. `/openapi.json` describes the bodies. An invalid schema is not a problem of this kind: it gets an answer with status 200.',
  },
  'unusable-schema': {
    status: 422,
    on: 'unusable schemas',
    title: 'The schema cannot be used',
    about:
      'The schema is not a usable Draft 2020-12 schema, so it cannot be converted. `errors` lists what is wrong, each with a JSON Pointer into the body. An invalid `fair:` value does not cause this problem: the export omits it, and the report lists it.',
  },
  'limit-exceeded': {
    status: 422,
    on: 'body',
    title: 'The request exceeds a limit',
    about:
      'The request exceeds a limit of the service: `nesting` of the body, `schema-objects`, `references`, `pattern-length` or `enum-values` of the schema (`references` also limits the published schemas that it refers to), `rows` of a stream, `tables`, `columns` or the bytes of a `document` that a schema is made from, `steps` of the work, or `memory`. `limit` names the limit and its value. Limits count work, never time: the same request gets the same answer on a busy machine. The command has no such limits, except for nesting.',
  },
  unauthorized: {
    status: 401,
    on: 'registry',
    title: 'A token is needed',
    about:
      'The request has no token, or one that is unknown, expired or revoked. `fairwright registry token add` makes one; send it as `Authorization: Bearer TOKEN`. A token of an issuer of OpenID Connect must be for the audience of this service, and have claims that a rule of the operator names.',
  },
  forbidden: {
    status: 403,
    on: 'registry',
    title: 'The token does not allow this',
    about:
      'The token is valid, but not for this owner or this action. `detail` names the scope that is needed.',
  },
  'version-taken': {
    status: 409,
    on: 'registry',
    title: 'The number belongs to another version',
    about:
      'A published version never changes, and its number is never used again, also after it was withdrawn. Publish under a new number.',
  },
  'address-taken': {
    status: 409,
    on: 'registry',
    title: 'The address belongs to another schema',
    about:
      'The `$id` of the schema, or its identifier, leads to another schema of the registry. Use another one.',
  },
  incompatible: {
    status: 409,
    on: 'registry',
    title: 'The version is not compatible',
    about:
      'The version does not follow the one before it: data that were valid would not be, or the number is too small for what changed. `changes` lists what changed, and `suggested` is a number that would do.',
  },
  'still-referenced': {
    status: 409,
    on: 'registry',
    title: 'Other versions refer to it',
    about:
      'A version that others refer to is not withdrawn. `detail` names them. Somebody with the scope `admin` can withdraw it with `"force": true`.',
  },
  'wrong-state': {
    status: 409,
    on: 'registry',
    title: 'The state does not allow this',
    about:
      'A draft can be published or deleted, a published version deprecated or withdrawn, a deprecated one published again or withdrawn. A withdrawn version stays withdrawn.',
  },
  withdrawn: {
    status: 410,
    on: 'registry',
    title: 'The version was withdrawn',
    about:
      'The version was published once and was withdrawn. `detail` says why, and which version to use instead, if there is one.',
  },
  'changed-meanwhile': {
    status: 412,
    on: 'registry',
    title: 'It has changed in the meantime',
    about:
      'The header `If-Match` or `If-None-Match` does not match the current state. Get it again, then decide.',
  },
  'unknown-change': {
    status: 409,
    on: 'registry',
    title: 'There is no such change',
    about:
      '`since` is larger than the number of the newest change, so it came from another registry, or from this one before it was restored from a backup. `registry` is the id of the registry that answers, and `newest` the number of its newest change. Forget what was read, and start again with `since=0`.',
  },
  'condition-needed': {
    status: 428,
    on: 'registry',
    title: 'A condition is needed',
    about:
      'A change needs `If-Match` with the `ETag` of what is changed (`If-None-Match: *` for a new alias), so that nobody overwrites what somebody else did.',
  },
  'invalid-name': {
    status: 422,
    on: 'registry',
    title: 'The name or number is not valid',
    about:
      'Names have lower-case letters, digits and `-` between them, at most 63 characters. Numbers are semantic versions such as `1.2.0`, unless the settings of the schema say otherwise.',
  },
  'version-mismatch': {
    status: 422,
    on: 'registry',
    title: 'The schema states another version or address',
    about:
      '`fair:version` of the schema must have the number of the address, and an `$id` at this service must be the address.',
  },
  'invalid-schema': {
    status: 422,
    on: 'registry',
    title: 'The schema is not valid',
    about:
      'The schema has errors, or its text cannot be read. `errors` lists them, each with a JSON Pointer into the schema.',
  },
  'readiness-too-low': {
    status: 422,
    on: 'registry',
    title: 'The readiness is too low',
    about:
      'The owner asks for a least readiness. `POST /v1/readiness` and `fairwright readiness` say what is missing.',
  },
  'unresolved-reference': {
    status: 422,
    on: 'registry',
    title: 'A reference does not resolve',
    about: 'A `$ref` does not resolve to a published version of the registry. `errors` lists them.',
  },
  'rate-limited': {
    status: 429,
    on: 'anything',
    title: 'Too many requests',
    about:
      'The operator limits how many requests a client may send in a minute. The headers `RateLimit-*` say how many are left, and `Retry-After` says when to try again.',
  },
  'internal-error': {
    status: 500,
    on: 'anything',
    title: 'Internal error',
    about:
      'This is an internal error. `instance` names the request in the log of the service: please report it.',
  },
  starting: {
    status: 503,
    on: 'status',
    title: 'The service is starting',
    about:
      'The service is not ready yet. Only `/readyz` and `/status` answer with this problem, so that load balancers do not send requests too early. The header `Retry-After` says when to try again.',
  },
  unavailable: {
    status: 503,
    on: 'anything',
    title: 'The service cannot answer now',
    about:
      'The service is overloaded (too many requests are waiting or in progress, too many streams are open, or too many bytes of bodies and answers are held), stopped work that took too long, or is shutting down; or its registry does not answer. The header `Retry-After` says when to try again.',
  },
  'read-only': {
    status: 503,
    on: 'registry',
    title: 'The registry cannot be written',
    about:
      'The file of the registry is read-only, or its disk is full or reported an error while something was written. Nothing of that was acknowledged. The service goes on reading, and writes nothing until the operator has repaired the cause and has restarted it.',
  },
  'damaged-version': {
    status: 500,
    on: 'registry',
    title: 'A version is damaged',
    about:
      'What the database has of a version is not what was published, so it is not answered, and no version can be compared with it. All others are not affected. The log of the service names the version; the operator runs fairwright registry check, and restores a backup.',
  },
} as const satisfies { readonly [name: string]: ProblemKind };

/** The name of a kind of problem. */
export type ProblemName = keyof typeof problemKinds;

/** What a problem may say beyond its kind. */
export interface ProblemMembers {
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  readonly limit?: { readonly name: string; readonly value: number };
  /** What changed between two versions, and the number that would do. */
  readonly changes?: readonly unknown[];
  readonly suggested?: string;
  /** What stays of a withdrawn version. */
  readonly tombstone?: JsonObject;
  /** The id of a registry, and the number of its newest change. */
  readonly registry?: string;
  readonly newest?: number;
}

/** Ends a request with a problem. */
export class ProblemError extends Error {
  constructor(
    readonly kind: ProblemName,
    readonly detail: string,
    readonly members: ProblemMembers = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** A problem as plain data that can come from a thread. */
export type PlainProblem = Pick<ProblemError, 'kind' | 'detail' | 'members'>;

/** The problem that a client gets; anything unexpected becomes an error again when it is received. */
export function plainProblem(fault: unknown): PlainProblem {
  if (!(fault instanceof ProblemError)) throw fault;
  const { kind, detail, members } = fault;
  return { kind, detail, members };
}

/** Says that the service cannot do something now, and when to try again. */
export function unavailable(detail: string, seconds: number): ProblemError {
  return new ProblemError('unavailable', detail, {}, { 'retry-after': String(seconds) });
}

/** The problem for a version that cannot be answered as it was published. */
export function damaged(fault: Error): ProblemError {
  return new ProblemError('damaged-version', fault.message);
}

/** The problem that a client gets for what an operation or a thread complains of; other errors stay unchanged. */
export function problemFor(fault: unknown): unknown {
  if (fault instanceof LimitExceeded)
    return new ProblemError('limit-exceeded', fault.message, { limit: fault.limit });
  if (fault instanceof NotFound) return new ProblemError('not-found', fault.message);
  if (fault instanceof UnusableSchema) return unusable(fault);
  if (fault instanceof ThreadFailure) return threadProblem(fault);
  if (!(fault instanceof InvalidInput)) return fault;
  const { pointer, message } = fault;
  return new ProblemError('invalid-body', message, { errors: [{ pointer, detail: message }] });
}

/** The members of a request that compares two schemas. */
const VERSIONS: readonly string[] = ['old', 'new'];

function unusable({ message, diagnostics }: UnusableSchema): ProblemError {
  const errors = diagnostics.map(({ at, message: detail }) => ({
    pointer: `/${VERSIONS.includes(at.uri) ? at.uri : 'schema'}${at.pointer}`,
    detail,
  }));
  return new ProblemError('unusable-schema', `${message} ${errors[0]?.detail ?? ''}`.trim(), { errors });
}

/** Megabytes of memory that one piece of work may use. */
export const MEMORY_LIMIT = 128;

function threadProblem(failure: ThreadFailure): unknown {
  switch (failure.reason) {
    case 'queue full':
      return unavailable('Too many requests are waiting.', 1);
    case 'closed':
      return unavailable('The service is shutting down.', 5);
    case 'out of time':
      return unavailable(failure.message, 1);
    case 'lost':
      return unavailable('Other work ended the thread that had the state of this stream: send it again.', 1);
    case 'out of memory':
      return new ProblemError('limit-exceeded', failure.message, {
        limit: { name: 'memory', value: MEMORY_LIMIT },
      });
    case 'crashed':
      return failure;
  }
}

/** Says that a body, or the schema in it, has too many bytes. */
export function tooLarge(what: 'body' | 'schema', limit: number): ProblemError {
  const detail = `The ${what} is larger than ${limit} bytes, the limit of this service.`;
  return new ProblemError('content-too-large', detail, { limit: { name: 'body', value: limit } });
}

/** The media type of problems. */
export const PROBLEM_TYPE = 'application/problem+json';

/** The body of a problem. */
export function problemBody(
  kind: ProblemName,
  detail: string,
  members: ProblemMembers,
  prefix: string,
  requestId: string,
) {
  const { status, title } = problemKinds[kind];
  return {
    type: `${prefix}/problems/${kind}`,
    title,
    status,
    detail,
    instance: `urn:request:${requestId}`,
    ...members,
  };
}
