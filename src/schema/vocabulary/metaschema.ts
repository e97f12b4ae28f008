import type { JsonObject } from '../../base/json.js';
import { type Edition, editions, keywordsOf } from './keywords.js';
import type { Kind } from './kind.js';
import { type ListName, listDocument, lists } from './lists.js';
import { refinements } from './refinements.js';

/** The address of Draft 2020-12. */
export const DRAFT_2020_12 = 'https://json-schema.org/draft/2020-12/schema';

/** Where the vocabulary is published; another host of the same tree can be named instead. */
export const PUBLISHED_DOCS_URL = 'https://highvaluedata.net/fair-data-schema';

/** The edition that the bare address stands for. */
export const CURRENT_EDITION: Edition = 'dev';

const STANDARD_VOCABULARIES = [
  'core',
  'applicator',
  'unevaluated',
  'validation',
  'meta-data',
  'format-annotation',
  'content',
];

/** The meta-schemas of all editions and the controlled lists, by address, under a base address. */
export function metaSchemas(docsUrl: string = PUBLISHED_DOCS_URL): ReadonlyMap<string, JsonObject> {
  const documents = [
    dialect(docsUrl, `${docsUrl}/${CURRENT_EDITION}`, CURRENT_EDITION),
    ...editions.flatMap((edition) => editionDocuments(edition, docsUrl)),
    ...(Object.keys(lists) as ListName[]).map((name) => listDocument(name, docsUrl)),
  ];
  return new Map(documents.map((document) => [document.$id as string, document]));
}

/** The edition that each address means when a document names it in `$schema`. */
export function dialectAddresses(docsUrl: string = PUBLISHED_DOCS_URL): ReadonlyMap<string, Edition> {
  const roots = editions.flatMap((edition) =>
    ['', '/vocab/dialect', '/vocab/vocabulary', '/vocab/annotations'].map(
      (path) => [`${docsUrl}/${edition}${path}`, edition] as const,
    ),
  );
  return new Map([[docsUrl, CURRENT_EDITION], ...roots]);
}

function editionDocuments(edition: Edition, docsUrl: string): readonly JsonObject[] {
  const base = `${docsUrl}/${edition}`;
  return [
    dialect(base, base, edition),
    annotations(base, edition),
    {
      ...metaSchema(`${base}/vocab/vocabulary`, base),
      title: `FAIR vocabulary declaration, edition ${edition}`,
      description: 'A meta-schema that declares the FAIR vocabulary as optional beside the standard ones.',
    },
    {
      ...metaSchema(`${base}/vocab/dialect`, base),
      title: `FAIR dialect declaration, edition ${edition}`,
      description: `Write "$schema": "${base}" to use the dialect, which brings in all vocabularies at once.`,
      examples: [
        {
          $schema: base,
          $id: 'https://example.org/schemas/towns',
          title: 'Towns',
          type: 'object',
          properties: {
            inhabitants: { type: 'integer', 'fair:label': { en: 'Inhabitants', fr: 'Habitants' } },
          },
        },
      ],
    },
    refinements(base, edition),
  ];
}

function dialect(address: string, base: string, edition: Edition): JsonObject {
  return {
    ...metaSchema(address, base),
    title: `FAIR Data JSON Schema dialect, edition ${edition}`,
    description:
      'Draft 2020-12 with the FAIR annotation keywords, checked in every schema object of a document.',
  };
}

// The dynamic anchor makes the standard applicators come back to this meta-schema for each subschema.
function metaSchema(address: string, base: string): JsonObject {
  return {
    $schema: DRAFT_2020_12,
    $id: address,
    $vocabulary: Object.fromEntries([
      ...STANDARD_VOCABULARIES.map((name) => [`https://json-schema.org/draft/2020-12/vocab/${name}`, true]),
      [`${base}/vocab/annotations`, false],
    ]),
    $dynamicAnchor: 'meta',
    allOf: [{ $ref: DRAFT_2020_12 }, { $ref: `${base}/vocab/annotations` }],
  };
}

function annotations(base: string, edition: Edition): JsonObject {
  const rows = keywordsOf(edition);
  const needs = rows.flatMap(([name, row]) =>
    row.needs ? bothSpellings(name).map((key) => [key, row.needs]) : [],
  );
  return {
    $schema: DRAFT_2020_12,
    $id: `${base}/vocab/annotations`,
    $dynamicAnchor: 'meta',
    title: `FAIR annotations, edition ${edition}`,
    description: 'The values of the FAIR annotation keywords.',
    type: ['object', 'boolean'],
    properties: Object.fromEntries([
      ...rows.map(([name, { title, about, deprecated, kind }]) => [
        name,
        { title, description: about, ...(deprecated ? { deprecated: true } : {}), ...kind.schema },
      ]),
      ...rows.map(([name]) => [`x-${name}`, { $ref: `#/properties/${name}` }]),
    ]),
    ...(needs.length > 0 ? { dependentRequired: Object.fromEntries(needs) } : {}),
    $defs: definitionsOf(rows.map(([, row]) => row.kind)),
  };
}

function bothSpellings(name: string): readonly string[] {
  return [name, `x-${name}`];
}

function definitionsOf(kinds: readonly Kind[]): JsonObject {
  const found = new Map<string, JsonObject>();
  const visit = (kind: Kind) => {
    if (kind.definition) found.set(kind.name, kind.definition);
    kind.parts.forEach(visit);
  };
  kinds.forEach(visit);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
