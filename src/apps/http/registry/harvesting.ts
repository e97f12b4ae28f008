import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type HarvestedVersion, type HarvestSource, oaiPmh } from '../../../registry/catalogue/index.js';
import type { Harvested } from '../../../registry/store/index.js';
import { readyOf } from '../answers.js';
import { sendReady } from '../routes.js';
import { entriesOf, type Operator, serviceOf } from './harvested.js';
import type { RegistrySurroundings } from './reading.js';

const XML = 'text/xml; charset=utf-8';

/** An answer states its moment, and harvesters begin there the next time: one that is kept is this old at most. */
const MINUTE = 60_000;

/** Older changes of a schema are not looked at. */
const MOST_CHANGES = 1000;

/** Adds OAI-PMH. */
export function addHarvesting(
  app: FastifyInstance,
  { registry, baseOf, prefixOf }: RegistrySurroundings,
  operator: Operator,
): void {
  const { read } = registry;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/oai',
    // The protocol has an answer of its own to arguments that are repeated.
    config: { mayRepeat: true },
    handler: async (request, reply) => {
      await registry.refresh();
      const [, query = ''] = request.url.split('?');
      const text = request.method === 'POST' ? String(request.body ?? '') : query;
      const base = baseOf(request);
      const now = Date.now();
      const key = `oai ${base} ${prefixOf(request)} ${Math.floor(now / MINUTE)} ${text}`;
      const ready = await registry.answers.get(key, async () => {
        const service = await serviceOf(read, operator, base);
        const moment = new Date(now).toISOString();
        const answer = await oaiPmh(new URLSearchParams(text), sourceAt(base), service, moment);
        return readyOf(XML, answer, { headers: { 'cache-control': 'no-cache' } });
      });
      return sendReady(request, reply, ready);
    },
  });

  const sourceAt = (base: string): HarvestSource => ({
    async records(range) {
      const page = await read.harvest(range);
      return page && { ...page, records: await recordsOf(page.versions, base) };
    },
    async record(name) {
      const version = await read.version(name);
      if (version === undefined || version.state === 'draft') return undefined;
      const change = (await read.lastChanges(MOST_CHANGES, name)).find(
        (each) => each.number === name.number && each.kind !== 'alias',
      );
      return (await recordsOf([{ at: change?.at ?? version.at, version }], base))[0];
    },
    owners: () => read.owners(),
  });

  const recordsOf = async (
    found: readonly Harvested[],
    base: string,
  ): Promise<readonly HarvestedVersion[]> => {
    const entries = await entriesOf(read, found, base);
    return found.map(({ at, version }, index) => ({
      name: version,
      at,
      ...(version.state === 'withdrawn' ? {} : { entry: entries[index]! }),
    }));
  };
}
