import type { FastifyInstance, FastifyRequest } from 'fastify';
import { facetKinds, isPublic, versionPath } from '../../../registry/publish/index.js';
import { type ListEntry, listedIn } from '../../../registry/store/index.js';
import type { Context } from '../../operations/index.js';
import {
  type SchemaEntry,
  type SchemasInput,
  type SchemasOutput,
  schema as schemaOperation,
  schemas as schemasOperation,
} from '../../operations/schemas/index.js';
import { readyOf } from '../answers.js';
import { inputOf } from '../input.js';
import type { Single } from '../operations.js';
import { problemFor } from '../problems.js';
import { negotiate, sendReady } from '../routes.js';
import { listQuery } from './listing.js';
import type { RegistrySurroundings } from './reading.js';

/** What the lists of a service with a registry need. */
export interface SchemasSurroundings extends RegistrySurroundings {
  readonly contextOf: () => Context;
}

/** What only published schemas are narrowed by. */
const NARROWING = ['owner', 'minReadiness', ...facetKinds];

/** Cursors of published schemas begin with this, so that they are no addresses. */
const PUBLISHED = 'published-';

type Query = Readonly<Record<string, string>>;

/** Adds the list of all schemas: those of the service and of its folder as ever, then those of the registry. */
export function addSchemas(app: FastifyInstance, surroundings: SchemasSurroundings): void {
  const { registry, contextOf, prefixOf, baseOf } = surroundings;
  const { read } = registry;

  app.get('/v1/schemas', async (request, reply) => {
    negotiate(request, reply, ['application/json']);
    await registry.refresh();
    const key = `${baseOf(request)} ${prefixOf(request)} ${request.url}`;
    const ready = await registry.answers.get(key, async () =>
      readyOf('application/json', JSON.stringify(await listed(request))),
    );
    return sendReady(request, reply, ready);
  });

  const listed = async (request: FastifyRequest): Promise<SchemasOutput> => {
    const query = request.query as Query;
    const isNarrowed = NARROWING.some((name) => query[name] !== undefined);
    const cursor = query.cursor?.startsWith(PUBLISHED) ? query.cursor.slice(PUBLISHED.length) : undefined;
    const own =
      isNarrowed || cursor !== undefined
        ? { count: 0, schemas: [], problems: [] }
        : registered(query, request);
    if (own.next !== undefined) return own;
    const { cursor: _cursor, limit, ...rest } = query;
    const room = limit === undefined ? undefined : Number(limit) - own.schemas.length;
    if (room === 0) return { ...own, next: `${PUBLISHED}${Number.MAX_SAFE_INTEGER}` };
    const found = await read.list(
      await listQuery({
        ...rest,
        ...(room === undefined ? {} : { limit: String(room) }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    );
    const isWhole = !isNarrowed && query.q === undefined;
    return {
      ...own,
      count: own.count + (isWhole ? await read.count() : found.entries.length),
      schemas: [...own.schemas, ...listedIn(found).map((each) => entryOf(each, request))],
      ...(found.next === undefined ? {} : { next: PUBLISHED + found.next }),
    };
  };

  const registered = (query: Query, request: FastifyRequest): SchemasOutput => {
    const operation = schemasOperation as unknown as Single;
    const input = inputOf<SchemasInput>(operation, { query, path: {} });
    const output = schemasOperation.run(input, contextOf()) as SchemasOutput;
    const linked = output.schemas.map((each) => ({ ...each, path: prefixOf(request) + each.path }));
    return { ...output, schemas: linked };
  };

  const entryOf = ({ version, ...schema }: ListEntry, request: FastifyRequest) =>
    ({
      id: baseOf(request) + versionPath(version),
      title: schema.title,
      path: prefixOf(request) + versionPath(version),
      ...(schema.description ? { description: schema.description } : {}),
      kind: 'schema',
    }) satisfies SchemaEntry;

  app.get('/v1/schemas/*', async (request, reply) => {
    negotiate(request, reply, ['application/schema+json', 'application/json']);
    const { '*': id } = request.params as { readonly '*': string };
    try {
      const value = schemaOperation.run({ id }, contextOf());
      return sendReady(request, reply, readyOf(schemaOperation.answer.mediaType, JSON.stringify(value)));
    } catch (fault) {
      const version = await read.byAddress(id);
      if (version === undefined || !isPublic(version)) throw problemFor(fault);
      return reply.redirect(prefixOf(request) + versionPath(version), 307);
    }
  });
}
