import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { quote } from '../../../base/json.js';
import { isNumber, isPublic, type VersionRecord } from '../../../registry/publish/index.js';
import { type Ready, readyOf } from '../answers.js';
import { ProblemError } from '../problems.js';
import { negotiate, sendReady } from '../routes.js';
import { withdrawn } from './named-version.js';
import { HTML, PAGE, type RegistrySurroundings, type VersionPath, versionAt } from './reading.js';
import { storedVersion } from './stored-version.js';

const OFFERED = ['text/html', 'application/json'] as const;

/** Adds what changed from another version, or from the one before it. */
export function addComparing(
  app: FastifyInstance,
  { registry, prefixOf, baseOf, represent }: RegistrySurroundings,
): void {
  const { read } = registry;
  app.get<VersionPath>('/s/:owner/:name/:number/changes', async (request, reply) => {
    const type = negotiate(request, reply, OFFERED);
    const { from } = request.query as { readonly from?: string };
    await registry.refresh();
    const version = await versionAt(registry, request, request.params);
    if (typeof version === 'string') return redirect(request, reply, version);
    if (version.state === 'withdrawn') throw withdrawn(version);
    const before = await otherVersion(version, from);
    const make = async (): Promise<Ready> => {
      const site = { base: baseOf(request), prefix: prefixOf(request) };
      const { body } = await represent(type, () => storedVersion(read, version, { ...site, before }));
      const isPage = type === 'text/html';
      const headers = { 'cache-control': 'no-cache', ...(isPage ? PAGE : {}) };
      return readyOf(isPage ? HTML : type, body, { headers });
    };
    const { owner, name, number } = version;
    const key = `changes ${baseOf(request)} ${prefixOf(request)} ${owner}/${name}/${number} ${before.number} ${type}`;
    if (isPublic(version)) return sendReady(request, reply, await registry.answers.get(key, make));
    const ready = await make();
    return sendReady(request, reply, {
      ...ready,
      headers: { ...ready.headers, 'cache-control': 'private, no-store' },
    });
  });

  const redirect = ({ params, query }: FastifyRequest<VersionPath>, reply: FastifyReply, number: string) => {
    const { owner, name } = params;
    const rest = new URLSearchParams(query as Record<string, string>).toString();
    const target = `${prefixOf(reply.request)}/s/${owner}/${name}/${number}/changes`;
    return reply
      .header('cache-control', 'no-cache')
      .redirect(rest === '' ? target : `${target}?${rest}`, 307);
  };

  /** The version that another one is compared with. */
  const otherVersion = async (version: VersionRecord, from: string | undefined): Promise<VersionRecord> => {
    if (from === undefined) {
      const versions = await read.versions(version);
      const at = versions.findIndex(({ number }) => number === version.number);
      const before = versions.slice(at + 1).find(isPublic);
      if (before) return before;
      throw new ProblemError('not-found', 'There is no version before this one: name one with "from".');
    }
    const found = isNumber(from, 'opaque') ? await read.version({ ...version, number: from }) : undefined;
    if (found?.state === 'withdrawn') throw withdrawn(found);
    if (found && isPublic(found)) return found;
    throw new ProblemError('not-found', `The schema has no version ${quote(from)} to compare with.`);
  };
}
