import type { FastifyRequest } from 'fastify';
import { isAllowed, type Right } from '../../publish/index.js';
import { hashOfToken, isInForce, type Store } from '../../store/index.js';
import { ProblemError } from '../problems.js';

/** Who sends a request. */
export interface Sender {
  /** What the audit calls them. */
  readonly actor: string;
  readonly scopes: readonly string[];
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="fairwright"' };

/** Who sends a request, by its token; nobody if it has none. */
export async function senderOf({ headers }: FastifyRequest, store: Store): Promise<Sender | undefined> {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const hash = hashOfToken(token);
  const record = hash && (await store.tokenByHash(hash));
  if (record === undefined || !isInForce(record, new Date().toISOString()))
    throw new ProblemError(
      'unauthorized',
      'The token is unknown, expired or revoked: make a new one with fairwright registry token add.',
      {},
      { 'www-authenticate': `${CHALLENGE['www-authenticate']}, error="invalid_token"` },
    );
  return { actor: `token ${record.id} (${record.label})`, scopes: record.scopes };
}

/** Refuses a request whose sender has not the right to write for an owner; gives the sender. */
export async function writerOf(
  request: FastifyRequest,
  store: Store,
  right: Right,
  owner: string,
): Promise<Sender> {
  const sender = await senderOf(request, store);
  if (sender === undefined)
    throw new ProblemError(
      'unauthorized',
      'A token is needed: send it as Authorization: Bearer fw_...',
      {},
      CHALLENGE,
    );
  if (!isAllowed(sender.scopes, right, owner))
    throw new ProblemError('forbidden', `The token needs the scope ${right}:${owner}.`);
  return sender;
}

/** Refuses a request without a token, where only those who have one may read. */
export async function readerOf(request: FastifyRequest, store: Store): Promise<void> {
  if ((await senderOf(request, store)) === undefined)
    throw new ProblemError('unauthorized', 'Only those with a token may read here.', {}, CHALLENGE);
}
