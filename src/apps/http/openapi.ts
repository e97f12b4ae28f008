import { allOfWords, type Json, type JsonObject } from '../../base/json.js';
import { version } from '../../base/version.js';
import { standardTitles } from '../../exchange/standards/list/index.js';
import { type FilesExample, type Parameter, type StreamExample, sharedSchemas } from '../operations/index.js';
import {
  carriersOf,
  type Files,
  isFiles,
  isStream,
  operations,
  parametersOf,
  reportHeaders,
  routeOf,
  type Single,
  type Stream,
} from './operations.js';
import { SAYS_READY } from './probes.js';
import { problemResponses } from './problem-responses.js';
import { type ProblemName, type ProblemScope, problemKinds } from './problems.js';
import { registryPaths, securitySchemes } from './registry/description.js';
import { bareType } from './routes.js';

/** The description of the interface, OpenAPI 3.1.0, made from the operations, and of the registry if there is one. */
export function openApi(server = '/', { hasRegistry = false } = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'fairwright',
      version,
      description: `Checks JSON Schemas (Draft 2020-12) that carry FAIR metadata, checks data against them, lists the registered schemas, and converts them to ${allOfWords(standardTitles)}. Within \`/v1\`, members are only added, never renamed or removed. Errors are problem details (RFC 9457).`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths: {
      ...Object.fromEntries(
        operations
          .flatMap((each) => pathOf(each, hasRegistry))
          .map(([path, method, entry]) => [path, { [method]: entry }]),
      ),
      ...(hasRegistry ? registryPaths() : {}),
    },
    components: { schemas: sharedSchemas, ...(hasRegistry ? { securitySchemes } : {}) },
  };
}

/** What requests can end in that refer to published versions, and those that name one. */
const REFERRING: readonly ProblemName[] = ['unauthorized'];
const NAMING: readonly ProblemName[] = ['unauthorized', 'withdrawn'];

function pathOf(
  operation: Single | Stream | Files,
  hasRegistry: boolean,
): readonly (readonly [string, string, JsonObject])[] {
  const { name, summary } = operation;
  const route = routeOf(operation);
  const parameters = parametersOf(operation);
  const outside = parameters.flatMap(([key, parameter]) =>
    carriersOf(operation, key, parameter)
      .filter((carrier) => carrier !== 'body')
      .map((carrier) => parameterEntry(key, parameter, carrier)),
  );
  const hasBody = route.method === 'POST';
  const namesSchema = parameters.some(([, { isAddress }]) => isAddress);
  const takesSchema = parameters.some(([, { isSchema }]) => isSchema);
  const ofVersions = !hasRegistry ? [] : namesSchema ? NAMING : takesSchema ? REFERRING : [];
  const scopes: readonly ProblemScope[] = [
    ...(outside.length > 0 ? (['parameters'] as const) : []),
    ...(route.path.includes('{') || namesSchema ? (['items'] as const) : []),
    ...(hasBody ? (['body'] as const) : []),
    ...('refusesUnusable' in operation && operation.refusesUnusable ? (['unusable schemas'] as const) : []),
    ...(SAYS_READY.includes(route.path) ? (['status'] as const) : []),
    'anything',
  ];
  const entry = {
    operationId: name.replaceAll(' ', '-'),
    summary,
    ...(outside.length > 0 ? { parameters: outside } : {}),
    ...(hasBody ? { requestBody: bodyOf(operation, parameters) } : {}),
    responses: {
      200: answerEntry(operation),
      ...(hasBody ? {} : { 304: { description: 'The client already has this answer (If-None-Match).' } }),
      ...problemResponses([...ofVersions, ...problemsOf(scopes)]),
    },
  };
  return [[route.path, route.method.toLowerCase(), entry]];
}

function bodyOf(
  operation: Single | Stream | Files,
  parameters: readonly (readonly [string, Parameter])[],
): JsonObject {
  if (isStream(operation)) return streamBody(operation);
  return isFiles(operation) ? filesBody(operation) : requestBody(operation, parameters);
}

function answerEntry(operation: Single | Stream | Files): JsonObject {
  const { about, mediaType, schema, report } = operation.answer;
  const described = Object.entries(reportHeaders(operation)).map(
    ([name, description]) => [name, { description, schema: { type: 'string' } }] as const,
  );
  return {
    description: about,
    ...(described.length > 0 ? { headers: Object.fromEntries(described) } : {}),
    content: {
      [bareType(mediaType)]: { schema },
      ...(report ? { 'application/json': { schema: report.schema } } : {}),
    },
  };
}

function parameterEntry(
  name: string,
  { about, kind, required, usual }: Parameter,
  carrier: string,
): JsonObject {
  return {
    name,
    in: carrier,
    description: about,
    required: carrier === 'path' || required === true,
    schema: { ...kind.schema, ...(usual === undefined ? {} : { default: usual }) },
  };
}

function requestBody(operation: Single, parameters: readonly (readonly [string, Parameter])[]): JsonObject {
  const { examples } = operation;
  const members = parameters.filter(([name, parameter]) =>
    carriersOf(operation, name, parameter).includes('body'),
  );
  const schema = {
    type: 'object',
    required: members.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(members.map(([name, parameter]) => [name, memberSchema(parameter)])),
    ...eitherOf(members),
  };
  const shown = examples.map(
    ({ title, input }, index) => [`example-${index + 1}`, { summary: title, value: input as Json }] as const,
  );
  return { required: true, content: { 'application/json': { schema, examples: Object.fromEntries(shown) } } };
}

/** What a member of a body may be: one that is not required may also be null, as if it were absent. */
function memberSchema({ about, kind, required, usual }: Parameter): JsonObject {
  const byDefault = usual === undefined ? {} : { default: usual };
  if (required) return { description: about, ...kind.schema, ...byDefault };
  return { description: about, anyOf: [kind.schema, { type: 'null' }], ...byDefault };
}

/** Of a member that may be left out for another, and that other, exactly one is given. */
function eitherOf(members: readonly (readonly [string, Parameter])[]): JsonObject {
  const [name, parameter] = members.find(([, { unless }]) => unless !== undefined) ?? [];
  const other = members.find(([each]) => each === parameter?.unless);
  if (name === undefined || parameter === undefined || other === undefined) return {};
  // Without types, which a page that joins these with the schemas of the members would find at odds.
  const only = (one: string, absent: string) => ({
    required: [one],
    properties: { [one]: { not: { enum: [null] } }, [absent]: { enum: [null] } },
  });
  return { oneOf: [only(name, other[0]), only(other[0], name)] };
}

/** The data as it is, or a form of which it is the last part. */
function streamBody({ dataFormats, examples }: Stream): JsonObject {
  const data = { type: 'string', description: 'The data, of any length.' };
  const contentType = dataFormats.map(({ mediaTypes }) => mediaTypes[0]).join(', ');
  const form = {
    schema: {
      type: 'object',
      required: ['schema', 'data'],
      additionalProperties: false,
      properties: {
        schema: { type: 'object', description: 'The schema. It must come before the data.' },
        data,
      },
    },
    encoding: { schema: { contentType: 'application/json' }, data: { contentType } },
  };
  const types = dataFormats.flatMap(({ mediaTypes }) => mediaTypes.slice(0, 1));
  const shown = (type: string | undefined) =>
    Object.fromEntries(examples.filter((each) => exampleType(each) === type).map(shownExample));
  return {
    required: true,
    content: {
      ...Object.fromEntries(types.map((type) => [type, { schema: data, examples: shown(type) }])),
      [FORM]: { ...form, examples: shown(FORM) },
    },
  };
}

/** One file as it is, or a form with any number of files. */
function filesBody({ dataFormats, document, examples }: Files): JsonObject {
  const types = dataFormats.map(({ mediaTypes }) => mediaTypes[0]!);
  // Whatever is sent is a text, so that nothing is said of its type.
  const file = { description: 'A file, of any length.' };
  const form = {
    schema: {
      type: 'object',
      properties: { [document.name]: { type: 'object', description: document.about } },
      additionalProperties: { ...file, type: 'string', contentMediaType: types.join(', ') },
    },
    encoding: { [document.name]: { contentType: 'application/json' } },
  };
  const shown = (type: string) =>
    Object.fromEntries(
      examples.flatMap((each, index) =>
        filesType(each) === type ? [[`example-${index + 1}`, filesExample(each, document.name)]] : [],
      ),
    );
  return {
    required: true,
    content: {
      ...Object.fromEntries(types.map((type) => [type, { schema: file, examples: shown(type) }])),
      [FORM]: { ...form, examples: shown(FORM) },
    },
  };
}

function filesType({ files, document }: FilesExample): string {
  const [first, ...others] = files;
  return others.length === 0 && document === undefined ? first!.mediaType : FORM;
}

function filesExample({ title, files, document }: FilesExample, name: string): JsonObject {
  const [first, ...others] = files;
  const value =
    others.length === 0 && document === undefined
      ? first!.text
      : {
          ...(document === undefined ? {} : { [name]: document }),
          ...Object.fromEntries(files.map((file) => [file.name, file.text])),
        };
  return { summary: title, value };
}

const FORM = 'multipart/form-data';

function exampleType({ schema, mediaType }: StreamExample): string {
  return schema === undefined ? mediaType : FORM;
}

function shownExample({ title, schema, data }: StreamExample, index: number): readonly [string, JsonObject] {
  return [`example-${index + 1}`, { summary: title, value: schema === undefined ? data : { schema, data } }];
}

function problemsOf(scopes: readonly ProblemScope[]): readonly ProblemName[] {
  return (Object.keys(problemKinds) as ProblemName[]).filter((name) =>
    scopes.includes(problemKinds[name].on),
  );
}
