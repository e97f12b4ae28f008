import { toSecond } from './text.js';
import { element, xmlDocument } from './xml.js';

/** How many addresses a sitemap may have, by its protocol. */
export const MOST_ADDRESSES = 50_000;

/** A page that search engines should know. */
export interface SitemapAddress {
  readonly address: string;
  /** When it last changed. */
  readonly at?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The addresses of so many numbers of schemas are one sitemap: as many as are written within a few milliseconds. */
export const NUMBERS_A_SITEMAP = 1000;

/** The address of the sitemap that begins with a number. A sitemap may only list what is under its own folder. */
export function sitemapAddress(base: string, first: number): string {
  return `${base}/sitemap-${first}.xml`;
}

/** Up to 50,000 addresses. */
export function sitemap(addresses: readonly SitemapAddress[]): string {
  if (addresses.length > MOST_ADDRESSES)
    throw new RangeError(`A sitemap has at most ${MOST_ADDRESSES} addresses.`);
  return listed('urlset', 'url', addresses);
}

/** The sitemaps that begin with some numbers; the first one is there even if it is empty. */
export function sitemapIndex(base: string, firsts: readonly number[]): string {
  const files = (firsts.length === 0 ? [0] : firsts).map((first) => ({
    address: sitemapAddress(base, first),
  }));
  return listed('sitemapindex', 'sitemap', files);
}

function listed(root: string, each: string, addresses: readonly SitemapAddress[]): string {
  return xmlDocument(
    element(
      root,
      { xmlns: NAMESPACE },
      addresses.map(({ address, at }) =>
        element(
          each,
          {},
          element('loc', {}, address),
          at === undefined ? undefined : element('lastmod', {}, toSecond(at)),
        ),
      ),
    ),
  );
}

/** What robots may read: all but searches, of which there is no end. */
export function robotsTxt(base: string): string {
  const { pathname } = new URL(`${base}/`);
  return [
    'User-agent: *',
    `Disallow: ${pathname}v1/`,
    `Sitemap: ${new URL(`${base}/sitemap.xml`).href}`,
    '',
  ].join('\n');
}
