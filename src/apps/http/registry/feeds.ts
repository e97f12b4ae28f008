import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  API_CATALOG_TYPE,
  apiCatalog,
  atomFeed,
  catalogueGraph,
  type Graph,
  MOST_DATASETS,
  NUMBERS_A_SITEMAP,
  robotsTxt,
  seriesGraph,
  sitemap,
  sitemapIndex,
} from '../../../registry/catalogue/index.js';
import { isName, isPublic, type SchemaName, schemaPath } from '../../../registry/publish/index.js';
import { readyOf } from '../answers.js';
import { ProblemError } from '../problems.js';
import { negotiate, sendReady } from '../routes.js';
import { entriesOf, type Operator, serviceOf } from './harvested.js';
import { numberIn } from './listing.js';
import type { RegistrySurroundings } from './reading.js';

const [XML, ATOM, TURTLE, LD] = [
  'text/xml; charset=utf-8',
  'application/atom+xml; charset=utf-8',
  'text/turtle',
  'application/ld+json',
] as const;

const FEED_CHANGES = 100;

/** Adds what feed readers, catalogues and search engines read. */
export function addFeeds(
  app: FastifyInstance,
  { registry, baseOf, prefixOf }: RegistrySurroundings,
  operator: Operator,
): void {
  const { read } = registry;
  const service = (request: FastifyRequest) => serviceOf(read, operator, baseOf(request));
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

  add('/feed.atom', ATOM, async (request) =>
    atomFeed(await service(request), await read.lastChanges(FEED_CHANGES)),
  );
  add('/s/:owner/:name/feed.atom', ATOM, async (request) => {
    const { owner, name } = request.params as SchemaName;
    const schema = isName(owner) && isName(name) ? await read.schema({ owner, name }) : undefined;
    const changes = schema ? await read.lastChanges(FEED_CHANGES, schema) : [];
    if (changes.length === 0) throw new ProblemError('not-found', 'The registry has no such schema.');
    return atomFeed(await service(request), changes, schema);
  });
  add('/robots.txt', 'text/plain; charset=utf-8', async (request) => robotsTxt(baseOf(request)));
  add('/.well-known/api-catalog', API_CATALOG_TYPE, async (request) =>
    JSON.stringify(apiCatalog(baseOf(request))),
  );
  add('/sitemap.xml', XML, async (request) =>
    sitemapIndex(baseOf(request), await read.parts(NUMBERS_A_SITEMAP)),
  );
  add('/sitemap-:first.xml', XML, async (request) => {
    const { first: text } = request.params as { readonly first: string };
    const first = /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : -1;
    const found = first % NUMBERS_A_SITEMAP === 0 ? await read.part(first, NUMBERS_A_SITEMAP) : [];
    if (found.length === 0 && first !== 0) throw new ProblemError('not-found', 'There is no such sitemap.');
    return sitemap(found.map(({ at, ...schema }) => ({ address: baseOf(request) + schemaPath(schema), at })));
  });

  const addGraph = (url: string, make: (request: FastifyRequest) => Promise<Graph>) =>
    app.get(url, async (request, reply) => {
      await registry.refresh();
      const type = negotiate(request, reply, [TURTLE, LD]);
      const key = `${baseOf(request)} ${prefixOf(request)} ${request.url} ${type}`;
      const ready = await registry.answers.get(key, async () => {
        const made = await make(request);
        const text = type === LD ? JSON.stringify(made.jsonld()) : made.turtle();
        return readyOf(type, text, { headers: { 'cache-control': 'no-cache' } });
      });
      return sendReady(request, reply, ready);
    });
  addGraph('/catalog', async (request) => {
    const given = new Map(Object.entries(request.query as Record<string, string>));
    const after = numberIn(given, 'cursor', 0, Number.MAX_SAFE_INTEGER);
    const { versions, next } = await read.newest(after ?? 0, MOST_DATASETS);
    return catalogueGraph(await service(request), {
      entries: await entriesOf(read, versions, baseOf(request)),
      total: await read.count(),
      ...(after === undefined ? {} : { cursor: String(after) }),
      ...(next === undefined ? {} : { next }),
    });
  });
  addGraph('/s/:owner/:name/series.ttl', async (request) => {
    const { owner: ownerName, name } = request.params as SchemaName;
    const path = { owner: ownerName, name };
    const schema = isName(ownerName) && isName(name) ? await read.schema(path) : undefined;
    const owner = schema && (await read.owner(ownerName));
    if (schema === undefined || owner === undefined || schema.latest === undefined)
      throw new ProblemError('not-found', 'The registry has no such schema.');
    const versions = (await read.versions(path)).filter(isPublic);
    return seriesGraph(baseOf(request), schema, owner, versions.map(({ number }) => number).reverse());
  });
}
