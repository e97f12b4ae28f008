// What is shown of a withdrawn version, whatever is asked for: its tombstone, and nothing of what it said.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fairwright } from '../../src/apps/http/plugin.js';
import { representations } from '../../src/apps/http/registry/representations.js';
import type { JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const MARKER = 'quokka';
const URL_BASE = 'https://schemas.example.org';
const folder = mkdtempSync(join(tmpdir(), 'withdrawn-'));
const database = join(folder, 'registry.sqlite');
const token = newToken();
const app = fastify();
const routes: string[] = [];

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'admin', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) routes.push(url);
  });
  await app.register(fairwright, { registry: database, base: URL_BASE });
  // One schema has only a withdrawn version, the other one a published version beside it, and a third one refers to it.
  await publish('alone', '1.0.0', marked('1.0.0'));
  await publish('beside', '1.0.0', marked('1.0.0'));
  await publish('beside', '2.0.0', {
    title: 'Towns',
    'fair:version': { identifier: '2.0.0' },
    properties: { area: { type: 'number' } },
  });
  await publish('dependent', '1.0.0', {
    title: 'Villages',
    'fair:version': { identifier: '1.0.0' },
    properties: { old: { $ref: `${URL_BASE}/s/statistics/alone/1.0.0` } },
  });
  expect((await get('/s?q=quokka', 'application/json')).text).toContain(MARKER);
  for (const name of ['alone', 'beside']) {
    const { statusCode, body } = await app.inject({
      method: 'PATCH',
      url: `/s/statistics/${name}/1.0.0`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '*' },
      payload: JSON.stringify({ state: 'withdrawn', reason: 'The areas are wrong.', force: true }),
    });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('withdrawn')]);
  }
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const marked = (number: string): JsonObject => ({
  title: `A ${MARKER}`,
  description: `All about the ${MARKER}.`,
  'fair:version': { identifier: number, notes: `The ${MARKER} is new.` },
  'fair:license': `${MARKER} licence`,
  'fair:label': { en: `The ${MARKER}` },
  properties: { [`${MARKER}Count`]: { type: 'number', title: `Number of each ${MARKER}` } },
});

async function publish(name: string, number: string, schema: JsonObject) {
  const form = new FormData();
  const options = {
    keywords: [MARKER],
    creator: [{ name: `Ada ${MARKER}` }],
    identifier: `https://doi.org/10.1234/${MARKER}-${name}`,
  };
  form.set('schema', new Blob([JSON.stringify(schema)], { type: 'application/json' }));
  if (JSON.stringify(schema).includes(MARKER))
    form.set('options', new Blob([JSON.stringify(options)], { type: 'application/json' }));
  const request = new Response(form);
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url: `/s/statistics/${name}/${number}?accept-unknown=true`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([statusCode, body]).toEqual([201, expect.anything()]);
}

const get = async (url: string, accept: string) => {
  const { statusCode, body, headers } = await app.inject({
    url,
    headers: { accept, authorization: `Bearer ${token}` },
  });
  return { status: statusCode, text: `${body} ${JSON.stringify(headers)}` };
};

/** What is asked of the registry: parameters of routes, and queries that many routes have. */
const FILES = [...representations.map(({ file }) => file), 'changes'];
const QUERIES: { readonly [route: string]: readonly string[] } = {
  '/s': ['', '?q=a', '?minReadiness=0', '?owner=statistics'],
  '/oai': [
    '?verb=Identify',
    '?verb=ListRecords&metadataPrefix=oai_dc',
    '?verb=ListRecords&metadataPrefix=oai_datacite&set=statistics',
    '?verb=ListIdentifiers&metadataPrefix=oai_dc',
    '?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:schemas.example.org:statistics/alone/1.0.0',
  ],
  '/v1/changes': ['?since=0'],
  '/v1/schemas': ['', '?owner=statistics'],
  '/s/:owner/:name/:number/changes': ['', '?from=1.0.0', '?from=2.0.0'],
};

function addressesOf(route: string): readonly string[] {
  const paths = ['alone', 'beside'].flatMap((name) =>
    ['1.0.0', '2.0.0', 'latest'].flatMap((number) =>
      FILES.map((file) =>
        route
          .replace(':owner', 'statistics')
          .replace(':name', name)
          .replace(':number', number)
          .replace(':file', file)
          .replace(':first', '0')
          .replace('*', encodeURIComponent(`${URL_BASE}/s/statistics/${name}/${number}`)),
      ),
    ),
  );
  return [...new Set(paths)].flatMap((path) => (QUERIES[route] ?? ['']).map((query) => path + query));
}

test('is its tombstone at every address and in every type', async () => {
  const asked = routes.filter((route) => /^\/(?:s\b|v1\/|feed|catalog|oai|sitemap)/.test(route));
  const listed = [
    '/s',
    '/s/:owner/:name',
    '/s/:owner/:name/:number/:file',
    '/v1/changes',
    '/catalog',
    '/oai',
  ];
  expect(asked).toEqual(expect.arrayContaining(listed));
  const types = ['text/html', 'application/json', 'application/ld+json', 'text/turtle', '*/*'];
  const found: string[] = [];
  let answered = 0;
  for (const route of asked)
    for (const address of addressesOf(route))
      for (const type of types) {
        const { status, text } = await get(address, type);
        if (status < 300) answered++;
        expect([address, type, status >= 500]).toEqual([address, type, false]);
        // The page shows what was searched for.
        if (text.includes(MARKER)) found.push(`${type} ${address}`);
      }
  expect(answered).toBeGreaterThan(50);
  expect(found).toEqual([]);
}, 120_000);

test.each(representations.map(({ file }) => file))(
  'says nothing in %s of a version that refers to it',
  async (file) => {
    const { text } = await get(`/s/statistics/dependent/1.0.0/${file}`, '*/*');
    expect(text).not.toContain(MARKER);
  },
);

test('has a number, a state, a moment, a reason and a digest in the list of versions', async () => {
  const { body } = await app.inject({
    url: '/s/statistics/beside',
    headers: { accept: 'application/json' },
  });
  const { versions } = JSON.parse(body) as { readonly versions: readonly JsonObject[] };
  const tombstone = versions.find(({ number }) => number === '1.0.0')!;
  expect(Object.keys(tombstone).sort()).toEqual(['at', 'digest', 'number', 'reason', 'state']);
  expect(tombstone).toMatchObject({ state: 'withdrawn', reason: 'The areas are wrong.' });
});
