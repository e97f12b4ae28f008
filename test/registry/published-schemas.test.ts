// Operations that use published schemas: named by `against`, or referred to by the schemas of a request.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../../src/apps/http/index.js';
import { createService } from '../../src/apps/http/server.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const BASE = 'https://schemas.example.org';
const folder = mkdtempSync(join(tmpdir(), 'published-schemas-'));
const schemas = mkdtempSync(join(tmpdir(), 'registered-schemas-'));
const database = join(folder, 'registry.sqlite');
const tokens = { publisher: newToken(), rival: newToken() };
let open: FastifyInstance;
let closed: FastifyInstance;

const versioned = (number: string, more: JsonObject): JsonObject => ({
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns of Ruritania',
  'fair:version': { identifier: number },
  ...more,
});

const AREA = `${BASE}/s/statistics/area/1.0.0`;
const TOWNS = `${BASE}/s/statistics/towns`;
const DRAFT = `${BASE}/s/statistics/draft/1.0.0`;
const WITHDRAWN = `${BASE}/s/statistics/withdrawn/1.0.0`;
const FOREIGN = 'https://w3id.example.org/codes';
const REGISTERED = 'https://example.org/registered';

beforeAll(async () => {
  writeFileSync(
    join(schemas, 'a.json'),
    JSON.stringify({ $id: REGISTERED, properties: { area: { $ref: AREA } } }),
  );
  const store = await openStore(database, { isNew: true });
  for (const name of ['statistics', 'rivals']) await store.putOwner({ name, title: `Office of ${name}` });
  const add = (label: keyof typeof tokens, scope: string) =>
    store.addToken({ label, scopes: [scope], hash: hashOfToken(tokens[label])! });
  await add('publisher', 'manage:statistics');
  await add('rival', 'manage:rivals');
  await store.close();
  open = await createService({ registry: database, base: BASE, schemas, logLevel: 'silent' });
  closed = await createService({ registry: database, base: BASE, private: true, logLevel: 'silent' });
  await publish('area', '1.0.0', { type: 'number', minimum: 0 });
  await publish('codes', '1.0.0', { $id: FOREIGN, enum: ['a', 'b'] });
  await publish('towns', '1.0.0', { type: 'object', properties: { area: { $ref: AREA } } });
  await publish('towns', '2.0.0', {
    type: 'object',
    required: ['area'],
    properties: { area: { $ref: AREA } },
  });
  await publish('draft', '1.0.0', { type: 'string' }, '?state=draft');
  await publish('withdrawn', '1.0.0', { type: 'string' });
  await change('/s/statistics/withdrawn/1.0.0', { state: 'withdrawn', reason: 'Wrong codes.' });
  await open.inject({
    method: 'PUT',
    url: '/s/statistics/towns/aliases/stable',
    headers: { ...bearer('publisher'), 'content-type': 'application/json', 'if-none-match': '*' },
    payload: JSON.stringify({ number: '1.0.0' }),
  });
});
afterAll(async () => {
  await open.close();
  await closed.close();
  rmSync(folder, { recursive: true });
  rmSync(schemas, { recursive: true });
});

function bearer(who: keyof typeof tokens) {
  return { authorization: `Bearer ${tokens[who]}` };
}

async function publish(name: string, number: string, schema: JsonObject, query = '') {
  const answer = await open.inject({
    method: 'PUT',
    url: `/s/statistics/${name}/${number}${query}`,
    headers: { ...bearer('publisher'), 'content-type': 'application/json' },
    payload: JSON.stringify(versioned(number, schema)),
  });
  expect(answer.statusCode, answer.body).toBe(201);
}

async function change(path: string, body: JsonObject) {
  const headers = { ...bearer('publisher'), accept: 'application/schema+json' };
  const { headers: now } = await open.inject({ url: path, headers });
  const answer = await open.inject({
    method: 'PATCH',
    url: path,
    headers: { ...headers, 'content-type': 'application/json', 'if-match': now.etag as string },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface Asking {
  readonly as?: keyof typeof tokens;
  readonly of?: FastifyInstance;
  readonly headers?: Record<string, string>;
}

async function post(url: string, body: Json, { as, of = open, headers = {} }: Asking = {}) {
  const answer = await of.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...(as ? bearer(as) : {}), ...headers },
    payload: JSON.stringify(body),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    json: JSON.parse(answer.body),
  };
}

async function postRows(address: string, rows: string, { as, of = open }: Asking = {}) {
  const answer = await of.inject({
    method: 'POST',
    url: `/v1/validate/rows?${address}`,
    headers: { 'content-type': 'application/x-ndjson', ...(as ? bearer(as) : {}) },
    payload: rows,
  });
  const lines = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { status: answer.statusCode, last: lines.at(-1), lines };
}

const against = (address: string) => `/v1/validate?against=${encodeURIComponent(address)}`;

describe('a published version that a request names', () => {
  test.each([
    ['by its path', '/s/statistics/towns/1.0.0', '1.0.0'],
    ['by its address', `${TOWNS}/1.0.0`, '1.0.0'],
    ['by the address that it was requested at', 'http://localhost:80/s/statistics/towns/1.0.0', '1.0.0'],
    ['by an alias', '/s/statistics/towns/stable', '1.0.0'],
    ['by the address of an alias', `${TOWNS}/stable`, '1.0.0'],
    ['by latest', '/s/statistics/towns/latest', '2.0.0'],
  ])('%s checks data, and the answer says which one it was', async (_how, address, number) => {
    const { status, json } = await post(against(address), { instance: { area: -1 } });
    expect(status).toBe(200);
    expect(json.valid).toBe(false);
    expect(json.instance_errors).toEqual([expect.stringContaining('/area')]);
    expect(json.against).toEqual({
      address: `${TOWNS}/${number}`,
      number,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const ok = await post(against(address), { instance: { area: 1 }, formats: 'assert' });
    expect([ok.status, ok.json.valid]).toEqual([200, true]);
  });

  test('by its own $id is found, and so is a registered one', async () => {
    const found = await post(against(FOREIGN), { instance: 'c' });
    expect(found.json).toMatchObject({ valid: false, against: { number: '1.0.0' } });
    const registered = await post(against(REGISTERED), { instance: { area: -1 } });
    expect(registered.json).toMatchObject({ valid: false, schema_errors: [] });
    expect(registered.json).not.toHaveProperty('against');
  });

  test('is described, and answers as described', async () => {
    const { paths } = openApi('/', { hasRegistry: true }) as unknown as {
      paths: Record<string, { post: { parameters: { name: string }[]; responses: object } }>;
    };
    for (const path of ['/v1/validate', '/v1/validate/rows', '/v1/sql/report']) {
      expect(paths[path]!.post.parameters.map(({ name }) => name)).toContain('against');
      for (const status of ['401', '404', '410']) expect(paths[path]!.post.responses).toHaveProperty(status);
    }
  });

  test('and a schema in the body are refused together, with a sentence that says so', async () => {
    const { status, json } = await post(against('/s/statistics/towns/1.0.0'), { schema: {}, instance: 1 });
    expect([status, json.detail]).toEqual([422, 'Send the schema or name it with ?against=, not both.']);
    const neither = await post('/v1/validate', { instance: 1 });
    expect([neither.status, neither.json.detail]).toEqual([
      422,
      expect.stringContaining('The member "schema" is missing'),
    ]);
  });

  test('that does not exist is 404, one that was withdrawn 410 with what stays of it', async () => {
    for (const address of [
      '/s/statistics/towns/9.9.9',
      '/s/nobody/x/1.0.0',
      '/s/%zz/a/b',
      `${TOWNS}/none`,
      'nonsense',
    ])
      expect((await post(against(address), { instance: 1 })).status, address).toBe(404);
    const gone = await post(against(WITHDRAWN), { instance: 1 });
    expect(gone.status).toBe(410);
    expect(gone.json).toMatchObject({
      detail: expect.stringContaining('Wrong codes.'),
      tombstone: { number: '1.0.0' },
    });
  });

  test('that is a draft is known to its owner only', async () => {
    const nothing = await post(against('/s/statistics/never/1.0.0'), { instance: 1 });
    for (const asking of [{}, { as: 'rival' as const }, { headers: { authorization: 'Bearer fw_wrong' } }]) {
      const { status, json } = await post(against(DRAFT), { instance: 1 }, asking);
      expect([status, json.title]).toEqual([404, nothing.json.title]);
    }
    const own = await post(against(DRAFT), { instance: 1 }, { as: 'publisher' });
    expect(own.json).toMatchObject({ valid: false, against: { number: '1.0.0' } });
  });

  test('checks rows, by the older name of the parameter, too', async () => {
    for (const name of ['against', 'schema']) {
      const { status, last } = await postRows(
        `${name}=/s/statistics/towns/latest`,
        '{"area":1}\n{"area":-1}\n{}\n',
      );
      expect(status).toBe(200);
      expect(last.summary).toMatchObject({ valid: false, rows: 3, failed: 2, against: { number: '2.0.0' } });
    }
    const both = await postRows(
      'against=/s/statistics/towns/latest&schema=/s/statistics/towns/latest',
      '{}\n',
    );
    expect([both.status, both.last.detail]).toEqual([
      422,
      'Name the schema once: "schema" is the older name of "against".',
    ]);
    expect((await postRows('against=/s/statistics/towns/9.9.9', '{}\n')).status).toBe(404);
    expect((await postRows(`against=${WITHDRAWN}`, '{}\n')).status).toBe(410);
  });
});

const referring = { type: 'object', properties: { area: { $ref: AREA }, code: { $ref: FOREIGN } } };

describe('a reference to a published version', () => {
  test.each<[path: string, body: JsonObject, found: (json: JsonObject) => unknown]>([
    [
      '/v1/validate',
      { schema: referring, instance: { area: -1, code: 'c' } },
      (json) => json.instance_errors,
    ],
    ['/v1/lint', { schema: referring }, (json) => json.findings],
    ['/v1/lint', { text: JSON.stringify(referring) }, (json) => json.findings],
    [
      '/v1/fix',
      { text: `properties:\n  area:\n    $ref: ${AREA}\n`, format: 'yaml' },
      (json) => json.findings,
    ],
    ['/v1/readiness', { schema: referring }, (json) => json.metrics],
    [
      '/v1/export/croissant?report=true',
      { schema: { title: 'T', ...referring } },
      (json) => json.diagnostics,
    ],
    ['/v1/diff', { old: referring, new: { ...referring, required: ['area'] } }, (json) => json.changes],
    ['/v1/sql', { schema: { items: referring }, dialect: 'postgres', table: 't' }, (json) => json.checks],
  ])('resolves in %s', async (path, body, found) => {
    const { status, json, text } = await post(path, body);
    expect(status, text).toBe(200);
    expect(text).not.toContain('Nothing is registered');
    expect(found(json)).toBeDefined();
  });

  test('counts: data that the version refuses are refused', async () => {
    const { json } = await post('/v1/validate', { schema: referring, instance: { area: -1, code: 'c' } });
    expect(json).toMatchObject({ valid: false, schema_errors: [] });
    expect(json.instance_errors).toHaveLength(2);
  });

  test('is followed through published and registered schemas', async () => {
    for (const address of [`${TOWNS}/1.0.0`, REGISTERED]) {
      const { json } = await post('/v1/validate', { schema: { $ref: address }, instance: { area: -1 } });
      expect(json, address).toMatchObject({ valid: false, schema_errors: [] });
    }
  });

  test('resolves in the schema of rows', async () => {
    const form = new FormData();
    form.set('schema', JSON.stringify({ items: { properties: { area: { $ref: AREA } } } }));
    form.set('data', new Blob(['{"area":-1}\n'], { type: 'application/x-ndjson' }), 'a.ndjson');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await open.inject({
      method: 'POST',
      url: '/v1/validate/rows',
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.body).toContain('"failed":1');
  });

  test('resolves in a body that is not read before it is in a thread', async () => {
    const description = 'x'.repeat(300_000);
    const body = { schema: { description, ...referring }, instance: { area: -1 } };
    expect((await post('/v1/validate', body)).json).toMatchObject({ valid: false, schema_errors: [] });
  });

  test('to nothing, to a draft and to a withdrawn version is reported with the reason', async () => {
    const helpFor = async (address: string, asking: Asking = {}) => {
      const { json } = await post('/v1/validate', { schema: { $ref: address } }, asking);
      return json.diagnostics.map(({ help }: { help?: string }) => help);
    };
    expect(await helpFor('https://nowhere.example/x')).toEqual([
      'The registry has no schema at "https://nowhere.example/x".',
    ]);
    expect(await helpFor(DRAFT)).toEqual([`The registry has no schema at "${DRAFT}".`]);
    expect(await helpFor(DRAFT, { as: 'publisher' })).toEqual([]);
    expect(await helpFor(WITHDRAWN)).toEqual([`"${WITHDRAWN}" was withdrawn: Wrong codes.`]);
  });

  test('sees what is published after the first request', async () => {
    const schema = { title: 'Later', $ref: `${BASE}/s/statistics/later/1.0.0` };
    const ask = async () => (await post('/v1/lint', { schema })).text;
    expect(await ask()).toContain('Nothing is registered');
    await publish('later', '1.0.0', { type: 'number' });
    expect(await ask()).not.toContain('Nothing is registered');
  });

  test('is looked up for at most 200 addresses', async () => {
    const refs = (count: number) => ({
      allOf: Array.from({ length: count }, (_, index) => ({ $ref: `https://nowhere.example/${index}` })),
    });
    expect((await post('/v1/validate', { schema: refs(200) })).status).toBe(200);
    const { status, json } = await post('/v1/validate', { schema: refs(201) });
    expect([status, json.limit]).toEqual([422, { name: 'references', value: 200 }]);
  });
});

test('addresses of an earlier base lead to the same versions', async () => {
  const moved = await createService({
    registry: database,
    base: 'https://new.example.org',
    logLevel: 'silent',
  });
  try {
    for (const base of [BASE, 'https://new.example.org']) {
      const schema = { properties: { area: { $ref: `${base}/s/statistics/area/1.0.0` } } };
      const referred = await post('/v1/validate', { schema, instance: { area: -1 } }, { of: moved });
      expect(referred.json, base).toMatchObject({ valid: false, schema_errors: [] });
      for (const number of ['1.0.0', 'stable']) {
        const address = `${base}/s/statistics/towns/${number}`;
        const { json } = await post(against(address), { instance: { area: -1 } }, { of: moved });
        expect(json.against, address).toMatchObject({
          address: 'https://new.example.org/s/statistics/towns/1.0.0',
          number: '1.0.0',
        });
        expect(json, address).toMatchObject({ valid: false, schema_errors: [] });
      }
    }
  } finally {
    await moved.close();
  }
});

describe('with --private', () => {
  test('a version is named with a token only, and without one nothing is learned', async () => {
    const ask = (address: string, asking: Asking = {}) =>
      post(against(address), { instance: { area: -1 } }, { ...asking, of: closed });
    const refusals = await Promise.all(
      [`${TOWNS}/1.0.0`, `${TOWNS}/9.9.9`, WITHDRAWN, DRAFT, '/s/nobody/x/1.0.0'].map((each) => ask(each)),
    );
    const withoutId = ({
      status,
      json: { instance: _instance, ...problem },
      headers,
    }: (typeof refusals)[0]) => JSON.stringify([status, problem, headers['www-authenticate']]);
    expect(new Set(refusals.map(withoutId)).size).toBe(1);
    expect(refusals[0]!.status).toBe(401);
    expect((await ask(`${TOWNS}/1.0.0`, { as: 'rival' })).json).toMatchObject({ valid: false });
    const builtIn = await ask('https://highvaluedata.net/fair-data-schema/dev');
    expect(builtIn.status).toBe(200);
    const rows = await postRows(`against=${TOWNS}/1.0.0`, '{"area":-1}\n', { of: closed });
    expect(rows.status).toBe(401);
  });

  test('a reference resolves for those with a token only, and no answer goes from one to the other', async () => {
    const ask = (address: string, asking: Asking = {}) =>
      post('/v1/lint', { schema: { title: 'Towns', $ref: address } }, { ...asking, of: closed });
    const helps = ({ json }: Awaited<ReturnType<typeof ask>>) =>
      json.findings.flatMap(({ help, code }: { help?: string; code: string }) =>
        code === 'reference/unregistered' ? [help] : [],
      );
    for (const address of [`${TOWNS}/1.0.0`, `${TOWNS}/9.9.9`]) {
      expect(helps(await ask(address))).toEqual([
        'The registry of this service answers only requests with a token.',
      ]);
    }
    expect(helps(await ask(`${TOWNS}/1.0.0`, { as: 'rival' }))).toEqual([]);
    expect(helps(await ask(`${TOWNS}/1.0.0`))).toHaveLength(1);
    expect((await ask(`${TOWNS}/1.0.0`, { headers: { authorization: 'Bearer fw_wrong' } })).status).toBe(401);
    const proxied = await ask(`${TOWNS}/1.0.0`, { headers: { authorization: 'Basic eDp5' } });
    expect(helps(proxied)).toHaveLength(1);
  });
});
