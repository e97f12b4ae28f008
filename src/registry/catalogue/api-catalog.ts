import type { JsonObject } from '../../base/json.js';

/** The media type of the API catalogue. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The interfaces of the service, each with what describes it. */
const INTERFACES: readonly (readonly [path: string, relations: JsonObject])[] = [
  [
    '/v1',
    {
      'service-desc': [{ href: '/openapi.json', type: 'application/vnd.oai.openapi+json' }],
      'service-doc': [{ href: '/docs', type: 'text/html' }],
      status: [{ href: '/status', type: 'application/json' }],
    },
  ],
  ['/oai', { 'service-meta': [{ href: '/oai?verb=Identify', type: 'text/xml' }] }],
  ['/catalog', { 'service-meta': [{ href: '/', type: 'text/turtle' }] }],
];

/** The API catalogue at `/.well-known/api-catalog` (RFC 9727), a linkset (RFC 9264). */
export function apiCatalog(base: string): JsonObject {
  return {
    linkset: [
      {
        anchor: `${base}/.well-known/api-catalog`,
        item: INTERFACES.map(([path]) => ({ href: base + path })),
      },
      ...INTERFACES.map(([path, relations]) => ({ anchor: base + path, ...absolute(base, relations) })),
    ],
  };
}

function absolute(base: string, relations: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(relations).map(([relation, links]) => [
      relation,
      (links as readonly { readonly href: string; readonly type: string }[]).map(({ href, type }) => ({
        href: base + href,
        type,
      })),
    ]),
  );
}
