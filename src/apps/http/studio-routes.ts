import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readStudioBytes, STUDIO_PAGE, type StudioBuild, studioBuild } from '../../base/studio-files.js';
import { ProblemError } from './problems.js';
import { negotiate, sendReady } from './routes.js';
import type { StaticFiles } from './static-files.js';

/** Shown where a browser runs no scripts. */
const ELSEWHERE =
  '<p>Programs use the <a href="../docs">HTTP interface</a>. Back to the <a href="../">start page</a>.</p>\n';

/** Says to the page that the registry of this service is one level up. */
const REGISTRY = '<meta name="registry" content="../">\n';

/** Adds the studio: its page at `/studio/`, and the files that the page loads beside it. */
export function addStudio(app: FastifyInstance, staticFiles: StaticFiles, hasRegistry: boolean): void {
  let list: Promise<StudioBuild> | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    list ??= studioBuild();
    const { policy, files } = await list;
    const file = files.find((each) => each.name === name);
    if (file === undefined) throw new ProblemError('not-found', 'The studio has no such file.');
    reply.headers({
      // Workers obey the policy of their own file.
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const ready = await staticFiles.get(`/studio/${name}`, file.type, async () => {
      const bytes = await readStudioBytes(name);
      return name === STUDIO_PAGE ? Buffer.from(inService(bytes.toString(), hasRegistry)) : bytes;
    });
    return sendReady(request, reply, ready);
  };

  // The page names its files relative to its own address. The redirect is relative, too: right behind every proxy.
  app.get('/studio', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    return reply.redirect(`${path.split('/').at(-1)}/${request.url.slice(path.length)}`, 308);
  });
  app.get('/studio/', (request, reply) => {
    negotiate(request, reply, ['text/html']);
    return send(request, reply, STUDIO_PAGE);
  });
  app.get<{ Params: { name: string } }>('/studio/:name', (request, reply) =>
    send(request, reply, request.params.name),
  );
}

function inService(page: string, hasRegistry: boolean): string {
  const withLinks = page.replace('</noscript>', `${ELSEWHERE}$&`);
  return hasRegistry ? withLinks.replace('</head>', `${REGISTRY}$&`) : withLinks;
}
