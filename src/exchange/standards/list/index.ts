/** A standard that descriptions can be turned into. */
export interface Standard {
  /** Its name in commands and paths, in small letters and hyphens; its rules are in `test/standards/ID-rules.ts`. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly mediaType: string;
  readonly fileName: string;
}

/** The media type of the schema in a document. */
export const SCHEMA_TYPE = 'application/schema+json';

/** What a Croissant document conforms to. */
export const CROISSANT_PROFILE = 'http://mlcommons.org/croissant/1.1';

/** The standards by their names. The exporters are large: code that only lists the standards does not load them. */
export const standards = {
  'ro-crate': {
    id: 'ro-crate',
    title: 'RO-Crate',
    version: '1.1',
    mediaType:
      'application/ld+json; profile="http://www.w3.org/ns/json-ld#flattened http://www.w3.org/ns/json-ld#compacted https://w3id.org/ro/crate"',
    fileName: 'ro-crate-metadata.json',
  },
  cdif: {
    id: 'cdif',
    title: 'CDIF',
    version: '1.1',
    mediaType: 'application/ld+json',
    fileName: 'cdif.jsonld',
  },
  croissant: {
    id: 'croissant',
    title: 'Croissant',
    version: '1.1',
    mediaType: `application/ld+json; profile="${CROISSANT_PROFILE}"`,
    fileName: 'croissant.json',
  },
  prov: {
    id: 'prov',
    title: 'PROV-O',
    version: '2013-04-30',
    mediaType: 'application/ld+json',
    fileName: 'prov.jsonld',
  },
} as const satisfies { readonly [id: string]: Standard };

/** The names of the standards, for sentences. */
export const standardTitles: readonly string[] = Object.values(standards).map(({ title }) => title);
