import { SCHEMA_TYPE, standards } from '../../../exchange/standards/list/index.js';

/** A form in which a version is answered, at an address of its own and by negotiation. */
export interface Representation {
  /** The last part of its address. */
  readonly file: string;
  readonly mediaType: string;
  readonly title: string;
  /** What it is: the schema itself, metadata about it, or a page with links. */
  readonly is: 'content' | 'metadata' | 'page';
  /** Whether it is only answered at its own address. */
  readonly isNotNegotiated?: true;
  /** Bytes are made as text in Base64. */
  readonly isBase64?: true;
}

const LD = 'application/ld+json';

/** The representations; the first of those that a client accepts equally wins. */
export const representations: readonly Representation[] = [
  { file: 'schema.json', mediaType: SCHEMA_TYPE, title: 'JSON Schema', is: 'content' },
  { file: 'schema.yaml', mediaType: 'application/yaml', title: 'JSON Schema in YAML', is: 'content' },
  { file: 'index.html', mediaType: 'text/html', title: 'Page', is: 'page' },
  { file: 'metadata.jsonld', mediaType: LD, title: 'Metadata in schema.org', is: 'metadata' },
  { file: 'dcat.ttl', mediaType: 'text/turtle', title: 'DCAT 3', is: 'metadata' },
  {
    file: 'datacite.xml',
    mediaType: 'application/vnd.datacite.datacite+xml',
    title: 'DataCite',
    is: 'metadata',
  },
  ...Object.values(standards).map(
    ({ id, title, version, mediaType }): Representation => ({
      file: `${id}.jsonld`,
      mediaType,
      title: `${title} ${version}`,
      is: 'metadata',
      // The plain type stands for schema.org.
      ...(mediaType === LD ? { isNotNegotiated: true } : {}),
    }),
  ),
  {
    file: 'ro-crate.zip',
    mediaType: 'application/zip',
    title: 'RO-Crate with the schema, as a zip file',
    is: 'metadata',
    isBase64: true,
  },
  { file: 'linkset', mediaType: 'application/linkset+json', title: 'All links', is: 'page' },
];

/** Those that pages and links name. */
export const listedRepresentations = representations.filter(({ is }) => is !== 'page');
