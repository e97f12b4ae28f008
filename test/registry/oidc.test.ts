// Tokens of an issuer of OpenID Connect, which is a real one on this machine.
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/server.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { openStore } from '../../src/registry/store/index.js';

const AUDIENCE = 'https://schemas.example.org';
const folder = mkdtempSync(join(tmpdir(), 'oidc-'));
const database = join(folder, 'registry.sqlite');
const pair = await generateKeyPair('ES256', { extractable: true });
const other = await generateKeyPair('ES256');
const rsa = await generateKeyPair('RS256', { extractable: true });

/** An issuer, with what it was asked for. */
async function startIssuer(answers: (address: string) => { readonly [path: string]: Json | string }) {
  const asked: string[] = [];
  let address = '';
  const server: Server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body = answers(address)[url];
    if (typeof body === 'string' && body.startsWith('http')) {
      response.writeHead(302, { location: body }).end();
      return;
    }
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { address, asked, close };
}

const keys: JsonObject = {
  keys: [
    { ...((await exportJWK(pair.publicKey)) as JsonObject), kid: 'one', alg: 'ES256', use: 'sig' },
    { ...((await exportJWK(rsa.publicKey)) as JsonObject), kid: 'rsa', use: 'sig' },
    { kty: 'oct', k: Buffer.from('secret').toString('base64url'), kid: 'shared' },
  ],
};
const discovery = (address: string) => ({
  '/.well-known/openid-configuration': { issuer: address, jwks_uri: `${address}/keys` },
  '/keys': keys,
});

const rules = [
  {
    claims: { repository: 'octo/towns', ref: ['refs/heads/main', 'refs/tags/*'] },
    owner: 'statistics',
    scopes: ['publish'],
  },
];

interface Claims {
  readonly [claim: string]: Json;
}

const now = () => Math.floor(Date.now() / 1000);

function tokenOf(
  issuer: string,
  claims: Claims = {},
  header: { kid?: string } = { kid: 'one' },
  key = pair.privateKey,
) {
  return new SignJWT({
    iss: issuer,
    aud: AUDIENCE,
    sub: 'repo:octo/towns:ref:refs/heads/main',
    repository: 'octo/towns',
    ref: 'refs/heads/main',
    iat: now(),
    exp: now() + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(key);
}

const encoded = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeAll(async () => {
  const store = await openStore(database, { isNew: true });
  for (const name of ['statistics', 'rivals']) await store.putOwner({ name, title: `Office of ${name}` });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function serviceTrusting(issuers: Json, more = {}): Promise<FastifyInstance> {
  const oidc = join(folder, `trust-${++files}.json`);
  writeFileSync(oidc, JSON.stringify({ issuers }));
  return createService({ registry: database, oidc, base: AUDIENCE, logLevel: 'silent', ...more });
}

let last = 0;
async function put(app: FastifyInstance, token: string, owner = 'statistics') {
  const url = `/s/${owner}/towns-${++last}/1.0.0`;
  const answer = await app.inject({
    method: 'PUT',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ title: 'Towns', 'fair:version': { identifier: '1.0.0' } }),
  });
  const { statusCode: status, headers, body } = answer;
  return { url, status, headers, detail: String(JSON.parse(body).detail), body };
}

describe('an issuer that answers', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>;
  let app: FastifyInstance;
  beforeAll(async () => {
    issuer = await startIssuer(discovery);
    app = await serviceTrusting([{ issuer: issuer.address, audience: AUDIENCE, rules }]);
  });
  afterAll(async () => {
    await app.close();
    await issuer.close();
  });

  test('lets somebody write what a rule allows, under the name of the subject', async () => {
    const { status, url } = await put(app, await tokenOf(issuer.address));
    expect(status).toBe(201);
    const refused = await put(app, await tokenOf(issuer.address), 'rivals');
    expect([refused.status, refused.detail]).toEqual([403, 'The token needs the scope publish:rivals.']);
    const store = await openStore(database);
    const rows = await store.audits({ limit: 2 });
    await store.close();
    const actor = `${issuer.address} repo:octo/towns:ref:refs/heads/main`;
    expect(rows).toMatchObject([
      { actor, target: refused.url, outcome: 'forbidden' },
      { actor, target: url, outcome: 'published' },
    ]);
  });

  const NOT_VALID = 'The token is not valid here.';
  const rows: readonly (readonly [string, (address: string) => string | Promise<string>, string])[] = [
    [
      'another audience',
      (address) => tokenOf(address, { aud: 'https://other.example.org' }),
      'The token is for another audience.',
    ],
    ['no audience', (address) => tokenOf(address, { aud: null }), 'The token is for another audience.'],
    [
      'expired',
      (address) => tokenOf(address, { exp: now() - 60 }),
      'The token has expired: get a new one from its issuer.',
    ],
    ['no end', (address) => tokenOf(address, { exp: 'never' }), NOT_VALID],
    ['not valid yet', (address) => tokenOf(address, { nbf: now() + 120 }), 'The token is not valid yet.'],
    [
      'made in the future',
      (address) => tokenOf(address, { iat: now() + 120 }),
      'The token is not valid yet.',
    ],
    [
      'made long ago',
      (address) => tokenOf(address, { iat: now() - 90_000 }),
      'The token is too old: get a new one from its issuer.',
    ],
    ['another issuer', () => tokenOf('https://issuer.example.org'), NOT_VALID],
    ['the issuer with a slash', (address) => tokenOf(`${address}/`), NOT_VALID],
    [
      'another key with a known name',
      (address) => tokenOf(address, {}, { kid: 'one' }, other.privateKey),
      NOT_VALID,
    ],
    [
      'claims of no rule',
      (address) => tokenOf(address, { repository: 'octo/rivers' }),
      'No rule of this service is for the claims of the token.',
    ],
    [
      'another branch',
      (address) => tokenOf(address, { ref: 'refs/heads/main2' }),
      'No rule of this service is for the claims of the token.',
    ],
    [
      'a claim that was changed',
      async (address) => {
        const [header, , signature] = (await tokenOf(address)).split('.');
        const claims = {
          iss: address,
          aud: AUDIENCE,
          sub: 'x',
          repository: 'octo/towns',
          ref: 'refs/heads/main',
        };
        return `${header}.${encoded({ ...claims, iat: now(), exp: now() + 99 })}.${signature}`;
      },
      NOT_VALID,
    ],
    ['no algorithm', (address) => unsigned(address, 'none'), NOT_VALID],
    ['no algorithm, in capitals', (address) => unsigned(address, 'NONE'), NOT_VALID],
    [
      'a public key as a shared secret',
      async (address) => {
        const [, claims] = (await tokenOf(address)).split('.');
        const text = `${encoded({ alg: 'HS256', kid: 'rsa' })}.${claims}`;
        return `${text}.${createHmac('sha256', await exportSPKI(rsa.publicKey))
          .update(text)
          .digest('base64url')}`;
      },
      NOT_VALID,
    ],
    [
      'a shared secret of the issuer',
      async (address) => {
        const [, claims] = (await tokenOf(address)).split('.');
        const text = `${encoded({ alg: 'HS256', kid: 'shared' })}.${claims}`;
        return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`;
      },
      NOT_VALID,
    ],
    [
      'a key of its own',
      async (address) => {
        const jwk = await exportJWK(other.publicKey);
        return tokenOf(address, {}, { kid: 'one', jwk } as never, other.privateKey);
      },
      NOT_VALID,
    ],
    ['very long', (address) => tokenOf(address, { more: 'x'.repeat(9000) }), NOT_VALID],
    ['not JSON', () => 'a.b.c', NOT_VALID],
    ['empty parts', () => `${encoded({})}.${encoded({})}.`, NOT_VALID],
  ];
  test.each(rows)('a token with %s', async (_what, make, says) => {
    const token = await make(issuer.address);
    const { status, detail, headers, body } = await put(app, token);
    expect([status, detail]).toEqual([401, says]);
    expect(headers['www-authenticate']).toBe('Bearer realm="fairwright", error="invalid_token"');
    for (const secret of [AUDIENCE, issuer.address, 'octo', token]) expect(body).not.toContain(secret);
  });

  async function unsigned(address: string, alg: string) {
    const [, claims] = (await tokenOf(address)).split('.');
    return `${encoded({ alg, kid: 'one' })}.${claims}.`;
  }

  test('is not asked again for each key that it does not have', async () => {
    const flood = Array.from({ length: 200 }, async (_, index) =>
      put(app, await tokenOf(issuer.address, {}, { kid: `unknown-${index}` })),
    );
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  test('lets nobody read a private registry whom no rule names', async () => {
    const own = await serviceTrusting([{ issuer: issuer.address, audience: AUDIENCE, rules }], {
      private: true,
    });
    try {
      const get = async (claims: Claims) => {
        const headers = { authorization: `Bearer ${await tokenOf(issuer.address, claims)}` };
        return (await own.inject({ url: '/s', headers })).statusCode;
      };
      expect([await get({}), await get({ repository: 'evil/fork' })]).toEqual([200, 401]);
    } finally {
      await own.close();
    }
  });

  test('goes on when it is away, with the keys that are known', async () => {
    await issuer.close();
    expect((await put(app, await tokenOf(issuer.address))).status).toBe(201);
    expect((await put(app, await tokenOf(issuer.address, {}, { kid: 'new' }))).status).toBe(401);
  });
});

test.each<[string, (address: string) => { readonly [path: string]: Json | string }]>([
  [
    'another issuer',
    (address) => ({
      ...discovery(address),
      '/.well-known/openid-configuration': { issuer: 'https://x.example.org', jwks_uri: `${address}/keys` },
    }),
  ],
  [
    'keys at another host',
    (address) => ({
      ...discovery(address),
      '/.well-known/openid-configuration': {
        issuer: address,
        jwks_uri: address.replace('127.0.0.1', 'localhost'),
      },
    }),
  ],
  [
    'a file as keys',
    (address) => ({
      ...discovery(address),
      '/.well-known/openid-configuration': { issuer: address, jwks_uri: 'file:///etc/passwd' },
    }),
  ],
  ['a redirect', (address) => ({ ...discovery(address), '/keys': `${address}/others`, '/others': keys })],
  [
    'more than it should',
    (address) => ({ ...discovery(address), '/keys': { ...keys, more: 'x'.repeat(300_000) } }),
  ],
  ['no JSON', (address) => ({ ...discovery(address), '/keys': '<html>' })],
  ['nothing', () => ({})],
])('an issuer that answers with %s has no keys', async (_what, answers) => {
  const issuer = await startIssuer(answers);
  const app = await serviceTrusting([{ issuer: issuer.address, audience: AUDIENCE, rules }]);
  try {
    const token = await tokenOf(issuer.address);
    const { status, headers, detail } = await put(app, token);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(detail).toBe('The keys of the issuer of the token cannot be read now.');
    const before = issuer.asked.length;
    await Promise.all(Array.from({ length: 20 }, () => put(app, token)));
    expect(issuer.asked).toHaveLength(before);
  } finally {
    await app.close();
    await issuer.close();
  }
});

test('keys in a file need no network', async () => {
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys));
  const issuer = 'https://issuer.example.org';
  const app = await serviceTrusting([{ issuer, audience: AUDIENCE, jwks: 'keys.json', rules }]);
  try {
    expect((await put(app, await tokenOf(issuer))).status).toBe(201);
  } finally {
    await app.close();
  }
});
