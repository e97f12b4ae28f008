import type { Diagnostic } from '../../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../../base/json.js';
import type { Document } from '../../../schema/document/index.js';
import type { Registry } from '../../../schema/references/index.js';
import { string, wholeNumber } from '../../../schema/vocabulary/index.js';
import { diagnosticList } from '../answers.js';
import { NotFound, type Operation } from '../operation.js';

/** Which of the registered schemas to list. */
export interface SchemasInput {
  readonly q?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** A registered schema. */
export interface SchemaEntry {
  readonly id: string;
  readonly title: string;
  /** Where a service answers it, under the path that it is served at. */
  readonly path: string;
  readonly description?: string;
  readonly kind: 'meta-schema' | 'list' | 'schema';
}

/** The registered schemas, or a page of them. */
export interface SchemasOutput {
  /** The total number of schemas. */
  readonly count: number;
  readonly schemas: readonly SchemaEntry[];
  /** What to ask for to get the next page. */
  readonly next?: string;
  /** Problems with files: those that could not be registered, and the first error of those that are not valid. */
  readonly problems: readonly Diagnostic[];
}

/** Lists the registered schemas. */
export const schemas: Operation<SchemasInput, SchemasOutput> = {
  name: 'schemas',
  summary: 'List the registered schemas.',
  isStable: true,
  parameters: {
    q: {
      about: 'Only schemas whose id, title or description has these words.',
      kind: string,
    },
    limit: {
      about: 'The maximum number of schemas to list. Default: all.',
      kind: wholeNumber(1, 1000),
    },
    cursor: {
      about: 'Where to continue: the member "next" of the previous page.',
      kind: string,
    },
  },
  answer: {
    about: 'The registered schemas.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['count', 'schemas', 'problems'],
      properties: {
        count: { type: 'integer', minimum: 0, description: 'The total number of schemas.' },
        schemas: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'title', 'path', 'kind'],
            properties: {
              id: { type: 'string', format: 'iri' },
              title: { type: 'string' },
              path: { type: 'string', description: 'The path of the schema at this service.' },
              description: { type: 'string' },
              kind: { enum: ['meta-schema', 'list', 'schema'] },
            },
          },
        },
        next: { type: 'string', description: 'The cursor of the next page, if there is one.' },
        problems: {
          ...diagnosticList,
          description:
            'Problems with files: those that could not be registered, and the first error of those that are not valid.',
        },
      },
    },
  },
  examples: [
    { title: 'All of them', input: {} },
    { title: 'The first two about contributors', input: { q: 'contributor', limit: 2 } },
  ],
  run({ q, limit, cursor }, { registry }) {
    const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const found = entriesOf(registry).filter(({ id, title, description = '' }) => {
      const text = `${id} ${title} ${description}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
    const page = limit === undefined ? found.slice(start) : found.slice(start, start + limit);
    const hasMore = start + page.length < found.length;
    return {
      count: found.length,
      schemas: page,
      ...(hasMore && page.length > 0 ? { next: page.at(-1)!.id } : {}),
      problems: registry.problems,
    };
  },
};

/** Which registered schema to answer. */
export interface SchemaInput {
  readonly id: string;
}

/** Answers one registered schema. */
export const schema: Operation<SchemaInput, Json> = {
  name: 'schema',
  itemOf: 'schemas',
  summary: 'Get one registered schema.',
  isStable: true,
  parameters: {
    id: {
      about: 'The address of the schema, percent-encoded, or its path from the list.',
      required: true,
      kind: string,
    },
  },
  answer: {
    about: 'The schema itself.',
    mediaType: 'application/schema+json',
    schema: { type: ['object', 'boolean'] },
  },
  examples: [
    {
      title: 'By address',
      input: { id: 'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1' },
    },
    { title: 'By path', input: { id: '/dev/vocab/annotations' } },
  ],
  run: ({ id }, { registry }) => registeredSchema(registry, id).value,
};

/** A registered schema by its address, or by its path from the list. */
export function registeredSchema(registry: Registry, id: string): Document {
  const found = registry.find(id) ?? registry.find(registry.docsUrl + (id.startsWith('/') ? id : `/${id}`));
  if (found === undefined) throw new NotFound(`No schema is registered at ${quote(id)}.`);
  return found;
}

/** The entries of a registry. */
function entriesOf(registry: Registry): readonly SchemaEntry[] {
  return registry.addresses().map((id) => {
    const value = registry.find(id)!.value;
    const { title, description, terms } = isObject(value) ? value : {};
    const own =
      id.startsWith(`${registry.docsUrl}/`) && registry.isBuiltIn(id)
        ? id.slice(registry.docsUrl.length)
        : undefined;
    return {
      id,
      title: typeof title === 'string' ? title : id,
      path: own ?? `/v1/schemas/${encodeURIComponent(id)}`,
      ...(typeof description === 'string' ? { description } : {}),
      kind: !registry.isBuiltIn(id) ? 'schema' : terms === undefined ? 'meta-schema' : 'list',
    };
  });
}
