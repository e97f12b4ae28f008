import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { quote } from '../../../base/json.js';
import { linkHeader, linksBack, tombstonePage } from '../../../registry/pages/index.js';
import {
  isAllowed,
  isName,
  isNumber,
  isPublic,
  tombstoneOf,
  type VersionName,
  type VersionRecord,
} from '../../../registry/publish/index.js';
import { type Ready, readyOf, reprDigest } from '../answers.js';
import { preferredType } from '../negotiation.js';
import type { Performed } from '../presentation.js';
import { PROBLEM_TYPE, ProblemError } from '../problems.js';
import { sendReady } from '../routes.js';
import { senderOf } from './access.js';
import { aliased, withdrawn } from './named-version.js';
import type { StoredVersion } from './represent.js';
import { type Representation, representations } from './representations.js';
import type { ServiceRegistry } from './service-registry.js';
import { siteAt } from './site.js';
import { storedVersion } from './stored-version.js';

/** What the routes of a registry need. */
export interface RegistrySurroundings {
  readonly registry: ServiceRegistry;
  /** Whether only those who have a token may read. */
  readonly isPrivate: boolean;
  /** The prefix of every path in links. */
  readonly prefixOf: (request: FastifyRequest) => string;
  /** The address of the service, without a slash at its end. */
  readonly baseOf: (request: FastifyRequest) => string;
  /** Makes a representation in a thread. What it is made from is read when the thread is free, so that none of it waits. */
  readonly represent: (file: string, load: () => Promise<StoredVersion>) => Promise<Performed>;
}

/** The parts of the path of a version. */
export interface VersionPath {
  readonly Params: VersionName & { readonly file?: string };
}

/** Adds the routes that answer versions, in all their representations. */
export function addReading(app: FastifyInstance, surroundings: RegistrySurroundings): void {
  const handler = (request: FastifyRequest<VersionPath>, reply: FastifyReply) => {
    const asked = askedFor(surroundings, request, reply);
    // What is kept is sent at once: a promise takes as long as all else.
    const known = surroundings.registry.refresh() ? undefined : surroundings.registry.answers.peek(asked.key);
    return known ? sendReady(request, reply, known) : answerVersion(surroundings, asked, request, reply);
  };
  app.get<VersionPath>('/s/:owner/:name/:number', handler);
  app.get<VersionPath>('/s/:owner/:name/:number/:file', handler);
}

/** What a request asks for, and what the answer is kept under. */
interface Asked {
  readonly representation: Representation;
  readonly path: string;
  readonly key: string;
}

function askedFor(
  { prefixOf, baseOf }: RegistrySurroundings,
  request: FastifyRequest<VersionPath>,
  reply: FastifyReply,
): Asked {
  const { owner, name, number, file } = request.params;
  const representation = file === undefined ? negotiated(request, reply) : named(file);
  const path = `${prefixOf(request)}/s/${owner}/${name}/${number}`;
  return { representation, path, key: `${baseOf(request)} ${path} ${representation.file}` };
}

async function answerVersion(
  { registry, isPrivate, prefixOf, baseOf, represent }: RegistrySurroundings,
  { representation, path, key }: Asked,
  request: FastifyRequest<VersionPath>,
  reply: FastifyReply,
): Promise<void> {
  await registry.refresh();
  const { file, ...name } = request.params;
  const known = registry.answers.peek(key);
  if (known) return sendReady(request, reply, known);
  const { generation } = registry.answers;
  const version = await versionAt(registry, request, name);
  if (typeof version === 'object' && version.state === 'withdrawn') {
    reply.header('vary', 'accept');
    if (preferredType(request.headers, [PROBLEM_TYPE, 'text/html']) !== 'text/html') throw withdrawn(version);
    const owner = (await registry.read.owner(version.owner))!;
    const site = siteAt(baseOf(request), prefixOf(request));
    return reply
      .code(410)
      .headers({ ...PAGE, 'cache-control': 'no-store' })
      .type(HTML)
      .send(tombstonePage({ site, version: { ...name, ...tombstoneOf(version) }, owner }));
  }
  if (typeof version === 'string') {
    const target = `${prefixOf(request)}/s/${name.owner}/${name.name}/${version}`;
    reply.header('cache-control', 'no-cache').header('etag', `"${version}"`);
    return reply.redirect(file === undefined ? target : `${target}/${file}`, 307);
  }
  // Other caches than that of a client must not give it to those without a token.
  const kept = (seconds: number) => `${isPrivate ? 'private' : 'public'}, max-age=${seconds}`;
  const make = async (): Promise<Ready> => {
    const { read } = registry;
    const headers = {
      ...(await deprecationOf(read, version)),
      'content-location': `${path}/${representation.file}`,
    };
    if (version.mediaType !== representation.mediaType) {
      const site = { base: baseOf(request), prefix: prefixOf(request) };
      const isPartial = representation.is === 'page';
      const { body, headers: links } = await represent(representation.file, () =>
        storedVersion(read, version, { ...site, isPartial }),
      );
      const { mediaType, isBase64 } = representation;
      const content = isBase64 ? Buffer.from(body, 'base64') : body;
      return readyOf(mediaType === 'text/html' ? HTML : mediaType, content, {
        headers: {
          ...headers,
          ...(representation.is === 'page' ? PAGE : {}),
          'cache-control': representation.is === 'page' ? 'no-cache' : kept(DERIVED),
          ...links,
        },
      });
    }
    const bytes = await read.content(version);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const links = linksBack({ is: 'content' }, { base: baseOf(request), version });
    const own = {
      'cache-control': kept(DAY),
      'repr-digest': version.options ? reprDigest(bytes) : digestHeader(version.digest),
      Link: linkHeader(links),
    };
    const ready = readyOf(version.mediaType, text, { headers: { ...headers, ...own }, isTagged: false });
    return { ...ready, etag: version.digest };
  };
  const ready = isPublic(version) ? await registry.answers.get(key, make, generation) : notKept(await make());
  return sendReady(request, reply, ready);
}

/** Without options, the digest of a version is that of its schema. */
function digestHeader(digest: string): string {
  return `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`;
}

/** A draft is not for everybody. */
function notKept(ready: Ready): Ready {
  return { ...ready, headers: { ...ready.headers, 'cache-control': 'private, no-store' } };
}

/** Pages of the registry. */
export const HTML = 'text/html; charset=utf-8';

/** A published schema never changes, but it may be withdrawn, which caches learn within a day. In seconds. */
const DAY = 86_400;

/** What is made from it may say more after an update of the service. */
const DERIVED = 3600;

/** Pages of the registry have no scripts but data. */
export const PAGE = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const negotiable = representations.filter(({ isNotNegotiated }) => !isNotNegotiated);

/** What clients prefer, by their header: most send one of a few. */
const preferences = new Map<string, Representation>();
const MOST_PREFERENCES = 1000;

function negotiated({ headers }: FastifyRequest, reply: FastifyReply): Representation {
  reply.header('vary', 'accept');
  const { accept = '*/*' } = headers;
  const known = preferences.get(accept);
  if (known) return known;
  const types = negotiable.map(({ mediaType }) => mediaType);
  const type = preferredType(headers, [...types, ...ALSO.keys()]);
  const found = negotiable.find(({ mediaType }) => mediaType === (ALSO.get(type ?? '') ?? type));
  if (!found)
    throw new ProblemError('not-acceptable', `This path answers in ${[...new Set(types)].join(', ')}.`);
  if (preferences.size < MOST_PREFERENCES) preferences.set(accept, found);
  return found;
}

/** More types that clients ask for, with those that they get. */
const ALSO: ReadonlyMap<string, string> = new Map([['application/json', 'application/schema+json']]);

function named(file: string): Representation {
  const found = representations.find((each) => each.file === file);
  if (found) return found;
  const files = representations.map((each) => each.file).join(', ');
  throw new ProblemError('not-found', `There is no ${quote(file)} of a version: there are ${files}.`);
}

/** The version at a path, or the number that its alias leads to. */
export async function versionAt(
  registry: ServiceRegistry,
  request: FastifyRequest,
  { owner, name, number }: VersionName,
): Promise<VersionRecord | string> {
  const { read } = registry;
  const isPossible = isName(owner) && isName(name) && isNumber(number, 'opaque');
  const version = isPossible ? await read.version({ owner, name, number }) : undefined;
  if (version === undefined) {
    const leadsTo = isPossible ? await aliased(read, { owner, name, number }) : undefined;
    if (leadsTo !== undefined) return leadsTo;
    throw new ProblemError('not-found', 'The registry has no such version.');
  }
  if (version.state !== 'draft') return version;
  // Only those who may publish for its owner know of a draft.
  const sender = await senderOf(request, registry);
  if (sender && isAllowed(sender.scopes, 'publish', owner)) return version;
  throw new ProblemError('not-found', 'The registry has no such version.');
}

/** RFC 9745: since when a version is deprecated. */
async function deprecationOf(
  read: ServiceRegistry['read'],
  { state, at, ...version }: VersionRecord,
): Promise<Readonly<Record<string, string>>> {
  if (state !== 'deprecated') return {};
  const changes = await read.lastChanges(MOST_CHANGES, version);
  const change = changes.find(({ kind, number }) => kind === state && number === version.number);
  return { deprecation: `@${Math.floor(Date.parse(change?.at ?? at) / 1000)}` };
}

/** Older changes of a schema are not looked at. */
const MOST_CHANGES = 1000;
