// Every endpoint with every error of the table.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/index.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { againstDescription, expectProblem, post, send, testService } from './service.js';

const { app } = testService({ bodyLimit: 100_000 });

const POSTS = ['/v1/validate', '/v1/lint', ...exporters.map(({ id }) => `/v1/export/${id}`)];
const GETS = ['/status', '/v1/schemas', '/v1/schemas/{id}'] as const;
const PAGES = [
  '/',
  '/docs',
  '/redoc',
  '/openapi.json',
  '/api/openapi.json',
  '/dev',
  '/cv/contributor-roles-v1',
  '/problems/not-found',
] as const;

const address = (path: string) =>
  path.replace('{id}', encodeURIComponent('https://highvaluedata.net/fair-data-schema/dev'));
const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP_TYPE = { ...JSON_TYPE, 'content-encoding': 'gzip' };

describe.each(POSTS)('POST %s', (path) => {
  const cases: readonly (readonly [
    name: string,
    payload: string | Buffer,
    headers: Record<string, string>,
    status: number,
    kind: string,
    detail: RegExp,
  ])[] = [
    [
      'broken JSON',
      '{"schema": {},\n "strict": tru}',
      JSON_TYPE,
      400,
      'malformed-json',
      /^Line 2, column 12: /,
    ],
    ['an empty body', '', JSON_TYPE, 400, 'malformed-json', /empty/],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
      JSON_TYPE,
      400,
      'malformed-json',
      /Line 1, column 3: The byte FF/,
    ],
    [
      'another media type',
      '{}',
      { 'content-type': 'text/plain' },
      415,
      'unsupported-media-type',
      /application\/json/,
    ],
    ['no media type', '{}', {}, 415, 'unsupported-media-type', /application\/json/],
    [
      'YAML',
      'schema: {}',
      { 'content-type': 'application/yaml' },
      415,
      'unsupported-media-type',
      /application\/json/,
    ],
    [
      'a body too large',
      `{"schema": {"title": "${'x'.repeat(100_000)}"}}`,
      JSON_TYPE,
      413,
      'content-too-large',
      /larger than 100000 bytes/,
    ],
    [
      'a small body that is too large once it is unpacked',
      gzipSync(`{"schema": {"title": "${'x'.repeat(100_000)}"}}`),
      GZIP_TYPE,
      413,
      'content-too-large',
      /larger than 100000 bytes/,
    ],
    [
      'a body that is not packed as it says',
      '{}',
      GZIP_TYPE,
      400,
      'malformed-request',
      /not complete gzip data/,
    ],
    [
      'a packed body that is cut off',
      gzipSync('{"schema": {}}').subarray(0, -9),
      GZIP_TYPE,
      400,
      'malformed-request',
      /not complete gzip data/,
    ],
    [
      'a body packed in another way',
      '{}',
      { ...JSON_TYPE, 'content-encoding': 'br' },
      415,
      'unsupported-media-type',
      /Content-Encoding "br" is not supported/,
    ],
    ['an array', '[]', JSON_TYPE, 422, 'invalid-body', /Expected a JSON object, found an empty array/],
    [
      'a body without a schema',
      '{"shema": {}}',
      JSON_TYPE,
      422,
      'invalid-body',
      /"schema" is missing. Is "shema" a misspelling/,
    ],
    [
      'a schema that is a text',
      '{"schema": "x"}',
      JSON_TYPE,
      422,
      'invalid-body',
      /\/schema: Expected a schema \(an object\), found the string "x"/,
    ],
    [
      'a schema that is null',
      '{"schema": null}',
      JSON_TYPE,
      422,
      'invalid-body',
      /"schema" is missing|\/schema: Expected a schema/,
    ],
    [
      'too deep a nesting',
      `{"schema": ${'{"not":'.repeat(300)}{}${'}'.repeat(300)}}`,
      JSON_TYPE,
      422,
      'limit-exceeded',
      /200 levels/,
    ],
    [
      'a hundred thousand levels',
      `{"schema": ${'['.repeat(49_000)}${']'.repeat(49_000)}}`,
      JSON_TYPE,
      422,
      'limit-exceeded',
      /200 levels/,
    ],
    [
      'a number beyond a double',
      '{"schema": {"minimum": 1e999}}',
      JSON_TYPE,
      422,
      'invalid-body',
      /too large for a double/,
    ],
    [
      'an accepted type that is not there',
      '{"schema": {}}',
      { ...JSON_TYPE, accept: 'text/csv' },
      406,
      'not-acceptable',
      /application\/json/,
    ],
  ];
  test.each(cases)('with %s', async (_name, payload, headers, status, kind, detail) => {
    const answer = await send(await app(), { method: 'POST', url: path, headers, payload });
    expectProblem(answer, status, kind);
    expect(answer.body?.detail).toMatch(detail);
    expect(await againstDescription('POST', path, answer)).toEqual([]);
  });

  test('with a packed body, up to the limit', async () => {
    const bodyOf = (size: number) => gzipSync('{"schema": {}}'.padEnd(size));
    const answers = [bodyOf(14), bodyOf(100_000), bodyOf(100_001)].map(async (payload) =>
      send(await app(), { method: 'POST', url: path, headers: GZIP_TYPE, payload }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 413]);
  });

  if (path !== '/v1/validate') return;

  test('with a member that is not what it must be', async () => {
    const answer = await post(await app(), path, { schema: {}, strict: 'yes', formats: 'no' });
    expectProblem(answer, 422, 'invalid-body');
    expect(answer.body?.errors).toEqual([
      { pointer: '/strict', detail: 'Expected true or false, found the string "yes".' },
      { pointer: '/formats', detail: 'Expected "annotate" or "assert", found the string "no".' },
    ]);
  });

  test('with a query that cannot be read', async () => {
    const answer = await post(await app(), `${path}?strict=perhaps`, { schema: {} });
    expectProblem(answer, 400, 'malformed-parameter');
    expect(answer.body?.errors).toEqual([
      { pointer: '/strict', detail: 'Expected true or false, found "perhaps".' },
    ]);
  });

  test('with a pattern that never ends', async () => {
    const answer = await post(await app(), path, {
      schema: { pattern: '^(a+)+\\1$' },
      instance: `${'a'.repeat(60)}b`,
    });
    expectProblem(answer, 422, 'limit-exceeded');
    expect(answer.body?.limit).toEqual({ name: 'steps', value: 1_200_000 });
    const next = await post(await app(), path, { schema: { pattern: '^a$' }, instance: 'a' });
    expect(next.body).toMatchObject({ valid: true });
  });
});

test('a body that is too large is told how large it may be', async () => {
  const answer = await post(await app(), '/v1/validate', `"${'x'.repeat(100_000)}"`);
  expect(answer.body?.limit).toEqual({ name: 'body', value: 100_000 });
});

test('a schema of too many objects is refused before it is walked', async () => {
  const service = await createService({ logLevel: 'silent' });
  try {
    const answer = await post(service, '/v1/validate', `{"schema": {"allOf": [${'{},'.repeat(60_000)}{}]}}`);
    expectProblem(answer, 422, 'limit-exceeded');
    expect(answer.body?.limit).toEqual({ name: 'schema-objects', value: 50_000 });
    const large = await post(service, '/v1/validate', `{"schema": {"allOf": [${'{},'.repeat(40_000)}{}]}}`);
    expect(large.body).toMatchObject({ valid: true });
  } finally {
    await service.close();
  }
});

describe.each([...POSTS, ...GETS, ...PAGES])('%s', (path) => {
  const isPost = (POSTS as readonly string[]).includes(path);

  test('refuses other methods and lists its own', async () => {
    const answer = await send(await app(), { method: isPost ? 'GET' : 'DELETE', url: address(path) });
    expectProblem(answer, 405, 'method-not-allowed');
    expect(answer.headers.allow).toBe(isPost ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS');
  });

  test('answers OPTIONS for browsers of other origins', async () => {
    const { status, headers } = await send(await app(), {
      method: 'OPTIONS',
      url: address(path),
      headers: { origin: 'https://example.org' },
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain(isPost ? 'POST' : 'GET');
  });
});

test('scripts of other origins may read the headers that tell something', async () => {
  const service = await createService({ logLevel: 'silent', rateLimit: 2 });
  try {
    const answers = [
      await post(service, '/v1/export/prov', { schema: {} }),
      await send(service, { url: '/v1/schemas' }),
      await send(service, { url: '/v1/schemas' }),
      await send(service, { method: 'DELETE', url: '/status' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 405]);
    for (const { headers } of answers) {
      const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ');
      const telling = /^(?:fairwright-|ratelimit-|retry-after|etag|allow|x-request-id)/;
      const named = Object.keys(headers).filter((name) => telling.test(name));
      expect(exposed).toEqual(expect.arrayContaining(named));
    }
  } finally {
    await service.close();
  }
});

describe.each([...GETS, ...PAGES])('GET %s', (path) => {
  test('has a validator, and answers HEAD', async () => {
    const first = await send(await app(), { url: address(path) });
    expect(first.status).toBe(200);
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    const head = await send(await app(), { method: 'HEAD', url: address(path) });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    if (path === '/status') return;
    const again = await send(await app(), {
      url: address(path),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test('refuses media types that it does not have', async () => {
    if (path.startsWith('/problems')) return;
    expectProblem(
      await send(await app(), { url: address(path), headers: { accept: 'image/png' } }),
      406,
      'not-acceptable',
    );
  });
});

describe('other faults', () => {
  test.each([
    '/nowhere',
    '/v1',
    '/v1/validate/x',
    '/v2/validate',
    '/.git/config',
    '/problems/none',
    '/dev/nowhere',
    '/v1/schemas/nowhere',
    '/assets/../package.json',
  ])('GET %s is not there', async (url) => {
    expectProblem(await send(await app(), { url }), 404, 'not-found');
  });

  test.each([
    ['GET', '/status/', '/status'],
    ['GET', '/docs/', '/docs'],
    ['GET', '/openapi.json/?a=1?2', '/openapi.json?a=1?2'],
    ['GET', '/v1/schemas/', '/v1/schemas'],
    ['GET', '/v1/rules/', '/v1/rules'],
    ['GET', '/dev/', '/dev'],
    ['GET', '/problems/not-found/', '/problems/not-found'],
    ['POST', '/v1/validate/', '/v1/validate'],
    ['POST', '/v1/validate/rows/', '/v1/validate/rows'],
  ] as const)('%s %s leads to the path without the slash', async (method, url, meant) => {
    const payload = method === 'POST' ? { headers: { 'content-type': 'text/csv' }, payload: 'a\n1\n' } : {};
    const answer = await send(await app(), { method, url, ...payload });
    expect(answer.status).toBe(308);
    const { pathname, search } = new URL(String(answer.headers.location), `http://example.org${url}`);
    expect(pathname + search).toBe(meant);
    const preflight = await send(await app(), { method: 'OPTIONS', url });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.allow).toContain(method);
  });

  test.each(['/cv/', '/problems/', '/nowhere/', '//example.org/'])('GET %s is not there', async (url) => {
    expectProblem(await send(await app(), { url }), 404, 'not-found');
    expectProblem(await send(await app(), { method: 'OPTIONS', url }), 404, 'not-found');
  });

  test('a body of any type to a path that is not there is no matter of its type', async () => {
    const headers = { 'content-type': 'text/csv' };
    const answer = await send(await app(), { method: 'POST', url: '/nowhere', headers, payload: 'a' });
    expectProblem(answer, 404, 'not-found');
  });

  test('a path that is not there has no methods either, also for browsers of other origins', async () => {
    const headers = { origin: 'https://example.org', 'access-control-request-method': 'POST' };
    const answer = await send(await app(), { method: 'OPTIONS', url: '/nowhere', headers });
    expectProblem(answer, 404, 'not-found');
    expect(answer.headers.allow).toBeUndefined();
  });

  test('a bad address is no path', async () => {
    expectProblem(await send(await app(), { url: '/v1/schemas/%E0%A4%A' }), 400, 'malformed-request');
  });

  test.each([['limit=0'], ['limit=x'], ['limit=1e9'], ['limit=1&limit=2']])(
    'GET /v1/schemas?%s is refused',
    async (query) => {
      expectProblem(await send(await app(), { url: `/v1/schemas?${query}` }), 400, 'malformed-parameter');
    },
  );
});

describe('decided answers to odd JSON', () => {
  test('of a name that stands twice, the last one counts', async () => {
    const { body } = await post(await app(), '/v1/validate', '{"schema": {"title": 5}, "schema": {}}');
    expect(body).toMatchObject({ valid: true });
  });

  test('lone surrogates are no Unicode, and refused with their place', async () => {
    const answer = await post(await app(), '/v1/validate', '{"schema": {"title": "\\ud800"}}');
    expectProblem(answer, 422, 'invalid-body');
    expect(answer.body?.errors).toMatchObject([
      { pointer: '/schema/title', detail: expect.stringContaining('lone surrogate') },
    ]);
    const inName = await post(await app(), '/v1/validate', '{"schema": {"a": {"\\udfff": 1}}}');
    expect(inName.body?.errors).toMatchObject([{ pointer: '/schema/a' }]);
    expect((await post(await app(), '/v1/validate', '{"schema": {"title": "\\ud83d\\ude00"}}')).status).toBe(
      200,
    );
  });

  test('__proto__ and constructor are ordinary names, and change nothing', async () => {
    const schema =
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}, "required": ["toString"]}';
    const { body } = await post(
      await app(),
      '/v1/validate',
      `{"schema": ${schema}, "instance": {"__proto__": 1, "constructor": "x"}}`,
    );
    expect(body?.instance_errors).toEqual([
      'Expected a string, found the number 1. (path: /__proto__)',
      'The member "toString" is missing. (path: )',
    ]);
    const polluted = await post(
      await app(),
      '/v1/validate',
      '{"__proto__": {"strict": true}, "schema": {"fair:licence": "x"}}',
    );
    expect(polluted.body).toMatchObject({ valid: true });
    expect(({} as { strict?: unknown }).strict).toBeUndefined();
  });
});

describe('a client', () => {
  test.each([
    ['two Host headers', 'GET /status HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a malformed address', 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('that sends %s gets a 400 with the id of the request', async (_what, request) => {
    const service = await createService({ logLevel: 'silent' });
    await service.listen({ port: 0, host: '127.0.0.1' });
    try {
      const text = await talk((service.server.address() as AddressInfo).port, request);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      const [, id] = /^x-request-id: ([\w-]+)\r$/im.exec(text)!;
      expect(text).toContain(`"instance":"urn:request:${id}"`);
    } finally {
      await service.close();
    }
  });

  test('that gives a member of the body both well in the query and badly in the body gets a 422', async () => {
    const body = { schema: { title: 'x' }, score: {}, options: null };
    expectProblem(await post(await app(), '/v1/lint?score=full', body), 422, 'invalid-body');
    expect((await post(await app(), '/v1/lint', { ...body, score: null })).status).toBe(200);
  });

  test('that is too slow gets a 408', async () => {
    const service = await createService({ logLevel: 'silent', requestTimeout: 300 });
    await service.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = service.server.address() as AddressInfo;
      const text = await talk(
        port,
        'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"sch',
      );
      expect(text).toMatch(/^HTTP\/1.1 408 /);
      expect(text).toContain('"type":"/problems/request-timeout"');
    } finally {
      await service.close();
    }
  });

  test('that speaks no HTTP gets a 400', async () => {
    const service = await createService({ logLevel: 'silent' });
    await service.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = service.server.address() as AddressInfo;
      const text = await talk(port, 'hello\r\n\r\n');
      expect(text).toMatch(/^HTTP\/1.1 400 /);
      expect(text).toContain('"type":"/problems/malformed-request"');
    } finally {
      await service.close();
    }
  });

  test('that still has a connection to a service that stops gets a 503', async () => {
    const service = await createService({ logLevel: 'silent' });
    await service.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.server.address() as AddressInfo;
    const begun =
      'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"sch';
    const heard = talk(port, begun, async (say) => {
      await once(service.server, 'request');
      await fetch(`http://127.0.0.1:${port}/status`);
      const closed = service.close();
      say('ema":{}}GET /status HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      await closed;
    });
    const text = await heard;
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toMatch(/HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*"type":"\/problems\/unavailable"/);
  });

  test('that sends too many requests gets a 429', async () => {
    const service = await createService({ logLevel: 'silent', rateLimit: 3 });
    try {
      const answers = [];
      for (let count = 0; count < 4; count++) answers.push(await send(service, { url: '/v1/schemas' }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expectProblem(answers[3]!, 429, 'rate-limited');
      expect(answers[3]!.headers).toMatchObject({
        'retry-after': expect.any(String),
        'ratelimit-limit': '3',
        'ratelimit-remaining': '0',
      });
    } finally {
      await service.close();
    }
  });

  test('gets the id of its request back, and may choose it', async () => {
    expect((await send(await app(), { url: '/status' })).headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(
      (await send(await app(), { url: '/status', headers: { 'x-request-id': 'abc-1' } })).headers[
        'x-request-id'
      ],
    ).toBe('abc-1');
    expect(
      (await send(await app(), { url: '/status', headers: { 'x-request-id': 'a b"' } })).headers[
        'x-request-id'
      ],
    ).not.toContain('"');
  });

  test.each([
    ['/', 'accept, accept-encoding'],
    ['/docs', 'accept'],
    ['/dev', 'accept'],
    ['/dev/vocab/annotations', 'accept, accept-encoding'],
    ['/v1/schemas', 'accept, accept-encoding'],
    ['/status', 'accept'],
    ['/assets/redoc.standalone.js', 'accept-encoding'],
  ])('is told that the answer at %s depends on %s, in each of its forms', async (url, vary) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'if-none-match': '*' }])
      expect((await send(await app(), { url, headers })).headers.vary).toBe(vary);
  });

  test('is told the same of an answer to a body', async () => {
    const schema = { properties: Object.fromEntries([1, 2, 3, 4, 5].map((name) => [name, { title: name }])) };
    expect((await post(await app(), '/v1/validate', { schema })).headers.vary).toBe(
      'accept, accept-encoding',
    );
    expect((await post(await app(), '/v1/validate', { schema: {} })).headers.vary).toBe('accept');
  });

  test('gets compressed answers', async () => {
    for (const encoding of ['gzip', 'br']) {
      const { headers } = await send(await app(), {
        url: '/v1/schemas',
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
    }
  });
});

/** Says something to a server and gives all that it answers; `later` may say more. */
function talk(
  port: number,
  text: string,
  later?: (say: (more: string) => void) => Promise<void>,
): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    later?.((more) => socket.write(more)).catch(failed);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => done(heard));
    socket.on('error', failed);
  });
}
