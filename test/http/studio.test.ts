// The studio as the service sends it.
import { describe, expect, test } from 'vitest';
import { studioBuild } from '../../src/base/studio-files.js';
import { expectProblem, send, testService } from './service.js';

const { app } = testService();
const { files } = await studioBuild();

const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'",
  "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "require-trusted-types-for 'script'; trusted-types studio",
].join('; ');

describe('the page', () => {
  test.each([
    ['/studio', '/studio/'],
    ['/studio?a=1?2', '/studio/?a=1?2'],
  ])('at %s is at %s', async (url, meant) => {
    const { status, headers } = await send(await app(), { url });
    expect(status).toBe(308);
    // Relative, so that it is right also behind a proxy that has a prefix of its own.
    const { href } = new URL(String(headers.location), `http://example.org/proxied${url}`);
    expect(href).toBe(`http://example.org/proxied${meant}`);
  });

  test('has its own policy, and may be asked for again', async () => {
    const { status, text, headers } = await send(await app(), { url: '/studio/' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(text).toContain('<script type="module" src="studio.js"></script>');
    const again = await send(await app(), {
      url: '/studio/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  test('names only addresses relative to its own', async () => {
    const { text } = await send(await app(), { url: '/studio/' });
    const addresses = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses).toEqual(expect.arrayContaining(['studio.css', 'studio.js']));
    for (const address of addresses) expect(address).toMatch(/^(?:data:,|\.\.\/\w*|\w+\.\w+)$/);
  });

  test('is in no other form', async () => {
    const answer = await send(await app(), { url: '/studio/', headers: { accept: 'image/png' } });
    expectProblem(answer, 406, 'not-acceptable');
  });

  test('is the first of the links at /', async () => {
    const { body } = await send(await app(), { url: '/', headers: { accept: 'application/json' } });
    expect((body!.links as object[])[0]).toEqual({
      rel: 'studio',
      href: '/studio/',
      title: 'Open the studio',
    });
  });
});

describe('the files', () => {
  test('include the entries, and chunks whose names change with their content', () => {
    const names = (isImmutable: boolean) =>
      files.filter((each) => each.isImmutable === isImmutable).map(({ name }) => name);
    expect(names(false)).toEqual(['index.html', 'studio.css', 'studio.js', 'worker.js']);
    for (const name of names(true)) expect(name).toMatch(/-[A-Z0-9]{8}\.js$/);
  });

  test.each(files)('$name', async ({ name, type, isImmutable }) => {
    const { status, headers } = await send(await app(), { url: `/studio/${name}` });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-security-policy': POLICY,
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
  });

  test('are sent compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await send(await app(), {
        url: '/studio/studio.js',
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
    }
  });

  test.each(['/studio/none.js', '/studio/build.json', '/studio/studio.html', '/studio/..%2fhttp%2findex.js'])(
    '%s is not there',
    async (url) => {
      expectProblem(await send(await app(), { url }), 404, 'not-found');
    },
  );
});
