import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotTrust, isTrustworthy, readTrust } from './trust-file.js';
import { scopesOf } from './trusted-issuers.js';

const folder = mkdtempSync(join(tmpdir(), 'trust-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rule = { claims: { repository: 'octo/towns' }, owner: 'statistics', scopes: ['publish'] };
const issuer = { issuer: 'https://issuer.example.org', audience: 'us', rules: [rule] };

const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a file is YAML or JSON, and names files from its folder', async () => {
  written('keys.json', '{"keys": []}');
  const yaml = `issuers:
  - issuer: https://issuer.example.org
    audience: us
    jwks: keys.json
    rules: [{ claims: { repository: octo/towns }, owner: statistics, scopes: [publish] }]
`;
  const expected = [{ ...issuer, jwks: join(folder, 'keys.json') }];
  expect(await readTrust(written('trust.yaml', yaml))).toEqual(expected);
  const json = JSON.stringify({ issuers: [{ ...issuer, jwks: 'keys.json' }] });
  expect(await readTrust(written('trust.json', json))).toEqual(expected);
});

test('the example of the documentation is one', async () => {
  const [, example = ''] =
    /```yaml\n(issuers:[\s\S]*?)```/.exec(readFileSync('docs/registry.md', 'utf8')) ?? [];
  const issuers = await readTrust(written('example.yaml', example));
  const { rules } = issuers[0]!;
  expect(scopesOf({ repository: 'ruritania/towns', ref: 'refs/tags/v1.2.0' }, rules)).toEqual([
    'publish:statistics',
  ]);
  expect(scopesOf({ project_path: 'statistics/rivers', ref_protected: 'true' }, issuers[1]!.rules)).toEqual([
    'publish:statistics',
    'manage:statistics',
  ]);
});

test.each([
  ['[]', 'Expected an object that describes a file of trusted issuers'],
  ['{', 'cannot be read'],
  [
    { issuers: [{ ...issuer, issuer: 'http://issuer.example.org' }] },
    'at /issuers/0/issuer: Expected an address',
  ],
  [
    { issuers: [{ ...issuer, jwks: 'http://10.0.0.1/keys' }] },
    'at /issuers/0/jwks: Expected a file, or an address',
  ],
  [{ issuers: [{ ...issuer, jwks: 'none.json' }] }, 'none.json cannot be read: there is no such file'],
  [{ issuers: [{ ...issuer, jwks: 'trust.json' }] }, 'has no keys'],
  [{ issuers: [{ ...issuer, rules: [{ ...rule, claims: {} }] }] }, 'claims: Expected at least one claim.'],
  [{ issuers: [{ ...issuer, rules: [{ ...rule, claims: { sub: '*' } }] }] }, 'claims/sub: Expected a text'],
  [
    { issuers: [{ ...issuer, rules: [{ ...rule, scopes: ['admin'] }] }] },
    'scopes/0: Expected "publish" or "manage"',
  ],
  [
    { issuers: [{ ...issuer, rules: [{ ...rule, owner: 'No Name' }] }] },
    'owner: Expected the name of an owner',
  ],
  [{ issuers: [{ ...issuer, audiences: ['a'] }] }, 'Did you mean "audience"?'],
  [{ issuers: [issuer, issuer] }, 'lists the issuer https://issuer.example.org twice'],
])('%j is refused with a sentence', async (content, says) => {
  const path = written('trust.json', typeof content === 'string' ? content : JSON.stringify(content));
  const reading = readTrust(path);
  await expect(reading).rejects.toThrow(says);
  await expect(reading).rejects.toBeInstanceOf(CannotTrust);
});

test.each([
  ['https://issuer.example.org/a', true],
  ['http://localhost:8080', true],
  ['http://127.0.0.1:1', true],
  ['http://[::1]:1', true],
  ['http://127.0.0.1.example.org', false],
  ['http://localhost.example.org', false],
  ['http://example.org', false],
  ['https://user:secret@example.org', false],
  ['file:///etc/passwd', false],
  ['keys.json', false],
])('%s: %s', (address, expected) => {
  expect(isTrustworthy(address)).toBe(expected);
});

test.each([
  [{ a: 'x' }, { a: 'x' }, true],
  [{ a: 'x' }, { a: 'X' }, false],
  [{ a: 'x' }, {}, false],
  [{ a: 'x', b: 'y' }, { a: 'x' }, false],
  [{ a: 'refs/tags/v*' }, { a: 'refs/tags/v1.0' }, true],
  [{ a: 'refs/tags/v*' }, { a: 'refs/heads/refs/tags/v1' }, false],
  [{ a: ['x', 'y'] }, { a: 'y' }, true],
  [{ a: 'x' }, { a: ['z', 'x'] }, true],
  [{ a: 22 }, { a: '22' }, true],
  [{ a: true }, { a: 'false' }, false],
  [{ a: '[object Object]' }, { a: {} }, false],
  [{ a: 'null' }, { a: null }, false],
  [{ constructor: 'x*' }, {}, false],
])('claims %j of a rule, and %j of a token', (claims, token, fits) => {
  const scopes = scopesOf(token, [{ claims, owner: 'statistics', scopes: ['publish'] } as never]);
  expect(scopes).toEqual(fits ? ['publish:statistics'] : []);
});
