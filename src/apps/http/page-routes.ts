import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editions } from '../../schema/vocabulary/index.js';
import type { Context } from '../operations/index.js';
import { type AnswerCache, readyOf } from './answers.js';
import { openApi } from './openapi.js';
import {
  assets,
  CONTENT_SECURITY_POLICY,
  docsPage,
  landingPage,
  problemPage,
  readAsset,
  redocPage,
  startLinks,
} from './pages.js';
import { ProblemError, type ProblemName, problemKinds } from './problems.js';
import { negotiate, sendReady } from './routes.js';
import { staticFiles } from './static-files.js';
import { addStudio } from './studio-routes.js';

interface Surroundings {
  readonly contextOf: () => Context;
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly answers: AnswerCache;
  readonly hasRegistry: boolean;
}

const HTML = 'text/html; charset=utf-8';
const SCHEMA_JSON = 'application/schema+json';

/** Adds the pages for people, the description of the interface, and the meta-schemas at their own paths. */
export function addPages(
  app: FastifyInstance,
  { contextOf, prefixOf, answers, hasRegistry }: Surroundings,
): void {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, key: string, make: () => string) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).header('referrer-policy', 'no-referrer');
    return sendReady(request, reply, await answers.get(`page ${key}`, () => readyOf(HTML, make())));
  };

  const readyJson = (type: string, key: string, make: () => unknown) =>
    answers.get(key, () => readyOf(type, JSON.stringify(make())));

  app.get('/', async (request, reply) => {
    const type = negotiate(request, reply, ['text/html', 'application/json', SCHEMA_JSON]);
    const prefix = prefixOf(request);
    const { registry } = contextOf();
    if (type === 'text/html')
      return sendPage(request, reply, `/ ${prefix}`, () => landingPage(prefix, hasRegistry));
    const ready = await readyJson(type, `${type} ${prefix}`, () =>
      type === SCHEMA_JSON ? registry.find(registry.docsUrl)?.value : linkList(prefix, hasRegistry),
    );
    return sendReady(request, reply, ready);
  });

  for (const path of ['/openapi.json', '/api/openapi.json']) {
    app.get(path, async (request, reply) => {
      const type = negotiate(request, reply, ['application/json']);
      const prefix = prefixOf(request);
      const ready = await readyJson(type, `openapi ${prefix}`, () => openApi(prefix || '/', { hasRegistry }));
      return sendReady(request, reply, ready);
    });
  }

  for (const [path, html] of [
    ['/docs', docsPage],
    ['/redoc', redocPage],
  ] as const) {
    app.get(path, (request, reply) => {
      negotiate(request, reply, ['text/html']);
      return sendPage(request, reply, path, () => html);
    });
  }

  const files = staticFiles();
  addStudio(app, files, hasRegistry);

  for (const [path, type] of Object.entries(assets)) {
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return sendReady(request, reply, await files.get(path, type, () => readAsset(path)));
    });
  }

  app.get<{ Params: { name: string } }>('/problems/:name', (request, reply) => {
    const { name } = request.params;
    if (!Object.hasOwn(problemKinds, name)) throw new ProblemError('not-found', 'Unknown kind of problem.');
    return sendPage(request, reply, `/problems/${name}`, () => problemPage(name as ProblemName));
  });

  for (const path of [...editions.flatMap((edition) => [`/${edition}`, `/${edition}/*`]), '/cv/*']) {
    app.get(path, async (request, reply) => {
      negotiate(request, reply, [SCHEMA_JSON, 'application/json']);
      const { registry } = contextOf();
      const own = request.url
        .split('?')[0]!
        .slice(app.prefix.length)
        .replace(/(?:\/index)?(?:\.json)?\/?$/, '');
      const document = registry.find(registry.docsUrl + own);
      if (document === undefined) throw new ProblemError('not-found', 'Unknown meta-schema.');
      return sendReady(
        request,
        reply,
        await readyJson(SCHEMA_JSON, `meta-schema ${own}`, () => document.value),
      );
    });
  }
}

function linkList(prefix: string, hasRegistry: boolean) {
  return {
    name: 'fairwright',
    links: startLinks(hasRegistry).map(({ rel, path, about }) => ({
      rel,
      href: prefix + path,
      title: about,
    })),
  };
}
