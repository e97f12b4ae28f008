import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  API_CATALOG_TYPE,
  apiCatalog,
  atomFeed,
  catalogueGraph,
  entryOf,
  type Graph,
  type HarvestedVersion,
  MOST_ADDRESSES,
  MOST_DATASETS,
  oaiPmh,
  robotsTxt,
  type ServiceInfo,
  seriesGraph,
  sitemap,
  sitemapIndex,
} from '../../publish/catalogue/index.js';
import { isName, type Owner, type SchemaName, schemaPath } from '../../publish/index.js';
import type { Harvested } from '../../store/index.js';
import { version as program } from '../../version.js';
import { loadLicenses } from '../../vocabulary/index.js';
import { readyOf } from '../answers.js';
import { preferredType } from '../negotiation.js';
import { ProblemError } from '../problems.js';
import type { RouteConfig } from '../request-ceilings.js';
import { negotiate, sendReady } from '../routes.js';
import { numberIn } from './listing.js';
import type { RegistrySurroundings } from './reading.js';

/** Who runs the service, for those who harvest it. */
export interface Operator {
  readonly name?: string;
  readonly email?: string;
}

const [XML, ATOM, NDJSON, TURTLE, LD] = [
  'text/xml; charset=utf-8',
  'application/atom+xml; charset=utf-8',
  'application/x-ndjson',
  'text/turtle',
  'application/ld+json',
] as const;

/** How many changes an answer has, and how long a request may wait for one, in seconds. */
const MOST_CHANGES = 1000;
const LONGEST_WAIT = 30;
const FEED_CHANGES = 100;

/** How often a waiting request looks, in milliseconds. */
const LOOK = 250;

/** Adds what catalogues, harvesters and search engines read, and the list of changes. */
export function addFeeds(
  app: FastifyInstance,
  { registry, baseOf, prefixOf }: RegistrySurroundings,
  operator: Operator,
): void {
  const { read } = registry;
  const serviceOf = async (request: FastifyRequest): Promise<ServiceInfo> => {
    const [first] = await read.changes(0, 1);
    return {
      base: baseOf(request),
      title: 'fairwright',
      operator: { name: operator.name ?? 'fairwright' },
      email: operator.email ?? `postmaster@${new URL(baseOf(request)).hostname}`,
      version: program,
      issued: first?.at ?? new Date().toISOString(),
    };
  };
  /** A text that stays the same until something changes. */
  const add = (url: string, type: string, write: (request: FastifyRequest) => Promise<string>) =>
    app.get(url, async (request, reply) => {
      await registry.refresh();
      const key = `${baseOf(request)} ${prefixOf(request)} ${request.url}`;
      const ready = await registry.answers.get(key, async () =>
        readyOf(type, await write(request), { headers: { 'cache-control': 'no-cache' } }),
      );
      return sendReady(request, reply, ready);
    });

  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/v1/changes', { config: { isLongPoll: true } satisfies RouteConfig }, (request, reply) =>
    answerChanges(request, reply),
  );
  add('/feed.atom', ATOM, async (request) =>
    atomFeed(await serviceOf(request), await read.lastChanges(FEED_CHANGES)),
  );
  add('/s/:owner/:name/feed.atom', ATOM, async (request) => {
    const { owner, name } = request.params as SchemaName;
    const schema = isName(owner) && isName(name) ? await read.schema({ owner, name }) : undefined;
    const changes = schema ? await read.lastChanges(FEED_CHANGES, schema) : [];
    if (changes.length === 0) throw new ProblemError('not-found', 'The registry has no such schema.');
    return atomFeed(await serviceOf(request), changes, schema);
  });
  add('/robots.txt', 'text/plain; charset=utf-8', async (request) => robotsTxt(baseOf(request)));
  add('/.well-known/api-catalog', API_CATALOG_TYPE, async (request) =>
    JSON.stringify(apiCatalog(baseOf(request))),
  );
  add('/sitemap.xml', XML, async (request) => sitemapIndex(baseOf(request), await read.count()));
  add('/sitemap-:number.xml', XML, async (request) => {
    const { number } = request.params as { readonly number: string };
    const wanted = /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
    let [after, found] = [0, [] as readonly Harvested[]];
    for (let at = 0; at < wanted; at++) {
      found = await read.newest(after, MOST_ADDRESSES);
      if (found.length === 0) break;
      after = found.at(-1)!.seq;
    }
    if (found.length === 0 && wanted !== 1) throw new ProblemError('not-found', 'There is no such sitemap.');
    return sitemap(found.map(({ at, version }) => ({ address: baseOf(request) + schemaPath(version), at })));
  });

  const graph = (url: string, make: (request: FastifyRequest) => Promise<Graph>) =>
    app.get(url, async (request, reply) => {
      const type = negotiate(request, reply, [TURTLE, LD]);
      const made = await make(request);
      return sendReady(
        request,
        reply,
        readyOf(type, type === LD ? JSON.stringify(made.jsonld()) : made.turtle()),
      );
    });
  graph('/catalog', async (request) => {
    const given = new Map(Object.entries(request.query as Record<string, string>));
    const after = numberIn(given, 'cursor', 0, Number.MAX_SAFE_INTEGER);
    const found = await read.newest(after ?? 0, MOST_DATASETS + 1);
    const page = found.slice(0, MOST_DATASETS);
    const next = found.length > page.length ? page.at(-1)!.seq : undefined;
    return catalogueGraph(await serviceOf(request), {
      entries: await entriesOf(page, baseOf(request)),
      total: await read.count(),
      ...(after === undefined ? {} : { cursor: String(after) }),
      ...(next === undefined ? {} : { next: String(next) }),
    });
  });
  graph('/s/:owner/:name/series.ttl', async (request) => {
    const { owner: ownerName, name } = request.params as SchemaName;
    const path = { owner: ownerName, name };
    const schema = isName(ownerName) && isName(name) ? await read.schema(path) : undefined;
    const owner = schema && (await read.owner(ownerName));
    if (schema === undefined || owner === undefined || schema.latest === undefined)
      throw new ProblemError('not-found', 'The registry has no such schema.');
    const versions = (await read.versions(path)).filter(
      ({ state }) => state !== 'draft' && state !== 'withdrawn',
    );
    return seriesGraph(baseOf(request), schema, owner, versions.map(({ number }) => number).reverse());
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/oai',
    handler: async (request, reply) => {
      const [, query = ''] = request.url.split('?');
      const parameters = new URLSearchParams(request.method === 'POST' ? String(request.body ?? '') : query);
      const base = baseOf(request);
      const source = {
        records: async ({ after, ...range }: Parameters<Parameters<typeof oaiPmh>[1]['records']>[0]) =>
          harvestedOf(await read.harvest({ ...range, after: cursorOf(after) }), base),
        record: async (name: Parameters<typeof read.version>[0]) => {
          const found = await read.version(name);
          if (found === undefined || found.state === 'draft') return undefined;
          const [change] = (await read.lastChanges(MOST_CHANGES, name)).filter(
            (each) => each.number === name.number && each.kind !== 'alias',
          );
          const { seq = 0, at = found.at } = change ?? {};
          return (await harvestedOf([{ seq, at, version: found }], base))[0];
        },
        owners: () => read.owners(),
      };
      const text = await oaiPmh(parameters, source, await serviceOf(request), new Date().toISOString());
      return reply.header('cache-control', 'no-cache').type(XML).send(text);
    },
  });

  const entriesOf = async (found: readonly Harvested[], base: string) => {
    const owners = new Map<string, Owner>((await read.owners()).map((each) => [each.name, each]));
    const licenses = await loadLicenses();
    return found.map(({ version }) =>
      entryOf({ version, owner: owners.get(version.owner)! }, base, licenses),
    );
  };
  const harvestedOf = async (
    found: readonly Harvested[],
    base: string,
  ): Promise<readonly HarvestedVersion[]> => {
    const entries = await entriesOf(found, base);
    return found.map(({ seq, at, version }, index) => ({
      name: version,
      at,
      cursor: String(seq),
      ...(version.state === 'withdrawn' ? {} : { entry: entries[index]! }),
    }));
  };

  const answerChanges = async (request: FastifyRequest, reply: FastifyReply) => {
    const given = new Map(Object.entries(request.query as Record<string, string>));
    const since = numberIn(given, 'since', 0, Number.MAX_SAFE_INTEGER) ?? 0;
    const wait = numberIn(given, 'wait', 0, LONGEST_WAIT) ?? 0;
    const limit = numberIn(given, 'limit', 1, MOST_CHANGES) ?? MOST_CHANGES;
    const type = preferredType(request.headers, ['application/json', NDJSON]);
    const end = performance.now() + wait * 1000;
    let changes = await read.changes(since, limit);
    while (changes.length === 0 && performance.now() < end && !request.raw.destroyed) {
      await setTimeout(LOOK);
      if (isStopping) break;
      changes = await read.changes(since, limit);
    }
    const next = changes.at(-1)?.seq ?? since;
    reply.header('cache-control', 'no-store');
    // A connection that stays open would keep the service from stopping.
    if (isStopping) reply.header('connection', 'close');
    return type === NDJSON
      ? reply.type(NDJSON).send(changes.map((each) => `${JSON.stringify(each)}\n`).join(''))
      : reply.type('application/json').send(JSON.stringify({ changes, next }));
  };
}

function cursorOf(after: string | undefined): number {
  const value = Number(after ?? 0);
  return Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
