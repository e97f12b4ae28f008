import type { JsonObject } from '../../../base/json.js';
import { facetKinds } from '../../../registry/publish/index.js';
import type { Kind } from '../../../schema/vocabulary/index.js';
import { problemResponses } from '../problem-responses.js';
import type { ProblemName } from '../problems.js';
import { bodies } from './bodies.js';
import { representations } from './representations.js';

/** A request that a registry answers, for the interface description. */
interface Described {
  readonly method: 'get' | 'put' | 'patch' | 'post' | 'delete';
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** Parameters of the query, with what each says. */
  readonly query?: { readonly [name: string]: string };
  readonly body?: Kind | 'schema';
  /** The media types of the answer. */
  readonly answers: readonly string[];
  readonly problems: readonly ProblemName[];
  /** Whether reading needs a token, too. */
  readonly needsToken?: true;
}

const [JSON_TYPE, HTML] = ['application/json', 'text/html'] as const;
const READING: readonly ProblemName[] = ['not-found', 'not-acceptable', 'unavailable'];
const WRITING: readonly ProblemName[] = [
  ...(['unauthorized', 'forbidden', 'not-found', 'unavailable', 'read-only'] as const),
];
const ADMINISTERING: readonly ProblemName[] = ['unauthorized', 'forbidden', 'not-acceptable', 'unavailable'];
const CONDITIONAL: readonly ProblemName[] = ['changed-meanwhile', 'condition-needed', 'invalid-body'];
const VERSION = '/s/{owner}/{name}/{number}';
const PAGING = {
  limit: 'The maximum number to list.',
  cursor: 'Where to continue: the member "next" of the previous page.',
};

const described: readonly Described[] = [
  {
    method: 'get',
    path: '/s',
    id: 'registry-list',
    summary: 'List the published schemas, or search for some.',
    query: {
      q: 'Words that the schema has.',
      owner: 'Only schemas of this owner.',
      ...Object.fromEntries(facetKinds.map((kind) => [kind, `Only schemas that have this ${kind}.`])),
      unit: 'Only schemas that have this unit: its IRI, symbol or name.',
      quantity: 'Only schemas that have this quantity: its IRI or name.',
      license: 'Only schemas that have this licence: its address, SPDX identifier or name.',
      minReadiness: 'Only schemas with at least so many points of readiness.',
      ...PAGING,
    },
    answers: [HTML, JSON_TYPE],
    problems: [...READING, 'malformed-parameter'],
  },
  {
    method: 'get',
    path: '/s/{owner}',
    id: 'registry-owner',
    summary: 'Get an owner and its schemas.',
    query: PAGING,
    answers: [HTML, JSON_TYPE],
    problems: [...READING, 'malformed-parameter'],
  },
  {
    method: 'patch',
    path: '/s/{owner}',
    id: 'registry-owner-settings',
    summary: 'Change the settings of an owner.',
    body: bodies.ownerSettings,
    answers: [JSON_TYPE],
    problems: [...WRITING, 'invalid-body'],
  },
  {
    method: 'get',
    path: '/s/{owner}/{name}',
    id: 'registry-schema',
    summary: 'Get a schema with all its versions.',
    answers: [HTML, JSON_TYPE],
    problems: READING,
  },
  {
    method: 'patch',
    path: '/s/{owner}/{name}',
    id: 'registry-schema-settings',
    summary: 'Change the settings of a schema.',
    body: bodies.schemaSettings,
    answers: [JSON_TYPE],
    problems: [...WRITING, 'invalid-body'],
  },
  {
    method: 'get',
    path: VERSION,
    id: 'registry-version',
    summary: 'Get a version in the representation that the client accepts. An alias leads to the number.',
    answers: [...new Set(representations.map(({ mediaType }) => mediaType))],
    problems: [...READING, 'withdrawn'],
  },
  {
    method: 'put',
    path: VERSION,
    id: 'registry-publish',
    summary: 'Publish a version. The same content again changes nothing.',
    query: {
      'dry-run': 'Only say what would happen.',
      state: 'draft: store a draft, which can still be replaced.',
      'accept-unknown': 'Allow a compatibility that is not proven.',
    },
    body: 'schema',
    answers: [JSON_TYPE],
    problems: [
      ...WRITING,
      'version-taken',
      'address-taken',
      'incompatible',
      'changed-meanwhile',
      'invalid-name',
      'version-mismatch',
      'invalid-schema',
      'readiness-too-low',
      'unresolved-reference',
      'invalid-body',
      'content-too-large',
      'unsupported-media-type',
    ],
  },
  {
    method: 'patch',
    path: VERSION,
    id: 'registry-state',
    summary: 'Publish or delete a draft, deprecate or withdraw a version. Needs If-Match.',
    body: bodies.stateChange,
    answers: [JSON_TYPE],
    problems: [...WRITING, ...CONDITIONAL, 'wrong-state', 'still-referenced'],
  },
  {
    method: 'get',
    path: `${VERSION}/{file}`,
    id: 'registry-file',
    summary: `Get one representation of a version: ${representations.map(({ file }) => file).join(', ')}.`,
    answers: [...new Set(representations.map(({ mediaType }) => mediaType))],
    problems: [...READING, 'withdrawn'],
  },
  {
    method: 'get',
    path: `${VERSION}/changes`,
    id: 'registry-compare',
    summary: 'Say what changed since another version.',
    query: { from: 'The number of the other version; the one before it by default.' },
    answers: [HTML, JSON_TYPE],
    problems: [...READING, 'withdrawn', 'unusable-schema', 'malformed-parameter'],
  },
  {
    method: 'put',
    path: '/s/{owner}/{name}/aliases/{alias}',
    id: 'registry-alias',
    summary: 'Let an alias lead to a version. Needs If-Match, or If-None-Match: * for a new one.',
    body: bodies.aliasTarget,
    answers: [JSON_TYPE],
    problems: [...WRITING, ...CONDITIONAL, 'invalid-name'],
  },
  {
    method: 'get',
    path: '/v1/changes',
    id: 'registry-changes',
    summary: 'List what was published, deprecated and withdrawn, in order.',
    query: {
      since: 'The number of the last change that is known.',
      wait: 'How many seconds to wait for a change, at most 30.',
      limit: 'The maximum number to list.',
    },
    answers: [JSON_TYPE, 'application/x-ndjson'],
    problems: ['malformed-parameter', 'unknown-change', 'unavailable'],
  },
  {
    method: 'get',
    path: '/v1/tokens',
    id: 'registry-tokens',
    summary: 'List the tokens, without their secrets. For administrators.',
    answers: [JSON_TYPE],
    problems: ADMINISTERING,
    needsToken: true,
  },
  {
    method: 'post',
    path: '/v1/tokens',
    id: 'registry-add-token',
    summary: 'Make a token. Its secret is in this answer only. For administrators.',
    body: bodies.newToken,
    answers: [JSON_TYPE],
    problems: [...WRITING, 'invalid-body', 'malformed-json', 'unsupported-media-type'],
  },
  {
    method: 'delete',
    path: '/v1/tokens/{id}',
    id: 'registry-revoke-token',
    summary: 'Revoke a token. For administrators.',
    answers: [JSON_TYPE],
    problems: WRITING,
  },
  {
    method: 'delete',
    path: '/v1/addresses/{address}',
    id: 'registry-release-address',
    summary: 'Let another schema have an address that was published as a $id.',
    answers: [JSON_TYPE],
    problems: WRITING,
  },
  {
    method: 'get',
    path: '/v1/audit',
    id: 'registry-audit',
    summary: 'List the writes, refused ones too, the newest first. For administrators.',
    query: PAGING,
    answers: [JSON_TYPE],
    problems: [...ADMINISTERING, 'malformed-parameter'],
    needsToken: true,
  },
  ...(
    [
      ['/feed.atom', 'registry-feed', 'The last changes as an Atom feed.', 'application/atom+xml'],
      ['/catalog', 'registry-catalog', 'The published schemas in DCAT 3.', 'text/turtle'],
      ['/oai', 'registry-oai', 'The published versions for harvesters (OAI-PMH 2.0).', 'text/xml'],
      ['/sitemap.xml', 'registry-sitemap', 'The sitemap for search engines.', 'text/xml'],
    ] as const
  ).map(
    ([path, id, summary, type]): Described => ({
      method: 'get',
      path,
      id,
      summary,
      answers: [type],
      problems: ['unavailable'],
    }),
  ),
];

/** The paths of a registry, for the interface description. */
export function registryPaths(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const each of described) paths[each.path] = { ...paths[each.path], [each.method]: entryOf(each) };
  return paths;
}

/** How writers show who they are. */
export const securitySchemes: JsonObject = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of the registry, such as fw_..., or of an issuer that the operator trusts.',
  },
};

function entryOf({
  method,
  path,
  id,
  summary,
  query = {},
  body,
  answers,
  problems,
  needsToken,
}: Described): JsonObject {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  const content = Object.fromEntries(answers.map((type) => [type, {}]));
  const done = { description: 'Done.', content };
  return {
    operationId: id,
    summary,
    tags: ['registry'],
    ...(method === 'get' && !needsToken ? {} : { security: [{ token: [] }] }),
    parameters: [...inPath, ...inQuery],
    ...(body === undefined ? {} : { requestBody: bodyEntry(body) }),
    responses: {
      ...(id === 'registry-add-token'
        ? { 201: { ...done, description: 'The token is made.' } }
        : { 200: done }),
      ...(id === 'registry-publish' ? { 201: { ...done, description: 'The version is published.' } } : {}),
      ...(id === 'registry-version' ? { 307: { description: 'The number that an alias leads to.' } } : {}),
      ...problemResponses(problems),
    },
  };
}

function bodyEntry(body: Kind | 'schema'): JsonObject {
  if (body !== 'schema') return { required: true, content: { [JSON_TYPE]: { schema: body.schema } } };
  const schema = { type: 'object', description: 'The schema.' };
  const form = {
    type: 'object',
    required: ['schema'],
    properties: {
      schema,
      options: { type: 'object', description: 'What no keyword of the schema can say, as for exports.' },
    },
  };
  return {
    required: true,
    content: {
      'application/schema+json': { schema },
      [JSON_TYPE]: { schema },
      'application/yaml': { schema },
      'multipart/form-data': { schema: form },
    },
  };
}
