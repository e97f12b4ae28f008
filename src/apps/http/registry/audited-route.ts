import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../../base/json.js';
import type { AuditAction } from '../../../registry/store/index.js';
import { problemKindOf } from '../fallbacks.js';
import { Forbidden } from './access.js';
import type { Sender } from './sender.js';
import type { ServiceRegistry } from './service-registry.js';

/** What came of a write: its status and body. */
export interface Written {
  readonly status: number;
  readonly body: Json;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether there was nothing to write. */
  readonly isUnchanged?: boolean;
}

/** A route that writes. */
export interface AuditedRoute {
  readonly method: 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  readonly url: string;
  readonly action: AuditAction;
  /** The sender of a request; throws if the sender may not do this. */
  readonly senderOf: (request: FastifyRequest) => Promise<Sender>;
  readonly work: (request: FastifyRequest, sender: Sender) => Promise<Written>;
}

/** Adds a route that writes. The store records what it writes; what was refused, or changed nothing, is recorded here. */
export function addAudited(
  app: FastifyInstance,
  registry: ServiceRegistry,
  { method, url, action, senderOf, work }: AuditedRoute,
): void {
  const record = async (request: FastifyRequest, { actor }: Sender, outcome: string): Promise<void> => {
    const target = request.url.split('?')[0]!.slice(app.prefix.length);
    const at = new Date().toISOString();
    // A database that fails only now was logged already.
    await registry.write
      .addAudit({ at, actor, action, target, outcome, request: request.id })
      .catch(() => {});
  };
  const attemptedBy = async (fault: unknown, request: FastifyRequest): Promise<Sender | undefined> => {
    if (fault instanceof Forbidden) return fault.sender;
    return senderOf(request).catch((other: unknown) =>
      other instanceof Forbidden ? other.sender : undefined,
    );
  };
  app.route({
    method,
    url,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const sender = await senderOf(request);
      const { status, body, headers = {}, isUnchanged = false } = await work(request, sender);
      if (isUnchanged) await record(request, sender, 'unchanged');
      else registry.changed();
      const text = `${JSON.stringify(body)}\n`;
      return reply.code(status).headers(headers).type('application/json').send(text);
    },
    // Also of what was refused before the handler, such as a body that is too large.
    async errorHandler(fault: FastifyError, request: FastifyRequest) {
      const outcome = problemKindOf(fault);
      const attempted = UNRECORDED.includes(outcome) ? undefined : await attemptedBy(fault, request);
      if (attempted) await record(request, attempted, outcome);
      throw fault;
    },
  });
}

/** What says that the database cannot be written: neither can the audit. Nor does it list what was not looked at. */
const UNRECORDED: readonly string[] = ['unavailable', 'read-only', 'rate-limited'];
