// What a request may cost, however much others have published.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillRegistry, RARE, schemaAt } from '../../bench/registry/filled.mjs';
import { createService } from '../../src/apps/http/server.js';
import type { JsonObject } from '../../src/base/json.js';
import {
  hashOfToken,
  type ListQuery,
  listedIn,
  newToken,
  openStore,
  type SoughtFacet,
  type Store,
} from '../../src/registry/store/index.js';
import { at, readXml, textsAt } from '../read-xml.js';
import { versionNamed } from './contract.js';

const BASE = 'https://schemas.example.org';
const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

async function serviceFor(registry: string): Promise<FastifyInstance> {
  const app = await createService({ registry, base: BASE, logLevel: 'silent' });
  closing.push(() => app.close());
  return app;
}

describe('among many schemas', () => {
  const SCHEMAS = 3000;
  let [store, app]: [Store, FastifyInstance] = [undefined!, undefined!];
  beforeAll(async () => {
    const path = join(folder, 'many.sqlite');
    fillRegistry(path, SCHEMAS, 1);
    store = await openStore(path);
    closing.push(() => store.close());
    app = await serviceFor(path);
  }, 60_000);

  /** All pages of a list. */
  async function walked(query: Omit<ListQuery, 'limit'>) {
    const names: string[] = [];
    let pages = 0;
    for (let cursor: string | undefined; ; pages++) {
      const page = await store.list({ ...query, limit: 50, ...(cursor === undefined ? {} : { cursor }) });
      names.push(...listedIn(page).map(({ name }) => name));
      cursor = page.next;
      if (cursor === undefined) return { names, pages: pages + 1 };
    }
  }
  const unit = (value: string): readonly SoughtFacet[] => [{ kind: 'unit', values: [value] }];

  test.each<[string, Omit<ListQuery, 'limit'>]>([
    ['a unit', { facets: unit(RARE.unit) }],
    ['a readiness', { leastReadiness: RARE.readiness }],
    ['both', { facets: unit(RARE.unit), leastReadiness: RARE.readiness }],
    [
      'a unit beside what all have',
      { facets: [...unit(RARE.unit), { kind: 'keyword', values: ['statistics'] }] },
    ],
  ])('the one with %s is on the first page, though it is the oldest', async (_name, query) => {
    expect(await walked(query)).toEqual({ names: ['schema-0'], pages: 1 });
    expect((await store.summary({ ...query, limit: 50 }, ['unit'])).total).toBe(1);
  });

  test('a list of what most have ends a page after a number of schemas, and misses none', async () => {
    const common = { words: ['all'], facets: unit(RARE.unit) };
    expect(await walked(common)).toEqual({ names: ['schema-0'], pages: 2 });
    expect((await store.summary({ ...common, limit: 50 }, ['unit'])).total).toBeUndefined();
    const tenth = await walked({ facets: [{ kind: 'keyword', values: ['towns', 'rivers'] }] });
    expect(tenth.names).toHaveLength(SCHEMAS / 5);
    expect(new Set(tenth.names).size).toBe(SCHEMAS / 5);
  });

  test('an empty page of a search that goes on says so', async () => {
    const url = `/s?q=all&unit=${encodeURIComponent(RARE.unit)}`;
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain('rel="next"');
    expect(body).not.toContain('No schema matches');
    expect(body).toContain('The search goes on with older ones on the next page.');
  });

  test('the sitemaps have each schema once, and others are not found', async () => {
    const index = await app.inject({ url: '/sitemap.xml' });
    const files = textsAt(readXml(index.body), 'sitemap', 'loc');
    expect(files.length).toBeGreaterThan(2);
    const found: string[] = [];
    for (const file of files) {
      const part = await app.inject({ url: file.slice(BASE.length) });
      expect([file, part.statusCode]).toEqual([file, 200]);
      const read = readXml(part.body);
      expect(at(read, 'url').length).toBeLessThanOrEqual(1000);
      found.push(...textsAt(read, 'url', 'loc'));
    }
    const { owner, name } = schemaAt(0);
    expect(found[0]).toBe(`${BASE}/s/${owner}/${name}`);
    expect(new Set(found).size).toBe(SCHEMAS);
    for (const other of ['1', '999', '99000', '-0', '1e3', '00', '9'.repeat(16)])
      expect([other, (await app.inject({ url: `/sitemap-${other}.xml` })).statusCode]).toEqual([other, 404]);
  });

  test('harvesters get all of an owner with few and with many schemas', async () => {
    const found: string[] = [];
    for (let next: string | undefined = 'verb=ListIdentifiers&metadataPrefix=oai_dc&set=owner-3'; next; ) {
      const read = readXml((await app.inject({ url: `/oai?${next}` })).body);
      found.push(...textsAt(read, 'ListIdentifiers', 'header', 'identifier'));
      const [token] = textsAt(read, 'ListIdentifiers', 'resumptionToken');
      next = token && `verb=ListIdentifiers&resumptionToken=${token}`;
    }
    expect(new Set(found).size).toBe(SCHEMAS / 20);
    expect(found).toHaveLength(SCHEMAS / 20);
  });
});

describe('very long texts', () => {
  const token = newToken();
  let app: FastifyInstance = undefined!;
  beforeAll(async () => {
    const path = join(folder, 'long.sqlite');
    const store = await openStore(path, { isNew: true });
    await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
    await store.addToken({ label: 'admin', scopes: ['admin'], hash: hashOfToken(token)! });
    await store.close();
    app = await serviceFor(path);
  });
  const headers = { authorization: `Bearer ${token}` };

  test('are listed clipped, and no character is cut in two', async () => {
    const form = new FormData();
    const schema = {
      title: `x${'\u{1F600}'.repeat(1000)}`,
      description: 'y'.repeat(2_000_000),
      'fair:version': { identifier: '1.0.0' },
    };
    const options = { keywords: Array.from({ length: 500 }, (_, index) => `${index} ${'z'.repeat(1000)}`) };
    form.set('schema', new Blob([JSON.stringify(schema)], { type: 'application/json' }));
    form.set('options', new Blob([JSON.stringify(options)], { type: 'application/json' }));
    const sent = new Response(form);
    const put = await app.inject({
      method: 'PUT',
      url: '/s/statistics/long/1.0.0',
      headers: { ...headers, 'content-type': sent.headers.get('content-type')! },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([put.statusCode, put.body]).toEqual([201, expect.anything()]);
    const list = await app.inject({ url: '/s', headers: { accept: 'application/json' } });
    const [listed] = (list.json() as { schemas: { title: string; description: string }[] }).schemas;
    expect(listed!.title).toBe(`x${'\u{1F600}'.repeat(249)}…`);
    expect(listed!.description).toBe(`${'y'.repeat(4999)}…`);
    const paths = ['/catalog', '/oai?verb=ListRecords&metadataPrefix=oai_dc', '/s/statistics/long'];
    for (const url of paths) {
      const { body } = await app.inject({ url, headers: { accept: 'application/json, */*;q=0.1' } });
      expect([url, body.length < 700_000]).toEqual([url, true]);
    }
    const schemaOf = await app.inject({
      url: '/s/statistics/long',
      headers: { accept: 'application/json' },
    });
    const [version] = (schemaOf.json() as { versions: { facts: { keywords: string[] } }[] }).versions;
    expect(version!.facts.keywords).toHaveLength(100);
    expect(version!.facts.keywords.every(({ length }) => length <= 200)).toBe(true);
  });

  test('are no reasons', async () => {
    const change = (reason: string) =>
      app.inject({
        method: 'PATCH',
        url: '/s/statistics/long/1.0.0',
        headers: { ...headers, 'if-match': '*', 'content-type': 'application/json' },
        payload: JSON.stringify({ state: 'deprecated', reason }),
      });
    const refused = await change('w'.repeat(2001));
    expect([refused.statusCode, (refused.json() as JsonObject).errors]).toEqual([
      422,
      [{ pointer: '/reason', detail: 'Expected at most 2,000 characters, found 2,001.' }],
    ]);
    expect((await change('w'.repeat(2000))).statusCode).toBe(200);
  });
});

test('a version that refers to too many others has a page', async () => {
  const path = join(folder, 'references.sqlite');
  const store = await openStore(path, { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  const names = Array.from({ length: 202 }, (_, index) => ({
    ...{ owner: 'statistics', name: `s${index}`, number: '1.0.0' },
  }));
  await store.transaction(async (each) => {
    for (const name of names) await each.store(versionNamed(name));
    await each.store(
      versionNamed(
        { owner: 'statistics', name: 'many', number: '1.0.0' },
        { references: names.map((target) => ({ iri: `https://example.org/${target.name}`, target })) },
      ),
    );
  });
  await store.close();
  const app = await serviceFor(path);
  const status = async (file: string) =>
    (await app.inject({ url: `/s/statistics/many/1.0.0/${file}` })).statusCode;
  expect([await status('index.html'), await status('linkset'), await status('schema.json')]).toEqual([
    200, 200, 200,
  ]);
  expect(await status('croissant.jsonld')).toBe(422);
});
