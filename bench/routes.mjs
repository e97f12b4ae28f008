// Every public GET address of a service, with few and with many schemas in its registry: what a request costs must not
// depend on how many others have published.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { fairwright } from '../dist/apps/http/index.js';
import { report } from './measure.mjs';
import { fillRegistry, pathOf, RARE, schemaAt } from './registry/filled.mjs';

const [FEW, MANY, VERSIONS] = [200, 20_000, 2];
const MOST = 5;
const ROUNDS = 3;
const REQUESTS = 12;

const NUMBER = '1.1.0';
const [HTML, JSON_TYPE] = ['text/html', 'application/json'];
const FILES = [
  ...['schema.json', 'schema.yaml', 'index.html', 'metadata.jsonld', 'dcat.ttl', 'datacite.xml'],
  ...['cdif.jsonld', 'croissant.jsonld', 'prov.jsonld', 'ro-crate.jsonld', 'ro-crate.zip', 'linkset'],
];

/**
 * The addresses of routes with parameters or a query. `at` is the number of a schema, and `turn` that of a request: no
 * request is the same as another one, so that no answer is one that was kept. All others are asked for as they are.
 */
const ADDRESSES = {
  '/v1/rules/*': () => ['/v1/rules/dataset-title'],
  '/studio/:name': () => [],
  '/problems/:name': () => ['/problems/not-found'],
  '/0.1.0/*': () => ['/0.1.0/core'],
  '/dev/*': () => ['/dev/core'],
  '/cv/*': () => ['/cv/role'],
  '/s': (_at, turn) => [
    `/s?limit=10&n=${turn}`,
    `/s?q=towns&limit=10&n=${turn}`,
    `/s?q=all&limit=10&n=${turn}`,
    `/s?q=region7&n=${turn}`,
    `/s?unit=${encodeURIComponent(RARE.unit)}&n=${turn}`,
    `/s?unit=unit-7&limit=3&n=${turn}`,
    `/s?license=CC-BY-4.0&limit=10&n=${turn}`,
    `/s?minReadiness=${RARE.readiness}&n=${turn}`,
    `/s?minReadiness=50&limit=10&n=${turn}`,
    `/s?owner=owner-3&keyword=statistics&limit=5&n=${turn}`,
  ],
  '/s/:owner': (at, turn) => [`/s/${schemaAt(at).owner}?limit=5&n=${turn}`],
  '/s/:owner/:name': (at) => [pathOf(at, '').slice(0, -1)],
  '/s/:owner/:name/:number': (at) => [pathOf(at, NUMBER), pathOf(at, 'latest'), pathOf(at, '9.9.9')],
  '/s/:owner/:name/:number/:file': (at) => FILES.map((file) => `${pathOf(at, NUMBER)}/${file}`),
  '/s/:owner/:name/:number/changes': (at) => [`${pathOf(at, NUMBER)}/changes?from=1.0.0`],
  '/s/:owner/:name/feed.atom': (at) => [pathOf(at, 'feed.atom')],
  '/s/:owner/:name/series.ttl': (at) => [pathOf(at, 'series.ttl')],
  '/feed.atom': (_at, turn) => [`/feed.atom?n=${turn}`],
  '/robots.txt': (_at, turn) => [`/robots.txt?n=${turn}`],
  '/sitemap.xml': (_at, turn) => [`/sitemap.xml?n=${turn}`],
  '/sitemap-:first.xml': (_at, turn) => [
    `/sitemap-0.xml?n=${turn}`,
    `/sitemap-${turn}000000000.xml`,
    `/sitemap-${turn}.xml`,
  ],
  '/catalog': (at, turn) => [`/catalog?n=${turn}`, `/catalog?cursor=${at}&n=${turn}`],
  '/oai': (at, turn) => {
    const from = new Date(Date.UTC(2025, 0, 1) + turn * 1000).toISOString().replace('.000', '');
    const { owner, name } = schemaAt(at);
    return [
      `/oai?verb=ListRecords&metadataPrefix=oai_dc&from=${from}`,
      `/oai?verb=ListRecords&metadataPrefix=oai_datacite&from=${from}`,
      `/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&set=owner-3&from=${from}`,
      `/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=${from.replace('2025', '2027')}`,
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:schemas.example.org:${owner}/${name}/${NUMBER}`,
    ];
  },
  '/v1/changes': (at) => [
    '/v1/changes?limit=10',
    `/v1/changes?limit=10&since=${at}`,
    '/v1/changes?since=999999999',
  ],
  '/v1/schemas': (_at, turn) => [
    `/v1/schemas?limit=100&n=${turn}`,
    `/v1/schemas?unit=${encodeURIComponent(RARE.unit)}&n=${turn}`,
  ],
  '/v1/schemas/*': (at) => [`/v1/schemas/${encodeURIComponent(`https://example.org${pathOf(at, NUMBER)}`)}`],
};

/** Both types that pages of the registry are answered in. */
const PAGES = ['/s', '/s/:owner', '/s/:owner/:name', '/s/:owner/:name/:number/changes'];

/** A service in this process, with the addresses of its GET routes. */
async function serviceWith(registry) {
  const app = fastify();
  const routes = [];
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) routes.push(url);
  });
  await app.register(fairwright, { registry, base: 'https://schemas.example.org', metrics: true });
  await app.ready();
  return { app, routes: [...new Set(routes)] };
}

/** What is asked of a route: one function for each address, of the number of a request. */
function examplesOf(route) {
  const make = ADDRESSES[route] ?? (/[:*]/.test(route) ? undefined : () => [route]);
  if (make === undefined) throw new Error(`bench/routes.mjs has no example for the route ${route}.`);
  const types = PAGES.includes(route) ? [HTML, JSON_TYPE] : ['*/*'];
  return make(0, 1).flatMap((_address, index) =>
    types.map((accept) => ({
      name: `${shortened(make(7, 0)[index])}${accept === HTML ? ' (page)' : ''}`,
      accept,
      // Prime numbers, so that the schemas of a page differ.
      address: (turn, schemas) => make((turn * 37) % schemas, turn)[index],
    })),
  );
}

function shortened(address) {
  const plain = decodeURIComponent(address);
  return plain.length > 62 ? `${plain.slice(0, 61)}…` : plain;
}

/** CPU milliseconds of one request in this process, with all its threads. */
async function cost({ app, schemas, turns }, { address, accept }) {
  const start = process.cpuUsage();
  for (let request = 0; request < REQUESTS; request++) {
    const url = address(++turns.count, schemas);
    const { statusCode } = await app.inject({ url, headers: { accept } });
    if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / REQUESTS;
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-routes-'));
  const services = [];
  try {
    for (const [name, schemas] of [
      ['few', FEW],
      ['many', MANY],
    ]) {
      const path = join(folder, `${name}.sqlite`);
      fillRegistry(path, schemas, VERSIONS);
      services.push({ ...(await serviceWith(path)), schemas, turns: { count: 0 } });
    }
    console.log(`routes: CPU of a request with ${MANY} schemas, as a ratio to that with ${FEW}`);
    for (const example of services[0].routes.flatMap(examplesOf)) {
      const least = services.map(() => Number.POSITIVE_INFINITY);
      // The first round only warms up.
      for (let round = 0; round <= ROUNDS; round++)
        for (const [index, service] of services.entries()) {
          const spent = await cost(service, example);
          if (round > 0) least[index] = Math.min(least[index], spent);
        }
      const [few, many] = least;
      const isMet = report(`${example.name}, ${many.toFixed(2)} ms`, many / few, { atMost: MOST });
      if (!isMet) process.exitCode = 1;
    }
  } finally {
    for (const { app } of services) await app.close();
    rmSync(folder, { recursive: true });
  }
}
