import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../src/base/json.js';
import type { CataloguedVersion } from '../src/registry/catalogue/index.js';
import type { Owner, VersionRecord } from '../src/registry/publish/index.js';
import { describe } from '../src/schema/description/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

export const BASE = 'https://schemas.example.org';

export const OWNER: Owner = { name: 'office', title: 'River Office' };

/** Has every character that some syntax has a meaning for, or forbids. */
export const HOSTILE = 'a]]>b<c>&amp;"""\\\'\u0000\u0008\uFFFE\uD800x\uDC00\r\n\t\u{1F600}@en^^';
/** The same without what no syntax can write. */
export const KEPT = 'a]]>b<c>&amp;"""\\\'x\r\n\t\u{1F600}@en^^';

/** A version of a schema that says little. */
export function plainVersion(more: Partial<VersionRecord> = {}): VersionRecord {
  return {
    ...{ owner: 'office', name: 'towns', number: '1.0.0', state: 'published' },
    ...{ digest: '0'.repeat(64), mediaType: 'application/schema+json', size: 4096, readiness: 50 },
    facts: { title: 'Towns', keywords: [], variables: [] },
    ...{ at: '2026-03-01T10:00:00.000Z', by: 'somebody' },
    ...more,
  } as VersionRecord;
}

/** A version with a schema and options. */
export function catalogued(
  schema: Json,
  options: JsonObject = {},
  more: Partial<VersionRecord> = {},
): CataloguedVersion {
  const keywords = (options.keywords ?? []) as readonly string[];
  return {
    version: plainVersion({ options, facts: { title: 'Towns', keywords, variables: [] }, ...more }),
    owner: OWNER,
    description: describe(documentOf(schema, 'schema'), createRegistry()),
  };
}

/** A version that states all that a catalogue can take. */
export function completeVersion(): CataloguedVersion {
  const schema = JSON.parse(readFileSync('test/corpus/complete.json', 'utf8')) as JsonObject;
  const contributors = [
    ...(schema['fair:contributors'] as readonly Json[]),
    { name: 'Research Fund', role: 'Funder', type: 'Organization', entityRef: 'https://ror.org/021nxhr62' },
  ];
  return {
    ...catalogued(
      {
        ...schema,
        'fair:contributors': contributors,
        'fair:concept': 'Air temperature',
        'fair:datasetRelations': [{ relationType: 'isPartOf', targetRef: 'https://w3id.org/example/all' }],
      },
      {
        identifier: 'https://doi.org/10.5281/zenodo.1234567',
        url: 'https://data.example.org/temperatures',
        datePublished: '2024-03-02',
        dateModified: '2024-04-01',
        keywords: ['weather', 'climate'],
        language: 'en',
        creator: [
          {
            name: 'Ada Nord',
            identifier: 'https://orcid.org/0000-0002-1825-0097',
            affiliation: { name: 'Northern Weather Office', identifier: 'https://ror.org/03yrm5c26' },
          },
        ],
        conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
        distribution: [
          {
            contentUrl: 'https://data.example.org/temperatures.csv',
            encodingFormat: 'text/csv',
            contentSize: '12345 B',
            sha256: 'a'.repeat(64),
          },
        ],
      },
      { number: '2.1.0', state: 'deprecated', reason: 'An error in March.', replacedBy: '2.2.0' },
    ),
    owner: { ...OWNER, homepage: 'https://office.example.org', ror: 'https://ror.org/03yrm5c26' },
    previous: '2.0.0',
    representations: [
      {
        href: `${BASE}/s/office/towns/2.1.0/schema.json`,
        mediaType: 'application/schema+json',
        title: 'JSON Schema',
      },
      {
        href: `${BASE}/s/office/towns/2.1.0/croissant.jsonld`,
        mediaType: 'application/ld+json',
        title: 'Croissant',
      },
    ],
  };
}

/** A version whose texts and addresses attack whatever writes them. */
export function hostileVersion(): CataloguedVersion {
  const iri = 'https://x.example/a>b <c>"{}|\\^`\n.';
  return {
    ...catalogued(
      {
        title: HOSTILE,
        description: HOSTILE,
        'fair:label': { en: HOSTILE, 'de-AT': '\u0000' },
        'fair:license': HOSTILE,
        'fair:concept': HOSTILE,
        'fair:spatialCoverage': HOSTILE,
        'fair:contributors': [{ name: HOSTILE, role: 'Producer', entityRef: iri }],
      },
      {
        keywords: [HOSTILE, ' ', 'dct:title', '_:b1'],
        language: 'not a language',
        publisher: HOSTILE,
        identifier: iri,
        url: iri,
        conditionsOfAccess: HOSTILE,
        distribution: [{ contentUrl: 'dcat:Dataset', encodingFormat: HOSTILE, contentSize: HOSTILE }],
      },
      { reason: HOSTILE, replacedBy: iri, identifier: iri },
    ),
    owner: { name: 'office', title: HOSTILE, homepage: iri, ror: HOSTILE },
    representations: [{ href: iri, mediaType: HOSTILE, title: HOSTILE }],
  };
}
