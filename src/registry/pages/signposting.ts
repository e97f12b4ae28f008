import { webAddress } from '../../base/html.js';
import type { Json, JsonObject } from '../../base/json.js';
import { schemaPath, type VersionRecord, versionPath } from '../publish/index.js';
import type { Representation, VersionView } from './version-view.js';

/** A link from a page, a file or metadata to another address. */
export interface TypedLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

const ABOUT_PAGE = 'https://schema.org/AboutPage';
const DATASET = 'https://schema.org/Dataset';
const LINKSET = 'application/linkset+json';

/** The address of all links of a version. */
export function linksetAddress(base: string, version: VersionRecord): string {
  return `${base}${versionPath(version)}/linkset`;
}

/** All links of the page of a version: FAIR Signposting, and RFC 5829 between versions. */
export function versionLinks(view: VersionView): readonly TypedLink[] {
  const { base, version, cited, representations, neighbours } = view;
  const { owner, name } = version;
  const at = (number: string) => base + versionPath({ owner, name, number });
  const around = [
    ['latest-version', neighbours.latest],
    ['predecessor-version', neighbours.predecessor],
    ['successor-version', neighbours.successor],
  ] as const;
  const kept = (is: Representation['is']) => representations.filter((each) => each.is === is);
  const file = ({ path, mediaType }: Representation) => ({ href: `${cited.page}/${path}`, type: mediaType });
  const license = cited.license && webAddress(cited.license);
  return [
    { rel: 'cite-as', href: cited.identifier },
    { rel: 'type', href: DATASET },
    { rel: 'type', href: ABOUT_PAGE },
    ...(license ? [{ rel: 'license', href: license }] : []),
    ...cited.creators.flatMap(({ address }) =>
      address && webAddress(address) ? [{ rel: 'author', href: address }] : [],
    ),
    ...kept('content').map((each) => ({ rel: 'item', ...file(each) })),
    ...cited.files.flatMap(({ contentUrl, encodingFormat }) =>
      webAddress(contentUrl) ? [{ rel: 'item', href: contentUrl, type: encodingFormat }] : [],
    ),
    ...kept('metadata').map((each) => ({ rel: 'describedby', ...file(each) })),
    ...around.flatMap(([rel, number]) => (number === undefined ? [] : [{ rel, href: at(number) }])),
    { rel: 'version-history', href: base + schemaPath(version) },
    { rel: 'linkset', href: linksetAddress(base, version), type: LINKSET },
  ];
}

/** The links back from a representation of a version to its page. */
export function linksBack(
  { is }: Pick<Representation, 'is'>,
  { base, version }: Pick<VersionView, 'base' | 'version'>,
): readonly TypedLink[] {
  const page = base + versionPath(version);
  const rel = is === 'content' ? 'collection' : 'describes';
  return [
    { rel, href: page, type: 'text/html' },
    { rel: 'linkset', href: linksetAddress(base, version), type: LINKSET },
  ];
}

/** How many links of a relation a header has: proxies refuse headers of 8 KB. */
const MOST: { readonly [rel: string]: number } = { author: 5, item: 5, describedby: 5 };
const LONGEST_HEADER = 4096;

/** The links that a header has; all others are in the linkset, which is always there. */
export function headerLinks(links: readonly TypedLink[]): readonly TypedLink[] {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (link: TypedLink) => {
    const size = written(link).length + ', '.length;
    if (length + size > LONGEST_HEADER) return false;
    length += size;
    return true;
  };
  const linksets = links.filter(({ rel }) => rel === 'linkset').filter(add);
  const others = links.filter((link) => {
    const count = (counts.get(link.rel) ?? 0) + 1;
    counts.set(link.rel, count);
    return link.rel !== 'linkset' && count <= (MOST[link.rel] ?? Number.POSITIVE_INFINITY) && add(link);
  });
  return [...others, ...linksets];
}

/** The value of the one Link header: at most 4 KB. */
export function linkHeader(links: readonly TypedLink[]): string {
  return headerLinks(links).map(written).join(', ');
}

function written({ rel, href, type, title }: TypedLink): string {
  const attributes = [
    ['rel', rel],
    ['type', type],
    ['title', title],
  ] as const;
  const texts = attributes.flatMap(([name, value]) => (value ? [`${name}="${quotable(value)}"`] : []));
  return [`<${plainAddress(href)}>`, ...texts].join('; ');
}

/** F-UJI splits the header at commas and semicolons, wherever they are. */
function quotable(text: string): string {
  return text
    .split(';')[0]!
    .replace(/[^\w .:/+*-]/g, '')
    .trim();
}

/** An address in ASCII without the characters that separate links and their parts. */
export function plainAddress(address: string): string {
  return address.toWellFormed().replace(/[^\w.~:/?#[\]@!$&()*+=%-]/gu, encoded);
}

function encoded(character: string): string {
  return character === "'" ? '%27' : encodeURIComponent(character);
}

/** All links as a linkset (RFC 9264): those of the page, and those back to it. */
export function linkset(view: VersionView): JsonObject {
  const { cited, representations } = view;
  const own = versionLinks(view).filter(({ rel }) => rel !== 'linkset');
  return {
    linkset: [
      contextOf(cited.page, own),
      ...representations.map((each) =>
        contextOf(
          `${cited.page}/${each.path}`,
          linksBack(each, view).filter(({ rel }) => rel !== 'linkset'),
        ),
      ),
    ],
  };
}

function contextOf(anchor: string, links: readonly TypedLink[]): JsonObject {
  const context: { [name: string]: Json } = { anchor: plainAddress(anchor) };
  for (const { rel, href, type, title } of links) {
    const target = {
      href: plainAddress(href),
      ...(type === undefined ? {} : { type }),
      ...(title === undefined ? {} : { title }),
    };
    context[rel] = [...((context[rel] as readonly Json[] | undefined) ?? []), target];
  }
  return context;
}
