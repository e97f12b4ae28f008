import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../../base/json.js';
import { isScope } from '../../../registry/publish/index.js';
import { hashOfToken, newToken } from '../../../registry/store/index.js';
import { ProblemError } from '../problems.js';
import { negotiate } from '../routes.js';
import { administratorOf, authorOf } from './access.js';
import { addAudited, type Written } from './audited-route.js';
import { bodies, bodyOf, wrongMember } from './bodies.js';
import { numberIn } from './listing.js';
import type { RegistrySurroundings } from './reading.js';
import type { Sender } from './sender.js';
import type { ServiceRegistry } from './service-registry.js';

/** Secrets, and who did what, are not for caches. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/** How many rows of the audit a page has, if the request does not say. */
const USUAL = 100;
const MOST = 1000;

/** Adds the routes for administrators: tokens, the audit, and addresses that are to be free again. */
export function addAdministration(app: FastifyInstance, { registry }: RegistrySurroundings): void {
  const senderOf = (request: FastifyRequest) => administratorOf(request, registry);
  const get = (url: string, answer: (request: FastifyRequest) => Promise<Json>) =>
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      negotiate(request, reply, ['application/json']);
      await senderOf(request);
      const text = `${JSON.stringify(await answer(request))}\n`;
      return reply.headers(NOT_KEPT).type('application/json').send(text);
    });

  get('/v1/tokens', async () => ({ tokens: await registry.read.tokens() }) as unknown as Json);
  get('/v1/audit', (request) => auditPage(registry, request));
  addAudited(app, registry, {
    method: 'POST',
    url: '/v1/tokens',
    action: 'add token',
    senderOf,
    work: (request, sender) => addToken(registry, request, sender),
  });
  addAudited(app, registry, {
    method: 'DELETE',
    url: '/v1/tokens/:id',
    action: 'revoke token',
    senderOf,
    work: (request, sender) => revokeToken(registry, request, sender),
  });
  addAudited(app, registry, {
    method: 'DELETE',
    url: '/v1/addresses/:address',
    action: 'release address',
    senderOf,
    work: (request, sender) => releaseAddress(registry, request, sender),
  });
}

async function auditPage({ read }: ServiceRegistry, { query }: FastifyRequest): Promise<Json> {
  const given = new Map(Object.entries(query as Readonly<Record<string, string>>));
  const limit = numberIn(given, 'limit', 1, MOST) ?? USUAL;
  const before = numberIn(given, 'cursor', 0, Number.MAX_SAFE_INTEGER);
  const rows = await read.audits({ limit: limit + 1, ...(before === undefined ? {} : { before }) });
  const writes = rows.slice(0, limit);
  const next = rows.length > limit ? { next: String(writes.at(-1)!.id) } : {};
  return { writes, ...next } as unknown as Json;
}

const LONGEST_LABEL = 200;
const MOST_SCOPES = 100;
const USUAL_DAYS = 90;
const DAY = 86_400_000;

async function addToken(
  { read, write }: ServiceRegistry,
  request: FastifyRequest,
  sender: Sender,
): Promise<Written> {
  const { label, scopes, days = USUAL_DAYS } = await bodyOf(request, bodies.newToken);
  if (label.trim() === '' || label.length > LONGEST_LABEL)
    throw wrongMember('/label', `Expected a text of 1 to ${LONGEST_LABEL} characters.`);
  if (scopes.length === 0 || scopes.length > MOST_SCOPES)
    throw wrongMember('/scopes', `Expected 1 to ${MOST_SCOPES} scopes.`);
  for (const [index, scope] of scopes.entries()) {
    if (!isScope(scope))
      throw wrongMember(`/scopes/${index}`, 'Expected publish:OWNER, manage:OWNER or admin.');
    const [, owner] = scope.split(':');
    if (owner !== undefined && !(await read.owner(owner)))
      throw wrongMember(`/scopes/${index}`, `There is no owner ${owner}.`);
  }
  const secret = newToken();
  const expires = new Date(Date.now() + days * DAY).toISOString();
  const record = { label, scopes: [...new Set(scopes)], expires, hash: hashOfToken(secret)! };
  const made = await write.addToken(record, authorOf(request, sender));
  return { status: 201, body: { ...made, token: secret } as unknown as Json, headers: NOT_KEPT };
}

async function releaseAddress(
  { write }: ServiceRegistry,
  request: FastifyRequest,
  sender: Sender,
): Promise<Written> {
  const { address } = request.params as { readonly address: string };
  if (!(await write.releaseAddress(address, authorOf(request, sender))))
    throw new ProblemError('not-found', 'No version was published with this address.');
  return { status: 200, body: { released: address } };
}

async function revokeToken(
  { write }: ServiceRegistry,
  request: FastifyRequest,
  sender: Sender,
): Promise<Written> {
  const { id } = request.params as { readonly id: string };
  const revoked = new Date().toISOString();
  const isDone =
    /^\d{1,15}$/.test(id) && (await write.revokeToken(Number(id), revoked, authorOf(request, sender)));
  if (!isDone) throw new ProblemError('not-found', 'There is no such token, or it is revoked already.');
  return { status: 200, body: { id: Number(id), revoked }, headers: NOT_KEPT };
}
