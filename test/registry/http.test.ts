import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { representations } from '../../src/apps/http/registry/representations.js';
import { createService } from '../../src/apps/http/server.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-http-'));
const database = join(folder, 'registry.sqlite');
const tokens: Record<string, string> = {};
let app: FastifyInstance;

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  for (const name of ['statistics', 'rivals']) await store.putOwner({ name, title: `Office of ${name}` });
  const add = async (label: string, scopes: readonly string[], expires = '2999-01-01T00:00:00Z') => {
    tokens[label] = newToken();
    return store.addToken({ label, scopes, expires, hash: hashOfToken(tokens[label])! });
  };
  await add('manager', ['manage:statistics']);
  await add('publisher', ['publish:statistics']);
  await add('rival', ['manage:rivals']);
  await add('admin', ['admin']);
  await add('expired', ['admin'], '2020-01-01T00:00:00Z');
  const { id } = await add('revoked', ['admin']);
  await store.revokeToken(id, '2026-01-01T00:00:00Z');
  await store.close();
  app = await createService({ registry: database, base: 'https://schemas.example.org', logLevel: 'silent' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const towns = (number: string, more: JsonObject = {}): JsonObject => ({
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns of Ruritania',
  'fair:version': { identifier: number },
  type: 'object',
  properties: {
    area: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM2' },
    status: { enum: [1, 2, 3] },
  },
  ...more,
});

interface Sending {
  readonly as?: string;
  readonly body?: Json | string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

const send = async (
  method: 'GET' | 'PUT' | 'PATCH',
  url: string,
  { as, body, type = 'application/json', headers = {} }: Sending = {},
) => {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(as ? { authorization: `Bearer ${tokens[as] ?? as}` } : {}),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { statusCode: status, headers: sent, body: text } = answer;
  const isJson = /json/.test(String(sent['content-type']));
  return { status, headers: sent, text, json: isJson && text !== '' ? JSON.parse(text) : undefined };
};

/** A name that no other test uses. */
let last = 0;
const newSchema = () => `/s/statistics/towns-${++last}`;
const publish = (url: string, number: string, more: JsonObject = {}, as = 'manager') =>
  send('PUT', `${url}/${number}`, { as, body: towns(number, more) });

describe('a version that is published', () => {
  test('is answered as it came, and publishing it again changes nothing', async () => {
    const url = newSchema();
    const body = `${JSON.stringify(towns('1.0.0'), null, 3)}\n`;
    const made = await send('PUT', `${url}/1.0.0`, { as: 'publisher', body });
    expect(made.status).toBe(201);
    expect(made.headers.location).toBe(`https://schemas.example.org${url}/1.0.0`);
    const again = await send('PUT', `${url}/1.0.0`, { as: 'publisher', body });
    expect([again.status, again.json.digest]).toEqual([200, made.json.digest]);
    const got = await send('GET', `${url}/1.0.0`);
    expect([got.status, got.text]).toEqual([200, body]);
    expect(got.headers).toMatchObject({
      'content-type': 'application/schema+json',
      'cache-control': 'public, max-age=86400',
      'content-location': `${url}/1.0.0/schema.json`,
      etag: `"${made.json.digest}"`,
      vary: expect.stringContaining('accept'),
      'repr-digest': `sha-256=:${Buffer.from(made.json.digest, 'hex').toString('base64')}:`,
    });
    const known = await send('GET', `${url}/1.0.0`, {
      headers: { 'if-none-match': got.headers.etag as string },
    });
    expect(known.status).toBe(304);
  });

  test.each([
    ['application/json', 'application/schema+json'],
    ['*/*', 'application/schema+json'],
    ['application/yaml', 'application/yaml'],
    [
      'application/ld+json;profile="http://mlcommons.org/croissant/1.1"',
      'application/ld+json; profile="http://mlcommons.org/croissant/1.1"',
    ],
  ])('is answered as a client that accepts %s wants it', async (accept, type) => {
    const url = newSchema();
    await publish(url, '1.0.0');
    const { status, headers } = await send('GET', `${url}/1.0.0`, { headers: { accept } });
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect((await send('GET', `${url}/1.0.0`, { headers: { accept: 'image/png' } })).status).toBe(406);
  });

  test.each(['ro-crate', 'cdif', 'croissant', 'prov'])(
    'is answered as %s, with the day of its publication and the schemas that it refers to',
    async (standard) => {
      const [area, url] = [newSchema(), newSchema()];
      await publish(area, '1.0.0', { title: 'Something else entirely' });
      const $ref = `https://schemas.example.org${area}/1.0.0#/properties/area`;
      const made = await publish(url, '1.0.0', { properties: { surface: { $ref } } });
      expect(made.status).toBe(201);
      const { status, text } = await send('GET', `${url}/1.0.0/${standard}.jsonld`);
      expect(status).toBe(200);
      expect(text).toContain('Towns of Ruritania');
      expect(text).toContain('surface');
      expect(text).toContain(`https://schemas.example.org${url}/1.0.0`);
    },
  );

  test('is found by the names that lead to it', async () => {
    const url = newSchema();
    await publish(url, '1.0.0');
    await publish(url, '1.1.0', { description: 'All towns.' });
    const latest = await send('GET', `${url}/latest/schema.yaml`);
    expect([latest.status, latest.headers.location]).toEqual([307, `${url}/1.1.0/schema.yaml`]);
    const alias = (headers: Record<string, string>, number = '1.0.0') =>
      send('PUT', `${url}/aliases/stable`, { as: 'manager', body: { number }, headers });
    expect((await alias({})).status).toBe(428);
    expect((await alias({ 'if-match': '"1.0.0"' })).status).toBe(412);
    expect((await alias({ 'if-none-match': '*' })).status).toBe(200);
    expect((await send('GET', `${url}/stable`)).headers.location).toBe(`${url}/1.0.0`);
    expect((await alias({ 'if-match': '"9.9.9"' }, '1.1.0')).status).toBe(412);
    expect((await alias({ 'if-match': '"1.0.0"' }, '1.1.0')).status).toBe(200);
    expect((await send('GET', `${url}/stable`)).headers.location).toBe(`${url}/1.1.0`);
  });

  test('is deprecated, taken back, and withdrawn', async () => {
    const url = newSchema();
    const { json } = await publish(url, '1.0.0');
    const change = (body: Json, headers = { 'if-match': `"${json.digest}"` }, as = 'manager') =>
      send('PATCH', `${url}/1.0.0`, { as, body, headers });
    expect((await change({ state: 'deprecated', reason: 'Old.' }, {} as never)).status).toBe(428);
    expect((await change({ state: 'deprecated', reason: 'Old.' }, { 'if-match': '"no"' })).status).toBe(412);
    expect((await change({ state: 'deprecated' })).json.errors[0].pointer).toBe('/reason');
    expect((await change({ state: 'gone' })).json.errors[0].pointer).toBe('/state');
    expect((await change({ state: 'deprecated', reason: 'Old.' }, undefined, 'publisher')).status).toBe(403);
    expect((await change({ state: 'deprecated', reason: 'Old.' })).status).toBe(200);
    expect((await send('GET', `${url}/1.0.0`)).headers.deprecation).toMatch(/^@\d+$/);
    expect((await change({ state: 'published' })).status).toBe(200);
    expect((await send('GET', `${url}/1.0.0`)).headers.deprecation).toBeUndefined();
    const withdrawal = { state: 'withdrawn', reason: 'Wrong areas.', replacedBy: '1.0.1' };
    expect((await change(withdrawal)).json.errors[0].pointer).toBe('/replacedBy');
    await publish(url, '1.0.1');
    expect((await change(withdrawal)).status).toBe(200);
    const gone = await send('GET', `${url}/1.0.0/schema.json`);
    expect(gone.status).toBe(410);
    expect(gone.json).toMatchObject({
      detail: expect.stringContaining('Wrong areas. Use 1.0.1 instead.'),
      tombstone: { number: '1.0.0', state: 'withdrawn', digest: json.digest },
    });
    expect((await change({ state: 'published' })).json.type).toBe('/problems/wrong-state');
    expect((await publish(url, '1.0.0')).json.type).toBe('/problems/version-taken');
  });

  test('is not withdrawn while others refer to it, unless an administrator says so', async () => {
    const [area, url] = [newSchema(), newSchema()];
    const { json } = await publish(area, '1.0.0');
    const $ref = `https://schemas.example.org${area}/1.0.0`;
    await publish(url, '1.0.0', { properties: { area: { $ref } } });
    const withdraw = (as: string) =>
      send('PATCH', `${area}/1.0.0`, {
        as,
        body: { state: 'withdrawn', reason: 'Wrong.', force: true },
        headers: { 'if-match': `"${json.digest}"` },
      });
    const refused = await withdraw('manager');
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining(`${url.slice('/s/'.length)}/1.0.0`),
    ]);
    expect((await withdraw('admin')).status).toBe(200);
  });
});

test('the page of the service leads to its registry, if it has one', async () => {
  const linksOf = async (service: FastifyInstance) => {
    const { body } = await service.inject({ url: '/', headers: { accept: 'application/json' } });
    return JSON.parse(body).links.map(({ href }: { href: string }) => href);
  };
  expect(await linksOf(app)).toContain('/s');
  const other = await createService({ logLevel: 'silent' });
  expect(await linksOf(other)).not.toContain('/s');
  await other.close();
});

describe('a list', () => {
  const list = async (query: string) =>
    (await send('GET', `/s?${query}`, { headers: { accept: 'application/json' } })).json
      .schemas as JsonObject[];

  test.each([
    'unit=http%3A%2F%2Fqudt.org%2Fvocab%2Funit%2FKiloM2',
    'unit=km2',
    'unit=km%C2%B2',
    'unit=%20KiloM2%20',
    'unit=square%20kilometre',
    'license=CC-BY-4.0',
    'license=cc%20by%204.0',
    'license=https%3A%2F%2Fcreativecommons.org%2Flicenses%2Fby%2F4.0%2F',
    'quantity=area',
    'unit=km2&license=cc%20by%204.0&variable=area',
  ])('is narrowed by %s', async (query) => {
    const url = newSchema();
    const area = {
      type: 'number',
      'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM2',
      'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Area',
    };
    const license = { 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' };
    await publish(url, '1.0.0', { ...license, title: 'Woods', properties: { area } });
    const names = (await list(`q=woods&${query}`)).map(({ name }) => `/s/statistics/${name}`);
    expect(names).toContain(url);
    expect(await list(`q=woods&${query}&keyword=dragons`)).toEqual([]);
  });

  test('is narrowed by a unit that is stated in words only', async () => {
    const url = newSchema();
    const rate = { type: 'number', 'fair:measurementUnit': 'dragons per hour' };
    await publish(url, '1.0.0', { title: 'Dragons', properties: { rate } });
    expect(await list('unit=dragons%20per%20hour')).toHaveLength(1);
  });
});

describe('a draft', () => {
  test('is only there for those who may publish, can be replaced, and becomes a version', async () => {
    const url = newSchema();
    const draft = (title: string) =>
      send('PUT', `${url}/1.0.0?state=draft`, { as: 'publisher', body: towns('1.0.0', { title }) });
    expect((await draft('First')).status).toBe(201);
    const { json } = await draft('Second');
    expect((await send('GET', `${url}/1.0.0`)).status).toBe(404);
    expect((await send('GET', `${url}/1.0.0`, { as: 'rival' })).status).toBe(404);
    const seen = await send('GET', `${url}/1.0.0`, { as: 'publisher' });
    expect([seen.json.title, seen.headers['cache-control']]).toEqual(['Second', 'private, no-store']);
    const headers = { 'if-match': `"${json.digest}"` };
    await send('PATCH', `${url}/1.0.0`, { as: 'manager', body: { state: 'published' }, headers });
    expect((await send('GET', `${url}/1.0.0`)).json.title).toBe('Second');
  });
});

describe('what is refused', () => {
  test.each([
    ['nobody', undefined, 401],
    ['a text that is no token', 'secret', 401],
    ['an expired token', 'expired', 401],
    ['a revoked token', 'revoked', 401],
    ['the token of another owner', 'rival', 403],
  ])('%s does not publish', async (_who, as, expected) => {
    const url = newSchema();
    const { status, headers, json } = await send('PUT', `${url}/1.0.0`, {
      ...(as ? { as } : {}),
      body: towns('1.0.0'),
    });
    expect(status).toBe(expected);
    if (expected === 401) expect(headers['www-authenticate']).toContain('Bearer');
    else expect(json.detail).toContain('publish:statistics');
    expect((await send('GET', `${url}/1.0.0`)).status).toBe(404);
  });

  test.each<[string, string, Json | string, number, string]>([
    ['other content under a number', '1.0.0', towns('1.0.0', { title: 'Other' }), 409, 'version-taken'],
    ['too small a step', '1.0.1', towns('1.0.1', { required: ['area'] }), 409, 'incompatible'],
    ['another number than that of the schema', '2.0.0', towns('2.0.1'), 422, 'version-mismatch'],
    ['a number that is none', 'one', towns('one'), 422, 'invalid-name'],
    ['a schema with errors', '3.0.0', towns('3.0.0', { type: 'text' }), 422, 'invalid-schema'],
    ['a text that is no JSON', '3.0.0', '{"a": }', 422, 'invalid-schema'],
    [
      'a reference to nothing',
      '3.0.0',
      towns('3.0.0', { $ref: 'https://schemas.example.org/s/statistics/none/1.0.0' }),
      422,
      'unresolved-reference',
    ],
  ])('%s', async (_what, number, body, status, kind) => {
    const url = newSchema();
    await publish(url, '1.0.0');
    const refused = await send('PUT', `${url}/${number}`, { as: 'manager', body });
    expect([refused.status, refused.json.type]).toEqual([status, `/problems/${kind}`]);
    expect(refused.json.detail).toMatch(/\S.*[.]/s);
    if (kind === 'incompatible') {
      expect(refused.json.suggested).toBe('2.0.0');
      expect(refused.json.changes.length).toBeGreaterThan(0);
    }
    expect((await send('GET', `${url}/1.0.0`)).json.title).toBe('Towns of Ruritania');
  });

  test.each([
    '/s/statistics/nothing/1.0.0',
    '/s/nobody/towns/1.0.0',
    '/s/statistics/towns-1/1.0.0/nothing.ttl',
    '/s/..%2f..%2fetc/passwd/1.0.0',
    '/s/statistics/%2e%2e/1.0.0',
    `/s/statistics/${'x'.repeat(150)}/1.0.0`,
    '/s/statistics/Zürich/1.0.0',
    '/s/statistics/towns-1/1.0.0%00',
    '/s/statistics/towns-1/1.0.0%0a',
  ])('a path that leads nowhere: %s', async (url) => {
    const { status } = await send('GET', encodeURI(decodeURI(url)));
    expect([400, 404]).toContain(status);
  });

  test('a dry run says what would happen, and writes nothing', async () => {
    const url = newSchema();
    const tried = await send('PUT', `${url}/1.0.0?dry-run=true`, { as: 'manager', body: towns('1.0.0') });
    expect([tried.status, tried.json.outcome]).toEqual([200, 'would be published']);
    expect((await send('GET', `${url}/1.0.0`)).status).toBe(404);
    const wrong = await send('PUT', `${url}/1.0.0?dry-run=maybe`, { as: 'manager', body: towns('1.0.0') });
    expect(wrong.status).toBe(400);
  });
});

describe('what others read', () => {
  const xml = (text: string) => {
    const parser = new SaxesParser();
    parser.on('error', (fault) => {
      throw fault;
    });
    parser.write(text).close();
  };
  test('lists, pages and metadata name what is published, and no draft', async () => {
    const url = newSchema();
    const title = `Lakes ${last}`;
    await publish(url, '1.0.0', { title, description: 'All lakes.' });
    await publish(url, '2.0.0', { title, required: ['area'] });
    const hidden = `Hidden ${last}`;
    await send('PUT', `${url}/3.0.0?state=draft`, { as: 'manager', body: towns('3.0.0', { title: hidden }) });
    const paths = [
      `/s?q=lakes+${last}`,
      '/s/statistics?limit=1000',
      url,
      `${url}/2.0.0/index.html`,
      `${url}/2.0.0/metadata.jsonld`,
      `${url}/2.0.0/dcat.ttl`,
      `${url}/2.0.0/datacite.xml`,
      '/catalog',
      `/oai?verb=ListRecords&metadataPrefix=oai_datacite&set=statistics`,
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=none`,
      `${url}/feed.atom`,
      '/sitemap-0.xml',
      '/v1/changes',
    ];
    for (const path of paths) {
      const { status, headers, text } = await send('GET', path, {
        headers: { accept: 'text/html, */*;q=0.1' },
      });
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain(hidden);
      expect(text).not.toContain(`${url}/3.0.0`);
      if (/xml/.test(String(headers['content-type']))) xml(text);
      if (/^\/s[/?]/.test(path)) expect(text).toContain(title);
      if (/html/.test(String(headers['content-type'])))
        expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    const page = await send('GET', `${url}/2.0.0`, { headers: { accept: 'text/html' } });
    expect(page.headers.link).toContain(
      `<https://schemas.example.org${url}/1.0.0>; rel="predecessor-version"`,
    );
    expect(page.text).toContain('area');
    const found = await send('GET', `/s?q=lakes+${last}`, { headers: { accept: 'application/json' } });
    expect(found.json.schemas.map((each: { latest: string }) => each.latest)).toEqual(['2.0.0']);
    const crate = await send('GET', `${url}/2.0.0/ro-crate.zip`);
    expect([crate.headers['content-type'], crate.text.slice(0, 2)]).toEqual(['application/zip', 'PK']);
  });

  test('the list of schemas has what it had without a registry, and then what is published', async () => {
    const without = await createService({ logLevel: 'silent' });
    try {
      const plain = async (url: string) => (await without.inject({ url })).body;
      const before = JSON.parse(await plain('/v1/schemas'));
      const url = newSchema();
      await publish(url, '1.0.0', { title: `Meadows ${last}` });
      const { json } = await send('GET', '/v1/schemas?limit=1000');
      expect(json.schemas.slice(0, before.count)).toEqual(before.schemas);
      expect([json.problems, json.count]).toEqual([before.problems, json.schemas.length]);
      const own = { id: `https://schemas.example.org${url}/1.0.0`, path: `${url}/1.0.0`, kind: 'schema' };
      expect(json.schemas[before.count]).toMatchObject(own);
      const found = await send('GET', `/v1/schemas?q=meadows+${last}`);
      expect(found.json.schemas).toMatchObject([own]);
      const few = await send('GET', `/v1/schemas?limit=${before.count + 2}`);
      const more = await send('GET', `/v1/schemas?limit=2&cursor=${few.json.next}`);
      expect([...few.json.schemas, ...more.json.schemas]).toEqual(json.schemas.slice(0, before.count + 4));
      expect((await send('GET', '/v1/schemas?owner=rivals')).json.schemas).toEqual([]);
      const { id } = before.schemas[0];
      expect((await send('GET', `/v1/schemas/${encodeURIComponent(id)}`)).text).toBe(
        await plain(`/v1/schemas/${encodeURIComponent(id)}`),
      );
      const leads = await send('GET', `/v1/schemas/${encodeURIComponent(own.id)}`);
      expect([leads.status, leads.headers.location]).toEqual([307, own.path]);
      expect((await send('GET', '/v1/schemas/nothing')).json).toMatchObject({ type: '/problems/not-found' });
    } finally {
      await without.close();
    }
  });

  test('changes are read in order, and waited for', async () => {
    const { json } = await send('GET', '/v1/changes?since=0&limit=1000');
    expect(json.changes.map(({ seq }: { seq: number }) => seq)).toEqual(
      json.changes.map(({ seq }: { seq: number }) => seq).toSorted((a: number, b: number) => a - b),
    );
    const waiting = send('GET', `/v1/changes?since=${json.next}&wait=20`);
    const url = newSchema();
    await publish(url, '1.0.0');
    expect((await waiting).json.changes).toMatchObject([{ kind: 'published', number: '1.0.0' }]);
    expect((await send('GET', '/v1/changes?since=never')).status).toBe(400);
  });

  test('pages of a list follow each other', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/s?limit=7';
    while (path !== undefined) {
      const { json } = await send('GET', path, { headers: { accept: 'application/json' } });
      seen.push(...json.schemas.map((each: { name: string }) => each.name));
      path = json.next === undefined ? undefined : `/s?limit=7&cursor=${json.next}`;
    }
    expect(seen.length).toBeGreaterThan(14);
    expect(new Set(seen).size).toBe(seen.length);
    for (const wrong of ['/s?limit=0', '/s?cursor=x', '/s?minReadiness=101', '/s?q=a&q=b'])
      expect([wrong, (await send('GET', wrong)).status]).toEqual([wrong, 400]);
    expect((await send('GET', '/s?q=%22+AND+%28+%2A')).status).toBe(200);
  });

  test('settings of owners and schemas count for the next version', async () => {
    const url = newSchema();
    await publish(url, '1.0.0');
    const settings = (path: string, body: Json) => send('PATCH', path, { as: 'manager', body });
    expect((await settings(url, { leastReadiness: 101 })).status).toBe(422);
    expect((await settings(url, { nothing: 1 })).json.errors[0].pointer).toBe('/nothing');
    expect((await settings(url, { leastReadiness: 90 })).json.leastReadiness).toBe(90);
    expect((await publish(url, '1.0.1')).json.type).toBe('/problems/readiness-too-low');
    expect((await settings(url, { leastReadiness: 0, compatibility: 'none' })).status).toBe(200);
    expect((await publish(url, '1.0.1', { required: ['area'] })).status).toBe(201);
    expect((await settings('/s/rivals', { title: 'Ours now' })).status).toBe(403);
    expect((await settings('/s/statistics', { homepage: 'https://stat.example.org' })).json).toMatchObject({
      title: 'Office of statistics',
      homepage: 'https://stat.example.org',
    });
  });
});

test('a title may have any character', async () => {
  const url = newSchema();
  expect((await publish(url, '1.0.0', { title: 'Towns\0 <b>\ud800' })).status).toBe(201);
  expect((await send('GET', `${url}/1.0.0`)).status).toBe(200);
});

test('a form has the schema and its options, which are part of the digest', async () => {
  const url = newSchema();
  const form = (options: string) =>
    [
      '--x\r\ncontent-disposition: form-data; name="schema"; filename="towns.yaml"\r\ncontent-type: application/yaml\r\n\r\n',
      '$schema: https://highvaluedata.net/fair-data-schema/dev\ntitle: Towns\nfair:version: {identifier: 1.0.0}\n',
      `\r\n--x\r\ncontent-disposition: form-data; name="options"\r\n\r\n${options}\r\n--x--\r\n`,
    ].join('');
  const put = (options: string) =>
    send('PUT', `${url}/1.0.0`, {
      as: 'manager',
      body: form(options),
      type: 'multipart/form-data; boundary=x',
    });
  const made = await put('{"publisher": {"name": "Office of Statistics"}}');
  expect(made.status).toBe(201);
  const croissant = await send('GET', `${url}/1.0.0/croissant.jsonld`);
  expect(croissant.text).toContain('Office of Statistics');
  expect((await put('{"publisher": {"name": "Somebody else"}}')).json.type).toBe('/problems/version-taken');
  expect((await put('[]')).status).toBe(422);
  const yaml = form('publisher: { name: Office of Statistics }\n').replace(
    'name="options"',
    'name="options"; filename="options.yaml"',
  );
  const type = 'multipart/form-data; boundary=x';
  const again = await send('PUT', `${url}/1.0.0`, { as: 'manager', body: yaml, type });
  expect([again.status, again.json.digest]).toEqual([200, made.json.digest]);
});

test('every write is in the audit, refused ones too, without secrets', async () => {
  const url = newSchema();
  await publish(url, '1.0.0');
  await publish(url, '1.0.0');
  await publish(url, '1.0.0', { title: 'Other' });
  await publish(url, '1.1.0', {}, 'rival');
  expect((await send('PUT', `${url}/1.1.0`, { body: towns('1.1.0') })).status).toBe(401);
  const store = await openStore(database);
  const rows = await store.audits({ limit: 4 });
  await store.close();
  expect(rows.map(({ actor, action, target, outcome }) => [actor, action, target, outcome])).toEqual([
    ['token 5 (rival)', 'publish', `${url}/1.1.0`, 'forbidden'],
    ['token 3 (manager)', 'publish', `${url}/1.0.0`, 'version-taken'],
    ['token 3 (manager)', 'publish', `${url}/1.0.0`, 'unchanged'],
    ['token 3 (manager)', 'publish', `${url}/1.0.0`, 'published'],
  ]);
});

test('nobody learns from a public answer who published', async () => {
  const url = newSchema();
  await publish(url, '1.0.0');
  const paths = ['', '/1.0.0', '/feed.atom', ...representations.map(({ file }) => `/1.0.0/${file}`)].map(
    (path) => url + path,
  );
  for (const path of [...paths, '/s', '/v1/changes', '/catalog', '/v1/schemas'])
    for (const accept of ['application/json', '*/*', 'text/html']) {
      const { text } = await send('GET', path, { headers: { accept } });
      expect(text, path).not.toMatch(/token \d+ \(|"by"/);
    }
});

test('only those with a token read a private registry', async () => {
  const own = await createService({ registry: database, private: true, logLevel: 'silent' });
  try {
    const url = '/s/statistics/nothing/1.0.0';
    expect((await own.inject({ url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${tokens.rival}` };
    expect((await own.inject({ url, headers })).statusCode).toBe(404);
  } finally {
    await own.close();
  }
});

test('what another process publishes is seen within a second', async () => {
  const url = newSchema();
  const other = await createService({
    registry: database,
    base: 'https://schemas.example.org',
    logLevel: 'silent',
  });
  try {
    const { json } = await publish(url, '1.0.0');
    expect((await other.inject({ url: `${url}/1.0.0` })).statusCode).toBe(200);
    const headers = { 'if-match': `"${json.digest}"` };
    await send('PATCH', `${url}/1.0.0`, {
      as: 'manager',
      body: { state: 'withdrawn', reason: 'No.' },
      headers,
    });
    await expect
      .poll(async () => (await other.inject({ url: `${url}/1.0.0` })).statusCode, { timeout: 5000 })
      .toBe(410);
  } finally {
    await other.close();
  }
});
