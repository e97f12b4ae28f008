import { isObject } from '../../base/json.js';
import type { ChangeRecord, SchemaRecord } from '../publish/index.js';
import { ownerAddress, schemaAddress, versionAddress } from './addresses.js';
import type { ServiceInfo } from './service.js';
import { nonBlank, toSecond } from './text.js';
import { element, type Xml, xmlDocument } from './xml.js';

/** What happened, in words; other kinds are shown as they are. */
const HAPPENED: { readonly [kind: string]: (change: ChangeRecord) => string } = {
  draft: ({ number }) => `${number} was saved as a draft`,
  published: ({ number }) => `${number} was published`,
  deprecated: ({ number }) => `${number} was deprecated`,
  withdrawn: ({ number }) => `${number} was withdrawn`,
  alias: (change) => `the alias ${detailOf(change, 'alias') ?? ''} now points to ${change.number}`,
};

/** The changes as an Atom feed (RFC 4287), in the order in which they are given. */
export function atomFeed(
  { base, title, operator, issued }: ServiceInfo,
  changes: readonly ChangeRecord[],
  /** The schema that all of them are about, if it is one. */
  schema?: SchemaRecord,
): string {
  const about = schema === undefined ? base : schemaAddress(base, schema);
  const address = `${about}/feed.atom`;
  const newest = changes
    .map(({ at }) => toSecond(at))
    .sort()
    .at(-1);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      element('id', {}, address),
      element('title', {}, nonBlank(schema?.title ?? title) ?? about),
      element('updated', {}, newest ?? toSecond(issued)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', href: about }),
      author(operator.name, operator.homepage ?? base),
      changes.map((change) => entryOf(base, change)),
    ),
  );
}

function entryOf(base: string, change: ChangeRecord): Xml {
  const { owner, name, number, kind, at, seq } = change;
  const happened = HAPPENED[kind]?.(change) ?? [number, kind].filter(Boolean).join(' ');
  const address =
    number === undefined ? schemaAddress(base, change) : versionAddress(base, { owner, name, number });
  return element(
    'entry',
    {},
    // RFC 4151: a tag stays the same, also when the address of the service gets another scheme, port or path.
    element('id', {}, `tag:${new URL(base).hostname},${toSecond(at).slice(0, 10)}:changes/${seq}`),
    element('title', {}, `${owner}/${name}: ${happened}`),
    element('updated', {}, toSecond(at)),
    element('link', { rel: 'alternate', href: address }),
    author(owner, ownerAddress(base, owner)),
    element('category', { term: kind }),
    element('summary', {}, nonBlank(detailOf(change, 'reason')) ?? `${owner}/${name}: ${happened}.`),
  );
}

function author(name: string, uri: string): Xml {
  return element('author', {}, element('name', {}, nonBlank(name) ?? uri), element('uri', {}, uri));
}

function detailOf({ detail }: ChangeRecord, member: string): string | undefined {
  const value = isObject(detail) ? detail[member] : undefined;
  return typeof value === 'string' ? value : undefined;
}
