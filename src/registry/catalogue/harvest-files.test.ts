import { describe, expect, test } from 'vitest';
import { at, readXml, textsAt } from '../../../test/read-xml.js';
import type { ChangeRecord } from '../publish/index.js';
import { API_CATALOG_TYPE, apiCatalog } from './api-catalog.js';
import { atomFeed } from './atom.js';
import type { ServiceInfo } from './service.js';
import { MOST_ADDRESSES, robotsTxt, sitemap, sitemapIndex } from './sitemap.js';
import { element, xmlDocument } from './xml.js';

const service: ServiceInfo = {
  base: 'https://schemas.example.org/reg',
  title: 'Schemas',
  operator: { name: 'River Office' },
  email: 'desk@example.org',
  issued: '2026-01-01T00:00:00.000Z',
};

const HOSTILE = 'a]]>b<c>&amp;"\'\u0000\u0008\uFFFE\uD800x\uDC00\r\n\t\u{1F600}';
const KEPT = 'a]]>b<c>&amp;"\'x\r\n\t\u{1F600}';

describe('XML', () => {
  test('keeps hostile texts as they are, without what XML forbids', () => {
    const read = readXml(xmlDocument(element('x', { 'xml:lang': 'en', a: HOSTILE }, HOSTILE)));
    expect(read.text).toBe(KEPT);
    expect(read.attributes.a).toBe(KEPT);
  });

  test('has no way to write text as elements', () => {
    const forged = { toString: () => '<evil/>', map: () => [] };
    expect(String(element('x', {}, '<evil/>'))).toBe('<x>&lt;evil/&gt;</x>');
    expect(String(element('x', {}, forged as never))).toBe('<x/>');
  });

  test('leaves out attributes and content that are not there', () => {
    expect(String(element('x', { a: undefined }, undefined, []))).toBe('<x/>');
  });

  test.each(['', 'a b', '1', 'a>', ':a', 'a:b:c'])('refuses the name "%s"', (name) => {
    expect(() => element(name, {})).toThrow('not a valid XML name');
    expect(() => element('x', { [name]: '' })).toThrow('not a valid XML name');
  });
});

describe('Atom', () => {
  const change = (more: Partial<ChangeRecord>): ChangeRecord => ({
    ...{ seq: 1, at: '2026-03-01T10:00:00.123Z', kind: 'published', owner: 'office', name: 'towns' },
    ...more,
  });
  const feed = readXml(
    atomFeed(service, [
      change({ number: '1.0.0' }),
      change({
        seq: 2,
        at: '2026-03-02T10:00:00Z',
        number: '1.0.0',
        kind: 'withdrawn',
        detail: { reason: HOSTILE },
      }),
      change({ seq: 3, number: '1.0.0', kind: 'alias', detail: { alias: 'stable' } }),
      change({ seq: 4, kind: 'moved' }),
    ]),
  );

  test('has what RFC 4287 requires, once each', () => {
    expect(feed.uri).toBe('http://www.w3.org/2005/Atom');
    for (const each of [feed, ...at(feed, 'entry')])
      for (const name of ['id', 'title', 'updated', 'author']) expect(at(each, name)).toHaveLength(1);
    expect(textsAt(feed, 'updated')).toEqual(['2026-03-02T10:00:00Z']);
    expect(at(feed, 'link').map(({ attributes }) => attributes.rel)).toEqual(['self', 'alternate']);
  });

  test('says what happened, under ids that stay the same', () => {
    expect(textsAt(feed, 'entry', 'title')).toEqual([
      'office/towns: 1.0.0 was published',
      'office/towns: 1.0.0 was withdrawn',
      'office/towns: the alias stable now points to 1.0.0',
      'office/towns: moved',
    ]);
    expect(textsAt(feed, 'entry', 'id').slice(0, 2)).toEqual([
      'tag:schemas.example.org,2026-03-01:changes/1',
      'tag:schemas.example.org,2026-03-02:changes/2',
    ]);
    expect(textsAt(feed, 'entry', 'summary')[1]).toBe(KEPT);
    expect(at(feed, 'entry', 'link').map(({ attributes }) => attributes.href)).toEqual([
      ...Array(3).fill('https://schemas.example.org/reg/s/office/towns/1.0.0'),
      'https://schemas.example.org/reg/s/office/towns',
    ]);
  });

  test('is a feed without changes too', () => {
    const empty = readXml(atomFeed({ ...service, title: '\u0000' }, []));
    expect(textsAt(empty, 'updated')).toEqual(['2026-01-01T00:00:00Z']);
    expect(textsAt(empty, 'title')).toEqual([service.base]);
  });
});

describe('sitemaps', () => {
  test('list addresses with the time of the last change', () => {
    const read = readXml(
      sitemap([
        { address: 'https://x.org/?a=1&b=<', at: '2026-03-01T10:00:00.5Z' },
        { address: 'https://x.org/b' },
      ]),
    );
    expect(read.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(textsAt(read, 'url', 'loc')).toEqual(['https://x.org/?a=1&b=<', 'https://x.org/b']);
    expect(textsAt(read, 'url', 'lastmod')).toEqual(['2026-03-01T10:00:00Z']);
  });

  test('have at most 50,000 addresses', () => {
    const many = Array.from({ length: MOST_ADDRESSES + 1 }, () => ({ address: 'https://x.org/a' }));
    expect(() => sitemap(many)).toThrow('at most 50000');
    expect(at(readXml(sitemap(many.slice(1))), 'url')).toHaveLength(50_000);
  });

  test.each([
    ['an empty registry', [], [0]],
    ['some parts', [0, 2000, 8000], [0, 2000, 8000]],
  ])('of %s are named by the first number of each', (_name, firsts, named) => {
    const index = readXml(sitemapIndex(service.base, firsts));
    expect(textsAt(index, 'sitemap', 'loc')).toEqual(
      named.map((first) => `https://schemas.example.org/reg/sitemap-${first}.xml`),
    );
  });

  test('are named to robots', () => {
    expect(robotsTxt(service.base)).toBe(
      'User-agent: *\nDisallow: /reg/v1/\nSitemap: https://schemas.example.org/reg/sitemap.xml\n',
    );
  });
});

describe('the API catalogue', () => {
  test('links every interface to its description', () => {
    const { linkset } = apiCatalog(service.base) as {
      linkset: { anchor: string; item: { href: string }[] }[];
    };
    const [catalogue, ...interfaces] = linkset;
    expect(catalogue!.anchor).toBe(`${service.base}/.well-known/api-catalog`);
    expect(catalogue!.item.map(({ href }) => href)).toEqual(interfaces.map(({ anchor }) => anchor));
    expect(interfaces[0]).toMatchObject({
      'service-desc': [{ href: `${service.base}/openapi.json` }],
      'service-doc': [{ href: `${service.base}/docs` }],
    });
    expect(API_CATALOG_TYPE).toContain('rfc9727');
  });
});
