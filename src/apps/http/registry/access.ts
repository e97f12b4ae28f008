import type { FastifyRequest } from 'fastify';
import { isAdministrator, isAllowed, type Right } from '../../../registry/publish/index.js';
import { type Author, hashOfToken, isInForce, type Store } from '../../../registry/store/index.js';
import { ProblemError } from '../problems.js';
import type { TrustedIssuers } from './oidc/trusted-issuers.js';
import { invalidToken, REALM, type Sender } from './sender.js';

/** What tells who sends a request. */
export interface Access {
  readonly read: Pick<Store, 'tokenByHash'>;
  /** Those who may give tokens, besides the registry. */
  readonly trusted?: TrustedIssuers;
}

/** What a token of an issuer looks like (RFC 7515, compact serialization). */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A sender who has no right to what a request asks for. */
export class Forbidden extends ProblemError {
  constructor(
    readonly sender: Sender,
    scope: string,
  ) {
    super('forbidden', `The token needs the scope ${scope}.`);
  }
}

const BEARER = /^Bearer +(\S+)$/i;

/** Whether a request has a token; other credentials are for somebody else, such as a proxy. */
export function isBearer({ headers }: FastifyRequest): boolean {
  return BEARER.test(headers.authorization ?? '');
}

/** Who sends a request, by its token; nobody if it has none. */
export async function senderOf(
  request: FastifyRequest,
  { read, trusted }: Access,
): Promise<Sender | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const [, token = ''] = BEARER.exec(authorization) ?? [];
  if (trusted && JWT.test(token)) return trusted.senderOf(token);
  const hash = hashOfToken(token);
  const record = hash && (await read.tokenByHash(hash));
  if (record === undefined || !isInForce(record, new Date().toISOString()))
    throw invalidToken(
      'The token is unknown, expired or revoked: make a new one with fairwright registry token add.',
    );
  return { actor: `token ${record.id} (${record.label})`, scopes: record.scopes };
}

async function knownSender(request: FastifyRequest, access: Access, detail: string): Promise<Sender> {
  const sender = await senderOf(request, access);
  if (sender === undefined) throw new ProblemError('unauthorized', detail, {}, { 'www-authenticate': REALM });
  return sender;
}

const SEND = 'A token is needed: send it as Authorization: Bearer fw_...';

/** Refuses a request whose sender has not the right to write for an owner; gives the sender. */
export async function writerOf(
  request: FastifyRequest,
  access: Access,
  right: Right,
  owner: string,
): Promise<Sender> {
  const sender = await knownSender(request, access, SEND);
  if (!isAllowed(sender.scopes, right, owner)) throw new Forbidden(sender, `${right}:${owner}`);
  return sender;
}

/** Refuses a request whose sender is no administrator; gives the sender. */
export async function administratorOf(request: FastifyRequest, access: Access): Promise<Sender> {
  const sender = await knownSender(request, access, SEND);
  if (!isAdministrator(sender.scopes)) throw new Forbidden(sender, 'admin');
  return sender;
}

/** Refuses a request without a token, where only those who have one may read. */
export async function readerOf(request: FastifyRequest, access: Access): Promise<void> {
  await knownSender(request, access, 'Only those with a token may read here.');
}

/** Who writes by a request, for the audit. */
export function authorOf({ id }: FastifyRequest, { actor }: Sender): Author {
  return { by: actor, request: id };
}
